#include "core/odds/bieten/odds.h"

#include "core/outlook/advice.h"
#include "tests/support/bieten_table.h"
#include "tests/support/every_game.h"

#include <QtTest>

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;

namespace {

constexpr std::uint64_t oddsSeed = 3;

} // namespace

/// The row of odds says what the outlook says, which is what the hint says.
class BietenOddsTest : public QObject {
    Q_OBJECT

private slots:
    void whoIsAskedIsToldFromWhereHoldingPays();
    void B48_nothingOfAFigureThatIsSettled();
    void unseenCardsDoNotMatter();
    void theHintSaysTheSame();
    void wordsThatWereSaidCount();
    void whoIsStoppedSaysWhatCameOfAFewDeals();
};

void BietenOddsTest::whoIsAskedIsToldFromWhereHoldingPays()
{
    TestTable table(withoutWeli(), { "HA L8 B8"_cards, "HK A8 B9"_cards, "H9 A7 L7"_cards });
    const auto needed = [&](int seat) {
        return odds::oddsOf(observe(table.state, seatAt(seat)), oddsSeed).needed[Figure::Hearts];
    };
    QVERIFY(!needed(1));
    table.act({ "0 bid hearts" });
    QVERIFY(!needed(0));
    QVERIFY(needed(1) && !needed(2)); // one after another
    QVERIFY(*needed(1) > 0.05 && *needed(1) < 0.5);
    table.act({ "1 good hearts" });
    QVERIFY(needed(2));
    table.act({ "2 good hearts" });
    QVERIFY(!needed(2));
}

void BietenOddsTest::B48_nothingOfAFigureThatIsSettled()
{
    TestTable table(withoutWeli(), { "HA L8 B8"_cards, "HK A8 B9"_cards, "H9 A7 L7"_cards });
    const auto hearts = [&] {
        return odds::oddsOf(observe(table.state, seatAt(0)), oddsSeed).best[Figure::Hearts];
    };
    QVERIFY(hearts().value_or(odds::impossible).value > 0.95); // nobody can have a better one
    table.act({ "0 bid hearts", "1 good hearts", "2 good hearts" });
    QVERIFY(!hearts());
}

void BietenOddsTest::unseenCardsDoNotMatter()
{
    const auto inTricks
        = [](const auto& match, Seat) { return seatDue(match.state().table).has_value(); };
    int compared = 0;
    weli::test::exchangeUnseen<State>(
        6, inTricks, [&](const auto& match, const auto& other, Seat seat) {
            ++compared;
            QVERIFY(odds::oddsOf(observe(match.state(), seat), oddsSeed)
                == odds::oddsOf(observe(other.state(), seat), oddsSeed));
        });
    QCOMPARE(compared, 6);
}

/// Of the act that it recommends, and of holding.
void BietenOddsTest::theHintSaysTheSame()
{
    TestTable table(withoutWeli(), { "HA L8 B8"_cards, "HK A8 B9"_cards, "H9 A7 L7"_cards });
    table.act({ "0 bid hearts" });
    const Observation seen = observe(table.state, seatAt(1));
    const odds::BietenOdds odds = odds::oddsOf(seen, oddsSeed);
    const auto advice = outlook::adviceOf(seen, oddsSeed);
    int told = 0;
    for (const auto& one : advice.weighed)
        for (const auto& why : one.whys) {
            const bool pays = why.reason == bots::BietenReason::HoldPays;
            if (!pays && why.reason != bots::BietenReason::HoldLoses) continue;
            ++told;
            QCOMPARE(why.figures[0], odds.best[Figure::Hearts]->value);
            QCOMPARE(why.figures[1], *odds.needed[Figure::Hearts]);
            QCOMPARE(pays, why.figures[0] > why.figures[1]);
        }
    QVERIFY(told > 0);
}

/// By the cards alone the ten is the best in 37 of 100 deals: as often as nobody has a higher one.
void BietenOddsTest::wordsThatWereSaidCount()
{
    TestTable table(withoutWeli(), { "HA L8 B8"_cards, "HT A8 B9"_cards, "H9 A7 L7"_cards });
    table.act({ "0 bid hearts" });
    const auto hearts
        = odds::oddsOf(observe(table.state, seatAt(1)), oddsSeed).best[Figure::Hearts];
    QVERIFY2(hearts->value < 0.25, qPrintable(QString::number(hearts->value)));
}

void BietenOddsTest::whoIsStoppedSaysWhatCameOfAFewDeals()
{
    std::stop_source stop;
    stop.request_stop();
    TestTable table(withoutWeli(), { "HA L8 B8"_cards, "HK A8 B9"_cards, "H9 A7 L7"_cards });
    const odds::BietenOdds odds
        = odds::oddsOf(observe(table.state, seatAt(1)), oddsSeed, stop.get_token());
    QVERIFY(odds.best[Figure::Hearts] && odds.best[Figure::Hearts]->error > 0.1);
}

QTEST_APPLESS_MAIN(BietenOddsTest)
#include "bieten_odds_test.moc"
