#include "ui/words/languages.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace weli {

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
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        QString code = wanted.section(u'-', 0, 0).section(u'_', 0, 0);
        if (isSpoken(code)) return code;
    }
    return sourceLanguage;
}

}
