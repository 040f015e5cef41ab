#pragma once

#include "core/drill/mittlere/game_drill.h"

namespace weli::drill {

using MittlereSpot = Spot<mittlere::State>;
using MaybeQuestion = std::optional<Question>;

namespace mittlere_cards {
    MaybeQuestion playable(const MittlereSpot& spot, Rng& rng);
    MaybeQuestion trick(const MittlereSpot& spot, Rng& rng);
    MaybeQuestion leads(const MittlereSpot& spot, Rng& rng);
    MaybeQuestion trump(const MittlereSpot& spot, Rng& rng);
    MaybeQuestion highest(const MittlereSpot& spot, Rng& rng);
    MaybeQuestion beating(const MittlereSpot& spot, Rng& rng);
    MaybeQuestion under(const MittlereSpot& spot, Rng& rng);
}

namespace mittlere_count {
    MaybeQuestion value(const MittlereSpot& spot, Rng& rng);
    MaybeQuestion inTrick(const MittlereSpot& spot, Rng& rng);
    MaybeQuestion points(const MittlereSpot& spot, Rng& rng);
    MaybeQuestion loses(const MittlereSpot& spot, Rng& rng);
    MaybeQuestion written(const MittlereSpot& spot, Rng& rng);
}

}
