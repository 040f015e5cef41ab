#pragma once

#include "core/game/option.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace weli {

/// One rule option of any game: what Option says of it, without the type of the rules.
struct RuleOption {
    std::size_t place; // among the options of its game
    std::string_view key;
    OptionKind kind;
    int lowest;
    int highest;
    int step;
    std::span<const std::string_view> choices;
    std::span<const int>
        commonValues; // the numbers that are the custom, where any other is possible
};

/// Two option values that cannot stand together.
struct RuleConflict {
    std::string_view key; // the option that is refused …
    std::string_view other; // … because of this one
};

}
