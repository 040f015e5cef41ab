#include "app/cli/rules_text.h"

#include "core/record/trace.h"

#include <numeric>

namespace weli::cli {

using namespace bieten;

namespace {

    using BietenOption = Option<Rules>;

    std::string valuesText(const BietenOption& option)
    {
        if (option.kind == OptionKind::Integer)
            return R"("type":"integer","lowest":)" + std::to_string(option.lowest)
                + R"(,"highest":)" + std::to_string(option.highest);
        std::vector<int> values(static_cast<std::size_t>(option.highest) + 1);
        std::iota(values.begin(), values.end(), 0);
        const std::string type = option.kind == OptionKind::Boolean ? "boolean" : "choice";
        return R"("type":)" + inQuotes(type) + R"(,"values":)"
            + jsonList(values, [&](int value) { return valueText(option, value); });
    }

    std::string optionText(const BietenOption& option)
    {
        return "\n  {\"key\":" + inQuotes(option.key) + ',' + valuesText(option) + R"(,"default":)"
            + valueText(option, option.value(Rules {})) + '}';
    }

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

std::string bietenRulesText()
{
    return R"({"game":"bieten","players":{"lowest":)" + std::to_string(fewestPlayers)
        + R"(,"highest":)" + std::to_string(mostPlayers)
        + "},\n \"options\":" + jsonList(options(), optionText)
        + ",\n \"not_together\":" + jsonList(conflicts(), conflictText) + ",\n \"default_preset\":"
        + inQuotes(code(Preset::Tirol)) + ",\n \"presets\":" + presetsText() + "}\n";
}

}
