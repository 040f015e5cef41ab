#include "core/bieten/worlds.h"
#include "core/bots/bieten/reading/reader.h"
#include "tests/support/bieten_table.h"

#include <QtTest>

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;

namespace {

Rules plain() { return rulesOf(Preset::SchwaighoferPlain, 3); }

/// How likely it seems that the seat would have acted so with these cards.
double likelihood(const TestTable& table, int seat, CardSet cards)
{
    const auto steps = stepsOf(table.table());
    return bots::Reader(steps).likelihood(seatAt(seat), cards);
}

} // namespace

/// What is concluded from acts.
class ReaderTest : public QObject {
    Q_OBJECT

private slots:
    void whoHasDoneNothingCanHaveAnything();
    void whoHoldsHasMoreThanWhoLetsGo();
    void nothingThatIsLawfulIsRuledOut();
    void anOffenceIsNotRuledOutEither();
};

void ReaderTest::whoHasDoneNothingCanHaveAnything()
{
    TestTable table(plain(), { "HU L7 B8"_cards, "HK LK BA"_cards, "LT HT B9"_cards });
    table.act({ "0 play B8" });
    QCOMPARE(likelihood(table, 1, "HA LA BA"_cards), 1.0);
    QCOMPARE(likelihood(table, 1, "A7 L8 B7"_cards), 1.0);
}

void ReaderTest::whoHoldsHasMoreThanWhoLetsGo()
{
    // No three in answer to a bid: who can, holds.
    TestTable table(
        rulesOf(Preset::Tirol, 3), { "HU L7 B8"_cards, "HK LK BA"_cards, "LT HT B9"_cards });
    table.act({ "0 bid hearts", "1 good hearts", "2 hold hearts" });
    const CardSet strong = "HA L8 B7"_cards;
    const CardSet weak = "H8 L8 B7"_cards;
    QVERIFY(likelihood(table, 1, weak) > 2 * likelihood(table, 1, strong));
    QVERIFY(likelihood(table, 2, strong) > 2 * likelihood(table, 2, weak));
}

void ReaderTest::nothingThatIsLawfulIsRuledOut()
{
    TestTable table(plain(), { "HU L7 B8"_cards, "HA LK BA"_cards, "LT HT B9"_cards });
    table.act({ "0 bid hearts", "1 good hearts", "2 good hearts", "0 play HU" });
    for (const CardSet hand : possibleHands(observe(table.state, seatAt(0)), seatAt(1)))
        QVERIFY(likelihood(table, 1, hand) > 0);
}

void ReaderTest::anOffenceIsNotRuledOutEither()
{
    TestTable table(penalised(plain()), { "HU L7 B8"_cards, "HA LK BA"_cards, "LT HT B9"_cards });
    table.act({ "0 play HU", "1 play BA", "2 play B9" });
    for (const CardSet hand : possibleHands(observe(table.state, seatAt(0)), seatAt(1)))
        QVERIFY(likelihood(table, 1, hand) > 0);
}

QTEST_APPLESS_MAIN(ReaderTest)
#include "reader_test.moc"
