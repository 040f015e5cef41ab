#pragma once

#include "core/bieten/figure.h"
#include "core/cards/card.h"
#include "core/cards/fixed_list.h"
#include "core/table/seat.h"

#include <cstdint>
#include <string>

namespace weli::bieten {

enum class Verb : std::uint8_t {
    Cut,
    Steal,
    Leave,
    DealOneTwo,
    DealTwoOne,
    Play,
    Bid,
    Three,
    Good,
    Hold,
    Claim,
    Pass
};

/// One act of section 10: a verb and what it speaks of.
class Action {
public:
    Action() = default;
    constexpr explicit Action(Verb verb)
        : Action(verb, 0, Card::at(0))
    {
    }
    /// B-10: lifts the `lifted` top cards.
    static constexpr Action cut(int lifted)
    {
        return { Verb::Cut, static_cast<std::uint8_t>(lifted), Card::at(0) };
    }
    static constexpr Action play(Card card) { return play(card, card); }
    /// B-75: a wild card carries the card that it stands for.
    static constexpr Action play(Card card, Card as)
    {
        return { Verb::Play, static_cast<std::uint8_t>(card.index()), as };
    }
    /// `verb` is Bid, Three, Good or Hold.
    static constexpr Action say(Verb verb, Figure figure)
    {
        return { verb, static_cast<std::uint8_t>(figure), Card::at(0) };
    }
    static constexpr Action claim(Seat seat) { return { Verb::Claim, seat.index, Card::at(0) }; }

    [[nodiscard]] constexpr Verb verb() const { return verb_; }
    [[nodiscard]] constexpr int lifted() const { return number_; }
    [[nodiscard]] constexpr Card card() const { return Card::at(number_); }
    /// What the played card stands for: itself, or a wild card's name.
    [[nodiscard]] constexpr Card as() const { return as_; }
    [[nodiscard]] constexpr Figure figure() const { return static_cast<Figure>(number_); }
    [[nodiscard]] constexpr Seat claimed() const { return Seat { number_ }; }

    friend constexpr bool operator==(const Action&, const Action&) = default;

private:
    constexpr Action(Verb verb, std::uint8_t number, Card as)
        : verb_(verb)
        , number_(number)
        , as_(as)
    {
    }

    Verb verb_; // unset by default, like Card
    std::uint8_t number_;
    Card as_;
};

/// Enough for three wild cards with all their names, five bids and five threes.
using ActionList = FixedList<Action, 112>;

/// "play B6=HA", as saved files write it (B-75).
std::string toText(const Action& action);

}
