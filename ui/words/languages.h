#pragma once

#include <QString>
#include <QStringList>

#include <array>

namespace weli {

/// A language that Weli speaks.
struct SpokenLanguage {
    const char* code;
    const char* name; // in itself
};

/// All of them. The build reads this list, too: each has a translations/weli_CODE.ts.
inline constexpr std::array languages {
    SpokenLanguage { "de", "Deutsch" },
    SpokenLanguage { "en", "English" },
    SpokenLanguage { "sv", "Svenska" },
};
/// The one that the texts in the source are in.
inline constexpr const char* sourceLanguage = "en";

bool isSpoken(const QString& code);
/// "de, en, sv".
QString languageCodes();
/// The one of ours that suits best; an empty choice is the system's.
QString languageFor(const QString& chosen);
/// The first of these that is spoken, or that is near one which is.
QString languageAmong(const QStringList& wanted);

}
