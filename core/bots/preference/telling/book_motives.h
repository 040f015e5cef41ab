#pragma once

#include "core/bots/preference/book_cards.h"

#include <vector>

namespace weli::bots {

/// These are all cards that may be played, in the order of the legal acts, and `book` is what the
/// book thinks of them. It says why it likes the one that it likes best, and why the one that it
/// would choose of some that are worth the same; with the one that is chosen it begins so, too, if
/// there is something to be said for it; `worse` are the cards that do plainly worse.
void addMotives(std::vector<PreferenceEvaluation>& cards,
    const preference::Observation& observation, const std::vector<LikedCard>& book,
    std::optional<std::size_t> chosen = {}, const std::optional<CardSet>& worse = {});

}
