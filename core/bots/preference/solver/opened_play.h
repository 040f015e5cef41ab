#pragma once

#include "core/bots/preference/solver/open_play.h"
#include "core/bots/preference/solver/open_trick.h"

#include <array>
#include <cstddef>

namespace weli::bots {

/// The part of each seat: the declarer, then the defenders in the order of the turn.
PerSeat<Side> sidesOf(const OpenPlay& play);

/// A play as the search sees it.
class OpenedPlay {
public:
    explicit OpenedPlay(const OpenPlay& play);

    [[nodiscard]] const SearchRules& rules() const { return rules_; }
    [[nodiscard]] const OpenTrick& trick() const { return trick_; }
    [[nodiscard]] CardBits place(Card card) const
    {
        return places_[static_cast<std::size_t>(card.index())];
    }

private:
    SearchRules rules_;
    OpenTrick trick_;
    std::array<CardBits, suitCount * rankCount> places_ {};
};

}
