#pragma once

#include "core/bieten/action.h"
#include "core/bieten/holding.h"
#include "core/bieten/public_state.h"
#include "core/bieten/rules.h"
#include "core/cards/pack.h"
#include "core/game/game_state.h"
#include "core/game/rng.h"
#include "core/game/stepwise.h"

#include <cstdint>
#include <optional>

namespace weli::bieten {

enum class OffenceKind : std::uint8_t { Suit, Name, Figure, Limit }; // B-54

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

/// A whole match of Bieten, deal after deal, without the shuffle.
struct State : Stepwise<State, Action> {
    using Rules = bieten::Rules;
    using Action = bieten::Action;
    using ActionList = bieten::ActionList;
    using Observation = bieten::Observation;

    PublicState table;
    PerSeat<Holding> holdings;
    Pack pack; // as brought to the table; from the deal on, the undealt cards
    std::uint8_t lifted = 0; // K of the cut
    bool looked = false; // the cutter looked at the bottom card and left it
    Offences offences;
    friend bool operator==(const State&, const State&) = default;
};

/// Rules that B-7 allows, 2…8 players (B-1).
State start(const Rules& rules, int players, Seat firstDealer);
bool awaitsPack(const State& state);
/// The cards that the next pack must consist of.
CardSet wholePack(const State& state);
/// Only while a pack is awaited, with just those cards in any order.
void take(State& state, const Pack& pack);

/// The only seats that can have a legal act now (B-76).
SeatSet possibleActors(const PublicState& table);
/// Cards to play before bids and threes; empty: this seat cannot act now (B-76).
ActionList legalActions(const State& state, Seat seat);
ActionList legalActions(const Observation& observation);
/// The same question for what is on the table and in the holding.
ActionList legalActions(const PublicState& table, Seat seat, const Holding& own);
/// What forbids this act, if anything.
std::optional<Clause> whyNot(const State& state, Seat seat, const Action& action);
std::optional<Clause> whyNot(const Observation& observation, const Action& action);
/// The same question for what is on the table and in the holding.
std::optional<Clause> whyNot(
    const PublicState& table, Seat seat, const Holding& own, const Action& action);
/// With `penalised`: would this legal act be an offence, and of what kind (B-53, B-54)?
std::optional<OffenceKind> offenceOf(
    const PublicState& table, Seat seat, const Holding& own, const Action& action);
/// Only what the act does to the table and to commitments of others; own holdings stay as they are.
State withTableMoved(const State& state, Seat seat, const Action& action);
/// The action must be legal for this seat.
void act(State& state, Seat seat, const Action& action);

bool isOver(const State& state);
int players(const State& state);
/// The totals of the current game.
PerSeat<int> points(const State& state);

Observation observe(const State& state, Seat seat);
/// Some whole state that shows this seat exactly this observation.
State imagine(const Observation& observation, Rng& rng);

static_assert(GameState<State>);

}
