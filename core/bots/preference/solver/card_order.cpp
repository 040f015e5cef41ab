// The weights here were found by trying: they decide how long a search takes, never its answer.

#include "core/bots/preference/solver/card_order.h"

#include <array>

namespace weli::bots {

namespace {

    /// A card as who is on turn sees it.
    struct ExpectedResult {
        int height; // 0…7 among the cards of its suit
        int own; // how many of its suit are here, with the other side, with the partner
        int foes;
        int partner;
        bool isTrump;
        bool isTop; // nobody of the other side has a higher one
        bool partnerIsHigher; // than the other side, in this suit
        bool partnerTrumps; // has none of the suit, but trumps
        bool isTrumped; // somebody of the other side has none of the suit, but trumps
    };

    bool trumps(CardBits hand, CardBits suit, CardBits trumps)
    {
        return (hand & suit) == 0 && (hand & trumps) != 0;
    }

    class HandEvaluator {
    public:
        HandEvaluator(const OpenTrick& trick, const SearchRules& rules)
            : trick_(trick)
            , rules_(rules)
            , isDeclarer_(trick.turn == Side::Declarer)
            , own_(trick.owners.of(trick.turn))
            , first_(trick.owners.of(isDeclarer_ ? Side::Left : Side::Declarer))
            , second_(isDeclarer_ ? trick.owners.of(Side::Right) : 0)
            , partner_(isDeclarer_ ? 0 : partners())
            , owns_(countBySuit(own_))
            , foes_(countBySuit(first_ | second_))
            , partners_(countBySuit(partner_))
        {
        }

        /// The highest is tried first.
        [[nodiscard]] int score(CardBits card) const
        {
            if (trick_.size != 0) return rules_.avoids ? laterToAvoid(card) : later(card);
            const ExpectedResult expected = expectedResultOf(card);
            if (isDeclarer_) return rules_.avoids ? declarerAvoids(expected) : declarer(expected);
            return rules_.avoids ? defenderForces(expected) : defender(expected);
        }

    private:
        [[nodiscard]] CardBits partners() const
        {
            return trick_.owners.of(trick_.turn == Side::Left ? Side::Right : Side::Left);
        }

        [[nodiscard]] ExpectedResult expectedResultOf(CardBits card) const
        {
            const CardBits suit = suitOf(card);
            const CardBits foes = first_ | second_;
            return { .height = heightOf(card),
                .own = countAt(owns_, card),
                .foes = countAt(foes_, card),
                .partner = countAt(partners_, card),
                .isTrump = (card & rules_.trumps) != 0,
                .isTop = (foes & above(card)) == 0,
                .partnerIsHigher = (partner_ & suit) > (foes & suit),
                .partnerTrumps = trumps(partner_, suit, rules_.trumps),
                .isTrumped
                = trumps(first_, suit, rules_.trumps) || trumps(second_, suit, rules_.trumps) };
        }

        /// Sure winners, then low cards of short suits. Trumps win without being led.
        static int declarer(const ExpectedResult& card)
        {
            int score = -5 * card.own;
            if (card.isTrump) score -= 200;
            if (card.foes == 0) score -= 60;
            if (card.isTrumped) return score;
            return score + (card.isTop ? 50 : -10 * card.height);
        }

        /// To the partner's winners, where the declarer has few cards but must follow.
        static int defender(const ExpectedResult& card)
        {
            int score = -20 * card.foes - 5 * card.partner;
            if (card.isTrump) score -= 20;
            if (card.foes == 0) score -= 200;
            if (card.isTrumped) return score;
            if (card.isTop) return score + 50;
            return score + 20 + (card.partnerIsHigher ? 100 : 0) + (card.partnerTrumps ? 35 : 0);
        }

        /// The highest card that still must be overtaken.
        static int declarerAvoids(const ExpectedResult& card)
        {
            return card.isTop ? 0 : 50 * card.height;
        }

        /// Low cards of suits that only the declarer has more of.
        static int defenderForces(const ExpectedResult& card)
        {
            int score = 5 * (card.foes - card.partner);
            if (card.foes == 0) score -= 200;
            if (card.isTop) return score - 5 * card.height;
            return score - 30 + 5 * card.height - (card.partnerIsHigher ? 50 : 0);
        }

        /// Wins as cheaply as it can, in front of the other defender as dearly; else gives low
        /// cards.
        [[nodiscard]] int later(CardBits card) const
        {
            const int height = heightOf(card);
            const bool isLast = trick_.size + 1 == rules_.players;
            if (beats(card, trick_, rules_)) return isDeclarer_ || isLast ? -height : height;
            if ((card & trick_.led) != 0) return -height;
            if (!isDeclarer_) return -10 * height - 50 * countAt(foes_, card);
            const bool isTrump = (card & rules_.trumps) != 0;
            return -height - 2 * countAt(foes_, card) - (isTrump ? 100 : 0);
        }

        /// In a contract for no trick: throws away high cards of short suits.
        [[nodiscard]] int laterToAvoid(CardBits card) const
        {
            const int height = heightOf(card);
            const bool isLast = trick_.size + 1 == rules_.players;
            if (beats(card, trick_, rules_)) return isDeclarer_ || isLast ? height : -height;
            if ((card & trick_.led) != 0) return height;
            return 50 * height - 200 * countAt(owns_, card) + 100 * countAt(foes_, card);
        }

        const OpenTrick& trick_;
        const SearchRules& rules_;
        bool isDeclarer_;
        CardBits own_;
        CardBits first_; // of the other side
        CardBits second_;
        CardBits partner_;
        CardBits owns_; // counted by suit, as the two below
        CardBits foes_;
        CardBits partners_;
    };

}

CardList ordered(const OpenTrick& trick, CardBits cards, const SearchRules& rules)
{
    CardList list;
    if ((cards & (cards - 1)) == 0) {
        if (cards != 0) list.push(cards);
        return list;
    }
    const HandEvaluator evaluator(trick, rules);
    std::array<int, CardList::capacity()> scores;
    for (; cards != 0; cards ^= highestOf(cards)) {
        const CardBits card = highestOf(cards);
        const int score = evaluator.score(card);
        std::size_t at = list.size();
        list.push(card);
        for (; at > 0 && scores[at - 1] < score; --at) {
            scores[at] = scores[at - 1];
            list[at] = list[at - 1];
        }
        scores[at] = score;
        list[at] = card;
    }
    return list;
}

}
