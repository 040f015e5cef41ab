#pragma once

#include "core/cards/fixed_list.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace weli::bots {

/// How well a bot plays. Random is for tests.
enum class Level : std::uint8_t { Random, Easy, Book, Sharp };

inline constexpr std::array levels { Level::Random, Level::Easy, Level::Book, Level::Sharp };
inline constexpr std::array<std::string_view, levels.size()> levelCodes { "random", "easy", "book",
    "sharp" };

constexpr std::string_view code(Level level) { return levelCodes[static_cast<std::size_t>(level)]; }
std::optional<Level> levelFromText(std::string_view text);

/// How long a bot may think: it stops at the first of the two and answers with the best it has.
struct Budget {
    int worlds = 200; // imagined worlds for one decision; only Sharp imagines any
    std::stop_token stop {};
};

/// In what a figure of a reason is counted.
enum class Measure : std::uint8_t { None, Chance, Points, Chips, Tricks, Cards, Figures };

inline constexpr std::size_t mostFigures = 3; // of all reasons of an act together
/// In what the figures of one reason are counted.
using Measures = std::array<Measure, mostFigures>;

constexpr std::size_t countOf(const Measures& measures)
{
    std::size_t count = 0;
    for (const Measure measure : measures) count += measure == Measure::None ? 0 : 1;
    return count;
}

/// What a bot thinks of one act, or of waiting.
///
/// `Expected` is the game's own unit, `Why` a reason of its own with the figures that it looked at;
/// `measuresOf(why.reason)` says what they are.
template <typename ActionType, typename ExpectedType, typename WhyType> struct Evaluation {
    using Action = ActionType;
    using Expected = ExpectedType;
    using Why = WhyType;

    std::optional<Action> action; // none: waiting
    double value = 0; // by which the act was chosen, on the scale of who chose
    double error = 0; // its standard error; 0 where nothing was sampled
    int worlds = 0; // drawn for this act; 0 where none was, or every one was counted
    std::optional<Expected> expected {}; // nothing where a rule of thumb decided
    FixedList<Why, 3> whys {}; // what counts most comes first
    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

/// Adds a reason if there is room for it and its figures.
template <typename Why> void add(FixedList<Why, 3>& whys, const Why& why)
{
    std::size_t figures = countOf(measuresOf(why.reason));
    for (const Why& other : whys) figures += countOf(measuresOf(other.reason));
    if (whys.size() < whys.capacity() && figures <= mostFigures) whys.push(why);
}

template <typename EvaluationType> struct Decision {
    using Evaluation = EvaluationType;

    std::optional<typename Evaluation::Action> action; // none: the bot waits
    std::vector<Evaluation> weighed; // never empty; the first one is chosen
    friend bool operator==(const Decision&, const Decision&) = default;
};

}
