#include "core/bots/preference/telling/giving.h"

#include "core/bots/preference/book_cards.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    bool isLowestOf(Card card, CardSet cards)
    {
        for (const Card other : cards)
            if (other.rank() > card.rank()) return false;
        return true;
    }

    /// Looks at what is kept if a card goes.
    class Giver {
    public:
        Giver(const Observation& observation, Card card, CardSet worse)
            : card_(card)
            , worse_(worse)
            , hand_(observation.hands[observation.seat])
            , left_(hand_)
            , outside_(cardsOutside(observation, PreferenceMemory::All))
            , trump_(trumpOf(observation.table))
        {
            left_.remove(card);
        }
        /// What becomes of its own suit.
        [[nodiscard]] std::optional<PreferenceWhy> ofItsSuit() const;
        /// What is kept of other suits.
        [[nodiscard]] std::optional<PreferenceWhy> ofOtherSuits() const;

    private:
        [[nodiscard]] int higherOutside(Card card) const { return (outside_ & above(card)).size(); }
        /// A king or an ober: may it outlast what is above it?
        [[nodiscard]] bool isGuarded(CardSet suit) const
        {
            const int higher = higherOutside(suit.first());
            return higher > 0 && higher <= 2 && suit.size() > higher;
        }
        /// May the highest of a suit outlast those above it, with as many lower ones beside it?
        [[nodiscard]] bool mayTake(CardSet suit) const
        {
            return !suit.empty() && suit.size() > higherOutside(suit.first());
        }
        [[nodiscard]] bool areMasters(CardSet cards) const;
        /// The king, or the like, that needs each lower card beside it, of another suit.
        [[nodiscard]] std::optional<Card> guarded() const;

        Card card_;
        CardSet worse_;
        CardSet hand_;
        CardSet left_;
        CardSet outside_;
        std::optional<Suit> trump_;
    };

    bool Giver::areMasters(CardSet cards) const
    {
        for (const Card card : cards)
            if (higherOutside(card) > 0) return false;
        return true;
    }

    std::optional<Card> Giver::guarded() const
    {
        for (const Suit suit : suits) {
            const CardSet mine = hand_ & CardSet::of(suit);
            if (suit == card_.suit() || mine.size() < 2 || (worse_ & mine).empty()) continue;
            if (isGuarded(mine) && mine.size() == higherOutside(mine.first()) + 1)
                return mine.first();
        }
        return std::nullopt;
    }

    std::optional<PreferenceWhy> Giver::ofItsSuit() const
    {
        const CardSet suit = CardSet::of(card_.suit());
        if ((left_ & suit).empty()) {
            const bool canTrump
                = trump_ && card_.suit() != *trump_ && !(left_ & CardSet::of(*trump_)).empty();
            if (!canTrump || worse_.empty() || (outside_ & suit).empty()) return std::nullopt;
            return ofSuit(PreferenceReason::LeavesVoid, card_.suit());
        }
        const Card highest = (left_ & suit).first();
        if (!worse_.contains(highest) || !above(card_).contains(highest)) return std::nullopt;
        if (higherOutside(highest) == 0) return ofKept(PreferenceReason::KeepsHigh, highest);
        if (!isGuarded(left_ & suit)) return std::nullopt;
        return ofKept(PreferenceReason::KeepsGuard, highest);
    }

    std::optional<PreferenceWhy> Giver::ofOtherSuits() const
    {
        const CardSet others = worse_ - CardSet::of(card_.suit());
        if (others.empty() || higherOutside(card_) == 0) return std::nullopt;
        if (const auto king = guarded()) return ofKept(PreferenceReason::KeepsGuard, *king);
        if (areMasters(others)) return ofKept(PreferenceReason::KeepsHigh, others.first());
        const bool mayOthers = std::ranges::all_of(suits, [&](Suit suit) {
            return (others & CardSet::of(suit)).empty() || mayTake(hand_ & CardSet::of(suit));
        });
        if (!mayOthers || mayTake(hand_ & CardSet::of(card_.suit()))) return std::nullopt;
        return ofSuit(PreferenceReason::SuitIsLost, card_.suit());
    }

}

PreferenceWhy ofSuit(PreferenceReason reason, Suit suit) { return { reason, {}, {}, suit }; }

PreferenceWhy ofKept(PreferenceReason reason, Card card)
{
    PreferenceWhy why { reason };
    why.cards.add(card);
    return why;
}

CardSet cardsOpenTo(const Observation& observation)
{
    CardSet cards;
    for (const Action& action : legalActions(observation)) cards.add(action.card());
    return cards;
}

PreferenceWhy givingOf(
    const Observation& observation, Card card, const std::optional<CardSet>& worse)
{
    const CardSet open = cardsOpenTo(observation);
    const Giver giver(observation, card, worse.value_or(open - CardSet { card }));
    if (const auto own = giver.ofItsSuit()) return *own;
    if (const auto others = giver.ofOtherSuits()) return *others;
    if (isLowestOf(card, open)) return { PreferenceReason::GivesLittle };
    if (isLowestOf(card, open & CardSet::of(card.suit())))
        return ofSuit(PreferenceReason::LowestGoes, card.suit());
    return { PreferenceReason::CannotTake };
}

}
