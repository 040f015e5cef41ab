#pragma once

#include "core/bieten/action.h"
#include "core/bieten/holding.h"
#include "core/bieten/public_state.h"
#include "core/game/clause.h"
#include "core/game/outcome.h"
#include "core/game/seat_view.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace weli::bieten {

enum class OffenceKind : std::uint8_t { Suit, Name, Figure, Limit }; // B-54
inline constexpr std::array<std::string_view, 4> offenceKindCodes { "suit", "name", "figure",
    "limit" };

struct Offence {
    Seat seat;
    OffenceKind kind {};
    bool punished = false; // known at the count
    friend bool operator==(const Offence&, const Offence&) = default;
};

/// In the order of the actions. A deal has no room for more: 24 cards, five bids, five threes, ten
/// holds.
using Offences = FixedList<Offence, 44>;

/// All that a seat may know (B-78): the table, its own cards and what binds them, its own offences.
struct Observation {
    PublicState table;
    Seat seat;
    Holding own;
    std::optional<Card> seen {}; // the bottom card that the cutter alone looked at (B-11)
    Offences offences {}; // its own; those of all seats once the deal is counted
    friend bool operator==(const Observation&, const Observation&) = default;
};

/// A deal that has been counted, as the slate keeps it.
struct PastDeal {
    SeatSet active;
    Count count;
    PerSeat<std::int32_t> totals; // after it
    friend bool operator==(const PastDeal&, const PastDeal&) = default;
};

/// What a seat remembers.
struct Past {
    std::vector<PastDeal> deals; // of this game, the one whose count lies on the table included
    std::vector<Card> ownCards; // of this deal, in the order in which they came
    friend bool operator==(const Past&, const Past&) = default;
};

/// What is open once a deal has been counted.
struct Open {
    PerSeat<Holding> holdings;
    friend bool operator==(const Open&, const Open&) = default;
};

using View = SeatView<Observation, Past, Open>;

/// The seat that the table waits for; nothing between the deals.
std::optional<Seat> seatAwaited(const PublicState& table);
/// What this seat must do because nothing else is possible: nobody has to be asked. A card is
/// always played by its owner.
std::optional<Action> onlyAct(const Observation& observation);
/// The deal has been counted and no other has begun.
inline bool isCounted(const PublicState& table) { return table.count.has_value(); }
bool isOver(const PublicState& table);
/// Of a match that is over.
Outcome outcomeOf(const PublicState& over);

/// The only seats that can have a legal act now (B-76).
SeatSet possibleActors(const PublicState& table);
/// Cards to play before bids and threes; empty: this seat cannot act now (B-76).
ActionList legalActions(const Observation& observation);
/// The same question for what is on the table and in the holding.
ActionList legalActions(const PublicState& table, Seat seat, const Holding& own);
/// What forbids this act, if anything.
std::optional<Clause> whyNot(const Observation& observation, const Action& action);
/// The same question for what is on the table and in the holding.
std::optional<Clause> whyNot(
    const PublicState& table, Seat seat, const Holding& own, const Action& action);
/// With `penalised`: would this legal act be an offence, and of what kind (B-53, B-54)?
std::optional<OffenceKind> offenceOf(
    const PublicState& table, Seat seat, const Holding& own, const Action& action);

}
