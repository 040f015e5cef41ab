#include "ui/places/language.h"

#include "ui/words/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <array>

namespace weli {

namespace {

    // Debian has no Swedish texts of Qt, so Weli brings those that can be seen here.
    [[maybe_unused]] constexpr std::array textsOfQt {
        QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
        QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
        QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
        QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),
        QT_TRANSLATE_NOOP("QPlatformTheme", "&No"),
        QT_TRANSLATE_NOOP("QLineEdit", "&Undo"),
        QT_TRANSLATE_NOOP("QLineEdit", "&Redo"),
        QT_TRANSLATE_NOOP("QLineEdit", "Cu&t"),
        QT_TRANSLATE_NOOP("QLineEdit", "&Copy"),
        QT_TRANSLATE_NOOP("QLineEdit", "&Paste"),
        QT_TRANSLATE_NOOP("QLineEdit", "Delete"),
        QT_TRANSLATE_NOOP("QLineEdit", "Select All"),
        QT_TRANSLATE_NOOP("QWidgetTextControl", "&Copy"),
        QT_TRANSLATE_NOOP("QWidgetTextControl", "Select All"),
        QT_TRANSLATE_NOOP("QAbstractSpinBox", "&Select All"),
        QT_TRANSLATE_NOOP("QAbstractSpinBox", "&Step up"),
        QT_TRANSLATE_NOOP("QAbstractSpinBox", "Step &down"),
    };

}

Language::~Language()
{
    QCoreApplication::removeTranslator(&qt_);
    QCoreApplication::removeTranslator(&weli_);
}

void Language::speak(const QString& chosen)
{
    const QString code = languageFor(chosen);
    if (code == spoken_) return;
    spoken_ = code;
    // Dates and numbers are written as where the person lives.
    QLocale::setDefault(QLocale(QLocale(code).language(), QLocale::system().territory()));
    QCoreApplication::removeTranslator(&qt_);
    QCoreApplication::removeTranslator(&weli_);
    // Ours comes last and so is asked first: it translates Qt's buttons where Qt has no catalogue.
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (qt_.load("qtbase_" + code, folder)) QCoreApplication::installTranslator(&qt_);
    if (weli_.load(":/i18n/weli_" + code)) QCoreApplication::installTranslator(&weli_);
}

}
