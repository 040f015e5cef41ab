#include "core/bieten/dealer_lot.h"
#include "core/bieten/state.h"
#include "core/game/rng.h"
#include "tests/support/bieten_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;

namespace {

Rules stealing(Steal steal)
{
    Rules rules;
    rules.steal = steal;
    return rules;
}

/// The pack with its cards in the order of writing, from the top: HA HK HO HU HT H9 H8 H7 LA LK …
Pack sortedPack(const Rules& rules) { return packOf(packFor(rules)); }

/// The sorted pack, but with the Weli where it is uncovered when ten cards are lifted.
Pack weliUnderTen()
{
    Pack pack;
    for (const Card card : packOf(ordinaryCards())) {
        if (pack.size() == 9) pack.push(weliCard);
        pack.push(card);
    }
    return pack;
}

std::optional<Card> seenBy(const TestTable& table, int seat)
{
    return observe(table.state, seatAt(seat)).seen;
}

CardSet handOf(const TestTable& table, int seat)
{
    return table.state.holdings[seatAt(seat)].cards;
}

/// These cards from the top, below them the rest of the pack.
Pack packWith(const QStringList& top)
{
    Pack pack;
    CardSet rest = ordinaryCards();
    for (const QString& text : top) {
        const Card card = cardFromText(text.toStdString()).value_or(weliCard);
        pack.push(card);
        rest.remove(card);
    }
    for (const Card card : rest) pack.push(card);
    return pack;
}

bool isDealing(const TestTable& table)
{
    return std::holds_alternative<Dealing>(table.table().phase);
}

} // namespace

class CutAndDealTest : public QObject {
    Q_OBJECT

private slots:
    void B9_theDrawIsKnownByItsResult();
    void B9_theLowestCardDeals();
    void B9_theFirstAceDealsAtOnce();
    void B9_thoseTiedCutAgain();
    void B9_everyDrawEndsAndEverySeatMayDeal();
    void B10_theCutterSitsAtTheRightOfTheDealer_data();
    void B10_theCutterSitsAtTheRightOfTheDealer();
    void B10_theCutLeavesFourCardsOnEitherSide_data();
    void B10_theCutLeavesFourCardsOnEitherSide();
    void B10_nobodyElseCuts();
    void B11_theCutterAloneSeesTheBottomCard();
    void B11_stealingUncoversTheNextCard();
    void B11_theThirdStolenCardEndsTheStealing();
    void B11_whoLeavesHasSeenTheCard();
    void B11_onlyTheWeliCanBeStolen();
    void B11_thereIsOneChoiceAboutTheWeli();
    void B11_theWeliMayBeLeft();
    void B11_noCardButTheWeliIsShown();
    void B11_withoutStealingNobodyLooks();
    void B12_B13_B14_whoGetsWhat_data();
    void B12_B13_B14_whoGetsWhat();
    void B13_theDealerChoosesTheRounds_data();
    void B13_theDealerChoosesTheRounds();
    void B14_aStolenCardIsMissingFromTheEndOfTheShare();
    void B15_theBottomCardIsShownToAll();
    void B15_theBottomCardIsHidden();
    void B15_aWildCardMayBeNamedAsTheBottomCard();
};

void CutAndDealTest::B9_theDrawIsKnownByItsResult()
{
    for (int seat = 0; seat < 4; ++seat) {
        TestTable table(Rules {}, 4, seatAt(seat));
        table.bring(sortedPack(Rules {}));
        QCOMPARE(table.table().dealer, seatAt(seat));
    }
}

void CutAndDealTest::B9_theLowestCardDeals()
{
    const DealerLot draw = dealerLot(4, packWith({ "HK", "L9", "AT", "BU" }));
    QCOMPARE(draw.dealer, seatAt(1));
    QCOMPARE(draw.cuts.size(), std::size_t { 4 });
    QCOMPARE(toText(draw.card()), std::string("L9"));
    // The Weli is below the sevens.
    QCOMPARE(dealerLot(3, packWith({ "H7", "B6", "HK" })).dealer, seatAt(1));
}

void CutAndDealTest::B9_theFirstAceDealsAtOnce()
{
    const DealerLot draw = dealerLot(4, packWith({ "H7", "LA", "AA", "BU" }));
    QCOMPARE(draw.dealer, seatAt(1));
    QCOMPARE(draw.cuts.size(), std::size_t { 2 }); // nobody else cuts
    QCOMPARE(toText(draw.card()), std::string("LA"));
}

