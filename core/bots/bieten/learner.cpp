#include "core/bots/bieten/learner.h"

#include "core/bots/bieten/book.h"
#include "core/bots/decision_util.h"
#include "core/cards/trick.h"

#include <algorithm>

namespace weli::bots {

using namespace bieten;

namespace {

    /// What somebody sees, and how likely a figure must be to claim it. Found by duels of
    /// neighbours.
    struct Habits {
        Attention attention;
        double bids;
        double holds;
        double threes;
        double holdsThree;
        double floor; // points by which an act may be worse than another by the book
        bool playsHigh = false; // takes a trick that can be taken, and leads the highest card
        bool overratesKings = false;
    };

    constexpr Habits firstEvening { .attention = { .past = false, .words = false },
        .bids = 0.65,
        .holds = 0.6,
        .threes = 0.9,
        .holdsThree = 0.7,
        .floor = 1,
        .playsHigh = true };
    constexpr Habits easy { .attention = { .past = false, .words = true },
        .bids = 0.45,
        .holds = 0.6,
        .threes = 0.8,
        .holdsThree = 0.7,
        .floor = 0.6 };
    constexpr Habits regular { .attention = {},
        .bids = 0.35,
        .holds = 0.45,
        .threes = 0.7,
        .holdsThree = 0.55,
        .floor = 0.4 };

    Habits habitsOf(const Mind& mind)
    {
        Habits habits = mind.level == Level::Regular ? regular
            : mind.level == Level::Easy              ? easy
                                                     : firstEvening;
        habits.overratesKings = mind.character == Character::Optimist;
        return habits;
    }

    bool isPlay(const std::optional<Action>& action)
    {
        return action && action->verb() == Verb::Play;
    }

    /// Does the figure rest on a king that lies before this seat or is in its hand?
    bool restsOnKing(const FigureOdds& figureOdds, Figure figure)
    {
        const CardSet kings = CardSet::of(Rank::King);
        if (figure == Figure::Last) return !(figureOdds.own().hand() & kings).empty();
        const CardSet made = making(figure, figureOdds.faces());
        return !(made & kings).empty() && (made & CardSet::of(Rank::Ace)).empty();
    }

    class Learner {
    public:
        Learner(const Observation& observation, const Habits& habits, Rng& rng)
            : observation_(observation)
            , habits_(habits)
            , odds_(observation.table, observation.seat, observation.own, habits.attention)
            , book_(bookAdvice(observation.table, observation.seat, observation.own, rng))
        {
        }

        /// All acts that are not far worse than another, the best first.
        [[nodiscard]] std::vector<BietenEvaluation> weighed() const
        {
            const double least = bestByBook() - habits_.floor;
            std::vector<BietenEvaluation> list;
            double bestCard = -1e9;
            for (const Advice& advice : book_) {
                if (advice.value < least || isUnasked(advice.action)) continue;
                list.push_back(evaluated(advice));
                if (isPlay(advice.action)) bestCard = std::max(bestCard, list.back().value);
            }
            for (BietenEvaluation& one : list)
                if (isPlay(one.action)) one.value -= bestCard;
            list = told(sorted(list));
            tellWhyAgainstHabit(list.front());
            return list;
        }

    private:
        /// What is done though it is not likely enough: all else was far worse by the book.
        void tellWhyAgainstHabit(BietenEvaluation& chosen) const
        {
            if (!chosen.action || isPlay(chosen.action) || chosen.value >= 0) return;
            const Figure figure = chosen.action->figure();
            chosen.whys = {};
            chosen.whys.push({ BietenReason::TooDear, figure, { chance(figure) } });
        }

        [[nodiscard]] double bestByBook() const
        {
            double best = -1e9;
            for (const Advice& advice : book_)
                if (!isUnasked(advice.action)) best = std::max(best, advice.value);
            return best;
        }

        /// A claim before somebody else's card.
        [[nodiscard]] bool isUnasked(const std::optional<Action>& action) const
        {
            return action && !isDue(observation_);
        }

        [[nodiscard]] double chance(Figure figure) const
        {
            const double chance = odds_.chance(figure);
            const bool over = habits_.overratesKings && restsOnKing(odds_, figure);
            return over ? (2 + chance) / 3 : chance;
        }

        /// Who trusts a king leads it rather than keep it for the last trick.
        [[nodiscard]] bool trustsToLead(const Action& play) const
        {
            const Card card = play.card();
            const bool leads = !suitLed(observation_.table) && odds_.own().hand().size() > 1;
            return habits_.overratesKings && leads && card == play.as() && card.rank() == Rank::King
                && isExtreme(card, true);
        }

