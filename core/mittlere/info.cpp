#include "core/mittlere/info.h"

namespace weli::mittlere {

namespace {

    /// D-1: at random, in the way of Préférence.
    DealerLot lotOf(const Rules& /*rules*/, int players, Rng& rng)
    {
        return highestCardDeals(players, shuffled(packOf(wholePack()), rng));
    }

}

const GameInfo<Rules>& info()
{
    static const GameInfo<Rules> all { .code = "mittlere",
        .clauses = { .players = { 'M', 1 },
            .rules = { 'M', 35 },
            .dealer = { 'M', 35 },
            .lines = { 'M', 34 },
            .action = { 'M', 34 },
            .legal = { 'M', 34 },
            .score = { 'M', 38 },
            .end = { 'M', 39 } },
        .fewestPlayers = playerCount,
        .mostPlayers = playerCount,
        .defaultPlayers = playerCount,
        .clockwise = false, // M-1
        .options = options(),
        .figures = { "total", "won" },
        .gain = "strokes less potatoes a deal",
        .problemOf = problemOf,
        .dealerLot = lotOf };
    return all;
}

}
