#include "core/bots/preference/book_cards.h"

#include "core/bots/preference/hand_value.h"
#include "core/preference/worlds.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    /// 0 for a seven … 7 for an ace.
    int height(Card card) { return static_cast<int>(Rank::Seven) - static_cast<int>(card.rank()); }

    struct Liking {
        double value = 0;
        PreferenceWhy why;
    };

    Liking liked(double value, PreferenceReason reason) { return { value, { reason } }; }

    /// Because of so many cards that are in other hands.
    Liking likedFor(double value, PreferenceReason reason, int cards)
    {
        return { value, { reason, { static_cast<double>(cards) } } };
    }

    /// Of those that are won.
    std::size_t tricksIn(PreferenceMemory memory)
    {
        switch (memory) {
        case PreferenceMemory::OwnHand: return 0;
        case PreferenceMemory::LastTrick: return 1;
        case PreferenceMemory::Lately: return 3;
        default: return 10; // all
        }
    }

    /// By what follows from what was played: of those who play.
    CardSet inOtherHands(const Observation& observation, PreferenceMemory memory)
    {
        const Places places = memory == PreferenceMemory::All ? fittingPlaces(observation)
                                                              : possiblePlaces(observation);
        CardSet cards;
        for (const Seat seat : observation.table.playing)
            if (seat != observation.seat) cards |= places.hands[seat];
        return cards;
    }

    /// The cards that may be hidden in other hands, as far as the seat remembers.
    CardSet hiddenOutside(const Observation& observation, PreferenceMemory memory)
    {
        const PublicState& table = observation.table;
        if (memory >= PreferenceMemory::Shown) return inOtherHands(observation, memory);
        CardSet outside = wholePack() - observation.hands[observation.seat];
        const std::size_t open = openTrick(table) == nullptr ? 0 : 1;
        const std::size_t remembered = std::min(open + tricksIn(memory), table.tricks.size());
        for (std::size_t i = table.tricks.size() - remembered; i < table.tricks.size(); ++i)
            for (const Card card : table.tricks[i].cards) outside.remove(card);
        return outside;
    }

    /// Looks at the cards of one seat whose turn it is to play one.
    class Eye {
    public:
        Eye(const Observation& observation, PreferenceMemory memory)
            : table_(observation.table)
            , seat_(observation.seat)
            , hand_(observation.hands[observation.seat])
            , outside_(cardsOutside(observation, memory))
            , trump_(trumpOf(table_))
            , reckons_(memory >= PreferenceMemory::Shown)
        {
            if (const PlayedTrick* open = openTrick(table_)) {
                trick_ = trickSoFar(*open);
                isLast_ = static_cast<int>(open->cards.size()) + 1 == table_.playing.size();
            }
        }
        [[nodiscard]] Liking liking(Card card) const
        {
            if (avoidsTricks()) return trick_ ? toAvoid(card) : leadToAvoid(card);
            return trick_ ? toWin(card) : leadToWin(card);
        }
        /// Of cards that are liked as much the higher one, then the one of which fewer are out.
        [[nodiscard]] double ofEquals(Card card) const
        {
            const int out = (outside_ & CardSet::of(card.suit())).size();
            return 1e-3 * height(card) - 1e-4 * out - 1e-6 * card.index();
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
        [[nodiscard]] Liking leadToAvoid(Card card) const;
        [[nodiscard]] Liking toAvoid(Card card) const;
        /// Than the highest of the seat, which leads one.
        [[nodiscard]] bool areAllTrumpsHigher() const;
        [[nodiscard]] Liking leadTrump(Card card) const;
        [[nodiscard]] Liking leadToWin(Card card) const;
        [[nodiscard]] Liking toWin(Card card) const;

        const PublicState& table_;
        Seat seat_;
        CardSet hand_;
        CardSet outside_; // may be in another hand
        std::optional<Suit> trump_;
        bool reckons_; // with what follows from the cards that have fallen
        std::optional<Trick> trick_;
        bool isLast_ = false;
    };

    Liking Eye::leadToAvoid(Card card) const
    {
        const int higher = higherOutside(card);
        if (higher == 0) return liked(-10, PreferenceReason::LeadNotBeaten);
        return likedFor(2.0 * higher - 0.5 * height(card), PreferenceReason::LeadToLose, higher);
    }

    Liking Eye::toAvoid(Card card) const
    {
        if (beats(card, *trick_, trump_)) { // the highest, unless it may still be overtaken
            if (isLast_) return liked(height(card) - 20, PreferenceReason::TakesLast);
            const int higher = higherOutside(card);
            return likedFor(higher - 10, PreferenceReason::MayBeTaken, higher);
        }
        const bool discards = card.suit() != trick_->led;
        const double danger = discards ? 5 * chanceOfATrick(hand_, card.suit()) : 0;
        const bool mayBeLed = !(outside_ & CardSet::of(card.suit())).empty();
        return liked(height(card) + danger,
            danger > 0 && mayBeLed ? PreferenceReason::ShedsDanger : PreferenceReason::Sheds);
    }

    bool Eye::areAllTrumpsHigher() const
    {
        const CardSet trumps = CardSet::of(*trump_);
        return ((outside_ & trumps) - above((hand_ & trumps).first())).empty();
    }

    Liking Eye::leadTrump(Card card) const
    {
        const int outside = trumpsOutside();
        if (outside == 0) // they take their tricks later, too: first set up what can be
            return liked(-2.5, PreferenceReason::TrumpsAreIn);
        const bool isMaster = higherOutside(card) == 0;
        if (seat_ != table_.declarer)
            return isMaster ? liked(1, PreferenceReason::Master)
                            : likedFor(-1, PreferenceReason::MayBeTaken, higherOutside(card));
        if (isMaster) return liked(6, PreferenceReason::DrawsTrump);
        const int mine = (hand_ & CardSet::of(*trump_)).size();
        if (reckons_ && areAllTrumpsHigher()) // they take their tricks, drawn or not
            return likedFor(-1, PreferenceReason::MayBeTaken, outside);
        if (mine > outside) return liked(2.5 - 0.1 * height(card), PreferenceReason::DrawsTrump);
        return liked(0, PreferenceReason::TrumpsAreOut);
    }

    Liking Eye::leadToWin(Card card) const
    {
        if (isTrump(card)) return leadTrump(card);
        if (higherOutside(card) == 0) {
            const bool mayBeTrumped = seat_ == table_.declarer && trumpsOutside() > 0;
            return liked(mayBeTrumped ? 3 : 5, PreferenceReason::Master);
        }
        return liked(0.2 * (hand_ & CardSet::of(card.suit())).size() - 0.3 * height(card),
            PreferenceReason::LowLead);
    }

    Liking Eye::toWin(Card card) const
    {
        const double dear = 0.2 * height(card) + (isTrump(card) ? 1 : 0);
        if (!beats(card, *trick_, trump_))
            return liked(-dear - (isTrump(card) ? 2 : 0), PreferenceReason::GivesLittle);
        const int higher = higherOutside(card);
        if (isLast_ || higher == 0) return liked(5 - dear, PreferenceReason::TakesCheaply);
        return likedFor(2 - dear, PreferenceReason::MayBeTaken, higher);
    }

}

CardSet cardsOutside(const Observation& observation, PreferenceMemory memory)
{
    CardSet outside = hiddenOutside(observation, memory);
    for (const Seat seat : observation.table.playing) // what lies open (P-52)
        if (seat != observation.seat) outside |= observation.hands[seat];
    return outside;
}

std::vector<LikedCard> likedCards(const Observation& observation, PreferenceMemory memory)
{
    const Eye eye(observation, memory);
    const ActionList legal = legalActions(observation);
    std::vector<LikedCard> cards;
    cards.reserve(legal.size());
    for (const Action& action : legal) {
        const Liking liking = eye.liking(action.card());
        cards.push_back({ action, liking.value + eye.ofEquals(action.card()), liking.why });
    }
    return cards;
}

}
