#pragma once

#include "core/cards/card.h"
#include "core/cards/fixed_list.h"

#include <cstdint>
#include <optional>
#include <string>

namespace weli::mittlere {

enum class Verb : std::uint8_t { Play, Draw };

/// One act of M-34: a card that is played, or a position that is drawn.
class Action {
public:
    Action() = default; // unset, like Card
    static constexpr Action play(Card card) { return Action(card.index()); }
    /// M-28: 1 … 36.
    static constexpr Action draw(int position) { return Action(firstDraw + position); }

    [[nodiscard]] constexpr Verb verb() const
    {
        return number_ < firstDraw ? Verb::Play : Verb::Draw;
    }
    [[nodiscard]] constexpr Card card() const { return Card::at(number_); }
    [[nodiscard]] constexpr int position() const { return number_ - firstDraw; }

    friend constexpr bool operator==(const Action&, const Action&) = default;

private:
    static constexpr int firstDraw = 64;

    constexpr explicit Action(int number)
        : number_(static_cast<std::uint8_t>(number))
    {
    }

    std::uint8_t number_;
};

/// Enough for every position of a pack that is spread.
using ActionList = FixedList<Action, 36>;

/// "play HA" or "draw 17", as saved files write it (M-34).
std::string toText(const Action& action);

/// The card that it plays, if it plays one.
inline std::optional<Card> cardOf(const Action& action)
{
    return action.verb() == Verb::Play ? std::optional(action.card()) : std::nullopt;
}

}
