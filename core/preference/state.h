#pragma once

#include "core/cards/pack.h"
#include "core/game/game_state.h"
#include "core/game/rng.h"
#include "core/game/stepwise.h"
#include "core/preference/action.h"
#include "core/preference/public_state.h"
#include "core/preference/rules.h"

#include <optional>

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

/// A whole match of Préférence, deal after deal, without the shuffle.
struct State : Stepwise<State, Action> {
    using Rules = preference::Rules;
    using Action = preference::Action;
    using ActionList = preference::ActionList;
    using Observation = preference::Observation;

    PublicState table;
    PerSeat<CardSet> hands; // the cards not yet played
    CardSet talon; // as it was dealt
    Discards discards;
    friend bool operator==(const State&, const State&) = default;
};

/// Rules that P-1 allows, 3 or 4 players.
State start(const Rules& rules, int players, Seat firstDealer);
bool awaitsPack(const State& state);
/// The cards that the next pack must consist of.
CardSet wholePack(const State& state);
/// Only while a pack is awaited, with just those cards in any order.
void take(State& state, const Pack& pack);

/// Empty: this seat cannot act now.
ActionList legalActions(const State& state, Seat seat);
ActionList legalActions(const Observation& observation);
/// The same question for what is on the table and in the hand.
ActionList legalActions(const PublicState& table, Seat seat, CardSet hand);
/// What forbids this act, if anything.
std::optional<Clause> whyNot(const State& state, Seat seat, const Action& action);
std::optional<Clause> whyNot(const Observation& observation, const Action& action);
/// The same question for what is on the table and in the hand.
std::optional<Clause> whyNot(
    const PublicState& table, Seat seat, CardSet hand, const Action& action);
/// The cards that this seat may play now; it must be its turn to play one.
CardSet playableNow(const PublicState& table, Seat seat, CardSet hand);
/// The action must be legal for this seat.
void act(State& state, Seat seat, const Action& action);

bool isOver(const State& state);
int players(const State& state);
/// The balances.
PerSeat<int> points(const State& state);

Observation observe(const State& state, Seat seat);
/// Some whole state that shows this seat exactly this observation.
State imagine(const Observation& observation, Rng& rng);

static_assert(GameState<State>);

}
