// Which card the book plays, and what it names a wild one.

#include "core/bots/bieten/book.h"

namespace weli::bots {

using namespace bieten;

namespace {

    // In points of the deal, found by duels.
    constexpr double shown = 0.05; // the best heart or leaf on the table warns the others
    constexpr double lure = 0.1; // a low one makes them bid, or hides what one has
    constexpr double parted = 0.05; // two of a suit may take the last two tricks together
    constexpr double perRank = 0.01; // the lower card, if all else is equal
    constexpr double delay = 0.6; // the Weli waits for the last trick

    bool isFigureSuit(Suit suit) { return suit == Suit::Hearts || suit == Suit::Leaves; }

    Figure figureOf(Suit suit) { return suit == Suit::Hearts ? Figure::Hearts : Figure::Leaves; }

    Card bestOfSuit(const FigureOdds& figureOdds, Suit suit)
    {
        return (figureOdds.faces() & CardSet::of(suit)).first();
    }

    /// Nobody has bid it, nor has its best card been seen.
    bool mayStillBeBid(const FigureOdds& figureOdds, Suit suit)
    {
        return figureOdds.table().figures[figureOf(suit)].state == FigureState::Silent
            && figureOdds.own().hand().contains(bestOfSuit(figureOdds, suit));
    }

    /// What it brings or costs to show a heart or a leaf, and the chance of its figure.
    struct Showing {
        double value = 0;
        double chance = 0;
        bool lures = false;
    };

    Showing showing(const FigureOdds& figureOdds, Card card)
    {
        if (!isFigureSuit(card.suit())) return {};
        const Figure figure = figureOf(card.suit());
        if (stakeOf(figureOdds, figure) == 0) return {};
        const double chance = figureOdds.chance(figure);
        if (bestOfSuit(figureOdds, card.suit()) == card) return { -shown * chance, chance };
        if (chance <= 0.5) return { 0, chance };
        return { lure, chance, mayStillBeBid(figureOdds, card.suit()) };
    }

    bool parts(const FigureOdds& figureOdds, Card card)
    {
        const CardSet hand = figureOdds.own().hand();
        return hand.size() == 3 && (hand & CardSet::of(card.suit())).size() == 2;
    }

    bool keepsHigher(const FigureOdds& figureOdds, Card card)
    {
        for (const Card other : figureOdds.own().hand())
            if (other.rank() < card.rank()) return true;
        return false;
    }

    BietenWhy whyPlay(const FigureOdds& figureOdds, Card card, const Showing& show, double last)
    {
        if (show.lures) return { BietenReason::Lure, figureOf(card.suit()), { show.chance, last } };
        const bool keeps = keepsHigher(figureOdds, card);
        return { keeps ? BietenReason::KeepBack : BietenReason::Win, Figure::Last, { last } };
    }

    double lastTrickPoints(const FigureOdds& figureOdds, double chance)
    {
        return stakeOf(figureOdds, Figure::Last) * (1 + opponentWeight(figureOdds)) * chance;
    }

    Advice naturalAdvice(const FigureOdds& figureOdds, Card card)
    {
        const double last = figureOdds.lastChance({ card, card });
        const Showing show = showing(figureOdds, card);
        double value = lastTrickPoints(figureOdds, last) + show.value
            + perRank * static_cast<double>(card.rank());
        if (parts(figureOdds, card)) value -= parted;
        return { Action::play(card), value, whyPlay(figureOdds, card, show, last) };
    }

    /// What the name of a wild card does for the four figures of the cards.
    struct Naming {
        double before = 0; // what they may bring without it, in points
        double after = 0;
        Figure most = Figure::Last; // what it does most for; that one if nothing
        double chance = 0; // of this figure
    };

    Naming naming(const FigureOdds& before, const FigureOdds& after)
    {
        constexpr double slight = 0.05;
        Naming named;
        double most = slight;
        for (const Figure figure : { Figure::Hearts, Figure::Leaves, Figure::Equal, Figure::Run }) {
            const double was = stakeOf(before, figure) * before.chance(figure);
            const double chance = after.chance(figure);
            const double is = stakeOf(after, figure) * chance;
            named.before += was;
            named.after += is;
            if (is - was <= most) continue;
            most = is - was;
            named.most = figure;
            named.chance = chance;
        }
        named.before *= 1 + opponentWeight(before);
        named.after *= 1 + opponentWeight(after);
        return named;
    }

    Advice wildAdvice(const FigureOdds& figureOdds, const Holding& own, Played card)
    {
        PublicState named = figureOdds.table();
        lay(named, figureOdds.seat(), card);
        const FigureOdds after(named, figureOdds.seat(), own);
        const double last = figureOdds.lastChance(card);
        const Naming effect = naming(figureOdds, after);
        double value = lastTrickPoints(figureOdds, last) + effect.after - effect.before;
        if (figureOdds.own().hand().size() > 1) value -= delay;
        return { Action::play(card.card, card.as), value,
            { BietenReason::NameWild, effect.most, { effect.chance, last } } };
    }

}

Advice cardAdvice(const FigureOdds& figureOdds, const Holding& own, const Action& play)
{
    if (play.card() == play.as()) return naturalAdvice(figureOdds, play.card());
    return wildAdvice(figureOdds, own, { play.card(), play.as() });
}

bool isUseful(const FigureOdds& figureOdds, const ActionList& legal, const Action& play)
{
    if (play.card() == play.as()) return true;
    const CardSet combining = sameRanks(figureOdds.faces()) | neighbours(figureOdds.faces());
    if (combining.contains(play.as())) return true;
    for (const Action& other : legal) {
        const bool higher = other.verb() == Verb::Play && other.card() == play.card()
            && other.as().suit() == play.as().suit() && other.as().rank() < play.as().rank();
        if (higher) return false;
    }
    return true;
}

}
