#include "app/cli/bieten_game.h"

namespace weli::cli {

using namespace bieten;

namespace {

    std::string conflictText(const Conflict<Rules>& conflict)
    {
        return "{\"key\":" + inQuotes(conflict.key) + R"(,"other":)" + inQuotes(conflict.other)
            + '}';
    }

    std::string presetText(Preset preset)
    {
        std::string text;
        for (int players = fewestPlayers; players <= mostPlayers; ++players) {
            text += text.empty() ? "{" : ",";
            text += "\n   " + inQuotes(std::to_string(players)) + ':';
            text += rulesText(options(), rulesOf(preset, players));
        }
        return text + '}';
    }

    std::string presetsText()
    {
        std::string text;
        for (const Preset preset : presets) {
            text += text.empty() ? "{" : ",";
            text += "\n  " + inQuotes(code(preset)) + ':' + presetText(preset);
        }
        return text + '}';
    }

}

Understood<Rules> CliGame<State>::rulesFrom(const std::optional<std::string>& preset, int players)
{
    const std::string name = preset.value_or(std::string(code(Preset::Tirol)));
    for (const Preset one : presets)
        if (code(one) == name) return rulesOf(one, players);
    return wrongUsage("--preset " + name + ": no such preset");
}

Acted CliGame<State>::next(const State& state, const LineUp& lineUp, Rng& rng)
{
    if (lineUp.allRandom()) return randomAct(state, rng);
    return asked(state, [&](const Observation& observation) {
        const bots::Level level = lineUp.levelOf(observation.seat);
        if (level == bots::Level::Random) return randomAct(state, observation.seat, rng);
        return decide(observation, level, bots::Budget {}, lineUp.seed()).action;
    });
}

Results CliGame<State>::results(const State& over)
{
    Results results;
    for (const Seat seat : SeatSet::firstOf(over.table.players))
        results[seat] = { over.table.crosses[seat], over.table.bummerl[seat] };
    return results;
}

Gains CliGame<State>::gains(const State& over)
{
    Gains gains { {}, over.table.game };
    for (const Seat seat : SeatSet::firstOf(over.table.players))
        gains.sums[seat] = over.table.crosses[seat] - over.table.bummerl[seat];
    return gains;
}

std::string CliGame<State>::rulesFields()
{
    return ",\n \"not_together\":" + jsonList(conflicts(), conflictText) + ",\n \"default_preset\":"
        + inQuotes(code(Preset::Tirol)) + ",\n \"presets\":" + presetsText();
}

}
