#include "ui/words/bieten/reasons.h"

#include "core/bots/bieten/telling/sights.h"
#include "ui/words/bieten/words.h"
#include "ui/words/reason_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace weli::words {

using namespace bieten;
using bots::BietenEvaluation;
using bots::BietenReason;
using bots::BietenWhy;
using bots::Measure;

namespace {

    class Act {
        Q_DECLARE_TR_FUNCTIONS(BietenAct)
    };
    class Value {
        Q_DECLARE_TR_FUNCTIONS(BietenValue)
    };

    using Sentence = ReasonSentence<BietenReason>;

    /// %1 is the figure as what is bid ("das Herz"), the others are the figures of the reason.
    constexpr std::array sentences {
        Sentence {
            BietenReason::Forced, QT_TRANSLATE_NOOP("BietenReason", "Nothing else is possible.") },
        Sentence { BietenReason::Dice,
            QT_TRANSLATE_NOOP("BietenReason", "One choice is as good as another.") },
        //: %2, %3: numbers of figures won ("about 1.4")
        Sentence { BietenReason::CutCard,
            QT_TRANSLATE_NOOP("BietenReason",
                "Of the five figures you win %2 on average with the bottom card of the cut, %3 "
                "without it.") },
        Sentence { BietenReason::Proven,
            QT_TRANSLATE_NOOP("BietenReason", "The cards on the table prove it.") },
        Sentence { BietenReason::NotProven,
            QT_TRANSLATE_NOOP("BietenReason", "No card on the table proves an offence.") },
        Sentence { BietenReason::DoesNotLook,
            QT_TRANSLATE_NOOP("BietenReason", "Beginners do not look for offences.") },
        Sentence { BietenReason::OnlyCard,
            QT_TRANSLATE_NOOP("BietenReason", "It is the only card that you may play.") },
        //: Speaking up: to bid, or to say three, before one must
        Sentence { BietenReason::NothingGained,
            QT_TRANSLATE_NOOP("BietenReason", "You gain nothing by speaking up now.") },
        //: %1: a figure (das Herz)
        Sentence { BietenReason::WaitForBid,
            QT_TRANSLATE_NOOP("BietenReason",
                "Nobody can take %1 from you: wait until somebody else bids it, hold, and then "
                "say three.") },
        //: %1: a figure (das Herz), %2: a number of a hundred ("about 62")
        Sentence { BietenReason::IfClaimedAndHeld,
            QT_TRANSLATE_NOOP("BietenReason",
                "If you bid %1 and somebody holds, you win it in only %2 of 100 deals.") },
        Sentence { BietenReason::WonUnbid,
            QT_TRANSLATE_NOOP("BietenReason", "You win %1 without bidding it, too.") },
        //: %1: a figure (das Herz), %2: a number of a hundred ("about 62")
        Sentence { BietenReason::TooDear,
            QT_TRANSLATE_NOOP("BietenReason",
                "You win %1 in %2 of 100 deals, and anything else would cost you more.") },
        Sentence { BietenReason::OnTurnOnly,
            QT_TRANSLATE_NOOP("BietenReason", "Beginners speak only when it is their turn.") },
        Sentence { BietenReason::Takes,
            QT_TRANSLATE_NOOP("BietenReason", "Your highest card beats what lies on the table.") },
        Sentence { BietenReason::CannotTake,
            QT_TRANSLATE_NOOP(
                "BietenReason", "You cannot win the trick, so play your lowest card.") },
        Sentence { BietenReason::Leads,
            QT_TRANSLATE_NOOP("BietenReason", "Beginners lead their highest card.") },
        Sentence { BietenReason::OnlyWild,
            QT_TRANSLATE_NOOP("BietenReason", "You must play a wild card.") },
        Sentence {
            BietenReason::Strong, QT_TRANSLATE_NOOP("BietenReason", "Strong enough to bid.") },
        Sentence { BietenReason::Fair, QT_TRANSLATE_NOOP("BietenReason", "Good enough to bid.") },
        Sentence { BietenReason::Sneak,
            QT_TRANSLATE_NOOP(
                "BietenReason", "Middling: better bid before the others see your cards.") },
        Sentence { BietenReason::NotWorth,
            QT_TRANSLATE_NOOP("BietenReason", "Saying nothing pays better.") },
        Sentence {
            BietenReason::GoodBrings, QT_TRANSLATE_NOOP("BietenReason", "“Good” pays better.") },
        Sentence {
            BietenReason::HoldBrings, QT_TRANSLATE_NOOP("BietenReason", "Holding pays better.") },
        Sentence { BietenReason::Bluff, QT_TRANSLATE_NOOP("BietenReason", "It would be a bluff.") },
        //: "three": the raise of a held figure (Drei; tre)
        Sentence { BietenReason::KeptForThree,
            QT_TRANSLATE_NOOP("BietenReason",
                "Good enough to wait for somebody else to bid and then say three.") },
        Sentence { BietenReason::StrongThree,
            QT_TRANSLATE_NOOP("BietenReason", "Strong enough for three.") },
        Sentence { BietenReason::DaringThree,
            QT_TRANSLATE_NOOP("BietenReason", "Three is daring here, but it pays.") },
        Sentence { BietenReason::BluffThree,
            QT_TRANSLATE_NOOP("BietenReason", "Three would be a bluff.") },
        Sentence { BietenReason::LetGo,
            QT_TRANSLATE_NOOP(
                "BietenReason", "The player you are answering is close to going out.") },
        Sentence { BietenReason::LacksFigure,
            QT_TRANSLATE_NOOP("BietenReason", "You have nothing to hold %1 with.") },
        Sentence {
            BietenReason::Silent, QT_TRANSLATE_NOOP("BietenReason", "Waiting costs nothing.") },
        //: %1: a figure (das Herz), %2 and %3: numbers of a hundred ("about 62")
        Sentence { BietenReason::Lure,
            QT_TRANSLATE_NOOP("BietenReason",
                "You do not show your best card of the suit, so the others may still dare to bid. "
                "You win %1 in %2 of 100 deals and the last trick in %3.") },
        //: %2: a number of a hundred ("about 62"); it is the last trick (Spiel) that is won
        Sentence { BietenReason::KeepBack,
            QT_TRANSLATE_NOOP("BietenReason",
                "You save a higher card for the last trick, which you win in %2 of 100 deals.") },
        Sentence { BietenReason::Win,
            QT_TRANSLATE_NOOP("BietenReason", "You win the last trick in %2 of 100 deals.") },
        //: %1: a figure (das Herz), %2: a number of a hundred ("about 62")
        Sentence { BietenReason::Wins,
            QT_TRANSLATE_NOOP("BietenReason", "You win %1 in %2 of 100 deals.") },
        //: %1: a figure (das Spiel)
        Sentence { BietenReason::CannotWin,
            QT_TRANSLATE_NOOP("BietenReason", "You cannot win %1 any more.") },
        //: %1: a figure (das Herz): better cards for it lie on the table
        Sentence { BietenReason::Beaten,
            QT_TRANSLATE_NOOP("BietenReason", "You are already beaten in %1.") },
        //: %1: a figure (das Herz)
        Sentence { BietenReason::Certain,
            QT_TRANSLATE_NOOP("BietenReason", "Nobody can take %1 from you.") },
        Sentence { BietenReason::CertainIfHeld,
            QT_TRANSLATE_NOOP("BietenReason", "If you hold, nobody can take %1 from you.") },
        //: %1: a figure that is certain (das Herz, den Hanger), %2: a number of a hundred
        Sentence { BietenReason::OverBefore,
            QT_TRANSLATE_NOOP("BietenReason",
                "In %2 of 100 deals, though, somebody is out before %1 can be counted.") },
        //: %1: a figure (das Herz), %2 and %3: numbers of a hundred: by this move, by another one
        Sentence { BietenReason::Compared,
            QT_TRANSLATE_NOOP(
                "BietenReason", "You win %1 in %2 of 100 deals, with another choice in %3.") },
        Sentence { BietenReason::NoOdds,
            QT_TRANSLATE_NOOP(
                "BietenReason", "Hardly anything here changes whether you win or lose.") },
        //: %2: a number of a hundred ("about 62")
        Sentence { BietenReason::ItIsABluff,
            QT_TRANSLATE_NOOP(
                "BietenReason", "It is a bluff: in %2 of 100 deals everybody says “Good”.") },
        //: %2: points ("about 1.4 points")
        Sentence { BietenReason::IfGood,
            QT_TRANSLATE_NOOP(
                "BietenReason", "If everybody says “Good”, you come to %2 in all in this deal.") },
        Sentence { BietenReason::IfHeld,
            QT_TRANSLATE_NOOP("BietenReason", "If somebody holds, you come to %2 in all.") },
        Sentence {
            BietenReason::NobodyHolds, QT_TRANSLATE_NOOP("BietenReason", "Nobody can hold.") },
        Sentence { BietenReason::AlwaysGood,
            QT_TRANSLATE_NOOP("BietenReason", "Nearly always everybody says “Good”.") },
        Sentence { BietenReason::AlwaysHeld,
            QT_TRANSLATE_NOOP("BietenReason", "Nearly always somebody holds.") },
        //: %1: a figure (das Herz), %2: a number of a hundred ("about 62")
        //: Of who says “Good”; %1: a figure (das Herz), %2: a number of a hundred ("about 62")
        Sentence { BietenReason::AnotherHolds,
            QT_TRANSLATE_NOOP("BietenReason",
                "You win %1 in %2 of 100 deals even if you say “Good”, for somebody else "
                "holds.") },
        Sentence { BietenReason::WinsIfHeld,
            QT_TRANSLATE_NOOP("BietenReason", "If you hold, you win %1 in %2 of 100 deals.") },
        //: %1: a figure (das Herz), %2: a number of a hundred ("about 62")
        Sentence { BietenReason::NobodyScores,
            QT_TRANSLATE_NOOP(
                "BietenReason", "If you hold, nobody scores %1 in %2 of 100 deals.") },
        //: %1: the last trick (das Spiel), %2: a number of a hundred ("about 62")
        Sentence { BietenReason::EndsBefore,
            QT_TRANSLATE_NOOP("BietenReason",
                "If you hold, somebody goes out in %2 of 100 deals before %1 is counted.") },
        //: %1: the last trick (das Spiel), %2: a number of a hundred ("about 62")
        Sentence { BietenReason::GoesOutBefore,
            QT_TRANSLATE_NOOP(
                "BietenReason", "In %2 of 100 deals somebody goes out before %1 is counted.") },
        Sentence { BietenReason::BidderBetter,
            QT_TRANSLATE_NOOP(
                "BietenReason", "If you hold, the bidder wins the figure in %2 of 100 deals.") },
        Sentence { BietenReason::RaiserBetter,
            QT_TRANSLATE_NOOP("BietenReason",
                "If you hold, the player who said three wins the figure in %2 of 100 deals.") },
        Sentence { BietenReason::Unreadable,
            QT_TRANSLATE_NOOP("BietenReason",
                "Something else is worth about as much: do now this, now that, and nobody can read "
                "your cards.") },
        Sentence { BietenReason::Likes,
            QT_TRANSLATE_NOOP("BietenReason",
                "Another choice would be worth more, but this player prefers this one.") },
        //: Of an act that is not advised; points: in this deal
        Sentence { BietenReason::MorePoints,
            QT_TRANSLATE_NOOP("BietenReason", "It brings more points, but the others even more.") },
        //: %n: points that are lacking, one or two; %1: a figure (das Herz)
        Sentence { BietenReason::GoesOutBy,
            QT_TRANSLATE_N_NOOP(
                "BietenReason", "You lack only %n point(s): if you win %1, you are out.") },
        //: %n: points that are lacking, one or two
        Sentence { BietenReason::NearlyOut,
            QT_TRANSLATE_N_NOOP("BietenReason", "Another player is only %n point(s) short.") },
        //: %1: a figure (das Herz), %2 and %3: numbers of a hundred: by this move, by the best one
        Sentence { BietenReason::TiesWild,
            QT_TRANSLATE_NOOP("BietenReason",
                "It ties your wild card: you then win %1 in %2 of 100 deals only, and not in "
                "%3.") },
        //: %1: a figure (das Laub), %n: a number of cards, wild ones included; %3: one's best card
        //: for it
        Sentence { BietenReason::HigherUnseen,
            QT_TRANSLATE_N_NOOP(
                "BietenReason", "For %1 you have %3: %n unseen card(s) are better.") },
        //: %n: so many cards all others have together; %3: a card (the ten of leaves; den …)
        Sentence { BietenReason::FewHeld,
            QT_TRANSLATE_N_NOOP("BietenReason",
                "The others have only %n card(s) left: hardly one that beats %3.") },
        //: %2: a card (the ace of bells; das Schell-Ass)
        Sentence {
            BietenReason::NoneHigher, QT_TRANSLATE_NOOP("BietenReason", "Nobody can beat %2.") },
        //: %3: a card (the ober of leaves; den Laub-Ober), %4: others ("the ace or the king …")
        Sentence { BietenReason::IfLed,
            QT_TRANSLATE_NOOP(
                "BietenReason", "If you lead %3 to the last trick, only %4 can take it.") },
        Sentence { BietenReason::OnlyIfLed,
            QT_TRANSLATE_NOOP("BietenReason",
                "Somebody else will lead to the last trick: it can be yours only if the suit of "
                "your last card is led.") },
        //: %2: two cards of one rank (the ober of hearts and the ober of bells)
        Sentence { BietenReason::PairHeld,
            QT_TRANSLATE_NOOP("BietenReason",
                "You have %2: a higher pair beats that, three of a kind always do.") },
        //: %2: three cards, of one rank or a run
        Sentence { BietenReason::TripleHeld,
            QT_TRANSLATE_NOOP("BietenReason", "You have %2: only three higher ones beat that.") },
        Sentence { BietenReason::WildHelps,
            QT_TRANSLATE_NOOP("BietenReason", "Your wild card can still count for %1.") },
        //: %1: a figure (das Herz)
        Sentence { BietenReason::WeliHelps,
            QT_TRANSLATE_NOOP("BietenReason", "Your Weli can still count for %1.") },
        Sentence {
            BietenReason::OftenGood, QT_TRANSLATE_NOOP("BietenReason", "Often all say “Good”.") },
        Sentence { BietenReason::NamedFor,
            QT_TRANSLATE_NOOP("BietenReason", "So named, your wild card counts for %1.") },
        //: %n: how many of them, one or two
        Sentence { BietenReason::SavesHigher,
            QT_TRANSLATE_N_NOOP("BietenReason", "You save your %n higher card(s).") },
        Sentence { BietenReason::TakesSoFar,
            QT_TRANSLATE_NOOP("BietenReason", "It takes the trick so far.") },
        Sentence { BietenReason::Leaves,
            QT_TRANSLATE_NOOP("BietenReason", "It leaves the trick to somebody else.") },
        Sentence { BietenReason::LeadMaster,
            QT_TRANSLATE_NOOP("BietenReason", "No unseen card could beat it.") },
    };

