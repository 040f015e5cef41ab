#pragma once

#include "core/bots/preference/evaluation.h"
#include "core/preference/view.h"

#include <optional>

namespace weli::bots {

/// A reason that is about a suit, or about a card that is not played.
PreferenceWhy ofSuit(PreferenceReason reason, Suit suit);
PreferenceWhy ofKept(PreferenceReason reason, Card card);

/// The cards that this seat may play now.
CardSet cardsOpenTo(const preference::Observation& observation);

/// Why this card goes to a trick that the seat wants and cannot take, and not one of those that are
/// `worse`: all others that may be played, if it is not known.
PreferenceWhy givingOf(const preference::Observation& observation, Card card,
    const std::optional<CardSet>& worse = {});

}
