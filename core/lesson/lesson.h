#pragma once

#include "core/game/clause.h"
#include "core/lesson/pointer.h"
#include "core/matches.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace weli::lesson {

// What a step waits for.

/// To be read.
struct Tell {
    friend bool operator==(const Tell&, const Tell&) = default;
};
/// The learner's next act of the accepted way, or one of these instead.
struct Do {
    std::vector<std::string> instead;
    friend bool operator==(const Do&, const Do&) = default;
};
/// That the learner lets it pass, although there is something to do.
struct Wait {
    friend bool operator==(const Wait&, const Wait&) = default;
};
/// The answer to a question: the fact of this name.
struct Ask {
    std::string question;
    std::vector<std::string> choices; // empty: all seats, suits, or yes and no
    friend bool operator==(const Ask&, const Ask&) = default;
};
enum class Until : std::uint8_t { Trick, Deal, Match };
inline constexpr std::array<std::string_view, 3> untilCodes { "trick", "deal", "match" };
/// The learner plays on as if there were no lesson.
struct PlayOn {
    Until until {};
    friend bool operator==(const PlayOn&, const PlayOn&) = default;
};
using Task = std::variant<Tell, Do, Wait, Ask, PlayOn>;
inline constexpr std::array<std::string_view, std::variant_size_v<Task>> taskCodes { "tell", "do",
    "wait", "ask", "play" };

/// Something that the words rest on: a fact and what it must be.
struct Claim {
    std::string question;
    std::string value;
    friend bool operator==(const Claim&, const Claim&) = default;
};

inline constexpr int mostTried = 12; // tricks

struct Step {
    std::string name;
    std::size_t line = 0; // of the file
    std::size_t at = 0; // the length of the match when it is shown: packs and acts
    Task task;
    bool open = false; // all hands lie open
    std::vector<Pointer> points;
    std::vector<Claim> claims;
    std::vector<Clause> teaches;
    std::vector<Part> shows {}; // from this step on, if it was hidden
    int tries = 1; // tricks that are played of what would come of another act
    friend bool operator==(const Step&, const Step&) = default;
};

/// A lesson without its words: a match that is the accepted way through it, and steps along that
/// way.
struct Lesson {
    int minutes = 0;
    Card card; // lies open on the way of the lessons once it has been gone through
    Seat seat; // the learner's
    std::vector<std::string> names; // one a seat
    AnyMatch match; // to where the accepted way ends
    std::vector<Step> steps; // one at least, in the order of the match
    std::vector<Part> hides {}; // until a step shows it
    friend bool operator==(const Lesson&, const Lesson&) = default;
};

/// Is it hidden in this step, or after the last one?
bool isHidden(const Lesson& lesson, std::size_t step, Part part);

}
