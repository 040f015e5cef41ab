#include "ui/words/preference/reasons.h"

#include "ui/words/preference/words.h"
#include "ui/words/reason_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace weli::words {

using namespace preference;
using bots::Measure;
using bots::PreferenceEvaluation;
using bots::PreferenceReason;
using bots::PreferenceWhy;

namespace {

    class Act {
        Q_DECLARE_TR_FUNCTIONS(PreferenceAct)
    };
    class Value {
        Q_DECLARE_TR_FUNCTIONS(PreferenceValue)
    };

    using Sentence = ReasonSentence<PreferenceReason>;

    /// %1 is the contract or the suit that the reason is about, the others are its figures. "It"
    /// is the card.
    constexpr std::array sentences {
        Sentence { PreferenceReason::Forced,
            QT_TRANSLATE_NOOP("PreferenceReason", "Nothing else is possible.") },
        Sentence { PreferenceReason::Dice,
            QT_TRANSLATE_NOOP("PreferenceReason", "One choice is as good as another.") },
        Sentence { PreferenceReason::AnotherWillDo,
            QT_TRANSLATE_NOOP("PreferenceReason", "Another choice is worth about as much.") },
        //: %1: a contract, %2: a number of a hundred ("about 62")
        Sentence { PreferenceReason::Made,
            QT_TRANSLATE_NOOP("PreferenceReason", "You make %1 in %2 of 100 deals.") },
        //: %1: a contract, %2: a number of a hundred, %3: tricks ("about 7 tricks")
        Sentence { PreferenceReason::MadeWithTricks,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "You make %1 in %2 of 100 deals and take %3 on average.") },
        //: The same of the deals in which the others leave it to the player
        Sentence { PreferenceReason::MadeIfDeclarer,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If you become the declarer, you make %1 in %2 of 100 deals and take %3 on "
                "average.") },
        //: The same where the declarer does not always announce the same contract
        Sentence { PreferenceReason::MadeMostly,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "As the declarer, mostly in %1, you make your contract in %2 of 100 deals and take "
                "%3 on average.") },
        //: Of a low bid. %1: a contract that may be after-bought (Bettel), %2, %3: numbers of a
        //: hundred ("about 62")
        Sentence { PreferenceReason::AfterBuys,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "Only who bids may after-buy: you come to play %1 that way in %2 of 100 deals, and "
                "then make it in %3.") },
        //: %1: a contract that the bid may lead to, %2: a number of a hundred
        Sentence { PreferenceReason::KeepsOn,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If you aim for %1, you come through without going down in %2 of 100 deals, as "
                "declarer or as defender.") },
        //: %2: a number of a hundred ("about 3")
        Sentence { PreferenceReason::SeldomDeclares,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "You will rarely get to play it: you become the declarer in %2 of 100 deals.") },
        //: %2: a number of a hundred ("about 3")
        Sentence { PreferenceReason::RisksLittle,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "It hardly costs you anything: you become the declarer in %2 of 100 deals.") },
        //: %1: a contract, %2: a number of a hundred ("about 12"), %3: chips ("about −8 chips")
        Sentence { PreferenceReason::NothingToBid,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "Your best bid is for %1, which you make in %2 of 100 deals: %3.") },
        Sentence { PreferenceReason::Likes,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "Another choice would be worth more, but this player prefers this one.") },
        //: %2: chips ("about 8 chips")
        Sentence { PreferenceReason::BidBrings,
            QT_TRANSLATE_NOOP("PreferenceReason", "The best bid brings %2 fewer than passing.") },
        //: %2: what comes of it ("lose about 8 chips on average")
        Sentence { PreferenceReason::PassBrings,
            QT_TRANSLATE_NOOP("PreferenceReason", "If you pass, you %2.") },
        //: %2: tricks ("about 2 tricks")
        Sentence { PreferenceReason::Defending,
            QT_TRANSLATE_NOOP("PreferenceReason", "In defence your cards are worth %2.") },
        Sentence { PreferenceReason::OftenPassedOut,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "If nobody bids, whoever takes the most tricks pays.") },
        Sentence { PreferenceReason::PassedOut,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If you pass, nobody plays a contract, and whoever takes the most tricks pays.") },
        //: %1: the suit of a contract, %2: that contract, %3: what is bid (Two, One)
        Sentence { PreferenceReason::CallsGoUp,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "Your suit is %1, but %3 is enough for now: after the buy you may still name %2, "
                "or another suit if that has become better.") },
        //: %2: a contract, %3: what is bid (One)
        Sentence { PreferenceReason::MostlyNames,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "%3 is enough for now: after the buy you would mostly name %2.") },
        Sentence { PreferenceReason::BringsMore,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "Another choice comes off more often, but this one brings more on average.") },
        //: Of a bid beside a lower one. %2: a number of a hundred ("about 62")
        Sentence { PreferenceReason::LowerIsOutbid,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "A lower bid comes off more often, but is outbid: you become the declarer with it "
                "in only %2 of 100 deals.") },
        //: %2: chips ("20 chips")
        Sentence { PreferenceReason::Premium,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "The premium is %2: from each defender if you make it, to each if you do not.") },
        //: Than that of a lower contract with the same goal. %2: chips ("20 chips")
        Sentence { PreferenceReason::HigherPremium,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "The premium is higher: %2 from each defender if you make it, to each if you do "
                "not.") },
        //: A discard. %2: a number of a hundred ("about 12")
        Sentence { PreferenceReason::AfterBuyMade,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "Another player after-buys and makes it in %2 of 100 deals.") },
        //: A discard. %1: a suit
        Sentence { PreferenceReason::LeavesVoid,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "That leaves you without %1, so you can trump when they are led.") },
        //: A discard when no trick is wanted. %1: a suit
        Sentence { PreferenceReason::LeavesNone,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "That leaves you without %1, so you can throw other cards away when they are "
                "led.") },
        //: A discard. %1: a suit
        Sentence { PreferenceReason::LeavesAce,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "That leaves you only the ace in %1; after it you can trump the suit.") },
        //: A discard
        Sentence { PreferenceReason::WeakestGo,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "These two would hardly take a trick; you keep your trumps, aces and kings.") },
        Sentence { PreferenceReason::ShedsRisk,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "Without these two cards you are likeliest to stay without a trick.") },
        //: %2: a number of a hundred ("about 62"), %3: tricks ("about 2 tricks")
        Sentence { PreferenceReason::Together,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If you both play, you get your two tricks in %2 of 100 deals, and %3 on "
                "average.") },
        Sentence { PreferenceReason::Alone,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "Alone you get your two tricks in %2 of 100 deals, and %3 on average.") },
        Sentence { PreferenceReason::Inviting,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If you invite, the two of you get four tricks in %2 of 100 deals, and %3 on "
                "average.") },
        Sentence { PreferenceReason::PassIsFree,
            QT_TRANSLATE_NOOP("PreferenceReason", "If you pass, you promise nothing.") },
        //: %2: a number of a hundred ("about 62"), %3: tricks ("about 2 tricks")
        Sentence { PreferenceReason::GoesAlong,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If you go along, you get the tricks you need in %2 of 100 deals, and %3 on "
                "average.") },
        Sentence { PreferenceReason::HomeIsFree,
            QT_TRANSLATE_NOOP("PreferenceReason", "If you stay home, you cannot go down.") },
        //: %2: chips ("about −8 chips")
        Sentence { PreferenceReason::HomeBrings,
            QT_TRANSLATE_NOOP("PreferenceReason", "Staying home is worth %2.") },
        //: %2: a number of a hundred, %3: chips ("about −8 chips")
        Sentence { PreferenceReason::WouldGoAlong,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If you went along, you would get the tricks you need in %2 of 100 deals: %3.") },
        Sentence { PreferenceReason::PremiumAtHome,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "The premium is not counted here: it is the same if you stay home.") },
        Sentence { PreferenceReason::NoIsFree,
            QT_TRANSLATE_NOOP("PreferenceReason", "If you say no, you promise nothing.") },
        //: %2: a number of a hundred, %3: chips ("about −8 chips")
        Sentence { PreferenceReason::WouldAfterBuy,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If you after-bought, you would make it in %2 of 100 deals: %3.") },
        //: The usual split of the tricks. %2: a number of a hundred
        Sentence { PreferenceReason::WouldShare,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "The declarer agrees to 7–3 in %2 of 100 deals.") },
        //: %2: tricks ("3 tricks")
        Sentence { PreferenceReason::Shared,
            QT_TRANSLATE_NOOP("PreferenceReason", "If you settle on that, you get %2.") },
        Sentence { PreferenceReason::Agrees,
            QT_TRANSLATE_NOOP("PreferenceReason", "The other player accepts in %2 of 100 deals.") },
        //: %2: what comes of it ("lose about 8 chips on average")
        Sentence { PreferenceReason::IfPlayed,
            QT_TRANSLATE_NOOP("PreferenceReason", "Played out, you %2.") },
        //: %2: a number of a hundred ("about 62"), %3: tricks ("about 2 tricks")
        Sentence { PreferenceReason::PlaysOut,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "Played out, you take %3 on average, and at least two in %2 of 100 deals.") },
        Sentence { PreferenceReason::NobodyFalls,
            QT_TRANSLATE_NOOP("PreferenceReason", "If you settle, nobody can go down.") },
        //: Of who offers no split; the usual one is 7–3
        Sentence { PreferenceReason::AsManyAsShared,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "Played out, you take at least as many tricks on average as the usual 7–3 leaves "
                "you.") },
        Sentence { PreferenceReason::PaidForBoth,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "If you invite, you are paid for the other's tricks, too.") },
        //: Of who invites. %1: a contract, %2: a number of a hundred ("about 62")
        Sentence { PreferenceReason::MadeAgainstBoth,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "Against you both the declarer goes down more often: %1 is made in only %2 of 100 "
                "deals.") },
        Sentence { PreferenceReason::LeadToLose,
            QT_TRANSLATE_N_NOOP("PreferenceReason",
                "%n higher card(s) of its suit may still be out, and whoever can beat it must.") },
        //: %1: a card that is led or played ("the king of bells"; den Schell-König)
        Sentence { PreferenceReason::ShedsNow,
            QT_TRANSLATE_N_NOOP("PreferenceReason",
                "You may still get rid of %1 now: %n higher card(s) of the suit may be out, and "
                "whoever can beat it must.") },
        //: %1: a card that is thrown away ("the king of bells"; den Schell-König)
        Sentence { PreferenceReason::Unloads,
            QT_TRANSLATE_N_NOOP("PreferenceReason",
                "That gets rid of %1: only %n higher card(s) of the suit may still be out.") },
        Sentence { PreferenceReason::LeadNotBeaten,
            QT_TRANSLATE_NOOP("PreferenceReason", "Nobody can take this trick from you.") },
        Sentence { PreferenceReason::NotDeclarers,
            QT_TRANSLATE_NOOP("PreferenceReason", "The declarer can no longer get this trick.") },
        Sentence { PreferenceReason::Sheds,
            QT_TRANSLATE_NOOP("PreferenceReason", "It leaves the trick to the others.") },
        Sentence { PreferenceReason::ShedsHigh,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "It leaves the trick to the others, and you are rid of your highest card of the "
                "suit.") },
        Sentence { PreferenceReason::LeavesToDeclarer,
            QT_TRANSLATE_NOOP("PreferenceReason", "It leaves the trick to the declarer.") },
        Sentence { PreferenceReason::LeavesToPartner,
            QT_TRANSLATE_NOOP("PreferenceReason", "The trick is the other defender's so far.") },
        Sentence { PreferenceReason::ShedsDanger,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "Its suit might force a trick on you; better get rid of the card.") },
        Sentence { PreferenceReason::TakesLast,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "You have to take this trick, so take it with your highest card.") },
        Sentence { PreferenceReason::TakesLow,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "You have to take this trick; better take it with a higher card.") },
        Sentence { PreferenceReason::BeatsHigh,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "You have to beat what lies there, so get rid of your highest card.") },
        //: %1: a contract in which no trick may be taken (Bettel)
        Sentence { PreferenceReason::BettelLost,
            QT_TRANSLATE_NOOP("PreferenceReason", "You have to take this trick, so %1 is lost.") },
        Sentence { PreferenceReason::MayBeTaken,
            QT_TRANSLATE_N_NOOP(
                "PreferenceReason", "%n higher card(s) of its suit may still be out.") },
        Sentence { PreferenceReason::DrawsTrump,
            QT_TRANSLATE_NOOP("PreferenceReason", "It draws trumps.") },
        Sentence { PreferenceReason::DrawsWithTop,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "It draws trumps, and no higher one is still out: nobody can take the trick from "
                "you.") },
        Sentence { PreferenceReason::DrawsOutTop,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "It draws trumps, and whoever holds the only higher one must play it.") },
        Sentence { PreferenceReason::TrumpsAreOut,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "At least as many trumps are still out as you hold.") },
        Sentence { PreferenceReason::TrumpsAreIn,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "The others have no trumps left: it takes its trick now or later.") },
        Sentence { PreferenceReason::Master,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "No higher card of its suit is still out: nobody can take the trick from you.") },
        Sentence { PreferenceReason::TopTrump,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "No higher trump is still out: nobody can take the trick from you.") },
        Sentence { PreferenceReason::MasterUnlessTrumped,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "No higher card of its suit is still out: only a trump can take the trick from "
                "you.") },
        Sentence { PreferenceReason::LowLead,
            //: %1: a suit
            QT_TRANSLATE_NOOP("PreferenceReason",
                "In %1 you do not hold the highest card, so lead your lowest.") },
        Sentence { PreferenceReason::TakesCheaply,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "It takes the trick for certain, and no cheaper card does.") },
        Sentence { PreferenceReason::TakesDearly,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "It takes the trick for certain, but a cheaper card would do.") },
        Sentence { PreferenceReason::GivesLittle,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "You cannot take the trick, so the cheapest card goes.") },
        Sentence { PreferenceReason::GivesMore,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "You do not take the trick with it, and a cheaper card would do.") },
        Sentence { PreferenceReason::CannotTake,
            QT_TRANSLATE_NOOP("PreferenceReason", "None of your cards takes this trick.") },
        //: %1: a suit
        Sentence { PreferenceReason::LowestGoes,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "You cannot take the trick, so your lowest card of %1 goes.") },
        //: %1: a card that is not played now ("the king of bells")
        Sentence { PreferenceReason::KeepsHigh,
            QT_TRANSLATE_NOOP("PreferenceReason", "You keep %1 for a later trick.") },
        //: %1: a card beside which lower ones are kept ("the king of bells")
        Sentence { PreferenceReason::KeepsGuard,
            QT_TRANSLATE_NOOP("PreferenceReason", "That way %1 stays guarded.") },
        //: A card that goes. %1: its suit
        Sentence { PreferenceReason::SuitIsLost,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "In %1 you will hardly get a trick; in your other cards you still may.") },
        Sentence { PreferenceReason::NothingChanges,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "Whatever you play, it changes nothing any more.") },
        Sentence { PreferenceReason::Forgets,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "You do not remember all the cards played, so this may be wrong.") },
        //: %2: chips ("about +12 chips")
        Sentence { PreferenceReason::PlayedOn,
            QT_TRANSLATE_NOOP("PreferenceReason", "If all play as usual, it is worth %2.") },
        //: %1: a suit, %2 and %3: numbers of a hundred ("about 62")
        Sentence { PreferenceReason::SplitDecides,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "It depends on how %1 split: if evenly, the contract is made in %2 of 100 deals, "
                "otherwise in %3.") },
        //: %2: tricks ("1 trick")
        Sentence { PreferenceReason::StillNeeds,
            QT_TRANSLATE_NOOP("PreferenceReason", "You need %2 more, or you go down.") },
        //: Of two defenders, of whom the player has invited the other. %2: tricks ("1 trick")
        Sentence { PreferenceReason::StillNeedBoth,
            QT_TRANSLATE_NOOP("PreferenceReason", "The two of you need %2 more, or you go down.") },
        //: Of a defender. %2: a number of a hundred ("about 62")
        Sentence { PreferenceReason::TricksKept,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "You get the tricks you need in %2 of 100 deals.") },
        //: The same of the inviter and the invited
        Sentence { PreferenceReason::KeptTogether,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "Together you get your four tricks in %2 of 100 deals.") },
        Sentence { PreferenceReason::TricksHad,
            QT_TRANSLATE_NOOP("PreferenceReason", "You have the tricks you need already.") },
        //: %1: a contract, %2: a number of a hundred ("about 62")
        Sentence { PreferenceReason::DeclarerMakes,
            QT_TRANSLATE_NOOP("PreferenceReason", "The declarer makes %1 in %2 of 100 deals.") },
        //: Said to the declarer. %2: a number of a hundred ("about 62")
        Sentence { PreferenceReason::DefenderFalls,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "At least one defender goes down in %2 of 100 deals.") },
        Sentence { PreferenceReason::DefendersFall,
            QT_TRANSLATE_NOOP("PreferenceReason", "Both defenders go down in %2 of 100 deals.") },
        //: Said to the declarer where only one defender plays, or may go down
        Sentence { PreferenceReason::OnlyDefenderFalls,
            QT_TRANSLATE_NOOP("PreferenceReason", "The defender goes down in %2 of 100 deals.") },
        //: %2: a number of a hundred ("about 62"), %3: tricks ("about 4 tricks")
        Sentence { PreferenceReason::MostTricks,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "You have the most tricks and pay in %2 of 100 deals; on average you take %3.") },
        //: %1: a contract, %2: trumps ("five trumps"), %3: other cards ("an ace and two kings")
        Sentence { PreferenceReason::TrumpsHeld,
            QT_TRANSLATE_NOOP("PreferenceReason", "You have %2 for %1, and %3 beside.") },
        //: The same where that is little
        Sentence { PreferenceReason::TooFewTricks,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "You have %2 for %1, and %3 beside: that is little for two tricks.") },
        //: %1: a contract without a trick, %2: low cards ("two sevens and an eight")
        Sentence { PreferenceReason::LowCardsHeld,
            QT_TRANSLATE_NOOP("PreferenceReason", "For %1 you have %2.") },
        //: %1: a contract with all tricks, %2: high cards ("two aces and a king")
        Sentence { PreferenceReason::HighCardsHeld,
            QT_TRANSLATE_NOOP("PreferenceReason", "For %1 you have %2.") },
        //: %2: a number in words ("four"), %3: cards ("two aces and a king"), which may be of that
        //: suit, too. Other suits may be as long.
        Sentence { PreferenceReason::LongSuit,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "Your longest suit has %2 cards, and in all you have %3.") },
        Sentence { PreferenceReason::LongSuitTooWeak,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "Your longest suit has %2 cards, and in all you have %3: that is too little for "
                "six tricks.") },
        //: Of who passes. %2: tricks ("2 to 3 tricks")
        Sentence { PreferenceReason::DefendsInstead,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "As a defender you take %2 with these cards, and need only two.") },
        //: A lead
        Sentence { PreferenceReason::ForcesOut,
            QT_TRANSLATE_N_NOOP("PreferenceReason",
                "It brings out the higher cards of its suit; %n of them may still be out.") },
        //: A lead of the declarer
        Sentence { PreferenceReason::MustBeTrumped,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "A defender has none of its suit left and must trump it, if there is a trump to "
                "do so.") },
        //: A lead of the last card beside these trumps, when the others have none; the number
        //: becomes a word
        Sentence { PreferenceReason::KeepsTrumps,
            QT_TRANSLATE_N_NOOP(
                "PreferenceReason", "Your %n trump(s) take their trick(s) now or later.") },
        Sentence { PreferenceReason::TakesSoFar,
            QT_TRANSLATE_NOOP("PreferenceReason", "It takes the trick so far.") },
    };

    /// Of what is certain, with its figure: it comes so, or it does not.
    constexpr std::array comeForCertain {
        Sentence { PreferenceReason::DefenderFalls,
            QT_TRANSLATE_NOOP("PreferenceReason", "A defender goes down for certain.") },
        Sentence { PreferenceReason::DefendersFall,
            QT_TRANSLATE_NOOP("PreferenceReason", "Both defenders go down for certain.") },
        Sentence { PreferenceReason::OnlyDefenderFalls,
            QT_TRANSLATE_NOOP("PreferenceReason", "The defender goes down for certain.") },
        //: %1: a contract
        Sentence { PreferenceReason::Made,
            QT_TRANSLATE_NOOP("PreferenceReason", "You make %1 for certain.") },
        //: %1: a contract, %3: tricks ("8 tricks")
        Sentence { PreferenceReason::MadeWithTricks,
            QT_TRANSLATE_NOOP("PreferenceReason", "You make %1 for certain, with %3.") },
        Sentence { PreferenceReason::TricksKept,
            QT_TRANSLATE_NOOP("PreferenceReason", "You get the tricks you need for certain.") },
        Sentence { PreferenceReason::KeptTogether,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "Together you get your four tricks for certain.") },
        //: %1: a contract
        Sentence { PreferenceReason::DeclarerMakes,
            QT_TRANSLATE_NOOP("PreferenceReason", "The declarer makes %1 for certain.") },
        //: %3: tricks ("4 tricks")
        Sentence { PreferenceReason::MostTricks,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "You have the most tricks for certain and pay; in the end you have %3.") },
        //: %1: a contract, %2: tricks ("8 tricks")
        Sentence { PreferenceReason::AlreadyMade,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "%1 is made already; you end with %2 for certain.") },
    };
    constexpr std::array failForCertain {
        Sentence { PreferenceReason::DefenderFalls,
            QT_TRANSLATE_NOOP("PreferenceReason", "No defender goes down.") },
        Sentence { PreferenceReason::DefendersFall,
            QT_TRANSLATE_NOOP("PreferenceReason", "No defender goes down.") },
        Sentence { PreferenceReason::OnlyDefenderFalls,
            QT_TRANSLATE_NOOP("PreferenceReason", "The defender does not go down.") },
        Sentence { PreferenceReason::Made,
            QT_TRANSLATE_NOOP("PreferenceReason", "You go down in %1 for certain.") },
        Sentence { PreferenceReason::MadeWithTricks,
            QT_TRANSLATE_NOOP("PreferenceReason", "You go down in %1 for certain, with %3.") },
        Sentence { PreferenceReason::TricksKept,
            QT_TRANSLATE_NOOP("PreferenceReason", "You go down for certain.") },
        Sentence { PreferenceReason::KeptTogether,
            QT_TRANSLATE_NOOP("PreferenceReason", "You go down for certain.") },
        Sentence { PreferenceReason::DeclarerMakes,
            QT_TRANSLATE_NOOP("PreferenceReason", "The declarer goes down in %1 for certain.") },
        Sentence { PreferenceReason::MostTricks,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "You do not pay, for certain; in the end you have %3.") },
        Sentence { PreferenceReason::AlreadyLost,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "%1 is lost already; you end with %2 for certain.") },
    };

    constexpr double half = 0.5; // of a chance

    bool isLost(const PreferenceWhy& why)
    {
        const bool isChance = measuresOf(why.reason)[0] == Measure::Chance;
        return isChance ? why.figures[0] < half : why.reason == PreferenceReason::AlreadyLost;
    }

    /// Where deals were imagined, their chips count what the seat has of the bowl.
    constexpr std::array countedSentences {
        //: %2: what comes of it ("lose about 8 chips on average")
        Sentence { PreferenceReason::HomeBrings,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "At home you %2, your share of the pot included.") },
        Sentence { PreferenceReason::PremiumAtHome,
            QT_TRANSLATE_NOOP("PreferenceReason", "The premium is the same if you stay home.") },
    };

    /// Where a chance is small it says enough.
    constexpr std::array seldomSentences {
        //: %1: a contract, %2: a number of a hundred ("about 12")
        Sentence { PreferenceReason::NothingToBid,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "Your best bid is for %1, which you make in only %2 of 100 deals.") },
        //: %2: a number of a hundred
        Sentence { PreferenceReason::WouldGoAlong,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If you went along, you would get the tricks you need in only %2 of 100 deals.") },
        Sentence { PreferenceReason::WouldAfterBuy,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If you after-bought, you would make it in only %2 of 100 deals.") },
    };

    bool isOfDeclarer(const PreferenceEvaluation& evaluation)
    {
        return evaluation.expected && evaluation.expected->declarers;
    }

    /// Who plays an ace calls it so.
    constexpr std::array aceSentences {
        Sentence { PreferenceReason::Master,
            QT_TRANSLATE_NOOP("PreferenceReason", "An ace: nobody can take the trick from you.") },
        Sentence { PreferenceReason::MasterUnlessTrumped,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "An ace: only a trump can take the trick from you.") },
        Sentence { PreferenceReason::TopTrump,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "The ace of trumps: nobody can take the trick from you.") },
        Sentence { PreferenceReason::DrawsWithTop,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "The ace of trumps: it draws trumps, and nobody can take the trick from you.") },
    };

    //: Of who refuses a split
    constexpr const char* asManyAsOffered = QT_TRANSLATE_NOOP("PreferenceReason",
        "Played out, you take at least as many tricks on average as this split leaves you.");

    /// In play it depends on whose contract it is.
    constexpr std::array declarersSentences {
        Sentence { PreferenceReason::ContractMade,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "If all play their best, you make %1 in %2 of 100 deals.") },
        Sentence { PreferenceReason::ContractTricks,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If all play their best, you make %1 in %2 of 100 deals and take %3 on "
                "average.") },
        //: %1: a contract, %2: tricks ("about 7 tricks")
        Sentence { PreferenceReason::AlreadyMade,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "%1 is made already; you end with %2 on average.") },
        Sentence { PreferenceReason::AlreadyLost,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "%1 is lost already; you end with %2 on average.") },
    };
    constexpr std::array defendersSentences {
        //: %1: a contract, %2: a number of a hundred ("about 62")
        Sentence { PreferenceReason::ContractMade,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If all play their best, the declarer makes %1 in %2 of 100 deals.") },
        //: %3: tricks ("about 7 tricks")
        Sentence { PreferenceReason::ContractTricks,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If all play their best, the declarer makes %1 in %2 of 100 deals and takes %3 on "
                "average.") },
        //: %1: a contract, %2: tricks ("about 7 tricks")
        Sentence { PreferenceReason::AlreadyMade,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "%1 is made already; the declarer ends with %2 on average.") },
        Sentence { PreferenceReason::AlreadyLost,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "%1 is lost already; the declarer ends with %2 on average.") },
    };

    //: %1: a card that is thrown away ("the king of bells"; den Schell-König)
    constexpr const char* unloadsTop = QT_TRANSLATE_NOOP(
        "PreferenceReason", "That gets rid of %1: no higher card of the suit is still out.");

    //: Of a defender. %2: tricks ("about 2 tricks")
    constexpr const char* inPlay = QT_TRANSLATE_NOOP("PreferenceReason", "You end with %2.");

    bool isInPlay(const PreferenceEvaluation& one)
    {
        return one.action && one.action->verb() == Verb::Play;
    }

    bool isOfAce(const PreferenceEvaluation& one)
    {
        return isInPlay(one) && one.action->card().rank() == Rank::Ace;
    }

    const char* textFor(const PreferenceWhy& why, const PreferenceEvaluation& evaluation)
    {
        const PreferenceReason reason = why.reason;
        const char* const ofAce = isOfAce(evaluation) ? sentenceOf(aceSentences, reason) : "";
        if (*ofAce != '\0') return ofAce;
        if (reason == PreferenceReason::AsManyAsShared && evaluation.action
            && evaluation.action->verb() == Verb::Refuse)
            return asManyAsOffered;
        const char* const certain = !why.isCertain ? ""
            : isLost(why)                          ? sentenceOf(failForCertain, reason)
                                                   : sentenceOf(comeForCertain, reason);
        if (*certain != '\0') return certain;
        const bool ofDeclarer = isOfDeclarer(evaluation);
        const bool isCounted = evaluation.worlds > 0;
        switch (reason) {
        case PreferenceReason::Unloads:
            return why.figures[0] < 1 ? unloadsTop : sentenceOf(sentences, reason);
        case PreferenceReason::Defending:
            return isInPlay(evaluation) ? inPlay : sentenceOf(sentences, reason);
        case PreferenceReason::NothingToBid:
        case PreferenceReason::WouldGoAlong:
        case PreferenceReason::WouldAfterBuy:
            if (isCounted && why.figures[0] < half) return sentenceOf(seldomSentences, reason);
            return sentenceOf(sentences, reason);
        case PreferenceReason::HomeBrings:
        case PreferenceReason::PremiumAtHome:
            if (isCounted) return sentenceOf(countedSentences, reason);
            return sentenceOf(sentences, reason);
        case PreferenceReason::ContractMade:
        case PreferenceReason::ContractTricks:
        case PreferenceReason::AlreadyMade:
        case PreferenceReason::AlreadyLost:
            return sentenceOf(ofDeclarer ? defendersSentences : declarersSentences, reason);
        default: return sentenceOf(sentences, reason);
        }
    }

    QString chipsIn(const QString& number, double amount)
    {
        const auto rounded = static_cast<int>(std::lround(std::abs(amount)));
        //: Money: %1 is a number, often with its sign ("+12 chips"; Chips, marker)
        return Value::tr("%1 chip(s)", nullptr, rounded).arg(number);
    }

    /// What lies halfway is between two numbers.
    QString meanTricks(double figure)
    {
        //: On average none ("you make Two in about 3 of 100 deals and take hardly a trick")
        if (figure < 0.25) return Value::tr("hardly a trick");
        const double below = std::floor(figure);
        if (below < 1 && figure < 0.75)
            //: On average
            return Value::tr("at most one trick");
        if (std::abs(figure - below - 0.5) >= 0.25)
            return about(tricks(static_cast<int>(std::lround(figure))));
        //: On average: %1 and %n are neighbours ("5 to 6 tricks")
        return Value::tr("%1 to %n trick(s)", nullptr, static_cast<int>(below) + 1)
            .arg(static_cast<int>(below));
    }

    /// What is known is not "about".
    bool isKnown(const PreferenceWhy& why)
    {
        const PreferenceReason reason = why.reason;
        return why.isCertain || reason == PreferenceReason::Shared
            || reason == PreferenceReason::StillNeeds || reason == PreferenceReason::StillNeedBoth
            || reason == PreferenceReason::Premium || reason == PreferenceReason::HigherPremium;
    }

    QString figureText(Measure measure, double figure, bool isKnown)
    {
        const auto rounded = static_cast<int>(std::lround(figure));
        QString number = QString::number(rounded);
        switch (measure) {
        case Measure::Chance: return aboutInHundred(figure);
        case Measure::Tricks: return isKnown ? tricks(rounded) : meanTricks(figure);
        case Measure::Chips: return isKnown ? chipsIn(number, figure) : about(chips(figure));
        case Measure::Cards: return number;
        default: return {};
        }
    }

    QString numberWord(int number)
    {
        //: Numbers as words in a sentence ("five trumps", "two aces"), from two to ten
        const std::array words { Value::tr("two"), Value::tr("three"), Value::tr("four"),
            Value::tr("five"), Value::tr("six"), Value::tr("seven"), Value::tr("eight"),
            Value::tr("nine"), Value::tr("ten") };
        const int place = number - 2;
        if (place < 0 || place >= std::ssize(words)) return QString::number(number);
        return words[static_cast<std::size_t>(place)];
    }

    /// "5 trumps" as "five trumps".
    QString withWord(QString text, double number)
    {
        const auto whole = static_cast<int>(number);
        return text.replace(QString::number(whole), numberWord(whole));
    }

    /// "%1 with ace and king", of trumps.
    QString withTops(const QString& trumps, CardSet tops)
    {
        const bool hasAce = !(tops & CardSet::of(Rank::Ace)).empty();
        const bool hasKing = !(tops & CardSet::of(Rank::King)).empty();
        //: %1: trumps ("five trumps"), with these among them
        if (hasAce && hasKing) return Value::tr("%1 with ace and king").arg(trumps);
        //: %1: trumps ("five trumps")
        if (hasAce) return Value::tr("%1 with the ace").arg(trumps);
        //: %1: trumps ("five trumps")
        return hasKing ? Value::tr("%1 with the king").arg(trumps) : trumps;
    }

    QString trumpsHeld(double number, CardSet tops)
    {
        if (number < 1) return Value::tr("no trump");
        if (number < 2 && !tops.empty())
            //: What one has, and no other trump (das Trumpf-Ass)
            return tops.first().rank() == Rank::Ace ? Value::tr("the ace of trumps")
                                                    //: The same (den Trumpf-König)
                                                    : Value::tr("the king of trumps");
        //: What one has: "five trumps" (einen Trumpf, fünf Trümpfe); the number becomes a word
        const QString trumps = Value::tr("%n trump(s)", nullptr, static_cast<int>(number));
        return withTops(withWord(trumps, number), tops);
    }

    /// Of so many each; nothing if there are none.
    QString bothHeld(QString ones, double one, QString others, double other)
    {
        ones = withWord(std::move(ones), one);
        others = withWord(std::move(others), other);
        if (one < 1) return other < 1 ? QString() : others;
        //: %1 "two aces", %2 "a king"
        return other < 1 ? ones : Value::tr("%1 and %2").arg(ones, others);
    }

    QString topsHeld(double aces, double kings)
    {
        //: What one has: "two aces" (ein Ass, zwei Asse); the number becomes a word
        const QString ones = Value::tr("%n ace(s)", nullptr, static_cast<int>(aces));
        //: What one has: "two kings" (einen König, zwei Könige); the number becomes a word
        const QString others = Value::tr("%n king(s)", nullptr, static_cast<int>(kings));
        return bothHeld(ones, aces, others, kings);
    }

    QString lowHeld(double sevens, double eights)
    {
        //: What one has: "two sevens" (einen Siebener, zwei Siebener); the number becomes a word
        const QString ones = Value::tr("%n seven(s)", nullptr, static_cast<int>(sevens));
        //: What one has: "two eights" (einen Achter, zwei Achter); the number becomes a word
        const QString others = Value::tr("%n eight(s)", nullptr, static_cast<int>(eights));
        return bothHeld(ones, sevens, others, eights);
    }

    //: %1: a contract, %2: trumps ("five trumps")
    constexpr const char* onlyTrumpsHeld
        = QT_TRANSLATE_NOOP("PreferenceReason", "You have %2 for %1.");
    //: %1: a contract, %2: trumps ("a trump", "no trump"), %3: other cards ("an ace and two kings")
    constexpr const char* fewTrumpsHeld
        = QT_TRANSLATE_NOOP("PreferenceReason", "You have only %2 for %1, but %3 beside.");
    constexpr const char* noTrumpsHeld
        = QT_TRANSLATE_NOOP("PreferenceReason", "You have %2 for %1, but %3.");
    //: %1: a contract, %2: trumps ("a trump", "no trump")
    constexpr const char* tooFewTrumps = QT_TRANSLATE_NOOP("PreferenceReason",
        "You have %2 for %1, and no ace or king beside: that is little for two tricks.");

    //: %1: a contract without a trick, %2: low cards ("a seven"); or one with all tricks, and high
    //: cards ("two aces and a king")
    constexpr const char* fewHeld
        = QT_TRANSLATE_NOOP("PreferenceReason", "For %1 you have only %2.");
    //: %1: a contract without a trick
    constexpr const char* noLowHeld
        = QT_TRANSLATE_NOOP("PreferenceReason", "For %1 you have no seven and no eight.");
    //: %1: a contract with all tricks
    constexpr const char* noHighHeld
        = QT_TRANSLATE_NOOP("PreferenceReason", "For %1 you have no ace and no king.");
    //: %2: a number in words ("four")
    constexpr const char* noTops = QT_TRANSLATE_NOOP(
        "PreferenceReason", "Your longest suit has %2 cards, and you have no ace or king.");
    constexpr const char* noTopsTooWeak = QT_TRANSLATE_NOOP("PreferenceReason",
        "Your longest suit has %2 cards, and you have no ace or king: that is too little for six "
        "tricks.");

    /// Of cards that one has for a contract with no trump.
    const char* textOfCards(const PreferenceWhy& why)
    {
        const bool isLow = why.reason == PreferenceReason::LowCardsHeld;
        const double number = why.figures[0] + why.figures[1];
        if (number < 1) return isLow ? noLowHeld : noHighHeld;
        const double enough = isLow ? 3 : 5;
        return number < enough ? fewHeld : sentenceOf(sentences, why.reason);
    }

    const char* textOfLongSuit(const PreferenceWhy& why)
    {
        if (why.figures[1] + why.figures[2] > 0) return sentenceOf(sentences, why.reason);
        return why.reason == PreferenceReason::LongSuit ? noTops : noTopsTooWeak;
    }

    const char* textOfTrumps(const PreferenceWhy& why)
    {
        const double tops = why.figures[1] + why.figures[2];
        const bool isLittle = why.reason == PreferenceReason::TooFewTricks;
        if (tops < 1) return isLittle ? tooFewTrumps : onlyTrumpsHeld;
        if (isLittle || why.figures[0] > 2) return sentenceOf(sentences, why.reason);
        if (why.figures[0] < 1) return noTrumpsHeld;
        return tops < 2 ? sentenceOf(sentences, why.reason) : fewTrumpsHeld;
    }

    //: A low bid after which another contract is named. %1: that, %2: a number of a hundred, %3:
    //: tricks ("about 7 tricks")
    constexpr const char* namedAfterBuy = QT_TRANSLATE_NOOP("PreferenceReason",
        "After the buy you name %1; you make it in %2 of 100 deals and take %3 on average.");

    constexpr const char* bidBringsNoMore
        = QT_TRANSLATE_NOOP("PreferenceReason", "The best bid brings no more than passing.");

    /// Does a bid lead to another contract than it names, and has nothing said so before?
    bool isNamedAfterBuy(const PreferenceWhy& why, const PreferenceEvaluation& evaluation)
    {
        const std::optional<Action>& action = evaluation.action;
        if (std::ranges::any_of(
                evaluation.whys, [](const PreferenceWhy& each) { return isAim(each.reason); }))
            return false;
        if (why.reason != PreferenceReason::MadeWithTricks
            && why.reason != PreferenceReason::MadeIfDeclarer)
            return false;
        if (!action || !why.contract || !isLow(*why.contract)) return false;
        std::optional<Contract> said;
        if (action->verb() == Verb::Bid) said = action->bid().contract;
        if (action->verb() == Verb::Hold) said = action->contract();
        return said && said != why.contract;
    }

    /// Is its figure what the seat comes out with?
    bool isOfOutcome(const PreferenceWhy& why, const PreferenceEvaluation& evaluation)
    {
        const PreferenceReason reason = why.reason;
        return reason == PreferenceReason::PassBrings || reason == PreferenceReason::IfPlayed
            || (reason == PreferenceReason::HomeBrings && evaluation.worlds > 0);
    }

    QString aboutChips(double amount)
    {
        const auto rounded = static_cast<int>(std::lround(std::abs(amount)));
        return about(chipsIn(QString::number(rounded), rounded));
    }

    /// What the seat comes out with, its share of the pot included.
    QString outcome(double amount)
    {
        //: "If you pass, you …" (Passt du, …; Om du passar …)
        if (std::lround(amount) == 0) return Value::tr("come out about even");
        //: "If you pass, you …" (Passt du, …; Om du passar …). %1 is money ("about 12 chips")
        return (amount > 0 ? Value::tr("win %1 on average")
                           //: The same
                           : Value::tr("lose %1 on average"))
            .arg(aboutChips(amount));
    }

    /// The same of an act, after a colon.
    QString whatItBrings(double amount)
    {
        //: After a colon, of what one does
        if (std::lround(amount) == 0) return Value::tr("you would come out about even");
        //: After a colon, of what one does. %1 is money ("about 12 chips")
        return (amount > 0 ? Value::tr("that would bring you %1 on average")
                           //: The same
                           : Value::tr("that would cost you %1 on average"))
            .arg(aboutChips(amount));
    }

    /// A contract, and its suit if that is not its name: "Three (bells)".
    QString withSuit(Contract contract, CardWords cards)
    {
        QString name = nameOf(contract, cards);
        const auto trump = rowOf(contract).trump;
        if (!trump || !isLow(contract)) return name;
        //: %1: a contract, %2: its suit ("Three (bells)")
        return Value::tr("%1 (%2)").arg(name, nameOf(*trump, cards));
    }

    /// The suit of a contract, the contract, and what is bid for now.
    QStringList callOf(const PreferenceWhy& why, const std::optional<Action>& bid, CardWords cards)
    {
        const QString contract = nameOf(*why.contract, cards);
        const auto trump = rowOf(*why.contract).trump;
        QString said = contract;
        if (bid && bid->verb() == Verb::Hold) said = nameOf(bid->contract(), cards);
        if (bid && bid->verb() == Verb::Bid) said = nameOf(bid->bid(), cards);
        return { trump ? nameOf(*trump, cards) : QString(), contract, said };
    }

    /// What the reason is about.
    QString subjectOf(const PreferenceWhy& why, CardWords cards)
    {
        if (why.reason == PreferenceReason::KeepsHigh || why.reason == PreferenceReason::ShedsNow
            || why.reason == PreferenceReason::Unloads)
            return asObject(why.cards.first(), cards);
        if (why.reason == PreferenceReason::KeepsGuard) return asSubject(why.cards.first(), cards);
        if (why.suit) return nameOf(*why.suit, cards);
        return why.contract ? nameOf(*why.contract, cards) : QString();
    }

    /// What it says of the hand: the contract, and cards; nothing if it does not.
    QStringList handIn(const PreferenceWhy& why, CardWords cards)
    {
        const auto& [first, second, third] = why.figures;
        switch (why.reason) {
        case PreferenceReason::TrumpsHeld:
        case PreferenceReason::TooFewTricks:
            return { withSuit(*why.contract, cards), trumpsHeld(first, why.cards),
                topsHeld(second, third) };
        case PreferenceReason::LowCardsHeld:
            return { nameOf(*why.contract, cards), lowHeld(first, second) };
        case PreferenceReason::HighCardsHeld:
            return { nameOf(*why.contract, cards), topsHeld(first, second) };
        case PreferenceReason::LongSuit:
        case PreferenceReason::LongSuitTooWeak:
            return { QString(), numberWord(static_cast<int>(first)), topsHeld(second, third) };
        default: return {};
        }
    }

    const char* textOfHand(const PreferenceWhy& why)
    {
        switch (why.reason) {
        case PreferenceReason::LowCardsHeld:
        case PreferenceReason::HighCardsHeld: return textOfCards(why);
        case PreferenceReason::LongSuit:
        case PreferenceReason::LongSuitTooWeak: return textOfLongSuit(why);
        default: return textOfTrumps(why);
        }
    }

    QString sentenceFor(
        const PreferenceWhy& why, const PreferenceEvaluation& evaluation, CardWords cards)
    {
        if (const QStringList hand = handIn(why, cards); !hand.isEmpty())
            return filled("PreferenceReason", textOfHand(why), hand, 0);
        QStringList parts { subjectOf(why, cards) };
        if (why.reason == PreferenceReason::CallsGoUp
            || why.reason == PreferenceReason::MostlyNames)
            parts = callOf(why, evaluation.action, cards);
        const bots::Measures measures = measuresOf(why.reason);
        for (std::size_t i = 0; i < measures.size(); ++i)
            parts << figureText(measures[i], why.figures[i], isKnown(why));
        if (isOfOutcome(why, evaluation)) parts[1] = outcome(why.figures[0]);
        if (measures[1] == Measure::Chips && evaluation.worlds > 0)
            parts[2] = whatItBrings(why.figures[1]);
        if (why.reason == PreferenceReason::BidBrings) parts[1] = aboutChips(why.figures[0]);
        const char* text = textFor(why, evaluation);
        if (isNamedAfterBuy(why, evaluation)) text = namedAfterBuy;
        if (why.reason == PreferenceReason::BidBrings && why.figures[0] < half)
            text = bidBringsNoMore;
        const QString told = filled(
            "PreferenceReason", text, parts, static_cast<int>(std::lround(why.figures[0])));
        return why.reason == PreferenceReason::KeepsTrumps ? withWord(told, why.figures[0]) : told;
    }

    QString acted(const Action& action, CardWords cards)
    {
        switch (action.verb()) {
        case Verb::Pass: return Act::tr("pass");
        //: %1 is a contract, or spiel (Drei lizitieren; bjud tre)
        case Verb::Bid: return Act::tr("bid %1").arg(nameOf(action.bid(), cards));
        //: %1 is a contract (Zwei halten; håll två)
        case Verb::Hold: return Act::tr("hold %1").arg(nameOf(action.contract(), cards));
        //: %1 and %2 are cards
        case Verb::Discard:
            return Act::tr("discard %1 and %2")
                .arg(asObject(action.card(), cards), asObject(action.second(), cards));
        //: %1 is a contract, announced after buying
        case Verb::Announce: return Act::tr("play %1").arg(nameOf(action.contract(), cards));
        //: Takes up the two cards that were laid aside (nachkaufen; gör efterköp)
        case Verb::Take: return Act::tr("after-buy");
        //: Neither buys after the declarer nor offers to share the tricks
        case Verb::No: return Act::tr("no");
        case Verb::Join: return Act::tr("go along");
        case Verb::Stay: return Act::tr("stay home");
        case Verb::Invite: return Act::tr("invite");
        //: Plays without the other defender
        case Verb::Alone: return Act::tr("play alone");
        //: Offers to share the tricks: %1 is "7–3", the declarer's first
        case Verb::Offer: return Act::tr("offer %1").arg(nameOf(action.split()));
        case Verb::Accept: return Act::tr("accept");
        case Verb::Refuse: return Act::tr("refuse");
        case Verb::Play: return nameOf(action.card(), cards);
        }
        return {};
    }

}

