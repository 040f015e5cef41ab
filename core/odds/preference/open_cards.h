#pragma once

#include "core/bots/preference/expected_result.h"
#include "core/bots/preference/solver/open_play_solver.h"
#include "core/odds/preference/three_for_themselves.h"

#include <optional>

namespace weli::odds {

/// In which company this seat may fall; nothing for who is no defender or cannot (P-59, P-61).
std::optional<bots::Company> companyOf(const preference::PublicState& table, Seat seat);

/// The tricks in which each is said to know where all cards lie.
bool areLastTricks(const preference::PublicState& table);
/// All go on by the book to the last tricks, or to the end if it comes sooner.
void playToTheLastTricks(preference::State& state);

/// What becomes of a seat that may fall if each knows where all cards lie and plays accordingly.
/// The defenders are one side, but who falls for itself plays for itself, and all do in Ausfechten.
class OpenCards {
public:
    /// The solver is the caller's, who keeps it.
    OpenCards(const preference::PublicState& table, Seat self, bots::OpenPlaySolver& solver);

    /// Is it on a side?
    [[nodiscard]] bool hasSide() const { return sided_; }
    /// Does it not fall, by the tricks that have been taken? Nothing while that is open.
    [[nodiscard]] std::optional<bool> decided(const preference::PublicState& table) const;
    /// How likely it does not fall in this world, at any moment of the deal from the last tricks
    /// on.
    [[nodiscard]] double keepsIn(const preference::State& world);

private:
    /// Of the tricks that are left; at most 0: it has them.
    [[nodiscard]] int needed(const preference::PublicState& table) const;

    Seat self_;
    std::optional<bots::Company> company_;
    bool sided_;
    bots::OpenPlaySolver& solver_;
    ThreeForThemselves three_;
};

}
