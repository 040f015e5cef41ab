#pragma once

#include "core/games.h"
#include "ui/model/kept_values.h"

#include <QString>

#include <optional>

namespace weli {

/// How far the person has come in each lesson, in a file of its own. A lesson is known by its name
/// without the number, so that none is forgotten when others come before it.
class LessonProgress {
public:
    explicit LessonProgress(QString file);

    /// The step that was reached last, from 0; nothing: the lesson was never begun.
    [[nodiscard]] std::optional<int> stepOf(const AnyGame& game, const QString& lesson) const;
    /// Once done, always done.
    [[nodiscard]] bool isDone(const AnyGame& game, const QString& lesson) const;
    /// What is to be said of the file; empty: nothing.
    [[nodiscard]] QString trouble() const;
    /// What went wrong, if anything.
    [[nodiscard]] std::optional<QString> reached(
        const AnyGame& game, const QString& lesson, int step) const;
    [[nodiscard]] std::optional<QString> finished(const AnyGame& game, const QString& lesson) const;

private:
    KeptValues kept_;
};

}
