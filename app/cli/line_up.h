#pragma once

#include "app/cli/usage.h"
#include "core/bots/minds.h"
#include "core/game/rng.h"

namespace weli::cli {

/// Who sits at seat 0, 1 …; at a larger table they begin anew.
class LineUp {
public:
    /// The words of --bots.
    static Understood<LineUp> seated(const std::vector<std::string>& names, const AnyGame& game);

    /// Gives the bots a new seed, unless all play at random.
    void newMatch(Rng& rng);
    [[nodiscard]] bool allRandom() const;
    [[nodiscard]] bots::Mind mindOf(Seat seat) const { return minds_[seat.index % minds_.size()]; }
    /// Of this match.
    [[nodiscard]] std::uint64_t seed() const { return seed_; }

private:
    std::vector<bots::Mind> minds_;
    std::uint64_t seed_ = 0;
};

}
