#include "ui/words/table_words.h"

#include <QCoreApplication>

namespace weli {

TableWords tableWords()
{
    return {
        .goOn = QCoreApplication::translate("TableWords", "Go on (Space)"),
        //: Button at the end of a match: the same people play another one
        .playAgain = QCoreApplication::translate("TableWords", "Another &match"),
        .setUpAnew = QCoreApplication::translate("TableWords", "Change &players or rules"),
        //: Button at the end of a match: tells what each player was like in it
        .tellHabits = QCoreApplication::translate("TableWords", "&How they played"),
        .settled = QCoreApplication::translate("TableWords", "This deal is decided."),
        .restIsMine
        = QCoreApplication::translate("TableWords", "The rest of the tricks are yours."),
        .noneIsMine = QCoreApplication::translate("TableWords", "You will take no more tricks."),
        //: Button: what is left of the deal is played to its end, for the person as well
        .showRest = QCoreApplication::translate("TableWords", "Show the &rest"),
        .table = QCoreApplication::translate("TableWords", "Card table"),
        .mayBePlayed = QCoreApplication::translate("TableWords", "May be played"),
        .mayBeDrawn = QCoreApplication::translate("TableWords", "May be drawn"),
        .notYourTurn = QCoreApplication::translate("TableWords", "It is not your turn to play"),
        .inFrontOf = QCoreApplication::translate("TableWords", "Lies in front of %1"),
        .inFrontOfYou = QCoreApplication::translate("TableWords", "Lies in front of you"),
        .heldBy = QCoreApplication::translate("TableWords", "In %1’s hand"),
        .heldByYou = QCoreApplication::translate("TableWords", "In your hand"),
        .enterAnswers = QCoreApplication::translate(
            "TableWords", "Your choice: use the arrow keys, then press Enter."),
        //: For whoever presses Space where Enter answers; %1 a card or a button: "king of hearts"
        .enterDoes
        = QCoreApplication::translate("TableWords", "Left and Right choose, Enter takes “%1”."),
        //: Of a card of mine that Enter has just shown
        .enterPlays = QCoreApplication::translate("TableWords", "Enter again plays it."),
        //: For whoever pressed Enter before the question was heard; %1 a card or a button
        .enterAgain = QCoreApplication::translate("TableWords", "Enter again takes “%1”."),
        .mayBeLaidAside = QCoreApplication::translate("TableWords", "May be discarded"),
        .laidAside = QCoreApplication::translate("TableWords", "Chosen as a discard"),
        .oneMore
        = QCoreApplication::translate("TableWords", "One more to go; Enter takes this one back."),
        //: What is due: %1 is what the button says that lays them aside
        .twoAreChosen
        = QCoreApplication::translate("TableWords", "Two cards are chosen: confirm with “%1”."),
        //: Above what each player has won or lost in the deal that was counted: a short word
        .thisDeal = QCoreApplication::translate("TableWords", "deal"),
        //: Above what each player has in all
        .total = QCoreApplication::translate("TableWords", "total"),
        //: On the table of Bieten: the cards that are not dealt
        .heap = QCoreApplication::translate("TableWords", "not in play"),
        .cutHere = QCoreApplication::translate("TableWords", "Cut the pack: lift %1 cards"),
        .lastTrick = QCoreApplication::translate("weli::TablePage", "Last trick"),
        //: A link below what is said at the table
        .moreInTheBook = QCoreApplication::translate("TableWords", "More in the book"),
        //: What a lesson points at, for those who hear it
        .hand = QCoreApplication::translate("TableWords", "your hand"),
        .trick = QCoreApplication::translate("TableWords", "the cards played"),
        .talon = QCoreApplication::translate("TableWords", "the two cards on the table"),
        .result = QCoreApplication::translate("TableWords", "the result of the deal"),
    };
}

}
