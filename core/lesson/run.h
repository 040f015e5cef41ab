#pragma once

#include "core/lesson/any_match.h"
#include "core/lesson/lesson.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace weli::lesson {

// Where a learner is in a lesson, and how it goes on. Nothing here waits, thinks or paints.

// The phases of a step.

/// The table plays up to where the step is shown.
struct Arriving {
    friend bool operator==(const Arriving&, const Arriving&) = default;
};
/// For the learner: to go on, to act, to answer.
struct Waiting {
    friend bool operator==(const Waiting&, const Waiting&) = default;
};
/// As Waiting, with the reply to an act or answer that was not what the step wants.
struct Replied {
    std::string key;
    std::optional<AnyAction> act {}; // nothing: an answer
    friend bool operator==(const Replied&, const Replied&) = default;
};
/// As Waiting, after an act that cannot be done: by this clause, or because the step wants
/// something else first.
struct Refused {
    AnyAction act;
    std::optional<Clause> clause {};
    friend bool operator==(const Refused&, const Refused&) = default;
};
/// As Waiting, with the hint.
struct Hinted {
    friend bool operator==(const Hinted&, const Hinted&) = default;
};
/// What the step wants is done, and the learner goes on.
struct Right {
    std::string key; // the act or answer; empty if there was none
    bool wasShown = false; // the learner has not found it
    friend bool operator==(const Right&, const Right&) = default;
};
/// What would come of an act is played.
struct Trying {
    std::string key;
    EventId from; // the last event before the act
    std::vector<AnyActed> script; // what others do in the accepted way, the next one first
    int acts = 0; // so far, the learner's included
    int tricks = 0; // that have ended
    friend bool operator==(const Trying&, const Trying&) = default;
};
/// It lies there, until it is taken back.
struct Tried {
    std::string key;
    EventId from;
    friend bool operator==(const Tried&, const Tried&) = default;
};
/// The learner plays on freely.
struct PlayingOn {
    std::optional<Refused> refused {}; // what was just tried
    bool botsWait = false; // those who were asked want to do nothing now
    friend bool operator==(const PlayingOn&, const PlayingOn&) = default;
};
/// The lesson is over.
struct Done {
    friend bool operator==(const Done&, const Done&) = default;
};
using Phase = std::variant<Arriving, Waiting, Replied, Refused, Hinted, Right, Trying, Tried,
    PlayingOn, Done>;

// What the table is to do, without the learner.

struct Nothing {
    friend bool operator==(const Nothing&, const Nothing&) = default;
};
/// This event happens: Run::advance.
struct Advance {
    std::variant<Pack, AnyActed> event;
    friend bool operator==(const Advance&, const Advance&) = default;
};
/// These seats are asked, one after another, what they do: Run::botDid, or Run::botsWait if each
/// of them waits. The one for whom the table waits must act.
struct AskBots {
    std::vector<Seat> order;
    friend bool operator==(const AskBots&, const AskBots&) = default;
};
/// A shuffled pack is wanted: Run::takePack.
struct NeedPack {
    friend bool operator==(const NeedPack&, const NeedPack&) = default;
};
using Todo = std::variant<Nothing, Advance, AskBots, NeedPack>;

inline constexpr int wrongTriesBeforeHelp = 2;
inline constexpr int mostTriedActs = 12; // a trick, of what would come of an act

struct StepWords;

/// A lesson that is being gone through. The lesson must outlive it. What happens is told to its
/// members, which answer whether it can happen now; if not, nothing has changed.
class Run {
public:
    /// Begins at this step, and lies there already.
    explicit Run(const Lesson& lesson, std::size_t step = 0);

    [[nodiscard]] const Lesson& lesson() const { return *lesson_; }
    /// What lies on the table.
    [[nodiscard]] const AnyMatch& match() const { return match_; }
    /// The number of the step, from 0; as many as there are steps once the lesson is over.
    [[nodiscard]] std::size_t step() const { return step_; }
    [[nodiscard]] const Phase& phase() const { return phase_; }
    [[nodiscard]] Todo todo() const;
    /// The answers that are offered; none where nothing is asked.
    [[nodiscard]] std::vector<std::string> choices() const;
    /// Those of them that were given and are wrong.
    [[nodiscard]] const std::vector<std::string>& wrongAnswers() const { return wrongAnswers_; }

    [[nodiscard]] bool canGoBack() const { return step_ > 0; }
    [[nodiscard]] bool canGoForward() const { return step_ + 1 < places_.size(); }
    /// After some wrong tries: a hint, and after the hint to be shown what is right.
    [[nodiscard]] bool offersHelp() const;
    [[nodiscard]] bool offersToShow() const { return offersHelp() && hinted_; }
    /// Can the table show what would come of the act that was just tried?
    [[nodiscard]] bool canTryOut() const;

    // What the learner does.
    bool goOn();
    bool act(const AnyAction& action);
    bool answer(std::string_view answer);
    bool help();
    bool showMe();
    bool tryOut();
    bool takeBack();
    /// To the step before, or to the next one that has been reached before.
    bool back();
    bool forward();
    /// To the first step.
    void restart() { goTo(0); }

    // What the table does.
    bool advance();
    bool botDid(Seat seat, const AnyAction& action);
    bool botsWait();
    bool takePack(const Pack& pack);
    /// All that is left until the step is shown, at once.
    void arrive();

private:
    /// Where a step begins.
    struct Place {
        EventId tip;
        Swaps swaps;
    };

    [[nodiscard]] const Task* task() const;
    template <typename T> [[nodiscard]] bool wants() const;
    template <typename P> [[nodiscard]] bool is() const
    {
        return std::holds_alternative<P>(phase_);
    }
    /// May the learner act or answer now?
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] std::size_t target() const;
    [[nodiscard]] bool isAccepted(const AnyAction& action) const;
    [[nodiscard]] AskBots askedInPlay() const;
    void goTo(std::size_t step);
    void nextStep();
    void settle();
    void complete(const AnyAction& action);
    bool tried(const AnyAction& action);
    bool played(const AnyAction& action);
    void afterTried(const AnyState& before);
    void afterPlayed(const AnyState& before);

    const Lesson* lesson_;
    AnyMatch match_;
    Swaps swaps_;
    std::size_t step_ = 0;
    std::vector<Place> places_; // of the steps that were reached
    int wrongTries_ = 0; // in this step
    std::vector<std::string> wrongAnswers_; // in this step
    bool hinted_ = false;
    Phase phase_;
};

/// What is said in this phase of a step: its words, a reply to what was tried, also while it is
/// played, the hint. Empty if it was right and nothing is said to that.
std::string_view said(const StepWords& words, const Phase& phase);

}
