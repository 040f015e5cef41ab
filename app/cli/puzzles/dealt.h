#pragma once

#include "core/bots/bots.h"
#include "core/game/sample.h"
#include "core/game/timeline.h"
#include "core/game/turn.h"

#include <cassert>
#include <cstdint>
#include <vector>

namespace weli::cli {

/// A deal that bots have played, and what chance is left for what is asked of it.
template <GameState S> struct Dealt {
    Timeline<S> match; // the deal is its last
    Rng rng;
};

/// In Préférence nobody may stay at home in the first deal (P-34): every other one is a second.
template <GameState S> constexpr int dealsBefore(std::uint64_t deal)
{
    return std::is_same_v<S, preference::State> ? static_cast<int>(deal % 2) : 0;
}

/// Plays the next deal of the match.
template <GameState S>
void playDeal(Timeline<S>& match, const PerSeat<bots::Level>& sitting, Rng& rng)
{
    const auto done = [&](const typename S::Observation& seen) {
        return decide(seen, sitting[seen.seat], bots::Budget {}, rng.next()).action;
    };
    do {
        const S& state = match.state();
        if (awaitsPack(state)) {
            match.takePack(shuffled(packOf(wholePack(state)), rng));
            continue;
        }
        const auto acted = nextAct(state, done);
        const bool played = match.play(acted.seat, acted.action);
        assert(played);
        static_cast<void>(played);
    } while (!isCounted(match.state().table));
}

/// The deal of this number: bots of mixed levels play it, those before it the book.
template <GameState S>
Dealt<S> dealt(const Sample<typename S::Rules>& sample, std::uint64_t seed, std::uint64_t deal)
{
    using bots::Level;
    constexpr std::array levels { Level::Regular, Level::Book, Level::Sharp };
    Rng rng(seed * 1'000'003U + deal);
    const auto players = static_cast<std::uint32_t>(sample.players);
    const Seat dealer = seatAt(static_cast<int>(rng.below(players)));
    Timeline<S> match(sample.rules, sample.players, dealer);
    for (int left = dealsBefore<S>(deal); left >= 0; --left) {
        PerSeat<Level> sitting;
        for (const Seat seat : SeatSet::firstOf(sample.players))
            sitting[seat] = left > 0 ? Level::Book : levels[rng.below(levels.size())];
        playDeal(match, sitting, rng);
    }
    return { std::move(match), rng };
}

}
