#include "core/mittlere/rules.h"

#include <array>
#include <string>

namespace weli::mittlere {

namespace {

    constexpr std::array<std::string_view, 2> noTrumpWords { "count", "annul" };
    constexpr std::array<std::string_view, 2> noTrickWords { "loses", "as_hundred" };
    constexpr std::array<std::string_view, 2> tieWords { "third_wins", "draw" };

    constexpr std::array everyOption {
        option::choice<&Rules::noTrump>("no_trump", noTrumpWords),
        option::choice<&Rules::noTrick>("no_trick", noTrickWords),
        option::choice<&Rules::tie>("tie", tieWords),
    };

}

std::span<const Option<Rules>> options() { return everyOption; }

std::optional<Problem> problemOf(const Rules& rules, int players)
{
    if (players != playerCount) return Problem { Wrong::WrongPlayers, { "3" }, Clause { 'M', 1 } };
    for (const Option<Rules>& option : everyOption)
        if (!option.allows(option.value(rules)))
            return Problem { Wrong::OutOfRange, { std::string(option.key) }, Clause { 'M', 35 } };
    return std::nullopt;
}

}
