#pragma once

#include <optional>
#include <string>
#include <vector>

namespace weli::cli {

/// The words of `weli-cli lesson check` and of `weli-cli lesson show`.
struct LessonWords {
    std::vector<std::string> folders;
    std::string language = "en"; // that is shown
};
/// Says what is wrong with lessons; the exit code. Their words must be there in all `languages`.
int checkLessons(const LessonWords& words, const std::vector<std::string>& languages);
/// Prints lessons step by step; the exit code.
int showLessons(const LessonWords& words, const std::vector<std::string>& languages);

/// The words of `weli-cli lesson facts`.
struct FactsWords {
    std::string place; // a trace, a lesson.jsonl, or the folder of a lesson
    std::optional<int> at {}; // events; without it the end, or where the step is
    std::optional<std::string> step {};
    std::optional<int> seat {}; // without it the learner's, or 0
};
/// Prints what is true of a position; the exit code.
int printFacts(const FactsWords& words);

}
