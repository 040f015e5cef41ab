#pragma once

#include "ui/model/kept_values.h"
#include "ui/model/puzzles/puzzle_book.h"

namespace weli {

/// What was solved of the books of puzzles, in a file of its own.
class PuzzleStore {
public:
    explicit PuzzleStore(QString file)
        : kept_(std::move(file))
    {
    }

    struct Read {
        PuzzleBoxes boxes;
        QString trouble; // what is to be said of the file; empty: nothing
    };
    /// Of one game; what cannot be understood is as if it had never been asked.
    [[nodiscard]] Read read(const AnyGame& game) const;
    /// Writes down an answer; what went wrong, if anything.
    [[nodiscard]] std::optional<QString> answered(
        const AnyGame& game, const QString& name, bool right, QDate today) const;

private:
    KeptValues kept_;
};

}
