#pragma once

#include "core/bots/preference/bot.h"

#include <vector>

namespace weli::bots {

/// By what it is told how likely a world is.
enum class Evidence : std::uint8_t { Words, WordsAndCards };

/// Imagines where the other cards may be, each lay as often as its likelihood says.
class WorldSampler {
public:
    /// Fewer worlds if the budget has fewer; one at least.
    WorldSampler(const preference::Observation& observation, int worlds, const Budget& budget,
        Rng& rng, Evidence evidence);

    [[nodiscard]] const std::vector<preference::State>& worlds() const { return worlds_; }

private:
    std::vector<preference::State> worlds_;
};

}
