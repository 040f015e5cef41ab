#include "ui/picture/initials.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <vector>

namespace weli {

namespace {

    /// What one sees as its first letter: it may take several characters.
    QString firstLetter(const QString& name)
    {
        QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, name);
        const auto end = letters.toNextBoundary();
        return end < 0 ? name : name.left(end);
    }

    /// Two letters for a name that begins like others: the second tells it from them if any does.
    QString twoLetters(
        const QString& name, const std::vector<QString>& alike, const QStringList& taken)
    {
        for (const bool mustTell : { true, false })
            for (qsizetype i = firstLetter(name).size(); i < name.size(); ++i) {
                QString letters = (firstLetter(name) + name[i]).toUpper();
                const bool tells = std::none_of(alike.begin(), alike.end(),
                    [&](const QString& other) { return other.mid(i, 1) == name[i]; });
                if (name[i].isLetterOrNumber() && (tells || !mustTell) && !taken.contains(letters))
                    return letters;
            }
        return firstLetter(name);
    }

}

QStringList initialsOf(const QStringList& names)
{
    QStringList initials;
    for (const QString& name : names) {
        std::vector<QString> alike;
        for (const QString& other : names)
            if (other != name && other.startsWith(firstLetter(name))) alike.push_back(other);
        initials << (alike.empty() ? firstLetter(name) : twoLetters(name, alike, initials));
    }
    return initials;
}

}
