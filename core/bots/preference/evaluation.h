#pragma once

#include "core/bots/bot.h"
#include "core/cards/card_set.h"
#include "core/preference/action.h"

namespace weli::bots {

/// What speaks for or against an act in Préférence, with its figures.
enum class PreferenceReason : std::uint8_t {
    Forced, // nothing else is possible
    Dice, // one is as good as another
    AnotherWillDo, // nobody can tell it from the next best

    // What may be said: chances of the contract that it leads to, and its tricks.
    Made,
    MadeWithTricks,
    MadeIfDeclarer, // … of the deals in which the others leave it to the seat
    MadeMostly, // … when it is not always this contract
    AfterBuys, // a low bid: the chance to play this by after-buying, and to make it then
    KeepsOn, // chance not to fall, whoever comes to play
    SeldomDeclares, // chance to become the declarer at all
    RisksLittle, // … so that the bid costs nothing
    NothingToBid, // passing: what the best bid promises, and chips
    BidBrings, // … chips that it brings less than passing
    Likes, // a character's own choice, where another one brings more
    PassBrings, // bidding at a loss: chips for passing
    Defending, // tricks in defence, if another plays
    OftenPassedOut, // nobody may play: who has the most tricks pays
    PassedOut, // nobody will
    CallsGoUp, // a low bid leaves more open
    MostlyNames, // … after it mostly this
    BringsMore, // than another that comes off more often
    LowerIsOutbid, // … with which the seat would be the declarer that seldom
    AfterBuyMade, // a discard: the chance that another after-buys and makes it
    Premium, // chips that are due from each defender or to each
    HigherPremium, // … more of them than for another contract with the same goal
    LeavesVoid, // a discard: nothing is left of the suit, so it can be trumped
    LeavesAce, // … only its ace is, so it can be trumped then
    WeakestGo, // … no trump, ace or king goes
    LeavesNone, // … so other cards can be thrown on it
    ShedsRisk, // a discard: the cards that endanger a bettel most
    Together, // chance of the two tricks, with both defenders playing; tricks
    Alone, // chance of the two tricks against the declarer alone; tricks
    Inviting, // chance of four tricks with the other one; tricks
    PassIsFree, // as long as one does not think of what others may play
    GoesAlong, // the chance of the tricks that it is bound to; tricks
    HomeIsFree, // staying costs nothing
    HomeBrings, // going along at a loss: chips for staying
    WouldGoAlong, // staying: what going along promises, and chips
    PremiumAtHome, // is due all the same
    NoIsFree,
    WouldAfterBuy, // no: what the after-buy promises, and chips
    WouldShare, // the chance that the declarer agrees to the usual split
    Shared, // tricks that the seat gets without playing
    Agrees, // the chance that the other one agrees
    IfPlayed, // chips if the cards are played instead
    PlaysOut, // the chance of two tricks if they are; tricks
    NobodyFalls, // if the two agree
    AsManyAsShared, // tricks on average as the split leaves, at least
    PaidForBoth, // inviting: the other's tricks are paid to the seat, too
    MadeAgainstBoth, // … the chance of the contract then, which is less

    // The book's cards.
    LeadToLose, // so many cards can beat it, and must
    ShedsNow, // … by which the seat is rid of this one, as more could beat another
    LeadNotBeaten, // a lead that nobody can beat: a trick that is not wanted
    NotDeclarers, // a bettel's declarer is out of this trick
    Sheds, // does not take the trick
    ShedsHigh, // … and gets rid of the highest of the suit
    Unloads, // … and gets rid of this one, which so many could beat
    LeavesToDeclarer, // … which is the declarer's, who wants none
    LeavesToPartner, // … which the other defender takes so far
    ShedsDanger, // … of a suit that threatens to take one
    TakesLast, // cannot be avoided: the highest goes
    TakesLow, // … and a higher one might go
    BeatsHigh, // must beat what lies, and does so with the highest
    BettelLost, // … by the declarer of a bettel
    MayBeTaken, // takes it so far, but so many cards may beat it
    DrawsTrump, // some may be out
    DrawsWithTop, // … and none is higher
    DrawsOutTop, // … and the only one that is higher must beat it
    TrumpsAreOut, // leads a trump that is not master
    TrumpsAreIn, // no trump is out
    Master, // a lead that nobody can beat
    TopTrump, // … a trump
    MasterUnlessTrumped,
    LowLead, // the lowest of this suit, of which the seat lacks the highest
    TakesCheaply, // and the trick stands
    TakesDearly, // … where a cheaper one would do
    GivesLittle, // cannot take: the cheapest goes
    GivesMore, // … where a cheaper one would do
    CannotTake, // the trick; nor can any other that may be played
    LowestGoes, // … so it is the lowest of its suit
    KeepsHigh, // this one is kept, which nobody can beat
    KeepsGuard, // this one, which a few can beat, keeps as many lower ones beside it
    SuitIsLost, // the suit takes no trick, while another may
    NothingChanges, // whatever is played
    Forgets, // does not remember all that is gone

