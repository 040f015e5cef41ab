#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace weli {

/// A numbered clause of a game's rules file: B-31 is Clause { 'B', 31 }.
struct Clause {
    char game = '?';
    std::uint8_t number = 0;
    friend constexpr auto operator<=>(const Clause&, const Clause&) = default;
};

inline std::string toText(Clause clause)
{
    return std::string { clause.game } + '-' + std::to_string(clause.number);
}

}
