#pragma once

#include "core/review/puzzle.h"
#include "ui/model/drills/drill_boxes.h"
#include "ui/model/puzzles/puzzle_player.h"

#include <QString>

#include <map>
#include <vector>

namespace weli {

/// How well each puzzle sits, by its name; one that was never tried is not there.
using PuzzleBoxes = std::map<QString, DrillBox>;

/// The puzzles of this game's book, the easiest first.
std::vector<review::Puzzle> bookOfPuzzles(const AnyGame& game);
/// How many of them have left the first box.
int solvedOf(const std::vector<review::Puzzle>& book, const PuzzleBoxes& boxes);
/// How many of these are to be asked again today.
int dueOf(const std::vector<review::Puzzle>& puzzles, const PuzzleBoxes& boxes, QDate today);

inline constexpr std::size_t puzzleRound = 10;
/// What comes next: first what is due again, the weakest of it first, then what is new, then the
/// rest; a person with this name sits where there is something to decide.
std::vector<PuzzleSource> nextPuzzles(const std::vector<review::Puzzle>& book,
    const PuzzleBoxes& boxes, QDate today, const QString& person);

}
