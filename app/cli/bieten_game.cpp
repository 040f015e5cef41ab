#include "app/cli/bieten_game.h"

#include "core/bots/round.h"

#include <algorithm>

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

Understood<CliGame<State>::Players> CliGame<State>::Players::seated(
    const std::vector<std::string>& names)
{
    Players players;
    for (const std::string& name : names) {
        const auto level = bots::levelFromText(name);
        if (!level) return wrongUsage("--bots " + name + ": no such level");
        players.levels_.push_back(*level);
    }
    return players;
}

bool CliGame<State>::Players::allRandom() const
{
    return std::all_of(levels_.begin(), levels_.end(),
        [](bots::Level level) { return level == bots::Level::Random; });
}

void CliGame<State>::Players::newMatch(Rng& rng)
{
    if (!allRandom()) seed_ = rng.next();
}

Acted CliGame<State>::Players::next(const State& state, Rng& rng) const
{
    if (allRandom()) return randomAct(state, rng);
    return bots::nextAct(state, [&](const Observation& observation) {
        const bots::Level level = levels_[observation.seat.index % levels_.size()];
        if (level == bots::Level::Random) return randomAct(state, observation.seat, rng);
        return decide(observation, level, bots::Budget {}, seed_).action;
    });
}

Results CliGame<State>::results(const State& over)
{
    Results results;
    for (const Seat seat : SeatSet::firstOf(over.table.players))
        results[seat] = { over.table.crosses[seat], over.table.bummerl[seat] };
    return results;
}

std::string CliGame<State>::rulesFields()
{
    return ",\n \"not_together\":" + jsonList(conflicts(), conflictText) + ",\n \"default_preset\":"
        + inQuotes(code(Preset::Tirol)) + ",\n \"presets\":" + presetsText();
}

}
