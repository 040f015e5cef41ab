#include "core/bots/preference/telling/sights.h"

#include "core/bots/preference/book_cards.h"

namespace weli::bots {

using namespace preference;

namespace {

    CardSet tops() { return CardSet::of(Rank::Ace) | CardSet::of(Rank::King); }

    PreferenceWhy counted(PreferenceReason reason, int one, int other)
    {
        return { reason, { static_cast<double>(one), static_cast<double>(other) } };
    }

    PreferenceWhy ofLongestSuit(CardSet hand)
    {
        Suit longest = Suit::Hearts;
        const auto length = [hand](Suit suit) { return (hand & CardSet::of(suit)).size(); };
        for (const Suit suit : suits)
            if (length(suit) > length(longest)) longest = suit;
        PreferenceWhy why
            = counted(PreferenceReason::LongSuit, length(longest), (hand & tops()).size());
        why.suit = longest;
        return why;
    }

    PreferenceWhy ofHand(CardSet hand, std::optional<Contract> contract)
    {
        if (!contract) return ofLongestSuit(hand);
        const ContractRow& row = rowOf(*contract);
        if (row.goal == Goal::NoTrick) {
            const CardSet low = CardSet::of(Rank::Seven) | CardSet::of(Rank::Eight);
            return counted(PreferenceReason::LowCardsHeld, (hand & low).size(), hand.size());
        }
        if (!row.trump)
            return counted(PreferenceReason::HighCardsHeld, (hand & tops()).size(), hand.size());
        const CardSet trumps = CardSet::of(*row.trump);
        PreferenceWhy why = counted(PreferenceReason::TrumpsHeld, (hand & trumps).size(),
            ((hand & tops()) - trumps).size());
        why.contract = contract;
        return why;
    }

    PreferenceWhy ofLead(Card card, CardSet outside, std::optional<Suit> trump)
    {
        const int higher = (outside & above(card)).size();
        if (higher > 0) return { PreferenceReason::MayBeTaken, { static_cast<double>(higher) } };
        const bool mayBeTrumped
            = trump && card.suit() != *trump && !(outside & CardSet::of(*trump)).empty();
        return { mayBeTrumped ? PreferenceReason::MasterUnlessTrumped : PreferenceReason::Master };
    }

    PreferenceWhy ofCard(const Observation& observation, Card card)
    {
        const PublicState& table = observation.table;
        const auto trump = trumpOf(table);
        if (const PlayedTrick* trick = openTrick(table))
            return { beats(card, trickSoFar(*trick), trump) ? PreferenceReason::TakesSoFar
                                                            : PreferenceReason::Sheds };
        return ofLead(card, cardsOutside(observation, PreferenceMemory::All), trump);
    }

}

PreferenceWhy sightOf(
    const Observation& observation, const Action& action, const PreferenceWhy& why)
{
    if (action.verb() == Verb::Play) return ofCard(observation, action.card());
    CardSet hand = observation.hands[observation.seat];
    if (action.verb() == Verb::Discard) hand = hand - CardSet { action.card(), action.second() };
    return ofHand(hand, why.contract ? why.contract : observation.table.contract);
}

}
