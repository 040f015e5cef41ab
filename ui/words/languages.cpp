#include "ui/words/languages.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

namespace weli {

namespace {

    /// Whoever reads the one understands the other.
    QString nearest(const QString& code)
    {
        constexpr std::array<const char*, 4> german { "gsw", "bar", "nds", "lb" };
        constexpr std::array<const char*, 4> scandinavian { "nb", "nn", "no", "da" };
        const auto is = [&code](const char* each) { return code == QLatin1String(each); };
        if (std::any_of(german.begin(), german.end(), is)) return "de";
        if (std::any_of(scandinavian.begin(), scandinavian.end(), is)) return "sv";
        return code;
    }

}

bool isSpoken(const QString& code)
{
    return std::any_of(languages.begin(), languages.end(),
        [&](const SpokenLanguage& each) { return code == QLatin1String(each.code); });
}

QString languageCodes()
{
    QStringList codes;
    for (const SpokenLanguage& each : languages) codes << each.code;
    return codes.join(", ");
}

QString languageFor(const QString& chosen)
{
    if (isSpoken(chosen)) return chosen;
    return languageAmong(QLocale::system().uiLanguages());
}

QString languageAmong(const QStringList& wanted)
{
    for (const QString& each : wanted) {
        QString code = nearest(each.section(u'-', 0, 0).section(u'_', 0, 0));
        if (isSpoken(code)) return code;
    }
    return sourceLanguage;
}

}
