// When the book bids, gives a three, holds, or lets a figure go.

#include "core/bots/bieten/book.h"

#include <algorithm>

namespace weli::bots {

using namespace bieten;

namespace {

    // In points of the deal, found by duels.
    constexpr double shyToBid = 0.3; // a bid tells the others something …
    constexpr double shyBeforeCard = 0.02; // … less than the card that would be seen first
    constexpr double early = 0.2; // before the first lead nobody is sure of his cards
    constexpr double shyToRaise = 0.05;
    constexpr double shyToHold = 0.05;
    constexpr double outOfMood = 0.5; // for a bluff
    constexpr double wildPerCard = 0.15; // what a free wild card is worth for each card in the hand
    constexpr double nearTheEnd = 1.0; // what it costs to let somebody out

    constexpr double sure = 0.88; // from here on one waits to give a three
    constexpr double middling = 0.4;
    constexpr double hopeless = 0.2; // a bid below this is a bluff

    /// Points that I win with this chance, and somebody else otherwise.
    double fought(double chance, double stake, double envy)
    {
        return stake * (chance - envy * (1 - chance));
    }

    /// Is this the last time that the seat is sure to be asked in this deal?
    bool isLastWord(const Outlook& outlook) { return outlook.own().hand().size() <= 1; }

    /// The chance that somebody else will bid a figure that I leave alone.
    double othersMayBid(const Outlook& outlook, const Odds& odds)
    {
        const double hidden = static_cast<double>(outlook.rivals()[0].hidden) / 3;
        return std::min(1.0, 1.2 * (1 - odds.allGood)) * hidden;
    }

    /// Delaying the Weli: what it may still be good for as long as nothing binds it.
    double wildCost(const Outlook& outlook, Figure figure)
    {
        if (figure == Figure::Last || !outlook.needsWild(figure)) return 0;
        return wildPerCard * static_cast<double>(outlook.own().hand().size());
    }

    /// Waiting with the ace. For the last trick there is no point in it once the others see it
    /// come.
    bool waits(const Outlook& outlook, Figure figure, const Odds& odds)
    {
        const bool seen = figure == Figure::Last && outlook.table().trick > 0;
        return odds.best > sure && !isLastWord(outlook) && !seen;
    }

    Reason reasonToBid(const Outlook& outlook, Figure figure, const Odds& odds)
    {
        if (odds.best < hopeless) return Reason::Bluff;
        if (waits(outlook, figure, odds)) return Reason::Wait;
        return odds.best > sure ? Reason::Strong : Reason::Sneak;
    }

    /// A middling heart or leaf of the forehand: before a card lies, few dare to hold against it.
    bool isEarly(const Outlook& outlook, Figure figure, const Odds& odds)
    {
        const Table& table = outlook.table();
        const bool ofSuit = figure == Figure::Hearts || figure == Figure::Leaves;
        return ofSuit && odds.best > middling && odds.best <= sure && table.trick == 0
            && seatDue(table) == outlook.seat() && table.leader == outlook.seat();
    }

    Advice bidAdvice(const Outlook& outlook, Figure figure, bool bluffs)
    {
        const Odds odds = outlook.odds(figure, false);
        const double rival = envy(outlook);
        const Reason reason = reasonToBid(outlook, figure, odds);
        const double bid = odds.allGood + (1 - odds.allGood) * fought(odds.bestIfHeld, 2, rival);
        double gain = bid - fought(odds.best, 1, rival) - wildCost(outlook, figure);
        gain -= seatDue(outlook.table()) == outlook.seat() ? shyBeforeCard : shyToBid;
        if (isEarly(outlook, figure, odds)) gain += early;
        if (reason == Reason::Wait) gain -= othersMayBid(outlook, odds);
        if (reason == Reason::Bluff && !bluffs) gain -= outOfMood;
        return { Action::say(Verb::Bid, figure), gain, reason };
    }

    Advice threeAdvice(const Outlook& outlook, Figure figure)
    {
        const Odds odds = outlook.odds(figure, true);
        const double rival = envy(outlook);
        const double three
            = 2 * odds.allGood + (1 - odds.allGood) * fought(odds.bestIfHeld, 3, rival);
        const double gain
            = three - fought(odds.best, 2, rival) - wildCost(outlook, figure) - shyToRaise;
        return { Action::say(Verb::Three, figure), gain,
            odds.best > 0.5 ? Reason::Strong : Reason::Bluff };
    }

    /// Letting go near the target: what a lost fight costs if the asker goes out by it.
    double danger(const Outlook& outlook, const Answering& answering)
    {
        const Table& table = outlook.table();
        const int missing = table.rules.target - bookedScore(table, answering.asker);
        return missing <= (answering.three ? 3 : 2) ? nearTheEnd : 0;
    }

    Advice holdAdvice(const Outlook& outlook, const Answering& answering)
    {
        const Figure figure = answering.figure;
        const double stake = answering.three ? 3 : 2;
        const double rival = envy(outlook);
        const double chance = outlook.chance(figure);
        const double hold = fought(chance, stake, rival) - wildCost(outlook, figure) / 2
            - danger(outlook, answering) * (1 - chance);
        const double good = -rival * (stake - 1);
        return { Action::say(Verb::Hold, figure), hold - good - shyToHold, Reason::Strong };
    }

    Advice goodAdvice(const Outlook& outlook, const Answering& answering)
    {
        const bool feared
            = danger(outlook, answering) > 0 && outlook.chance(answering.figure) > hopeless;
        return { Action::say(Verb::Good, answering.figure), 0,
            feared ? Reason::LetGo : Reason::Weak };
    }

    /// A three in place of a hold (B-46).
    Advice directThreeAdvice(const Outlook& outlook, const Answering& answering)
    {
        Advice three = threeAdvice(outlook, answering.figure);
        const double lost = 1 - outlook.chance(answering.figure);
        three.value += holdAdvice(outlook, answering).value - danger(outlook, answering) * lost;
        return three;
    }

}

Advice claimAdvice(const Outlook& outlook, const Action& claim, bool bluffs)
{
    if (const auto* answering = std::get_if<Answering>(&outlook.table().phase)) {
        if (claim.verb() == Verb::Good) return goodAdvice(outlook, *answering);
        return claim.verb() == Verb::Hold ? holdAdvice(outlook, *answering)
                                          : directThreeAdvice(outlook, *answering);
    }
    return claim.verb() == Verb::Bid ? bidAdvice(outlook, claim.figure(), bluffs)
                                     : threeAdvice(outlook, claim.figure());
}

}
