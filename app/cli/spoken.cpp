#include "app/cli/spoken.h"

#include "ui/words/languages.h"

#include <QLocale>

#include <fstream>
#include <iostream>

namespace weli::cli {

TraceResult<AnyMatch> matchIn(const std::string& name)
{
    if (name == "-") return readMatch(std::cin);
    std::ifstream file(name, std::ios::binary);
    if (!file) return tl::unexpected<TraceProblem>({ 1, { Wrong::CannotOpen, {}, {} } });
    return readMatch(file);
}

Speech::Speech(const QString& language)
    : program_(count_, nullptr)
{
    QLocale::setDefault(QLocale(languageFor(language))); // its numbers
    if (translator_.load(":/i18n/weli_" + languageFor(language)))
        QCoreApplication::installTranslator(&translator_);
}

void print(const QString& line) { std::cout << line.toStdString() << '\n'; }

}
