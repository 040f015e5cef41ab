#pragma once

#include "core/bieten/action.h"
#include "core/bieten/figure.h"
#include "core/bots/bot.h"

namespace weli::bots {

/// What speaks for an act in Bieten, with its figures.
enum class BietenReason : std::uint8_t {
    Forced, // nothing else is possible
    Dice, // one is as good as another
    CutCard, // figures to be expected with the card that was cut, and without it
    Proven, // the cards on the table prove an offence
    NotProven,
    DoesNotLook, // a beginner looks for no offence
    OnlyCard, // no other may be played; how many are left in hand, if it is told, and 1 if there is
              // nothing to bid, but to say three
    NothingGained, // by a claim before the card, or while others are due
    WaitForBid, // a figure that nobody can take brings more if another bids it first; a way to go
                // on
    IfClaimedAndHeld, // the chance of a figure that is not bid if somebody held; 1 of a three
    WonUnbid, // … is won without a bid just as well

    // A learner's rule of thumb: the chance, and how much of one it takes.
    BidTakes,
    ThreeTakes,
    HoldTakes,
    TooDear, // fewer than that, but all else is far worse
    OnTurnOnly, // speaks only when it is asked
    Takes, // the highest card takes the trick
    CannotTake, // so the lowest card goes; 1: no more is said than that no card takes it
    Leads, // the highest card is led
    OnlyWild,

    // The book's claims: best as things stand, all give in, best though somebody holds.
    Strong,
    Fair,
    Sneak, // a middling figure, before its cards are seen
    NotWorth, // silence brings more
    GoodBrings, // a three that answers: conceding brings more
    HoldBrings, // … and holding
    Bluff, // hopes that the better one runs away
    KeptForThree, // waits for another's bid
    StrongThree,
    DaringThree,
    BluffThree,
    // … and its answers: best, and what it takes to hold.
    Hold,
    Weak,
    LetGo, // who asks is too near the target
    LacksFigure, // nothing to hold with
    Silent, // waiting costs nothing

    // The book's cards: the chance of the last trick.
    Lure, // a low heart or leaf, for others to bid; the chance of its figure first
    KeepBack, // high cards are for the last trick
    Win,
    NameWild, // the chance of the figure that the name is for comes first

    // What came of imagined deals.
    Wins, // the chance to score the figure; 1 where all may also say good to it
    CannotWin, // whatever the others do
    Beaten, // … for a better one lies on the table
    Certain, // nobody can have it better
    CertainIfHeld, // … if the seat does not give in
    OverBefore, // … but somebody may go out before it is counted
    Compared, // the chance to score it so, and after the best of the other acts; so many cards are
              // in hand, or 0 if the other act is a bid
    NoOdds, // all acts come to the same in the game
    ItIsABluff, // the chance that all say good to what is hardly ever the best
    IfGood, // points where all say good to it
    IfHeld, // points where somebody holds it
    NobodyHolds, // for by the rules nobody can
    AlwaysGood, // nearly
    AlwaysHeld, // nearly
    HoldPays, // best, and what it takes to hold
    HoldLoses,
    AnotherHolds, // the chance to score it though one says good
    WinsIfHeld, // … where winning it brings no more than losing it
    NobodyScores, // if it is held
    GoesOutBefore, // a bid for the last trick: somebody goes out before it is counted
    EndsBefore, // … for somebody goes out before the last trick is counted
    BidderBetter, // the chance that who bid wins it if the seat holds, and who that is
    RaiserBetter, // … who said three
    Unreadable, // one of several that bring nearly as much, of words drawn by lot
    Likes, // a character's own choice among such
    MorePoints, // … than the best act: 0 with even more for others, 1 but less of the game, 2 but
                // no more of it
    GoesOutBy, // so few points are lacking, and the figure is enough to go out
    NearlyOut, // so few points are lacking to another, and who that is; 1 if they would be had if
               // the seat held and lost
    TiesWild, // the claim ties a wild card: the chance of another figure then, and after the best
              // act; 1 if it is the Weli

