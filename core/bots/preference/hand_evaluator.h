#pragma once

#include "core/bots/preference/expected_result.h"

namespace weli::bots {

/// What somebody who holds these ten cards thinks of them.
class HandEvaluator {
public:
    virtual ~HandEvaluator() = default;
    /// The contract played with these cards as they are against two.
    [[nodiscard]] virtual ExpectedResult asTheyAre(
        preference::Contract contract, CardSet hand) const = 0;
    /// The contract with two cards more, of which two are laid aside.
    [[nodiscard]] virtual ExpectedResult afterBuying(
        preference::Contract contract, CardSet hand) const = 0;
    /// The contract played against one defender.
    [[nodiscard]] virtual ExpectedResult againstOne(
        preference::Contract contract, CardSet hand) const = 0;
    /// What the cards are worth in defence.
    [[nodiscard]] virtual Defence inDefence(
        preference::Contract contract, CardSet hand, Company company) const = 0;
    /// How likely the other one agrees to so many tricks more or less than by the usual split
    /// (P-42).
    [[nodiscard]] virtual double isAccepted(int more) const = 0;
    /// Does it weigh what others may do if it passes?
    [[nodiscard]] virtual bool thinksOfOthers() const { return true; }
    /// Does it know what words have brought in many deals?
    [[nodiscard]] virtual bool isExperienced() const { return false; }

protected:
    HandEvaluator() = default;
    HandEvaluator(const HandEvaluator&) = default;
    HandEvaluator& operator=(const HandEvaluator&) = default;
};

/// How far somebody has come who counts by the book.
enum class Schooling : std::uint8_t {
    OwnHand, // thinks of nobody else
    Taught,
    Experienced, // knows what words have brought in many deals
};

/// Counts tricks and lengths, as good players teach it.
class BookEvaluator final : public HandEvaluator {
public:
    explicit BookEvaluator(Schooling schooling = Schooling::Taught)
        : schooling_(schooling)
    {
    }
    [[nodiscard]] ExpectedResult asTheyAre(
        preference::Contract contract, CardSet hand) const override;
    [[nodiscard]] ExpectedResult afterBuying(
        preference::Contract contract, CardSet hand) const override;
    [[nodiscard]] ExpectedResult againstOne(
        preference::Contract contract, CardSet hand) const override;
    [[nodiscard]] Defence inDefence(
        preference::Contract contract, CardSet hand, Company company) const override;
    [[nodiscard]] double isAccepted(int more) const override;
    [[nodiscard]] bool thinksOfOthers() const override { return schooling_ != Schooling::OwnHand; }
    [[nodiscard]] bool isExperienced() const override
    {
        return schooling_ == Schooling::Experienced;
    }

private:
    Schooling schooling_;
};

}
