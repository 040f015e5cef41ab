#include "ui/model/puzzles/puzzle_player.h"

#include "tests/support/offered.h"
#include "tests/support/puzzles.h"
#include "ui/model/any_rules.h"

#include <QtTest>

using namespace weli;
using test::matchOf;
using test::placeIn;
using test::puzzleIn;
using Stage = PuzzlePicture::Stage;

namespace {

PuzzleSource sourceIn(int game, int back = 0, const QString& name = {})
{
    const SavedMatch whole = matchOf(game);
    PuzzleSource source = sourceAt(whole, placeIn(whole, back), *personAmong(whole.players));
    source.name = name;
    source.pose = [puzzle = puzzleIn(source.table, name.isEmpty())](
                      const std::stop_token&) { return std::optional(puzzle); };
    return source;
}

PuzzleSource noPuzzle()
{
    PuzzleSource source = sourceIn(2);
    source.pose = [](const std::stop_token&) { return std::optional<review::Puzzle>(); };
    return source;
}

/// Somebody at puzzles of a game; all is weighed at once.
class At {
public:
    explicit At(std::vector<PuzzleSource> sources, std::size_t most = 3)
    {
        player.begin(std::move(sources), most);
    }
    void choose(std::size_t act) { player.choose(Act(player.posed()->acts[act].act)); }
    [[nodiscard]] std::size_t last() const { return player.posed()->acts.size() - 1; }
    [[nodiscard]] PuzzlePicture puzzle() const { return player.puzzle(); }
    [[nodiscard]] Stage stage() const { return player.puzzle().stage; }

    PuzzlePlayer player { Thinker::Where::AtOnce };
};

} // namespace

class PuzzlePlayerTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data();
    void allActsAreOfferedAndNothingElse();
    void theBestAndWhatIsAsGoodAreRight();
    void whatIsWorseIsWrongUntilItIsFound();
    void whoGivesUpIsToldTheBest();
    void theBestIsAlwaysTold();
    void whatThePersonDidNotFindAtOnceIsMissed();
    void aForbiddenActIsRefused();
    void theEndSaysHowManyWereFoundAtOnce();
    void whereThereIsNoPuzzleTheNextStandsIn();
    void onlyTheFirstAnswerIsNoted();
};

void PuzzlePlayerTest::initTestCase_data()
{
    QTest::addColumn<int>("game");
    for (std::size_t i = 0; i < games.size(); ++i)
        QTest::newRow(qPrintable(codeOf(games[i]))) << static_cast<int>(i);
}

void PuzzlePlayerTest::allActsAreOfferedAndNothingElse()
{
    QFETCH_GLOBAL(const int, game);
    const At at({ sourceIn(game) });
    const auto offered = actsIn(at.player.picture());
    for (const review::Weighed& each : at.player.posed()->acts)
        QVERIFY(std::find(offered.begin(), offered.end(), Act(each.act)) != offered.end());
    QVERIFY(at.puzzle().question.contains("Here you chose: "));
    QVERIFY(at.puzzle().best.empty());
    QVERIFY(at.puzzle().why.isEmpty());
}

void PuzzlePlayerTest::theBestAndWhatIsAsGoodAreRight()
{
    QFETCH_GLOBAL(const int, game);
    for (const std::size_t act : { 0U, 1U }) {
        At at({ sourceIn(game) });
        at.choose(act);
        QVERIFY(at.stage() == Stage::Right);
        QVERIFY(at.puzzle().why.contains("Best: "));
        QVERIFY(at.puzzle().why.contains("As good: "));
        QVERIFY(actsIn(at.player.picture()).empty());
    }
}

void PuzzlePlayerTest::whatIsWorseIsWrongUntilItIsFound()
{
    QFETCH_GLOBAL(const int, game);
    At at({ sourceIn(game) });
    at.choose(at.last());
    QVERIFY(at.stage() == Stage::Wrong);
    QVERIFY(at.puzzle().verdict.contains("The same again:"));
    QVERIFY(at.puzzle().why.isEmpty() && at.puzzle().best.empty()); // it is not told yet
    at.player.tryAgain();
    QVERIFY(at.stage() == Stage::Asked);
    at.choose(0);
    QVERIFY(at.stage() == Stage::Right);
}

void PuzzlePlayerTest::whoGivesUpIsToldTheBest()
{
    QFETCH_GLOBAL(const int, game);
    At at({ sourceIn(game) });
    at.player.showBest();
    QVERIFY(at.stage() == Stage::Shown);
    QVERIFY(at.puzzle().why.contains("Best: "));
    QVERIFY(at.puzzle().why.contains("gave away about"));
    at.choose(0);
    QVERIFY(at.stage() == Stage::Shown); // it is too late
}

