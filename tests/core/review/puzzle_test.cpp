#include "core/review/puzzle.h"

#include "core/review/kinds.h"
#include "tests/support/every_game.h"
#include "tests/support/played.h"

#include <QtTest>

#include <set>

using namespace weli;
using namespace weli::review;
using test::forEveryGame;
using test::playedBy;

namespace {

/// In Mittlere much is nearly equal.
template <GameState S>
constexpr Care careFor { .worlds = std::is_same_v<S, mittlere::State> ? 300 : 60, .seed = 1 };

template <GameState S> std::vector<Finding> findingsIn(const Timeline<S>& match)
{
    std::vector<Finding> findings;
    reviewMatch(match, SeatSet::firstOf(3), careFor<S>,
        [&](std::size_t place, Seat seat, const Judgement<S>& judgement) {
            findings.push_back({ place, seat, judgement.regret, judgement.mark });
        });
    return findings;
}

/// A match, what was judged of it, and its puzzles with what each is of.
template <GameState S> struct Sample {
    Timeline<S> match = playedBy<S>(bots::Level::Random, 150);
    std::vector<Finding> findings = findingsIn(match);
    std::vector<std::pair<Finding, Puzzle>> puzzles {};
};

template <GameState S> const Sample<S>& sample()
{
    static const Sample<S> one = [] {
        Sample<S> made;
        for (const Finding& finding : made.findings)
            if (auto puzzle = puzzleAt(made.match, finding.place, careFor<S>))
                made.puzzles.emplace_back(finding, std::move(*puzzle));
        return made;
    }();
    return one;
}

} // namespace

class PuzzleTest : public QObject {
    Q_OBJECT

private slots:
    void itIsTheMatchUpToTheDecision();
    void allThatIsLegalIsWeighedTheBestFirst();
    void whatIsMarkedIsWrongAndTheBestIsRight();
    void nearEqualActsAreRight();
    void theSameQuestionHasTheSameAnswer();
    void whatNobodySawChangesNothing();
    void theCostliestComeFirst();
    void whatIsStoppedIsNoPuzzle();
    void kindsAreOfTheirGames();
};

void PuzzleTest::itIsTheMatchUpToTheDecision()
{
    forEveryGame([]<GameState S>() {
        const auto& match = sample<S>().match;
        for (const auto& [finding, puzzle] : sample<S>().puzzles) {
            const auto& before = std::get<Timeline<S>>(puzzle.match);
            QCOMPARE(before.length(), finding.place);
            QVERIFY(before.state() == match.at(finding.place));
            QVERIFY(puzzle.seat == finding.seat);
            QVERIFY(seatAwaited(puzzle.match) == puzzle.seat);
            const auto& acted = std::get<typename Timeline<S>::Acted>(match.event(finding.place));
            QVERIFY(puzzle.played == AnyAction(acted.action));
        }
    });
}

void PuzzleTest::allThatIsLegalIsWeighedTheBestFirst()
{
    forEveryGame([]<GameState S>() {
        const auto& match = sample<S>().match;
        for (const auto& [finding, puzzle] : sample<S>().puzzles) {
            const auto legal = legalActions(match.at(finding.place), finding.seat);
            QCOMPARE(puzzle.acts.size(), legal.size());
            for (const auto& action : legal) QVERIFY(weighedIn(puzzle, action) != nullptr);
            QCOMPARE(bestOf(puzzle).regret.value, 0.0);
            for (std::size_t i = 2; i < puzzle.acts.size(); ++i)
                QVERIFY(puzzle.acts[i - 1].regret.value <= puzzle.acts[i].regret.value);
        }
    });
}

void PuzzleTest::whatIsMarkedIsWrongAndTheBestIsRight()
{
    forEveryGame([]<GameState S>() {
        int marked = 0;
        for (const auto& [finding, puzzle] : sample<S>().puzzles) {
            QVERIFY(isRight(puzzle, bestOf(puzzle).act));
            QVERIFY(!isRight(puzzle, *puzzle.played));
            if (finding.mark != Mark::None) ++marked;
        }
        QVERIFY2(marked > 5, (std::string(S::info().code) + std::to_string(marked)).c_str());
    });
}

