#pragma once

#include "core/bots/preference/hand_evaluator.h"

namespace weli::bots {

/// Counts aces, kings and trumps in one hand, as somebody does who has just been told the rules: it
/// thinks of nobody else.
class PlainEvaluator final : public HandEvaluator {
public:
    [[nodiscard]] ExpectedResult asTheyAre(
        preference::Contract contract, CardSet hand) const override;
    [[nodiscard]] ExpectedResult afterBuying(
        preference::Contract contract, CardSet hand) const override;
    [[nodiscard]] ExpectedResult againstOne(
        preference::Contract contract, CardSet hand) const override;
    [[nodiscard]] Defence inDefence(
        preference::Contract contract, CardSet hand, Company company) const override;
    [[nodiscard]] double isAccepted(int more) const override;
    [[nodiscard]] bool thinksOfOthers() const override { return false; }
};

}
