#pragma once

#include <QString>
#include <QTranslator>

namespace weli {

/// The language that Weli speaks, its own texts and Qt's. Changing it makes every window hear a
/// QEvent::LanguageChange.
class Language {
public:
    Language() = default;
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;
    ~Language();

    /// An empty choice is the system's.
    void speak(const QString& chosen);
    [[nodiscard]] const QString& spoken() const { return spoken_; }

private:
    QString spoken_;
    QTranslator weli_;
    QTranslator qt_;
};

}
