#pragma once

#include "core/game/acted.h"
#include "core/game/played_trick.h"
#include "core/game/seat.h"
#include "core/mittlere/action.h"
#include "core/mittlere/rules.h"
#include "core/mittlere/values.h"
#include "core/mittlere/verdict.h"

#include <array>
#include <variant>

namespace weli::mittlere {

using Acted = ActedBy<Action>;

// The phases of M-34; a score line is due as soon as the deal is settled. While a deal is played or
// drawn for, exactly one seat may act: `next`.
struct DealDue { // the next deal's pack is awaited
    friend bool operator==(const DealDue&, const DealDue&) = default;
};
struct Playing {
    Seat next;
    friend bool operator==(const Playing&, const Playing&) = default;
};
struct DrawDue { // the pack to be spread is awaited
    friend bool operator==(const DrawDue&, const DrawDue&) = default;
};
struct Drawing {
    Seat next;
    friend bool operator==(const Drawing&, const Drawing&) = default;
};
struct MatchOver {
    friend bool operator==(const MatchOver&, const MatchOver&) = default;
};
using Phase = std::variant<DealDue, Playing, DrawDue, Drawing, MatchOver>;

/// A card that was drawn for the loss (M-28).
struct Drawn {
    Seat seat;
    std::uint8_t position; // 1 … 36
    Card card;
    friend bool operator==(const Drawn&, const Drawn&) = default;
};

/// Everything that all players of the table may see (M-40).
struct PublicState {
    Rules rules;
    std::uint8_t players = playerCount;
    std::uint8_t deal = 0; // number of the deal, from 1; one that is annulled keeps it
    Seat dealer; // of the current deal; before the first, its dealer to be
    PerSeat<std::uint8_t> strokes; // so far, as the sheet has them
    PerSeat<std::uint8_t> potatoes;
    Phase phase;

    Trump trump;
    FixedList<PlayedTrick, handCount> tricks;
    PerSeat<std::uint8_t> taken; // tricks
    std::uint16_t drawings = 0; // of this deal (M-37)
    FixedList<Drawn, 2> drawn; // in the last of them
    std::optional<Verdict> verdict; // the deal is over and lies on the table until the next pack
    friend bool operator==(const PublicState&, const PublicState&) = default;
};

/// Whose turn it is; nothing while a pack is awaited and after the match.
std::optional<Seat> seatDue(const PublicState& table);
Seat forehandOf(const PublicState& table); // M-10
/// The seats with equal points, the one that draws first before the other (M-28); there must be a
/// tie.
std::array<Seat, 2> drawersOf(const PublicState& table);

/// The trick to which the next card is played; nothing if that card is a lead.
inline const PlayedTrick* openTrick(const PublicState& table) // asked for every card
{
    if (table.tricks.empty() || table.tricks.back().cards.size() == playerCount) return nullptr;
    return &table.tricks.back();
}
/// The cards of the hand that may be played next.
inline CardSet playableNow(const PublicState& table, CardSet hand)
{
    const PlayedTrick* const trick = openTrick(table);
    return trick == nullptr ? hand : playable(trickSoFar(*trick), hand, table.trump);
}
/// Whose card this is of the trick.
constexpr Seat playerOf(const PlayedTrick& trick, std::size_t place)
{
    return seatAt((trick.leader.index + static_cast<int>(place)) % playerCount);
}
CardSet playedCards(const PublicState& table);
CardSet playedBy(const PublicState& table, Seat seat);
/// The cards of the tricks that each seat has taken, whole tricks only.
PerSeat<CardSet> takenCards(const PublicState& table);
/// How many cards the seat holds now.
int handSize(const PublicState& table, Seat seat);

/// The points that each seat has taken so far, by the trump of now: while there is none, as in a
/// deal that stays without (M-6, M-7).
PerSeat<std::uint8_t> pointsTaken(const PublicState& table);
/// Strokes less potatoes (M-31).
PerSeat<int> totalsOf(const PublicState& table);
/// Of a match that is over (M-31).
SeatSet winnersOf(const PublicState& table);

}
