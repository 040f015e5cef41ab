#pragma once

#include "core/bots/bot.h"
#include "core/mittlere/action.h"

namespace weli::bots {

/// What speaks for or against a card in Mittlere, with its figures.
enum class MittlereReason : std::uint8_t {
    Forced, // nothing else is possible
    Dice, // one is as good as another

    // On a first evening: the aces and kings among the cards in hand.
    HighHand,
    LowHand,

    // What the seat goes for, with the points so far and those to be expected by the end.
    HandForMany, // before the first trick: those to be expected alone
    HandForFew,
    HandForEither,
    GoesForMany,
    ManyNotHundred, // … points so far, with a hundred in sight
    GoesForFew,
    GoesForEither, // in between: most and fewest are as near
    StaysBetween, // neither can be reached any more
    AimsMany, // by how the deal ends in imagined ones
    AimsFew,
    FearsHundred, // points so far: with so many, rather few more
    HasHundred, // points so far
    Safe, // points of another, who has a hundred: with a trick one cannot lose

    // What the card does; "pro" if it is played, and against another if that is better.
    TakesTrick, // the last card of the trick: the points in it
    TakesTrickSoFar, // … as they count while no suit is trump
    TakesEmpty, // … which counts nothing
    TakesAnyway, // as any other would, at least so far
    HighAnyway, // … so that a high one may go
    TakesSurely, // as any other would, being the last of the trick
    HighSurely, // … so that a high one may go
    AddsAnyway, // takes as any other would so far, and counts so much
    AddsSurely, // … being the last of the trick
    Takes, // so far
    FirstTrick, // may bring it
    OtherHasNone, // takes one that another wants, who has no trick yet and would lose by that: who
    BringsHundred, // leaves a trick to another who has so many points, and with it a hundred: who
    NearHundred, // takes, with so many points so far
    Leaves, // does not take
    LeavesPoints, // … a trick with so many points in it
    LeavesPointsSoFar, // … while another is still to play
    CannotTake, // nor could another card
    TakesTheRest, // every trick that is left, whatever anybody does
    KeepsTrump, // so many of them
    KeepsHigher, // so many cards of its suit in hand
    KeepsTops, // so many aces and kings
    KeepsAces, // so many, and no king
    KeepsKings, // so many, and no ace
    KeepsAceAndKing, // one of each
    HighestBelow, // the highest that does not take
    ShedsHigh, // a high card that does not take
    ShedsPoints, // does not take, and counts so much
    ShedsFewer, // does not take, and counts less than the best, which does not either
    GivesPoints, // does not take, though the points are wanted
    KeepsPoints, // counts nothing, so that cards that count stay in hand
    HighCard, // a lead, by its rank alone
    LowCard,
    NothingLost, // a lead that counts nothing, while points are wanted
    NothingTaken, // … and while they are not
    Counts, // so many points itself
    Master, // a lead that nothing of its suit beats; there is no trump yet
    MasterButTrump, // … and there is one
    MasterAce, // … and everybody knows it
    MasterAceSoFar, // … while there is no trump
    MasterForSure, // … and no trump
    SomebodyFixes, // a lead whose suit another has none of, while there is no trump
    Beatable, // … that so many cards of its suit beat
    BeatenForSure, // … as does each that is left of its suit: so many
    BeatenLowest, // … for it is the lowest
    BeatenButByOne, // … as do all but one, of two players who must follow suit or fix trump
    TrustsKing, // the optimist: a king takes tricks
    Long, // so many cards of its suit in hand, and so many, which is less, in the others'
    CanSpare, // so many cards of its suit in hand
    LastOfSuit, // in hand
    Out, // so many cards of its suit are in the other hands
    Alone, // nobody else has its suit
    AloneFixes, // … and there is no trump yet
    AloneForSure, // … nor a trump
    DrawsTrumps, // a lead, so that those of the others beat no high card
    RidByLeading, // a trump that nobody beats: it takes a trick, and none later
    RidOfTrump, // a trump less, which might have taken a trick
    Trumps, // so many points, while another is still to play
    Overtrumps, // a trick that has been trumped
    RidByTrumping, // a trump less, for so many points in the trick, with its own
    RidInEmpty, // … for no points
    RidSoFar, // … for the trick as it lies, while another is still to play
    GivesTrump,
    MakesTrump, // its suit, with so many more cards of it in hand
    MakesOwnTrump, // … more than the others have, who have so many
    MakesLastTrump, // … with none
    MakesStrongTrump, // … with the under or the nine
    MakesTopTrumps, // … with both
    MakesWeakTrump, // … with the under or the nine in other hands
    MakesOthersTrump, // … with both in other hands
    MakesUnbeatable, // … the highest that is left of it, while another is still to play
    Unbeatable, // the highest trump that is left
    HighestTrump, // … of all
    OnlyUnderBeats, // the nine of trump while the under is out
    RidOfTop, // the under or the nine, before its suit can be trump: what it would count then
    MightBeTop,
    NothingApart, // much the same as the others

