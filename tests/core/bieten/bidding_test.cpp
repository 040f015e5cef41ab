#include "core/bieten/state.h"
#include "tests/support/bieten_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;

namespace {

/// Seat 0 leads; every seat has hearts, leaves and a run to bid with.
TestTable fourRichHands(const Rules& rules)
{
    return { rules, { "HA LA LK"_cards, "HK LO HO"_cards, "HU LU HT"_cards, "H9 L9 L8"_cards } };
}

Rules with(BidLimit limit, int target)
{
    Rules rules = withoutWeli();
    rules.bidLimit = limit;
    rules.target = static_cast<std::uint8_t>(target);
    return rules;
}

Rules directThree()
{
    Rules rules = withoutWeli();
    rules.directThree = true;
    return rules;
}

const FigureStatus& hearts(const TestTable& table) { return table.table().figures[Figure::Hearts]; }

} // namespace

class BiddingTest : public QObject {
    Q_OBJECT

private slots:
    void B39_statesAndStakes();
    void B40_beforeTheFirstLead();
    void B40_betweenTwoCardsOfATrick();
    void B40_betweenTricks();
    void B40_whoHasPlayedMayBid();
    void B40_notWhileAnAnswerIsDue();
    void B40_notBeforeTheDealing();
    void B40_notAfterTheLastCard();
    void B40_severalBidsMayFollowOneAnother();
    void B41_othersWaitForTheForehand();
    void B41_aCardOfTheForehandIsEnough();
    void B41_aBidOfTheForehandIsEnough();
    void B41_withoutTheOptionAnybodyMayBeFirst();
    void B42_onlyASilentFigureIsBid();
    void B42_theBidderNeedsTheFigure();
    void B43_answersGoRoundFromTheBiddersLeft();
    void B43_onlyTheSeatAskedAnswers();
    void B43_holdNeedsTheFigure();
    void B43_noLimitAppliesToHold();
    void B44_theFirstHoldEndsTheAnswers();
    void B44_theBestTakesItWhoeverItIs();
    void B45_allGoodConcedes();
    void B46_whoSaysThree();
    void B46_onlyOnAHeldFigure();
    void B46_theRaiserNeedsTheFigure();
    void B46_threeAtTheTimesOfABid();
    void B46_directThreeAnswersABid();
    void B46_directThreeEndsTheAnswersToTheBid();
    void B46_aThreeIsNotAnsweredWithThree();
    void B46_withoutTheOptionNoThreeIsAnAnswer();
    void B47_allOthersAnswerAThree();
    void B47_theFirstHoldMakesThree();
    void B47_allGoodConcedesTwo();
    void B47_nothingGoesBeyondThree();
    void B48_aConcededFigureIsSettled();
    void B49_concededPointsAreBookedAtOnce();
    void B49_theGameDoesNotEndInMidDeal();
    void B50_B51_limits_data();
    void B50_B51_limits();
    void B50_gespanntIgnoresBidsInTheAir();
    void B50_figuresCountsOwnBidsHoweverTheyEnded();
    void B50_aConcededBidCountsOnce();
    void B50_aBidLostToAThreeStillCounts();
    void B51_threeNeedsTwoPoints();
    void B51_directThreeIsLimitedToo();
};

void BiddingTest::B39_statesAndStakes()
{
    TestTable table = fourRichHands(withoutWeli());
    QVERIFY(hearts(table).state == FigureState::Silent);
    QCOMPARE(int(hearts(table).stake), 1);
    table.act({ "0 bid hearts", "1 hold hearts" });
    QVERIFY(hearts(table).state == FigureState::Held);
    QCOMPARE(int(hearts(table).stake), 2);
    table.act({ "1 three hearts", "2 hold hearts" });
    QVERIFY(hearts(table).state == FigureState::Held);
    QCOMPARE(int(hearts(table).stake), 3);
    table.act({ "1 bid run", "2 good run", "3 good run", "0 good run" });
    const FigureStatus& run = table.table().figures[Figure::Run];
    QVERIFY(run.state == FigureState::Conceded);
    QCOMPARE(run.owner, std::optional(seatAt(1)));
}