QString chips(double amount) { return chipsIn(signedNumber(amount), amount); }

QString actOf(const std::optional<Action>& action, CardWords cards, const QStringList& names)
{
    return capitalised(actWithin(action, cards, names));
}

QString actWithin(
    const std::optional<Action>& action, CardWords cards, const QStringList& /*names*/)
{
    return acted(*action, cards);
}

QString valueOf(const PreferenceEvaluation& evaluation)
{
    if (!evaluation.expected) return noValue();
    const bots::PreferenceChips& expected = *evaluation.expected;
    const bool isSure = evaluation.worlds == 0 && expected.chips == 0;
    QString amount = chips(expected.chips);
    if (!isSure) amount = about(amount);
    //: What the declarer may expect: %1 is money ("about +12 chips")
    if (expected.declarers) return Value::tr("declarer: %1").arg(amount);
    if (evaluation.worlds == 0) return amount;
    //: What one may expect, one's own share of what is in the pot included: %1 is money ("about +12
    //: chips")
    return Value::tr("%1 (pot included)").arg(amount);
}

QStringList reasonsOf(
    const PreferenceEvaluation& evaluation, CardWords cards, const QStringList& /*names*/)
{
    QStringList all;
    for (const PreferenceWhy& why : evaluation.whys) all << sentenceFor(why, evaluation, cards);
    return all;
}

QString amountIn(std::type_identity<preference::Action> /*game*/, double amount)
{
    return chipsOnAverage(amount);
}

}
