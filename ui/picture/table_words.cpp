#include "ui/picture/table_words.h"

#include <QCoreApplication>

namespace weli {

TableWords tableWords()
{
    const auto tr
        = [](const char* text) { return QCoreApplication::translate("TableWords", text); };
    return {
        .goOn = tr(QT_TRANSLATE_NOOP("TableWords", "Go on (Space)")),
        .table = tr(QT_TRANSLATE_NOOP("TableWords", "Card table")),
        .mayBePlayed = tr(QT_TRANSLATE_NOOP("TableWords", "May be played")),
        .notYourTurn = tr(QT_TRANSLATE_NOOP("TableWords", "It is not your turn to play")),
        .inFrontOf = tr(QT_TRANSLATE_NOOP("TableWords", "Lies in front of %1")),
        .heldBy = tr(QT_TRANSLATE_NOOP("TableWords", "In the hand of %1")),
        .enterAnswers = tr(
            QT_TRANSLATE_NOOP("TableWords", "You are asked: Enter gives the answer in the frame.")),
        .cutHere = tr(QT_TRANSLATE_NOOP("TableWords", "Cut the pack: lift %1 cards")),
    };
}

}