    //: %1: a figure (das Herz), %2 to %4: numbers of a hundred ("about 62")
    constexpr const char* claimFigures = QT_TRANSLATE_NOOP("BietenReason",
        "On the cards alone you win %1 in %2 of 100 deals. In %3 everybody says “Good”. If "
        "somebody holds, you win in %4 of 100.");
    //: %1: a figure (das Herz), %3: a number of a hundred ("about 62")
    constexpr const char* sureClaimFigures = QT_TRANSLATE_NOOP("BietenReason",
        "Nobody can take %1 from you, and in %3 of 100 deals everybody says “Good”.");
    //: %1: a figure (das Herz), %2 and %3: numbers of a hundred: of the last trick the second one
    constexpr const char* nameForBoth = QT_TRANSLATE_NOOP("BietenReason",
        "With this name for your wild card you win %1 in %2 of 100 deals and the last trick in "
        "%3.");
    //: %3: a number of a hundred ("about 62")
    constexpr const char* nameForLast = QT_TRANSLATE_NOOP("BietenReason",
        "With this name for your wild card you win the last trick in %3 of 100 deals.");
    //: %1: a figure (das Herz), %2: a number of a hundred ("about 62"), %3: another ("34")
    constexpr const char* holdPays = QT_TRANSLATE_NOOP(
        "BietenReason", "You win %1 in %2 of 100 deals; holding pays from %3 upwards.");
    constexpr const char* holdLoses = QT_TRANSLATE_NOOP(
        "BietenReason", "You win %1 in %2 of 100 deals; holding pays only from %3 upwards.");
    constexpr const char* holdIsFree = QT_TRANSLATE_NOOP("BietenReason",
        "You win %1 in %2 of 100 deals, and holding costs you no more than “Good”.");
    constexpr const char* holdIsVain = QT_TRANSLATE_NOOP("BietenReason",
        "You win %1 in %2 of 100 deals, but saying “Good” is worth just as much as winning it.");
    //: The same, where one says “Good”
    constexpr const char* ifHeldItPays = QT_TRANSLATE_NOOP("BietenReason",
        "If you hold, you win %1 in %2 of 100 deals; holding pays from %3 upwards.");
    constexpr const char* ifHeldItLoses = QT_TRANSLATE_NOOP("BietenReason",
        "If you hold, you win %1 in %2 of 100 deals; holding pays only from %3 upwards.");
    constexpr const char* ifHeldItIsFree = QT_TRANSLATE_NOOP("BietenReason",
        "If you hold, you win %1 in %2 of 100 deals, and it costs you no more than “Good”.");
    constexpr const char* ifHeldItIsVain = QT_TRANSLATE_NOOP("BietenReason",
        "If you hold, you win %1 in %2 of 100 deals, but “Good” is worth just as much as "
        "winning it.");
    constexpr const char* enoughToBid = QT_TRANSLATE_NOOP(
        "BietenReason", "You win %1 in %2 of 100 deals; %3 are enough for a bid.");
    constexpr const char* tooFewToBid
        = QT_TRANSLATE_NOOP("BietenReason", "You win %1 in %2 of 100 deals; a bid takes %3.");
    constexpr const char* enoughForThree = QT_TRANSLATE_NOOP(
        "BietenReason", "You win %1 in %2 of 100 deals; %3 are enough to say three.");
    constexpr const char* tooFewForThree = QT_TRANSLATE_NOOP(
        "BietenReason", "You win %1 in %2 of 100 deals; it takes %3 to say three.");
    constexpr const char* enoughToHold = QT_TRANSLATE_NOOP(
        "BietenReason", "You win %1 in %2 of 100 deals; %3 are enough to hold.");
    constexpr const char* tooFewToHold
        = QT_TRANSLATE_NOOP("BietenReason", "You win %1 in %2 of 100 deals; it takes %3 to hold.");