    // What one sees, before the figures of what came of it.
    HigherUnseen, // so many cards that others may hold could beat one, wild ones too: which one,
                  // and which they are
    FewHeld, // more could, but the others hold so few cards; which one it is
    NoneHigher, // nobody can beat this card; 1 if for they lack its suit
    IfLed, // of a card led to the last trick: what could beat it, as for HigherUnseen
    OnlyIfLed, // another leads to the third trick, and who that is, if it is known
    PairHeld, // two cards make the figure: which
    TripleHeld, // three
    WildHelps, // a wild card in hand may yet make it
    WeliHelps, // … which is the Weli
    OftenGood, // mostly all say good
    NamedFor, // the name of a wild card makes the figure
    SavesHigher, // plays below so many cards that are kept
    TakesSoFar, // the trick
    Leaves, // the trick to another
    LeadMaster, // no card of others beats it
};

/// Does it say that another will do as well?
constexpr bool isOfEquals(BietenReason reason)
{
    return reason == BietenReason::Unreadable || reason == BietenReason::NoOdds;
}

/// Does it tell a figure, and nothing of cards, words or people?
constexpr bool isBare(BietenReason reason)
{
    switch (reason) {
    case BietenReason::Win:
    case BietenReason::Wins:
    case BietenReason::Compared:
    case BietenReason::IfGood:
    case BietenReason::IfHeld:
    case BietenReason::HoldPays:
    case BietenReason::HoldLoses:
    case BietenReason::WinsIfHeld:
    case BietenReason::NobodyScores:
    case BietenReason::EndsBefore:
    case BietenReason::BidderBetter:
    case BietenReason::RaiserBetter:
    case BietenReason::Unreadable: return true;
    default: return false;
    }
}

/// How one goes on who waits until another bids what nobody can take.
enum class WayToThree : std::uint8_t {
    HoldFirst, // and say three then
    AtOnce, // three answers a bid
    HoldOnly, // the limit forbids three
};

/// A reason, and the figure that it is about.
struct BietenWhy {
    BietenReason reason;
    std::optional<bieten::Figure> figure;
    std::array<double, mostFigures> figures;

    // Unset on purpose: the book makes and drops millions of lists of these.
    BietenWhy() { } // NOLINT(cppcoreguidelines-pro-type-member-init,modernize-use-equals-default)
    BietenWhy(BietenReason what, std::optional<bieten::Figure> about = {},
        const std::array<double, mostFigures>& looked = {})
        : reason(what)
        , figure(about)
        , figures(looked)
    {
    }
    friend bool operator==(const BietenWhy&, const BietenWhy&) = default;
};

constexpr Measures measuresOf(BietenReason reason)
{
    using enum Measure;
    switch (reason) {
    case BietenReason::CutCard: return { Figures, Figures };
    case BietenReason::Strong:
    case BietenReason::Fair:
    case BietenReason::Sneak:
    case BietenReason::NotWorth:
    case BietenReason::GoodBrings:
    case BietenReason::HoldBrings:
    case BietenReason::Bluff:
    case BietenReason::KeptForThree:
    case BietenReason::StrongThree:
    case BietenReason::DaringThree:
    case BietenReason::BluffThree: return { Chance, Chance, Chance };
    case BietenReason::BidTakes:
    case BietenReason::ThreeTakes:
    case BietenReason::HoldTakes:
    case BietenReason::Hold:
    case BietenReason::Weak:
    case BietenReason::LetGo:
    case BietenReason::Lure:
    case BietenReason::NameWild:
    case BietenReason::HoldPays:
    case BietenReason::HoldLoses: return { Chance, Chance };
    case BietenReason::Compared:
    case BietenReason::TiesWild: return { Chance, Chance, Wording };
    case BietenReason::IfClaimedAndHeld:
    case BietenReason::Wins: return { Chance, Wording };
    case BietenReason::OnlyCard: return { Wording, Wording };
    case BietenReason::GoesOutBy:
    case BietenReason::WaitForBid:
    case BietenReason::CannotTake:
    case BietenReason::MorePoints: return { Wording };
    case BietenReason::AnotherHolds:
    case BietenReason::TooDear:
    case BietenReason::KeepBack:
    case BietenReason::Win:
    case BietenReason::ItIsABluff:
    case BietenReason::WinsIfHeld:
    case BietenReason::NobodyScores:
    case BietenReason::EndsBefore:
    case BietenReason::GoesOutBefore:
    case BietenReason::OverBefore: return { Chance };
    case BietenReason::BidderBetter:
    case BietenReason::RaiserBetter: return { Chance, Person };
    case BietenReason::IfGood:
    case BietenReason::IfHeld: return { Points };
    case BietenReason::NearlyOut: return { Wording, Person, Wording };
    case BietenReason::IfLed:
    case BietenReason::HigherUnseen: return { Cards, Card, Set };
    case BietenReason::OnlyIfLed: return { Person };
    case BietenReason::PairHeld:
    case BietenReason::TripleHeld: return { Set };
    case BietenReason::FewHeld: return { Cards, Card };
    case BietenReason::NoneHigher: return { Card, Wording };
    case BietenReason::SavesHigher: return { Cards };
    default: return {};
    }
}

/// Points of the seat in this deal.
struct BietenPoints {
    double points = 0;
    double error = 0; // the standard error of the mean
    bool relative = false; // by the book: against the best card, waiting, or `good`
    friend bool operator==(const BietenPoints&, const BietenPoints&) = default;
};

using BietenEvaluation = Evaluation<bieten::Action, BietenPoints, BietenWhy>;
using BietenDecision = Decision<BietenEvaluation>;

}
