#include "core/bots/bieten/telling/sights.h"

#include "core/bots/bieten/telling/dangers.h"

#include <algorithm>

namespace weli::bots {

using namespace bieten;

namespace {

    class Sights {
    public:
        /// Of an act that gives in the other way round: what beats one speaks for it.
        Sights(const Observation& observation, bool givesIn)
            : observation_(observation)
            , givesIn_(givesIn)
            , table_(observation.table)
            , cards_(observation.own.cards)
            , hand_(handOf(table_, cards_))
            , wilds_(wildCards(table_.rules))
            , own_(table_, observation.seat, observation.own)
            , odds_(table_, observation.seat, observation.own)
            , dangers_(observation, odds_)
        {
        }
        [[nodiscard]] std::optional<BietenWhy> ofFigure(Figure figure) const;
        [[nodiscard]] std::optional<BietenWhy> ofPlay(Card card) const;
        [[nodiscard]] bool has(Figure figure) const { return own_.has(figure); }
        /// Does a wild card of this name make the figure?
        [[nodiscard]] bool serves(Card name, Figure figure) const
        {
            const CardSet cards = (cards_ - wilds_) | CardSet { name };
            return making(figure, cards).contains(name);
        }

    private:
        [[nodiscard]] std::optional<BietenWhy> against(
            Card mine, CardSet better, std::optional<Figure> figure) const;
        [[nodiscard]] std::optional<BietenWhy> ofSet(Figure figure) const;
        [[nodiscard]] CardSet laterCards() const;
        [[nodiscard]] std::optional<BietenWhy> ofLast() const;
        [[nodiscard]] std::optional<BietenWhy> ifLed() const;
        [[nodiscard]] std::optional<BietenWhy> onlyIfLed() const;
        [[nodiscard]] std::optional<BietenWhy> ofWild(Figure figure) const;
        [[nodiscard]] std::optional<Card> cardOfLastTrick() const;
        [[nodiscard]] bool isFewAmongOthers(Card card, CardSet better, double most) const;
        [[nodiscard]] bool mayLeadLast(Card card) const;
        [[nodiscard]] CardSet mayPlay() const;
        [[nodiscard]] bool isLowest(Card card) const;
        [[nodiscard]] int higherInHand(Card card) const;
        [[nodiscard]] bool takes(Card card) const;
        [[nodiscard]] bool mayTake() const;

        const Observation& observation_;
        bool givesIn_;
        const PublicState& table_;
        CardSet cards_;
        CardSet hand_;
        CardSet wilds_;
        OwnCards own_;
        FigureOdds odds_;
        Dangers dangers_;
    };

    /// This natural card against those that beat it. That they are many speaks for giving in, and
    /// that the others hold few of all that are unseen against it.
    std::optional<BietenWhy> Sights::against(
        Card mine, CardSet better, std::optional<Figure> figure) const
    {
        constexpr double hardlyAny = 0.5; // of them are in the others' hands
        constexpr int fewHeld = 4;
        const double which = mine.index();
        const int count = better.size();
        if (count == 0)
            return BietenWhy { BietenReason::NoneHigher, figure,
                { which, dangers_.isSuitGone(mine) ? 1.0 : 0 } };
        if (givesIn_ || count <= fewUnseen)
            return BietenWhy { BietenReason::HigherUnseen, figure,
                { static_cast<double>(count), which, asFigure(better) } };
        if (dangers_.held() > fewHeld || !isFewAmongOthers(mine, better, hardlyAny))
            return std::nullopt;
        return BietenWhy { BietenReason::FewHeld, figure,
            { static_cast<double>(dangers_.held()), which } };
    }

    /// Do the others, of all that is unseen, hold fewer of them than so many to be expected?
    bool Sights::isFewAmongOthers(Card card, CardSet better, double most) const
    {
        return !dangers_.isOwed(card.suit())
            && better.size() * dangers_.held(card.suit()) < most * dangers_.unseen();
    }

    CardSet Sights::mayPlay() const
    {
        CardSet may;
        for (const Action& action : legalActions(observation_))
            if (action.verb() == Verb::Play) may.add(action.card());
        return may;
    }

    /// Without the one that goes to an earlier trick now, for no other may.
    CardSet Sights::laterCards() const
    {
        const auto* const playing = std::get_if<Playing>(&table_.phase);
        if (hand_.size() < 2 || playing == nullptr || playing->due != observation_.seat)
            return hand_;
        const CardSet may = mayPlay();
        return may.size() == 1 ? hand_ - may : hand_;
    }