    //: Of the Weli, where it is the only wild card
    constexpr const char* onlyTheWeli
        = QT_TRANSLATE_NOOP("BietenReason", "You must play the Weli.");
    constexpr const char* weliNamedFor
        = QT_TRANSLATE_NOOP("BietenReason", "So named, your Weli counts for %1.");
    //: %1: a figure (das Herz), %2 and %3: numbers of a hundred: of the last trick the second one
    constexpr const char* nameWeliForBoth = QT_TRANSLATE_NOOP("BietenReason",
        "With this name for the Weli you win %1 in %2 of 100 deals and the last trick in %3.");
    //: %3: a number of a hundred ("about 62")
    constexpr const char* nameWeliForLast = QT_TRANSLATE_NOOP(
        "BietenReason", "With this name for the Weli you win the last trick in %3 of 100 deals.");
    //: %1: a figure (das Herz), %2: a number of a hundred ("about 62")
    constexpr const char* ifThreeIsHeld = QT_TRANSLATE_NOOP("BietenReason",
        "If you say three for %1 and somebody holds, you win it in only %2 of 100 deals.");
    constexpr const char* ifBidItIsLost = QT_TRANSLATE_NOOP(
        "BietenReason", "If you bid %1 and somebody holds, you hardly ever win it.");
    constexpr const char* ifThreeIsLost = QT_TRANSLATE_NOOP(
        "BietenReason", "If you say three for %1 and somebody holds, you hardly ever win it.");
    //: Of who says “Good”; %1: a figure (das Herz)
    constexpr const char* takesTheWeli
        = QT_TRANSLATE_NOOP("BietenReason", "To hold %1 you would need your Weli.");
    constexpr const char* takesAWild
        = QT_TRANSLATE_NOOP("BietenReason", "To hold %1 you would need your wild card.");
    //: The ways to wait for a bid where one may answer it with three, and where one may not say
    //: three
    constexpr const char* waitAndSayThree = QT_TRANSLATE_NOOP("BietenReason",
        "Nobody can take %1 from you: wait until somebody else bids it, and answer with three.");
    constexpr const char* waitAndHold = QT_TRANSLATE_NOOP(
        "BietenReason", "Nobody can take %1 from you: wait until somebody else bids it, and hold.");
    //: Of an act that is not advised; points: in this deal
    constexpr const char* lessOfTheMatch = QT_TRANSLATE_NOOP(
        "BietenReason", "It brings more points, but it is worse for the match.");
    constexpr const char* noMoreOfTheMatch = QT_TRANSLATE_NOOP(
        "BietenReason", "It brings more points, but in the match it is worth no more.");
    //: %1: a figure (das Herz), %2 and %3: numbers of a hundred: by this move, by the best one
    constexpr const char* tiesTheWeli = QT_TRANSLATE_NOOP("BietenReason",
        "It ties your Weli: you then win %1 in %2 of 100 deals only, and not in %3.");
    //: The same where they are next to none; %1: a figure, %3: a number of a hundred
    constexpr const char* tiesForGood = QT_TRANSLATE_NOOP("BietenReason",
        "It ties your wild card: you then hardly ever win %1, and not in %3 of 100 deals.");
    constexpr const char* tiesTheWeliForGood = QT_TRANSLATE_NOOP("BietenReason",
        "It ties your Weli: you then hardly ever win %1, and not in %3 of 100 deals.");
    //: Of a card or a name
    constexpr const char* otherWillDo
        = QT_TRANSLATE_NOOP("BietenReason", "Something else is worth about as much.");
    //: %1: a figure (das Herz), %2 and %3: numbers of a hundred: so, and if one bids
    constexpr const char* ifYouBid = QT_TRANSLATE_NOOP(
        "BietenReason", "You win %1 in %2 of 100 deals this way; if you bid, in %3.");
    //: Of a card that must be played, for it is the last one in hand
    constexpr const char* lastCard
        = QT_TRANSLATE_NOOP("BietenReason", "You have only this card left.");
    //: %1: a figure (das Herz), %2 and %3: numbers of a hundred: with this card, and with another
    constexpr const char* withAnotherCard = QT_TRANSLATE_NOOP(
        "BietenReason", "You win %1 in %2 of 100 deals, with another card in %3.");
    //: The same where only one other card is in hand
    constexpr const char* withTheOtherCard = QT_TRANSLATE_NOOP(
        "BietenReason", "You win %1 in %2 of 100 deals, with the other card in %3.");
    //: Of a bid; %1: a figure (das Herz), %2: a number of a hundred ("about 62")
    constexpr const char* winsOrIsGood = QT_TRANSLATE_NOOP(
        "BietenReason", "You score %1 in %2 of 100 deals: by winning, or because all say “Good”.");
    //: Of a card that must be played
    constexpr const char* bidIsAsGood
        = QT_TRANSLATE_NOOP("BietenReason", "To bid first is worth about as much.");

