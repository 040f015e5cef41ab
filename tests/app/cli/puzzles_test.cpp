#include "app/cli/puzzles.h"

#include "app/cli/exit_code.h"
#include "app/cli/puzzles/finder.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace weli;
using namespace weli::cli;

namespace {

using Line = outlook::Line<bieten::State>;

/// A line that is so far behind, in points.
Line line(const bieten::Action& action, double behind, double error = 0.02)
{
    Line one { .action = action, .events = {}, .brings = {}, .behind = {}, .regret = {} };
    one.behind = one.regret = { behind, error };
    return one;
}

const auto hold = bieten::Action::say(bieten::Verb::Hold, bieten::Figure::Run);
const auto good = bieten::Action::say(bieten::Verb::Good, bieten::Figure::Run);
const auto bid = bieten::Action::say(bieten::Verb::Bid, bieten::Figure::Last);
const auto king = bieten::Action::play(Card(Suit::Hearts, Rank::King));
const auto ober = bieten::Action::play(Card(Suit::Hearts, Rank::Ober));

bool clear(const std::vector<Line>& lines) { return isClear<bieten::State>(lines, 4, 1); }

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return file.readAll();
}

} // namespace

/// The book of puzzles is found by rules that never change their mind.
class PuzzlesTest : public QObject {
    Q_OBJECT

private slots:
    void theBestMustBeClear();
    void whatIsAsGoodMayNotBeTheMost();
    void onlyOneCardIsNoPuzzle();
    void noKindHasMuchMoreThanItsPart();
    void theSameWordsFindTheSamePuzzles();
    void whatIsThereIsGoneOnWith();
    void otherPuzzlesAreLeftAlone();
    void wrongWordsAreRefused();

private:
    [[nodiscard]] PuzzlesWords words(const QString& name, int count) const
    {
        PuzzlesWords wanted;
        wanted.game = "bieten";
        wanted.count = count;
        wanted.worlds = 400;
        wanted.out = folder_.filePath(name).toStdString();
        return wanted;
    }
    [[nodiscard]] QByteArray found(const QString& name, int count) const
    {
        if (puzzles(words(name, count)) != exitDone) return "failed";
        return contentOf(folder_.filePath(name));
    }

    QTemporaryDir folder_;
};

void PuzzlesTest::theBestMustBeClear()
{
    QVERIFY(clear({ line(hold, 0), line(good, 0.6) }));
    QVERIFY(!clear({ line(hold, 0), line(good, 0.3) }));
    QVERIFY(!clear({ line(hold, 0), line(good, 0.6, 0.2) }));
    QVERIFY(!clear({ line(hold, 0) }));
    QVERIFY(!clear({ line(king, 0), line(ober, 0.6), line(bid, 0.2) }));
}

void PuzzlesTest::whatIsAsGoodMayNotBeTheMost()
{
    QVERIFY(clear({ line(king, 0), line(ober, 0.01), line(bid, 0.6), line(hold, 0.7) }));
    QVERIFY(!clear({ line(king, 0), line(ober, 0.01), line(bid, 0.6) }));
}

void PuzzlesTest::onlyOneCardIsNoPuzzle()
{
    QVERIFY(!clear({ line(king, 0), line(bid, 0.6) }));
    QVERIFY(clear({ line(king, 0), line(bid, 0.6), line(ober, 0.6) }));
    QVERIFY(clear({ line(bid, 0), line(king, 0.6) }));
}

void PuzzlesTest::noKindHasMuchMoreThanItsPart()
{
    using review::Kind;
    Finder<bieten::State>::Kinds kinds;
    QVERIFY(hasRoom<bieten::State>(Kind::Lead, kinds));
    kinds[Kind::Lead] = 4;
    QVERIFY(!hasRoom<bieten::State>(Kind::Lead, kinds));
    QVERIFY(hasRoom<bieten::State>(Kind::Bid, kinds));
    kinds[Kind::Bid] = 20;
    QVERIFY(hasRoom<bieten::State>(Kind::Lead, kinds));
}

void PuzzlesTest::theSameWordsFindTheSamePuzzles()
{
    const QByteArray once = found("once", 2);
    QCOMPARE(once.count('\n'), 2);
    QCOMPARE(found("again", 2), once);
}

void PuzzlesTest::whatIsThereIsGoneOnWith()
{
    QCOMPARE(found("bit", 1).count('\n'), 1);
    QCOMPARE(found("bit", 2), found("whole", 2));
}

void PuzzlesTest::otherPuzzlesAreLeftAlone()
{
    const QByteArray before = found("other", 1);
    PuzzlesWords other = words("other", 2);
    other.seed = 2;
    QCOMPARE(puzzles(other), exitWrong);
    other = words("other", 2);
    other.game = "mittlere";
    QCOMPARE(puzzles(other), exitWrong);
    QCOMPARE(contentOf(folder_.filePath("other")), before);
}

void PuzzlesTest::wrongWordsAreRefused()
{
    PuzzlesWords wrong = words("none", 1);
    wrong.game = "skat";
    QCOMPARE(puzzles(wrong), exitUsage);
    wrong = words("none", 1);
    wrong.players = 9;
    QCOMPARE(puzzles(wrong), exitUsage);
    QVERIFY(!QFile::exists(folder_.filePath("none")));
}

QTEST_GUILESS_MAIN(PuzzlesTest)

#include "puzzles_test.moc"