void PuzzlePlayerTest::whatThePersonDidNotFindAtOnceIsMissed()
{
    QFETCH_GLOBAL(const int, game);
    PuzzleSource others = sourceIn(game);
    others.table.players[others.seat.index].who = Bot {};
    At at({ sourceIn(game), sourceIn(game, 1), sourceIn(game, 2), others }, 4);
    std::vector<review::Puzzle> missed;
    connect(&at.player, &PuzzlePlayer::missed, this,
        [&missed](const review::Puzzle& puzzle) { missed.push_back(puzzle); });
    const auto end = [&at] {
        at.player.showBest();
        at.player.goOn();
    };
    at.choose(at.last());
    at.player.tryAgain();
    at.choose(0);
    QCOMPARE(missed.size(), std::size_t { 1 });
    QVERIFY(missed[0].match == sourceIn(game).table.match);
    at.player.goOn();
    at.choose(0); // found at once
    at.player.goOn();
    QCOMPARE(missed.size(), std::size_t { 1 });
    end(); // given up
    QCOMPARE(missed.size(), std::size_t { 2 });
    end(); // of somebody else
    QCOMPARE(missed.size(), std::size_t { 2 });
}

void PuzzlePlayerTest::theBestIsAlwaysTold()
{
    QFETCH_GLOBAL(const int, game);
    At at({ sourceIn(game, 0, "1"), sourceIn(game, 1, "2") });
    at.player.goOn();
    QCOMPARE(at.puzzle().number, 1); // not before it is answered
    at.choose(0);
    QVERIFY(!at.puzzle().why.isEmpty() && !at.puzzle().best.empty());
    at.player.goOn();
    QCOMPARE(at.puzzle().number, 2);
    QVERIFY(at.stage() == Stage::Asked);
    QCOMPARE(at.puzzle().question,
        QString("What would you do? You do not know what the others hold: find the move that "
                "brings most in the long run, and make it at the table."));
}

void PuzzlePlayerTest::aForbiddenActIsRefused()
{
    QFETCH_GLOBAL(const int, game);
    At at({ sourceIn(game) });
    std::optional<Because> why;
    connect(&at.player, &PuzzlePlayer::refused, this,
        [&why](const Because& because, const auto&) { why = because; });
    const AnyAction bell = std::visit(
        []<typename S>(
            const Timeline<S>&) { return AnyAction(S::Action::play(*cardFromText("BK"))); },
        at.player.posed()->match);
    const auto acts = actsIn(at.player.picture());
    if (std::find(acts.begin(), acts.end(), Act(bell)) != acts.end()) QSKIP("it may be played");
    at.player.choose(Act(bell));
    QVERIFY(at.stage() == Stage::Asked);
    QVERIFY(why && !why->text.isEmpty());
}

void PuzzlePlayerTest::theEndSaysHowManyWereFoundAtOnce()
{
    QFETCH_GLOBAL(const int, game);
    At at({ sourceIn(game), sourceIn(game, 1), sourceIn(game, 2), sourceIn(game, 3) });
    at.choose(0);
    at.player.goOn();
    at.choose(at.last());
    at.choose(0); // too late to be at once
    at.player.goOn();
    at.player.showBest();
    at.player.goOn();
    QVERIFY(at.stage() == Stage::Over); // three are enough
    QVERIFY(at.puzzle().verdict.startsWith("Found at once: 1 of 3."));
    QVERIFY(at.puzzle().verdict.contains("“Your own mistakes”"));
}

void PuzzlePlayerTest::whereThereIsNoPuzzleTheNextStandsIn()
{
    QFETCH_GLOBAL(const int, game);
    At at({ noPuzzle(), sourceIn(game), noPuzzle(), noPuzzle(), sourceIn(game, 1), noPuzzle() }, 2);
    QCOMPARE(at.puzzle().puzzles, 2);
    at.choose(0);
    at.player.goOn();
    QVERIFY(at.stage() == Stage::Asked);
    QCOMPARE(at.puzzle().number, 2);
    at.choose(0);
    at.player.goOn();
    QCOMPARE(at.puzzle().verdict, QString("Found at once: 2 of 2."));
    PuzzlePlayer none(Thinker::Where::AtOnce);
    const QSignalSpy found(&none, &PuzzlePlayer::noneFound);
    none.begin({ noPuzzle() }, 3);
    QVERIFY(!none.isOpen());
    QCOMPARE(found.size(), 1);
}

void PuzzlePlayerTest::onlyTheFirstAnswerIsNoted()
{
    QFETCH_GLOBAL(const int, game);
    At at({ sourceIn(game, 0, "1"), sourceIn(game, 1, "2") });
    const QSignalSpy answered(&at.player, &PuzzlePlayer::answered);
    at.choose(at.last());
    at.choose(0);
    at.player.goOn();
    at.choose(0);
    QCOMPARE(answered.size(), 2);
    QCOMPARE(answered[0], QVariantList({ QString("1"), false }));
    QCOMPARE(answered[1], QVariantList({ QString("2"), true }));
}

QTEST_MAIN(PuzzlePlayerTest)

#include "puzzle_player_test.moc"
