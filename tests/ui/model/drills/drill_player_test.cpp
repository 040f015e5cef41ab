#include "tests/support/offered.h"
#include "ui/model/any_rules.h"
#include "ui/model/drills/drill_player.h"

#include <QtTest>

using namespace weli;
using drill::Kind;

namespace {

struct Opened {
    [[nodiscard]] DrillPicture question() const { return player.question(); }
    /// Answers as it is right, or just not so.
    void answer(bool right)
    {
        const auto& wanted = player.drill().question.right;
        const bool several = question().several;
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            if (several && wanted[i] == right) player.choose(static_cast<int>(i));
            if (!several && wanted[i] == right) return player.choose(static_cast<int>(i));
        }
        player.check();
    }

    QTemporaryDir folder;
    DrillPlayer player { DrillPlayer::Dependencies {
        .store = DrillStore(folder.filePath("drills.json")) } };
};

} // namespace

class DrillPlayerTest : public QObject {
    Q_OBJECT

private slots:
    void aRoundAsksTenOfItsKind();
    void nothingIsOfferedAtTheTable();
    void nobodyIsOnTurnAtTheTable();
    void anAnswerIsJudgedAndGivenOnce();
    void severalAreMarkedBeforeTheyAreChecked();
    void itGoesOnOnlyOnceItIsAnswered();
    void whatCannotBeKeptIsSaidOnce();
};

void DrillPlayerTest::aRoundAsksTenOfItsKind()
{
    Opened seen;
    seen.player.begin(Kind::MittlereValue);
    for (int number = 1; number <= drillRound; ++number) {
        QCOMPARE(seen.question().number, number);
        QVERIFY(seen.player.drill().question.kind == Kind::MittlereValue);
        seen.answer(true);
        seen.player.goOn();
    }
    QVERIFY(seen.question().stage == DrillPicture::Stage::Over);
    QCOMPARE(seen.question().right, drillRound);
    QCOMPARE(seen.question().lines.size(), std::size_t { 1 });
    seen.player.again();
    QCOMPARE(seen.question().number, 1);
}

void DrillPlayerTest::nothingIsOfferedAtTheTable()
{
    Opened seen;
    for (const AnyGame& game : games) {
        seen.player.begin(game);
        for (int i = 0; i < drillRound; ++i) {
            QVERIFY(actsIn(seen.player.picture()).empty());
            QVERIFY(seen.player.picture().answers.empty());
            seen.answer(true);
            seen.player.goOn();
        }
    }
}

/// The question waits, not a seat: "Who may hold it?" would be half told.
void DrillPlayerTest::nobodyIsOnTurnAtTheTable()
{
    Opened seen;
    for (int kind = 0; kind < drill::kindCount; ++kind) {
        seen.player.begin(static_cast<Kind>(kind));
        for (const SeatPicture& seat : seen.player.picture().seats) QVERIFY(!seat.due);
    }
}

void DrillPlayerTest::anAnswerIsJudgedAndGivenOnce()
{
    Opened seen;
    seen.player.begin(Kind::MittlereValue);
    seen.answer(false);
    QVERIFY(seen.question().stage == DrillPicture::Stage::Answered);
    QVERIFY(!seen.question().isRight && !seen.question().why.isEmpty());
    QCOMPARE(seen.player.picture().prompt.text, QString("Go on with Space when you have read it."));
    const DrillPicture answered = seen.question();
    seen.answer(true);
    QCOMPARE(seen.question() == answered, true);
}

void DrillPlayerTest::severalAreMarkedBeforeTheyAreChecked()
{
    Opened seen;
    for (const AnyGame& game : games)
        for (const auto& row : drill::kindsOf(codeOf(game).toStdString())) {
            if (!row.several) continue;
            seen.player.begin(row.kind);
            seen.player.check(); // nothing is marked
            QVERIFY(seen.question().stage == DrillPicture::Stage::Asked);
            seen.player.choose(0);
            QVERIFY(seen.question().choices[0].chosen);
            seen.player.choose(0);
            QVERIFY(!seen.question().choices[0].chosen);
            seen.player.choose(1000); // there is no such choice
            QVERIFY(seen.question().stage == DrillPicture::Stage::Asked);
        }
}

void DrillPlayerTest::itGoesOnOnlyOnceItIsAnswered()
{
    Opened seen;
    seen.player.begin(Kind::MittlereValue);
    const int id = seen.question().id;
    seen.player.goOn();
    QCOMPARE(seen.question().id, id);
    seen.answer(true);
    seen.player.goOn();
    QVERIFY(seen.question().id != id);
}

void DrillPlayerTest::whatCannotBeKeptIsSaidOnce()
{
    const QTemporaryDir folder;
    QFile inTheWay(folder.filePath("nowhere")); // a file where a folder should be
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    DrillPlayer player(
        DrillPlayer::Dependencies { .store = DrillStore(folder.filePath("nowhere/drills.json")) });
    const QSignalSpy trouble(&player, &DrillPlayer::notKept);
    player.begin(Kind::MittlereValue);
    for (int i = 0; i < 3; ++i) {
        player.choose(0);
        player.goOn();
    }
    QCOMPARE(trouble.size(), 1);
}

QTEST_GUILESS_MAIN(DrillPlayerTest)
#include "drill_player_test.moc"
