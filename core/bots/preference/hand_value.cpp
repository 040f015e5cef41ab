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

    bool has(CardSet cards, Suit suit, Rank rank) { return cards.contains({ suit, rank }); }

    double sideTricksInDefence(CardSet mine, Suit suit)
    {
        const int length = mine.size();
        const bool ace = has(mine, suit, Rank::Ace);
        double tricks = 0;
        if (ace) tricks += length <= 4 ? 0.9 : 0.6;
        if (has(mine, suit, Rank::King) && length > 1 && length < 5) tricks += ace ? 0.7 : 0.5;
        if (has(mine, suit, Rank::Ober) && length > 2 && length < 5) tricks += 0.2;
        return tricks;
    }

    double trumpTricksInDefence(CardSet mine, Suit trump)
    {
        const int length = mine.size();
        double tricks = std::max(0, length - 3) * 0.5;
        if (has(mine, trump, Rank::Ace)) tricks += 1;
        if (has(mine, trump, Rank::King)) tricks += length > 1 ? 0.85 : 0.3;
        if (has(mine, trump, Rank::Ober) && length > 2) tricks += 0.6;
        return tricks;
    }

}

double tricksAsDeclarer(CardSet hand, std::optional<Suit> trump)
{
    double tricks = 0;
    for (const Suit suit : suits) {
        const CardSet mine = hand & CardSet::of(suit);
        const double won = mine.size() - losers(mine, suit);
        const bool isSide = trump && suit != *trump;
        tricks += isSide ? std::min(won, 3 + (won - 3) * 0.6) : won; // what is long gets trumped
    }
    if (trump) {
        const int length = (hand & CardSet::of(*trump)).size();
        tricks -= std::max(0, 4 - length) * 0.8;
    }
    return std::clamp(tricks, 0.0, 10.0);
}

double tricksInDefence(CardSet hand, Suit trump)
{
    const CardSet trumps = hand & CardSet::of(trump);
    double tricks = 0.3 + trumpTricksInDefence(trumps, trump);
    for (const Suit suit : suits) {
        if (suit == trump) continue;
        const CardSet mine = hand & CardSet::of(suit);
        tricks += sideTricksInDefence(mine, suit);
        if (mine.size() < 2 && !trumps.empty()) tricks += mine.empty() ? 0.5 : 0.3; // can trump
    }
    return tricks;
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

}
