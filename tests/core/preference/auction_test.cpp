#include "tests/support/preference_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;

namespace {

/// A table with these words said; the default rules but for the premium contracts.
TestTable after(
    std::initializer_list<std::string_view> words, Premium premium = Premium::All, int players = 3)
{
    TestTable table(with(premium), players);
    table.deal();
    table.act(words);
    return table;
}

std::string finalBid(const TestTable& table)
{
    const auto& standing = table.table().standing;
    if (table.isIn<Bidding>()) return "not over";
    if (!standing) return "ausfechten";
    return toText(Action::bid(standing->bid)) + " by " + std::to_string(standing->seat.index);
}

std::uint64_t auctions(const State& state)
{
    const auto seat = seatDue(state.table);
    if (!std::holds_alternative<Bidding>(state.table.phase)) return 1;
    std::uint64_t sum = 0;
    for (const Action& word : legalActions(state, *seat))
        sum += auctions(after(state, *seat, word));
    return sum;
}

// A second auction, written from section 4 alone: seats are places in the turn from the forehand
// on, a bid is its level. Nothing of the engine is used.

struct Auction {
    int players = 3;
    int highest = 8; // level of the highest premium contract
    bool five = false;
    std::array<char, 3> first { '-', '-', '-' }; // l, s, p or 0 for pass
    std::array<bool, 3> out {};
    int level = 0; // of the standing bid
    bool unnamed = false; // it is spiel without its suit
    int holder = -1; // whose it is
};

bool isOver(const Auction& auction)
{
    int out = 0;
    for (const bool one : auction.out) out += one ? 1 : 0;
    if (out == 3) return true;
    if (out < 2) return false;
    for (std::size_t i = 0; i < 3; ++i)
        if (!auction.out[i]) return auction.first[i] != '-';
    return false;
}

std::uint64_t count(const Auction& auction, std::size_t turn);

std::uint64_t said(Auction auction, std::size_t seat, char kind, int level, bool unnamed = false)
{
    if (auction.first[seat] == '-') auction.first[seat] = kind;
    if (kind == '0') {
        auction.out[seat] = true;
    } else if (level >= 0) {
        auction.level = level;
        auction.unnamed = unnamed;
        auction.holder = static_cast<int>(seat);
    }
    return count(auction, (seat + 1) % 3);
}

std::uint64_t countPremiums(const Auction& auction, std::size_t seat)
{
    std::uint64_t sum = 0;
    for (int level = 8; level <= auction.highest; ++level)
        if (level > auction.level) sum += said(auction, seat, 'p', level);
    if (auction.five && auction.level < 8) sum += said(auction, seat, 'p', 8); // `5`
    return sum;
}

std::uint64_t countLow(const Auction& auction, std::size_t seat)
{
    std::uint64_t sum = 0;
    for (int level = auction.level + 1; level <= 4; ++level) sum += said(auction, seat, 'l', level);
    const bool forehandBid = auction.first[0] == 'l';
    const std::size_t second = auction.players == 3 ? 2 : 1;
    const bool right = forehandBid ? seat == 0 : auction.first[0] == '0' && seat == second;
    const bool another = auction.holder >= 0 && auction.holder != static_cast<int>(seat);
    if (auction.level <= 4 && right && another) sum += said(auction, seat, 'l', auction.level);
    return sum;
}

std::uint64_t countSpiel(const Auction& auction, std::size_t seat)
{
    std::uint64_t sum = 0;
    for (int level = 5; level <= 7; ++level)
        if (auction.unnamed || (auction.level < 8 && level > auction.level))
            sum += said(auction, seat, 's', level);
    return sum;
}

std::uint64_t count(const Auction& auction, std::size_t turn)
{
    if (isOver(auction)) return 1;
    if (auction.out[turn]) return count(auction, (turn + 1) % 3);
    const char kind = auction.first[turn];
    if (kind == 's' && auction.unnamed) return countSpiel(auction, turn); // must name
    const std::uint64_t pass = said(auction, turn, '0', -1);
    if (kind == 'l') return pass + countLow(auction, turn);
    if (kind == 'p') return pass + countPremiums(auction, turn);
    if (kind == 's') return pass + countSpiel(auction, turn);
    std::uint64_t spiels = 0;
    if (auction.level < 5) spiels = said(auction, turn, 's', 5, true);
    if (auction.unnamed) spiels = said(auction, turn, 's', -1);
    return pass + countLow(auction, turn) + spiels + countPremiums(auction, turn);
}

} // namespace

