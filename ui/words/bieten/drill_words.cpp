#include "ui/words/bieten/drill_words.h"

#include <QCoreApplication>

#include <array>

namespace weli::words {

using drill::Kind;
using drill::Reason;

namespace {

    constexpr std::array kinds {
        DrillQuestion { Kind::BietenPlayable, QT_TRANSLATE_NOOP("BietenDrill", "Following suit"),
            QT_TRANSLATE_NOOP("BietenDrill", "%1 were led. Which of these cards may you play?") },
        DrillQuestion { Kind::BietenTrick, QT_TRANSLATE_NOOP("BietenDrill", "Taking a trick"),
            QT_TRANSLATE_NOOP("BietenDrill", "You play: %1. Who takes the trick?") },
        DrillQuestion { Kind::BietenFigures, QT_TRANSLATE_NOOP("BietenDrill", "Your figures"),
            QT_TRANSLATE_NOOP("BietenDrill", "Which of these figures do you have?") },
        DrillQuestion { Kind::BietenBest, QT_TRANSLATE_NOOP("BietenDrill", "The best figure"),
            QT_TRANSLATE_NOOP("BietenDrill", "All hands lie face up. Who wins this figure: %1?") },
        DrillQuestion { Kind::BietenBids, QT_TRANSLATE_NOOP("BietenDrill", "When to bid"),
            QT_TRANSLATE_NOOP("BietenDrill", "Which figures may you bid now?") },
        DrillQuestion { Kind::BietenWorth,
            QT_TRANSLATE_NOOP("BietenDrill", "What a figure is worth"),
            QT_TRANSLATE_NOOP(
                "BietenDrill", "%2: you answer “%1” What is the figure worth then?") },
        DrillQuestion { Kind::BietenAnswers, QT_TRANSLATE_NOOP("BietenDrill", "Who answers"),
            QT_TRANSLATE_NOOP("BietenDrill", "You say “%1” Who has to answer next?") },
        DrillQuestion { Kind::BietenNames, QT_TRANSLATE_NOOP("BietenDrill", "Naming the Weli"),
            QT_TRANSLATE_NOOP(
                "BietenDrill", "You play the Weli. Which of these cards may it be named as?") },
        DrillQuestion { Kind::BietenGespannt, QT_TRANSLATE_NOOP("BietenDrill", "One point short"),
            QT_TRANSLATE_NOOP("BietenDrill", "Who may no longer bid?") },
        DrillQuestion { Kind::BietenOrder,
            QT_TRANSLATE_NOOP("BietenDrill", "The order of the count"),
            QT_TRANSLATE_NOOP(
                "BietenDrill", "You play: %1. The deal is over. Which figure is counted first?") },
        DrillQuestion { Kind::BietenPoints, QT_TRANSLATE_NOOP("BietenDrill", "Your points"),
            QT_TRANSLATE_NOOP(
                "BietenDrill", "You play: %1. The deal is over. How many points do you get?") },
        DrillQuestion { Kind::BietenOut, QT_TRANSLATE_NOOP("BietenDrill", "Going out"),
            QT_TRANSLATE_NOOP(
                "BietenDrill", "You play: %1. The deal is over. Who goes out first?") },
        DrillQuestion { Kind::BietenRound, QT_TRANSLATE_NOOP("BietenDrill", "Around the table"),
            QT_TRANSLATE_NOOP("BietenDrill", "Who %1 in the next deal?") },
    };

