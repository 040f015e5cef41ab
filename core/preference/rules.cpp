#include "core/preference/rules.h"

#include <array>
#include <string>

namespace weli::preference {

namespace {

    constexpr Clause optionsClause { 'P', 1 };

    constexpr std::array<std::string_view, 3> premiumWords { "all", "six", "hearts" };

    constexpr std::array everyOption {
        option::number<&Rules::stake>("stake", 10, 1000, 10),
        option::number<&Rules::maxStakes>("max_stakes", 1, 20),
        option::choice<&Rules::premium>("premium", premiumWords),
        option::yesOrNo<&Rules::trumpCompulsion>("trump_compulsion"),
        option::yesOrNo<&Rules::negotiation>("negotiation"),
        option::number<&Rules::deals>("deals", fewestPlayers, 120),
    };

}

std::span<const Option<Rules>> options() { return everyOption; }

std::optional<Problem> problemOf(const Rules& rules, int players)
{
    if (players < fewestPlayers || players > mostPlayers)
        return Problem { Wrong::WrongPlayersOfTwo, { "3", "4" }, optionsClause };
    for (const Option<Rules>& option : everyOption)
        if (!option.allows(option.value(rules)))
            return Problem { Wrong::OutOfRange, { std::string(option.key) }, optionsClause };
    if (rules.deals % players != 0)
        return Problem { Wrong::WrongDeals, { std::to_string(players) }, optionsClause };
    return std::nullopt;
}

}
