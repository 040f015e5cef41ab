#include "ui/model/lessons/lesson_progress.h"

#include "ui/model/any_rules.h"

#include <QSettings>

#include <utility>

namespace weli {

namespace {

    QString keyOf(const AnyGame& game, const QString& lesson, const char* what)
    {
        return codeOf(game) + u'/' + lesson + u'/' + what;
    }

}

LessonProgress::LessonProgress(QString file)
    : file_(std::move(file))
{
}

std::optional<int> LessonProgress::stepOf(const AnyGame& game, const QString& lesson) const
{
    bool isNumber = false;
    const int step = QSettings(file_, QSettings::IniFormat)
                         .value(keyOf(game, lesson, "step"))
                         .toInt(&isNumber);
    return isNumber && step >= 0 ? std::optional(step) : std::nullopt;
}

bool LessonProgress::isDone(const AnyGame& game, const QString& lesson) const
{
    return QSettings(file_, QSettings::IniFormat).value(keyOf(game, lesson, "done")).toBool();
}

bool LessonProgress::isEmpty() const
{
    return QSettings(file_, QSettings::IniFormat).allKeys().isEmpty();
}

bool LessonProgress::reached(const AnyGame& game, const QString& lesson, int step) const
{
    return write(keyOf(game, lesson, "step"), step);
}

bool LessonProgress::finished(const AnyGame& game, const QString& lesson) const
{
    return write(keyOf(game, lesson, "done"), true) && write(keyOf(game, lesson, "step"), 0);
}

bool LessonProgress::write(const QString& key, const QVariant& value) const
{
    QSettings file(file_, QSettings::IniFormat);
    file.setValue(key, value);
    file.sync();
    return file.status() == QSettings::NoError;
}

}