void BiddingTest::B40_beforeTheFirstLead()
{
    const TestTable table = fourRichHands(withoutWeli());
    for (int seat = 0; seat < 4; ++seat) QVERIFY(table.offers(seat, "bid hearts"));
}

void BiddingTest::B40_betweenTwoCardsOfATrick()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "0 play HA", "1 play HK", "3 bid hearts", "0 hold hearts", "2 play HU" });
}

void BiddingTest::B40_betweenTricks()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "0 play HA", "1 play HK", "2 play HU", "3 play H9", "2 bid hearts" });
    table.act({ "3 good hearts", "0 hold hearts", "0 play LA" });
}

void BiddingTest::B40_whoHasPlayedMayBid()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "0 play HA", "1 play HK", "0 bid hearts", "1 hold hearts" });
}

void BiddingTest::B40_notWhileAnAnswerIsDue()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "0 bid hearts" });
    QVERIFY(table.refuses(1, "bid leaves", 40));
    QVERIFY(table.refuses(2, "bid leaves", 40));
    QVERIFY(table.refuses(0, "play HA", 16));
    QCOMPARE(table.choices(2), text(""));
}

void BiddingTest::B40_notBeforeTheDealing()
{
    TestTable table(withoutWeli(), 3);
    table.bring(packOf(packFor(withoutWeli())));
    QVERIFY(table.refuses(0, "bid last", 40));
    QVERIFY(table.refuses(0, "good last", 40));
    table.act({ "1 cut 4", "1 leave" });
    QVERIFY(table.refuses(0, "bid last", 40));
    table.act({ "2 deal 1-2" });
    QVERIFY(table.offers(0, "bid last"));
}

void BiddingTest::B40_notAfterTheLastCard()
{
    Rules rules = penalised(withoutWeli());
    rules.protest = Protest::Claim;
    TestTable table(rules, { "HA LA BA"_cards, "HK LK BK"_cards });
    table.act({ "0 play HA", "1 play HK", "0 play LA", "1 play LK", "0 play BA" });
    QVERIFY(table.offers(1, "bid hearts"));
    QVERIFY(table.offers(0, "bid hearts"));
    table.act({ "1 play BK" });
    QVERIFY(table.refuses(0, "bid hearts", 40));
    QVERIFY(table.refuses(1, "bid hearts", 40));
}

void BiddingTest::B40_severalBidsMayFollowOneAnother()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "0 bid hearts", "1 hold hearts", "0 bid leaves", "1 hold leaves", "3 bid run",
        "0 hold run", "0 play HA" });
}

void BiddingTest::B41_othersWaitForTheForehand()
{
    Rules rules = withoutWeli();
    rules.forehandFirst = true;
    const TestTable table = fourRichHands(rules);
    QVERIFY(table.offers(0, "bid hearts"));
    for (int seat = 1; seat < 4; ++seat) {
        QVERIFY(table.refuses(seat, "bid hearts", 41));
        QCOMPARE(table.choices(seat), text(""));
    }
}

void BiddingTest::B41_aCardOfTheForehandIsEnough()
{
    Rules rules = withoutWeli();
    rules.forehandFirst = true;
    TestTable table = fourRichHands(rules);
    table.act({ "0 play HA", "3 bid hearts", "0 hold hearts" });
}

void BiddingTest::B41_aBidOfTheForehandIsEnough()
{
    Rules rules = withoutWeli();
    rules.forehandFirst = true;
    TestTable table = fourRichHands(rules);
    table.act({ "0 bid hearts", "1 good hearts", "2 hold hearts", "3 bid leaves" });
}

void BiddingTest::B41_withoutTheOptionAnybodyMayBeFirst()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "3 bid hearts", "0 hold hearts" });
}

void BiddingTest::B42_onlyASilentFigureIsBid()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "0 bid hearts", "1 hold hearts" });
    for (int seat = 0; seat < 4; ++seat) QVERIFY(table.refuses(seat, "bid hearts", 42));
}

void BiddingTest::B42_theBidderNeedsTheFigure()
{
    const TestTable table(withoutWeli(), { "HA LA LK"_cards, "HK BO AO"_cards });
    QVERIFY(table.offers(0, "bid equal"));
    QVERIFY(table.refuses(1, "bid run", 36));
    QVERIFY(table.refuses(1, "bid leaves", 36));
}

