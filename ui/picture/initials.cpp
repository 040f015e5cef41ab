#include "ui/picture/initials.h"

#include <algorithm>
#include <vector>

namespace weli {

namespace {

    /// Two letters for a name that begins like others: the second tells it from them if any does.
    QString twoLetters(
        const QString& name, const std::vector<QString>& alike, const QStringList& taken)
    {
        for (const bool mustTell : { true, false })
            for (qsizetype i = 1; i < name.size(); ++i) {
                QString letters = (name.left(1) + name[i]).toUpper();
                const bool tells = std::none_of(alike.begin(), alike.end(),
                    [&](const QString& other) { return other.mid(i, 1) == name[i]; });
                if (name[i].isLetterOrNumber() && (tells || !mustTell) && !taken.contains(letters))
                    return letters;
            }
        return name.left(1);
    }

}

QStringList initialsOf(const ViewContext& context)
{
    QStringList initials;
    for (const ViewContext::Who& who : context.seats) {
        std::vector<QString> alike;
        for (const ViewContext::Who& other : context.seats)
            if (other.name != who.name && other.name.startsWith(who.name.left(1)))
                alike.push_back(other.name);
        initials << (alike.empty() ? who.name.left(1) : twoLetters(who.name, alike, initials));
    }
    return initials;
}

}
