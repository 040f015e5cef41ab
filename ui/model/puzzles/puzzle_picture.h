#pragma once

#include "core/lesson/pointer.h"

#include <QString>

#include <vector>

namespace weli {

/// What the window of a puzzle shows beside its table.
struct PuzzlePicture {
    enum class Stage : unsigned char {
        Weighing, // what can be done is still being weighed
        Asked,
        Wrong, // another act may be tried
        Right,
        Shown, // after giving up
        Over, // all puzzles are
    };
    Stage stage = Stage::Weighing;
    int id = 0; // of the puzzle; no other one has it
    int number = 1;
    int puzzles = 1;
    QString title;
    QString game;
    QString question;
    QString verdict;
    QString why; // the best is best
    std::vector<lesson::Pointer> best; // what does it
    bool operator==(const PuzzlePicture&) const = default;

    [[nodiscard]] bool isAsking() const { return stage == Stage::Asked || stage == Stage::Wrong; }
    /// There is no more to be done than to go on.
    [[nodiscard]] bool isTold() const { return stage == Stage::Right || stage == Stage::Shown; }
};

}
