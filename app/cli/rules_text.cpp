#include "app/cli/rules_text.h"

#include "core/matches.h"
#include "core/record/writer.h"

#include <numeric>
#include <type_traits>

namespace weli::cli {

namespace {

    template <typename Rules> std::string valuesText(const Option<Rules>& option)
    {
        if (option.kind == OptionKind::Integer) {
            const std::string step
                = option.step == 1 ? "" : R"(,"step":)" + std::to_string(option.step);
            return R"("type":"integer","lowest":)" + std::to_string(option.lowest)
                + R"(,"highest":)" + std::to_string(option.highest) + step;
        }
        std::vector<int> values(static_cast<std::size_t>(option.highest) + 1);
        std::iota(values.begin(), values.end(), 0);
        const std::string type = option.kind == OptionKind::Boolean ? "boolean" : "choice";
        return R"("type":)" + inQuotes(type) + R"(,"values":)"
            + jsonList(values, [&](int value) { return valueText(option, value); });
    }

    template <typename Rules> std::string optionText(const Option<Rules>& option)
    {
        return "\n  {\"key\":" + inQuotes(option.key) + ',' + valuesText(option) + R"(,"default":)"
            + valueText(option, option.value(Rules {})) + '}';
    }

    template <GameState S> std::string presetText(const NamedRules<typename S::Rules>& preset)
    {
        std::string text;
        for (int players = S::info().fewestPlayers; players <= S::info().mostPlayers; ++players) {
            text += text.empty() ? "{" : ",";
            text += "\n   " + inQuotes(std::to_string(players)) + ':';
            text += rulesText(S::info().options, preset.rules(players));
        }
        return text + '}';
    }

    template <GameState S> std::string presetsText()
    {
        if (S::info().presets.empty()) return {};
        std::string text;
        for (const auto& preset : S::info().presets) {
            text += text.empty() ? "{" : ",";
            text += "\n  " + inQuotes(preset.code) + ':' + presetText<S>(preset);
        }
        return ",\n \"default_preset\":" + inQuotes(S::info().presets.front().code)
            + ",\n \"presets\":" + text + '}';
    }

    template <GameState S> std::string conflictsText()
    {
        if (S::info().conflicts.empty()) return {};
        return ",\n \"not_together\":" + jsonList(S::info().conflicts, [](const auto& conflict) {
            return "{\"key\":" + inQuotes(conflict.key) + R"(,"other":)" + inQuotes(conflict.other)
                + '}';
        });
    }

    std::string multiplesText(std::string_view option)
    {
        if (option.empty()) return {};
        return ",\n \"multiples\":{" + inQuotes(option) + ":\"players\"}";
    }

    template <GameState S> std::string textOf()
    {
        return R"({"game":)" + inQuotes(S::info().code) + R"(,"players":{"lowest":)"
            + std::to_string(S::info().fewestPlayers) + R"(,"highest":)"
            + std::to_string(S::info().mostPlayers) + "},\n \"options\":"
            + jsonList(S::info().options, optionText<typename S::Rules>) + conflictsText<S>()
            + multiplesText(S::info().multipleOfPlayers) + presetsText<S>() + "}\n";
    }

    template <typename... S>
    std::optional<std::string> textOfGame(
        std::string_view game, std::type_identity<std::variant<S...>> /*games*/)
    {
        std::optional<std::string> text;
        ((S::info().code == game ? void(text = textOf<S>()) : void()), ...);
        return text;
    }

}

std::optional<std::string> rulesTextOf(std::string_view game)
{
    return textOfGame(game, std::type_identity<AnyState>());
}

}
