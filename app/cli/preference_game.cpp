#include "app/cli/preference_game.h"

#include "core/preference/settlement.h"

namespace weli::cli {

using namespace preference;

Understood<Rules> CliGame<State>::rulesFrom(
    const std::optional<std::string>& preset, int /*players*/)
{
    if (preset) return wrongUsage("--preset " + *preset + ": preference has no presets");
    return Rules {};
}

Acted CliGame<State>::next(const State& state, const LineUp& lineUp, Rng& rng)
{
    if (lineUp.levelOf(*seatDue(state.table)) == bots::Level::Random) return randomAct(state, rng);
    return asked(state, [&](const Observation& observation) {
        const bots::Level level = lineUp.levelOf(observation.seat);
        return decide(observation, level, bots::Budget {}, lineUp.seed()).action;
    });
}

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