void BiddingTest::B43_answersGoRoundFromTheBiddersLeft()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "2 bid hearts", "3 good hearts", "0 good hearts", "1 good hearts" });
    QVERIFY(hearts(table).state == FigureState::Conceded);
}

void BiddingTest::B43_onlyTheSeatAskedAnswers()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "2 bid hearts" });
    for (const int seat : { 0, 1, 2 }) QVERIFY(table.refuses(seat, "good hearts", 43));
    QVERIFY(table.refuses(3, "good leaves", 43));
    QCOMPARE(table.choices(3), text("good hearts, hold hearts"));
}

void BiddingTest::B43_holdNeedsTheFigure()
{
    TestTable table(withoutWeli(), { "HA LA LK"_cards, "BK LO BO"_cards });
    table.act({ "0 bid hearts" });
    QVERIFY(table.refuses(1, "hold hearts", 36));
    QCOMPARE(table.choices(1), text("good hearts"));
}

void BiddingTest::B43_noLimitAppliesToHold()
{
    Rules rules = with(BidLimit::Gespannt, 5);
    TestTable table(rules, 2);
    table.state.table.totals[seatAt(1)] = 4;
    table.deal({ "HA LA LK"_cards, "HK LO BO"_cards });
    QVERIFY(table.refuses(1, "bid hearts", 50));
    table.act({ "0 bid hearts", "1 hold hearts" });
}

void BiddingTest::B44_theFirstHoldEndsTheAnswers()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "0 bid hearts", "1 hold hearts" });
    QVERIFY(table.refuses(2, "hold hearts", 43));
    QVERIFY(table.offers(0, "play HA"));
    QCOMPARE(hearts(table).holder, std::optional(seatAt(1)));
}

void BiddingTest::B44_theBestTakesItWhoeverItIs()
{
    TestTable notAsked = fourRichHands(withoutWeli());
    notAsked.act({ "1 bid hearts", "2 hold hearts" });
    notAsked.playOut();
    QCOMPARE(figuresOf(notAsked.count()).substr(0, 10), text("hearts 2 0"));

    TestTable saidGood = fourRichHands(withoutWeli());
    saidGood.act({ "3 bid hearts", "0 good hearts", "1 hold hearts" });
    saidGood.playOut();
    QCOMPARE(figuresOf(saidGood.count()).substr(0, 10), text("hearts 2 0"));
}

void BiddingTest::B45_allGoodConcedes()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "3 bid hearts", "0 good hearts", "1 good hearts", "2 good hearts" });
    QCOMPARE(hearts(table).owner, std::optional(seatAt(3)));
    table.playOut();
    QCOMPARE(figuresOf(table.count()).substr(0, 10), text("hearts 1 3")); // with the nine
}

void BiddingTest::B46_whoSaysThree()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "0 bid hearts", "1 good hearts", "2 hold hearts" });
    QVERIFY(table.refuses(0, "three hearts", 46)); // the bidder
    for (int seat = 1; seat < 4; ++seat) QVERIFY(table.offers(seat, "three hearts"));
}

void BiddingTest::B46_onlyOnAHeldFigure()
{
    TestTable table = fourRichHands(withoutWeli());
    QVERIFY(table.refuses(1, "three hearts", 46));
}

void BiddingTest::B46_theRaiserNeedsTheFigure()
{
    TestTable table(withoutWeli(), { "HA LA LK"_cards, "HK LO BO"_cards, "BT B9 AK"_cards });
    table.act({ "0 bid hearts", "1 hold hearts" });
    QVERIFY(table.refuses(2, "three hearts", 36));
}

void BiddingTest::B46_threeAtTheTimesOfABid()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "0 bid hearts", "1 hold hearts", "0 play HA", "1 play HK", "1 bid run" });
    QVERIFY(table.refuses(3, "three hearts", 40));
    table.act({ "2 good run", "3 hold run", "3 three hearts", "0 hold hearts", "2 play HU" });
}

void BiddingTest::B46_directThreeAnswersABid()
{
    TestTable table = fourRichHands(directThree());
    table.act({ "0 bid hearts" });
    QCOMPARE(table.choices(1), text("good hearts, hold hearts, three hearts"));
    table.act({ "1 three hearts", "2 good hearts", "3 hold hearts" });
    QCOMPARE(int(hearts(table).stake), 3);
    QVERIFY(hearts(table).state == FigureState::Held);
}

