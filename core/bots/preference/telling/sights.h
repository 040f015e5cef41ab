#pragma once

#include "core/bots/preference/evaluation.h"
#include "core/preference/view.h"

#include <optional>

namespace weli::bots {

/// Does the declarer lead a suit of which a defender has shown to have none, but not that it has no
/// trump? Then it must trump.
bool mustBeTrumped(const preference::Observation& observation, Card card);

/// What a trump does that is led to draw others, of which so many are higher.
PreferenceReason drawingWith(int higher);

/// A card that takes a trick so far that is not wanted: so many may beat it, and must; or, if more
/// could beat another one, it is that the seat is rid of it.
PreferenceWhy losingWith(const preference::Observation& observation, Card card);

/// What one sees in the own hand that speaks for or against an act whose reasons begin with a mere
/// number; of a card, what it does to the trick. `made` is the chance of the bid with a trump that
/// promises most, `worse` the cards that do plainly worse.
PreferenceWhy sightOf(const preference::Observation& observation, const preference::Action& action,
    const PreferenceWhy& why, double made = 0, const std::optional<CardSet>& worse = {});

}
