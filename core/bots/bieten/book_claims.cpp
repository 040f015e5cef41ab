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
    constexpr double wildPerCard = 0.15; // what a free wild card is worth for each card in the hand
    constexpr double nearTheEnd = 1.0; // what it costs to let somebody out

    constexpr double sure = 0.88; // from here on one waits to give a three
    constexpr double middling = 0.4;
    constexpr double fair = 0.6; // for words only: a bid at this is worth one at any time
    constexpr double hopeless = 0.2; // a bid below this is a bluff

    /// Points that I win with this chance, and somebody else otherwise.
    double fought(double chance, double stake, double opponentWeight)
    {
        return stake * (chance - opponentWeight * (1 - chance));
    }

    /// Is this the last time that the seat is sure to be asked in this deal?
    bool isLastWord(const FigureOdds& figureOdds) { return figureOdds.own().hand().size() <= 1; }

    /// The chance that somebody else will bid a figure that I leave alone.
    double othersMayBid(const FigureOdds& figureOdds, const Odds& odds)
    {
        const double hidden = static_cast<double>(figureOdds.rivals()[0].hidden) / 3;
        return std::min(1.0, 1.2 * (1 - odds.allGood)) * hidden;
    }

    /// Delaying the Weli: what it may still be good for as long as nothing binds it.
    double wildCost(const FigureOdds& figureOdds, Figure figure)
    {
        if (figure == Figure::Last || !figureOdds.needsWild(figure)) return 0;
        return wildPerCard * static_cast<double>(figureOdds.own().hand().size());
    }

    /// Waiting with the ace. For the last trick there is no point in it once the others see it
    /// come.
    bool waits(const FigureOdds& figureOdds, Figure figure, const Odds& odds)
    {
        const bool seen = figure == Figure::Last && figureOdds.table().trick > 0;
        return odds.best > sure && !isLastWord(figureOdds) && !seen;
    }

    BietenReason reasonToBid(const FigureOdds& figureOdds, Figure figure, const Odds& odds)
    {
        if (odds.best < hopeless) return BietenReason::Bluff;
        if (waits(figureOdds, figure, odds)) return BietenReason::KeptForThree;
        return odds.best > sure ? BietenReason::Strong : BietenReason::Sneak;
    }

    BietenWhy whyClaim(BietenReason reason, Figure figure, const Odds& odds)
    {
        return { reason, figure, { odds.best, odds.allGood, odds.bestIfHeld } };
    }

    /// What is said of a bid once its gain is known: nothing good of what brings less than silence.
    BietenReason toldBid(BietenReason reason, double gain, double best, bool cardsAreSeen)
    {
        using enum BietenReason;
        if (gain <= 0) return reason == Strong || reason == Sneak ? NotWorth : reason;
        if (reason == Sneak) return best > fair || cardsAreSeen ? Fair : Sneak;
        return reason == KeptForThree ? Strong : reason;
    }

    BietenReason toldThree(double gain, double best)
    {
        using enum BietenReason;
        if (best < hopeless) return BluffThree;
        if (gain <= 0) return NotWorth;
        return best > 0.5 ? StrongThree : DaringThree;
    }

    /// A three that answers stands beside the other answers: nobody can say nothing there.
    BietenReason toldAnswer(BietenReason told, double value, double hold)
    {
        using enum BietenReason;
        if (told == BluffThree || value > std::max(hold, 0.0)) return told;
        return hold > 0 ? HoldBrings : GoodBrings;
    }

    /// A middling heart or leaf of the forehand: before a card lies, few dare to hold against it.
    bool isEarly(const FigureOdds& figureOdds, Figure figure, const Odds& odds)
    {
        const PublicState& table = figureOdds.table();
        return suitOf(figure) && odds.best > middling && odds.best <= sure && table.trick == 0
            && seatDue(table) == figureOdds.seat() && table.leader == figureOdds.seat();
    }

    Advice bidAdvice(const FigureOdds& figureOdds, Figure figure, bool bluffs)
    {
        const Odds odds = figureOdds.odds(figure, false);
        const double rival = opponentWeight(figureOdds);
        const BietenReason reason = reasonToBid(figureOdds, figure, odds);
        const double bid = odds.allGood + (1 - odds.allGood) * fought(odds.bestIfHeld, 2, rival);
        double gain = bid - fought(odds.best, 1, rival) - wildCost(figureOdds, figure);
        gain -= seatDue(figureOdds.table()) == figureOdds.seat() ? shyBeforeCard : shyToBid;
        if (isEarly(figureOdds, figure, odds)) gain += early;
        if (reason == BietenReason::KeptForThree) gain -= othersMayBid(figureOdds, odds);
        if (reason == BietenReason::Bluff && !bluffs) gain -= outOfMood;
        const auto told = toldBid(reason, gain, odds.best, isLastWord(figureOdds));
        return { Action::say(Verb::Bid, figure), gain, whyClaim(told, figure, odds) };
    }

    Advice threeAdvice(const FigureOdds& figureOdds, Figure figure)
    {
        const Odds odds = figureOdds.odds(figure, true);
        const double rival = opponentWeight(figureOdds);
        const double three
            = 2 * odds.allGood + (1 - odds.allGood) * fought(odds.bestIfHeld, 3, rival);
        const double gain
            = three - fought(odds.best, 2, rival) - wildCost(figureOdds, figure) - shyToRaise;
        return { Action::say(Verb::Three, figure), gain,
            whyClaim(toldThree(gain, odds.best), figure, odds) };
    }

    /// Letting go near the target: what a lost fight costs if the asker goes out by it.
    double danger(const FigureOdds& figureOdds, const Answering& answering)
    {
        const PublicState& table = figureOdds.table();
        const int missing = table.rules.target - bookedScore(table, answering.asker);
        return missing <= (answering.three ? 3 : 2) ? nearTheEnd : 0;
    }

    Advice holdAdvice(const FigureOdds& figureOdds, const Answering& answering)
    {
        const Figure figure = answering.figure;
        const double stake = answering.three ? 3 : 2;
        const double rival = opponentWeight(figureOdds);
        const double chance = figureOdds.chance(figure);
        const double feared = danger(figureOdds, answering);
        const double bound = wildCost(figureOdds, figure) / 2;
        const double hold = fought(chance, stake, rival) - bound - feared * (1 - chance);
        const double good = -rival * (stake - 1);
        // The chance at which the two are equal.
        const double needed
            = (stake * rival + bound + feared + good + shyToHold) / (stake * (1 + rival) + feared);
        return { Action::say(Verb::Hold, figure), hold - good - shyToHold,
            { BietenReason::Hold, figure, { chance, std::min(1.0, needed) } } };
    }

    Advice goodAdvice(const FigureOdds& figureOdds, const Answering& answering)
    {
        const Figure figure = answering.figure;
        const bool feared
            = danger(figureOdds, answering) > 0 && figureOdds.chance(figure) > hopeless;
        return { Action::say(Verb::Good, figure), 0,
            { feared ? BietenReason::LetGo : BietenReason::Weak, figure } };
    }

    /// A three in place of a hold (B-46).
    Advice directThreeAdvice(const FigureOdds& figureOdds, const Answering& answering)
    {
        Advice three = threeAdvice(figureOdds, answering.figure);
        const double lost = 1 - figureOdds.chance(answering.figure);
        const double hold = holdAdvice(figureOdds, answering).value;
        three.value += hold - danger(figureOdds, answering) * lost;
        three.why.reason = toldAnswer(three.why.reason, three.value, hold);
        return three;
    }

}

Advice claimAdvice(const FigureOdds& figureOdds, const Action& claim, bool bluffs)
{
    if (const auto* answering = std::get_if<Answering>(&figureOdds.table().phase)) {
        if (claim.verb() == Verb::Good) return goodAdvice(figureOdds, *answering);
        return claim.verb() == Verb::Hold ? holdAdvice(figureOdds, *answering)
                                          : directThreeAdvice(figureOdds, *answering);
    }
    return claim.verb() == Verb::Bid ? bidAdvice(figureOdds, claim.figure(), bluffs)
                                     : threeAdvice(figureOdds, claim.figure());
}

}
