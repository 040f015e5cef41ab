#pragma once

#include "core/game/rng.h"
#include "core/games.h"

#include <cstdlib>
#include <vector>

namespace weli::test {

/// What the suite for all games has to know of one of them; each game specialises it.
///
///   letter                  of its clauses
///   everyAction()           every act that could be written down
///   opening(rng)            a match with random rules and players that nobody has begun
///   randomAct(state, rng)   some legal act of some seat
///   unseen(observation)     the cards whose place its seat does not know
///   sameTurn(a, b)          the same is due from the same seats, as all at the table see
///   cardsAreThere(state)    each card of the pack is in one place, and there is none besides
///   pointsAddUp(before, after)   one act changes points by what the count says, or not at all
template <GameState S> struct GameTest;

template <> struct GameTest<bieten::State> {
    using State = bieten::State;

    static constexpr char letter = 'B';
    static const std::vector<bieten::Action>& everyAction();
    static Timeline<State> opening(Rng& rng);
    static Timeline<State>::Acted randomAct(const State& state, Rng& rng);
    static CardSet unseen(const bieten::Observation& observation);
    static bool sameTurn(const State& a, const State& b) { return a.table.phase == b.table.phase; }
    static bool cardsAreThere(const State& state);
    static bool pointsAddUp(const State& before, const State& after);
};

template <> struct GameTest<preference::State> {
    using State = preference::State;

    static constexpr char letter = 'P';
    static const std::vector<preference::Action>& everyAction();
    static Timeline<State> opening(Rng& rng);
    static Timeline<State>::Acted randomAct(const State& state, Rng& rng);
    static CardSet unseen(const preference::Observation& observation);
    static bool sameTurn(const State& a, const State& b) { return a.table.phase == b.table.phase; }
    static bool cardsAreThere(const State& state);
    static bool pointsAddUp(const State& before, const State& after);
};

template <> struct GameTest<mittlere::State> {
    using State = mittlere::State;

    static constexpr char letter = 'M';
    static const std::vector<mittlere::Action>& everyAction();
    static Timeline<State> opening(Rng& rng);
    static Timeline<State>::Acted randomAct(const State& state, Rng& rng);
    static CardSet unseen(const mittlere::Observation& observation);
    static bool sameTurn(const State& a, const State& b) { return a.table.phase == b.table.phase; }
    static bool cardsAreThere(const State& state);
    static bool pointsAddUp(const State& before, const State& after);
};

/// One event of a random match that is not over: a shuffled pack, or a random act.
template <GameState S> void goOn(Timeline<S>& match, Rng& rng)
{
    if (awaitsPack(match.state())) {
        match.takePack(shuffled(packOf(wholePack(match.state())), rng));
        return;
    }
    const auto acted = GameTest<S>::randomAct(match.state(), rng);
    if (!match.play(acted.seat, acted.action)) std::abort();
}

}
