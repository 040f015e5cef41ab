#pragma once

#include <QString>

namespace weli {

/// The few words that the table says by itself; all others come with the Picture.
struct TableWords {
    QString goOn; // on the plate of a held table, with its mnemonic
    QString playAgain; // at the end of a match, with its mnemonic
    QString setUpAnew; // the same
    QString tellHabits; // the same
    QString settled; // in this deal nothing can change any more
    QString restIsMine; // all tricks that are left
    QString noneIsMine; // of them
    QString showRest; // of it, with its mnemonic
    QString table; // what a screen reader calls the table
    QString mayBePlayed;
    QString mayBeDrawn;
    QString notYourTurn;
    QString inFrontOf; // "%1" is the player
    QString inFrontOfYou;
    QString heldBy;
    QString heldByYou;
    QString enterAnswers; // for whoever presses Space when an answer is due
    QString enterDoes; // the same, where %1 has the focus
    QString enterPlays; // the card that it has just shown
    QString enterAgain; // for whoever pressed Enter before the question was heard
    QString mayBeLaidAside;
    QString laidAside; // chosen for it
    QString oneMore; // of two has to be chosen
    QString twoAreChosen; // "%1" is the button that lays them aside
    QString thisDeal; // above what each has won or lost in it
    QString total;
    QString heap; // the cards that nobody has been dealt
    QString cutHere; // "%1" is how many cards are lifted
    QString lastTrick; // while it is shown once more
    QString moreInTheBook; // a link below a sentence of which the book says more
    // What is pointed at where it is not a single thing.
    QString hand;
    QString trick;
    QString talon;
    QString result;
    bool operator==(const TableWords&) const = default;
};

/// In the language that is set now.
TableWords tableWords();

}