        [[nodiscard]] BietenEvaluation evaluated(const Advice& advice) const
        {
            BietenEvaluation one { .action = advice.action };
            if (!advice.action) {
                one.whys.push(
                    { habits_.playsHigh ? BietenReason::OnTurnOnly : BietenReason::Silent });
            } else if (advice.action->verb() != Verb::Play) {
                weighClaim(one);
            } else if (habits_.playsHigh) {
                weighHighCard(one);
            } else {
                weighCard(one, advice.value < 0);
            }
            return one;
        }

        /// What the card does as this seat sees it, if it has another.
        [[nodiscard]] BietenWhy ownWhy(const Advice& own) const
        {
            const BietenWhy byBook = whyOf(own, book_);
            return byBook.reason == BietenReason::OnlyCard ? byBook : own.why;
        }

        [[nodiscard]] double needed(Verb verb) const
        {
            const auto* answering = std::get_if<Answering>(&observation_.table.phase);
            if (verb == Verb::Bid) return habits_.bids;
            if (verb == Verb::Three) return habits_.threes;
            return answering != nullptr && answering->three ? habits_.holdsThree : habits_.holds;
        }

        void weighClaim(BietenEvaluation& one) const
        {
            const Figure figure = one.action->figure();
            const double wins = chance(figure);
            const double least = needed(one.action->verb());
            const bool good = one.action->verb() == Verb::Good;
            one.value = good ? 0 : wins - least;
            if (good || one.action->verb() == Verb::Hold) {
                if (!odds_.own().has(figure))
                    one.whys.push({ BietenReason::LacksFigure, figure });
                else
                    one.whys.push({ BietenReason::HoldTakes, figure, { wins, least } });
                return;
            }
            const bool bids = one.action->verb() == Verb::Bid;
            one.whys.push({ bids ? BietenReason::BidTakes : BietenReason::ThreeTakes, figure,
                { wins, least } });
        }

        void weighCard(BietenEvaluation& one, bool isWorse) const
        {
            constexpr double trust = 0.7; // points
            const Advice own = cardAdvice(odds_, observation_.own, *one.action);
            const bool trusts = trustsToLead(*one.action);
            one.value = own.value + (trusts ? trust : 0);
            one.whys.push(trusts && isWorse ? BietenWhy(BietenReason::Likes) : ownWhy(own));
        }

        /// A beginner's card: high to take the trick or to lead, low if it cannot be taken.
        void weighHighCard(BietenEvaluation& one) const
        {
            constexpr double perRank = 0.01;
            constexpr double wildWaits = 1;
            const Card as = one.action->as();
            const double low = perRank * static_cast<double>(as.rank());
            const bool wild = one.action->card() != as;
            const bool takes = beatsTheTrick(as);
            const bool leads = !suitLed(observation_.table);
            one.value = takes ? 0.5 - low : low;
            if (wild) one.value -= wildWaits;
            const BietenWhy why = ownWhy(cardAdvice(odds_, observation_.own, *one.action));
            const bool free = wild ? hasNaturalPlay() : !isExtreme(as, takes);
            if (free || why.reason == BietenReason::OnlyCard) {
                one.whys.push(why);
                return;
            }
            one.whys.push({ wild ? BietenReason::OnlyWild
                    : leads      ? BietenReason::Leads
                    : takes      ? BietenReason::Takes
                                 : BietenReason::CannotTake });
        }

        [[nodiscard]] bool hasNaturalPlay() const
        {
            return std::any_of(book_.begin(), book_.end(), [](const Advice& advice) {
                return isPlay(advice.action) && advice.action->card() == advice.action->as();
            });
        }

        /// Is it the highest natural card of the hand, or the lowest?
        [[nodiscard]] bool isExtreme(Card card, bool highest) const
        {
            const CardSet naturals = odds_.own().hand() - odds_.own().unnamed();
            for (const Card other : naturals)
                if (highest ? other.rank() < card.rank() : other.rank() > card.rank()) return false;
            return true;
        }

        [[nodiscard]] bool beatsTheTrick(Card as) const
        {
            const PublicState& table = observation_.table;
            if (!suitLed(table)) return true;
            const auto trick = static_cast<std::size_t>(table.trick);
            const Card best = table.played[trickWinner(table, table.trick)][trick].as;
            return above(best).contains(as);
        }

        const Observation& observation_;
        const Habits& habits_;
        FigureOdds odds_;
        AdviceList book_;
    };

}

BietenDecision learnerDecision(const Observation& observation, const Mind& mind, Rng& rng)
{
    const Habits habits = habitsOf(mind);
    return decisionFor(Learner(observation, habits, rng).weighed());
}

}
