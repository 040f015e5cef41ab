#include "ui/model/lessons/lesson_library.h"

#include "core/lesson/reader.h"
#include "ui/model/any_rules.h"

#include <QDir>
#include <QFile>

#include <sstream>

namespace weli {

namespace {

    QString folderOf(const AnyGame& game) { return ":/lessons/" + codeOf(game); }

    std::istringstream contentsOf(const QString& file)
    {
        QFile in(file);
        return std::istringstream(
            in.open(QIODevice::ReadOnly) ? in.readAll().toStdString() : std::string());
    }

    std::optional<lesson::Words> wordsIn(const QString& folder, const QString& language)
    {
        const std::string file = lesson::wordsFile(language.toStdString());
        std::istringstream text = contentsOf(folder + QString::fromStdString(file));
        auto words = lesson::readWords(text, file);
        return words ? std::optional(*std::move(words)) : std::nullopt;
    }

}

std::vector<QString> lessonsOf(const AnyGame& game)
{
    std::vector<QString> names;
    for (const QString& name :
        QDir(folderOf(game)).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        names.push_back(name);
    return names;
}

std::optional<lesson::Words> coachWords(const AnyGame& game, const QString& language)
{
    return wordsIn(":/coach/" + codeOf(game) + u'/', language);
}

std::optional<LessonBook> lessonFrom(
    const AnyGame& game, const QString& name, const QString& language)
{
    const QString folder = folderOf(game) + u'/' + name + u'/';
    std::istringstream data = contentsOf(folder + lesson::lessonFile.data());
    auto read = lesson::readLesson(data);
    auto words = wordsIn(folder, language);
    if (!read || !words) return std::nullopt;
    return LessonBook { game, name, std::move(*read), std::move(*words) };
}

}
