#include "ui/model/puzzles/own_puzzles.h"

#include "core/review/puzzle_text.h"
#include "ui/model/any_match.h"
#include "ui/words/problem_words.h"
#include "ui/words/words.h"

#include <QCryptographicHash>

#include <algorithm>
#include <sstream>

namespace weli {

namespace {

    constexpr qint64 largestPuzzles = qint64 { 64 } << 20;
    constexpr const char* ownStart = "own-";

    TraceResult<std::vector<review::Puzzle>> puzzlesIn(const QByteArray& line)
    {
        std::istringstream in(line.toStdString());
        return review::readPuzzles(in);
    }

    bool isNamed(const QByteArray& line, const QString& name)
    {
        return line.contains("\"name\":\"" + name.toUtf8() + '"');
    }

}

OwnPuzzles::OwnPuzzles(const QString& file)
    : kept_(file, largestPuzzles)
{
}

OwnPuzzles::Read OwnPuzzles::read(const AnyGame& game) const
{
    const KeptLines::Read found = kept_.read();
    Read read { {}, found.trouble };
    int number = 0;
    for (const QByteArray& line : found.lines) {
        ++number;
        auto puzzles = puzzlesIn(line);
        if (!puzzles && read.trouble.isEmpty())
            read.trouble = words::lineNotRead(
                kept_.file(), number, words::whatIsWrong(puzzles.error().problem));
        if (!puzzles) continue;
        for (review::Puzzle& puzzle : *puzzles)
            if (gameOf(puzzle.match) == game) read.puzzles.push_back(std::move(puzzle));
    }
    return read;
}

std::optional<QString> OwnPuzzles::add(review::Puzzle puzzle, const QString& name) const
{
    puzzle.name = name.toStdString();
    const QByteArray line = QByteArray::fromStdString(review::lineOf(puzzle)).trimmed();
    return kept_.change([&](KeptLines::Lines& lines) -> std::optional<QString> {
        std::erase_if(lines, [&](const QByteArray& each) { return isNamed(each, name); });
        lines.push_back(line);
        return std::nullopt;
    });
}

std::optional<QString> OwnPuzzles::remove(const QString& name) const
{
    return kept_.change([&](KeptLines::Lines& lines) -> std::optional<QString> {
        std::erase_if(lines, [&](const QByteArray& each) { return isNamed(each, name); });
        return std::nullopt;
    });
}

QString OwnPuzzles::nameOf(const review::Puzzle& puzzle)
{
    review::Puzzle asked = puzzle;
    asked.name.clear();
    const QByteArray line = QByteArray::fromStdString(review::lineOf(asked));
    const QByteArray hash = QCryptographicHash::hash(line, QCryptographicHash::Sha256);
    return ownStart + QString::fromLatin1(hash.toHex().left(12));
}

bool OwnPuzzles::isOwn(const QString& name) { return name.startsWith(ownStart); }

}