class AuctionTest : public QObject {
    Q_OBJECT

private slots:
    void P13_theLadder_data();
    void P13_theLadder();
    void P13_heartsAndFiveAreEqual();
    void P14_lowSpielAndPremium();
    void P15_contractsThatDoNotExist_data();
    void P15_contractsThatDoNotExist();
    void P16_theForehandSpeaksFirst();
    void P16_whoHasPassedIsSkipped();
    void P17_theFirstWord();
    void P17_aSpielIsNamedLater();
    void P17_iHaveSpielToo();
    void P18_lowStaysLow();
    void P18_premiumStaysPremium();
    void P18_aPremiumBidSilencesTheOthers();
    void P19_onlyOneSeatMayHold();
    void P19_ofFourTheSecondHoldsWhenTheForehandPassed();
    void P19_theRightIsGoneWithAPass();
    void P19_spielAndPremiumAreNotHeld();
    void P20_theFirstSpielNamesItsSuit();
    void P20_theOthersOverbidWithSpiel();
    void P20_threeInARow();
    void P21_theEnd_data();
    void P21_theEnd();
    void P22_examples_data();
    void P22_examples();
    void numberOfAuctions_data();
    void numberOfAuctions();
};

void AuctionTest::P13_theLadder_data()
{
    QTest::addColumn<int>("level");
    QTest::addColumn<char>("trump");
    QTest::addColumn<int>("goal");
    QTest::addColumn<bool>("buys");
    QTest::addColumn<int>("premium");
    const auto row = [](const char* key, int level, char trump, Goal goal, bool buys, int premium) {
        QTest::newRow(key) << level << trump << int(goal) << buys << premium;
    };
    row("1", 1, 'A', Goal::SixTricks, true, 0);
    row("2", 2, 'L', Goal::SixTricks, true, 0);
    row("3", 3, 'B', Goal::SixTricks, true, 0);
    row("4", 4, 'H', Goal::SixTricks, true, 0);
    row("1x", 5, 'A', Goal::SixTricks, false, 0);
    row("2x", 6, 'L', Goal::SixTricks, false, 0);
    row("3x", 7, 'B', Goal::SixTricks, false, 0);
    row("hearts", 8, 'H', Goal::SixTricks, false, 1);
    row("5", 8, '-', Goal::NoTrick, true, 1);
    row("5x", 9, '-', Goal::NoTrick, false, 2);
    row("6", 10, '-', Goal::AllTricks, true, 2);
    row("6x", 11, '-', Goal::AllTricks, false, 3);
    row("7", 12, '-', Goal::NoTrick, true, 3);
    row("7x", 13, '-', Goal::NoTrick, false, 4);
    row("8", 14, '-', Goal::AllTricks, true, 4);
    row("8x", 15, '-', Goal::AllTricks, false, 5);
}

void AuctionTest::P13_theLadder()
{
    QFETCH(int, level);
    QFETCH(char, trump);
    QFETCH(int, goal);
    QFETCH(bool, buys);
    QFETCH(int, premium);
    const auto contract = actionOf("bid " + std::string(QTest::currentDataTag())).contract();
    const ContractRow& row = rowOf(contract);
    QCOMPARE(row.level, level);
    QCOMPARE(row.trump ? letter(*row.trump) : '-', trump);
    QCOMPARE(int(row.goal), goal);
    QCOMPARE(row.buys, buys);
    QCOMPARE(row.premium, premium);
}

void AuctionTest::P13_heartsAndFiveAreEqual()
{
    QVERIFY(after({ "0 bid hearts" }).refuses(1, "bid 5", 17));
    QVERIFY(after({ "0 bid 5" }).refuses(1, "bid hearts", 17));
    QVERIFY(after({ "0 bid 5" }).offers(1, "bid 5x"));
}

void AuctionTest::P14_lowSpielAndPremium()
{
    int low = 0;
    int spielContracts = 0;
    int premium = 0;
    int suit = 0;
    for (int i = 0; i < contractCount; ++i) {
        const auto contract = static_cast<Contract>(i);
        low += isLow(contract) ? 1 : 0;
        spielContracts += isSpiel(contract) ? 1 : 0;
        premium += isPremium(contract) ? 1 : 0;
        suit += isSuit(contract) ? 1 : 0;
        QCOMPARE(isSuit(contract), rowOf(contract).trump.has_value());
    }
    QCOMPARE(QList({ low, spielContracts, premium, suit }), QList({ 4, 3, 9, 8 }));
}

