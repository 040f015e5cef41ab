#pragma once

#include "core/matches.h"
#include "core/record/trace.h"

#include <QCoreApplication>
#include <QString>
#include <QTranslator>

#include <string>

namespace weli::cli {

/// The match in this trace, or in the standard input where the name is "-".
TraceResult<AnyMatch> matchIn(const std::string& name);

/// While it lives, words are in this language; in the system's if it is empty.
class Speech {
public:
    explicit Speech(const QString& language);

private:
    int count_ = 0;
    QCoreApplication program_;
    QTranslator translator_;
};

/// A line of text.
void print(const QString& line);

}