void BiddingTest::B46_directThreeEndsTheAnswersToTheBid()
{
    TestTable table = fourRichHands(directThree());
    table.act({ "0 bid hearts", "1 good hearts", "2 three hearts" });
    table.act({ "3 good hearts", "0 good hearts", "1 good hearts" });
    QVERIFY(hearts(table).state == FigureState::Conceded);
    QCOMPARE(hearts(table).owner, std::optional(seatAt(2)));
    QCOMPARE(int(hearts(table).stake), 2);
}

void BiddingTest::B46_aThreeIsNotAnsweredWithThree()
{
    TestTable table = fourRichHands(directThree());
    table.act({ "0 bid hearts", "1 three hearts" });
    QVERIFY(table.refuses(2, "three hearts", 46));
    QCOMPARE(table.choices(2), text("good hearts, hold hearts"));
}

void BiddingTest::B46_withoutTheOptionNoThreeIsAnAnswer()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "0 bid hearts" });
    QVERIFY(table.refuses(1, "three hearts", 46));
}

void BiddingTest::B47_allOthersAnswerAThree()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "0 bid hearts", "1 good hearts", "2 hold hearts", "2 three hearts" });
    QVERIFY(table.refuses(0, "good hearts", 47));
    // The bidder too, and seat 1, which said good before.
    table.act({ "3 good hearts", "0 good hearts", "1 hold hearts" });
}

void BiddingTest::B47_theFirstHoldMakesThree()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "3 bid hearts", "0 hold hearts", "1 three hearts", "2 hold hearts" });
    table.playOut();
    QCOMPARE(figuresOf(table.count()).substr(0, 10), text("hearts 3 0"));
}

void BiddingTest::B47_allGoodConcedesTwo()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "0 bid hearts", "1 hold hearts", "3 three hearts", "0 good hearts" });
    table.act({ "1 good hearts", "2 good hearts" });
    table.playOut();
    QCOMPARE(figuresOf(table.count()).substr(0, 10), text("hearts 2 3"));
}

void BiddingTest::B47_nothingGoesBeyondThree()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "0 bid hearts", "1 hold hearts", "2 three hearts", "3 hold hearts" });
    for (int seat = 0; seat < 4; ++seat) {
        QVERIFY(table.refuses(seat, "three hearts", 47));
        QVERIFY(table.refuses(seat, "bid hearts", 42));
    }
}

void BiddingTest::B48_aConcededFigureIsSettled()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "3 bid hearts", "0 good hearts", "1 good hearts", "2 good hearts" });
    for (int seat = 0; seat < 4; ++seat) {
        QVERIFY(table.refuses(seat, "bid hearts", 48));
        QVERIFY(table.refuses(seat, "three hearts", 48));
    }
    table.act({ "0 play HA" });
}

void BiddingTest::B49_concededPointsAreBookedAtOnce()
{
    TestTable table = fourRichHands(withoutWeli());
    table.act({ "0 bid hearts", "1 hold hearts", "3 three hearts", "0 good hearts" });
    table.act({ "1 good hearts", "2 good hearts", "0 bid leaves", "1 hold leaves" });
    QCOMPARE(bookedScore(table.table(), seatAt(3)), 2);
    QCOMPARE(bookedScore(table.table(), seatAt(0)), 0); // a held figure is booked by nobody
}

void BiddingTest::B49_theGameDoesNotEndInMidDeal()
{
    Rules rules = with(BidLimit::Gespannt, 3);
    TestTable table(rules, { "HA HK LA"_cards, "BK BO AT"_cards });
    table.act({ "0 bid hearts", "1 good hearts", "0 bid leaves", "1 good leaves" });
    QVERIFY(table.refuses(0, "bid run", 50));
    QVERIFY(!table.table().count);
    table.act({ "0 play HA", "1 play BK" });
}

