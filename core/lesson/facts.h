#pragma once

#include "core/lesson/fact.h"
#include "core/lesson/lesson.h"
#include "core/matches.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace weli::lesson {

// What is true of a position, by the rules: for what lessons claim and ask, and for whoever asks
// questions elsewhere.

/// The answer to a question such as "winner hearts" or "may play HA", or why there is none.
/// What the learner may is asked for this seat.
tl::expected<Fact, std::string> factOf(
    const AnyState& state, Seat learner, std::string_view question);

/// A question and its answer.
struct Asked {
    std::string question;
    Fact fact;
};
/// All that has an answer, but for what depends on a card.
std::vector<Asked> factsOf(const AnyState& state, Seat learner);

/// The answers that are offered: those that the lesson names, or else all seats, all suits, yes and
/// no. None where the question has no answer, or an answer of another kind.
std::vector<std::string> choicesOf(const AnyState& state, Seat learner, const Ask& ask);

}