void AuctionTest::P15_contractsThatDoNotExist_data()
{
    QTest::addColumn<int>("premium");
    QTest::addColumn<std::string>("open");
    QTest::newRow("all") << int(Premium::All)
                         << text("bid 5, bid 5x, bid 6, bid 6x, bid 7, bid 7x, bid 8, bid 8x, bid "
                                 "hearts, pass");
    QTest::newRow("six") << int(Premium::Six)
                         << text("bid 5, bid 5x, bid 6, bid 6x, bid hearts, pass");
    QTest::newRow("hearts") << int(Premium::Hearts) << text("bid hearts, pass");
}

void AuctionTest::P15_contractsThatDoNotExist()
{
    QFETCH(int, premium);
    QFETCH(std::string, open);
    const TestTable table = after({ "0 bid 4" }, static_cast<Premium>(premium));
    std::string expected = table.choices(1);
    expected.replace(expected.find("bid spiel, "), 11, "");
    QCOMPARE(expected, open);
    if (static_cast<Premium>(premium) == Premium::All) return;
    for (const char* bid : { "bid 7", "bid 8x" }) QVERIFY(table.refuses(1, bid, 15));
}

void AuctionTest::P16_theForehandSpeaksFirst()
{
    const TestTable table = after({});
    QVERIFY(table.refuses(1, "pass", 16));
    QVERIFY(table.refuses(2, "bid 1", 16));
    QCOMPARE(table.due(), 0);
}

void AuctionTest::P16_whoHasPassedIsSkipped()
{
    QCOMPARE(after({ "0 bid 1", "1 pass", "2 bid 2", "0 bid 3" }).due(), 2);
    QVERIFY(after({ "0 bid 1", "1 pass", "2 bid 2", "0 bid 3" }).refuses(1, "bid 4", 16));
}

void AuctionTest::P17_theFirstWord()
{
    QCOMPARE(after({ "0 bid 2" }, Premium::Hearts).choices(1),
        text("bid 3, bid 4, bid hearts, bid spiel, pass"));
    QVERIFY(after({}).offers(0, "bid 4")); // a jump
    QVERIFY(after({ "0 bid 3" }).refuses(1, "bid 2", 17));
    QVERIFY(after({ "0 bid 3" }).refuses(1, "bid 3", 17));
    QVERIFY(after({ "0 bid 6" }).refuses(1, "bid spiel", 17));
    QCOMPARE(after({ "0 bid 7x" }).choices(1), text("bid 8, bid 8x, pass"));
}

void AuctionTest::P17_aSpielIsNamedLater()
{
    for (const char* bid : { "bid 1x", "bid 2x", "bid 3x" }) QVERIFY(after({}).refuses(0, bid, 17));
}

void AuctionTest::P17_iHaveSpielToo()
{
    QCOMPARE(
        after({ "0 bid spiel" }, Premium::Hearts).choices(1), text("bid hearts, bid spiel, pass"));
    QVERIFY(!after({ "0 bid hearts" }).offers(1, "bid spiel"));
}

void AuctionTest::P18_lowStaysLow()
{
    const TestTable table = after({ "0 bid 1", "1 bid 2", "2 bid 3" });
    QCOMPARE(table.choices(0), text("bid 4, hold 3, pass"));
    for (const char* bid : { "bid spiel", "bid hearts", "bid 8x", "bid 2", "bid 3" })
        QVERIFY(table.refuses(0, bid, 18));
    QCOMPARE(after({ "0 bid 1", "1 bid 2", "2 bid spiel" }).choices(0), text("pass"));
    QVERIFY(after({ "0 bid 1", "1 bid 2", "2 bid spiel" }).refuses(0, "bid 4", 18));
}

void AuctionTest::P18_premiumStaysPremium()
{
    const TestTable table = after({ "0 bid hearts", "1 bid 6", "2 bid 6x" });
    QCOMPARE(table.choices(0), text("bid 7, bid 7x, bid 8, bid 8x, pass"));
    QVERIFY(table.refuses(0, "bid 6x", 18));
    QVERIFY(table.refuses(0, "bid 3x", 18));
    QVERIFY(table.refuses(0, "hold 3", 19));
    QVERIFY(after({ "0 bid hearts", "1 bid 5x", "2 pass" }).refuses(0, "bid 5", 18));
}