    AnotherWillDo, // as far as can be seen
    NextIsNear, // not plainly better, though the figures are apart
    AsAnybody, // early: as often as everybody

    // What came of imagined deals. To lose is to get potatoes.
    LosesLess, // the chance to lose, and that with the next best card
    LosesMore, // … and that with the best card
    LosesSurely, // if all play well, and not with the best card
    LosesAsMuch, // … with another card about the same
    LosesAnyway, // … with any card
    Loses, // nothing to be compared with
    LosesBeside, // … and the chance that in the middle another loses
    LosesBesideHundred, // … which can only be by a hundred
    LosesBesideNoTrick, // … or without a trick
    Unlosable, // it cannot be lost any more if all play well; else with the next best card
    UnlosableAlone, // … and lost with any other
    UnlosableAnyway, // … with any card
    LostAnyway,
    SafeNow, // whatever anybody plays
    LostNow,
    LessMiddle, // what makes the difference
    LessHundred,
    LessNoTrick,
    MoreMiddle,
    MoreHundred,
    MoreNoTrick,
    LikelyHigh,
    LikelyMiddle,
    LikelyLow,
    SoFar, // points
    NoTrick, // the danger of no trick
    NoTrickNow, // … which has come
    HardlyATrick, // … and is almost sure
    OthersLose, // with a hundred or no trick, and so who is in the middle does not
    OthersLoseHundred, // with a hundred
    OthersLoseNoTrick, // without a trick
    TrickLater, // none yet, and this leaves one: the chance that none comes

    // What the character likes better than what loses least.
    LikesMost,
    LikesFewest,
    LikesSafety, // from a hundred, and from no trick
    KeepsTop, // the lurker, who might play a highest trump
    KeepsMaybeTop, // … which its suit is not yet
    HoldsBack, // … and does not: it is worth more later
    HoldsMaybeBack, // … if its suit becomes trumps

