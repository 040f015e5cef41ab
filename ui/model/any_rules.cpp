#include "ui/model/any_rules.h"

#include "core/record/writer.h"
#include "ui/picture/table_games.h"

#include <algorithm>

namespace weli {

namespace {

    template <GameState S>
    std::optional<RuleConflict> obstacleIn(
        typename S::Rules rules, const Option<typename S::Rules>& option, int value)
    {
        option.set(rules, value);
        for (const auto& conflict : S::info().conflicts)
            if (conflict.key == option.key && conflict.applies(rules))
                return RuleConflict { conflict.key, conflict.other };
        return std::nullopt;
    }

    /// Gives the option the first value that nothing forbids.
    template <GameState S> void giveWay(typename S::Rules& rules, std::string_view key)
    {
        for (const auto& option : S::info().options) {
            if (option.key != key) continue;
            for (int value = option.lowest; value <= option.highest; ++value)
                if (!obstacleIn<S>(rules, option, value)) return option.set(rules, value);
        }
    }

    template <GameState S>
    typename S::Rules changedIn(
        typename S::Rules rules, const Option<typename S::Rules>& option, int value)
    {
        option.set(rules, value);
        for (const auto& conflict : S::info().conflicts)
            if (conflict.other == option.key && conflict.applies(rules))
                giveWay<S>(rules, conflict.key);
        return rules;
    }

    /// Calls `work` with the game of these rules, and the rules as that game knows them.
    template <typename Work> auto withRules(const AnyRules& rules, Work work)
    {
        return std::visit(
            [&]<typename S>(
                GameOf<S> game) { return work(game, std::get<typename S::Rules>(rules)); },
            gameOf(rules));
    }

}

QString codeOf(const AnyGame& game)
{
    const std::string_view code
        = std::visit([]<typename S>(GameOf<S>) { return std::string_view(S::info().code); }, game);
    return QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size()));
}

std::optional<AnyGame> gameFromCode(const QString& code)
{
    for (const AnyGame& game : games)
        if (codeOf(game) == code) return game;
    return std::nullopt;
}

int fewestPlayers(const AnyGame& game)
{
    return std::visit([]<typename S>(GameOf<S>) { return S::info().fewestPlayers; }, game);
}

bool isClockwise(const AnyGame& game)
{
    return std::visit([]<typename S>(GameOf<S>) { return S::info().clockwise; }, game);
}

int mostPlayers(const AnyGame& game)
{
    return std::visit([]<typename S>(GameOf<S>) { return S::info().mostPlayers; }, game);
}

int defaultPlayers(const AnyGame& game)
{
    return std::visit([]<typename S>(GameOf<S>) { return S::info().defaultPlayers; }, game);
}

PackKind defaultPack(const AnyGame& game)
{
    return std::visit([]<typename S>(GameOf<S>) { return TableGame<S>::defaultPack; }, game);
}

AnyRules defaultRules(const AnyGame& game, int players)
{
    return std::visit(
        [players]<typename S>(GameOf<S>) -> AnyRules { return defaultRules(S::info(), players); },
        game);
}

std::vector<std::string_view> presetsOf(const AnyGame& game)
{
    std::vector<std::string_view> codes;
    std::visit(
        [&]<typename S>(GameOf<S>) {
            for (const auto& preset : S::info().presets) codes.push_back(preset.code);
        },
        game);
    return codes;
}

AnyRules rulesOfPreset(const AnyGame& game, std::size_t preset, int players)
{
    return std::visit(
        [&]<typename S>(GameOf<S>) -> AnyRules { return S::info().presets[preset].rules(players); },
        game);
}

std::optional<std::size_t> presetOf(const AnyRules& rules, int players)
{
    const AnyGame game = gameOf(rules);
    const std::size_t presets = presetsOf(game).size();
    for (std::size_t preset = 0; preset < presets; ++preset)
        if (rulesOfPreset(game, preset, players) == rules) return preset;
    return std::nullopt;
}

AnyRules forPlayers(const AnyRules& rules, int before, int now)
{
    return withRules(rules, [&]<typename S>(GameOf<S>, const auto& known) -> AnyRules {
        return S::info().forPlayers(known, before, now);
    });
}

std::vector<RuleOption> optionsOf(const AnyGame& game)
{
    std::vector<RuleOption> all;
    std::visit(
        [&]<typename S>(GameOf<S>) {
            for (const auto& option : S::info().options)
                all.push_back({ all.size(), option.key, option.kind, option.lowest, option.highest,
                    option.step, option.choices, S::info().commonValues(option.key) });
        },
        game);
    return all;
}

int valueOf(const AnyRules& rules, const RuleOption& option)
{
    return withRules(rules, [&]<typename S>(GameOf<S>, const auto& known) {
        return S::info().options[option.place].value(known);
    });
}

std::optional<RuleConflict> obstacle(const AnyRules& rules, const RuleOption& option, int value)
{
    return withRules(rules, [&]<typename S>(GameOf<S>, const auto& known) {
        return obstacleIn<S>(known, S::info().options[option.place], value);
    });
}

bool matters(const AnyRules& rules, const RuleOption& option)
{
    return withRules(rules, [&]<typename S>(GameOf<S>, const auto& known) {
        return S::info().matters(known, option.key);
    });
}

std::vector<RuleOption> differences(const AnyRules& rules, const AnyRules& others)
{
    std::vector<RuleOption> all = optionsOf(gameOf(rules));
    std::erase_if(all, [&](const RuleOption& option) {
        return valueOf(rules, option) == valueOf(others, option);
    });
    return all;
}

std::optional<std::size_t> nearestPreset(const AnyRules& rules, int players)
{
    std::optional<std::size_t> nearest;
    std::size_t fewest = 0;
    const AnyGame game = gameOf(rules);
    for (std::size_t i = 0; i < presetsOf(game).size(); ++i) {
        const std::size_t count = differences(rules, rulesOfPreset(game, i, players)).size();
        if (!nearest || count < fewest) nearest = i;
        fewest = nearest == i ? count : fewest;
    }
    return nearest;
}

AnyRules changed(const AnyRules& rules, const RuleOption& option, int value)
{
    return withRules(rules, [&]<typename S>(GameOf<S>, const auto& known) -> AnyRules {
        return changedIn<S>(known, S::info().options[option.place], value);
    });
}

}