    //: The same of a three
    constexpr const char* threeIsAsGood
        = QT_TRANSLATE_NOOP("BietenReason", "To say three first is worth about as much.");
    //: Speaking up: to bid, or to say three, before the card that must be played
    constexpr const char* sayNothingYet
        = QT_TRANSLATE_NOOP("BietenReason", "Do not speak up yet: that is worth less to you.");
    //: Of who asks; %n: points that are lacking, three at most
    constexpr const char* askerIsNearlyOut = QT_TRANSLATE_N_NOOP("BietenReason",
        "Who asks is only %n point(s) short: if you hold and lose, that may be enough to go out.");
    //: %n: points that are lacking, three at most; %3: a name
    constexpr const char* namedAskerIsNearlyOut = QT_TRANSLATE_N_NOOP(
        "BietenReason", "%3 is only %n point(s) short: if you hold and %3 wins, %3 is out.");

    /// Those that name somebody: %1 is the figure, %2 a number of a hundred, %3 a name.
    constexpr std::array sentencesOfPeople {
        Sentence { BietenReason::BidderBetter,
            QT_TRANSLATE_NOOP(
                "BietenReason", "If you hold, %3 wins the figure in %2 of 100 deals.") },
        Sentence { BietenReason::RaiserBetter,
            QT_TRANSLATE_NOOP("BietenReason",
                "If you hold, %3, who said three, wins the figure in %2 of 100 deals.") },
        Sentence { BietenReason::NearlyOut,
            QT_TRANSLATE_N_NOOP("BietenReason", "%3 is only %n point(s) short.") },
        Sentence { BietenReason::OnlyIfLed,
            QT_TRANSLATE_NOOP("BietenReason",
                "%3 leads to the last trick: it can be yours only if the suit of your last card is "
                "led.") },
    };

