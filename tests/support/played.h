#pragma once

#include "core/bots/bots.h"
#include "core/game/timeline.h"
#include "core/game/turn.h"
#include "core/matches.h"

#include <cstdlib>

namespace weli::test {

/// A match of three of one level, up to so many packs and acts.
template <GameState S> Timeline<S> playedBy(bots::Level level, std::size_t events)
{
    Rng rng(3);
    Timeline<S> match(typename S::Rules {}, 3, seatAt(0));
    while (match.length() < events && !isOver(match.state())) {
        if (awaitsPack(match.state())) {
            match.takePack(shuffled(packOf(wholePack(match.state())), rng));
            continue;
        }
        const auto acted = nextAct(match.state(), [&](const typename S::Observation& seen) {
            return decide(seen, level, bots::Budget { .worlds = 100 }, rng.next()).action;
        });
        if (!match.play(acted.seat, acted.action)) std::abort();
    }
    return match;
}

}
