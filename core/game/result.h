#pragma once

#include "core/game/clause.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace weli {

/// What is wrong with something that came from outside, and the clause that says so, if one does.
struct Problem {
    std::string what;
    std::optional<Clause> clause;
    friend bool operator==(const Problem&, const Problem&) = default;
};

template <typename T> using Result = tl::expected<T, Problem>;

inline tl::unexpected<Problem> problem(
    std::string what, std::optional<Clause> clause = std::nullopt)
{
    return tl::unexpected<Problem>(Problem { std::move(what), clause });
}

}