void CutAndDealTest::B9_thoseTiedCutAgain()
{
    const DealerLot draw
        = dealerLot(4, packWith({ "H8", "LK", "A8", "BU", "HT", "LT", "BO", "BK" }));
    const std::vector<int> order { 0, 1, 2, 3, 0, 2, 0, 2 };
    QCOMPARE(draw.cuts.size(), order.size());
    for (std::size_t i = 0; i < order.size(); ++i) QCOMPARE(draw.cuts[i].seat, seatAt(order[i]));
    QCOMPARE(draw.dealer, seatAt(0));
    QCOMPARE(toText(draw.card()), std::string("BO"));
}

void CutAndDealTest::B9_everyDrawEndsAndEverySeatMayDeal()
{
    Rng rng(9);
    for (int players = 2; players <= maxSeats; ++players) {
        SeatSet dealers;
        for (int i = 0; i < 400; ++i)
            dealers.add(dealerLot(players, shuffled(packOf(packFor(Rules {})), rng)).dealer);
        QCOMPARE(dealers.size(), players);
    }
}

void CutAndDealTest::B10_theCutterSitsAtTheRightOfTheDealer_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("dealer");
    QTest::addColumn<int>("cutter");
    QTest::addColumn<int>("forehand");
    QTest::addRow("two") << 2 << 0 << 1 << 1;
    QTest::addRow("three") << 3 << 0 << 2 << 1;
    QTest::addRow("four") << 4 << 2 << 1 << 3;
    QTest::addRow("eight") << 8 << 7 << 6 << 0;
}

void CutAndDealTest::B10_theCutterSitsAtTheRightOfTheDealer()
{
    QFETCH(int, players);
    QFETCH(int, dealer);
    QFETCH(int, cutter);
    QFETCH(int, forehand);
    TestTable table(Rules {}, players, seatAt(dealer));
    table.bring(sortedPack(Rules {}));
    for (int seat = 0; seat < players; ++seat)
        QCOMPARE(table.offers(seat, "cut 10"), seat == cutter);
    QCOMPARE(forehandOf(table.table()), seatAt(forehand));
}

void CutAndDealTest::B10_theCutLeavesFourCardsOnEitherSide_data()
{
    QTest::addColumn<bool>("weli");
    QTest::addColumn<int>("most");
    QTest::addRow("32 cards") << false << 28;
    QTest::addRow("33 cards") << true << 29;
}

void CutAndDealTest::B10_theCutLeavesFourCardsOnEitherSide()
{
    QFETCH(bool, weli);
    QFETCH(int, most);
    const Rules rules = weli ? Rules {} : withoutWeli();
    TestTable table(rules, 3);
    table.bring(sortedPack(rules));
    for (int lifted = 0; lifted <= 36; ++lifted) {
        const std::string action = "cut " + std::to_string(lifted);
        if (lifted < 4 || lifted > most)
            QVERIFY(table.refuses(1, action, 10));
        else
            QVERIFY(table.offers(1, action));
    }
}

void CutAndDealTest::B10_nobodyElseCuts()
{
    TestTable table(Rules {}, 3);
    table.bring(sortedPack(Rules {}));
    QVERIFY(table.refuses(0, "cut 10", 10));
    QVERIFY(table.refuses(2, "cut 10", 10));
    table.act({ "1 cut 10" });
    QVERIFY(table.refuses(1, "cut 10", 10));
}

void CutAndDealTest::B11_theCutterAloneSeesTheBottomCard()
{
    TestTable table(stealing(Steal::Three), 3);
    table.bring(sortedPack(Rules {}));
    QVERIFY(!seenBy(table, 1));
    table.act({ "1 cut 10" });
    QCOMPARE(seenBy(table, 1), std::optional("LK"_card)); // pack[9]
    QVERIFY(!seenBy(table, 0));
    QVERIFY(!seenBy(table, 2));
    QCOMPARE(table.choices(1), text("leave, steal"));
    QVERIFY(table.refuses(0, "steal", 11));
    QVERIFY(table.refuses(2, "leave", 11));
}

void CutAndDealTest::B11_stealingUncoversTheNextCard()
{
    TestTable table(stealing(Steal::Three), 3);
    table.bring(sortedPack(Rules {}));
    table.act({ "1 cut 10", "1 steal" });
    QCOMPARE(handOf(table, 1), CardSet("LK"_cards));
    QCOMPARE(seenBy(table, 1), std::optional("LA"_card));
    QCOMPARE(int(table.table().stolen), 1);
    QCOMPARE(table.choices(1), text("leave, steal"));
}

