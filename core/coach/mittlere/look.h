#pragma once

#include "core/coach/note.h"
#include "core/mittlere/values.h"
#include "core/mittlere/view.h"

#include <cstdint>
#include <optional>

namespace weli::coach {

constexpr Clause mittlereClause(int number) { return { 'M', static_cast<std::uint8_t>(number) }; }

/// A seat whose turn it is to play a card.
struct Due {
    const mittlere::PublicState& table;
    Seat me;
    CardSet hand;
    const PlayedTrick* trick; // null for a lead

    [[nodiscard]] mittlere::Trump trump() const { return table.trump; }
    [[nodiscard]] Suit led() const { return trick->cards[0].suit(); }
    [[nodiscard]] CardSet following() const { return hand & CardSet::of(led()); }
    [[nodiscard]] CardSet trumps() const
    {
        return trump() ? hand & CardSet::of(*trump()) : CardSet();
    }
    [[nodiscard]] CardSet may() const { return mittlere::playableNow(table, hand); }
    /// Of those that may be played, those that would take the trick now.
    [[nodiscard]] CardSet taking() const;
};
/// Nothing if it is not the seat's turn.
std::optional<Due> dueOf(const mittlere::View& view);
/// The same, if another has led.
std::optional<Due> followingTo(const mittlere::View& view);

/// How many tricks are complete.
int tricksDone(const mittlere::PublicState& table);
/// A deal is played, no trick is under way, and at least so many are complete: a moment to count.
bool isBetweenTricks(const mittlere::View& view, int atLeast);
/// Where a seat stands by the points taken so far.
enum class Stand : std::uint8_t { Most, Middle, Fewest, Tied, Beside };
/// Tied: with another; Beside: the two others are. Nothing is said of hundreds and of no trick.
Stand standOf(const mittlere::PublicState& table, Seat seat);

}
