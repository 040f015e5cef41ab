#include "core/bots/book.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace weli::bots {

using namespace bieten;

namespace {
    double P(int i, double d)
    {
        static double values[32];
        static bool known[32];
        if (!known[i]) {
            known[i] = true;
            const char* e = std::getenv(("P" + std::to_string(i)).c_str());
            values[i] = e ? std::atof(e) : d;
        }
        return values[i];
    }

    constexpr std::array suitFigures { Figure::Hearts, Figure::Leaves };

    Suit suitOf(Figure figure) { return figure == Figure::Hearts ? Suit::Hearts : Suit::Leaves; }

    /// What a point of a rival counts against one of mine.
    double envy(const Outlook& outlook)
    {
        return P(0, 1.0) / static_cast<double>(outlook.rivals().size());
    }

    /// Points that I win with this chance, and somebody else otherwise.
    double fought(double chance, double stake, double envy)
    {
        return stake * (chance - envy * (1 - chance));
    }

    /// Is this the last time that the seat is sure to be asked before the end of the deal?
    bool isLastWord(const Outlook& outlook) { return outlook.own().hand().size() <= 1; }

    /// The chance that somebody else will claim a figure that I leave alone.
    double othersMayClaim(const Outlook& outlook, Figure figure)
    {
        const double hidden = static_cast<double>(outlook.rivals()[0].hidden) / 3.0;
        const double any = 1 - outlook.odds(figure, false).allGood;
        return std::min(1.0, any * P(1, 1.2)) * hidden;
    }

    /// What the wild card is worth elsewhere as long as it has no name: delaying the Weli.
    double wildCost(const Outlook& outlook, Figure figure)
    {
        if (!outlook.needsWild(figure) || figure == Figure::Last) return 0;
        return P(2, 0.15) * static_cast<double>(outlook.own().hand().size());
    }

    double stakeOf(const Outlook& outlook, Figure figure)
    {
        const FigureStatus& status = outlook.table().figures[figure];
        return status.state == FigureState::Conceded ? 0 : status.stake;
    }

    // Claims: bids, threes and answers.

    Advice bidAdvice(const Outlook& outlook, Figure figure, bool bluffs)
    {
        const Odds odds = outlook.odds(figure, false);
        const double rival = envy(outlook);
        const double bid = odds.allGood + (1 - odds.allGood) * fought(odds.bestIfHeld, 2, rival);
        const double silent = fought(odds.best, 1, rival);
        double gain = bid - silent - wildCost(outlook, figure);
        Reason reason = odds.best > 0.7 ? Reason::Strong : Reason::Sneak;
        if (odds.best > P(3, 0.75) && !isLastWord(outlook)) { // waiting with the ace
            gain -= othersMayClaim(outlook, figure);
            reason = Reason::Wait;
        }
        if (odds.best < 0.2) reason = Reason::Bluff;
        if (reason == Reason::Bluff && !bluffs) gain -= P(4, 0.5);
        return { Action::say(Verb::Bid, figure), gain - P(5, 0.05), reason };
    }

    Advice threeAdvice(const Outlook& outlook, Figure figure)
    {
        const Odds odds = outlook.odds(figure, true);
        const double rival = envy(outlook);
        const double three
            = 2 * odds.allGood + (1 - odds.allGood) * fought(odds.bestIfHeld, 3, rival);
        const double gain = three - fought(odds.best, 2, rival) - wildCost(outlook, figure);
        return { Action::say(Verb::Three, figure), gain - P(6, 0.05),
            odds.best > 0.6 ? Reason::Strong : Reason::Bluff };
    }

    /// Points that a lost fight costs more than it shows, because the asker gets near the end.
    double dangerOf(const Outlook& outlook, const Answering& answering)
    {
        const Table& table = outlook.table();
        const int stake = answering.three ? 3 : 2;
        const int missing = table.rules.target - bookedScore(table, answering.asker);
        return missing <= stake ? P(7, 1.0) : 0.0;
    }

    AdviceList answerAdvice(const Outlook& outlook, const Answering& answering)
    {
        const Figure figure = answering.figure;
        const double stake = answering.three ? 3 : 2;
        const double rival = envy(outlook);
        const double chance = outlook.chance(figure);
        const double danger = dangerOf(outlook, answering);
        const double good = -rival * (stake - 1);
        const double hold = fought(chance, stake, rival) - danger * (1 - chance)
            - P(8, 0.5) * wildCost(outlook, figure);
        AdviceList advice;
        advice.push({ Action::say(Verb::Good, figure), 0,
            danger > 0 && chance > 0.15 ? Reason::LetGo : Reason::Weak });
        advice.push({ Action::say(Verb::Hold, figure), hold - good - P(9, 0.05), Reason::Strong });
        Advice three = threeAdvice(outlook, figure);
        three.value += hold - good - danger * (1 - chance);
        if (!answering.three) advice.push(three);
        return advice;
    }

    // Cards.

    /// What it costs to show a card that others would run into.
    double secret(const Outlook& outlook, Card card)
    {
        double cost = 0;
        for (const Figure figure : suitFigures) {
            if (card.suit() != suitOf(figure) || stakeOf(outlook, figure) == 0) continue;
            const CardSet mine = outlook.faces() & CardSet::of(card.suit());
            const bool best = mine.first() == card;
            const double chance = outlook.chance(figure);
            if (best) cost += P(10, 0.3) * chance;
            if (!best && chance > 0.5) cost -= P(11, 0.25); // the others may run into it
        }
        return cost;
    }

