#pragma once

#include "core/drill/question.h"
#include "core/games.h"
#include "ui/words/deck.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace weli {

/// A picture to draw: --picture.
struct Screenshot {
    QString file;
    QString place;
    AnyGame game; // of a position of our own
    QString language;
    QSize size;
    CardChoice cards;
    bool dark = false;
    bool highContrast = false;
    int letters = 100; // percent
    QString trace; // empty: a position of our own
    std::optional<int> acts; // only the first so many of the trace
    std::optional<int> seat; // whose window
    QString lesson;
    int step = 1; // of it
    std::optional<drill::Kind> kind; // of a drill; nothing: a round of all
    std::optional<int> answer; // the choice that is answered, from 0
    QString clause; // at which the book is open
    bool says = false; // prints what it offers a person
};

/// What the command line asks for.
struct Options {
    std::optional<Screenshot> portrait;
    QString match; // a trace to sit down to
    bool help = false;
    bool version = false;
    double scale = 1;
};

/// The options, or what is wrong with the command line.
std::variant<Options, QString> wishFrom(const QStringList& arguments);
QString helpText();

}
