#include "core/bots/preference/hand_value.h"

#include "core/preference/rules.h"
#include "core/preference/trick.h"

#include <algorithm>
#include <array>

namespace weli::bots {

using namespace preference;

namespace {

    CardSet wholeSuit(Suit suit) { return wholePack() & CardSet::of(suit); }

    /// The rounds of a suit in which two others with this many cards of it can follow.
    int rounds(int outside) { return (outside * 3 + 4) / 5; }

    /// Of the highest cards of the suit, as many as the hand plays rounds: those it lacks.
    int losers(CardSet mine, Suit suit)
    {
        const CardSet whole = wholeSuit(suit);
        int places = std::min(mine.size(), rounds(whole.size() - mine.size()));
        int lost = 0;
        for (const Card card : whole) {
            if (places-- == 0) break;
            if (!mine.contains(card)) ++lost;
        }
        return lost;
    }

    double has(CardSet cards, Suit suit, Rank rank)
    {
        return cards.contains({ suit, rank }) ? 1 : 0;
    }

    // The weights below come from thousands of deals played out: each is what the card or the
    // length added to the tricks, on average.

    /// Who has no more than three trumps soon has none, and others have.
    double tooFew(int trumps) { return trumps < 4 ? 0.6 * (4 - trumps) : 0; }

    double trumpsAsDeclarer(CardSet mine, Suit trump)
    {
        return 0.75 * mine.size() - tooFew(mine.size()) + 1.1 * has(mine, trump, Rank::Ace)
            + 0.65 * has(mine, trump, Rank::King) + 0.3 * has(mine, trump, Rank::Ober)
            + 0.1 * has(mine, trump, Rank::Under);
    }

    double sideAsDeclarer(CardSet mine, Suit suit)
    {
        const double ace = has(mine, suit, Rank::Ace);
        const double king = has(mine, suit, Rank::King);
        const double high = ace + 0.5 * king + 0.4 * ace * king + 0.25 * has(mine, suit, Rank::Ober)
            + 0.1 * has(mine, suit, Rank::Under);
        const double shortness = mine.empty() ? 0.65 : mine.size() == 1 ? 0.25 : 0;
        return high + shortness + 0.4 * std::max(0, mine.size() - 3);
    }

    double trumpsInDefence(CardSet mine, Suit trump)
    {
        const int length = mine.size();
        double tricks = 0.28 * length + 0.95 * has(mine, trump, Rank::Ace);
        if (length > 1) tricks += 0.8 * has(mine, trump, Rank::King);
        if (length > 2) tricks += 0.6 * has(mine, trump, Rank::Ober);
        if (length > 2) tricks += 0.3 * has(mine, trump, Rank::Under);
        return tricks;
    }

    double sideInDefence(CardSet mine, Suit suit)
    {
        const int length = mine.size();
        const double ace = has(mine, suit, Rank::Ace);
        const double king = length > 1 ? has(mine, suit, Rank::King) : 0;
        const double ober = length > 2 ? has(mine, suit, Rank::Ober) : 0;
        const double tooLong = length > 4 ? 0.15 * (ace + king) : 0;
        return 1.1 * ace + 0.6 * king - 0.3 * ace * king + 0.15 * ober - tooLong;
    }

}

double tricksWithTrump(CardSet hand, Suit trump)
{
    double tricks = -1.3;
    for (const Suit suit : suits) {
        const CardSet mine = hand & CardSet::of(suit);
        tricks += suit == trump ? trumpsAsDeclarer(mine, suit) : sideAsDeclarer(mine, suit);
    }
    return std::clamp(tricks, 0.0, 10.0);
}

double tricksWithoutTrump(CardSet hand)
{
    int tricks = hand.size();
    for (const Suit suit : suits) tricks -= losers(hand & CardSet::of(suit), suit);
    return tricks;
}

double tricksInDefence(CardSet hand, Suit trump, bool alone)
{
    double tricks = 0;
    for (const Suit suit : suits) {
        const CardSet mine = hand & CardSet::of(suit);
        tricks += suit == trump ? trumpsInDefence(mine, suit) : sideInDefence(mine, suit);
    }
    return alone ? 0.9 + 0.65 * tricks : std::max(0.0, tricks - 0.15);
}

double tricksAgainst(CardSet hand, std::optional<Suit> trump)
{
    if (trump) return tricksInDefence(hand, *trump);
    double mean = 0;
    for (const Suit suit : suits) mean += tricksInDefence(hand, suit) / suitCount;
    return mean;
}

double chanceOfATrick(CardSet hand, Suit suit)
{
    const CardSet mine = hand & CardSet::of(suit);
    if (mine.empty()) return 0;
    const Card highest = mine.first();
    const CardSet missing = wholeSuit(suit) - mine;
    const int higher = (missing & above(highest)).size();
    if (higher == missing.size()) return 0; // whatever is led is higher
    constexpr std::array chances { 1.0, 0.9, 0.75, 0.55, 0.35, 0.2, 0.1 };
    return chances[static_cast<std::size_t>(higher)];
}

double chanceOfATrick(CardSet hand)
{
    double none = 1;
    for (const Suit suit : suits) none *= 1 - chanceOfATrick(hand, suit);
    return 1 - none;
}

CardSet relieved(CardSet hand)
{
    const auto danger = [hand](Card card) { return chanceOfATrick(hand - CardSet { card }); };
    Card worst = hand.first();
    for (const Card card : hand)
        if (danger(card) < danger(worst)) worst = card;
    return hand - CardSet { worst };
}

}
