#pragma once

#include "core/drill/preference/game_drill.h"

namespace weli::drill {

using PreferenceSpot = Spot<preference::State>;
using MaybeQuestion = std::optional<Question>;

namespace preference_cards {
    MaybeQuestion playable(const PreferenceSpot& spot, Rng& rng);
    MaybeQuestion trick(const PreferenceSpot& spot, Rng& rng);
    MaybeQuestion lead(const PreferenceSpot& spot, Rng& rng);
    MaybeQuestion needed(const PreferenceSpot& spot, Rng& rng);
}

namespace preference_bids {
    MaybeQuestion higher(const PreferenceSpot& spot, Rng& rng);
    MaybeQuestion words(const PreferenceSpot& spot, Rng& rng);
    MaybeQuestion hold(const PreferenceSpot& spot, Rng& rng);
    MaybeQuestion announcing(const PreferenceSpot& spot, Rng& rng);
    MaybeQuestion trump(const PreferenceSpot& spot, Rng& rng);
}

namespace preference_count {
    MaybeQuestion amount(const PreferenceSpot& spot, Rng& rng);
    MaybeQuestion falls(const PreferenceSpot& spot, Rng& rng);
    MaybeQuestion gains(const PreferenceSpot& spot, Rng& rng);
    MaybeQuestion pot(const PreferenceSpot& spot, Rng& rng);
}

}