    QString figureText(Measure measure, double figure, CardWords cards)
    {
        switch (measure) {
        case Measure::Chance: return aboutInHundred(figure);
        case Measure::Figures: return about(onAverage(figure));
        case Measure::Points: return about(pointsOnAverage(figure));
        case Measure::Cards: return QString::number(std::lround(figure));
        case Measure::Card: return asObject(Card::at(static_cast<int>(figure)), cards);
        default: return {};
        }
    }

    /// The highest first, wild cards last.
    QStringList namesOf(CardSet set, QString (*nameOf)(Card, CardWords), CardWords cards)
    {
        QStringList names;
        for (const Rank rank : ranks)
            for (const Card card : set& CardSet::of(rank)) names << nameOf(card, cards);
        return names;
    }

    /// Those that one has, or any of those that could beat one.
    QString setText(const BietenWhy& why, double figure, CardWords cards)
    {
        const CardSet set = bots::cardsIn(figure);
        if (measuresOf(why.reason)[0] == Measure::Set) return list(namesOf(set, asObject, cards));
        return anyOf(namesOf(set, asSubject, cards));
    }

    QString told(const char* text, const BietenWhy& why, QStringList figures, CardWords cards)
    {
        figures.prepend(why.figure ? inSentence(*why.figure, cards) : QString());
        return filled("BietenReason", text, figures, static_cast<int>(std::lround(why.figures[0])));
    }

