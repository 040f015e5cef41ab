#pragma once

#include "core/bots/preference/hand_evaluator.h"

namespace weli::bots {

/// The book's count, but any king is as good as an ace.
class KingsEvaluator final : public HandEvaluator {
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

private:
    BookEvaluator book_;
};

}
