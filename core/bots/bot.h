#pragma once

#include "core/cards/card_set.h"
#include "core/cards/fixed_list.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace weli::bots {

/// How well a bot plays, one ladder in all games. Random is for tests.
enum class Level : std::uint8_t {
    Random,
    FirstEvening, // knows the rules, and looks at its own hand alone
    Easy,
    Regular, // remembers most of what was played
    Book,
    Sharp,
    Master,
};

inline constexpr std::array levels { Level::Random, Level::FirstEvening, Level::Easy,
    Level::Regular, Level::Book, Level::Sharp, Level::Master };

/// In which manner a bot plays: honest and legal, only with another eye for what things are worth.
enum class Character : std::uint8_t {
    None,
    Hunter, // dares more than others
    Waller, // wants to be nearly sure
    Lurker, // keeps the best back until it pays
    Optimist, // overrates his kings
    Bookman, // plays as in 1926
    Reckoner, // counts all that can be counted
};

/// Who decides.
struct Mind {
    Level level = Level::Book;
    Character character = Character::None;

    constexpr Mind() = default;
    constexpr Mind(Level itsLevel, Character itsCharacter = Character::None)
        : level(itsLevel)
        , character(itsCharacter)
    {
    }
    friend bool operator==(const Mind&, const Mind&) = default;
};

/// All there are: the levels in their order, then the characters, each at a level of its own.
inline constexpr std::array minds { Mind(Level::Random), Mind(Level::FirstEvening),
    Mind(Level::Easy), Mind(Level::Regular), Mind(Level::Book), Mind(Level::Sharp),
    Mind(Level::Master), Mind(Level::Sharp, Character::Hunter),
    Mind(Level::Sharp, Character::Waller), Mind(Level::Sharp, Character::Lurker),
    Mind(Level::Regular, Character::Optimist), Mind(Level::Book, Character::Bookman),
    Mind(Level::Master, Character::Reckoner) };
inline constexpr std::array<std::string_view, minds.size()> mindCodes { "random", "first", "easy",
    "regular", "book", "sharp", "master", "hunter", "waller", "lurker", "optimist", "bookman",
    "reckoner" };

/// The minds that have one.
constexpr std::span<const Mind> characters() { return std::span(minds).subspan(levels.size()); }

/// Its place among all minds; it must be one of them.
constexpr std::size_t indexOf(const Mind& mind)
{
    std::size_t index = 0;
    while (!(minds[index] == mind)) ++index;
    return index;
}
constexpr std::string_view code(const Mind& mind) { return mindCodes[indexOf(mind)]; }
std::optional<Mind> mindFromText(std::string_view text);

/// How long a bot may think: it stops at the first of the two and answers with the best it has.
struct Budget {
    /// What an everyday decision may cost, in imagined worlds. Below Sharp a bot imagines none, but
    /// for the last cards of Mittlere; with 0 it does not there, either, and is the book by which
    /// others are imagined. Sharp is content with a few, and Master takes up to four times as many
    /// in Bieten, in Préférence never more than 400. In Bieten up to three claims are then settled,
    /// each in fresh ones, twice as many at most.
    int worlds = 200;
    std::stop_token stop {};
};

/// In what a figure of a reason is counted.
enum class Measure : std::uint8_t {
    None,
    Chance,
    Points,
    Chips,
    Tricks,
    Cards,
    Figures,
    Card,
    Set, // some cards, as one number: asFigure
    Person, // a seat; below 0 it is not said who
    Wording // is not told: the words hang on it
};

/// Cards as a figure of a reason, and such a figure as cards.
constexpr double asFigure(CardSet cards) { return static_cast<double>(cards.bits()); }
constexpr CardSet cardsIn(double figure)
{
    return CardSet::fromBits(static_cast<std::uint64_t>(figure));
}

inline constexpr std::size_t mostFigures = 3; // of all reasons of an act together
/// In what the figures of one reason are counted.
using Measures = std::array<Measure, mostFigures>;

/// How many are told; which cards or who is meant is none.
constexpr std::size_t countOf(const Measures& measures)
{
    std::size_t count = 0;
    for (const Measure measure : measures)
        count += measure == Measure::None || measure >= Measure::Card ? 0 : 1;
    return count;
}

/// So many reasons of an act at most, and before them what the seat goes for.
inline constexpr std::size_t mostWhys = 3;
template <typename Why> using Whys = FixedList<Why, mostWhys + 1>;

/// What a bot thinks of one act, or of waiting.
///
/// `Expected` is the game's own unit, `Why` a reason of its own with the figures that it looked at;
/// `measuresOf(why.reason)` says what they are.
template <typename ActionType, typename ExpectedType, typename WhyType> struct Evaluation {
    using Action = ActionType;
    using Expected = ExpectedType;
    using Why = WhyType;

    std::optional<Action> action; // none: waiting
    /// What the act is worth, on the scale of who weighed it. Mostly the greatest is chosen; but
    /// Mittlere's search prefers what it tried most often, unless another is plainly better, and
    /// Bieten's master draws among acts that are worth about the same.
    double value = 0;
    double error = 0; // its standard error; 0 where nothing was sampled
    int worlds = 0; // drawn for this act; 0 where none was, or every one was counted
    std::optional<Expected> expected {}; // nothing where a rule of thumb decided
    Whys<Why> whys {}; // what counts most comes first
    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

/// Adds a reason if there is room for it and its figures.
template <typename Why> void add(Whys<Why>& whys, const Why& why)
{
    std::size_t figures = countOf(measuresOf(why.reason));
    for (const Why& other : whys) figures += countOf(measuresOf(other.reason));
    if (whys.size() < mostWhys && figures <= mostFigures) whys.push(why);
}

template <typename EvaluationType> struct Decision {
    using Evaluation = EvaluationType;

    std::optional<typename Evaluation::Action> action; // none: the bot waits
    std::vector<Evaluation> weighed; // never empty; the first one is chosen
    /// Those that will do as well as the first, where that is said of it.
    std::vector<std::optional<typename Evaluation::Action>> alike {};
    friend bool operator==(const Decision&, const Decision&) = default;
};

}
