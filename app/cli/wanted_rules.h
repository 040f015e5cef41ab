#pragma once

#include "app/cli/usage.h"
#include "core/game/sample.h"
#include "core/record/writer.h"

#include <utility>

namespace weli::cli {

/// The words of a command that say which game is played, by how many and by which rules.
struct RulesWords {
    std::string game = "bieten";
    std::optional<int> players;
    std::optional<std::string> preset;
    std::vector<std::string> rules; // KEY=VALUE
};

template <typename Rules>
std::optional<int> valueFromText(const Option<Rules>& option, std::string_view text)
{
    for (int value = option.lowest; value <= option.highest; value += option.step) {
        const std::string written = valueText(option, value);
        if (written == text || written == inQuotes(text)) return value;
    }
    return std::nullopt;
}

template <typename Rules> using Assignment = std::pair<const Option<Rules>*, int>;

/// "target=11"
template <GameState S>
Understood<Assignment<typename S::Rules>> assignmentFromText(std::string_view text)
{
    const std::string_view key = text.substr(0, text.find('='));
    for (const auto& option : S::info().options) {
        if (option.key != key || key.size() == text.size()) continue;
        const auto value = valueFromText(option, text.substr(key.size() + 1));
        if (!value) return wrongUsage("--rule " + std::string(text) + ": no such value");
        return Assignment<typename S::Rules> { &option, *value };
    }
    return wrongUsage("--rule " + std::string(text) + ": KEY=VALUE with a key of the rules");
}

template <GameState S>
Understood<std::vector<Assignment<typename S::Rules>>> assignments(const RulesWords& words)
{
    std::vector<Assignment<typename S::Rules>> all;
    for (const std::string& text : words.rules) {
        const auto one = assignmentFromText<S>(text);
        if (!one) return wrongUsage(one.error());
        all.push_back(*one);
    }
    return all;
}

/// Not so many play this game.
template <GameState S> std::optional<std::string> playersProblem(const RulesWords& words)
{
    const int count = words.players.value_or(S::info().fewestPlayers);
    if (count >= S::info().fewestPlayers && count <= S::info().mostPlayers) return std::nullopt;
    return "--players " + std::to_string(count) + ": " + words.game + " has "
        + std::to_string(S::info().fewestPlayers) + " to " + std::to_string(S::info().mostPlayers)
        + " (" + toText(S::info().clauses.players) + ')';
}

/// The rules of this preset, or the default ones.
template <GameState S>
Understood<typename S::Rules> rulesFrom(const std::optional<std::string>& preset, int players)
{
    if (!preset) return defaultRules(S::info(), players);
    for (const auto& named : S::info().presets)
        if (named.code == *preset) return named.rules(players);
    return wrongUsage("--preset " + *preset + ": "
        + (S::info().presets.empty() ? std::string(S::info().code) + " has no presets"
                                     : "no such preset"));
}

/// For three players unless the words say otherwise; they must be as many as the game has.
template <GameState S> Understood<Sample<typename S::Rules>> wantedRules(const RulesWords& words)
{
    Sample<typename S::Rules> sample;
    sample.players = words.players.value_or(3);
    const auto rules = rulesFrom<S>(words.preset, sample.players);
    if (!rules) return wrongUsage(rules.error());
    sample.rules = *rules;
    const auto changes = assignments<S>(words);
    if (!changes) return wrongUsage(changes.error());
    for (const auto& [option, value] : *changes) option->set(sample.rules, value);
    if (const auto problem = S::info().problemOf(sample.rules, sample.players))
        return wrongUsage(toText(*problem));
    return sample;
}

}
