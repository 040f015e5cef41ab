#include "core/bots/bieten/telling/sights.h"

#include "core/bots/bieten/odds/figure_odds.h"
#include "core/cards/trick.h"

#include <algorithm>

namespace weli::bots {

using namespace bieten;

namespace {

    class Sights {
    public:
        explicit Sights(const Observation& observation)
            : observation_(observation)
            , table_(observation.table)
            , cards_(observation.own.cards)
            , hand_(handOf(table_, cards_))
            , wilds_(wildCards(table_.rules))
            , own_(table_, observation.seat, observation.own)
            , odds_(table_, observation.seat, observation.own)
            , unseen_(packFor(table_.rules) - table_.shown - cards_)
        {
            if (table_.bottom) unseen_.remove(*table_.bottom);
        }
        [[nodiscard]] std::optional<BietenWhy> ofFigure(Figure figure) const;
        [[nodiscard]] std::optional<BietenWhy> ofPlay(Card card) const;
        [[nodiscard]] bool has(Figure figure) const { return own_.has(figure); }

    private:
        [[nodiscard]] BietenWhy ofBest(Figure figure, Card mine) const;
        [[nodiscard]] CardSet laterCards() const;
        [[nodiscard]] std::optional<BietenWhy> ofLast() const;
        [[nodiscard]] bool isBeatenOpenly(Card mine) const;
        /// Unseen cards that may beat this natural one; an ace no wild card beats (B-20).
        [[nodiscard]] CardSet higher(Card card) const
        {
            return card.rank() == Rank::Ace ? CardSet() : unseen_ & (above(card) | wilds_);
        }
        [[nodiscard]] int higherInHand(Card card) const;
        [[nodiscard]] bool takes(Card card) const;
        [[nodiscard]] bool mayTake() const;

        const Observation& observation_;
        const PublicState& table_;
        CardSet cards_;
        CardSet hand_;
        CardSet wilds_;
        OwnCards own_;
        FigureOdds odds_;
        CardSet unseen_;
    };

    /// This natural card against those that are unseen.
    BietenWhy Sights::ofBest(Figure figure, Card mine) const
    {
        const CardSet better = higher(mine);
        const double which = mine.index();
        if (better.empty()) return { BietenReason::NoneHigher, figure, { which } };
        return { BietenReason::HigherUnseen, figure,
            { static_cast<double>(better.size()), which } };
    }

    /// Does a card lie before another that is better in its suit?
    bool Sights::isBeatenOpenly(Card mine) const
    {
        for (const Seat seat : table_.active)
            for (const Played& other : table_.played[seat])
                if (other.as.suit() == mine.suit() && orderOf(other) < orderOf({ mine, mine }))
                    return true;
        return false;
    }

    /// Without the one that goes to an earlier trick now, for no other may.
    CardSet Sights::laterCards() const
    {
        const auto* const playing = std::get_if<Playing>(&table_.phase);
        if (hand_.size() < 2 || playing == nullptr || playing->due != observation_.seat)
            return hand_;
        CardSet may;
        for (const Action& action : legalActions(observation_))
            if (action.verb() == Verb::Play) may.add(action.card());
        return may.size() == 1 ? hand_ - may : hand_;
    }

    /// By the card in hand that is the hardest to beat.
    std::optional<BietenWhy> Sights::ofLast() const
    {
        std::optional<Card> best;
        for (const Card card : laterCards() - wilds_)
            if (!best || higher(card).size() < higher(*best).size()) best = card;
        if (!best || isBeatenOpenly(*best)) return std::nullopt;
        return ofBest(Figure::Last, *best);
    }

    std::optional<BietenWhy> Sights::ofFigure(Figure figure) const
    {
        if (figure == Figure::Last) return ofLast();
        const auto best = own_.best(figure);
        if (!best) return std::nullopt;
        if (odds_.chance(figure) <= 0) return BietenWhy { BietenReason::Beaten, figure };
        if (best->naturals < best->size) { // by a wild card
            if (own_.unnamed().empty()) return std::nullopt;
            const bool isWeli = own_.unnamed() == CardSet { sixOfBells };
            return BietenWhy { isWeli ? BietenReason::WeliHelps : BietenReason::WildHelps, figure };
        }
        if (const auto suit = suitOf(figure))
            return ofBest(figure, ((cards_ - wilds_) & CardSet::of(*suit)).first());
        return BietenWhy { best->size == 2 ? BietenReason::PairHeld : BietenReason::TripleHeld,
            figure };
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

    std::optional<BietenWhy> Sights::ofPlay(Card card) const
    {
        const bool isLast = hand_.size() == 1;
        const int kept = higherInHand(card);
        if (!isLast && kept > 0)
            return BietenWhy { BietenReason::SavesHigher, {}, { static_cast<double>(kept) } };
        const CardSet better = higher(card);
        if (suitLed(table_)) {
            if (!takes(card) && !mayTake())
                return BietenWhy { BietenReason::CannotTake, {}, { 1 } };
            if (!takes(card)) return BietenWhy { BietenReason::Leaves };
            return BietenWhy { better.empty() ? BietenReason::LeadMaster
                                              : BietenReason::TakesSoFar };
        }
        if (better.empty()) return BietenWhy { BietenReason::LeadMaster };
        return BietenWhy { BietenReason::LeadBeaten, {},
            { static_cast<double>(better.size()), static_cast<double>(card.index()) } };
    }

    /// How strong the figure is comes before how often it need not be shown.
    std::optional<BietenWhy> ofClaim(const Samples& samples, const Sights& sights, Figure figure)
    {
        constexpr double strong = 0.6; // what is, all need not let go
        const bool isMostlyGood = samples.pointsIfGood.weight > samples.points.weight / 2;
        if (isMostlyGood && samples.chance(figure) < strong)
            return BietenWhy { BietenReason::OftenGood };
        const auto why = sights.ofFigure(figure);
        return why && why->reason == BietenReason::Beaten ? std::nullopt : why;
    }

    /// It is no reason to hold that one is beaten, nor to give in that nothing beats one.
    std::optional<BietenWhy> ofAnswer(const Sights& sights, Figure figure, Verb answer)
    {
        if (!sights.has(figure)) return BietenWhy { BietenReason::LacksFigure, figure };
        const auto why = sights.ofFigure(figure);
        if (!why) return why;
        const bool isAgainst = why->reason
            == (answer == Verb::Hold ? BietenReason::Beaten : BietenReason::NoneHigher);
        return isAgainst ? std::nullopt : why;
    }

}

std::optional<BietenWhy> sightOf(
    const Observation& observation, const Trial& trial, const BietenWhy& why)
{
    const Sights sights(observation);
    const Question& question = trial.question;
    if (question.claimed) return ofClaim(trial.samples, sights, *question.claimed);
    if (question.answered) return ofAnswer(sights, *question.answered, trial.action->verb());
    if (!trial.action) return why.figure ? sights.ofFigure(*why.figure) : std::nullopt;
    const Action& play = *trial.action;
    if (play.card() == play.as()) return sights.ofPlay(play.card());
    if (trial.book.reason != BietenReason::NameWild) return std::nullopt;
    return BietenWhy { BietenReason::NamedFor, trial.book.figure };
}

}
