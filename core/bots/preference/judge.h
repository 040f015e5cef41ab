#pragma once

#include "core/bots/preference/prospect.h"

namespace weli::bots {

/// What somebody who holds these ten cards thinks of them.
class Judge {
public:
    virtual ~Judge() = default;
    /// The contract played with these cards as they are against two.
    [[nodiscard]] virtual Prospect asTheyAre(preference::Contract contract, CardSet hand) const = 0;
    /// The contract with two cards more, of which two are laid aside.
    [[nodiscard]] virtual Prospect afterBuying(
        preference::Contract contract, CardSet hand) const = 0;
    /// The contract played against one defender.
    [[nodiscard]] virtual Prospect againstOne(
        preference::Contract contract, CardSet hand) const = 0;
    /// What the cards are worth in defence.
    [[nodiscard]] virtual Defence inDefence(
        preference::Contract contract, CardSet hand, Company company) const = 0;
    /// How likely the other one agrees to share the tricks so.
    [[nodiscard]] virtual double isAccepted(preference::Split split) const = 0;

protected:
    Judge() = default;
    Judge(const Judge&) = default;
    Judge& operator=(const Judge&) = default;
};

/// Counts tricks and lengths, as good players teach it.
class BookJudge final : public Judge {
public:
    [[nodiscard]] Prospect asTheyAre(preference::Contract contract, CardSet hand) const override;
    [[nodiscard]] Prospect afterBuying(preference::Contract contract, CardSet hand) const override;
    [[nodiscard]] Prospect againstOne(preference::Contract contract, CardSet hand) const override;
    [[nodiscard]] Defence inDefence(
        preference::Contract contract, CardSet hand, Company company) const override;
    [[nodiscard]] double isAccepted(preference::Split split) const override;
};

}
