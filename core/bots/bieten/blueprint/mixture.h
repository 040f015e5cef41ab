#pragma once

#include "core/bots/bieten/blueprint/blueprint.h"
#include "core/game/rng.h"

namespace weli::bots {

/// What the blueprint would do with the figures here, drawn once from its mixture.
class Mixture {
public:
    Mixture(const bieten::Observation& observation, Rng& rng);

    /// 1 for what it does, -1 for a claim that it lets be, 0 where it has nothing to say.
    [[nodiscard]] int favour(const std::optional<bieten::Action>& action) const;

private:
    enum class Word : std::uint8_t { Quiet, Claim, Three };
    bieten::PerFigure<std::optional<Word>> drawn_;
    bool answers_;
    bool threeInAnswer_;
};

}