void CutAndDealTest::B11_theThirdStolenCardEndsTheStealing()
{
    TestTable table(stealing(Steal::Three), 3);
    table.bring(sortedPack(Rules {}));
    table.act({ "1 cut 4", "1 steal", "1 steal", "1 steal" });
    QVERIFY(isDealing(table));
    QCOMPARE(handOf(table, 1), CardSet("HU HO HK"_cards));
    QCOMPARE(table.choices(1), text(""));
}

void CutAndDealTest::B11_whoLeavesHasSeenTheCard()
{
    Rules rules = stealing(Steal::Three);
    rules.bottom = Bottom::Hidden;
    TestTable table(rules, 3);
    table.bring(sortedPack(rules));
    table.act({ "1 cut 10", "1 steal", "1 leave" });
    QVERIFY(isDealing(table));
    QCOMPARE(seenBy(table, 1), std::optional("LA"_card));
    table.act({ "2 deal 1-2" });
    QCOMPARE(seenBy(table, 1), std::optional("LA"_card));
    QVERIFY(!seenBy(table, 0));
    QVERIFY(!seenBy(table, 2));
}

void CutAndDealTest::B11_onlyTheWeliCanBeStolen()
{
    TestTable table(stealing(Steal::Weli), 3);
    table.bring(weliUnderTen());
    table.act({ "1 cut 10" });
    QCOMPARE(seenBy(table, 1), std::optional(weliCard));
    QCOMPARE(table.choices(1), text("leave, steal"));
}

void CutAndDealTest::B11_thereIsOneChoiceAboutTheWeli()
{
    TestTable table(stealing(Steal::Weli), 3);
    table.bring(weliUnderTen());
    table.act({ "1 cut 10", "1 steal" });
    QVERIFY(isDealing(table));
    QCOMPARE(handOf(table, 1), CardSet("B6"_cards));
    QVERIFY(!seenBy(table, 1)); // what lies beneath is nobody's
}

void CutAndDealTest::B11_theWeliMayBeLeft()
{
    TestTable table(stealing(Steal::Weli), 3);
    table.bring(weliUnderTen());
    table.act({ "1 cut 10", "1 leave", "2 deal 1-2" });
    QCOMPARE(table.state.pack.back(), weliCard);
    QCOMPARE(int(table.table().stolen), 0);
}

void CutAndDealTest::B11_noCardButTheWeliIsShown()
{
    TestTable table(stealing(Steal::Weli), 3);
    table.bring(weliUnderTen());
    table.act({ "1 cut 9" });
    QVERIFY(isDealing(table));
    QVERIFY(!seenBy(table, 1));
    QVERIFY(table.refuses(1, "steal", 11));
}

void CutAndDealTest::B11_withoutStealingNobodyLooks()
{
    TestTable table(stealing(Steal::None), 3);
    table.bring(weliUnderTen());
    table.act({ "1 cut 10" });
    QVERIFY(isDealing(table));
    QVERIFY(!seenBy(table, 1));
    QVERIFY(table.refuses(1, "steal", 11));
    QVERIFY(table.refuses(1, "leave", 11));
}

void CutAndDealTest::B12_B13_B14_whoGetsWhat_data()
{
    QTest::addColumn<int>("stolen");
    QTest::addColumn<QString>("rounds");
    QTest::addColumn<quint64>("forehand");
    QTest::addColumn<quint64>("cutter");
    QTest::addColumn<quint64>("dealer");
    QTest::addColumn<quint64>("bottom");
    const auto row = [](int stolen, const char* rounds, CardSet forehand, CardSet cutter,
                         CardSet dealer, CardSet bottom) {
        QTest::addRow("%d stolen, %s", stolen, rounds)
            << stolen << rounds << quint64(forehand.bits()) << quint64(cutter.bits())
            << quint64(dealer.bits()) << quint64(bottom.bits());
    };
    // Ten of HA HK HO HU HT H9 H8 H7 LA LK LO LU LT L9 L8 L7 BA BK … are lifted.
    row(0, "1-2", "LO L9 L8"_cards, "LU L7 BA"_cards, "LT BK BO"_cards, "LK"_cards);
    row(0, "2-1", "LO LU BA"_cards, "LT L9 BK"_cards, "L8 L7 BO"_cards, "LK"_cards);
    row(1, "1-2", "LO L9 L8"_cards, "LK LU L7"_cards, "LT BA BK"_cards, "LA"_cards);
    row(1, "2-1", "LO LU BA"_cards, "LK LT L9"_cards, "L8 L7 BK"_cards, "LA"_cards);
    row(2, "1-2", "LO L9 L8"_cards, "LK LA LU"_cards, "LT L7 BA"_cards, "H7"_cards);
    row(2, "2-1", "LO LU L7"_cards, "LK LA LT"_cards, "L9 L8 BA"_cards, "H7"_cards);
    row(3, "1-2", "LO LT L9"_cards, "LK LA H7"_cards, "LU L8 L7"_cards, "H8"_cards);
    row(3, "2-1", "LO LU L8"_cards, "LK LA H7"_cards, "LT L9 L7"_cards, "H8"_cards);
}

