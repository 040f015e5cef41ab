#pragma once

#include "core/bots/preference/book_cards.h"

#include <vector>

namespace weli::bots {

/// Why the book likes or dislikes each of these cards, as somebody would say it at the table.
std::vector<PreferenceWhy> bookReasons(const preference::Observation& observation,
    const std::vector<LikedCard>& cards, PreferenceMemory memory);
/// What the book thinks of each card that may be played, for those who read it.
std::vector<PreferenceEvaluation> readCards(
    const preference::Observation& observation, PreferenceMemory memory = PreferenceMemory::All);

}
