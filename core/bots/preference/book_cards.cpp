#include "core/bots/preference/book_cards.h"

#include "core/bots/preference/hand_value.h"
#include "core/preference/worlds.h"

namespace weli::bots {

using namespace preference;

namespace {

    /// 0 for a seven … 7 for an ace.
    int height(Card card) { return static_cast<int>(Rank::Seven) - static_cast<int>(card.rank()); }

    /// Looks at the cards of one seat whose turn it is to play one.
    class Eye {
    public:
        explicit Eye(const Observation& observation)
            : table_(observation.table)
            , seat_(observation.seat)
            , hand_(observation.hands[observation.seat])
            , outside_(unseenCards(observation))
            , trump_(trumpOf(table_))
        {
            for (const Seat seat : table_.playing) // what lies open (P-52)
                if (seat != seat_) outside_ |= observation.hands[seat];
            if (const PlayedTrick* open = openTrick(table_)) {
                trick_ = trickSoFar(*open);
                isLast_ = static_cast<int>(open->cards.size()) + 1 == table_.playing.size();
            }
        }
        [[nodiscard]] double liking(Card card) const
        {
            if (avoidsTricks()) return trick_ ? toAvoid(card) : leadToAvoid(card);
            return trick_ ? toWin(card) : leadToWin(card);
        }

    private:
        /// Ausfechten, and a bettel on either side.
        [[nodiscard]] bool avoidsTricks() const
        {
            return !table_.contract || rowOf(*table_.contract).goal == Goal::NoTrick;
        }
        [[nodiscard]] int higherOutside(Card card) const { return (outside_ & above(card)).size(); }
        [[nodiscard]] bool isTrump(Card card) const { return card.suit() == trump_; }
        [[nodiscard]] int trumpsOutside() const
        {
            return trump_ ? (outside_ & CardSet::of(*trump_)).size() : 0;
        }
        [[nodiscard]] double leadToAvoid(Card card) const;
        [[nodiscard]] double toAvoid(Card card) const;
        [[nodiscard]] double leadTrump(Card card) const;
        [[nodiscard]] double leadToWin(Card card) const;
        [[nodiscard]] double toWin(Card card) const;

        const PublicState& table_;
        Seat seat_;
        CardSet hand_;
        CardSet outside_; // may be in another hand
        std::optional<Suit> trump_;
        std::optional<Trick> trick_;
        bool isLast_ = false;
    };

    double Eye::leadToAvoid(Card card) const
    {
        const int higher = higherOutside(card);
        return higher == 0 ? -10 : 2.0 * higher - 0.5 * height(card);
    }

    double Eye::toAvoid(Card card) const
    {
        if (beats(card, *trick_, trump_)) // the highest, unless it may still be overtaken
            return isLast_ ? height(card) - 20 : higherOutside(card) - 10;
        const bool discards = card.suit() != trick_->led;
        return height(card) + (discards ? 5 * chanceOfATrick(hand_, card.suit()) : 0);
    }

    double Eye::leadTrump(Card card) const
    {
        const int outside = trumpsOutside();
        if (outside == 0) return 1; // the last tricks are its own anyway
        const bool isMaster = higherOutside(card) == 0;
        if (seat_ != table_.declarer) return isMaster ? 1 : -1;
        if (isMaster) return 6;
        const int mine = (hand_ & CardSet::of(*trump_)).size();
        return mine > outside ? 2.5 - 0.1 * height(card) : 0;
    }

    double Eye::leadToWin(Card card) const
    {
        if (isTrump(card)) return leadTrump(card);
        if (higherOutside(card) == 0) {
            const bool mayBeTrumped = seat_ == table_.declarer && trumpsOutside() > 0;
            return mayBeTrumped ? 3 : 5;
        }
        return 0.2 * (hand_ & CardSet::of(card.suit())).size() - 0.3 * height(card);
    }

    double Eye::toWin(Card card) const
    {
        const double dear = 0.2 * height(card) + (isTrump(card) ? 1 : 0);
        if (!beats(card, *trick_, trump_)) return -dear - (isTrump(card) ? 2 : 0);
        const bool stands = isLast_ || higherOutside(card) == 0;
        return stands ? 5 - dear : 2 - dear;
    }

}

std::vector<Weighed<Action>> weighCards(const Observation& observation)
{
    const Eye eye(observation);
    std::vector<Weighed<Action>> weighed;
    for (const Action& action : legalActions(observation))
        weighed.push_back({ action, eye.liking(action.card()) });
    return weighed;
}

}
