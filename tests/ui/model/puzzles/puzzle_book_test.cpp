#include "ui/model/puzzles/puzzle_book.h"

#include "tests/support/puzzles.h"
#include "ui/model/any_rules.h"
#include "ui/model/puzzles/puzzle_store.h"

#include <QtTest>

#include <set>

using namespace weli;
using test::matchOf;
using test::placeIn;
using test::puzzleIn;

namespace {

const QDate today(2026, 11, 27);
const AnyGame mittlereGame = games[2];

/// So many puzzles with the names 1, 2, …
std::vector<review::Puzzle> bookOf(int puzzles)
{
    SavedMatch table = matchOf(2);
    rewind(table.match, placeIn(table, 0));
    std::vector<review::Puzzle> book(static_cast<std::size_t>(puzzles), puzzleIn(table, false));
    for (int i = 0; i < puzzles; ++i)
        book[static_cast<std::size_t>(i)].name = std::to_string(i + 1);
    return book;
}

QStringList namesOf(const std::vector<PuzzleSource>& sources)
{
    QStringList names;
    for (const PuzzleSource& source : sources) names << source.name;
    return names;
}

QStringList next(const PuzzleBoxes& boxes, int puzzles = 14)
{
    return namesOf(nextPuzzles(bookOf(puzzles), boxes, today, "Anna"));
}

} // namespace

class PuzzleBookTest : public QObject {
    Q_OBJECT

private slots:
    void theEasiestComeFirst();
    void whatWentWrongComesAgainBeforeAllElse();
    void whatSitsComesLast();
    void whatWasRightIsSolved();
    void thePersonSitsWhereThereIsSomethingToDecide();
    void answersAreKept();
    void whatAnotherVersionWroteStays();
    void theBooksAreInOrder();
};

void PuzzleBookTest::theEasiestComeFirst()
{
    QCOMPARE(next({}), QStringList({ "1", "2", "3", "4", "5", "6", "7", "8", "9", "10" }));
    QCOMPARE(next({}, 2), QStringList({ "1", "2" }));
    QVERIFY(next({}, 0).isEmpty());
}

void PuzzleBookTest::whatWentWrongComesAgainBeforeAllElse()
{
    const PuzzleBoxes boxes { { "3", { 1, today.addDays(1) } }, { "5", { 0, today } },
        { "9", { 2, today.addDays(-1) } } };
    QCOMPARE(next(boxes).mid(0, 4), QStringList({ "5", "9", "1", "2" }));
}

void PuzzleBookTest::whatSitsComesLast()
{
    const PuzzleBoxes boxes { { "1", { 2, today.addDays(3) } }, { "2", { 1, today.addDays(1) } } };
    QCOMPARE(next(boxes, 4), QStringList({ "3", "4", "2", "1" }));
}

void PuzzleBookTest::whatWasRightIsSolved()
{
    const PuzzleBoxes boxes { { "1", { 2, today } }, { "2", { 0, today } },
        { "77", { 3, today } } };
    QCOMPARE(solvedOf(bookOf(4), boxes), 1);
}

void PuzzleBookTest::thePersonSitsWhereThereIsSomethingToDecide()
{
    auto book = bookOf(1);
    const auto sources = nextPuzzles(book, {}, today, "Anna");
    const PuzzleSource& source = sources.front();
    QVERIFY(personAmong(source.table.players) == source.seat);
    QCOMPARE(source.table.players[source.seat.index].name, QString("Anna"));
    std::set<QString> names;
    for (const Player& player : source.table.players) names.insert(player.name);
    QCOMPARE(names.size(), std::size_t { 3 });
}

void PuzzleBookTest::answersAreKept()
{
    const QTemporaryDir folder;
    const PuzzleStore store(folder.filePath("puzzles.json"));
    QVERIFY(store.read(mittlereGame).boxes.empty());
    QVERIFY(!store.answered(mittlereGame, "1-7", true, today));
    QVERIFY(!store.answered(mittlereGame, "1-8", false, today));
    const PuzzleBoxes kept = PuzzleStore(folder.filePath("puzzles.json")).read(mittlereGame).boxes;
    QCOMPARE(kept.at("1-7").box, 1);
    QCOMPARE(kept.at("1-8").box, 0);
    QVERIFY(isDue(kept.at("1-8"), today) && !isDue(kept.at("1-7"), today));
    QVERIFY(store.read(games[0]).boxes.empty());
}

void PuzzleBookTest::whatAnotherVersionWroteStays()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("puzzles.json");
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": 1, "mittlere": {"1-1": {"box": "?"}}, "other": 5})");
    }
    const PuzzleStore store(path);
    QVERIFY(store.read(mittlereGame).boxes.empty());
    QVERIFY(!store.answered(mittlereGame, "1-2", true, today));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray now = file.readAll();
    QVERIFY(now.contains("\"other\"") && now.contains("1-2"));
}

void PuzzleBookTest::theBooksAreInOrder()
{
    for (const AnyGame& game : games) {
        const auto book = bookOfPuzzles(game);
        std::set<std::string> names;
        double before = 1;
        for (const review::Puzzle& puzzle : book) {
            QVERIFY(gameOf(puzzle.match) == game);
            QVERIFY(names.insert(puzzle.name).second);
            const double share = review::shareOf(puzzle.found.value_or(review::FoundBy {}));
            QVERIFY(share <= before);
            before = share;
        }
    }
}

QTEST_MAIN(PuzzleBookTest)

#include "puzzle_book_test.moc"
