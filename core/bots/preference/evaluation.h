#pragma once

#include "core/bots/bot.h"
#include "core/preference/action.h"

namespace weli::bots {

/// What speaks for or against an act in Préférence, with its figures.
enum class PreferenceReason : std::uint8_t {
    Forced, // nothing else is possible
    Dice, // one is as good as another

    // What may be said: chances of the contract that it leads to, and its tricks.
    Made,
    MadeWithTricks,
    NoHope, // six tricks are not to be had
    NothingToBid, // passing: no bid that was weighed is made oftener than that
    Defending, // tricks in defence, if another plays
    OftenPassedOut, // nobody may play: who has the most tricks pays
    CallsGoUp, // a low bid leaves more open
    Together, // chance of the two tricks, with both defenders playing; tricks
    Alone, // chance of the two tricks against the declarer alone; tricks
    Inviting, // chance of four tricks with the other one; tricks
    PassIsFree, // as long as one does not think of what others may play
    GoesAlong, // the chance of the tricks that it is bound to; tricks
    HomeIsFree, // staying costs nothing
    NoIsFree,
    Shared, // tricks that the seat gets without playing
    Agrees, // the chance that the other one agrees
    IfPlayed, // chips if the cards are played instead

    // The book's cards.
    LeadToLose, // a lead that so many cards can beat
    LeadNotBeaten, // a lead that nobody can beat: a trick that is not wanted
    Sheds, // does not take the trick, and gets rid of a high card
    ShedsDanger, // … of a suit that threatens to take one
    TakesLast, // cannot be avoided: the highest goes
    MayBeTaken, // takes it so far, but so many cards can beat it
    DrawsTrump, // so many trumps are out
    TrumpsAreOut, // leads a trump that is not master
    TrumpsAreIn, // no trump is out
    Master, // a lead that nobody can beat
    LowLead,
    TakesCheaply, // and the trick stands
    GivesLittle, // cannot take: the cheapest goes

    // What came of imagined deals.
    ContractMade, // the declarer makes it
    ContractTricks, // the chance, and the declarer's tricks
    SplitDecides, // the contract is made if the suit is split evenly, and if it is not
    PlayedOn, // chips, if nobody sees the hands of others
    MostTricks, // the chance to have the most tricks, and how many
};

/// A reason, and the contract or the suit that it is about.
struct PreferenceWhy {
    PreferenceReason reason {};
    std::array<double, mostFigures> figures {};
    std::optional<preference::Contract> contract {};
    std::optional<Suit> suit {};
    friend bool operator==(const PreferenceWhy&, const PreferenceWhy&) = default;
};
using PreferenceWhys = FixedList<PreferenceWhy, 3>;

constexpr Measures measuresOf(PreferenceReason reason)
{
    using enum Measure;
    switch (reason) {
    case PreferenceReason::MadeWithTricks:
    case PreferenceReason::NoHope:
    case PreferenceReason::Together:
    case PreferenceReason::Alone:
    case PreferenceReason::Inviting:
    case PreferenceReason::GoesAlong:
    case PreferenceReason::ContractTricks:
    case PreferenceReason::MostTricks: return { Chance, Tricks };
    case PreferenceReason::Made:
    case PreferenceReason::NothingToBid:
    case PreferenceReason::Agrees:
    case PreferenceReason::ContractMade: return { Chance };
    case PreferenceReason::SplitDecides: return { Chance, Chance };
    case PreferenceReason::Defending:
    case PreferenceReason::Shared: return { Tricks };
    case PreferenceReason::PlayedOn:
    case PreferenceReason::IfPlayed: return { Chips };
    case PreferenceReason::LeadToLose:
    case PreferenceReason::MayBeTaken:
    case PreferenceReason::DrawsTrump: return { Cards };
    default: return {};
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
