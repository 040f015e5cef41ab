#pragma once

#include "core/cards/pack.h"
#include "core/game/game_state.h"
#include "core/game/rng.h"
#include "core/game/stepwise.h"
#include "core/preference/info.h"
#include "core/preference/view.h"

#include <optional>

namespace weli::preference {

/// A whole match of Préférence, deal after deal, without the shuffle.
struct State : Stepwise<State, Action> {
    using Rules = preference::Rules;
    using Action = preference::Action;
    using ActionList = preference::ActionList;
    using Observation = preference::Observation;
    using View = preference::View;
    static const GameInfo<Rules>& info() { return preference::info(); }

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
/// What forbids this act, if anything.
std::optional<Clause> whyNot(const State& state, Seat seat, const Action& action);
/// The action must be legal for this seat.
void act(State& state, Seat seat, const Action& action);

bool isOver(const State& state);
int players(const State& state);
/// The balances.
PerSeat<int> points(const State& state);

Observation observe(const State& state, Seat seat);
/// All cards.
Open cardsOpen(const State& state);
/// Some whole state that shows this seat exactly this observation.
State imagine(const Observation& observation, Rng& rng);

static_assert(GameState<State>);

}
