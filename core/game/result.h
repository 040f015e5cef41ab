#pragma once

#include "core/game/clause.h"
#include "core/game/wrong.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace weli {

/// What is wrong with something that came from outside, what stands in the gaps of that sentence,
/// and the clause that says so, if one does.
struct Problem {
    Wrong what {};
    std::vector<std::string> gaps;
    std::optional<Clause> clause;
    friend bool operator==(const Problem&, const Problem&) = default;
};

/// In English, with its clause: `"dealer" is 1 instead of 0 (B-9)`.
std::string toText(const Problem& problem);
/// The sentence with what belongs into its gaps %1, %2 …
std::string filled(std::string_view sentence, const std::vector<std::string>& gaps);

template <typename T> using Result = tl::expected<T, Problem>;

inline tl::unexpected<Problem> problem(
    Wrong what, std::vector<std::string> gaps = {}, std::optional<Clause> clause = std::nullopt)
{
    return tl::unexpected<Problem>(Problem { what, std::move(gaps), clause });
}

}
