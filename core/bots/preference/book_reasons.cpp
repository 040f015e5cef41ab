#include "core/bots/preference/book_reasons.h"

#include "core/bots/decision_util.h"
#include "core/bots/preference/telling/sights.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    using LikedCards = std::vector<LikedCard>;

    bool isHigher(Card one, Card other) { return above(other).contains(one); }

    /// Says of one card beside the others what the book only weighs.
    class Reader {
    public:
        Reader(const Observation& observation, const LikedCards& cards, PreferenceMemory memory)
            : table_(observation.table)
            , seat_(observation.seat)
            , cards_(cards)
            , outside_(cardsOutside(observation, memory))
            , trump_(trumpOf(table_))
            , trick_(openTrick(table_))
        {
        }
        [[nodiscard]] PreferenceWhy why(const LikedCard& liked) const;

    private:
        [[nodiscard]] bool isLast() const
        {
            return static_cast<int>(trick_->cards.size()) + 1 == table_.playing.size();
        }
        /// Is there one of its suit that is higher, or lower?
        [[nodiscard]] bool hasHigher(Card card) const;
        [[nodiscard]] bool hasLower(Card card) const;
        /// Is there one that is liked more for the same reason?
        [[nodiscard]] bool hasBetter(const LikedCard& liked) const;
        /// Is the highest card of its suit among them?
        [[nodiscard]] bool holdsMaster(Card card) const;
        /// Are two high ones of its suit, as king and ober, that force out what is above them?
        [[nodiscard]] bool holdsTouching(Card card) const;
        [[nodiscard]] bool mayBeTrumped(Card card) const;
        [[nodiscard]] bool isOfBettel() const;
        /// Must the declarer of a bettel take this trick, whatever it plays?
        [[nodiscard]] bool isBettelLost() const;
        /// Is it the only trump of the seat?
        [[nodiscard]] bool isOnly(Card card) const;
        [[nodiscard]] bool isNotDeclarers() const;
        [[nodiscard]] PreferenceWhy stillOut(Card card) const;
        [[nodiscard]] PreferenceReason ofTaking(const LikedCard& liked) const;
        [[nodiscard]] PreferenceReason ofShedding(Card card) const;

        const PublicState& table_;
        Seat seat_;
        const LikedCards& cards_;
        CardSet outside_;
        std::optional<Suit> trump_;
        const PlayedTrick* trick_;
    };

    bool Reader::hasHigher(Card card) const
    {
        return std::any_of(cards_.begin(), cards_.end(),
            [card](const LikedCard& other) { return isHigher(other.action.card(), card); });
    }

    bool Reader::hasLower(Card card) const
    {
        return std::any_of(cards_.begin(), cards_.end(),
            [card](const LikedCard& other) { return isHigher(card, other.action.card()); });
    }

    bool Reader::hasBetter(const LikedCard& liked) const
    {
        return std::any_of(cards_.begin(), cards_.end(), [&liked](const LikedCard& other) {
            constexpr double slight = 0.1; // among equals
            return other.why.reason == liked.why.reason && other.value > liked.value + slight;
        });
    }

    bool Reader::holdsMaster(Card card) const
    {
        return std::any_of(cards_.begin(), cards_.end(), [&](const LikedCard& other) {
            const Card held = other.action.card();
            return held.suit() == card.suit() && (outside_ & above(held)).empty();
        });
    }

    bool Reader::holdsTouching(Card card) const
    {
        CardSet held;
        for (const LikedCard& each : cards_) held.add(each.action.card());
        held = held & CardSet::of(card.suit());
        if (held.size() < 2) return false;
        const Card highest = held.first();
        if (highest.rank() > Rank::Under) return false;
        held.remove(highest);
        const CardSet between = above(held.first()) - above(highest);
        return (outside_ & between).empty();
    }

    bool Reader::mayBeTrumped(Card card) const
    {
        const bool isOver = trick_ != nullptr && isLast();
        return trump_ && card.suit() != trump_ && !isOver
            && !(outside_ & CardSet::of(*trump_)).empty();
    }

    /// Does the seat play against a bettel?
    bool Reader::isOfBettel() const
    {
        return table_.contract && rowOf(*table_.contract).goal == Goal::NoTrick
            && seat_ != table_.declarer;
    }

    bool Reader::isBettelLost() const
    {
        const bool isMine = table_.contract && rowOf(*table_.contract).goal == Goal::NoTrick
            && seat_ == table_.declarer;
        return isMine && std::all_of(cards_.begin(), cards_.end(), [](const LikedCard& each) {
            const PreferenceWhy& why = each.why;
            return why.reason == PreferenceReason::TakesLast
                || why.reason == PreferenceReason::LeadNotBeaten
                || (why.reason == PreferenceReason::MayBeTaken && why.figures[0] == 0);
        });
    }

    bool Reader::isOnly(Card card) const
    {
        return std::none_of(cards_.begin(), cards_.end(), [card](const LikedCard& other) {
            return other.action.card() != card && other.action.card().suit() == card.suit();
        });
    }

    /// Has the declarer played to the trick, which the seat now takes?
    bool Reader::isNotDeclarers() const
    {
        if (!isOfBettel() || trick_ == nullptr) return false;
        for (std::size_t i = 0; i < trick_->cards.size(); ++i)
            if (playerOf(table_, *trick_, i) == table_.declarer) return true;
        return false;
    }

    PreferenceWhy Reader::stillOut(Card card) const
    {
        return { PreferenceReason::MayBeTaken,
            { static_cast<double>((outside_ & above(card)).size()) } };
    }

    PreferenceReason Reader::ofTaking(const LikedCard& liked) const
    {
        if (mayBeTrumped(liked.action.card())) return PreferenceReason::MasterUnlessTrumped;
        return hasBetter(liked) ? PreferenceReason::TakesDearly : PreferenceReason::TakesCheaply;
    }

    PreferenceReason Reader::ofShedding(Card card) const
    {
        if (isOfBettel() && isLast() && trick_->winner == table_.declarer)
            return PreferenceReason::LeavesToDeclarer;
        if (isOfBettel() && trick_->winner != table_.declarer)
            return PreferenceReason::LeavesToPartner;
        const bool isHighest = !hasHigher(card) && hasLower(card);
        return isHighest ? PreferenceReason::ShedsHigh : PreferenceReason::Sheds;
    }

    PreferenceWhy Reader::why(const LikedCard& liked) const
    {
        const Card card = liked.action.card();
        if (isBettelLost()) return { PreferenceReason::BettelLost, {}, table_.contract };
        switch (liked.why.reason) {
        case PreferenceReason::MayBeTaken:
            if (isNotDeclarers()) return { PreferenceReason::NotDeclarers };
            if (liked.why.figures[0] > 0) return liked.why;
            return { PreferenceReason::LeadNotBeaten };
        case PreferenceReason::TakesLast:
            if (isNotDeclarers()) return { PreferenceReason::NotDeclarers };
            return { hasHigher(card) ? PreferenceReason::TakesLow : PreferenceReason::TakesLast };
        case PreferenceReason::ShedsDanger: // who defends wants none of it
            return isOfBettel() ? PreferenceWhy { ofShedding(card) } : liked.why;
        case PreferenceReason::DrawsTrump: // to keep the others; it is no reason for the last one
            if (!isOnly(card)) return { drawingWith((outside_ & above(card)).size()) };
            return (outside_ & above(card)).empty() ? PreferenceWhy { PreferenceReason::TopTrump }
                                                    : stillOut(card);
        case PreferenceReason::Sheds: return { ofShedding(card) };
        case PreferenceReason::Master:
            if (card.suit() == trump_) return { PreferenceReason::TopTrump };
            if (!mayBeTrumped(card)) return liked.why;
            return { PreferenceReason::MasterUnlessTrumped };
        case PreferenceReason::LowLead:
            return hasLower(card) || !hasHigher(card) || holdsMaster(card) || holdsTouching(card)
                ? stillOut(card)
                : PreferenceWhy { PreferenceReason::LowLead, {}, {}, card.suit() };
        case PreferenceReason::TakesCheaply: return { ofTaking(liked) };
        case PreferenceReason::GivesLittle:
            if (!hasBetter(liked)) return liked.why;
            return { PreferenceReason::GivesMore };
        default: return liked.why;
        }
    }

}

std::vector<PreferenceWhy> bookReasons(
    const Observation& observation, const LikedCards& cards, PreferenceMemory memory)
{
    const Reader reader(observation, cards, memory);
    std::vector<PreferenceWhy> whys;
    whys.reserve(cards.size());
    for (const LikedCard& card : cards) whys.push_back(reader.why(card));
    return whys;
}

/// Who has forgotten cards may be wrong, and says so.
std::vector<PreferenceEvaluation> readCards(const Observation& observation, PreferenceMemory memory)
{
    const LikedCards cards = likedCards(observation, memory);
    const auto whys = bookReasons(observation, cards, memory);
    const auto right = memory == PreferenceMemory::All
        ? whys
        : bookReasons(observation, likedCards(observation), PreferenceMemory::All);
    std::vector<PreferenceEvaluation> weighed;
    weighed.reserve(cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) {
        weighed.push_back({ cards[i].action, cards[i].value });
        add(weighed.back().whys, whys[i]);
        if (whys[i] != right[i]) add(weighed.back().whys, { PreferenceReason::Forgets });
    }
    return weighed;
}

}
