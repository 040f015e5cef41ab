#include "ui/picture/slate_words.h"

#include <QtTest>

using namespace weli;

class SlateWordsTest : public QObject {
    Q_OBJECT

private slots:
    void aColumnTellsThePointsAndTheTarget();
    void aScoreBelowNothingHasARealMinus();
    void B86_aBanklIsSaid();
    void B87_struckAndGespanntAreSaid();
    void B88_gamesWonAndLostAreSaid();
    void B89_provisionalPointsAreSaidToBeSo();
    void whoPointsIsToldTheSignsThatStandThere();
    void theSheetTellsEveryColumn();
    void theLedgerTellsBalancesAndPot();
    void theLedgerTellsWhoWins();

private:
    SlateColumn resi_ { "R", "Resi", 0, 0, { { 3, 3, false, false }, { 4, 7, false, false } },
        false, false, false };
};

void SlateWordsTest::aColumnTellsThePointsAndTheTarget()
{
    QCOMPARE(words::column(resi_, 11), QString("Resi: 7 of 11 points."));
}

void SlateWordsTest::aScoreBelowNothingHasARealMinus()
{
    SlateColumn column = resi_;
    column.entries = { { -2, -2, false, false } };
    const QString minusTwo = QString(QChar(0x2212)) + '2';
    QVERIFY(words::column(column, 11).contains(minusTwo + " of 11"));
    QVERIFY(words::sheet({ 11, 1, 1, { column } }).contains("deal: " + minusTwo));
}

void SlateWordsTest::B86_aBanklIsSaid()
{
    resi_.entries.push_back({ 0, 7, true, false });
    QVERIFY(words::sheet({ 11, 1, 1, { resi_ } }).contains("3, 4, no points (Bankl)"));
}

void SlateWordsTest::B87_struckAndGespanntAreSaid()
{
    SlateColumn column = resi_;
    column.gespannt = true;
    QVERIFY(words::column(column, 8).contains("Gespannt"));
    column.struck = true;
    QVERIFY(words::column(column, 8).contains("Struck"));
}

void SlateWordsTest::B88_gamesWonAndLostAreSaid()
{
    SlateColumn column = resi_;
    column.crosses = 2;
    column.bummerl = 1;
    QVERIFY(words::column(column, 11).endsWith("Games won: 2. Games lost (Bummerl): 1."));
}

void SlateWordsTest::B89_provisionalPointsAreSaidToBeSo()
{
    SlateColumn column = resi_;
    column.entries.push_back({ 2, 9, false, true });
    QVERIFY(words::sheet({ 11, 1, 1, { column } }).contains("2 so far"));
}

void SlateWordsTest::whoPointsIsToldTheSignsThatStandThere()
{
    SlateColumn won = resi_;
    won.crosses = 1;
    won.entries.push_back({ 0, 7, true, false });
    const QStringList hints = words::hints(PointsSlate { 11, 1, 1, { resi_, won } });
    QVERIFY(!hints.front().contains("✕"));
    QVERIFY(hints.back().contains("✕ a game won") && hints.back().contains("– a deal without"));

    using enum TallyMark;
    const TallySlate tally { 2, 12,
        { { "R", "Resi", { Stroke }, 1, 0, false }, { "L", "Luis", { Crossed }, 1, 1, false } } };
    QVERIFY(!words::hints(tally).front().contains("○"));
    QVERIFY(words::hints(tally).back().contains("○ a potato"));
    QVERIFY(words::hints(tally).back().contains("⦶ both"));
}

void SlateWordsTest::theSheetTellsEveryColumn()
{
    SlateColumn luis = resi_;
    luis.name = "Luis";
    const QString sheet = words::sheet({ 11, 1, 2, { resi_, luis } });
    QCOMPARE(sheet.count('\n'), 2);
    QVERIFY(sheet.startsWith("Game 1 of 2, to 11 points."));
    QVERIFY(sheet.contains("Luis"));
}

void SlateWordsTest::theLedgerTellsBalancesAndPot()
{
    const QString minus(QChar(0x2212));
    const LedgerPicture ledger { 12, { { "R", "Resi", { 5, -20 }, false } }, { 10, 30 } };
    QCOMPARE(words::columns(ledger), QStringList({ "Resi: balance " + minus + "20.", "Pot: 30." }));
    QCOMPARE(words::sheet(ledger),
        "Deals played: 2 of 12.\nResi: balance " + minus + "20. Deal by deal: 5, " + minus
            + "20.\nPot: 30. Deal by deal: 10, 30.");
}

void SlateWordsTest::theLedgerTellsWhoWins()
{
    const LedgerColumn winner { "R", "Resi", { 40 }, true };
    QCOMPARE(words::column(winner), QString("Resi: balance 40. Wins the match."));
}

QTEST_GUILESS_MAIN(SlateWordsTest)
#include "slate_words_test.moc"
