#pragma once

#include "core/cards/pack.h"
#include "core/game/game_state.h"
#include "core/game/rng.h"
#include "core/game/stepwise.h"
#include "core/mittlere/info.h"
#include "core/mittlere/view.h"

#include <optional>

namespace weli::mittlere {

/// A whole match of Mittlere, deal after deal, without the shuffle.
struct State : Stepwise<State, Action> {
    using Rules = mittlere::Rules;
    using Action = mittlere::Action;
    using ActionList = mittlere::ActionList;
    using Observation = mittlere::Observation;
    using View = mittlere::View;
    static const GameInfo<Rules>& info() { return mittlere::info(); }

    PublicState table;
    PerSeat<CardSet> hands; // the cards not yet played
    Pack spread; // face down while it is drawn from (M-28), else empty
    friend bool operator==(const State&, const State&) = default;
};

/// Three players.
State start(const Rules& rules, int players, Seat firstDealer);
/// To deal from, or to be spread for a draw.
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
/// Strokes less potatoes.
PerSeat<int> points(const State& state);

Observation observe(const State& state, Seat seat);
/// All cards.
Open cardsOpen(const State& state);
/// Some whole state that shows this seat exactly this observation, each as likely as any other.
State imagine(const Observation& observation, Rng& rng);

static_assert(GameState<State>);

}
