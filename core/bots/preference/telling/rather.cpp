#include "core/bots/preference/telling/rather.h"

#include "core/bots/preference/book_cards.h"
#include "core/bots/preference/telling/giving.h"
#include "core/bots/preference/telling/sights.h"

#include <optional>

namespace weli::bots {

using namespace preference;

namespace {

    using Told = std::optional<PreferenceRather>;

    class Choice {
    public:
        Choice(const Observation& observation, Card better, Card done)
            : observation_(observation)
            , table_(observation.table)
            , better_(better)
            , done_(done)
            , hand_(observation.hands[observation.seat])
            , outside_(cardsOutside(observation, PreferenceMemory::All))
            , trump_(trumpOf(table_))
            , trick_(openTrick(table_))
        {
        }
        [[nodiscard]] Told told() const;

    private:
        [[nodiscard]] int higher(Card card) const { return (outside_ & above(card)).size(); }
        [[nodiscard]] CardSet suitOf(Card card) const { return hand_ & CardSet::of(card.suit()); }
        [[nodiscard]] bool isTrump(Card card) const { return card.suit() == trump_; }
        [[nodiscard]] bool areOfOneSuit() const { return better_.suit() == done_.suit(); }
        [[nodiscard]] bool isLowered() const { return above(better_).contains(done_); }
        [[nodiscard]] bool isRaised() const { return above(done_).contains(better_); }
        [[nodiscard]] bool isLast() const
        {
            return trick_ != nullptr && std::ssize(trick_->cards) + 1 == table_.playing.size();
        }
        /// Does it take the trick so far, or is it led?
        [[nodiscard]] bool takes() const
        {
            return trick_ == nullptr || beats(better_, trickSoFar(*trick_), trump_);
        }
        /// Is it the highest of its suit that may be played, and not the only one?
        [[nodiscard]] bool isHighest() const
        {
            return isRaised() && (cardsOpenTo(observation_) & above(better_)).empty();
        }
        [[nodiscard]] bool canBeTrumped(Card card) const
        {
            return trump_ && !isTrump(card) && !isLast()
                && !(outside_ & CardSet::of(*trump_)).empty();
        }
        [[nodiscard]] PreferenceWhy sight() const
        {
            return sightOf(observation_, Action::play(better_), { PreferenceReason::Defending }, 0,
                CardSet { done_ });
        }
        /// So many higher cards of each.
        [[nodiscard]] PreferenceRather counted(PreferenceReason reason) const;
        [[nodiscard]] Told avoiding() const;
        [[nodiscard]] Told shedding() const;
        [[nodiscard]] Told againstBettel() const;
        [[nodiscard]] Told keeping() const;
        [[nodiscard]] Told taking() const;
        [[nodiscard]] Told leading() const;
        [[nodiscard]] bool holdsForBoth(const PreferenceWhy& lead) const;
        [[nodiscard]] Told giving() const;

        const Observation& observation_;
        const PublicState& table_;
        Card better_;
        Card done_;
        CardSet hand_;
        CardSet outside_;
        std::optional<Suit> trump_;
        const PlayedTrick* trick_;
    };

    PreferenceWhy counting(PreferenceReason reason, int cards)
    {
        return { reason, { static_cast<double>(cards) } };
    }

    PreferenceRather Choice::counted(PreferenceReason reason) const
    {
        const bool isSure = reason == PreferenceReason::LeadToLose && higher(done_) == 0;
        return { counting(reason, higher(better_)),
            isSure ? PreferenceWhy { PreferenceReason::LeadNotBeaten }
                   : counting(reason, higher(done_)) };
    }

    /// Of who wants no trick, and takes this one so far.
    Told Choice::avoiding() const
    {
        if (!takes()) return shedding();
        if (!isLast() && higher(better_) > higher(done_))
            return counted(PreferenceReason::LeadToLose);
        if (!isLast() && higher(better_) > 0 && higher(better_) < higher(done_))
            return PreferenceRather { losingWith(observation_, better_) };
        if (trick_ != nullptr && isHighest())
            return PreferenceRather { { PreferenceReason::BeatsHigh } };
        return std::nullopt;
    }

    /// … and does not take this one.
    Told Choice::shedding() const
    {
        if (isHighest()) return PreferenceRather { { PreferenceReason::ShedsHigh } };
        const bool isFree
            = suitOf(better_).size() == 1 && !(outside_ & CardSet::of(better_.suit())).empty();
        if (isFree && suitOf(done_).size() > 1)
            return PreferenceRather { ofSuit(PreferenceReason::LeavesNone, better_.suit()) };
        if (higher(better_) >= higher(done_)) return std::nullopt;
        PreferenceWhy why = ofKept(PreferenceReason::Unloads, better_);
        why.figures[0] = higher(better_);
        return PreferenceRather { why };
    }

