#pragma once

#include "core/games.h"

#include <QString>

#include <optional>

namespace weli {

/// How far the person has come in each lesson, in a file of its own.
class LessonProgress {
public:
    explicit LessonProgress(QString file);

    /// The step that was reached last, from 0; nothing: the lesson was never begun.
    [[nodiscard]] std::optional<int> stepOf(const AnyGame& game, const QString& lesson) const;
    /// Once done, always done.
    [[nodiscard]] bool isDone(const AnyGame& game, const QString& lesson) const;
    [[nodiscard]] bool isEmpty() const;
    /// False if it could not be written.
    [[nodiscard]] bool reached(const AnyGame& game, const QString& lesson, int step) const;
    [[nodiscard]] bool finished(const AnyGame& game, const QString& lesson) const;

private:
    [[nodiscard]] bool write(const QString& key, const QVariant& value) const;

    QString file_;
};

}
