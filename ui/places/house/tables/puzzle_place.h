#pragma once

#include "ui/model/puzzles/puzzle_player.h"
#include "ui/places/house/house.h"

#include <QObject>

namespace weli {

class BookPlace;
class PuzzlePage;

/// Where one looks for what is best, in one's own match or in the book of puzzles.
class PuzzlePlace : public QObject {
    Q_OBJECT

public:
    PuzzlePlace(const House& house, BookPlace& book, Thinker::Where thinks);

    /// Of the game that lies on the table.
    void open(const std::vector<PuzzleSource>& sources, std::size_t most);
    /// Waits until the acts of the puzzle are weighed.
    void finish();
    [[nodiscard]] PuzzlePlayer& player() { return player_; }
    /// It is there once puzzles have been opened.
    [[nodiscard]] PuzzlePage& page() { return *page_; }

private:
    QWidget* build();
    void enter();

    House house_;
    BookPlace& book_;
    PuzzlePlayer player_;
    PuzzlePage* page_ = nullptr;
};

}
