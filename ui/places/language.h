#pragma once

#include <QString>
#include <QTranslator>

#include <array>

namespace weli {

/// The language that Weli speaks, its own texts and Qt's. Changing it makes every window hear a
/// QEvent::LanguageChange.
class Language {
public:
    struct Spoken {
        const char* code;
        const char* name; // in itself
    };
    static constexpr std::array<Spoken, 3> all { { { "de", "Deutsch" }, { "en", "English" },
        { "sv", "Svenska" } } };

    /// The one of ours that suits best; an empty choice is the system's.
    static QString resolved(const QString& chosen);

    Language() = default;
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;
    ~Language();

    void speak(const QString& chosen);
    [[nodiscard]] const QString& spoken() const { return spoken_; }

private:
    QString spoken_;
    QTranslator weli_;
    QTranslator qt_;
};

}
