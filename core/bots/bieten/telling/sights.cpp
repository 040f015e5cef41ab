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
        [[nodiscard]] BietenWhy ofBest(Figure figure, Card mine) const;
        [[nodiscard]] BietenWhy ofSuit(Figure figure, Suit suit) const;
        [[nodiscard]] std::optional<BietenWhy> ofLast() const;
        [[nodiscard]] bool isBeatenOpenly(Card mine) const;
        /// Unseen cards that may beat this natural one; an ace no wild card beats (B-20).
        [[nodiscard]] CardSet higher(Card card) const
        {
            return card.rank() == Rank::Ace ? CardSet() : unseen_ & (above(card) | wilds_);
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

    /// This natural card against those that are unseen.
    BietenWhy Sights::ofBest(Figure figure, Card mine) const
    {
        const CardSet better = higher(mine);
        if (better.empty()) return { BietenReason::NoneHigher, figure };
        return counted(BietenReason::HigherUnseen, figure, better);
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

    /// By the best natural card of the suit; one that is beaten already is nothing to hold with.
    BietenWhy Sights::ofSuit(Figure figure, Suit suit) const
    {
        const Card mine = ((cards_ - wilds_) & CardSet::of(suit)).first();
        if (isBeatenOpenly(mine)) return { BietenReason::LacksFigure, figure };
        return ofBest(figure, mine);
    }

    /// By the card in hand that is the hardest to beat.
    std::optional<BietenWhy> Sights::ofLast() const
    {
        const CardSet naturals = hand_ - wilds_;
        std::optional<Card> best;
        for (const Card card : naturals)
            if (!best || higher(card).size() < higher(*best).size()) best = card;
        if (!best || isBeatenOpenly(*best)) return std::nullopt;
        return ofBest(Figure::Last, *best);
    }

    std::optional<BietenWhy> Sights::ofFigure(Figure figure) const
    {
        if (figure == Figure::Last) return ofLast();
        const auto best = own_.best(figure);
        if (!best) return BietenWhy { BietenReason::LacksFigure, figure };
        if (best->naturals < best->size) { // by a wild card
            if (own_.unnamed().empty()) return std::nullopt;
            return BietenWhy { BietenReason::WildHelps, figure };
        }
        if (const auto suit = suitOf(figure)) return ofSuit(figure, *suit);
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

    /// It is no reason to hold that there is nothing to hold with.
    std::optional<BietenWhy> ofAnswer(const Sights& sights, Figure figure, Verb answer)
    {
        const auto why = sights.ofFigure(figure);
        const bool lacks = why && why->reason == BietenReason::LacksFigure;
        return lacks && answer == Verb::Hold ? std::nullopt : why;
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
