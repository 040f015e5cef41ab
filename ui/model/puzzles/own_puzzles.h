#pragma once

#include "core/review/puzzle.h"
#include "ui/model/kept_lines.h"

#include <QString>

#include <optional>
#include <vector>

namespace weli {

/// What a person did wrong in matches and did not find when asked, as puzzles of their own, in a
/// file of lines of core/review/puzzle_text.h: each has its match up to there, and outlives it.
class OwnPuzzles {
public:
    explicit OwnPuzzles(const QString& file);

    struct Read {
        std::vector<review::Puzzle> puzzles; // the oldest first
        QString trouble; // what is to be said of the file; empty: nothing
    };
    /// Those of one game.
    [[nodiscard]] Read read(const AnyGame& game) const;
    /// Keeps it under this name, once; what went wrong, if anything.
    [[nodiscard]] std::optional<QString> add(review::Puzzle puzzle, const QString& name) const;
    /// It has been learnt.
    [[nodiscard]] std::optional<QString> remove(const QString& name) const;

    /// The same decision has the same name, and no other one has, whatever there is in the books.
    static QString nameOf(const review::Puzzle& puzzle);
    static bool isOwn(const QString& name);

private:
    KeptLines kept_;
};

}