void AuctionTest::P18_aPremiumBidSilencesTheOthers()
{
    const TestTable table = after({ "0 bid spiel", "1 bid spiel", "2 bid hearts" });
    QCOMPARE(table.choices(0), text("pass"));
    QVERIFY(table.refuses(0, "bid 3x", 18));
}

void AuctionTest::P19_onlyOneSeatMayHold()
{
    QVERIFY(after({ "0 bid 1", "1 bid 2", "2 bid 3", "0 pass" }).refuses(1, "hold 3", 19));
    QVERIFY(after({ "0 bid 1", "1 bid 2" }).refuses(2, "hold 2", 19));
    QVERIFY(after({ "0 pass", "1 bid 1" }).offers(2, "hold 1"));
    QVERIFY(after({ "0 pass", "1 bid 1" }).refuses(2, "hold 2", 19));
    const TestTable again = after({ "0 pass", "1 bid 1", "2 hold 1", "1 bid 2" });
    QCOMPARE(again.choices(2), text("bid 3, bid 4, hold 2, pass")); // it is low now
    QVERIFY(after({ "0 pass", "1 bid 1", "2 hold 1" }).refuses(1, "hold 1", 19));
}

void AuctionTest::P19_ofFourTheSecondHoldsWhenTheForehandPassed()
{
    const auto four = [](std::initializer_list<std::string_view> words) {
        return after(words, Premium::Hearts, 4);
    };
    QCOMPARE(
        four({ "0 pass", "1 bid 1", "2 bid 2" }).choices(1), text("bid 3, bid 4, hold 2, pass"));
    QVERIFY(four({ "0 pass", "1 bid 1" }).refuses(2, "hold 1", 19));
    QVERIFY(four({ "0 bid 1", "1 bid 2", "2 pass" }).offers(0, "hold 2"));
    QVERIFY(four({ "0 bid 1", "1 bid 2", "2 bid 3", "0 bid 4" }).refuses(1, "hold 4", 19));
}

void AuctionTest::P19_theRightIsGoneWithAPass()
{
    QCOMPARE(
        after({ "0 bid 1", "1 bid 2", "2 bid 3", "0 pass", "1 bid 4" }).choices(2), text("pass"));
}

void AuctionTest::P19_spielAndPremiumAreNotHeld()
{
    const TestTable table = after({ "0 bid 1", "1 bid hearts", "2 pass" });
    for (const char* hold : { "hold hearts", "hold 1", "hold 4" })
        QVERIFY(table.refuses(0, hold, 19));
}

void AuctionTest::P20_theFirstSpielNamesItsSuit()
{
    const TestTable table = after({ "0 bid spiel", "1 bid spiel", "2 pass" });
    QCOMPARE(table.choices(0), text("bid 1x, bid 2x, bid 3x"));
    QVERIFY(table.refuses(0, "pass", 20));
    QVERIFY(table.refuses(0, "bid spiel", 20));
    QVERIFY(table.refuses(0, "bid hearts", 20));
    QCOMPARE(table.table().standing->seat, seatAt(0));
}

void AuctionTest::P20_theOthersOverbidWithSpiel()
{
    const TestTable table = after({ "0 bid spiel", "1 bid spiel", "2 pass", "0 bid 1x" });
    QCOMPARE(table.choices(1), text("bid 2x, bid 3x, pass"));
    QVERIFY(table.refuses(1, "bid 1x", 20));
    TestTable raised = table;
    raised.act({ "1 bid 2x" });
    QCOMPARE(raised.choices(0), text("bid 3x, pass"));
    raised.act({ "0 bid 3x" });
    QCOMPARE(raised.choices(1), text("pass"));
}

void AuctionTest::P20_threeInARow()
{
    const TestTable table
        = after({ "0 bid spiel", "1 bid spiel", "2 bid spiel", "0 bid 2x", "1 pass" });
    QCOMPARE(table.choices(2), text("bid 3x, pass"));
}

