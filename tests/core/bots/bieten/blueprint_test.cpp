#include "core/bots/bieten/blueprint/blueprint.h"
#include "core/bots/bieten/bot.h"
#include "tests/support/bieten_table.h"

#include <QtTest>

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;
using bots::Level;

namespace {

/// Three players with nothing but hearts to speak of, all else conceded before a card lies.
TestTable heartsAlone(std::initializer_list<CardList> hands)
{
    TestTable table(rulesOf(Preset::Tirol, 3), hands);
    for (const Figure figure : { Figure::Leaves, Figure::Equal, Figure::Run, Figure::Last }) {
        table.state.table.figures[figure].state = FigureState::Conceded;
        table.state.table.figures[figure].owner = seatAt(static_cast<int>(figure) % 3);
        table.state.table.silent.remove(figure);
    }
    return table;
}

/// How often in fifty the master does this there.
int often(const TestTable& table, int seat, std::string_view action)
{
    int count = 0;
    const Observation seen = observe(table.state, seatAt(seat));
    for (std::uint64_t dice = 1; dice <= 50; ++dice) {
        const auto decision = decide(seen, Level::Master, { .worlds = 10 }, dice);
        if (decision.action && toText(*decision.action) == action) ++count;
    }
    return count;
}

} // namespace

/// What the master does where the game is the one that the blueprint solves.
class BlueprintTest : public QObject {
    Q_OBJECT

private slots:
    void isItsOwnGameWithOneFigureLeft();
    void isNotWhileAnotherFigureCanBeRaised();
    void isNotWhereSomebodyCanGoOut();
    void isNotOnceACardOfTheSuitLies();
    void theSevenIsBidInLastPlace();
    void theForehandsKingIsBidNowAndThen();
};

void BlueprintTest::isItsOwnGameWithOneFigureLeft()
{
    TestTable table = heartsAlone({ "HK L7 B8"_cards, "HU LK BA"_cards, "LT HT B9"_cards });
    QVERIFY(bots::isBlueprintsGame(table.table(), Figure::Hearts));
    QVERIFY(!bots::isBlueprintsGame(table.table(), Figure::Run));
    table.state.table.silent.add(Figure::Leaves);
    QVERIFY(!bots::isBlueprintsGame(table.table(), Figure::Hearts));
}

void BlueprintTest::isNotWhileAnotherFigureCanBeRaised()
{
    TestTable table = heartsAlone({ "HK L7 B8"_cards, "HU LK BA"_cards, "LT HT B9"_cards });
    table.state.table.raisable.add(Figure::Last);
    QVERIFY(!bots::isBlueprintsGame(table.table(), Figure::Hearts));
}

void BlueprintTest::isNotWhereSomebodyCanGoOut()
{
    TestTable table = heartsAlone({ "HK L7 B8"_cards, "HU LK BA"_cards, "LT HT B9"_cards });
    table.state.table.totals[seatAt(1)] = 7;
    QVERIFY(bots::isBlueprintsGame(table.table(), Figure::Hearts));
    table.state.table.totals[seatAt(1)] = 8;
    QVERIFY(!bots::isBlueprintsGame(table.table(), Figure::Hearts));
}

void BlueprintTest::isNotOnceACardOfTheSuitLies()
{
    TestTable table = heartsAlone({ "HK L7 B8"_cards, "HU LK BA"_cards, "LT HT B9"_cards });
    table.act({ "0 play B8" });
    QVERIFY(bots::isBlueprintsGame(table.table(), Figure::Hearts));
    TestTable other = heartsAlone({ "HK L7 B8"_cards, "HU LK BA"_cards, "LT HT B9"_cards });
    other.act({ "0 play HK" });
    QVERIFY(!bots::isBlueprintsGame(other.table(), Figure::Hearts));
}

void BlueprintTest::theSevenIsBidInLastPlace()
{
    TestTable table = heartsAlone({ "HK L7 B8"_cards, "HU LK BA"_cards, "LT H7 B9"_cards });
    table.act({ "0 play B8", "1 play BA" });
    QCOMPARE(often(table, 2, "bid hearts"), 50);
}

void BlueprintTest::theForehandsKingIsBidNowAndThen()
{
    const TestTable table = heartsAlone({ "HK L7 B8"_cards, "HU LK BA"_cards, "LT HT B9"_cards });
    const int bids = often(table, 0, "bid hearts"); // in the table eleven of a hundred
    QVERIFY(bids > 0 && bids < 15);
}

QTEST_APPLESS_MAIN(BlueprintTest)
#include "blueprint_test.moc"