    /// The natural card that wins the third trick so far, or leads it next.
    std::optional<Card> Sights::cardOfLastTrick() const
    {
        const auto& played = table_.played[observation_.seat];
        const auto natural = [](Played one) {
            return one.card == one.as ? std::optional(one.card) : std::nullopt;
        };
        if (played.size() == 3)
            return trickWinner(table_, 2) == observation_.seat ? natural(played[2]) : std::nullopt;
        const Card last = hand_.first();
        if (wilds_.contains(last)) return std::nullopt;
        const bool isNext = suitLed(table_) ? takes(last) : table_.leader == observation_.seat;
        return isNext ? std::optional(last) : std::nullopt;
    }

    /// Before the third trick it hangs on who leads to that.
    std::optional<BietenWhy> Sights::ofLast() const
    {
        if (table_.trick < 2) return ifLed();
        if (const auto card = cardOfLastTrick())
            return against(*card, dangers_.inTrick(*card), Figure::Last);
        const bool hasPlayed = table_.played[observation_.seat].size() > 2;
        return hasPlayed || suitLed(table_) ? std::nullopt : onlyIfLed();
    }

    /// Another leads to the third trick: the last card in hand wins it if that is of its suit.
    /// Before it is not told who that will be.
    std::optional<BietenWhy> Sights::onlyIfLed() const
    {
        if (!own_.unnamed().empty())
            return givesIn_ || hand_.size() > 1 ? std::nullopt : ofWild(Figure::Last);
        for (const Card card : hand_)
            if (dangers_.isOwed(card.suit())) return std::nullopt;
        const double who = table_.trick < 2 ? -1 : table_.leader.index;
        return BietenWhy { BietenReason::OnlyIfLed, Figure::Last, { who } };
    }

    /// By a wild card that has no name yet.
    std::optional<BietenWhy> Sights::ofWild(Figure figure) const
    {
        if (own_.unnamed().empty()) return std::nullopt;
        const bool isWeli = own_.unnamed() == CardSet { sixOfBells };
        return BietenWhy { isWeli ? BietenReason::WeliHelps : BietenReason::WildHelps, figure };
    }

    /// Can who holds this card come to lead it to the third trick, by winning the one before?
    bool Sights::mayLeadLast(Card card) const
    {
        const auto trick = static_cast<std::size_t>(table_.trick);
        if (trick == 0) return true;
        if (table_.played[observation_.seat].size() > trick)
            return trickWinner(table_, table_.trick) == observation_.seat;
        if (!suitLed(table_)) return true;
        for (const Card other : hand_ - CardSet { card })
            if (wilds_.contains(other) || takes(other)) return true;
        return false;
    }

    /// By the card in hand that is the hardest to beat.
    std::optional<BietenWhy> Sights::ifLed() const
    {
        constexpr double one = 1; // of them is not to be expected with the others
        std::optional<Card> best;
        for (const Card card : laterCards() - wilds_)
            if (mayLeadLast(card)
                && (!best || dangers_.to(card).size() < dangers_.to(*best).size()))
                best = card;
        if (!best) return onlyIfLed();
        const CardSet better = dangers_.to(*best);
        if (givesIn_) return against(*best, better, Figure::Last);
        if (better.size() > fewUnseen && !isFewAmongOthers(*best, better, one)) return std::nullopt;
        return BietenWhy { BietenReason::IfLed, Figure::Last,
            { static_cast<double>(better.size()), static_cast<double>(best->index()),
                asFigure(better) } };
    }

    std::optional<BietenWhy> Sights::ofFigure(Figure figure) const
    {
        if (figure == Figure::Last) return ofLast();
        const auto best = own_.best(figure);
        if (!best) return std::nullopt;
        if (odds_.chance(figure) <= 0) return BietenWhy { BietenReason::Beaten, figure };
        if (best->naturals < best->size) return ofWild(figure);
        const auto suit = suitOf(figure);
        if (!suit) return ofSet(figure);
        const Card mine = ((cards_ - wilds_) & CardSet::of(*suit)).first();
        return against(mine, dangers_.to(mine, figure), figure);
    }

    /// A pair, a run …; the best ones beat nothing but a tie or a wild card.
    std::optional<BietenWhy> Sights::ofSet(Figure figure) const
    {
        const CardSet set = making(figure, cards_ - wilds_);
        if (set.size() == 2) return BietenWhy { BietenReason::PairHeld, figure, { asFigure(set) } };
        if (set.first().rank() == Rank::Ace) return std::nullopt;
        return BietenWhy { BietenReason::TripleHeld, figure, { asFigure(set) } };
    }

    bool Sights::isLowest(Card card) const
    {
        for (const Card other : mayPlay() - wilds_)
            if (other.rank() > card.rank()) return false;
        return true;
    }

    int Sights::higherInHand(Card card) const
    {
        int count = 0;
        for (const Card other : hand_ - wilds_) count += other.rank() < card.rank() ? 1 : 0;
        return count;
    }