void AuctionTest::P21_theEnd_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<std::string>("final");
    const auto row = [](const char* words, const char* final) {
        QTest::newRow(words) << QString(words).split(", ") << text(final);
    };
    row("0 pass, 1 pass, 2 pass", "ausfechten");
    row("0 pass, 1 pass", "not over");
    row("0 pass, 1 pass, 2 bid 1", "bid 1 by 2");
    row("0 pass, 1 bid 1, 2 pass", "bid 1 by 1");
    row("0 bid 1, 1 pass, 2 pass", "bid 1 by 0");
    row("0 bid 1, 1 bid 2, 2 pass", "not over");
    row("0 bid 1, 1 bid 2, 2 pass, 0 hold 2, 1 pass", "bid 2 by 0");
    row("0 bid spiel, 1 pass, 2 pass", "bid spiel by 0");
    row("0 bid spiel, 1 bid spiel, 2 pass, 0 bid 1x, 1 pass", "bid 1x by 0");
    row("0 bid 1, 1 bid hearts, 2 pass", "not over"); // forced words are said
    row("0 bid 1, 1 bid hearts, 2 pass, 0 pass", "bid hearts by 1");
}

void AuctionTest::P21_theEnd()
{
    QFETCH(QStringList, words);
    QFETCH(std::string, final);
    TestTable table;
    table.deal();
    for (const QString& word : words) table.act({ word.toStdString() });
    QCOMPARE(finalBid(table), final);
    if (!table.isIn<Bidding>()) QVERIFY(table.refuses(table.due(), "pass", 21));
}

void AuctionTest::P22_examples_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("seat");
    QTest::addColumn<std::string>("open");
    const auto row = [](const char* words, int seat, const char* open) {
        QTest::newRow(words) << QString(words) << seat << text(open);
    };
    row("", 0, "bid 1, bid 2, bid 3, bid 4, bid hearts, bid spiel, pass");
    row("0 bid 1, 1 bid 2, 2 bid 3", 0, "bid 4, hold 3, pass");
    row("0 bid 1, 1 bid 2, 2 bid 3, 0 hold 3", 1, "bid 4, pass");
    row("0 pass, 1 bid 2", 2, "bid 3, bid 4, bid hearts, bid spiel, hold 2, pass");
    row("0 bid 1, 1 bid 2, 2 pass, 0 pass", -1, "bid 2 by 1");
    row("0 bid spiel, 1 bid spiel, 2 pass", 0, "bid 1x, bid 2x, bid 3x");
    row("0 bid spiel, 1 bid spiel, 2 bid spiel, 0 bid 1x, 1 bid 2x", 2, "bid 3x, pass");
    row("0 bid 1, 1 bid spiel, 2 bid spiel, 0 pass", 1, "bid 1x, bid 2x, bid 3x");
}

void AuctionTest::P22_examples()
{
    QFETCH(QString, words);
    QFETCH(int, seat);
    QFETCH(std::string, open);
    TestTable table(with(Premium::Hearts));
    table.deal();
    for (const QString& word : words.split(", ", Qt::SkipEmptyParts))
        table.act({ word.toStdString() });
    QCOMPARE(seat < 0 ? finalBid(table) : table.choices(seat), open);
    if (seat >= 0) QCOMPARE(table.due(), seat);
}

void AuctionTest::numberOfAuctions_data()
{
    QTest::addColumn<int>("premium");
    QTest::addColumn<int>("highest"); // level of the highest premium contract
    QTest::addColumn<int>("players");
    QTest::addColumn<quint64>("number");
    const auto row = [](const char* name, Premium premium, int highest, int players, int number) {
        QTest::newRow(name) << int(premium) << highest << players << quint64(number);
    };
    row("hearts, three", Premium::Hearts, 8, 3, 246);
    row("hearts, four", Premium::Hearts, 8, 4, 225);
    row("six, three", Premium::Six, 11, 3, 517);
    row("six, four", Premium::Six, 11, 4, 496);
    row("all, three", Premium::All, 15, 3, 4313);
    row("all, four", Premium::All, 15, 4, 4292);
}

void AuctionTest::numberOfAuctions()
{
    QFETCH(int, premium);
    QFETCH(int, highest);
    QFETCH(int, players);
    QFETCH(quint64, number);
    const TestTable table = after({}, static_cast<Premium>(premium), players);
    QCOMPARE(quint64(auctions(table.state)), number);
    Auction second;
    second.players = players;
    second.highest = highest;
    second.five = static_cast<Premium>(premium) != Premium::Hearts;
    QCOMPARE(quint64(count(second, 0)), number);
}

QTEST_APPLESS_MAIN(AuctionTest)
#include "auction_test.moc"
