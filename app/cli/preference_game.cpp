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

Understood<CliGame<State>::Players> CliGame<State>::Players::seated(
    const std::vector<std::string>& names)
{
    for (const std::string& name : names)
        if (name != "random")
            return wrongUsage("--bots " + name + ": preference has no such level");
    return Players {};
}

Results CliGame<State>::results(const State& over)
{
    Results results;
    const SeatSet winners = endOf(over.table).winners;
    for (const Seat seat : SeatSet::firstOf(over.table.players))
        results[seat] = { over.table.balances[seat], winners.contains(seat) ? 1 : 0 };
    return results;
}

std::string CliGame<State>::rulesFields() { return ",\n \"multiples\":{\"deals\":\"players\"}"; }

}