void PuzzleTest::nearEqualActsAreRight()
{
    forEveryGame([]<GameState S>() {
        const double slight = Thresholds<S>::inaccuracy;
        int equal = 0;
        for (const auto& [finding, puzzle] : sample<S>().puzzles) {
            for (const Weighed& each : puzzle.acts) {
                const auto& [value, error] = each.regret;
                if (value < slight) QVERIFY(each.isRight);
                if (value > Thresholds<S>::blunder && value > 5 * error
                    && Thresholds<S>::stake <= 0)
                    QVERIFY(!each.isRight);
                equal += each.isRight ? 1 : 0;
            }
            --equal; // the best itself
        }
        QVERIFY(equal > 0);
    });
}

void PuzzleTest::theSameQuestionHasTheSameAnswer()
{
    forEveryGame([]<GameState S>() {
        const auto& match = sample<S>().match;
        const auto& puzzles = sample<S>().puzzles;
        for (std::size_t i = 0; i < puzzles.size(); i += 5) {
            const auto& [finding, puzzle] = puzzles[i];
            QVERIFY(puzzleAt(match, finding.place, careFor<S>) == puzzle);
        }
    });
}

/// Two worlds that a seat cannot tell apart give it the same answers.
void PuzzleTest::whatNobodySawChangesNothing()
{
    forEveryGame([]<GameState S>() {
        const auto& match = sample<S>().match;
        Rng rng(5);
        const auto& puzzles = sample<S>().puzzles;
        for (std::size_t i = 1; i < puzzles.size(); i += 5) {
            const auto& [finding, puzzle] = puzzles[i];
            const S other = imagine(observe(match.at(finding.place), finding.seat), rng);
            const auto seen = observe(other, finding.seat);
            const auto seed = diceAt(finding.place, careFor<S>);
            const auto lines = weighed<S>(seen, careFor<S>.worlds, seed);
            QVERIFY(actsOf<S>(seen, lines, seed) == puzzle.acts);
        }
    });
}

void PuzzleTest::theCostliestComeFirst()
{
    forEveryGame([]<GameState S>() {
        std::size_t all = 0;
        for (const Seat seat : SeatSet::firstOf(3)) {
            const auto marked = costliest(sample<S>().findings, seat);
            all += marked.size();
            for (std::size_t i = 0; i < marked.size(); ++i) {
                QVERIFY(marked[i].seat == seat);
                QVERIFY(marked[i].mark != Mark::None);
                QVERIFY(i == 0 || marked[i - 1].regret.value >= marked[i].regret.value);
            }
        }
        QVERIFY(all > mostPuzzles);
    });
}

void PuzzleTest::whatIsStoppedIsNoPuzzle()
{
    forEveryGame([]<GameState S>() {
        const auto& match = sample<S>().match;
        std::stop_source stop;
        stop.request_stop();
        for (const Finding& finding : sample<S>().findings)
            QVERIFY(!puzzleAt(match, finding.place, careFor<S>, stop.get_token()));
    });
}

void PuzzleTest::kindsAreOfTheirGames()
{
    forEveryGame([]<GameState S>() {
        std::set<Kind> met;
        sample<S>().match.forEach([&](const S& before, const auto& event, const S& /*after*/) {
            const auto* const acted = std::get_if<typename Timeline<S>::Acted>(&event);
            if (acted == nullptr || !outlook::hasOutlook(observe(before, acted->seat))) return;
            const Kind kind = kindOf(before.table, acted->action);
            met.insert(kind);
            const bool isCard = kind == Kind::Lead || kind == Kind::Follow;
            QCOMPARE(cardOf(acted->action).has_value(), isCard);
        });
        QVERIFY(met.contains(Kind::Lead) && met.contains(Kind::Follow));
        const bool speaks = !std::is_same_v<S, mittlere::State>;
        QCOMPARE(met.contains(Kind::Bid), speaks);
    });
}

QTEST_GUILESS_MAIN(PuzzleTest)

#include "puzzle_test.moc"
