#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace weli {

/// All that can be wrong with text from outside.
enum class Wrong : unsigned char {
    // Lines
    CannotOpen,
    Unreadable,
    LineTooLong,
    EmptyLine,
    Malformed,
    NotAnObject,
    TooDeep,
    KeyTwice,
    // Fields
    Missing,
    NotANumber,
    NotAText,
    NotAnObjectField,
    Differs,
    // The order of lines
    NoMatch,
    LineOutOfOrder,
    StopsEarly,
    AfterTheEnd,
    TooManyMoves,
    // The match
    NoGame,
    NewerFormat,
    NoRules,
    RuleMissing,
    RuleCannotBe,
    NoRule,
    OutOfRange,
    RulesConflict,
    WrongPlayers,
    WrongPlayersOfTwo,
    WrongDeals,
    // The pack
    NoPack,
    NotACard,
    NotOfThePack,
    CardTwice,
    CardMissing,
    // Moves
    NoAction,
    OutOfTurn,
    Illegal,
    LegalDiffers,
    LegalOfNobody,
    // A view
    InView,
};

/// A sentence each, in the same order. ui/words translates them.
inline constexpr std::array<std::string_view, static_cast<std::size_t>(Wrong::InView) + 1>
    wrongSentences {
        "the file cannot be opened",
        "the file cannot be read",
        "longer than %1 characters",
        "an empty line",
        "malformed JSON at character %1",
        "not a JSON object",
        "nested too deep",
        "the key %1 appears twice",
        "%1 is missing",
        "%1 is %2, not a whole number from %3 to %4",
        "%1 is %2, not text",
        "%1 is %2, not an object",
        "%1 is %2 instead of %3",
        "there is no match",
        "a line of type %1 where %2 is due",
        "the file stops where a line of type %1 is due",
        "a line after the end of the match",
        "more than %1 moves",
        "there is no game %1",
        "it has format %1, which a newer Weli writes",
        "there is no object %1",
        "the rule %1 is missing",
        "the rule %1 cannot be %2",
        "there is no rule %1",
        "%1 is out of range",
        "%1 does not go with this value of %2",
        "players must be %1",
        "players must be %1 or %2",
        "deals must be a multiple of %1",
        "there is no list %1",
        "%1 is not a card",
        "%1 does not belong to the pack",
        "%1 is in the pack twice",
        "%1 is missing from the pack",
        "there is no action %1",
        "move out of turn: seat %1 %2, but it is the turn of seat %3",
        "illegal move: seat %1 %2",
        "%1 lists %2 for seat %3, which may: %4",
        "%1 names a seat that is not there",
        "%1 %2",
    };

}
