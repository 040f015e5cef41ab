#pragma once

#include "core/games.h"
#include "ui/model/drills/drill_boxes.h"

#include <QTreeWidget>

namespace weli {

// The drills of a game beside the way of its lessons.

/// How many puzzles the book of a game has, and how many of them are solved; and how many a person
/// has of their own.
struct PuzzleCount {
    int solved = 0;
    int puzzles = 0; // 0: there is no such book
    int own = 0;
    int ownDue = 0; // today
};

/// A row for all kinds of question, one for the puzzles, one for one's own, and one for each kind
/// with how well it sits.
void fillWithDrills(QTreeWidget& list, const AnyGame& game, const DrillBoxes& boxes,
    const PuzzleCount& count, QDate today);
/// The only kind of the round that begins at the current row; nothing: all that there are.
std::optional<drill::Kind> chosenDrill(const QTreeWidget& list);
/// Is the row of the puzzles current? And that of one's own?
bool areChosenPuzzles(const QTreeWidget& list);
bool areChosenOwn(const QTreeWidget& list);
/// The current row now and after the list was filled anew.
int chosenRow(const QTreeWidget& list);
void chooseRow(QTreeWidget& list, int row);

}
