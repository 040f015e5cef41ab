#pragma once

#include "core/drill/question.h"
#include "core/game/rng.h"

#include <initializer_list>
#include <utility>

namespace weli::drill {

// What makes a question up.

inline bool chance(int in, Rng& rng) { return rng.below(static_cast<std::uint32_t>(in)) == 0; }

struct Choice {
    Value value;
    bool right = false;
    std::optional<Clause> forbids {};
};

/// Up to `most` of these in their order, at least one right and one wrong; none if there is not.
std::vector<Choice> picked(std::vector<Choice> choices, std::size_t most, Rng& rng);
/// The right number among up to three of these others, in their order; none if there is no other.
std::vector<Choice> numbers(Sort sort, int right, std::vector<int> others, Rng& rng);
/// The seats, the last one nobody if that is offered.
std::vector<Choice> seats(SeatSet offered, std::optional<Seat> right, bool orNobody);
/// All four, and none.
std::vector<Choice> everySuit(std::optional<Suit> right);
std::vector<Choice> yesOrNo(bool yes);

/// Nothing if there are fewer than two choices.
std::optional<Question> asked(
    Kind kind, std::vector<Value> about, const std::vector<Choice>& choices, Why why);

}
