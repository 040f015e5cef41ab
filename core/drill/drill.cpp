#include "core/drill/drill.h"

#include "core/bots/bots.h"
#include "core/drill/game_drills.h"
#include "core/game/turn.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace weli::drill {

namespace {

    template <GameState S> const Maker<S>& makerOf(Kind kind)
    {
        const auto makers = GameDrill<S>::makers();
        const auto found = std::find_if(
            makers.begin(), makers.end(), [=](const Maker<S>& each) { return each.kind == kind; });
        assert(found != makers.end());
        return *found;
    }

    template <GameState S> Timeline<S> opened(int most, Rng& rng)
    {
        const auto below = [&](int bound) {
            return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound)));
        };
        const int players = 3 + below(most - 2);
        return { GameDrill<S>::rules(players, rng), players, seatAt(below(players)) };
    }

    /// Whom one meets at a table, from the first evening to the book: quick, and no fools.
    PerSeat<bots::Mind> somebody(Rng& rng)
    {
        constexpr std::array levels { bots::Level::FirstEvening, bots::Level::Easy,
            bots::Level::Regular, bots::Level::Book };
        PerSeat<bots::Mind> minds;
        for (bots::Mind& mind : minds.values)
            mind = levels[rng.below(static_cast<std::uint32_t>(levels.size()))];
        return minds;
    }

    /// Plays one match until a question is found that is not passed over.
    template <GameState S>
    std::optional<Drill> foundIn(Timeline<S> match, const Maker<S>& maker, Rng& rng)
    {
        const PerSeat<bots::Mind> minds = somebody(rng);
        const auto ask = [&](const typename S::Observation& seen) {
            return bots::decide(seen, minds[seen.seat], bots::Budget {}, rng.next()).action;
        };
        while (!isOver(match.state())) {
            const S& state = match.state();
            if (awaitsPack(state)) {
                match.takePack(shuffled(packOf(wholePack(state)), rng));
                continue;
            }
            const auto next = nextAct(state, ask);
            if (auto question = maker.make({ state, next.seat, next.action }, rng);
                question && chance(2, rng))
                return Drill { std::move(match), next.seat, std::move(*question) };
            const bool played = match.play(next.seat, next.action);
            if (!played) return std::nullopt;
        }
        return std::nullopt;
    }

    template <GameState S> Drill found(Kind kind, Rng& rng)
    {
        const Maker<S>& maker = makerOf<S>(kind);
        while (true)
            if (auto drill = foundIn(opened<S>(maker.mostPlayers, rng), maker, rng)) return *drill;
    }

}

AnyGame gameOf(Kind kind)
{
    const std::string_view code = rowOf(kind).code;
    const auto* const game = std::find_if(games.begin(), games.end(), [=](const AnyGame& each) {
        return std::visit(
            [=]<typename S>(GameOf<S> /*game*/) {
                return code.substr(0, S::info().code.size()) == S::info().code;
            },
            each);
    });
    return *game;
}

Drill questionOf(Kind kind, Rng& rng)
{
    return std::visit(
        [&]<typename S>(GameOf<S> /*game*/) { return found<S>(kind, rng); }, gameOf(kind));
}

}
