#pragma once

#include "core/game/clause.h"
#include "core/game/outcome.h"
#include "core/game/seat_view.h"
#include "core/preference/action.h"
#include "core/preference/public_state.h"
#include "core/preference/rules.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace weli::preference {

/// What the buyers of a deal laid aside, two cards each, in their order.
using Discards = FixedList<CardSet, 5>;

/// All that a seat may know (P-67): the table and the cards that it may see. Once the deal is
/// settled it sees everything.
struct Observation {
    PublicState table;
    Seat seat;
    PerSeat<CardSet> hands {}; // its own, and those that lie open (P-52); the others are empty
    CardSet talon {}; // as it was dealt, if the seat bought it
    Discards discards {}; // an empty set for each that the seat has not seen
    friend bool operator==(const Observation&, const Observation&) = default;
};

/// A deal that is settled, as the slate keeps it.
struct PastDeal {
    PerSeat<std::int32_t> balances; // after it; after the last one with the shares of the pot
    std::int32_t pot = 0;
    friend bool operator==(const PastDeal&, const PastDeal&) = default;
};

/// What all remember.
struct Past {
    std::vector<PastDeal> deals; // the one that lies settled on the table included
    friend bool operator==(const Past&, const Past&) = default;
};

/// All cards that are not played.
struct Open {
    PerSeat<CardSet> hands;
    CardSet talon;
    Discards discards;
    friend bool operator==(const Open&, const Open&) = default;
};

using View = SeatView<Observation, Past, Open>;

/// The seat that the table waits for; nothing between the deals.
std::optional<Seat> seatAwaited(const PublicState& table);
/// What this seat must do because nothing else is possible: nobody has to be asked (D-8). A card is
/// always played by its owner.
std::optional<Action> onlyAct(const Observation& observation);
/// The deal has been settled and no other has begun.
inline bool isCounted(const PublicState& table) { return table.settled; }
bool isOver(const PublicState& table);
/// Of a match that is over.
Outcome outcomeOf(const PublicState& over);

/// Empty: this seat cannot act now.
ActionList legalActions(const Observation& observation);
/// The same question for what is on the table and in the hand.
ActionList legalActions(const PublicState& table, Seat seat, CardSet hand);
/// What forbids this act, if anything.
std::optional<Clause> whyNot(const Observation& observation, const Action& action);
/// The same question for what is on the table and in the hand.
std::optional<Clause> whyNot(
    const PublicState& table, Seat seat, CardSet hand, const Action& action);
/// The cards that this seat may play now; it must be its turn to play one.
CardSet playableNow(const PublicState& table, Seat seat, CardSet hand);

}
