#include "ui/words/table_words.h"

#include <QCoreApplication>

namespace weli {

TableWords tableWords()
{
    return {
        .goOn = QCoreApplication::translate("TableWords", "Go on (Space)"),
        .table = QCoreApplication::translate("TableWords", "Card table"),
        .mayBePlayed = QCoreApplication::translate("TableWords", "May be played"),
        .mayBeDrawn = QCoreApplication::translate("TableWords", "May be drawn"),
        .notYourTurn = QCoreApplication::translate("TableWords", "It is not your turn to play"),
        .inFrontOf = QCoreApplication::translate("TableWords", "Lies in front of %1"),
        .heldBy = QCoreApplication::translate("TableWords", "In the hand of %1"),
        .enterAnswers = QCoreApplication::translate(
            "TableWords", "You are asked: Enter gives the answer in the frame."),
        .mayBeLaidAside = QCoreApplication::translate("TableWords", "May be laid aside"),
        .laidAside = QCoreApplication::translate("TableWords", "Chosen to be laid aside"),
        .cutHere = QCoreApplication::translate("TableWords", "Cut the pack: lift %1 cards"),
    };
}

}