    /// Would this natural card win the trick now? It does not lead.
    bool Sights::takes(Card card) const
    {
        const auto& winning = table_.played[trickWinner(table_, table_.trick)].back();
        return winning.as.suit() == card.suit() && orderOf({ card, card }) < orderOf(winning);
    }

    /// Would one of the cards that may be played?
    bool Sights::mayTake() const
    {
        const ActionList legal = legalActions(observation_);
        return std::any_of(legal.begin(), legal.end(), [this](const Action& action) {
            return action.verb() == Verb::Play
                && (action.card() != action.as() || takes(action.card()));
        });
    }

    /// Higher cards are saved by the lowest one that may be played.
    std::optional<BietenWhy> Sights::ofPlay(Card card) const
    {
        const bool isLast = hand_.size() == 1;
        const int kept = higherInHand(card);
        if (!isLast && kept > 0 && isLowest(card))
            return BietenWhy { BietenReason::SavesHigher, {}, { static_cast<double>(kept) } };
        const CardSet better = dangers_.inTrick(card);
        if (!suitLed(table_)) {
            if (better.empty()) return BietenWhy { BietenReason::LeadMaster };
            return against(card, better, {});
        }
        if (!takes(card) && !mayTake()) return BietenWhy { BietenReason::CannotTake, {}, { 1 } };
        if (!takes(card)) return BietenWhy { BietenReason::Leaves };
        return BietenWhy { better.empty() ? BietenReason::LeadMaster : BietenReason::TakesSoFar };
    }

    /// Does it hang on a lead that hardly comes about?
    bool isIdle(const std::optional<BietenWhy>& why, const Samples& samples)
    {
        constexpr double seldomLed = 0.15; // where it is counted
        const double counted = 1 - samples.chanceOfNobody(Figure::Last);
        return why && why->reason == BietenReason::IfLed
            && samples.chance(Figure::Last) < seldomLed * counted;
    }

    /// How strong the figure is comes before how often it need not be shown.
    std::optional<BietenWhy> ofClaim(const Samples& samples, const Sights& sights, Figure figure)
    {
        constexpr double strong = 0.6; // what is, all need not let go
        const bool isMostlyGood = samples.pointsIfGood.weight > samples.points.weight / 2;
        if (isMostlyGood && samples.chance(figure) < strong)
            return BietenWhy { BietenReason::OftenGood };
        const auto why = sights.ofFigure(figure);
        if (why && why->reason == BietenReason::Beaten) return std::nullopt;
        return isIdle(why, samples) ? std::nullopt : why;
    }

    /// What the card does to the trick, or what the hand has for the figure that it goes for.
    std::optional<BietenWhy> ofCard(const Sights& sights, Card card, const BietenWhy& why)
    {
        if (const auto seen = sights.ofPlay(card)) return seen;
        if (!why.figure || why.figure == Figure::Last) return std::nullopt;
        const auto has = sights.ofFigure(*why.figure);
        return has && has->reason == BietenReason::Beaten ? std::nullopt : has;
    }

    bool speaksAgainst(BietenReason reason, Verb answer)
    {
        if (answer == Verb::Hold) return reason == BietenReason::Beaten;
        return reason == BietenReason::NoneHigher;
    }

    /// It is no reason to hold that one is beaten, nor to give in that nothing beats one.
    std::optional<BietenWhy> ofAnswer(
        const Samples& samples, const Sights& sights, Figure figure, Verb answer)
    {
        if (!sights.has(figure)) return BietenWhy { BietenReason::LacksFigure, figure };
        const auto why = sights.ofFigure(figure);
        if (!why || isIdle(why, samples)) return std::nullopt;
        return speaksAgainst(why->reason, answer) ? std::nullopt : why;
    }

}

std::optional<BietenWhy> sightOf(
    const Observation& observation, const Trial& trial, const BietenWhy& why)
{
    const Question& question = trial.question;
    const bool givesIn = trial.action && trial.action->verb() == Verb::Good;
    const Sights sights(observation, givesIn);
    if (question.claimed) return ofClaim(trial.samples, sights, *question.claimed);
    if (question.answered)
        return ofAnswer(trial.samples, sights, *question.answered, trial.action->verb());
    if (!trial.action) return why.figure ? sights.ofFigure(*why.figure) : std::nullopt;
    const Action& play = *trial.action;
    if (play.card() == play.as()) return ofCard(sights, play.card(), why);
    if (why.reason == BietenReason::Compared && sights.serves(play.as(), *why.figure))
        return BietenWhy { BietenReason::NamedFor, why.figure };
    if (trial.book.reason != BietenReason::NameWild) return std::nullopt;
    return BietenWhy { BietenReason::NamedFor, trial.book.figure };
}

}
