#include "core/preference/rules.h"

#include <array>
#include <string>

namespace weli::preference {

namespace {

    constexpr Clause optionsClause { 'P', 1 };

    constexpr std::array<std::string_view, 3> premiumWords { "all", "six", "hearts" };

    template <auto member> int valueOf(const Rules& rules)
    {
        return static_cast<int>(rules.*member);
    }

    template <auto member> void setTo(Rules& rules, int value)
    {
        using Value = std::remove_reference_t<decltype(rules.*member)>;
        rules.*member = static_cast<Value>(value);
    }

    template <auto member>
    constexpr Option<Rules> number(std::string_view key, int lowest, int highest, int step = 1)
    {
        return { key, OptionKind::Integer, lowest, highest, {}, valueOf<member>, setTo<member>,
            step };
    }

    template <auto member> constexpr Option<Rules> yesOrNo(std::string_view key)
    {
        return { key, OptionKind::Boolean, 0, 1, {}, valueOf<member>, setTo<member> };
    }

    constexpr std::array table {
        number<&Rules::stake>("stake", 10, 1000, 10),
        number<&Rules::maxStakes>("max_stakes", 1, 20),
        Option<Rules> { "premium", OptionKind::Choice, 0, 2, premiumWords, valueOf<&Rules::premium>,
            setTo<&Rules::premium> },
        yesOrNo<&Rules::trumpCompulsion>("trump_compulsion"),
        yesOrNo<&Rules::negotiation>("negotiation"),
        number<&Rules::deals>("deals", fewestPlayers, 120),
    };

}

std::span<const Option<Rules>> options() { return table; }

std::optional<Problem> problemOf(const Rules& rules, int players)
{
    if (players < fewestPlayers || players > mostPlayers)
        return Problem { "players must be 3 or 4", optionsClause };
    for (const Option<Rules>& option : table)
        if (!option.allows(option.value(rules)))
            return Problem { std::string(option.key) + " is out of range", optionsClause };
    if (rules.deals % players != 0)
        return Problem { "deals must be a multiple of " + std::to_string(players), optionsClause };
    return std::nullopt;
}

}