    /// Two of a suit are not parted: the second may be a master when the first has been led.
    double parting(const Outlook& outlook, Card card)
    {
        const CardSet same = outlook.own().hand() & CardSet::of(card.suit());
        return same.size() == 2 && outlook.own().hand().size() == 3 ? P(12, 0.05) : 0;
    }

    Reason reasonFor(const Outlook& outlook, Card card)
    {
        const CardSet mine = outlook.faces() & CardSet::of(card.suit());
        const bool figure = card.suit() == Suit::Hearts || card.suit() == Suit::Leaves;
        if (figure && mine.first() != card) return Reason::Lure;
        if (outlook.table().trick == 2) return Reason::Win;
        CardSet others = outlook.own().hand();
        others.remove(card);
        bool higher = false;
        for (const Card other : others) higher = higher || other.rank() < card.rank();
        return higher ? Reason::KeepBack : Reason::Win;
    }

    Advice naturalAdvice(const Outlook& outlook, Card card)
    {
        const double last = stakeOf(outlook, Figure::Last) * (1 + envy(outlook));
        const double low = P(13, 0.01) * static_cast<double>(card.rank());
        return { Action::play(card),
            last * outlook.lastChance({ card, card }) - secret(outlook, card)
                - parting(outlook, card) + low,
            reasonFor(outlook, card) };
    }

    /// The points that all cards together may bring once the wild card has this name.
    double namedWorth(const Outlook& outlook, const Holding& own, Card wild, Card name)
    {
        Table named = outlook.table();
        named.played[outlook.seat()].push({ wild, name });
        const Outlook after(named, outlook.seat(), own);
        double points = 0;
        for (const Figure figure : figures)
            if (figure != Figure::Last) points += stakeOf(after, figure) * after.chance(figure);
        return points * (1 + envy(outlook));
    }

    void addWildPlays(const Outlook& outlook, const Holding& own, AdviceList& advice)
    {
        const double last = stakeOf(outlook, Figure::Last) * (1 + envy(outlook));
        const double delay = outlook.own().hand().size() > 1 ? P(14, 0.6) : 0; // delaying the Weli
        double now = 0;
        for (const Figure figure : figures)
            if (figure != Figure::Last) now += stakeOf(outlook, figure) * outlook.chance(figure);
        now *= 1 + envy(outlook);
        for (const Card wild : outlook.own().unnamed())
            for (const Card name : usefulNames(outlook, outlook.own().lawfulNames(wild))) {
                const double value = last * outlook.lastChance({ wild, name }) - delay - now
                    + namedWorth(outlook, own, wild, name);
                advice.push({ Action::play(wild, name), value, Reason::Win });
            }
    }

    AdviceList playAdvice(const Outlook& outlook, const Holding& own)
    {
        AdviceList advice;
        for (const Card card : outlook.own().hand() - outlook.own().unnamed())
            if (outlook.own().lawful(card)) advice.push(naturalAdvice(outlook, card));
        addWildPlays(outlook, own, advice);
        const double best = bestOf(advice).value;
        for (Advice& one : advice) one.value -= best; // a bid before the card is weighed against 0
        return advice;
    }

    bool isLawful(const Outlook& outlook, const Holding& own, const Action& action)
    {
        return !whyNot(outlook.table(), outlook.seat(), own, action)
            && !offenceOf(outlook.table(), outlook.seat(), own, action);
    }

    void addClaims(const Outlook& outlook, const Holding& own, bool bluffs, AdviceList& advice)
    {
        for (const Figure figure : figures) {
            const FigureStatus& status = outlook.table().figures[figure];
            if (status.state == FigureState::Conceded || status.stake == 3) continue;
            const bool silent = status.state == FigureState::Silent;
            const Action action = Action::say(silent ? Verb::Bid : Verb::Three, figure);
            if (!isLawful(outlook, own, action)) continue;
            advice.push(silent ? bidAdvice(outlook, figure, bluffs) : threeAdvice(outlook, figure));
        }
    }

}

double claimGain(const Outlook& outlook, const Action& claim)
{
    if (const auto* answering = std::get_if<Answering>(&outlook.table().phase)) {
        for (const Advice& advice : answerAdvice(outlook, *answering))
            if (advice.action == claim) return advice.value;
    }
    return claim.verb() == Verb::Bid ? bidAdvice(outlook, claim.figure(), true).value
                                     : threeAdvice(outlook, claim.figure()).value;
}

CardSet usefulNames(const Outlook& outlook, CardSet lawful)
{
    CardSet names = lawful & (sameRanks(outlook.faces()) | neighbours(outlook.faces()));
    for (const Suit suit : suits) {
        const CardSet high = lawful & CardSet::of(suit);
        if (!high.empty()) names.add(high.first());
    }
    return names;
}

const Advice& bestOf(const AdviceList& advice)
{
    return *std::max_element(advice.begin(), advice.end(),
        [](const Advice& a, const Advice& b) { return a.value < b.value; });
}

AdviceList bookAdvice(const Table& table, Seat seat, const Holding& own, Rng& rng)
{
    const Outlook outlook(table, seat, own);
    if (const auto* answering = std::get_if<Answering>(&table.phase)) {
        AdviceList lawful;
        for (const Advice& advice : answerAdvice(outlook, *answering))
            if (isLawful(outlook, own, *advice.action)) lawful.push(advice);
        return lawful;
    }
    AdviceList advice;
    const bool due = seatDue(table) == seat;
    if (due)
        advice = playAdvice(outlook, own);
    else
        advice.push({ std::nullopt, 0, Reason::Plain });
    const bool bluffs = rng.below(100) < P(15, 25);
    addClaims(outlook, own, bluffs, advice);
    return advice;
}

}
