#pragma once

#include "core/game/rng.h"

#include "core/matches.h"
#include <QtTest>

#include <algorithm>
#include <cstdlib>
#include <optional>
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
/// The same where nobody will ask for what has been.
template <GameState S> void goOn(S& state, Rng& rng)
{
    if (awaitsPack(state)) return take(state, shuffled(packOf(wholePack(state)), rng));
    const auto acted = GameTest<S>::randomAct(state, rng);
    if (whyNot(state, acted.seat, acted.action)) std::abort();
    act(state, acted.seat, acted.action);
}

/// As many as fit into the everyday run of 10 000 matches. WELI_MATCHES=1000000 makes everything a
/// hundred times longer, WELI_SEED=N makes it other matches. Never fewer than
/// `atLeast`, below which nothing would be shown.
inline int matches(int everyDay, int atLeast = 1)
{
    bool given = false;
    const int asked = qEnvironmentVariableIntValue("WELI_MATCHES", &given);
    return given ? std::max(atLeast, asked * everyDay / 10000) : everyDay;
}

inline Rng dice(std::uint64_t series = 0)
{
    const auto seed = static_cast<std::uint64_t>(qEnvironmentVariableIntValue("WELI_SEED"));
    return Rng(seed + series * 1000003U);
}

/// Calls check.operator()<State>() for each game that core/games.h names.
template <typename Check, typename... States>
void forGames(const Check& check, const std::variant<States...>* /*games*/)
{
    (check.template operator()<States>(), ...);
}
template <typename Check> void forEveryGame(const Check& check)
{
    forGames(check, static_cast<const AnyState*>(nullptr));
}

/// Shows this many states of random matches, not too many of the same one.
template <GameState S, typename Look>
void sample(int count, const Look& look, std::uint64_t series = 0)
{
    Rng rng = dice(series);
    while (count > 0 && !QTest::currentTestFailed()) {
        Timeline<S> match = GameTest<S>::opening(rng);
        const std::uint32_t stride = 1 + rng.below(40);
        for (int shown = 0; shown < 10 && count > 0 && !isOver(match.state());) {
            if (QTest::currentTestFailed()) return;
            goOn(match, rng);
            if (rng.below(stride) != 0) continue;
            look(match, rng);
            ++shown;
            --count;
        }
    }
}

/// This deal again from another pack. Nothing if an act of the line is not legal then.
template <GameState S>
std::optional<Timeline<S>> dealtAgain(const Timeline<S>& match, const Pack& pack)
{
    Timeline<S> other = match;
    other.rewind(match.turns().back().length);
    other.takePack(pack);
    while (other.length() < match.length()) {
        const auto& acted = std::get<typename Timeline<S>::Acted>(match.event(other.length()));
        if (!other.play(acted.seat, acted.action)) return std::nullopt;
    }
    return other;
}

/// The pack with two of these cards exchanged.
inline Pack exchanged(Pack pack, CardSet among, Rng& rng)
{
    const Pack choice = shuffled(packOf(among), rng);
    for (Card& card : pack) {
        if (card == choice[0])
            card = choice[1];
        else if (card == choice[1])
            card = choice[0];
    }
    return pack;
}

/// Exchanges two cards of the last pack that a seat has not seen, in random matches, until
/// `look(match, other, seat)` has been shown so many pairs that differ in nothing that the seat
/// could know. Only seats that are `wanted(match, seat)`.
template <GameState S, typename Wanted, typename Look>
void exchangeUnseen(int count, const Wanted& wanted, const Look& look)
{
    const auto tryOne = [&](const Timeline<S>& match, Rng& rng, Seat seat) {
        const CardSet unseen = GameTest<S>::unseen(observe(match.state(), seat));
        if (unseen.size() < 2 || !wanted(match, seat)) return;
        const Pack& pack = std::get<Pack>(match.event(match.turns().back().length));
        const auto other = dealtAgain(match, exchanged(pack, unseen, rng));
        if (!other || other->state() == match.state()) return;
        if (!GameTest<S>::sameTurn(other->state(), match.state())) return;
        --count;
        look(match, *other, seat);
    };
    const auto tryAll = [&](const Timeline<S>& match, Rng& rng) {
        for (int seat = 0; seat < players(match.state()) && count > 0; ++seat)
            tryOne(match, rng, seatAt(seat));
    };
    for (std::uint64_t series = 0; count > 0 && !QTest::currentTestFailed(); ++series)
        sample<S>(count, tryAll, series);
}
template <GameState S, typename Look> void exchangeUnseen(int count, const Look& look)
{
    exchangeUnseen<S>(
        count, [](const auto& /*match*/, Seat) { return true; }, look);
}

}
