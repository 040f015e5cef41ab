#include "ui/words/preference/drill_words.h"

#include <QCoreApplication>

#include <array>

namespace weli::words {

using drill::Kind;
using drill::Reason;

namespace {

    constexpr std::array kinds {
        DrillQuestion { Kind::PreferencePlayable,
            QT_TRANSLATE_NOOP("PreferenceDrill", "Having to beat"),
            QT_TRANSLATE_NOOP(
                "PreferenceDrill", "%1 were led. Which of these cards may you play?") },
        DrillQuestion { Kind::PreferenceTrick,
            QT_TRANSLATE_NOOP("PreferenceDrill", "Taking a trick"),
            QT_TRANSLATE_NOOP("PreferenceDrill", "You play: %1. Who takes the trick?") },
        DrillQuestion { Kind::PreferenceHigher,
            QT_TRANSLATE_NOOP("PreferenceDrill", "The order of bids"),
            QT_TRANSLATE_NOOP("PreferenceDrill", "Which of these bids is higher?") },
        DrillQuestion { Kind::PreferenceBids,
            QT_TRANSLATE_NOOP("PreferenceDrill", "What you may bid"),
            QT_TRANSLATE_NOOP(
                "PreferenceDrill", "It is your turn in the auction. Which of these may you say?") },
        DrillQuestion { Kind::PreferenceHold, QT_TRANSLATE_NOOP("PreferenceDrill", "Holding"),
            QT_TRANSLATE_NOOP("PreferenceDrill", "The last bid is %1. Who may hold it?") },
        DrillQuestion { Kind::PreferenceAnnounce,
            QT_TRANSLATE_NOOP("PreferenceDrill", "Announcing"),
            QT_TRANSLATE_NOOP("PreferenceDrill", "Which of these contracts may you announce?") },
        DrillQuestion { Kind::PreferenceTrump,
            QT_TRANSLATE_NOOP("PreferenceDrill", "The trumps of the contracts"),
            QT_TRANSLATE_NOOP("PreferenceDrill", "The contract is %1. What are trumps?") },
        DrillQuestion { Kind::PreferenceLead, QT_TRANSLATE_NOOP("PreferenceDrill", "Who leads"),
            QT_TRANSLATE_NOOP("PreferenceDrill", "You say “%1” Who leads to the first trick?") },
        DrillQuestion { Kind::PreferenceNeeded,
            QT_TRANSLATE_NOOP("PreferenceDrill", "The tricks you need"),
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "The contract is %1, and you are %2. How many tricks do you need?") },
        DrillQuestion { Kind::PreferenceAmount,
            QT_TRANSLATE_NOOP("PreferenceDrill", "What is played for"),
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "The pot holds %1; the base stake is %2, and at most %3 base stakes are played "
                "for. How much is that here?") },
        DrillQuestion { Kind::PreferenceFalls,
            QT_TRANSLATE_NOOP("PreferenceDrill", "Who goes down"),
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "You play: %1. The deal is over. Tricks: %2. Who must pay into the pot?") },
        DrillQuestion { Kind::PreferenceGains,
            QT_TRANSLATE_NOOP("PreferenceDrill", "What you get or pay"),
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "You play: %1. The deal is over. Tricks: %2. Played for: %3. What do you get or "
                "pay?") },
        DrillQuestion { Kind::PreferencePot, QT_TRANSLATE_NOOP("PreferenceDrill", "The pot"),
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "You play: %1. The deal is over. Tricks: %2. The pot held %3. What does it hold "
                "now?") },
    };

    constexpr std::array reasons {
        DrillReason { Reason::MustBeat,
            QT_TRANSLATE_NOOP(
                "PreferenceDrill", "The highest so far: %1. You can beat it, so you must.") },
        DrillReason { Reason::MustTrump,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "Led: %1, trumps: %2. You cannot follow suit, but any trump beats what lies there, "
                "so you must trump.") },
        DrillReason { Reason::LowestThatBeats,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "The declarer led, and you sit to the left: you must beat the card, but with the "
                "lowest that does it. That is %1.") },
        DrillReason { Reason::LevelsDiffer,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "From the lowest up: One to Four; spiel; %3 and Five, level; Six; Seven; Eight. "
                "From Five on, each stands one step higher without buying. So %1 is higher than "
                "%2.") },
        DrillReason { Reason::LevelsEqual,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "The two stand on the same step of the ladder: neither goes above the other.") },
        DrillReason { Reason::BidAbove,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "The last bid is %1, and a new one must be higher, except that spiel may follow "
                "spiel. One to Three without buying are first bid as spiel.") },
        DrillReason { Reason::SpielNamed,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "You said “spiel” first, so now you must name its suit: One, Two or Three, each "
                "without buying. The bids of the same names with buying are something else.") },
        DrillReason { Reason::SpielAbove,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "After “spiel” you can only pass or name a suit above %1, up to Three without "
                "buying.") },
        DrillReason { Reason::HoldForehand,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "Forehand began with a bid and is still in the auction: the right to hold is "
                "forehand’s alone.") },
        DrillReason { Reason::HoldInstead,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "Forehand passed at once, so the right to hold is the dealer’s; with four players "
                "it belongs to the player on forehand’s left.") },
        DrillReason { Reason::HoldNobody,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "In each deal only one player has the right to hold, and here that player has "
                "passed or made the last bid.") },
        DrillReason { Reason::AnnounceUp,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "The last bid was %1. You may announce that or a higher contract of the same kind, "
                "always one with buying.") },
        DrillReason { Reason::TrumpOf,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "In One %3 are trumps, in Two %4, in Three %5, in Four %6. Without buying the "
                "suits are the same, but Four without buying is simply called %6. So in %1 they "
                "are %2.") },
        DrillReason { Reason::NoTrumpIn,
            QT_TRANSLATE_NOOP("PreferenceDrill", "%1 is played without trumps.") },
        DrillReason { Reason::LeadDeclarer,
            QT_TRANSLATE_NOOP("PreferenceDrill", "The declarer leads to the first trick.") },
        DrillReason { Reason::LeadAusfechten,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "All have passed, so the dealer leads; with four players, forehand does.") },
        DrillReason { Reason::NeedSix,
            QT_TRANSLATE_NOOP("PreferenceDrill", "The declarer needs six of the ten tricks.") },
        DrillReason { Reason::NeedNothing,
            QT_TRANSLATE_NOOP(
                "PreferenceDrill", "In this contract the declarer must not take a single trick.") },
        DrillReason { Reason::NeedAll,
            QT_TRANSLATE_NOOP(
                "PreferenceDrill", "In this contract the declarer must take all ten tricks.") },
        DrillReason { Reason::NeedTwo,
            QT_TRANSLATE_NOOP("PreferenceDrill", "A defender who plays along needs two tricks.") },
        DrillReason { Reason::NeedFour,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "A defender who invites answers for both: four tricks together.") },
        DrillReason { Reason::NeedInvited,
            QT_TRANSLATE_NOOP(
                "PreferenceDrill", "A defender who was invited plays along but cannot go down.") },
        DrillReason { Reason::AmountPot,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "The pot, %1, is no more than %2 base stakes, so all of it is played for.") },
        DrillReason { Reason::AmountCapped,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "The pot holds %1, but at most %2 base stakes are played for: %3.") },
        DrillReason { Reason::FallsCounted,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "Tricks: %1. The declarer needs six, a defender who plays needs two, and one who "
                "invites needs four between the two of them.") },
        DrillReason { Reason::FallsMostTricks,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "Tricks: %1. All have passed, so whoever takes the most tricks pays. If two have "
                "the most, both pay.") },
        DrillReason { Reason::FallsNotrump,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "Tricks: %1. This contract is for no trick or for all ten, so only the declarer "
                "can go down.") },
        DrillReason { Reason::GainsMade,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "You made the contract and take what was played for from the pot: %2. For each "
                "trick of the defenders you pay a tenth of it: %1. Premiums: %3.") },
        DrillReason { Reason::GainsDown,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "You went down and pay what was played for into the pot: %2. For each trick of the "
                "defenders you pay a tenth of it as well: %1. Premiums: %3.") },
        DrillReason { Reason::GainsDefender,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "The declarer pays you a tenth of what was played for, for each of your tricks: "
                "%1. With two or more you pay nothing into the pot. Premiums: %3.") },
        DrillReason { Reason::GainsDefenderDown,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "With fewer than two tricks you went down and pay what was played for into the "
                "pot: %2. Your tricks are paid for all the same: %1. Premiums: %3.") },
        DrillReason { Reason::GainsInviter,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "You invited, so the declarer pays you for the tricks of both: %1. With four or "
                "more you pay nothing into the pot. Premiums: %3.") },
        DrillReason { Reason::GainsInviterDown,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "You invited, and with fewer than four tricks together you went down and pay what "
                "was played for into the pot: %2. For the tricks of both you get: %1. Premiums: "
                "%3.") },
        DrillReason { Reason::GainsInvited,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "You were invited: you cannot go down, and the tricks of both are paid to the "
                "defender who invited you. Premiums: %3.") },
        DrillReason { Reason::GainsPremium,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "Without trumps no trick is paid for, and only the declarer can go down. "
                "Premiums: %3.") },
        DrillReason { Reason::PotTaken,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "The contract was made: the declarer takes what was played for, %3, from the pot. "
                "Of %1 that leaves %2.") },
        DrillReason { Reason::PotTakenAndPaid,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "The contract was made: the declarer takes %3 from the pot. Whoever went down (%4) "
                "pays %3 into it. So %1 becomes %2.") },
        DrillReason { Reason::PotPaid,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "Whoever went down (%4) pays what was played for, %3, into the pot. So %1 becomes "
                "%2.") },
        DrillReason { Reason::PotMostTricks,
            QT_TRANSLATE_NOOP("PreferenceDrill",
                "All have passed. Whoever took the most tricks (%4) pays one base stake, %3, into "
                "the pot. So %1 becomes %2.") },
    };

}

const DrillWords& preferenceDrillWords()
{
    static constexpr DrillWords words { "PreferenceDrill", kinds, reasons };
    return words;
}

}