    /// A chance, and from where on something is done: what is said if it is reached, and if not.
    struct Threshold {
        const char* reached = nullptr;
        const char* missed = nullptr;
        bool sampled = false;
    };

    Threshold thresholdOf(BietenReason reason, bool givesIn)
    {
        switch (reason) {
        case BietenReason::BidTakes: return { enoughToBid, tooFewToBid };
        case BietenReason::ThreeTakes: return { enoughForThree, tooFewForThree };
        case BietenReason::HoldTakes: return { enoughToHold, tooFewToHold };
        case BietenReason::Hold:
        case BietenReason::Weak:
        case BietenReason::LetGo:
            if (givesIn) return { ifHeldItPays, ifHeldItLoses };
            return { holdPays, holdLoses };
        case BietenReason::HoldPays:
        case BietenReason::HoldLoses:
            if (givesIn) return { ifHeldItPays, ifHeldItLoses, true };
            return { holdPays, holdLoses, true };
        default: return {};
        }
    }

    bool isCertain(double chance) { return chance > 1 - 1e-9; }

    QString thresholdText(const BietenWhy& why, const Threshold& threshold, CardWords cards)
    {
        const double chance = why.figures[0];
        if (!threshold.sampled && isCertain(chance))
            return told(sentenceOf(sentences, BietenReason::Certain), why, {}, cards);
        const bool reached = chance > why.figures[1];
        // What is reached is not below it once both are rounded, nor is what is missed above it.
        const double least = std::round(100 * why.figures[1]) / 100;
        const double shown = reached ? std::max(chance, least) : std::min(chance, least - 0.01);
        QStringList figures { aboutInHundred(std::max(shown, 0.0)), inHundred(least) };
        const bool givesIn = threshold.reached == ifHeldItPays;
        if (threshold.sampled) {
            if (least < 0.005)
                return told(givesIn ? ifHeldItIsFree : holdIsFree, why, figures, cards);
            if (least > 0.995)
                return told(givesIn ? ifHeldItIsVain : holdIsVain, why, figures, cards);
        }
        if (givesIn || threshold.reached == holdPays) figures[1] = about(figures[1]);
        return told(reached ? threshold.reached : threshold.missed, why, figures, cards);
    }

    bool isAClaim(BietenReason reason)
    {
        return reason >= BietenReason::Strong && reason <= BietenReason::BluffThree;
    }

    //: %3: a card (the ten of leaves; den Laub-Zehner), %4: others ("the ace of leaves or the
    //: Weli")
    constexpr const char* onlyThese = QT_TRANSLATE_NOOP("BietenReason", "Only %4 can beat %3.");
    //: The same where one says “Good”
    constexpr const char* these = QT_TRANSLATE_NOOP("BietenReason", "%4 can still beat %3.");
    //: %2: a card: higher ones are unseen, but nobody who has cards can have any of its suit
    constexpr const char* suitIsGone = QT_TRANSLATE_NOOP(
        "BietenReason", "Nobody else has its suit any more: %2 cannot be beaten.");
    //: %3: a card (the ace of leaves; das Laub-Ass)
    constexpr const char* ifLedItWins = QT_TRANSLATE_NOOP(
        "BietenReason", "If you lead %3 to the last trick, the trick is yours.");
    //: %2: two aces
    constexpr const char* twoAces
        = QT_TRANSLATE_NOOP("BietenReason", "You have %2: only three of a kind beat that.");
    //: %2: two cards that follow each other (the ober of hearts and the unter of hearts)
    constexpr const char* runOfTwo = QT_TRANSLATE_NOOP(
        "BietenReason", "You have %2: a higher run beats that, one of three cards always does.");
    //: %2: an ace and its king
    constexpr const char* topRunOfTwo
        = QT_TRANSLATE_NOOP("BietenReason", "You have %2: only a run of three cards beats that.");

    constexpr const char* noCardTakes
        = QT_TRANSLATE_NOOP("BietenReason", "You cannot win this trick with any card.");

    bool playsTheWeli(const BietenEvaluation& one)
    {
        return one.action && one.action->verb() == Verb::Play && one.action->card() == sixOfBells;
    }

