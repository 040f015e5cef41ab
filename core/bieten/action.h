#pragma once

#include "core/bieten/figure.h"
#include "core/cards/card.h"
#include "core/cards/fixed_list.h"
#include "core/game/seat.h"

#include <cstdint>
#include <optional>
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
        : Action(verb, 0)
    {
    }
    /// B-10: lifts the `lifted` top cards.
    static constexpr Action cut(int lifted) { return { Verb::Cut, lifted }; }
    static constexpr Action play(Card card) { return play(card, card); }
    /// B-75: a wild card carries the card that it stands for.
    static constexpr Action play(Card card, Card as)
    {
        return { Verb::Play, card.index(), as.index() };
    }
    /// `verb` is Bid, Three, Good or Hold.
    static constexpr Action say(Verb verb, Figure figure)
    {
        return { verb, static_cast<int>(figure) };
    }
    static constexpr Action claim(Seat seat) { return { Verb::Claim, seat.index }; }

    [[nodiscard]] constexpr Verb verb() const { return static_cast<Verb>(bits_ & 0xFU); }
    [[nodiscard]] constexpr int lifted() const { return number(); }
    [[nodiscard]] constexpr Card card() const { return Card::at(number()); }
    /// What the played card stands for: itself, or a wild card's name.
    [[nodiscard]] constexpr Card as() const { return Card::at(bits_ >> 10U); }
    [[nodiscard]] constexpr Figure figure() const { return static_cast<Figure>(number()); }
    [[nodiscard]] constexpr Seat claimed() const { return seatAt(number()); }

    friend constexpr bool operator==(const Action&, const Action&) = default;

private:
    constexpr Action(Verb verb, int number, int as = 0)
        : bits_(static_cast<std::uint16_t>(static_cast<int>(verb) | number << 4 | as << 10))
    {
    }
    [[nodiscard]] constexpr int number() const { return bits_ >> 4U & 0x3FU; }

    std::uint16_t bits_; // verb 4, number 6, name 6; unset by default, like Card
};

/// Enough for three wild cards with all their names, five bids and five threes.
using ActionList = FixedList<Action, 112>;

/// "play B6=HA", as saved files write it (B-75).
std::string toText(const Action& action);

/// The card that it plays, if it plays one.
inline std::optional<Card> cardOf(const Action& action)
{
    return action.verb() == Verb::Play ? std::optional(action.card()) : std::nullopt;
}

}
