#include "app/cli/rules_text.h"

#include "app/cli/bieten_game.h"
#include "app/cli/mittlere_game.h"
#include "app/cli/preference_game.h"
#include "core/matches.h"

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

    template <GameState S> std::string textOf()
    {
        using Record = GameRecord<S>;
        return R"({"game":)" + inQuotes(Record::name) + R"(,"players":{"lowest":)"
            + std::to_string(Record::fewestPlayers) + R"(,"highest":)"
            + std::to_string(Record::mostPlayers)
            + "},\n \"options\":" + jsonList(Record::options(), optionText<typename S::Rules>)
            + CliGame<S>::rulesFields() + "}\n";
    }

    template <typename... S>
    std::optional<std::string> textOfGame(
        std::string_view game, std::type_identity<std::variant<S...>> /*games*/)
    {
        std::optional<std::string> text;
        ((GameRecord<S>::name == game ? void(text = textOf<S>()) : void()), ...);
        return text;
    }

}

std::optional<std::string> rulesTextOf(std::string_view game)
{
    return textOfGame(game, std::type_identity<AnyState>());
}

}
