#include "tests/support/preference_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;

namespace {

/// A table at which more than one stake lies in the pot, with these acts done.
TestTable after(std::initializer_list<std::string_view> acts, const Rules& rules = {})
{
    TestTable table(rules);
    table.fill(20);
    table.deal();
    table.act(acts);
    return table;
}

CardSet handOf(const TestTable& table, int seat) { return table.state.hands[seatAt(seat)]; }

} // namespace

class BuyingTest : public QObject {
    Q_OBJECT

private slots:
    void P23_theTalonJoinsTheHand();
    void P23_whatIsAnnounced_data();
    void P23_whatIsAnnounced();
    void P23_onlyTheDeclarerActs();
    void P24_theNumberIsRaisedWithinTheTableOnly();
    void P25_discardsStandInThePacksOrder();
    void P25_withoutBuyingTheTalonStaysAside();
    void P26_afterBuyingFollowsALowContract_data();
    void P26_afterBuyingFollowsALowContract();
    void P27_onlyWhoHasBidIsAsked();
    void P27_aHoldIsABid();
    void P28_theLeftDefenderIsAskedFirst();
    void P28_theDeclarerIsAskedOnceOutbought();
    void P29_noIsFinal();
    void P30_theTakerAnnouncesHigher();
    void P30_theTakerHoldsTheDiscards();
    void P31_nobodyIsAskedAtTheTop_data();
    void P31_nobodyIsAskedAtTheTop();
    void P31_withoutATakerTheLowContractIsPlayed();
    void P32_theLastOwnerIsDeclarer();
};

void BuyingTest::P23_theTalonJoinsTheHand()
{
    TestTable table = after({ "0 bid 2", "1 pass", "2 pass" });
    const CardSet held = handOf(table, 0);
    QCOMPARE(held.size(), 12);
    QVERIFY((table.state.talon - held).empty());
    QVERIFY(table.isIn<Discarding>());
    QCOMPARE(legalActions(table.state, seatAt(0)).size(), std::size_t { 66 });
    table.act({ "0 discard" });
    QCOMPARE(handOf(table, 0).size(), 10);
    QCOMPARE(handOf(table, 0) | table.state.discards.back(), held);
    QVERIFY(table.isIn<Announcing>());
}

void BuyingTest::P23_whatIsAnnounced_data()
{
    QTest::addColumn<QString>("bid");
    QTest::addColumn<int>("premium");
    QTest::addColumn<QString>("open"); // empty: nothing is announced
    const auto row = [](const char* bid, Premium premium, const char* open) {
        QTest::addRow("%s, %d", bid, int(premium)) << QString(bid) << int(premium) << QString(open);
    };
    row("1", Premium::All, "announce 1, announce 2, announce 3, announce 4");
    row("3", Premium::All, "announce 3, announce 4");
    row("4", Premium::All, "announce 4");
    row("5", Premium::All, "announce 5, announce 6, announce 7, announce 8");
    row("5", Premium::Six, "announce 5, announce 6");
    row("6", Premium::Six, "announce 6");
    row("7", Premium::All, "announce 7, announce 8");
    row("8", Premium::All, "announce 8");
    row("spiel", Premium::All, "announce 1x, announce 2x, announce 3x");
    for (const char* bid : { "hearts", "5x", "6x", "7x", "8x" }) row(bid, Premium::All, "");
}

void BuyingTest::P23_whatIsAnnounced()
{
    QFETCH(QString, bid);
    QFETCH(int, premium);
    QFETCH(QString, open);
    TestTable table = after({ "0 pass", "1 pass" }, with(static_cast<Premium>(premium)));
    table.act({ "2 bid " + bid.toStdString() });
    if (table.isIn<Discarding>()) table.act({ "2 discard" });
    if (!open.isEmpty()) {
        QCOMPARE(table.choices(2), open.toStdString());
        return;
    }
    QVERIFY(!table.isIn<Announcing>());
    QCOMPARE(std::string(rowOf(*table.table().contract).key), bid.toStdString());
}

void BuyingTest::P23_onlyTheDeclarerActs()
{
    const TestTable table = after({ "0 bid 2", "1 pass", "2 pass" });
    const CardSet other = handOf(table, 1);
    const Card first = other.first();
    const Card second = (other - CardSet { first }).first();
    const std::string discard = toText(Action::discard(first, second));
    QVERIFY(table.refuses(1, discard, 23));
    QVERIFY(table.refuses(0, discard, 23)); // they are not its cards
    QVERIFY(table.refuses(0, "announce 2", 23)); // too early
    QVERIFY(table.refuses(0, "play HA", 46));
    QVERIFY(after({}).refuses(0, discard, 23));
}

