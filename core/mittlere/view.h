#pragma once

#include "core/game/clause.h"
#include "core/game/outcome.h"
#include "core/game/seat_view.h"
#include "core/mittlere/action.h"
#include "core/mittlere/public_state.h"
#include "core/mittlere/rules.h"
#include "core/mittlere/verdict.h"

#include <optional>
#include <vector>

namespace weli::mittlere {

/// All that a seat may know (M-40): the table and its own cards.
struct Observation {
    PublicState table;
    Seat seat;
    CardSet hand {};
    friend bool operator==(const Observation&, const Observation&) = default;
};

/// How each deal that counts was settled: the sheet only says what they sum up to.
struct Past {
    std::vector<Verdict> deals {};
    friend bool operator==(const Past&, const Past&) = default;
};

/// All cards that are not played.
struct Open {
    PerSeat<CardSet> hands;
    friend bool operator==(const Open&, const Open&) = default;
};

using View = SeatView<Observation, Past, Open>;

/// The seat that the table waits for; nothing between the deals.
std::optional<Seat> seatAwaited(const PublicState& table);
/// Nothing: what is played or drawn is always for the person to do.
std::optional<Action> onlyAct(const Observation& observation);
/// The deal has been settled and no other has begun.
inline bool isCounted(const PublicState& table) { return table.verdict.has_value(); }
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

}
