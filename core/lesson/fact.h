#pragma once

#include "core/cards/card.h"
#include "core/game/seat.h"
#include "core/lesson/pointer.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace weli::lesson {

/// Of what kind a fact is.
enum class Kind : std::uint8_t { YesNo, Number, Seat, Suit, Code };

/// Something true of a position, as text: a number, "yes", a seat or "none", a suit's letter or
/// "none", or a code of the game.
struct Fact {
    Kind kind {};
    std::string text;
    friend bool operator==(const Fact&, const Fact&) = default;
};

inline Fact yesNo(bool yes) { return { Kind::YesNo, yes ? "yes" : "no" }; }
inline Fact number(int value) { return { Kind::Number, std::to_string(value) }; }
inline Fact seatFact(std::optional<Seat> seat)
{
    return { Kind::Seat, seat ? std::to_string(seat->index) : "none" };
}
inline Fact suitFact(std::optional<Suit> suit)
{
    return { Kind::Suit, suit ? std::string { letter(*suit) } : "none" };
}
inline Fact codeFact(std::string_view code) { return { Kind::Code, std::string(code) }; }

/// What a question names beside its fact.
enum class Takes : std::uint8_t {
    Nothing,
    Seat,
    Card,
    SeatAndCard,
    Code,
    SeatAndCode,
    TwoCodes,
    Act
};

struct About {
    Seat learner;
    Seat seat {};
    Card card {};
    std::string_view code {}; // or the act
    std::string_view other {};
};

/// One fact of a game. `of` gives nothing where the rules have no answer.
template <typename S> struct FactRow {
    std::string_view name;
    Takes takes;
    std::optional<Fact> (*of)(const S& state, const About& about);
};

/// What lessons ask of one game; each game specialises it in a file of its own.
///
///   facts    its facts, beside those of every game
///   codes    what its questions can name: figures, bids
///   has(spot, code), has(part)   is there such a thing on its table?
///   isSeen(state, seat, card)   does this seat see the card?
///   hand(state, seat)   the cards that it holds
///   tricks(state)   how many of this deal are complete
///   endsTalk(before, after)   has the act ended the answers to a bid, an auction or the like?
///   beforeTheCards   the acts after which everybody has cards, if nobody wants it otherwise
template <typename S> struct GameLesson;

}
