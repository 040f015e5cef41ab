#pragma once

#include "core/bieten/info.h"
#include "core/bieten/view.h"
#include "core/cards/pack.h"
#include "core/game/game_state.h"
#include "core/game/rng.h"
#include "core/game/stepwise.h"

#include <cstdint>
#include <optional>

namespace weli::bieten {

/// A whole match of Bieten, deal after deal, without the shuffle.
struct State : Stepwise<State, Action> {
    using Rules = bieten::Rules;
    using Action = bieten::Action;
    using ActionList = bieten::ActionList;
    using Observation = bieten::Observation;
    using View = bieten::View;
    static const GameInfo<Rules>& info() { return bieten::info(); }

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

/// Cards to play before bids and threes; empty: this seat cannot act now (B-76).
ActionList legalActions(const State& state, Seat seat);
/// What forbids this act, if anything.
std::optional<Clause> whyNot(const State& state, Seat seat, const Action& action);
/// Only what the act does to the table and to commitments of others; own holdings stay as they are.
State withTableMoved(const State& state, Seat seat, const Action& action);
/// The action must be legal for this seat.
void act(State& state, Seat seat, const Action& action);

bool isOver(const State& state);
int players(const State& state);
/// The totals of the current game.
PerSeat<int> points(const State& state);

Observation observe(const State& state, Seat seat);
/// All cards.
Open cardsOpen(const State& state);
/// Some whole state that shows this seat exactly this observation.
State imagine(const Observation& observation, Rng& rng);

static_assert(GameState<State>);

}
