#pragma once

#include "core/bots/bieten/blueprint/blueprint.h"
#include "core/game/rng.h"

namespace weli::bots {

/// What the blueprint would do with the figures here, drawn once from its mixture.
class Mixture {
public:
    Mixture(const bieten::Observation& observation, Rng& rng);

    /// Is nothing else to be weighed against it? (isBlueprintsGame)
    [[nodiscard]] bool isExact() const { return exact_; }

    /// 1 for what it does, -1 for a claim that it lets be, 0 where it has nothing to say.
    [[nodiscard]] int favour(const std::optional<bieten::Action>& action) const;

private:
    enum class Word : std::uint8_t { Quiet, Claim, Three };
    bieten::PerFigure<std::optional<Word>> drawn_;
    bool answers_;
    bool exact_ = false; // of a figure that it was drawn for
    bool threeInAnswer_;
};

}
