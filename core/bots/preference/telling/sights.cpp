#include "core/bots/preference/telling/sights.h"

#include "core/bots/preference/book_cards.h"
#include "core/bots/preference/telling/giving.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    CardSet tops() { return CardSet::of(Rank::Ace) | CardSet::of(Rank::King); }

    double numberOf(CardSet cards, Rank rank) { return (cards & CardSet::of(rank)).size(); }

    PreferenceWhy ofLongestSuit(CardSet hand)
    {
        int longest = 0;
        for (const Suit suit : suits)
            longest = std::max(longest, (hand & CardSet::of(suit)).size());
        return { PreferenceReason::LongSuit,
            { static_cast<double>(longest), numberOf(hand, Rank::Ace),
                numberOf(hand, Rank::King) } };
    }

    PreferenceWhy ofTrumps(PreferenceReason reason, CardSet hand, Contract contract)
    {
        const CardSet trumps = hand & CardSet::of(*rowOf(contract).trump);
        const CardSet others = hand - trumps;
        PreferenceWhy why { reason,
            { static_cast<double>(trumps.size()), numberOf(others, Rank::Ace),
                numberOf(others, Rank::King) },
            contract };
        why.cards = trumps & tops();
        return why;
    }

    PreferenceWhy ofHand(CardSet hand, std::optional<Contract> contract)
    {
        if (!contract) return ofLongestSuit(hand);
        const ContractRow& row = rowOf(*contract);
        if (row.goal == Goal::NoTrick)
            return { PreferenceReason::LowCardsHeld,
                { numberOf(hand, Rank::Seven), numberOf(hand, Rank::Eight) }, contract };
        if (!row.trump)
            return { PreferenceReason::HighCardsHeld,
                { numberOf(hand, Rank::Ace), numberOf(hand, Rank::King) }, contract };
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

    /// The cards that nobody can beat, but by trumping.
    CardSet mastersIn(CardSet cards, CardSet outside)
    {
        CardSet masters;
        for (const Card card : cards)
            if ((outside & above(card)).empty()) masters.add(card);
        return masters;
    }

    /// Of one that leaves a trick that nobody wants.
    PreferenceReason ofAvoiding(Card card, CardSet open)
    {
        const CardSet suit = open & CardSet::of(card.suit());
        const bool isHighest = suit.size() > 1 && (suit & above(card)).empty();
        return isHighest ? PreferenceReason::ShedsHigh : PreferenceReason::Sheds;
    }

    /// A card that may be led.
    struct Lead {
        Card card;
        CardSet hand;
        CardSet outside;
        CardSet trumps; // all of the suit, if there is one
        CardSet worse; // cards to which it is preferred
        CardSet higher = outside & above(card);
    };

    /// Of one that may be beaten. The last card of a suit brings out what is higher for no other,
    /// but then its suit can be trumped.
    PreferenceWhy ofBeatable(const Lead& lead)
    {
        const CardSet suit = CardSet::of(lead.card.suit());
        const CardSet mine = lead.hand & lead.trumps;
        const bool isTrump = lead.trumps.contains(lead.card);
        if ((lead.hand & suit).size() > 1)
            return ofNumber(PreferenceReason::ForcesOut, lead.higher);
        const bool keepsOnlyTrumps
            = !isTrump && lead.hand.size() > 1 && (lead.hand - mine).size() == 1;
        if (keepsOnlyTrumps && areMasters(mine, lead.outside))
            return ofNumber(PreferenceReason::KeepsTrumps, mine);
        const CardSet others = lead.hand - lead.trumps - suit; // which may be led before
        if (!isTrump && !mine.empty() && !others.empty())
            return ofSuit(PreferenceReason::LeavesVoid, lead.card.suit());
        const CardSet masters = mastersIn(others & lead.worse, lead.outside);
        if (!isTrump && !masters.empty())
            return ofKept(PreferenceReason::KeepsHigh, masters.first());
        return ofNumber(PreferenceReason::MayBeTaken, lead.higher);
    }

    /// What it is good for: to draw trumps, or what is higher, or to take the trick.
    PreferenceWhy ofLead(const Lead& lead)
    {
        const CardSet suit = CardSet::of(lead.card.suit());
        const bool isTrump = lead.trumps.contains(lead.card);
        const bool isLast = (lead.hand & suit).size() == 1;
        if (isTrump && !isLast && !(lead.outside & suit).empty())
            return { drawingWith(lead.higher.size()) };
        if (!lead.higher.empty()) return ofBeatable(lead);
        if (isTrump) return { PreferenceReason::TopTrump };
        const bool mayBeTrumped = !(lead.outside & lead.trumps).empty();
        return { mayBeTrumped ? PreferenceReason::MasterUnlessTrumped : PreferenceReason::Master };
    }

    PreferenceWhy ofCard(
        const Observation& observation, Card card, const std::optional<CardSet>& worse)
    {
        const PublicState& table = observation.table;
        const auto trump = trumpOf(table);
        const CardSet outside = cardsOutside(observation, PreferenceMemory::All);
        const PlayedTrick* const trick = openTrick(table);
        const bool avoids = !table.contract || rowOf(*table.contract).goal == Goal::NoTrick;
        const CardSet higher = outside & above(card);
        if (trick == nullptr && avoids && !higher.empty()) return losingWith(observation, card);
        if (trick == nullptr && mustBeTrumped(observation, card))
            return { PreferenceReason::MustBeTrumped };
        if (trick == nullptr)
            return ofLead({ .card = card,
                .hand = observation.hands[observation.seat],
                .outside = outside,
                .trumps = trump ? CardSet::of(*trump) : CardSet(),
                .worse = worse.value_or(cardsOpenTo(observation)) });
        if (!beats(card, trickSoFar(*trick), trump)) // nor does any other (P-49)
            return avoids ? PreferenceWhy { ofAvoiding(card, cardsOpenTo(observation)) }
                          : givingOf(observation, card, worse);
        const bool isFollowed = std::ssize(trick->cards) + 1 < table.playing.size();
        if (avoids && isFollowed && !higher.empty()) return losingWith(observation, card);
        if (avoids && higher.empty()
            && ofAvoiding(card, cardsOpenTo(observation)) == PreferenceReason::ShedsHigh)
            return { PreferenceReason::BeatsHigh };
        const bool isHighest = card.suit() == trump && higher.empty();
        return { isHighest ? PreferenceReason::TopTrump : PreferenceReason::TakesSoFar };
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

    /// … or only its ace; or that no card goes which is likely to take a trick.
    std::optional<PreferenceWhy> ofWhatIsLeft(CardSet hand, CardSet aside, const ContractRow& row)
    {
        if (!row.trump) return std::nullopt;
        const CardSet left = hand - aside;
        for (const Suit suit : suits) {
            const CardSet mine = left & CardSet::of(suit);
            const bool goes = !(aside & CardSet::of(suit)).empty();
            if (suit != *row.trump && goes && mine.size() == 1 && mine.first().rank() == Rank::Ace)
                return ofSuit(PreferenceReason::LeavesAce, suit);
        }
        const CardSet strong = CardSet::of(*row.trump) | tops() | CardSet::of(Rank::Ober);
        if (!(aside & strong).empty() || (left & tops()).empty()) return std::nullopt;
        return PreferenceWhy { PreferenceReason::WeakestGo };
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

    /// Does the declarer take as many tricks as the split that is offered, or the usual one,
    /// leaves?
    bool takesAsManyAsShared(const Observation& observation, const PreferenceWhy& why)
    {
        constexpr int usual = 7;
        const PublicState& table = observation.table;
        const bool talks = std::holds_alternative<Talking>(table.phase);
        if (!talks || table.declarer != observation.seat) return false;
        const int shared = table.offers.empty() ? usual : declarersTricks(table.offers.back());
        return why.reason == PreferenceReason::MadeWithTricks && why.figures[1] >= shared;
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
        case Verb::No:
        case Verb::Refuse:
            if (!takesAsManyAsShared(observation, why)) return std::nullopt;
            return PreferenceWhy { PreferenceReason::AsManyAsShared };
        case Verb::Accept: return PreferenceWhy { PreferenceReason::NobodyFalls };
        case Verb::Offer:
            if (table.declarer == observation.seat) return std::nullopt;
            return PreferenceWhy { PreferenceReason::NobodyFalls };
        case Verb::Stay:
            if (!isSuit(*table.contract)) return std::nullopt;
            if (why.reason == PreferenceReason::WouldGoAlong && why.figures[0] < half) {
                const auto few = ofTrumps(PreferenceReason::TooFewTricks,
                    observation.hands[observation.seat], *table.contract);
                if (few.figures[1] + few.figures[2] + few.cards.size() < many) return few;
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

PreferenceReason drawingWith(int higher)
{
    if (higher == 0) return PreferenceReason::DrawsWithTop;
    return higher == 1 ? PreferenceReason::DrawsOutTop : PreferenceReason::DrawsTrump;
}

PreferenceWhy losingWith(const Observation& observation, Card card)
{
    const PublicState& table = observation.table;
    const CardSet outside = cardsOutside(observation, PreferenceMemory::All);
    const auto higher = [outside](Card each) { return (outside & above(each)).size(); };
    const bool isMine = !table.contract || table.declarer == observation.seat;
    int most = 0; // of any card
    for (const Card each : cardsOpenTo(observation)) most = std::max(most, higher(each));
    if (!isMine || higher(card) == most)
        return { PreferenceReason::LeadToLose, { 1.0 * higher(card) } };
    PreferenceWhy why = ofKept(PreferenceReason::ShedsNow, card);
    why.figures[0] = higher(card);
    return why;
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

PreferenceWhy sightOf(const Observation& observation, const Action& action,
    const PreferenceWhy& why, double made, const std::optional<CardSet>& worse)
{
    if (action.verb() == Verb::Play) return ofCard(observation, action.card(), worse);
    const CardSet hand = observation.hands[observation.seat];
    if (action.verb() == Verb::Pass && !observation.table.contract)
        return ofPassing(observation, why, made);
    const auto contract = why.contract ? why.contract : observation.table.contract;
    if (const auto other = ofDefence(observation, action.verb(), why)) return *other;
    if (action.verb() != Verb::Discard) return ofHand(hand, contract);
    const CardSet aside { action.card(), action.second() };
    if (!contract) return ofHand(hand - aside, contract);
    if (const auto leaves = ofVoid(hand, aside, rowOf(*contract))) return *leaves;
    return ofWhatIsLeft(hand, aside, rowOf(*contract)).value_or(ofHand(hand - aside, contract));
}

}
