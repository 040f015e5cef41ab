#pragma once

#include "core/bots/mittlere/deal.h"

namespace weli::odds {

/// Plays the deal to its end as good players do: each card as often as they play it, by what their
/// seat can see.
void playAsOthersDo(bots::Deal& deal, Rng& rng);

}
