// Which card the book plays, and what it names a wild one.

#include "core/bots/bieten/book.h"

namespace weli::bots {

using namespace bieten;

namespace {

    // In points of the deal, found by duels.
    constexpr double shown = 0.05; // the best heart or leaf on the table warns the others
    constexpr double lure = 0.1; // a low one makes them bid
    constexpr double parted = 0.05; // two of a suit may take the last two tricks together
    constexpr double perRank = 0.01; // the lower card, if all else is equal
    constexpr double delay = 0.6; // the Weli waits for the last trick

    bool isFigureSuit(Suit suit) { return suit == Suit::Hearts || suit == Suit::Leaves; }

    Figure figureOf(Suit suit) { return suit == Suit::Hearts ? Figure::Hearts : Figure::Leaves; }

    bool isBestOfSuit(const Outlook& outlook, Card card)
    {
        return (outlook.faces() & CardSet::of(card.suit())).first() == card;
    }

    /// What it brings or costs to show a heart or a leaf.
    double showing(const Outlook& outlook, Card card)
    {
        if (!isFigureSuit(card.suit())) return 0;
        const Figure figure = figureOf(card.suit());
        if (stakeOf(outlook, figure) == 0) return 0;
        const double chance = outlook.chance(figure);
        if (isBestOfSuit(outlook, card)) return -shown * chance;
        return chance > 0.5 ? lure : 0;
    }

    bool parts(const Outlook& outlook, Card card)
    {
        const CardSet hand = outlook.own().hand();
        return hand.size() == 3 && (hand & CardSet::of(card.suit())).size() == 2;
    }

    bool keepsHigher(const Outlook& outlook, Card card)
    {
        for (const Card other : outlook.own().hand())
            if (other.rank() < card.rank()) return true;
        return false;
    }

    Reason reasonFor(const Outlook& outlook, Card card)
    {
        if (isFigureSuit(card.suit()) && !isBestOfSuit(outlook, card)) return Reason::Lure;
        if (keepsHigher(outlook, card)) return Reason::KeepBack;
        return Reason::Win;
    }

    double lastTrickPoints(const Outlook& outlook, Played card)
    {
        return stakeOf(outlook, Figure::Last) * (1 + envy(outlook)) * outlook.lastChance(card);
    }

    Advice naturalAdvice(const Outlook& outlook, Card card)
    {
        double value = lastTrickPoints(outlook, { card, card }) + showing(outlook, card)
            + perRank * static_cast<double>(card.rank());
        if (parts(outlook, card)) value -= parted;
        return { Action::play(card), value, reasonFor(outlook, card) };
    }

    /// What the four figures of the cards may bring.
    double cardPoints(const Outlook& outlook)
    {
        double points = 0;
        for (const Figure figure : { Figure::Hearts, Figure::Leaves, Figure::Equal, Figure::Run })
            points += stakeOf(outlook, figure) * outlook.chance(figure);
        return points * (1 + envy(outlook));
    }

    Advice wildAdvice(const Outlook& outlook, const Holding& own, Played card)
    {
        Table named = outlook.table();
        lay(named, outlook.seat(), card);
        const Outlook after(named, outlook.seat(), own);
        double value = lastTrickPoints(outlook, card) + cardPoints(after) - cardPoints(outlook);
        if (outlook.own().hand().size() > 1) value -= delay;
        return { Action::play(card.card, card.as), value, Reason::Win };
    }

}

Advice cardAdvice(const Outlook& outlook, const Holding& own, const Action& play)
{
    if (play.card() == play.as()) return naturalAdvice(outlook, play.card());
    return wildAdvice(outlook, own, { play.card(), play.as() });
}

bool isUseful(const Outlook& outlook, const ActionList& legal, const Action& play)
{
    if (play.card() == play.as()) return true;
    const CardSet combining = sameRanks(outlook.faces()) | neighbours(outlook.faces());
    if (combining.contains(play.as())) return true;
    for (const Action& other : legal) {
        const bool higher = other.verb() == Verb::Play && other.card() == play.card()
            && other.as().suit() == play.as().suit() && other.as().rank() < play.as().rank();
        if (higher) return false;
    }
    return true;
}

}