    // In the last deals the place in the match counts first.
    FirstMore, // the chance of the first place, and that with the next best card
    FirstLess, // … and that with the best card
    FirstInMatch, // … that hardly differs
    MatchWon,
    MatchLost,
};

/// Does it say that another will do as well?
constexpr bool isOfEquals(MittlereReason reason)
{
    return reason == MittlereReason::AnotherWillDo || reason == MittlereReason::NextIsNear;
}

/// Does it say what the seat goes for?
constexpr bool isAim(MittlereReason reason)
{
    return reason == MittlereReason::AimsMany || reason == MittlereReason::AimsFew;
}

/// Does it tell a figure, and nothing of cards, words or people?
constexpr bool isBare(MittlereReason reason)
{
    switch (reason) {
    case MittlereReason::NothingApart:
    case MittlereReason::AnotherWillDo:
    case MittlereReason::NextIsNear:
    case MittlereReason::AsAnybody:
    case MittlereReason::LosesLess:
    case MittlereReason::LosesMore:
    case MittlereReason::LosesSurely:
    case MittlereReason::LosesAsMuch:
    case MittlereReason::LosesAnyway:
    case MittlereReason::Loses:
    case MittlereReason::LosesBeside:
    case MittlereReason::LosesBesideHundred:
    case MittlereReason::LosesBesideNoTrick:
    case MittlereReason::NoTrick:
    case MittlereReason::OthersLose:
    case MittlereReason::OthersLoseHundred:
    case MittlereReason::OthersLoseNoTrick:
    case MittlereReason::FirstMore:
    case MittlereReason::FirstLess:
    case MittlereReason::FirstInMatch: return true;
    default: return false;
    }
}

/// What a seat values a deal at when one loses it reaches from -2 to 1, as far as two potatoes are
/// from a stroke; in the last deals of a match, whatever the outcomes are worth there, too.
inline constexpr double worstOfDeal = -2;
inline constexpr double bestOfDeal = 1;

/// The last figure of a reason that tells of another card, where there is only one other.
inline constexpr double ofTwoCards = 1;
/// The last figure of a reason that tells of the card's suit, where that is trump.
inline constexpr double ofTrumps = 1;

struct MittlereWhy {
    MittlereReason reason {};
    std::array<double, mostFigures> figures {};
    friend bool operator==(const MittlereWhy&, const MittlereWhy&) = default;
};

/// Does it tell points, and nothing else?
constexpr bool isOfPoints(MittlereReason reason)
{
    switch (reason) {
    case MittlereReason::HandForMany:
    case MittlereReason::HandForFew:
    case MittlereReason::HandForEither:
    case MittlereReason::ManyNotHundred:
    case MittlereReason::FearsHundred:
    case MittlereReason::HasHundred:
    case MittlereReason::Safe:
    case MittlereReason::TakesTrick:
    case MittlereReason::NearHundred:
    case MittlereReason::BringsHundred:
    case MittlereReason::TakesTrickSoFar:
    case MittlereReason::LeavesPoints:
    case MittlereReason::LeavesPointsSoFar:
    case MittlereReason::ShedsPoints:
    case MittlereReason::GivesPoints:
    case MittlereReason::AddsAnyway:
    case MittlereReason::AddsSurely:
    case MittlereReason::Counts:
    case MittlereReason::Trumps:
    case MittlereReason::RidByTrumping:
    case MittlereReason::RidOfTop:
    case MittlereReason::MightBeTop:
    case MittlereReason::SoFar: return true;
    default: return false;
    }
}

constexpr Measures measuresOf(MittlereReason reason)
{
    using enum Measure;
    if (reason == MittlereReason::BringsHundred) return { Points, Person };
    if (isOfPoints(reason)) return { Points };
    switch (reason) {
    case MittlereReason::OtherHasNone: return { Person };
    case MittlereReason::GoesForMany:
    case MittlereReason::GoesForFew:
    case MittlereReason::GoesForEither: return { Points, Points };
    case MittlereReason::HighHand:
    case MittlereReason::LowHand: return { Cards, Cards };
    case MittlereReason::KeepsTrump:
    case MittlereReason::KeepsTops:
    case MittlereReason::KeepsAces:
    case MittlereReason::KeepsKings:
    case MittlereReason::MakesTrump:
    case MittlereReason::MakesOwnTrump: return { Cards };
    case MittlereReason::KeepsHigher:
    case MittlereReason::Beatable:
    case MittlereReason::CanSpare:
    case MittlereReason::BeatenForSure:
    case MittlereReason::Out: return { Cards, Wording };
    case MittlereReason::Long: return { Cards, Cards, Wording };
    case MittlereReason::BeatenLowest:
    case MittlereReason::LastOfSuit:
    case MittlereReason::AnotherWillDo:
    case MittlereReason::NextIsNear: return { Wording };
    case MittlereReason::LosesLess:
    case MittlereReason::FirstMore: return { Chance, Chance, Wording };
    case MittlereReason::LosesAsMuch:
    case MittlereReason::LosesAnyway:
    case MittlereReason::Unlosable: return { Chance, Wording };
    case MittlereReason::LosesMore:
    case MittlereReason::LosesBeside:
    case MittlereReason::LosesBesideHundred:
    case MittlereReason::LosesBesideNoTrick:
    case MittlereReason::FirstLess: return { Chance, Chance };
    case MittlereReason::Loses:
    case MittlereReason::NoTrick:
    case MittlereReason::OthersLose:
    case MittlereReason::OthersLoseHundred:
    case MittlereReason::OthersLoseNoTrick:
    case MittlereReason::TrickLater:
    case MittlereReason::FirstInMatch: return { Chance };
    default: return {};
    }
}

/// The chances to have the most points without losing by them, those between, or the fewest, and to
/// lose by a hundred, which together are certain; of two who have as many both are in the middle.
struct MittlerePlaces {
    double high = 0;
    double middle = 0;
    double low = 0;
    double hundred = 0;
    double lost = 0; // whatever it is lost by
    double noTrick = 0; // it is lost by that
    double first = 0; // in the match; nothing before its last deals
    friend bool operator==(const MittlerePlaces&, const MittlerePlaces&) = default;
};

using MittlereEvaluation = Evaluation<mittlere::Action, MittlerePlaces, MittlereWhy>;
using MittlereDecision = Decision<MittlereEvaluation>;

}
