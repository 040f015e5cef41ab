#pragma once

#include "core/lesson/check.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace weli::lesson {

/// Something that a learner may do in a step, other than what the step waits for above all.
struct OtherTry {
    std::string key; // the act or the answer
    bool isAccepted = false; // as good: a reply is welcome, and not needed
    bool mayBeOther = false; // the reply for all others is enough
};

/// Looks at the words of one language, step by step, on every way through the lesson.
class WordsCheck {
public:
    WordsCheck(const Lesson& lesson, const WordsIn& words);

    /// All that can be tried in this step on some way through the lesson.
    void meet(const Step& step, const std::vector<OtherTry>& tries);
    /// All that is wrong, once every way has been gone.
    [[nodiscard]] std::vector<Fault> faults() &&;

private:
    void add(std::size_t line, std::string what);
    void checkText(
        std::size_t line, const std::string& name, const std::string& text, std::size_t longest);
    void checkStep(const Step& step, const StepWords& words);
    void checkReplies(const StepWords& words);
    void checkLeftOver();

    const Lesson& lesson_;
    const Words& words_;
    std::string file_;
    std::set<const Reply*> met_;
    std::vector<Fault> faults_;
};

}