void CutAndDealTest::B12_B13_B14_whoGetsWhat()
{
    QFETCH(int, stolen);
    QFETCH(QString, rounds);
    QFETCH(quint64, forehand);
    QFETCH(quint64, cutter);
    QFETCH(quint64, dealer);
    QFETCH(quint64, bottom);
    TestTable table(stealing(Steal::Three), 3);
    table.bring(sortedPack(Rules {}));
    table.act({ "1 cut 10" });
    for (int i = 0; i < stolen; ++i) table.act({ "1 steal" });
    if (stolen < 3) table.act({ "1 leave" });
    table.act({ ("2 deal " + rounds).toStdString() });
    QCOMPARE(handOf(table, 0), CardSet::fromBits(forehand));
    QCOMPARE(handOf(table, 1), CardSet::fromBits(cutter));
    QCOMPARE(handOf(table, 2), CardSet::fromBits(dealer));
    QCOMPARE(CardSet { table.state.pack.back() }, CardSet::fromBits(bottom));
    QCOMPARE(table.state.pack.size(), 24U);
}

void CutAndDealTest::B13_theDealerChoosesTheRounds_data()
{
    QTest::addColumn<int>("option");
    QTest::addColumn<QString>("choices");
    QTest::addRow("choice") << int(Rounds::Choice) << "deal 1-2, deal 2-1";
    QTest::addRow("1-2") << int(Rounds::OneTwo) << "deal 1-2";
    QTest::addRow("2-1") << int(Rounds::TwoOne) << "deal 2-1";
}

void CutAndDealTest::B13_theDealerChoosesTheRounds()
{
    QFETCH(int, option);
    QFETCH(QString, choices);
    Rules rules = stealing(Steal::None);
    rules.deal = static_cast<Rounds>(option);
    TestTable table(rules, 3);
    table.bring(sortedPack(rules));
    QVERIFY(table.refuses(2, "deal 1-2", 13)); // not before the cut
    table.act({ "1 cut 10" });
    QCOMPARE(table.choices(2), choices.toStdString());
    if (rules.deal == Rounds::OneTwo) QVERIFY(table.refuses(2, "deal 2-1", 13));
    if (rules.deal == Rounds::TwoOne) QVERIFY(table.refuses(2, "deal 1-2", 13));
    QVERIFY(table.refuses(0, "deal 1-2", 13));
    QVERIFY(table.refuses(1, "deal 2-1", 13));
}

void CutAndDealTest::B14_aStolenCardIsMissingFromTheEndOfTheShare()
{
    TestTable table(stealing(Steal::Three), 2); // the cutter is the forehand, too
    table.bring(sortedPack(Rules {}));
    table.act({ "0 cut 10", "0 steal", "0 leave", "1 deal 1-2" });
    QCOMPARE(handOf(table, 0), CardSet("LK LO LT"_cards));
    QCOMPARE(handOf(table, 1), CardSet("LU L9 L8"_cards));
}

void CutAndDealTest::B15_theBottomCardIsShownToAll()
{
    TestTable table(stealing(Steal::Three), 3);
    table.bring(sortedPack(Rules {}));
    table.act({ "1 cut 10", "1 leave" });
    QVERIFY(!table.table().bottom);
    table.act({ "2 deal 1-2" });
    QCOMPARE(observe(table.state, seatAt(0)).table.bottom, std::optional("LK"_card));
    QCOMPARE(table.state.pack.back(), "LK"_card);
}

void CutAndDealTest::B15_theBottomCardIsHidden()
{
    Rules rules = stealing(Steal::None);
    rules.bottom = Bottom::Hidden;
    TestTable table(rules, 3);
    table.bring(sortedPack(rules));
    table.act({ "1 cut 10", "2 deal 1-2" });
    QVERIFY(!table.table().bottom);
}

void CutAndDealTest::B15_aWildCardMayBeNamedAsTheBottomCard()
{
    TestTable table(Rules {}, 2);
    table.deal({ "B6 HK HO"_cards, "LA LK LO"_cards }, "HA"_card);
    QCOMPARE(table.table().bottom, std::optional("HA"_card));
    QVERIFY(table.offers(0, "play B6=HA"));
}

QTEST_APPLESS_MAIN(CutAndDealTest)
#include "cut_and_deal_test.moc"
