#pragma once

#include "core/bots/bot.h"
#include "core/bots/preference/judge.h"

#include <memory>
#include <vector>

namespace weli::bots {

/// Imagines where the other cards may be and looks at each of these worlds with open hands.
class Sight {
public:
    /// Fewer worlds if the budget has fewer, or says stop; one at least.
    Sight(const preference::Observation& observation, int worlds, const Budget& budget, Rng& rng);

    [[nodiscard]] const std::vector<preference::State>& worlds() const { return worlds_; }

private:
    std::vector<preference::State> worlds_;
};

/// Judges cards by what comes of them in the worlds, played as well as can be.
std::unique_ptr<Judge> sharpJudge(const preference::Observation& observation, const Sight& sight);

/// What each card that may be played is worth on average over the worlds: tricks for the seat's
/// side and whether the contract is made. There must be a contract.
std::vector<Weighed<preference::Action>> weighOpenCards(
    const preference::Observation& observation, const Sight& sight);

}
