#include "core/bots/preference/telling/sights.h"

#include "core/bots/preference/book_cards.h"

#include <algorithm>

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
        int longest = 0;
        for (const Suit suit : suits)
            longest = std::max(longest, (hand & CardSet::of(suit)).size());
        return counted(PreferenceReason::LongSuit, longest, (hand & tops()).size());
    }

    PreferenceWhy ofTrumps(PreferenceReason reason, CardSet hand, Contract contract)
    {
        const CardSet trumps = CardSet::of(*rowOf(contract).trump);
        const CardSet aces = (hand - trumps) & CardSet::of(Rank::Ace);
        const CardSet kings = (hand - trumps) & CardSet::of(Rank::King);
        const auto number = [](CardSet cards) { return static_cast<double>(cards.size()); };
        return { reason, { number(hand & trumps), number(aces), number(kings) }, contract };
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
        return ofTrumps(PreferenceReason::TrumpsHeld, hand, *contract);
    }

    PreferenceWhy ofNumber(PreferenceReason reason, CardSet cards)
    {
        return { reason, { static_cast<double>(cards.size()) } };
    }

    /// Has it not followed suit when this one was led?
    bool hasShownNone(const PublicState& table, Seat seat, Suit suit)
    {
        for (const PlayedTrick& trick : table.tricks) {
            if (trick.cards.empty() || trick.cards[0].suit() != suit) continue;
            for (std::size_t i = 1; i < trick.cards.size(); ++i)
                if (trick.cards[i].suit() != suit && playerOf(table, trick, i) == seat) return true;
        }
        return false;
    }

    bool areMasters(CardSet cards, CardSet outside)
    {
        for (const Card card : cards)
            if (!(outside & above(card)).empty()) return false;
        return true;
    }

    /// What it is good for: to draw trumps, or what is higher; the last card of a suit does so for
    /// no other, but then its suit can be trumped.
    PreferenceWhy ofLead(Card card, CardSet hand, CardSet outside, std::optional<Suit> trump)
    {
        const CardSet suit = CardSet::of(card.suit());
        const CardSet trumps = trump ? CardSet::of(*trump) : CardSet();
        const bool isTrump = card.suit() == trump;
        const bool isLast = (hand & suit).size() == 1;
        if (isTrump && !isLast && !(outside & suit).empty())
            return { PreferenceReason::DrawsTrump };
        const CardSet higher = outside & above(card);
        if (!higher.empty() && !isLast) return ofNumber(PreferenceReason::ForcesOut, higher);
        const bool keepsOnlyTrumps = !isTrump && hand.size() > 1 && (hand - trumps).size() == 1;
        if (!higher.empty() && keepsOnlyTrumps && areMasters(hand & trumps, outside))
            return ofNumber(PreferenceReason::KeepsTrumps, hand & trumps);
        const bool hasOthers = !(hand - trumps - suit).empty(); // which may be led before
        if (!higher.empty() && !isTrump && !(hand & trumps).empty() && hasOthers)
            return { PreferenceReason::LeavesVoid, {}, {}, card.suit() };
        if (!higher.empty()) return ofNumber(PreferenceReason::MayBeTaken, higher);
        const bool mayBeTrumped = !isTrump && !(outside & trumps).empty();
        return { mayBeTrumped ? PreferenceReason::MasterUnlessTrumped : PreferenceReason::Master };
    }

    PreferenceWhy ofCard(const Observation& observation, Card card)
    {
        const PublicState& table = observation.table;
        const auto trump = trumpOf(table);
        const CardSet outside = cardsOutside(observation, PreferenceMemory::All);
        const PlayedTrick* const trick = openTrick(table);
        const bool avoids = !table.contract || rowOf(*table.contract).goal == Goal::NoTrick;
        const CardSet higher = outside & above(card);
        if (trick == nullptr && avoids && !higher.empty())
            return ofNumber(PreferenceReason::LeadToLose, higher);
        if (trick == nullptr && mustBeTrumped(observation, card))
            return { PreferenceReason::MustBeTrumped };
        if (trick == nullptr)
            return ofLead(card, observation.hands[observation.seat], outside, trump);
        if (!beats(card, trickSoFar(*trick), trump)) // nor does any other (P-49)
            return { PreferenceReason::CannotTake };
        const bool isFollowed = std::ssize(trick->cards) + 1 < table.playing.size();
        if (avoids && isFollowed && !higher.empty())
            return ofNumber(PreferenceReason::LeadToLose, higher);
        const bool isHighest = card.suit() == trump && higher.empty();
        return { isHighest ? PreferenceReason::Master : PreferenceReason::TakesSoFar };
    }

    /// What one gains by laying two cards aside: a suit of which nothing is left.
    std::optional<PreferenceWhy> ofVoid(CardSet hand, CardSet aside, const ContractRow& row)
    {
        if (row.goal == Goal::AllTricks || (row.goal != Goal::NoTrick && !row.trump))
            return std::nullopt;
        for (const Suit suit : suits) {
            const CardSet mine = hand & CardSet::of(suit);
            if (mine.empty() || !(mine - aside).empty() || row.trump == suit) continue;
            const auto reason = row.goal == Goal::NoTrick ? PreferenceReason::LeavesNone
                                                          : PreferenceReason::LeavesVoid;
            return PreferenceWhy { reason, {}, {}, suit };
        }
        return std::nullopt;
    }

    /// The lowest contract that may still be bid, if six tricks are too few for all of them.
    std::optional<Contract> lowestWithoutTrump(const Observation& observation)
    {
        std::optional<Contract> lowest;
        for (const Action& action : legalActions(observation)) {
            if (action.verb() == Verb::Hold && isSuit(action.contract())) return std::nullopt;
            if (action.verb() != Verb::Bid) continue;
            const auto contract = action.bid().contract;
            if (!contract || isSuit(*contract)) return std::nullopt;
            if (!lowest) lowest = contract;
        }
        return lowest;
    }

    /// Of a word for which the own trumps say nothing: what it leads to; or that they are few.
    std::optional<PreferenceWhy> ofDefence(
        const Observation& observation, Verb verb, const PreferenceWhy& why)
    {
        constexpr double half = 0.5;
        constexpr double many = 3; // aces and kings
        const PublicState& table = observation.table;
        switch (verb) {
        case Verb::Invite: return PreferenceWhy { PreferenceReason::PaidForBoth };
        case Verb::Accept: return PreferenceWhy { PreferenceReason::NobodyFalls };
        case Verb::Offer:
            if (table.declarer == observation.seat) return std::nullopt;
            return PreferenceWhy { PreferenceReason::NobodyFalls };
        case Verb::Stay:
            if (!isSuit(*table.contract)) return std::nullopt;
            if (why.reason == PreferenceReason::WouldGoAlong && why.figures[0] < half) {
                const auto few = ofTrumps(PreferenceReason::TooFewTricks,
                    observation.hands[observation.seat], *table.contract);
                if (few.figures[1] + few.figures[2] < many) return few;
            }
            return PreferenceWhy { PreferenceReason::HomeIsFree };
        default: return std::nullopt;
        }
    }

    /// Of passing: the hand, and that it is too little, unless a bid would have had good hopes.
    PreferenceWhy ofPassing(const Observation& observation, const PreferenceWhy& why, double made)
    {
        const CardSet hand = observation.hands[observation.seat];
        if (const auto open = lowestWithoutTrump(observation))
            return ofHand(hand, why.contract ? why.contract : open);
        PreferenceWhy longest = ofLongestSuit(hand);
        constexpr double good = 0.5;
        const bool hasHopes = made >= good
            || (why.reason == PreferenceReason::NothingToBid && why.figures[0] >= good);
        if (!hasHopes) longest.reason = PreferenceReason::LongSuitTooWeak;
        return longest;
    }

}