void BuyingTest::P24_theNumberIsRaisedWithinTheTableOnly()
{
    const TestTable low = after({ "0 bid 2", "1 pass", "2 pass", "0 discard" });
    for (const char* announcement :
        { "announce 1", "announce 2x", "announce hearts", "announce 5" })
        QVERIFY(low.refuses(0, announcement, 24));
    const TestTable nameless = after({ "0 bid spiel", "1 pass", "2 pass" });
    QVERIFY(nameless.refuses(0, "announce hearts", 24));
    QVERIFY(nameless.refuses(0, "announce 1", 24));
    const TestTable five = after({ "0 bid 5", "1 pass", "2 pass", "0 discard" });
    QVERIFY(five.refuses(0, "announce 6x", 24));
    const TestTable six = after({ "0 bid 5", "1 pass", "2 pass", "0 discard" }, with(Premium::Six));
    QVERIFY(six.refuses(0, "announce 7", 15));
}

void BuyingTest::P25_discardsStandInThePacksOrder()
{
    const TestTable table = after({ "0 bid 2", "1 pass", "2 pass" });
    const CardSet held = handOf(table, 0);
    const Card first = held.first();
    const Card second = (held - CardSet { first }).first();
    QVERIFY(table.offers(0, toText(Action::discard(first, second))));
    QVERIFY(table.refuses(0, toText(Action::discard(second, first)), 25));
    const auto same = whyNot(table.state, seatAt(0), Action::discard(second, second));
    QCOMPARE(same, std::optional(Clause { 'P', 25 }));
}

