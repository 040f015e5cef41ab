#include "core/review/puzzle_text.h"

#include "core/review/kinds.h"
#include "tests/support/every_game.h"

#include <QtTest>

#include <algorithm>
#include <fstream>
#include <set>

using namespace weli;
using namespace weli::review;
using test::forEveryGame;
using test::GameTest;

namespace {

// Of those that are looked at once more.
constexpr std::size_t stride = 10;
constexpr int worlds = 600;

template <GameState S> const std::vector<Puzzle>& book()
{
    static const std::vector<Puzzle> puzzles = [] {
        std::ifstream file(std::string(WELI_SOURCE_DIR "/resources/puzzles/")
                + std::string(S::info().code) + ".jsonl",
            std::ios::binary);
        auto read = readPuzzles(file);
        if (!read) qFatal("%s", toText(read.error(), S::info().code).c_str());
        return *read;
    }();
    return puzzles;
}

template <GameState S> const S& stateOf(const Puzzle& puzzle)
{
    return std::get<Timeline<S>>(puzzle.match).state();
}

} // namespace

/// The puzzles that come with Weli.
class PuzzleBooksTest : public QObject {
    Q_OBJECT

private slots:
    void eachGameHasSixty();
    void theyStandFromTheEasiestOn();
    void noTwoAreOfOneDeal();
    void oneSeatHasAChoiceAndAllCardsAreThere();
    void theBestIsClear();
    void mostLevelsMissSomeAndTheMasterFindsThem();
    void theyAreOfAllKinds();
    void anotherSeedFindsTheSame();
};

void PuzzleBooksTest::eachGameHasSixty()
{
    forEveryGame([]<GameState S>() { QVERIFY(book<S>().size() >= 60); });
}

void PuzzleBooksTest::theyStandFromTheEasiestOn()
{
    forEveryGame([]<GameState S>() {
        const auto& puzzles = book<S>();
        for (const Puzzle& puzzle : puzzles) QVERIFY(puzzle.found);
        for (std::size_t i = 1; i < puzzles.size(); ++i)
            QVERIFY(shareOf(*puzzles[i - 1].found) >= shareOf(*puzzles[i].found));
    });
}

void PuzzleBooksTest::noTwoAreOfOneDeal()
{
    forEveryGame([]<GameState S>() {
        std::set<std::string> names;
        for (const Puzzle& puzzle : book<S>()) {
            QVERIFY(!puzzle.name.empty());
            QVERIFY(names.insert(puzzle.name).second);
            QVERIFY(!puzzle.played);
        }
    });
}

void PuzzleBooksTest::oneSeatHasAChoiceAndAllCardsAreThere()
{
    forEveryGame([]<GameState S>() {
        for (const Puzzle& puzzle : book<S>()) {
            const S& state = stateOf<S>(puzzle);
            QVERIFY(GameTest<S>::cardsAreThere(state));
            QVERIFY(seatAwaited(state.table) == puzzle.seat);
            QVERIFY(!onlyAct(observe(state, puzzle.seat)));
            QVERIFY(legalActions(state, puzzle.seat).size() >= 2);
            QVERIFY(!isCounted(state.table));
            QVERIFY(isRight(puzzle, bestOf(puzzle).act));
        }
    });
}

/// Nothing lies between what is as good and what is plainly worse.
void PuzzleBooksTest::theBestIsClear()
{
    forEveryGame([]<GameState S>() {
        using Limits = Thresholds<S>;
        constexpr double rounding = 0.001;
        constexpr double clear = std::min(Limits::mistake, 2 * Limits::inaccuracy);
        for (const Puzzle& puzzle : book<S>()) {
            std::size_t right = 0;
            for (const Weighed& each : puzzle.acts) {
                const auto& [value, error] = each.regret;
                right += each.isRight ? 1 : 0;
                if (each.isRight && Limits::stake <= 0)
                    QVERIFY(value <= Limits::inaccuracy / 2 + rounding);
                if (each.isRight) continue;
                QVERIFY(value >= clear - rounding);
                QVERIFY(value >= 4 * error - 3 * rounding);
            }
            QVERIFY(2 * right <= puzzle.acts.size());
        }
    });
}

void PuzzleBooksTest::mostLevelsMissSomeAndTheMasterFindsThem()
{
    forEveryGame([]<GameState S>() {
        FoundBy sum {};
        for (const Puzzle& puzzle : book<S>()) {
            QVERIFY(shareOf(*puzzle.found) < 0.9);
            QVERIFY(puzzle.found->back() > 0.5);
            for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += (*puzzle.found)[i];
        }
        for (const double each : sum) QVERIFY(each <= sum.back());
    });
}

void PuzzleBooksTest::theyAreOfAllKinds()
{
    forEveryGame([]<GameState S>() {
        std::map<Kind, std::size_t> met;
        for (const Puzzle& puzzle : book<S>()) ++met[puzzle.kind];
        const std::size_t kinds = std::is_same_v<S, mittlere::State> ? 2
            : std::is_same_v<S, bieten::State>                       ? 5
                                                                     : 7;
        QVERIFY2(met.size() >= kinds, qPrintable(QString::number(met.size())));
        for (const auto& [kind, count] : met)
            if (kinds > 2)
                QVERIFY2(2 * count <= book<S>().size(),
                    qPrintable(QString::number(static_cast<int>(kind))));
    });
}

void PuzzleBooksTest::anotherSeedFindsTheSame()
{
    forEveryGame([]<GameState S>() {
        const auto& puzzles = book<S>();
        for (std::size_t i = 0; i < puzzles.size(); i += stride) {
            const Puzzle& puzzle = puzzles[i];
            outlook::LookoutOf<S> lookout(observe(stateOf<S>(puzzle), puzzle.seat), 4711);
            lookout.look(worlds);
            const auto best = lookout.now().lines.front().action;
            QVERIFY2(best && isRight(puzzle, *best), puzzle.name.c_str());
        }
    });
}

QTEST_GUILESS_MAIN(PuzzleBooksTest)

#include "puzzle_books_test.moc"
