#pragma once

#include "core/games.h"
#include "core/lesson/lesson.h"
#include "core/lesson/words.h"

#include <QString>

#include <optional>
#include <vector>

namespace weli {

/// A lesson with its words in one language.
struct LessonBook {
    AnyGame game;
    QString name; // "01-tricks": of its folder
    lesson::Lesson lesson;
    lesson::Words words;
};

/// The names of the lessons of a game, in their order.
std::vector<QString> lessonsOf(const AnyGame& game);
/// What the coach says in a game; nothing if it cannot be read.
std::optional<lesson::Words> coachWords(const AnyGame& game, const QString& language);
/// Nothing if there is no such lesson, or it cannot be read.
std::optional<LessonBook> lessonFrom(
    const AnyGame& game, const QString& name, const QString& language);

}
