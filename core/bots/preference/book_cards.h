#pragma once

#include "core/bots/preference/bot.h"

#include <vector>

namespace weli::bots {

/// What a player remembers of the cards that have fallen.
enum class PreferenceMemory : std::uint8_t {
    OwnHand,
    LastTrick,
    Lately, // the cards of the last three tricks
    Fallen, // every card that was played
    Shown, // and who did not follow, or not higher
    All, // and what follows from them
};

/// A card, how much the book likes it, and what it likes or dislikes in it.
struct LikedCard {
    preference::Action action;
    double value = 0; // the scale is the book's own
    PreferenceWhy why;
};

/// What the book thinks of each card that may be played, in the order of the legal acts.
std::vector<LikedCard> likedCards(
    const preference::Observation& observation, PreferenceMemory memory = PreferenceMemory::All);
/// The cards that may be in other hands, as far as the seat remembers.
CardSet cardsOutside(const preference::Observation& observation, PreferenceMemory memory);

}