    bool says(const BietenEvaluation& one, Verb verb)
    {
        return one.action && one.action->verb() == verb;
    }

    const BietenWhy* whyOf(const BietenEvaluation& one, BietenReason reason)
    {
        const auto* const found = std::find_if(one.whys.begin(), one.whys.end(),
            [reason](const BietenWhy& why) { return why.reason == reason; });
        return found == one.whys.end() ? nullptr : found;
    }

    bool playsNaturally(const BietenEvaluation& one)
    {
        return one.action && one.action->verb() == Verb::Play
            && one.action->card() == one.action->as();
    }

    const char* tyingSentence(const BietenWhy& why)
    {
        const bool isOfWeli = why.figures[2] == 1;
        if (why.figures[0] < 0.005) return isOfWeli ? tiesTheWeliForGood : tiesForGood;
        return isOfWeli ? tiesTheWeli : sentenceOf(sentences, why.reason);
    }

    const char* comparingSentence(const BietenWhy& why, const BietenEvaluation& one)
    {
        if (why.figures[2] == 0) return ifYouBid;
        if (!playsNaturally(one)) return sentenceOf(sentences, why.reason);
        return why.figures[2] == 2 ? withTheOtherCard : withAnotherCard;
    }

    /// Another choice: beside a card that must be played it is to say something before it.
    const char* sentenceOfAnother(const BietenWhy& why, const BietenEvaluation& one)
    {
        if (const BietenWhy* const only = whyOf(one, BietenReason::OnlyCard))
            return only->figures[1] == 1 ? threeIsAsGood : bidIsAsGood;
        return says(one, Verb::Play) ? otherWillDo : sentenceOf(sentences, why.reason);
    }

    /// Cards by their names, as long as they are few.
    const char* sentenceOfHigher(const BietenWhy& why, const BietenEvaluation& one)
    {
        const int count = bots::cardsIn(why.figures[2]).size();
        if (count == 0 || count > bots::fewUnseen) return sentenceOf(sentences, why.reason);
        return says(one, Verb::Good) ? these : onlyThese;
    }

    const char* sentenceOfPair(const BietenWhy& why)
    {
        const CardSet pair = bots::cardsIn(why.figures[0]);
        const bool isTop = !pair.empty() && pair.first().rank() == Rank::Ace;
        if (why.figure == Figure::Run) return isTop ? topRunOfTwo : runOfTwo;
        return isTop ? twoAces : sentenceOf(sentences, why.reason);
    }

    const char* sentenceOfClaim(const BietenWhy& why)
    {
        constexpr double hardlyEver = 0.02;
        const bool isThree = why.figures[1] == 1;
        if (why.figures[0] < hardlyEver) return isThree ? ifThreeIsLost : ifBidItIsLost;
        return isThree ? ifThreeIsHeld : sentenceOf(sentences, why.reason);
    }

    const char* sentenceOfWaiting(const BietenWhy& why)
    {
        switch (static_cast<bots::WayToThree>(why.figures[0])) {
        case bots::WayToThree::HoldFirst: break;
        case bots::WayToThree::AtOnce: return waitAndSayThree;
        case bots::WayToThree::HoldOnly: return waitAndHold;
        }
        return sentenceOf(sentences, why.reason);
    }

    /// What is said of the reason itself.
    const char* ownSentence(const BietenWhy& why, const BietenEvaluation& one)
    {
        const bool isOfWeli = playsTheWeli(one);
        if (isOfWeli && why.reason == BietenReason::OnlyWild) return onlyTheWeli;
        if (isOfWeli && why.reason == BietenReason::NamedFor) return weliNamedFor;
        if (why.reason == BietenReason::HigherUnseen) return sentenceOfHigher(why, one);
        if (why.reason == BietenReason::NoneHigher && why.figures[1] == 1) return suitIsGone;
        if (why.reason == BietenReason::IfLed && bots::cardsIn(why.figures[2]).empty())
            return ifLedItWins;
        if (why.reason == BietenReason::PairHeld) return sentenceOfPair(why);
        if (why.reason == BietenReason::WeliHelps && says(one, Verb::Good)) return takesTheWeli;
        if (why.reason == BietenReason::WildHelps && says(one, Verb::Good)) return takesAWild;
        if (why.reason == BietenReason::WaitForBid) return sentenceOfWaiting(why);
        if (why.reason == BietenReason::IfClaimedAndHeld) return sentenceOfClaim(why);
        if (why.reason == BietenReason::CannotTake && why.figures[0] == 1) return noCardTakes;
        if (why.reason == BietenReason::Unreadable) return sentenceOfAnother(why, one);
        if (why.reason == BietenReason::MorePoints && why.figures[0] == 1) return lessOfTheMatch;
        if (why.reason == BietenReason::MorePoints && why.figures[0] == 2) return noMoreOfTheMatch;
        if (why.reason == BietenReason::TiesWild) return tyingSentence(why);
        if (why.reason == BietenReason::Compared) return comparingSentence(why, one);
        if (why.reason == BietenReason::NothingGained && says(one, Verb::Play))
            return sayNothingYet;
        if (why.reason == BietenReason::NearlyOut && why.figures[2] == 1) return askerIsNearlyOut;
        if (why.reason == BietenReason::Wins && why.figures[1] == 1) return winsOrIsGood;
        if (why.reason == BietenReason::OnlyCard && why.figures[0] == 1) return lastCard;
        return sentenceOf(sentences, why.reason);
    }

