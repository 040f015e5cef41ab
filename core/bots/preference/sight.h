#pragma once

#include "core/bots/preference/bot.h"

#include <vector>

namespace weli::bots {

/// Imagines where the other cards may be, and that as often as by what has been said it is likely.
class Sight {
public:
    /// Fewer worlds if the budget has fewer; one at least.
    Sight(const preference::Observation& observation, int worlds, const Budget& budget, Rng& rng);

    [[nodiscard]] const std::vector<preference::State>& worlds() const { return worlds_; }

private:
    std::vector<preference::State> worlds_;
};

}
