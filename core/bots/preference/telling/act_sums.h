#pragma once

#include "core/bots/decision_util.h"
#include "core/bots/preference/evaluation.h"
#include "core/preference/settlement.h"
#include "core/preference/state.h"

#include <array>

namespace weli::bots {

/// The split that this act offers or accepts.
std::optional<preference::Split> splitIn(
    const preference::Action& action, const preference::PublicState& table);
/// The tricks that this defender is paid for (P-57).
int tricksPaid(
    const preference::PublicState& table, const preference::Settlement& result, Seat defender);

/// Does this act, which plays no card, lead to such a contract itself? What is after-bought in the
/// end hangs on other words.
bool leadsTo(const preference::Action& action, const preference::PublicState& table,
    preference::Contract contract);

/// What came of one act, which plays no card, in the worlds so far.
struct ActSums {
    /// Of the deals that the seat declared with one contract.
    struct Declared {
        int deals = 0;
        int made = 0;
        int tricks = 0; // with a trump
    };

    Sampled chips; // a world each
    int deals = 0; // played to their end; all that follows is of these
    Sampled made; // of the deals that the seat declared
    Sampled kept; // of the deals that it defended
    Sampled defended; // its own tricks in those with a trump
    Sampled together; // … with those of whom it invited
    Sampled theirs; // of the deals that it defended: does the declarer make it?
    int overbought = 0; // deals in which another after-bought, and made it
    std::array<Declared, preference::contractCount> contracts {};
    Sampled agreed; // was the split settled on that it offered?

    /// All but the chips.
    void enter(
        const preference::State& settled, Seat self, std::optional<preference::Split> offered);
    /// What the act is worth, and why.
    [[nodiscard]] PreferenceEvaluation evaluation(
        const preference::Action& action, const preference::PublicState& table, Seat self) const;
};

}
