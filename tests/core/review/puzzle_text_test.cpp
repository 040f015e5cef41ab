#include "core/review/puzzle_text.h"

#include "core/bots/bots.h"
#include "core/game/turn.h"
#include "core/review/kinds.h"
#include "tests/support/every_game.h"

#include <QtTest>

#include <sstream>

using namespace weli;
using namespace weli::review;
using test::forEveryGame;

namespace {

/// The first decision after so many events of a match at random, with figures that are made up.
template <GameState S> Puzzle puzzleAfter(std::size_t events)
{
    Rng rng(7);
    Timeline<S> match(defaultRules(S::info(), 3), 3, seatAt(1));
    for (;;) {
        const S& state = match.state();
        if (awaitsPack(state)) {
            match.takePack(shuffled(packOf(wholePack(state)), rng));
            continue;
        }
        const Seat awaited = *seatAwaited(state.table);
        const auto legal = legalActions(state, awaited);
        if (match.length() >= events && legal.size() > 1
            && outlook::hasOutlook(observe(state, awaited))) {
            Puzzle puzzle { .match = match, .seat = awaited, .acts = {} };
            for (const auto& action : legal)
                puzzle.acts.push_back(
                    { action, { static_cast<double>(puzzle.acts.size()) * 0.25, 0.0425 },
                        puzzle.acts.size() < 2 });
            puzzle.kind = kindOf(state.table, legal[0]);
            return puzzle;
        }
        const auto acted = nextAct(state, [&](const typename S::Observation& seen) {
            return decide(seen, bots::Level::Random, bots::Budget {}, rng.next()).action;
        });
        if (!match.play(acted.seat, acted.action)) std::abort();
    }
}

TraceResult<std::vector<Puzzle>> read(const std::string& text)
{
    std::istringstream in(text);
    return readPuzzles(in);
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    const auto place = text.find(what);
    if (place == std::string::npos) std::abort();
    return text.replace(place, what.size(), by);
}

} // namespace

class PuzzleTextTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadAgain();
    void whatIsNotKnownIsLeftOut();
    void severalAreReadInTheirOrder();
    void emptyTextHasNone();
    void whatIsWrongIsToldWithItsLine_data();
    void whatIsWrongIsToldWithItsLine();
};

void PuzzleTextTest::whatIsWrittenIsReadAgain()
{
    forEveryGame([]<GameState S>() {
        for (const std::size_t events : { 2U, 9U, 17U, 60U }) {
            Puzzle puzzle = puzzleAfter<S>(events);
            puzzle.name = "1-42";
            puzzle.found = FoundBy { 0, 0.125, 0.25, 0.5, 1, 1 };
            puzzle.played = puzzle.acts.back().act;
            const auto again = read(lineOf(puzzle));
            if (!again) qFatal("%s", toText(again.error(), "text").c_str());
            QCOMPARE(again->size(), std::size_t { 1 });
            QVERIFY(again->front() == rounded(puzzle));
            QVERIFY(rounded(puzzle) == rounded(rounded(puzzle)));
            QCOMPARE(lineOf(again->front()), lineOf(puzzle));
        }
    });
}

void PuzzleTextTest::whatIsNotKnownIsLeftOut()
{
    const std::string line = lineOf(puzzleAfter<mittlere::State>(9));
    for (const char* const key : { "name", "found", "played" })
        QVERIFY(line.find('"' + std::string(key) + '"') == std::string::npos);
    const auto again = read(line);
    QVERIFY(again && again->front().name.empty());
    QVERIFY(!again->front().found && !again->front().played);
}

void PuzzleTextTest::severalAreReadInTheirOrder()
{
    std::string text;
    for (const std::size_t events : { 9U, 30U })
        text += lineOf(puzzleAfter<mittlere::State>(events));
    text += lineOf(puzzleAfter<bieten::State>(9));
    const auto puzzles = read(text);
    QVERIFY(puzzles);
    QCOMPARE(puzzles->size(), std::size_t { 3 });
    QVERIFY(lengthOf((*puzzles)[0].match) < lengthOf((*puzzles)[1].match));
    QVERIFY(std::holds_alternative<Timeline<bieten::State>>((*puzzles)[2].match));
}

void PuzzleTextTest::emptyTextHasNone()
{
    const auto none = read("");
    QVERIFY(none && none->empty());
}

void PuzzleTextTest::whatIsWrongIsToldWithItsLine_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("by");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* name, const QString& what, const QString& by,
                         const QString& told) { QTest::newRow(name) << what << by << told; };
    row("no JSON", "{\"type\":\"puzzle\"", "{", "malformed JSON");
    row("another line", "\"puzzle\"", "\"riddle\"", "a line of type \"riddle\"");
    row("newer", "\"format\":1,\"seat\"", "\"format\":2,\"seat\"", "format 2");
    row("no trace", "\"trace\"", "\"trade\"", "there is no list \"trace\"");
    row("no acts", "\"acts\"", "\"facts\"", "there is no list \"acts\"");
    row("an illegal act", "{\"act\":\"play ", "{\"act\":\"draw 3 ", "illegal move");
    row("one too few", "\"acts\":[", "\"acts\":[],\"b\":[", "\"acts\" lists");
    row("no figure", "\"regret\":0", "\"regret\":\"none\"", "not a whole number");
    row("no error", "\"error\":", "\"horror\":", "\"error\" is missing");
    row("a wrong best", ",\"right\":true", "", "\"right\" is false instead of true");
    row("no such seat", "\"seat\":", "\"seat\":7,\"b\":", "\"seat\" is 7");
    row("an illegal past", "\"action\":\"play ", "\"action\":\"sing ", "there is no action");
    row("no such game", "\"game\":\"mittlere\"", "\"game\":\"skat\"", "there is no game");
}

void PuzzleTextTest::whatIsWrongIsToldWithItsLine()
{
    QFETCH(QString, what);
    QFETCH(QString, by);
    QFETCH(QString, told);
    const std::string right = lineOf(puzzleAfter<mittlere::State>(9));
    QVERIFY(read(right + right));
    const auto wrong = read(right + replaced(right, what.toStdString(), by.toStdString()));
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().line, std::size_t { 2 });
    const QString text = QString::fromStdString(toText(wrong.error(), "book.jsonl"));
    QVERIFY2(text.startsWith("book.jsonl:2: ") && text.contains(told), qPrintable(text));
}

QTEST_GUILESS_MAIN(PuzzleTextTest)

#include "puzzle_text_test.moc"
