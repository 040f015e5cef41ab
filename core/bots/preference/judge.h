#pragma once

#include "core/bots/preference/prospect.h"

namespace weli::bots {

/// What somebody who holds these ten cards thinks of them.
class Judge {
public:
    virtual ~Judge() = default;
    /// The contract played with these cards as they are.
    [[nodiscard]] virtual Prospect asTheyAre(preference::Contract contract, CardSet hand) const = 0;
    /// The contract with two cards more, of which two are laid aside.
    [[nodiscard]] virtual Prospect afterBuying(
        preference::Contract contract, CardSet hand) const = 0;
    /// How many tricks the cards take in defence, with the other defender or without.
    [[nodiscard]] virtual double inDefence(
        preference::Contract contract, CardSet hand, bool alone) const = 0;

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
    [[nodiscard]] double inDefence(
        preference::Contract contract, CardSet hand, bool alone) const override;
};

}
