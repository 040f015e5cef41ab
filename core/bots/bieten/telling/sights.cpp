#include "core/bots/bieten/telling/sights.h"

#include "core/cards/trick.h"

namespace weli::bots {

using namespace bieten;

namespace {

    class Sights {
    public:
        explicit Sights(const Observation& observation)
            : table_(observation.table)
            , cards_(observation.own.cards)
            , hand_(handOf(table_, cards_))
            , wilds_(wildCards(table_.rules))
            , own_(table_, observation.seat, observation.own)
            , unseen_(packFor(table_.rules) - table_.shown - cards_)
        {
            if (table_.bottom) unseen_.remove(*table_.bottom);
        }
        [[nodiscard]] std::optional<BietenWhy> ofFigure(Figure figure) const;
        [[nodiscard]] BietenWhy ofPlay(Card card) const;

    private:
        [[nodiscard]] std::optional<BietenWhy> ofSuit(Figure figure, CardSet mine) const;
        [[nodiscard]] CardSet higher(Card card) const
        {
            return unseen_ & (above(card) | (unseen_ & wilds_));
        }
        [[nodiscard]] bool keepsHigher(Card card) const;
        [[nodiscard]] bool takes(Card card) const;

        const PublicState& table_;
        CardSet cards_;
        CardSet hand_;
        CardSet wilds_;
        OwnCards own_;
        CardSet unseen_;
    };

    BietenWhy counted(BietenReason reason, std::optional<Figure> figure, CardSet cards)
    {
        return { reason, figure, { static_cast<double>(cards.size()) } };
    }

    /// The best natural card of the suit against those that are unseen.
    std::optional<BietenWhy> Sights::ofSuit(Figure figure, CardSet mine) const
    {
        if (mine.empty()) return std::nullopt;
        const CardSet better = higher(mine.first());
        if (better.empty()) return BietenWhy { BietenReason::NoneHigher, figure };
        return counted(BietenReason::HigherUnseen, figure, better);
    }

    std::optional<BietenWhy> Sights::ofFigure(Figure figure) const
    {
        if (figure == Figure::Last) // by the one card that is left for it
            return hand_.size() == 1 ? ofSuit(figure, hand_ - wilds_) : std::nullopt;
        const auto best = own_.best(figure);
        if (!best) return BietenWhy { BietenReason::LacksFigure, figure };
        if (best->naturals < best->size) { // by a wild card
            if (own_.unnamed().empty()) return std::nullopt;
            return BietenWhy { BietenReason::WildHelps, figure };
        }
        if (const auto suit = suitOf(figure))
            return ofSuit(figure, (cards_ - wilds_) & CardSet::of(*suit));
        return BietenWhy { best->size == 2 ? BietenReason::PairHeld : BietenReason::TripleHeld,
            figure };
    }

    bool Sights::keepsHigher(Card card) const
    {
        for (const Card other : hand_ - wilds_)
            if (other.rank() < card.rank()) return true;
        return false;
    }

    /// Would this natural card win the trick now? It does not lead.
    bool Sights::takes(Card card) const
    {
        const auto& winning = table_.played[trickWinner(table_, table_.trick)].back();
        return winning.as.suit() == card.suit() && orderOf({ card, card }) < orderOf(winning);
    }

    BietenWhy Sights::ofPlay(Card card) const
    {
        const bool isLast = hand_.size() == 1;
        if (!isLast && keepsHigher(card)) return { BietenReason::SavesHigher };
        if (suitLed(table_))
            return { takes(card) ? BietenReason::TakesSoFar : BietenReason::Leaves };
        const CardSet better = higher(card);
        if (better.empty()) return { BietenReason::LeadMaster };
        return counted(BietenReason::LeadBeaten, {}, better);
    }

    std::optional<BietenWhy> ofClaim(const Samples& samples, const Sights& sights, Figure figure)
    {
        const bool isMostlyGood = samples.pointsIfGood.weight > samples.points.weight / 2;
        if (isMostlyGood) return BietenWhy { BietenReason::OftenGood };
        return sights.ofFigure(figure);
    }

}

std::optional<BietenWhy> sightOf(
    const Observation& observation, const Trial& trial, const BietenWhy& why)
{
    const Sights sights(observation);
    const Question& question = trial.question;
    if (question.claimed) return ofClaim(trial.samples, sights, *question.claimed);
    if (question.answered) return sights.ofFigure(*question.answered);
    if (!trial.action) return why.figure ? sights.ofFigure(*why.figure) : std::nullopt;
    const Action& play = *trial.action;
    if (play.card() == play.as()) return sights.ofPlay(play.card());
    if (trial.book.reason != BietenReason::NameWild) return std::nullopt;
    return BietenWhy { BietenReason::NamedFor, trial.book.figure };
}

}
