#pragma once

#include "core/drill/bieten/game_drill.h"

namespace weli::drill {

using BietenSpot = Spot<bieten::State>;
using MaybeQuestion = std::optional<Question>;

namespace bieten_cards {
    MaybeQuestion playable(const BietenSpot& spot, Rng& rng);
    MaybeQuestion trick(const BietenSpot& spot, Rng& rng);
    MaybeQuestion figuresHeld(const BietenSpot& spot, Rng& rng);
    MaybeQuestion best(const BietenSpot& spot, Rng& rng);
    MaybeQuestion names(const BietenSpot& spot, Rng& rng);
}

namespace bieten_bids {
    MaybeQuestion bids(const BietenSpot& spot, Rng& rng);
    MaybeQuestion worth(const BietenSpot& spot, Rng& rng);
    MaybeQuestion answers(const BietenSpot& spot, Rng& rng);
    MaybeQuestion gespannt(const BietenSpot& spot, Rng& rng);
}

namespace bieten_count {
    MaybeQuestion order(const BietenSpot& spot, Rng& rng);
    MaybeQuestion points(const BietenSpot& spot, Rng& rng);
    MaybeQuestion out(const BietenSpot& spot, Rng& rng);
    MaybeQuestion round(const BietenSpot& spot, Rng& rng);
}

}
