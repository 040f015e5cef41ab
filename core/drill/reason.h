#pragma once

#include <cstdint>

namespace weli::drill {

/// Why an answer is right, in one or two sentences; beside each stands what it is about.
enum class Reason : std::uint8_t {
    Refused, // what the clause says; the choice of which it says so, or nothing
    // Any game
    MustFollow, // the suit led
    HighestLed, // the card that wins, the suit led
    HighestTrump, // the card that wins, trump
    // Bieten
    FiguresHeld, // the suits of the first two figures
    BestSuit, // figure, the card that is best
    BestSet, // how many of a kind, their highest card
    BestRun,
    FigureStands, // figure
    NobodyHas, // figure
    WorthHeld,
    WorthThree,
    WorthUnsettled, // points
    WorthConceded, // points
    AnswersLeft,
    AnswersHeld,
    AnswersAll,
    NamesOwn,
    NamesVoid, // a suit
    NamesFollow, // a suit
    NamesBound,
    NearTarget, // target, tally of the points booked
    CountConceded, // figure
    CountRank, // the five figures by their rank
    PointsCounted, // score
    OutFirst, // target, the figure that brings it
    OutNobody, // target, tally
    RoundDeals,
    RoundCuts,
    RoundLeads,
    // Préférence
    MustBeat, // the card to be beaten
    MustTrump, // suit led, trump
    LowestThatBeats, // the card that must be played
    LevelsDiffer, // the higher bid, the lower one, hearts
    LevelsEqual,
    BidAbove, // the bid that stands
    SpielNamed,
    SpielAbove, // the bid that stands
    HoldForehand,
    HoldInstead,
    HoldNobody,
    AnnounceUp, // the final bid
    TrumpOf, // a bid, its trump, the trumps of One to Four
    NoTrumpIn, // a bid
    LeadDeclarer,
    LeadAusfechten,
    NeedSix,
    NeedNothing,
    NeedAll,
    NeedTwo,
    NeedFour,
    NeedInvited,
    AmountPot, // the pot, how many base stakes at most
    AmountCapped, // the pot, how many base stakes at most, what that comes to
    FallsCounted, // tally of the tricks
    FallsMostTricks, // tally
    FallsNotrump, // tally
    GainsMade, // for tricks, pot, premiums; so all of these
    GainsDown,
    GainsDefender,
    GainsDefenderDown,
    GainsInviter,
    GainsInviterDown,
    GainsInvited,
    GainsPremium,
    PotTaken, // before, now, what is played for, who falls; so all of these
    PotTakenAndPaid,
    PotPaid,
    PotMostTricks,
    // Mittlere
    NoTrumpYet, // the suit led
    TrumpLed, // trump
    TrumpHigher, // trump, the highest that lies there
    TrumpOrFollow, // the suit led, trump
    UnderAlone,
    UnderAccompanied, // another trump of the hand
    FirstMakesTrump, // the suit led, what becomes trump
    TrumpStays, // trump
    AllFollow, // the suit led
    TrumpRanks, // the ranks from the highest down
    BeatsCard, // the card that lies there
    ValueTrump, // points
    ValuePlain, // points
    SumOfCards, // points
    SumWithLast, // points
    Middle,
    Hundred, // points
    NoTrick,
    AllTricks,
    Equals,
};

}
