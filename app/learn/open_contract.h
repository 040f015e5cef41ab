#pragma once

#include "core/bots/preference/solver/open_play_solver.h"
#include "core/preference/state.h"

#include <optional>

namespace weli::preference {

/// A contract that its declarer makes, and what it brings if both defenders go along.
struct OpenContract {
    Contract contract {};
    Seat seat {};
    double chips = 0;
    CardSet aside {}; // laid aside by the declarer; empty without buying
};

/// Solves the contracts of a deal that has just begun, all cards lying open and all three playing
/// their best.
class OpenContracts {
public:
    /// The deal must outlive this.
    explicit OpenContracts(const State& dealt);

    /// What brings its declarer most, of equals the lower one; nothing if nobody makes any.
    [[nodiscard]] std::optional<OpenContract> best();
    /// What brings most to another with the two cards that this declarer has laid aside (P-30).
    [[nodiscard]] std::optional<OpenContract> bestAfter(const OpenContract& sold);

private:
    using Best = std::optional<OpenContract>;

    void improve(Best& best, Contract contract, Seat seat, CardSet bought);
    void tryHand(Best& best, OpenContract tried, CardSet hand);

    const State& dealt_;
    bots::OpenPlaySolver solver_;
};

}