    constexpr std::array reasons {
        DrillReason { Reason::FiguresHeld,
            QT_TRANSLATE_NOOP("BietenDrill",
                "For %1 and %2 one card of the suit is enough. A set is two or three cards of one "
                "rank, a run two or three of one suit in order.") },
        DrillReason { Reason::BestSuit,
            QT_TRANSLATE_NOOP("BietenDrill", "%1: the highest card of the suit is %2.") },
        DrillReason { Reason::BestSet,
            QT_TRANSLATE_NOOP("BietenDrill",
                "Three cards of one rank beat two, then the higher rank wins. Here %1 cards of one "
                "rank win, one of them %2.") },
        DrillReason { Reason::BestRun,
            QT_TRANSLATE_NOOP("BietenDrill",
                "A run of three beats a run of two; otherwise the highest card decides. Here a run "
                "of %1 wins, with %2 at the top.") },
        DrillReason { Reason::FigureStands,
            QT_TRANSLATE_NOOP("BietenDrill",
                "%1: the best is shared. The figure is tied, and nobody scores it.") },
        DrillReason { Reason::NobodyHas,
            QT_TRANSLATE_NOOP("BietenDrill", "%1: nobody has the figure, so nobody scores it.") },
        DrillReason { Reason::WorthHeld,
            QT_TRANSLATE_NOOP(
                "BietenDrill", "A figure that is held is worth two points, whoever wins it.") },
        DrillReason { Reason::WorthThree,
            QT_TRANSLATE_NOOP("BietenDrill",
                "If three is held, the figure is worth three points. It goes no higher.") },
        DrillReason { Reason::WorthUnsettled,
            QT_TRANSLATE_NOOP("BietenDrill",
                "Others have yet to answer. Only a hold makes the figure worth more: two after a "
                "bid, three after a three. Until then it counts %1.") },
        DrillReason { Reason::WorthConceded,
            QT_TRANSLATE_NOOP("BietenDrill",
                "Nobody holds, so the figure is conceded: it counts one after a bid, two after a "
                "three. Here that makes %1.") },
        DrillReason { Reason::AnswersLeft,
            QT_TRANSLATE_NOOP("BietenDrill",
                "The answers go around the table, beginning to the left of whoever bid or said "
                "three.") },
        DrillReason { Reason::AnswersHeld,
            QT_TRANSLATE_NOOP("BietenDrill",
                "The first “I hold” ends the answering: the figure is held, for everybody.") },
        DrillReason { Reason::AnswersAll,
            QT_TRANSLATE_NOOP("BietenDrill",
                "Everybody has answered and nobody has held, so the figure is conceded.") },
        DrillReason { Reason::NamesOwn,
            QT_TRANSLATE_NOOP("BietenDrill",
                "The Weli cannot be named as either of your other two cards, played or not.") },
        DrillReason { Reason::NamesVoid,
            QT_TRANSLATE_NOOP("BietenDrill",
                "You did not follow when this suit was led: %1. So the Weli cannot be of that "
                "suit.") },
        DrillReason { Reason::NamesFollow,
            QT_TRANSLATE_NOOP("BietenDrill",
                "Led: %1. You can follow suit, so the Weli must be of this suit if you play it "
                "now.") },
        DrillReason { Reason::NamesBound,
            QT_TRANSLATE_NOOP("BietenDrill",
                "What you have bid, held and played binds you: with the name you choose you must "
                "really have the figure.") },
        DrillReason { Reason::NearTarget,
            QT_TRANSLATE_NOOP("BietenDrill",
                "One point short of the target (%1), you may no longer bid. Points, conceded ones "
                "included: %2.") },
        DrillReason { Reason::CountConceded,
            QT_TRANSLATE_NOOP("BietenDrill",
                "Conceded figures are settled at once and so counted before all others, in the "
                "order in which they were conceded. The first was: %1.") },
        DrillReason { Reason::CountRank,
            QT_TRANSLATE_NOOP("BietenDrill",
                "No figure was conceded, so all are counted by their rank: %1, %2, %3, %4, %5.") },
        DrillReason { Reason::PointsCounted,
            QT_TRANSLATE_NOOP("BietenDrill",
                "What you score: %1. A figure that nobody has bid counts one point, a conceded "
                "figure one or two, a held one two or three.") },
        DrillReason { Reason::OutFirst,
            QT_TRANSLATE_NOOP("BietenDrill",
                "The figures are counted one after another. This is the one that first brings "
                "somebody to %1 points: %2.") },
        DrillReason { Reason::OutNobody,
            QT_TRANSLATE_NOOP(
                "BietenDrill", "It takes %1 points to go out. After this deal: %2.") },
        DrillReason { Reason::RoundDeals,
            QT_TRANSLATE_NOOP(
                "BietenDrill", "After each deal the next player to the left deals.") },
        DrillReason { Reason::RoundCuts,
            QT_TRANSLATE_NOOP("BietenDrill",
                "The player to the right of the dealer cuts, and that is whoever dealt before.") },
        DrillReason { Reason::RoundLeads,
            QT_TRANSLATE_NOOP("BietenDrill",
                "Forehand, the player to the dealer’s left, leads; and after each deal the next "
                "player to the left deals.") },
    };

}

const DrillWords& bietenDrillWords()
{
    static constexpr DrillWords words { "BietenDrill", kinds, reasons };
    return words;
}

}
