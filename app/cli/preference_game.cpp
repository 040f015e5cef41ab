#include "app/cli/preference_game.h"

#include "core/preference/settlement.h"

namespace weli::cli {

using namespace preference;

Results CliGame<State>::results(const State& over)
{
    Results results;
    const SeatSet winners = endOf(over.table).winners;
    for (const Seat seat : SeatSet::firstOf(over.table.players))
        results[seat] = { over.table.balances[seat], winners.contains(seat) ? 1 : 0 };
    return results;
}

Gains CliGame<State>::gains(const State& over)
{
    Gains gains { {}, over.table.rules.deals };
    for (const Seat seat : SeatSet::firstOf(over.table.players))
        gains.sums[seat] = over.table.balances[seat];
    return gains;
}

std::string CliGame<State>::rulesFields() { return ",\n \"multiples\":{\"deals\":\"players\"}"; }

}
