#include "ui/model/lessons/lesson_progress.h"

#include "ui/model/any_rules.h"

#include <utility>

namespace weli {

namespace {

    /// The key that this lesson is kept under: its place among the others may have changed since,
    /// "07-slate" is "08-slate".
    QString keyOf(const QJsonObject& lessons, const QString& lesson)
    {
        if (lessons.contains(lesson)) return lesson;
        for (const QString& key : lessons.keys())
            if (key.section(u'-', 1) == lesson.section(u'-', 1)) return key;
        return lesson;
    }

    QJsonObject lessonIn(const QJsonObject& values, const AnyGame& game, const QString& lesson)
    {
        const QJsonObject lessons = values.value(codeOf(game)).toObject();
        return lessons.value(keyOf(lessons, lesson)).toObject();
    }

    void put(
        QJsonObject& values, const AnyGame& game, const QString& name, const QJsonObject& lesson)
    {
        QJsonObject lessons = values.value(codeOf(game)).toObject();
        lessons.remove(keyOf(lessons, name));
        lessons[name] = lesson;
        values[codeOf(game)] = lessons;
    }

}

LessonProgress::LessonProgress(QString file)
    : kept_(std::move(file))
{
}

std::optional<int> LessonProgress::stepOf(const AnyGame& game, const QString& lesson) const
{
    bool isNumber = false;
    const QJsonObject found = lessonIn(kept_.read().values, game, lesson);
    const int step = found.value("step").toVariant().toInt(&isNumber);
    return isNumber && step >= 0 ? std::optional(step) : std::nullopt;
}

bool LessonProgress::isDone(const AnyGame& game, const QString& lesson) const
{
    return lessonIn(kept_.read().values, game, lesson).value("done").toVariant().toBool();
}

QString LessonProgress::trouble() const { return kept_.read().trouble; }

std::optional<QString> LessonProgress::reached(
    const AnyGame& game, const QString& lesson, int step) const
{
    return kept_.change([&](QJsonObject& values) {
        QJsonObject here = lessonIn(values, game, lesson);
        here["step"] = step;
        put(values, game, lesson, here);
    });
}

std::optional<QString> LessonProgress::finished(const AnyGame& game, const QString& lesson) const
{
    return kept_.change([&](QJsonObject& values) {
        put(values, game, lesson, { { "done", true }, { "step", 0 } });
    });
}

}