void BiddingTest::B50_B51_limits_data()
{
    QTest::addColumn<int>("limit");
    QTest::addColumn<int>("total");
    QTest::addColumn<bool>("bid");
    QTest::addColumn<bool>("three");
    for (const BidLimit limit : { BidLimit::Gespannt, BidLimit::Figures }) {
        const char* name = limit == BidLimit::Gespannt ? "gespannt" : "figures";
        const auto row = [&](int total, bool bid, bool three) {
            QTest::addRow("%s, %d of 7", name, total) << int(limit) << total << bid << three;
        };
        row(-2, true, true);
        row(4, true, true);
        row(5, true, false);
        row(6, false, false);
    }
}

void BiddingTest::B50_B51_limits()
{
    QFETCH(int, limit);
    QFETCH(int, total);
    QFETCH(bool, bid);
    QFETCH(bool, three);
    TestTable table(with(static_cast<BidLimit>(limit), 7), 3);
    table.state.table.totals[seatAt(2)] = total;
    table.deal({ "HA LA LK"_cards, "HK LO BO"_cards, "HU LU BU"_cards });
    if (bid)
        QVERIFY(table.offers(2, "bid hearts"));
    else
        QVERIFY(table.refuses(2, "bid hearts", 50));
    table.act({ "0 bid hearts", "1 hold hearts" });
    if (three)
        QVERIFY(table.offers(2, "three hearts"));
    else
        QVERIFY(table.refuses(2, "three hearts", 51));
}

void BiddingTest::B50_gespanntIgnoresBidsInTheAir()
{
    TestTable table(with(BidLimit::Gespannt, 3), { "HA LA LK"_cards, "HK LO LU"_cards });
    table.act({ "0 bid hearts", "1 hold hearts", "0 bid leaves", "1 hold leaves" });
    table.act({ "0 bid run", "1 hold run", "0 bid last", "1 good last" });
}

void BiddingTest::B50_figuresCountsOwnBidsHoweverTheyEnded()
{
    // Who lacks three points may bid two figures.
    TestTable table(with(BidLimit::Figures, 3), { "HA LA LK"_cards, "HK LO LU"_cards });
    table.act({ "0 bid hearts", "1 hold hearts", "0 bid leaves", "1 hold leaves" });
    QVERIFY(table.refuses(0, "bid run", 50));
    QVERIFY(table.offers(1, "bid run")); // holding is not bidding
}

void BiddingTest::B50_aConcededBidCountsOnce()
{
    TestTable table(with(BidLimit::Figures, 4), { "HA LA LK"_cards, "BK AO A8"_cards });
    table.act({ "0 bid hearts", "1 good hearts", "0 bid leaves", "1 good leaves" });
    QVERIFY(table.offers(0, "bid run"));
    table.act({ "0 bid run", "1 good run" });
    QVERIFY(table.refuses(0, "bid last", 50));
}

void BiddingTest::B50_aBidLostToAThreeStillCounts()
{
    TestTable table(with(BidLimit::Figures, 4), { "HA LA LK"_cards, "HK LO BO"_cards });
    table.act({ "0 bid hearts", "1 hold hearts", "1 three hearts", "0 good hearts" });
    table.act({ "0 bid leaves", "1 hold leaves", "0 bid run" });
    table.act({ "1 good run" });
    QVERIFY(table.refuses(0, "bid last", 50)); // one booked, two in the air
    QVERIFY(table.offers(1, "bid last")); // two booked
}

void BiddingTest::B51_threeNeedsTwoPoints()
{
    TestTable table(with(BidLimit::Gespannt, 4), { "HA LA LK"_cards, "HK LO LU"_cards });
    table.act({ "0 bid hearts", "1 hold hearts", "0 bid leaves", "1 hold leaves" });
    table.act({ "1 three hearts", "0 good hearts" });
    QVERIFY(table.refuses(1, "three leaves", 51));
}

void BiddingTest::B51_directThreeIsLimitedToo()
{
    Rules rules = directThree();
    rules.target = 5;
    TestTable table(rules, 2);
    table.state.table.totals[seatAt(1)] = 3;
    table.deal({ "HA LA LK"_cards, "HK LO LU"_cards });
    table.act({ "0 bid hearts" });
    QVERIFY(table.refuses(1, "three hearts", 51));
    QCOMPARE(table.choices(1), text("good hearts, hold hearts"));
}

QTEST_APPLESS_MAIN(BiddingTest)
#include "bidding_test.moc"