    const char* namingSentence(const BietenWhy& why, bool isOfWeli)
    {
        if (why.figure == Figure::Last) return isOfWeli ? nameWeliForLast : nameForLast;
        return isOfWeli ? nameWeliForBoth : nameForBoth;
    }

    QString sentenceFor(const BietenWhy& why, const BietenEvaluation& one, CardWords cards,
        const QStringList& names)
    {
        QStringList figures;
        const bots::Measures measures = measuresOf(why.reason);
        for (std::size_t i = 0; i < measures.size(); ++i)
            figures << (measures[i] == Measure::Set
                    ? setText(why, why.figures[i], cards)
                    : figureText(measures[i], why.figures[i], cards));
        const QString person = personIn(measures, why.figures, names);
        if (!person.isEmpty()) {
            const bool isOfAsker = why.reason == BietenReason::NearlyOut && why.figures[2] == 1;
            return told(
                isOfAsker ? namedAskerIsNearlyOut : sentenceOf(sentencesOfPeople, why.reason), why,
                { figures.first(), person }, cards);
        }
        QStringList text;
        const char* const own = ownSentence(why, one);
        if (*own != '\0') text << told(own, why, figures, cards);
        if (isAClaim(why.reason))
            text << told(
                isCertain(why.figures[0]) ? sureClaimFigures : claimFigures, why, figures, cards);
        if (why.reason == BietenReason::NameWild)
            text << told(namingSentence(why, playsTheWeli(one)), why, figures, cards);
        if (const Threshold threshold = thresholdOf(why.reason, says(one, Verb::Good));
            threshold.reached != nullptr)
            text << thresholdText(why, threshold, cards);
        return text.join(' ');
    }

    QString played(const Action& action, CardWords cards)
    {
        QString name = nameOf(action.card(), cards);
        if (action.card() == action.as()) return name;
        //: A wild card is played: %1 is the card, %2 what it is named (Weli als Herz-Ass)
        return Act::tr("%1 as %2").arg(name, nameOf(action.as(), cards));
    }

    QString acted(const Action& action, CardWords cards, const QStringList& names)
    {
        switch (action.verb()) {
        //: %1 is how many cards are lifted
        case Verb::Cut: return Act::tr("cut after %1 cards").arg(action.lifted());
        case Verb::Steal: return Act::tr("take the card");
        case Verb::Leave: return Act::tr("leave the card");
        //: Deals one card to each, then two
        case Verb::DealOneTwo: return Act::tr("one, then two");
        case Verb::DealTwoOne: return Act::tr("two, then one");
        case Verb::Play: return played(action, cards);
        //: %1 is a figure (das Herz bieten; bjuda hjärter)
        case Verb::Bid: return Act::tr("bid %1").arg(inSentence(action.figure(), cards));
        //: %1 is a figure (Drei für das Herz; tre för hjärter)
        case Verb::Three: return Act::tr("three for %1").arg(inSentence(action.figure(), cards));
        //: The answer that gives in (gut; passa)
        case Verb::Good: return Act::tr("say “Good”");
        //: The answer that holds (halten; syna)
        case Verb::Hold: return Act::tr("hold");
        //: %1 is a player
        case Verb::Claim:
            return Act::tr("protest against %1").arg(names.value(action.claimed().index));
        case Verb::Pass: return Act::tr("no protest");
        }
        return {};
    }

}

QString actOf(const std::optional<Action>& action, CardWords cards, const QStringList& names)
{
    return capitalised(actWithin(action, cards, names));
}

QString actWithin(const std::optional<Action>& action, CardWords cards, const QStringList& names)
{
    //: Says nothing for now
    return action ? acted(*action, cards, names) : Act::tr("wait");
}

QString valueOf(const BietenEvaluation& evaluation)
{
    if (!evaluation.expected) return noValue();
    const bots::BietenPoints& expected = *evaluation.expected;
    const bool isMeasure = !evaluation.action || evaluation.action->verb() == Verb::Good;
    if (expected.relative && isMeasure) return noValue(); // the others are compared with it
    QString amount = pointsOnAverage(expected.points);
    //: %1: points ("about 1.4 points")
    if (!expected.relative) return Value::tr("%1 in this deal").arg(about(amount));
    if (expected.points >= 0.05) amount.prepend('+');
    const bool isCard = evaluation.action && evaluation.action->verb() == Verb::Play;
    //: By the book: %1: points ("−0.4 points")
    return isCard ? Value::tr("%1 compared with the best card").arg(amount)
                  //: By the book: %1: points ("+0.4 points") more than if one says nothing or good
                  : Value::tr("%1 compared with waiting or “Good”").arg(amount);
}

QStringList reasonsOf(const BietenEvaluation& evaluation, CardWords cards, const QStringList& names)
{
    QStringList all;
    for (const BietenWhy& why : evaluation.whys) all << sentenceFor(why, evaluation, cards, names);
    return all;
}

QString amountIn(std::type_identity<bieten::Action> /*game*/, double amount)
{
    return pointsOnAverage(amount);
}

}