    // What came of imagined deals.
    ContractMade, // the declarer makes it
    ContractTricks, // the chance, and the declarer's tricks
    AlreadyMade, // whatever comes: the declarer's tricks
    AlreadyLost,
    StillNeeds, // tricks that a defender lacks
    StillNeedBoth, // … that the two defenders lack
    SplitDecides, // the contract is made if the suit is split evenly, and if it is not
    TricksKept, // the chance of the tricks without which a defender goes down
    KeptTogether, // … of the four that two need
    TricksHad, // … those are taken already, and hardly another comes
    DeclarerMakes, // the chance of the contract that another plays
    DefenderFalls, // of the declarer: the chance that one of two defenders, at least, goes down
    DefendersFall, // … that both do
    OnlyDefenderFalls, // … that the only one does who may
    PlayedOn, // chips, if nobody sees the hands of others
    MostTricks, // the chance to have the most tricks, and how many

    // What one sees, before the figures of what came of it.
    TrumpsHeld, // for a contract, the best of them; aces, and kings, of other suits
    TooFewTricks, // the same, and it is little for the two tricks of a defender
    LowCardsHeld, // sevens, and eights
    HighCardsHeld, // aces, and kings
    LongSuit, // the cards of the longest; aces, and kings, of all suits
    LongSuitTooWeak, // … too little to bid
    DefendsInstead, // passing: the tricks in defence, which are enough
    ForcesOut, // a lead to so many higher ones
    TakesSoFar, // the trick
    MustBeTrumped, // the declarer's lead: who has none of the suit must, if it can
    KeepsTrumps, // a lead of the last card beside so many trumps
};

/// Does it say that another will do as well?
constexpr bool isOfEquals(PreferenceReason reason)
{
    return reason == PreferenceReason::AnotherWillDo || reason == PreferenceReason::NothingChanges;
}

/// Does it say what contract one goes for with a bid for another?
constexpr bool isAim(PreferenceReason reason)
{
    return reason == PreferenceReason::CallsGoUp || reason == PreferenceReason::MostlyNames
        || reason == PreferenceReason::AfterBuys;
}

/// Does it tell a figure, and nothing of cards, words or people?
constexpr bool isBare(PreferenceReason reason)
{
    switch (reason) {
    case PreferenceReason::AnotherWillDo:
    case PreferenceReason::Made:
    case PreferenceReason::MadeWithTricks:
    case PreferenceReason::MadeIfDeclarer:
    case PreferenceReason::MadeMostly:
    case PreferenceReason::KeepsOn:
    case PreferenceReason::SeldomDeclares:
    case PreferenceReason::RisksLittle:
    case PreferenceReason::NothingToBid:
    case PreferenceReason::BidBrings:
    case PreferenceReason::PassBrings:
    case PreferenceReason::Defending:
    case PreferenceReason::Together:
    case PreferenceReason::Alone:
    case PreferenceReason::Inviting:
    case PreferenceReason::GoesAlong:
    case PreferenceReason::HomeBrings:
    case PreferenceReason::WouldGoAlong:
    case PreferenceReason::WouldAfterBuy:
    case PreferenceReason::WouldShare:
    case PreferenceReason::Shared:
    case PreferenceReason::Agrees:
    case PreferenceReason::IfPlayed:
    case PreferenceReason::ContractMade:
    case PreferenceReason::ContractTricks:
    case PreferenceReason::PlaysOut:
    case PreferenceReason::TricksKept:
    case PreferenceReason::KeptTogether:
    case PreferenceReason::TricksHad:
    case PreferenceReason::DeclarerMakes:
    case PreferenceReason::DefenderFalls:
    case PreferenceReason::DefendersFall:
    case PreferenceReason::OnlyDefenderFalls:
    case PreferenceReason::AfterBuyMade:
    case PreferenceReason::PlayedOn:
    case PreferenceReason::MostTricks: return true;
    default: return false;
    }
}

/// A reason, and the contract, the suit or the cards that it is about.
struct PreferenceWhy {
    PreferenceReason reason {};
    std::array<double, mostFigures> figures {};
    std::optional<preference::Contract> contract {};
    std::optional<Suit> suit {};
    bool isCertain = false; // the figures are those of every deal that is possible
    CardSet cards {};
    friend bool operator==(const PreferenceWhy&, const PreferenceWhy&) = default;
};
using PreferenceWhys = Whys<PreferenceWhy>;

/// What a reason names that has no figures: cards, in one place of its words or in two.
constexpr Measures cardsNamedBy(PreferenceReason reason)
{
    using enum Measure;
    switch (reason) {
    case PreferenceReason::LeadToLose:
    case PreferenceReason::ShedsNow:
    case PreferenceReason::Unloads:
    case PreferenceReason::MayBeTaken:
    case PreferenceReason::ForcesOut:
    case PreferenceReason::KeepsTrumps: return { Cards };
    case PreferenceReason::TrumpsHeld:
    case PreferenceReason::TooFewTricks:
    case PreferenceReason::LowCardsHeld:
    case PreferenceReason::HighCardsHeld:
    case PreferenceReason::LongSuit:
    case PreferenceReason::LongSuitTooWeak: return { Cards, Cards };
    default: return {};
    }
}

constexpr Measures measuresOf(PreferenceReason reason)
{
    using enum Measure;
    switch (reason) {
    case PreferenceReason::MadeWithTricks:
    case PreferenceReason::MadeIfDeclarer:
    case PreferenceReason::MadeMostly:
    case PreferenceReason::Together:
    case PreferenceReason::Alone:
    case PreferenceReason::Inviting:
    case PreferenceReason::GoesAlong:
    case PreferenceReason::PlaysOut:
    case PreferenceReason::ContractTricks:
    case PreferenceReason::MostTricks: return { Chance, Tricks };
    case PreferenceReason::Made:
    case PreferenceReason::KeepsOn:
    case PreferenceReason::SeldomDeclares:
    case PreferenceReason::RisksLittle:
    case PreferenceReason::WouldShare:
    case PreferenceReason::Agrees:
    case PreferenceReason::TricksKept:
    case PreferenceReason::KeptTogether:
    case PreferenceReason::DeclarerMakes:
    case PreferenceReason::MadeAgainstBoth:
    case PreferenceReason::DefenderFalls:
    case PreferenceReason::DefendersFall:
    case PreferenceReason::OnlyDefenderFalls:
    case PreferenceReason::AfterBuyMade:
    case PreferenceReason::LowerIsOutbid:
    case PreferenceReason::ContractMade: return { Chance };
    case PreferenceReason::NothingToBid:
    case PreferenceReason::WouldGoAlong:
    case PreferenceReason::WouldAfterBuy: return { Chance, Chips };
    case PreferenceReason::AfterBuys:
    case PreferenceReason::SplitDecides: return { Chance, Chance };
    case PreferenceReason::Defending:
    case PreferenceReason::DefendsInstead:
    case PreferenceReason::AlreadyMade:
    case PreferenceReason::AlreadyLost:
    case PreferenceReason::StillNeeds:
    case PreferenceReason::StillNeedBoth:
    case PreferenceReason::Shared: return { Tricks };
    case PreferenceReason::BidBrings:
    case PreferenceReason::PassBrings:
    case PreferenceReason::HomeBrings:
    case PreferenceReason::Premium:
    case PreferenceReason::HigherPremium:
    case PreferenceReason::PlayedOn:
    case PreferenceReason::IfPlayed: return { Chips };
    default: return cardsNamedBy(reason);
    }
}

/// Chips that a deal may be expected to bring.
struct PreferenceChips {
    double chips = 0;
    double error = 0; // the standard error of the mean
    bool declarers = false; // not of the seat: of the declarer whom it plays against
    friend bool operator==(const PreferenceChips&, const PreferenceChips&) = default;
};

using PreferenceEvaluation = Evaluation<preference::Action, PreferenceChips, PreferenceWhy>;
using PreferenceDecision = Decision<PreferenceEvaluation>;

}
