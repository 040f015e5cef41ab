#pragma once

#include "core/bots/bot.h"
#include "core/mittlere/action.h"

namespace weli::bots {

/// What speaks for or against a card in Mittlere, with its figures.
enum class MittlereReason : std::uint8_t {
    Forced, // nothing else is possible
    Dice, // one is as good as another

    // On a first evening: by the aces and kings in hand.
    HighHand,
    LowHand,

    // What a beginner goes by: points so far, and those to be expected.
    GoesForMany,
    GoesForFew,
    FearsHundred, // points so far: with so many, rather few more
    NeedsTrick,

    // The book: which end is nearer, with the points so far, and what it sees in the card.
    AimsHigh,
    AimsLow,
    Master, // nobody can beat it
    Beatable, // so many cards that are out are higher
    TrustsKing, // the optimist: a king takes tricks
    Counts, // so many points itself
    LeadsTrump,
    Long, // so many cards of its suit in hand
    Out, // so many cards of its suit are out
    Alone, // nobody else has its suit
    Takes,
    TakesPoints, // a trick with so many points in it
    Trumps,
    MakesTrump, // its suit, with so many cards of it in hand
    MakesStrongTrump, // … with the under or the nine
    MakesWeakTrump, // … with the under or the nine out
    GivesTrump,
    FirstTrick,
    TopTrump,
    NearHundred, // so many points so far

    // What came of imagined deals.
    LikelyHigh,
    LikelyMiddle,
    LikelyLow,
    SoFar, // points
    Hundred, // the danger of a hundred
    NoTrick, // the danger of no trick
    TrickLater, // none yet, and this leaves one: the chance that none comes
    HoldsBack, // the lurker: a highest trump is worth more later
    FirstInMatch, // the chance of the first place: in the last deals it counts first
};

/// What a seat values a deal at when one loses it reaches from -2 to 1, as far as two potatoes are
/// from a stroke; in the last deals of a match, whatever the outcomes are worth there, too.
inline constexpr double worstOfDeal = -2;
inline constexpr double bestOfDeal = 1;

struct MittlereWhy {
    MittlereReason reason {};
    std::array<double, mostFigures> figures {};
    friend bool operator==(const MittlereWhy&, const MittlereWhy&) = default;
};

constexpr Measures measuresOf(MittlereReason reason)
{
    using enum Measure;
    switch (reason) {
    case MittlereReason::GoesForMany:
    case MittlereReason::GoesForFew: return { Points, Points };
    case MittlereReason::FearsHundred:
    case MittlereReason::AimsHigh:
    case MittlereReason::AimsLow:
    case MittlereReason::Counts:
    case MittlereReason::TakesPoints:
    case MittlereReason::NearHundred:
    case MittlereReason::SoFar: return { Points };
    case MittlereReason::HighHand:
    case MittlereReason::LowHand:
    case MittlereReason::Beatable:
    case MittlereReason::Long:
    case MittlereReason::Out:
    case MittlereReason::MakesTrump: return { Cards };
    case MittlereReason::Hundred:
    case MittlereReason::NoTrick:
    case MittlereReason::TrickLater:
    case MittlereReason::FirstInMatch: return { Chance };
    default: return {};
    }
}

/// The chances to have the most points, those between, or the fewest; of two who have as many both
/// are in the middle.
struct MittlerePlaces {
    double high = 0;
    double middle = 0;
    double low = 0;
    friend bool operator==(const MittlerePlaces&, const MittlerePlaces&) = default;
};

using MittlereEvaluation = Evaluation<mittlere::Action, MittlerePlaces, MittlereWhy>;
using MittlereDecision = Decision<MittlereEvaluation>;

}
