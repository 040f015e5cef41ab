#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace weli {

enum class OptionKind : std::uint8_t { Boolean, Integer, Choice };

/// One rule option of a game. Values are integers everywhere: a boolean is 0 or 1, a choice the
/// place of its word in `choices`.
template <typename Rules> struct Option {
    std::string_view key;
    OptionKind kind;
    int lowest;
    int highest;
    std::span<const std::string_view> choices;
    int (*value)(const Rules&);
    void (*set)(Rules&, int);
    int step = 1; // from one integer that is allowed to the next

    [[nodiscard]] constexpr bool allows(std::int64_t number) const
    {
        return number >= lowest && number <= highest && (number - lowest) % step == 0;
    }
};

/// Two option values that cannot stand together, with the clause that says so.
template <typename Rules> struct Conflict {
    std::string_view key; // the option that is refused …
    std::string_view other; // … because of this one
    bool (*applies)(const Rules&);
};

}
