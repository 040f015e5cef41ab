#pragma once

#include "core/bots/decision_util.h"
#include "core/bots/preference/evaluation.h"
#include "core/bots/preference/expected_result.h"
#include "core/preference/state.h"

#include <array>

namespace weli::bots {

/// What came of one card, in a contract, in the worlds so far.
struct CardSums {
    /// How often the contract is made, and in how many worlds.
    struct Made {
        int made = 0;
        int worlds = 0;
        [[nodiscard]] double share() const { return static_cast<double>(made) / worlds; }
    };

    Sampled value;
    PairSums results; // of the declarer: made or not, tricks
    Sampled falls; // does a defender?
    Sampled allFall; // do both? Empty where only one may
    std::array<Made, suitCount> even {}; // by a suit's split
    std::array<Made, suitCount> uneven {};

    /// What it was worth to the seat, and how the whole deal ended for the declarer.
    void enter(
        const preference::State& world, Seat self, double worth, const ExpectedResult& result);
    /// What is said of the contract.
    [[nodiscard]] PreferenceWhys whys(const preference::Observation& observation) const;
    /// What it means to the seat itself: to the declarer the contract, to a defender its own
    /// tricks, and how likely it has those without which it falls, if it may fall. Who goes down is
    /// told if that decides, or it `tellsFalls`.
    [[nodiscard]] PreferenceWhys ownWhys(const preference::Observation& observation,
        const std::optional<double>& kept, double tricks, bool tellsFalls = false) const;
    /// Is the contract so safe that it hangs on who defends?
    [[nodiscard]] bool hangsOnDefenders(const preference::PublicState& table) const;
};

}