bool mustBeTrumped(const Observation& observation, Card card)
{
    const PublicState& table = observation.table;
    const auto trump = trumpOf(table);
    if (openTrick(table) != nullptr || !trump || card.suit() == *trump) return false;
    if (table.declarer != observation.seat) return false;
    const CardSet outside = cardsOutside(observation, PreferenceMemory::All);
    if ((outside & CardSet::of(*trump)).empty()) return false;
    for (const Seat seat : defendersOf(table)) {
        const bool mayTrump = !hasShownNone(table, seat, *trump);
        if (mayTrump && hasShownNone(table, seat, card.suit())) return true;
    }
    return false;
}

PreferenceWhy sightOf(
    const Observation& observation, const Action& action, const PreferenceWhy& why, double made)
{
    if (action.verb() == Verb::Play) return ofCard(observation, action.card());
    const CardSet hand = observation.hands[observation.seat];
    if (action.verb() == Verb::Pass && !observation.table.contract)
        return ofPassing(observation, why, made);
    const auto contract = why.contract ? why.contract : observation.table.contract;
    if (const auto other = ofDefence(observation, action.verb(), why)) return *other;
    if (action.verb() != Verb::Discard) return ofHand(hand, contract);
    const CardSet aside { action.card(), action.second() };
    const auto leaves = contract ? ofVoid(hand, aside, rowOf(*contract)) : std::nullopt;
    return leaves ? *leaves : ofHand(hand - aside, contract);
}

}
