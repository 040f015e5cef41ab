#include "ui/model/puzzles/own_puzzles.h"

#include "core/review/puzzle_text.h"
#include "tests/support/puzzles.h"
#include "ui/model/any_rules.h"

#include <QtTest>

using namespace weli;
using test::matchOf;
using test::placeIn;
using test::puzzleIn;

namespace {

/// A decision of the person in a match of this game.
review::Puzzle mistakeIn(int game, int back = 0)
{
    SavedMatch table = matchOf(game);
    rewind(table.match, placeIn(table, back));
    return puzzleIn(table, true);
}

} // namespace

class OwnPuzzlesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aMistakeIsKeptWithItsMatch();
    void theSameMistakeIsThereOnce();
    void whatIsLearntGoes();
    void aLineThatCannotBeReadIsToldAndStays();

private:
    [[nodiscard]] OwnPuzzles own() const { return OwnPuzzles(file_); }
    [[nodiscard]] std::optional<QString> add(const review::Puzzle& puzzle) const
    {
        return own().add(puzzle, OwnPuzzles::nameOf(puzzle));
    }
    [[nodiscard]] std::size_t countOf(int game) const
    {
        return own().read(games[static_cast<std::size_t>(game)]).puzzles.size();
    }

    std::unique_ptr<QTemporaryDir> folder_;
    QString file_;
};

void OwnPuzzlesTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    file_ = folder_->filePath("mistakes.jsonl");
}

void OwnPuzzlesTest::aMistakeIsKeptWithItsMatch()
{
    for (int game = 0; game < 3; ++game) QVERIFY(!add(mistakeIn(game)));
    for (int game = 0; game < 3; ++game) {
        const auto read = own().read(games[static_cast<std::size_t>(game)]);
        QVERIFY(read.trouble.isEmpty());
        QCOMPARE(read.puzzles.size(), std::size_t { 1 });
        review::Puzzle expected = review::rounded(mistakeIn(game));
        expected.name = OwnPuzzles::nameOf(expected).toStdString();
        expected.kind = read.puzzles[0].kind; // of what is made up
        QVERIFY(read.puzzles[0] == expected);
        QVERIFY(OwnPuzzles::isOwn(QString::fromStdString(read.puzzles[0].name)));
    }
    QVERIFY(!OwnPuzzles::isOwn("1-42"));
}

void OwnPuzzlesTest::theSameMistakeIsThereOnce()
{
    QVERIFY(!add(mistakeIn(2)));
    QVERIFY(!add(mistakeIn(2)));
    QCOMPARE(countOf(2), std::size_t { 1 });
    QVERIFY(!add(mistakeIn(2, 3)));
    QCOMPARE(countOf(2), std::size_t { 2 });
}

void OwnPuzzlesTest::whatIsLearntGoes()
{
    QVERIFY(!add(mistakeIn(2)));
    QVERIFY(!add(mistakeIn(2, 3)));
    QVERIFY(!own().remove(OwnPuzzles::nameOf(mistakeIn(2))));
    QCOMPARE(countOf(2), std::size_t { 1 });
    QVERIFY(own().read(games[2]).puzzles[0].match == mistakeIn(2, 3).match);
}

void OwnPuzzlesTest::aLineThatCannotBeReadIsToldAndStays()
{
    QVERIFY(!add(mistakeIn(2)));
    {
        QFile file(file_);
        QVERIFY(file.open(QIODevice::Append));
        file.write("{\"type\":\"puzzle\",\"format\":2}\n");
    }
    QVERIFY(!add(mistakeIn(2, 3)));
    QCOMPARE(countOf(2), std::size_t { 2 });
    const QString trouble = own().read(games[0]).trouble;
    QVERIFY2(trouble.startsWith("Line 2 of " + file_), qPrintable(trouble));
    QFile file(file_);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("\"format\":2"));
}

QTEST_APPLESS_MAIN(OwnPuzzlesTest)

#include "own_puzzles_test.moc"
