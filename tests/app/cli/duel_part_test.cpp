#include "app/cli/duel_part.h"

#include <QtTest>

#include <cmath>

using namespace weli::cli;

namespace {

DuelPart part(std::int64_t shard, std::int64_t of, std::int64_t gained)
{
    DuelPart part { .head = { .game = "mittlere",
                        .rules = "tie=draw",
                        .bots = "book,easy,easy",
                        .seed = "18446744073709551615",
                        .players = 3,
                        .matches = 7,
                        .worlds = 200,
                        .limit = 500,
                        .orders = 3,
                        .unit = "strokes" },
        .shard = shard,
        .of = of,
        .bots = {} };
    for (const char* bot : { "cmd:\"a\\b\"\t", "easy" }) {
        BotTally& tally = part.bots.emplace_back();
        tally.bot = bot;
        tally.gain.enter(gained, 36);
        tally.gain.enter(-2 * gained, 36);
        tally.points.enter(gained, 36);
        tally.won.enter(sharesOfOne / 3, 3);
        tally.deals.resize(static_cast<std::size_t>(shard));
        tally.deals.back().enter(gained, 3);
        tally.spoken.deals = 5;
        tally.spoken.words["bid last"] = { 2, 1, 1, -gained };
        tally.faults = { 3, gained * gained, 1 };
        for (int i = 0; i < 100; ++i) tally.times.enter(i * 1000 * shard);
    }
    return part;
}

} // namespace

class DuelPartTest : public QObject {
    Q_OBJECT

private slots:
    void theIntervalIsThatOfTheMatches();
    void matchesOfDifferentLengthCountByTheirRounds();
    void timesAreKnownWithinThreeInAHundred();
    void aLineReadIsTheSamePart();
    void partsAddUpInAnyOrder();
    void onlyPartsOfOneDuelAddUp();
    void whatIsNoPartIsRefused_data();
    void whatIsNoPartIsRefused();
};

void DuelPartTest::theIntervalIsThatOfTheMatches()
{
    Sums sums;
    for (const int gained : { 12, 24, 0, 36 }) sums.enter(gained, 12);
    const Estimate estimate = sums.estimate(); // of 1, 2, 0, 3
    QCOMPARE(estimate.mean, 1.5);
    QCOMPARE(estimate.half, 1.96 * std::sqrt(5.0 / 3 / 4));
    QCOMPARE(sums.estimate(0.5).half, estimate.half / 2);
}

void DuelPartTest::matchesOfDifferentLengthCountByTheirRounds()
{
    Sums sums;
    sums.enter(10, 10);
    sums.enter(60, 20);
    sums.enter(20, 10);
    QCOMPARE(sums.estimate().mean, 90.0 / 40);
    Sums exact; // whatever their length, all gained as much a round
    for (const int rounds : { 3, 5, 9 }) exact.enter(2 * rounds, rounds);
    QCOMPARE(exact.estimate().half, 0.0);
}

void DuelPartTest::timesAreKnownWithinThreeInAHundred()
{
    for (std::int64_t nanoseconds = 1; nanoseconds < 10'000'000'000; nanoseconds *= 3) {
        Times times;
        times.enter(nanoseconds);
        times.enterMost(100 * nanoseconds); // else the longest time is the bound
        const double known = times.percentile(0.5) * 1e6 / static_cast<double>(nanoseconds);
        QVERIFY(known >= 1 && known < 1.04);
    }
    Times times;
    for (int i = 1; i <= 1000; ++i) times.enter(i * 1'000'000);
    QVERIFY(std::abs(times.percentile(0.95) - 950) < 30);
    QCOMPARE(times.percentile(1), 1000.0);
}

void DuelPartTest::aLineReadIsTheSamePart()
{
    const DuelPart written = part(2, 3, -5);
    const auto read = partFromText(lineOf(written).substr(0, lineOf(written).size() - 1));
    QVERIFY(read);
    QVERIFY(read->head == written.head && read->bots == written.bots);
    QCOMPARE(read->shard, 2);
    QCOMPARE(lineOf(*read), lineOf(written));
}

void DuelPartTest::partsAddUpInAnyOrder()
{
    const DuelPart one = part(1, 3, 5);
    const DuelPart two = part(2, 3, 1'000'000'007);
    const DuelPart three = part(3, 3, -9);
    const auto forwards = merged({ one, two, three });
    const auto backwards = merged({ three, two, one });
    QVERIFY(forwards && backwards);
    QVERIFY(forwards->bots == backwards->bots);
    QCOMPARE(forwards->of, 1);
    QCOMPARE(forwards->bots[0].gain.matches, 6);
    QCOMPARE(forwards->bots[0].gain.gain, 4 - 1'000'000'007);
    QCOMPARE(forwards->bots[1].times.count(), 300);
    QCOMPARE(forwards->bots[1].faults.late, 9);
    QCOMPARE(forwards->bots[0].spoken.deals, 15);
    const WordTally said { 6, 3, 3, 4 - 1'000'000'007 };
    QVERIFY(forwards->bots[0].spoken.words.at("bid last") == said);
    QCOMPARE(merged({ one, two })->of, 3); // a part is missing
}

void DuelPartTest::onlyPartsOfOneDuelAddUp()
{
    const DuelPart one = part(1, 2, 5);
    DuelPart other = part(2, 2, 5);
    QVERIFY(merged({ one, other }));
    other.head.seed = "3";
    QCOMPARE(merged({ one, other }).error(), "parts of different duels");
    QCOMPARE(merged({ one, one }).error(), "shard 1 twice");
    QCOMPARE(merged({ one, part(2, 3, 5) }).error(), "parts of different duels");
    QVERIFY(!merged({}));
}

void DuelPartTest::whatIsNoPartIsRefused_data()
{
    QTest::addColumn<QByteArray>("line");
    const QByteArray good = QByteArray::fromStdString(lineOf(part(1, 1, 5)));
    const auto row = [&](const char* name, const char* before, const char* after) {
        QByteArray line = good;
        QTest::newRow(name) << line.replace(before, after);
    };
    row("another type", "\"duel\"", "\"match\"");
    row("no sums", "\"gain\"", "\"loss\"");
    row("a sum is missing", "\"gain\":[2,", "\"gain\":[");
    row("text for a number", "\"gain\":[2,", "\"gain\":[\"2\",");
    row("no such class of times", "\"times\":[[0,", "\"times\":[[99999,");
    row("a sum of a word is missing", "\"sums\":[2,1,", "\"sums\":[2,");
    row("a word has no name", "\"word\"", "\"act\"");
    row("a fault is missing", "\"faults\":[3,", "\"faults\":[");
    row("nobody plays", "\"players\":3", "\"players\":0");
    QTest::newRow("no object") << QByteArray("[]");
    QTest::newRow("nothing") << QByteArray();
}

void DuelPartTest::whatIsNoPartIsRefused()
{
    QFETCH(QByteArray, line);
    QVERIFY(!partFromText(line.toStdString()));
}

QTEST_APPLESS_MAIN(DuelPartTest)
#include "duel_part_test.moc"