void BuyingTest::P25_withoutBuyingTheTalonStaysAside()
{
    TestTable table = after({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join" });
    const CardSet talon = table.state.talon;
    Rng rng(25);
    table.playOut(rng);
    for (const Seat seat : table.table().active)
        QVERIFY((playedBy(table.table(), seat) & talon).empty());
    QVERIFY(table.state.discards.empty());
}

void BuyingTest::P26_afterBuyingFollowsALowContract_data()
{
    QTest::addColumn<QString>("bid");
    QTest::addColumn<int>("premium");
    QTest::addColumn<bool>("asked");
    QTest::newRow("low") << "4" << int(Premium::All) << true;
    QTest::newRow("low, up to six") << "4" << int(Premium::Six) << true;
    QTest::newRow("low, no five") << "4" << int(Premium::Hearts) << false;
    QTest::newRow("five") << "5" << int(Premium::All) << false;
}

void BuyingTest::P26_afterBuyingFollowsALowContract()
{
    QFETCH(QString, bid);
    QFETCH(int, premium);
    QFETCH(bool, asked);
    TestTable table = after({ "0 bid 1" }, with(static_cast<Premium>(premium)));
    const std::string key = bid.toStdString();
    table.act({ "1 bid " + key, "2 pass", "0 pass", "1 discard", "1 announce " + key });
    QCOMPARE(table.isIn<AfterBuying>(), asked);
    if (asked) return;
    QVERIFY(table.refuses(0, "take", 26));
    QVERIFY(table.refuses(0, "no", 26));
}

void BuyingTest::P27_onlyWhoHasBidIsAsked()
{
    const TestTable table
        = after({ "0 bid 1", "1 pass", "2 bid 2", "0 pass", "2 discard", "2 announce 2" });
    QCOMPARE(table.due(), 0);
    QVERIFY(table.refuses(1, "take", 27));
    QVERIFY(
        after({ "0 bid 1", "1 pass", "2 pass", "0 discard", "0 announce 1" }).isIn<GoingAlong>());
}

void BuyingTest::P27_aHoldIsABid()
{
    TestTable table = after({ "0 pass", "1 bid 1", "2 hold 1", "1 bid 2", "2 pass" });
    table.act({ "1 discard", "1 announce 2" });
    QCOMPARE(table.choices(2), text("no, take"));
}

void BuyingTest::P28_theLeftDefenderIsAskedFirst()
{
    TestTable table = after({ "0 bid 1", "1 bid 2", "2 bid 3", "0 pass", "1 pass" });
    table.act({ "2 discard", "2 announce 3" });
    QCOMPARE(table.due(), 0);
    QVERIFY(table.refuses(1, "take", 28));
    QVERIFY(table.refuses(2, "take", 28));
    table.act({ "0 no" });
    QCOMPARE(table.due(), 1);
    table.act({ "1 no" });
    QVERIFY(table.isIn<GoingAlong>());
}

void BuyingTest::P28_theDeclarerIsAskedOnceOutbought()
{
    TestTable table = after({ "0 bid 1", "1 bid 2", "2 bid 3", "0 pass", "1 pass" });
    table.act({ "2 discard", "2 announce 3", "0 take", "0 discard", "0 announce 5" });
    QCOMPARE(table.due(), 1);
    table.act({ "1 no" });
    QCOMPARE(table.due(), 2);
    table.act({ "2 take", "2 discard", "2 announce 6" });
    QCOMPARE(table.due(), 0); // 1 has declined
}

void BuyingTest::P29_noIsFinal()
{
    TestTable table = after({ "0 bid 1", "1 bid 2", "2 bid 3", "0 pass", "1 pass" });
    table.act({ "2 discard", "2 announce 3", "0 no", "1 take", "1 discard", "1 announce 5" });
    QCOMPARE(table.due(), 2);
    QVERIFY(table.refuses(0, "take", 29));
    table.act({ "2 no" });
    QVERIFY(table.isIn<Playing>());
}

void BuyingTest::P30_theTakerAnnouncesHigher()
{
    TestTable table = after({ "0 bid 1", "1 bid 2", "2 pass", "0 pass", "1 discard" });
    table.act({ "1 announce 2", "0 take", "0 discard" });
    QCOMPARE(table.choices(0), text("announce 5, announce 6, announce 7, announce 8"));
    for (const char* low : { "announce 4", "announce hearts", "announce 5x" })
        QVERIFY(table.refuses(0, low, 30));
    table.act({ "0 announce 6", "1 take", "1 discard" });
    QCOMPARE(table.choices(1), text("announce 7, announce 8"));
    QVERIFY(table.refuses(1, "announce 6", 30));
}

void BuyingTest::P30_theTakerHoldsTheDiscards()
{
    TestTable table = after({ "0 bid 1", "1 bid 2", "2 pass", "0 pass", "1 discard" });
    const CardSet aside = table.state.discards.back();
    table.act({ "1 announce 2", "0 take" });
    QCOMPARE(handOf(table, 0).size(), 12);
    QVERIFY((aside - handOf(table, 0)).empty());
    QCOMPARE(legalActions(table.state, seatAt(0)).size(), std::size_t { 66 });
    const std::string foreign
        = toText(Action::discard(handOf(table, 0).first(), handOf(table, 1).first()));
    QVERIFY(table.refuses(0, foreign, 30));
}

void BuyingTest::P31_nobodyIsAskedAtTheTop_data()
{
    QTest::addColumn<int>("premium");
    QTest::addColumn<std::string>("announcement");
    QTest::addColumn<bool>("asked");
    QTest::newRow("eight") << int(Premium::All) << text("0 announce 8") << false;
    QTest::newRow("seven") << int(Premium::All) << text("0 announce 7") << true;
    QTest::newRow("six of six") << int(Premium::Six) << text("0 announce 6") << false;
    QTest::newRow("five of six") << int(Premium::Six) << text("0 announce 5") << true;
}

void BuyingTest::P31_nobodyIsAskedAtTheTop()
{
    QFETCH(int, premium);
    QFETCH(std::string, announcement);
    QFETCH(bool, asked);
    TestTable table = after({ "0 bid 1", "1 bid 2", "2 pass", "0 pass", "1 discard" },
        with(static_cast<Premium>(premium)));
    table.act({ "1 announce 2", "0 take", "0 discard", announcement });
    QCOMPARE(table.isIn<AfterBuying>(), asked);
    QCOMPARE(table.isIn<Playing>(), !asked);
}

void BuyingTest::P31_withoutATakerTheLowContractIsPlayed()
{
    TestTable table = after({ "0 bid 1", "1 bid 2", "2 pass", "0 pass", "1 discard" });
    table.act({ "1 announce 3", "0 no" });
    QVERIFY(table.table().contract == Contract::Three);
    QCOMPARE(table.table().declarer, std::optional(seatAt(1)));
    QVERIFY(table.isIn<GoingAlong>());
}

void BuyingTest::P32_theLastOwnerIsDeclarer()
{
    TestTable table = after({ "0 bid 1", "1 bid 2", "2 pass", "0 pass", "1 discard" });
    table.act({ "1 announce 2", "0 take", "0 discard", "0 announce 6", "1 no" });
    QCOMPARE(table.table().declarer, std::optional(seatAt(0)));
    QVERIFY(table.table().contract == Contract::Six);
    QVERIFY(table.isIn<Playing>()); // nobody is asked whether it goes along
    QCOMPARE(table.due(), 0);
    QVERIFY(table.refuses(1, "join", 33));
}

QTEST_APPLESS_MAIN(BuyingTest)
#include "buying_test.moc"
