#pragma once

#include "core/bots/preference/bot.h"

#include <vector>

namespace weli::bots {

/// Imagines where the other cards may be, and that as often as by what has been said it is likely.
class WorldSampler {
public:
    /// Fewer worlds if the budget has fewer; one at least.
    WorldSampler(
        const preference::Observation& observation, int worlds, const Budget& budget, Rng& rng);

    [[nodiscard]] const std::vector<preference::State>& worlds() const { return worlds_; }

private:
    std::vector<preference::State> worlds_;
};

}
