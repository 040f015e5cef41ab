#pragma once

#include "core/bots/bieten/odds/figure_odds.h"

namespace weli::bots {

/// What other seats may still hold against a card of one seat, by all that it has seen.
class Dangers {
public:
    /// Looks at what it is made from.
    Dangers(const bieten::Observation& observation, const FigureOdds& odds);

    /// The cards that somebody may hold, and that beat this natural one in its suit; a wild card
    /// that no longer counts for the figure is none (B-35).
    [[nodiscard]] CardSet to(Card card, std::optional<bieten::Figure> figure = {}) const;
    /// Those that may still come to the trick under way.
    [[nodiscard]] CardSet inTrick(Card card) const;
    /// Are there better ones, while nobody has anything of its suit?
    [[nodiscard]] bool isSuitGone(Card card) const;
    /// Has somebody claimed a suit, and still to show it?
    [[nodiscard]] bool isOwed(Suit suit) const;
    /// How many cards the others hold, and those of them that may have one of a suit.
    [[nodiscard]] int held() const;
    [[nodiscard]] int held(Suit suit) const;
    /// … of so many that were not seen.
    [[nodiscard]] int unseen() const { return unseen_.size(); }

private:
    [[nodiscard]] CardSet better(Card card) const;
    [[nodiscard]] bool mayHold(const Rival& rival, Suit suit) const;
    [[nodiscard]] bool isBarred(const Rival& rival, bieten::Figure figure) const;

    const bieten::PublicState& table_;
    const FigureOdds& odds_;
    CardSet wilds_;
    CardSet unseen_;
};

}