    /// Whoever can must take a trick that is led low.
    Told Choice::againstBettel() const
    {
        if (trick_ != nullptr || higher(better_) <= higher(done_)) return std::nullopt;
        return counted(PreferenceReason::LeadToLose);
    }

    /// The other one, of the same suit, if it may take a later trick.
    Told Choice::keeping() const
    {
        CardSet left = suitOf(better_);
        left.remove(better_);
        if (left.first() != done_ || higher(done_) >= left.size()) return std::nullopt;
        const bool isSure = higher(done_) == 0;
        return PreferenceRather { ofKept(
            isSure ? PreferenceReason::KeepsHigh : PreferenceReason::KeepsGuard, done_) };
    }

    /// Of who wants this trick, and takes it so far.
    Told Choice::taking() const
    {
        if (!areOfOneSuit()) return std::nullopt;
        if (isLowered()) {
            if (const auto kept = keeping()) return kept;
            const bool isCheapest = (cardsOpenTo(observation_) - above(better_)).size() == 1;
            if (!isLast() || !isCheapest) return std::nullopt;
            return PreferenceRather { { PreferenceReason::TakesCheaply } };
        }
        if (isLast() || higher(better_) >= higher(done_)) return std::nullopt;
        if (higher(better_) > 0) return counted(PreferenceReason::MayBeTaken);
        if (isTrump(better_)) return PreferenceRather { { PreferenceReason::TopTrump } };
        return PreferenceRather { { canBeTrumped(better_) ? PreferenceReason::MasterUnlessTrumped
                                                          : PreferenceReason::Master } };
    }

    /// Is it as true of the other card, of another suit?
    bool Choice::holdsForBoth(const PreferenceWhy& lead) const
    {
        const bool isSafe = higher(done_) == 0;
        switch (lead.reason) {
        case PreferenceReason::ForcesOut: return !isSafe;
        case PreferenceReason::DrawsWithTop:
        case PreferenceReason::DrawsOutTop:
        case PreferenceReason::DrawsTrump: return false;
        case PreferenceReason::TopTrump: return isSafe && !canBeTrumped(done_);
        case PreferenceReason::Master:
        case PreferenceReason::MasterUnlessTrumped: return isSafe;
        case PreferenceReason::KeepsTrumps: return !isTrump(done_);
        case PreferenceReason::LeavesVoid: return !isTrump(done_) && suitOf(done_).size() == 1;
        case PreferenceReason::MustBeTrumped: return mustBeTrumped(observation_, done_);
        case PreferenceReason::KeepsHigh: return false;
        default: return true;
        }
    }

    Told Choice::leading() const
    {
        const PreferenceWhy lead = sight();
        if (areOfOneSuit()) {
            if (isLowered() || higher(better_) > 0 || higher(done_) == 0) return taking();
            if (lead.reason == PreferenceReason::MustBeTrumped) return std::nullopt; // as both
            return PreferenceRather { lead };
        }
        if (!holdsForBoth(lead)) return PreferenceRather { lead };
        constexpr int few = 2; // are soon gone
        const bool isSooner = higher(better_) <= few && higher(better_) < higher(done_);
        if (lead.reason != PreferenceReason::ForcesOut || !isSooner) return std::nullopt;
        return counted(PreferenceReason::MayBeTaken);
    }

    /// Of who wants this trick, and cannot take it.
    Told Choice::giving() const
    {
        const PreferenceWhy why = sight();
        switch (why.reason) {
        case PreferenceReason::KeepsHigh:
        case PreferenceReason::KeepsGuard:
        case PreferenceReason::SuitIsLost: return PreferenceRather { why };
        case PreferenceReason::LeavesVoid:
            if (!isTrump(done_) && suitOf(done_).size() == 1) return std::nullopt;
            return PreferenceRather { why };
        case PreferenceReason::GivesLittle:
            if (done_.rank() >= better_.rank()) return std::nullopt; // no higher one
            return PreferenceRather { why };
        case PreferenceReason::LowestGoes:
            return areOfOneSuit() ? Told(PreferenceRather { why }) : std::nullopt;
        default: return std::nullopt;
        }
    }

    Told Choice::told() const
    {
        if (!table_.contract) return avoiding();
        if (rowOf(*table_.contract).goal == Goal::NoTrick)
            return table_.declarer == observation_.seat ? avoiding() : againstBettel();
        if (trick_ == nullptr) return leading();
        return takes() ? taking() : giving();
    }

}

std::optional<PreferenceRather> whyRather(const Observation& observation, Card better, Card done)
{
    return Choice(observation, better, done).told();
}

}
