#include "core/bieten/count.h"
#include "tests/support/bieten_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;

namespace {

Rules open()
{
    Rules rules;
    rules.commitment = Commitment::Open;
    return rules;
}

Rules goodBars()
{
    Rules rules;
    rules.goodBars = true;
    return rules;
}

/// The names under which this wild card may be played now.
CardSet namesOf(const TestTable& table, int seat, Card wild)
{
    CardSet names;
    for (const Action& action : legalActions(table.state, seatAt(seat)))
        if (action.verb() == Verb::Play && action.card() == wild) names.add(action.as());
    return names;
}

CardSet ordinaryBut(CardSet cards) { return ordinaryCards() - cards; }

} // namespace

class WildCardsTest : public QObject {
    Q_OBJECT

private slots:
    void B27_aWildCardIsNamedWhenItIsPlayed();
    void B27_theNameIsFinalForTheDeal();
    void B28_anyOrdinaryCardButTheHoldersOwn();
    void B28_playedCardsOfTheHolderAreNoNames();
    void B28_aStolenCardIsNoName();
    void B28_aNameIsGivenOnceByOneHolder();
    void B28_anotherSeatMayGiveTheSameName();
    void B28_whereTheNaturalCardLiesDoesNotMatter();
    void B29_allWildCardsOfASeatMustFitAtOnce();
    void B30_aCardOffSuitMarksTheWildCardsInHand();
    void B30_aWildCardNamedOffSuitMarksTheOthers();
    void B30_followingSuitLeavesNoMark();
    void B30_leadingLeavesNoMark();
    void B30_marksAddUp();
    void B31_aNaturalCardOfTheSuitLed();
    void B31_anyNaturalCardWhenLeading();
    void B31_aPromisedSuitMustBeShownWhenItIsLed();
    void B31_aWildCardFollowsWithTheNaturalOnes();
    void B31_anUnnamedWildCardNeedNotFollow();
    void B31_aNameMustKeepEveryPromise();
    void B31_anotherWildCardCanKeepThePromise();
    void B32_aClaimBindsTheName_data();
    void B32_aClaimBindsTheName();
    void B32_holdAndThreeBindAsWell();
    void B32_naturalCardsLeaveTheWildCardFree_data();
    void B32_naturalCardsLeaveTheWildCardFree();
    void B32_aPlayedNameCanSatisfyIt();
    void B33_lastBindsToNothingBeforeTheThirdLead();
    void B33_afterTheThirdLeadItBindsTheSuit();
    void B33_aNaturalCardOffSuitCannotClaimLast();
    void B33_aCardThatCannotWinIsEnough();
    void B33_theCardOnTheTableCountsToo();
    void B33_theLeaderFulfilsIt();
    void B34_aCommitmentLastsToTheEndOfTheDeal();
    void B34_openEndsWithTheConcession();
    void B34_openFreesEverySeatAfterAThree();
    void B34_voidMarksStay();
    void B35_goodBarsTheFigureForClaims();
    void B35_goodBarsTheFigureAtTheCount();
    void B35_naturalCardsStillCount();
    void B35_otherFiguresAndTricksAreNotBarred();
    void B35_lastIsNeverBarred();
    void B35_whoClaimedTheFigureIsNotBarred();
    void B35_aNamedWildCardIsNotBarred();
    void B35_withoutTheOptionNothingIsBarred();
    void B36_onlyWhoHasTheFigureMayClaimIt_data();
    void B36_onlyWhoHasTheFigureMayClaimIt();
    void B36_claimsMustFitTogether();
    void B36_everySeatHasLastBeforeTheThirdLead();
    void B37_exampleOfTheSource();
    void B38_aBoundHandHasAPlay();
};

void WildCardsTest::B27_aWildCardIsNamedWhenItIsPlayed()
{
    TestTable table(Rules {}, { "B6 HK HO"_cards, "LA LK LO"_cards });
    table.act({ "0 play B6=HA" });
    QVERIFY(table.table().played[seatAt(0)][0] == (Played { "B6"_card, "HA"_card }));
}

void WildCardsTest::B27_theNameIsFinalForTheDeal()
{
    TestTable table(Rules {}, { "B6 L7 B7"_cards, "LA BK BO"_cards });
    table.act({ "0 play B6=HA", "1 play LA" });
    QVERIFY(table.refuses(0, "bid run", 36)); // it can no longer become L8 or B8
    QVERIFY(table.offers(0, "bid hearts"));
    QVERIFY(table.refuses(0, "play B6=HA", 17));
}

void WildCardsTest::B28_anyOrdinaryCardButTheHoldersOwn()
{
    TestTable table(Rules {}, { "B6 HK L7"_cards, "LA LK LO"_cards });
    QCOMPARE(namesOf(table, 0, weliCard), ordinaryBut("HK L7"_cards));
    QVERIFY(table.refuses(0, "play B6=HK", 28));
    QVERIFY(table.refuses(0, "play B6=L6", 28));
    QVERIFY(table.refuses(0, "play B6", 75));
}

void WildCardsTest::B28_playedCardsOfTheHolderAreNoNames()
{
    TestTable table(Rules {}, { "B6 HA L7"_cards, "H9 LK LO"_cards });
    table.act({ "0 play HA", "1 play H9" });
    QVERIFY(table.refuses(0, "play B6=HA", 28));
    QCOMPARE(namesOf(table, 0, weliCard), ordinaryBut("HA L7"_cards));
}

void WildCardsTest::B28_aStolenCardIsNoName()
{
    TestTable table(Rules {}, 2);
    const CardList top = "HK HO HU HA B6"_cards;
    Pack pack;
    for (const Card card : top) pack.push(card);
    for (const Card card : packFor(Rules {}) - top) pack.push(card);
    table.bring(pack);
    table.act({ "0 cut 4", "0 steal", "0 leave", "1 deal 1-2" });
    QCOMPARE(table.state.holdings[seatAt(0)].cards, CardSet("HA B6 H9"_cards));
    QCOMPARE(namesOf(table, 0, weliCard), ordinaryBut("HA H9"_cards));
}

void WildCardsTest::B28_aNameIsGivenOnceByOneHolder()
{
    TestTable table(withThreeWild(), { "B6 B7 A7"_cards, "LK LO HK"_cards });
    QCOMPARE(namesOf(table, 0, "B7"_card), ordinaryBut("B7 A7"_cards)); // its own face among them
    table.act({ "0 play B6=LA", "1 play LK" });
    QVERIFY(table.refuses(0, "play B7=LA", 28));
    QCOMPARE(namesOf(table, 0, "A7"_card), ordinaryBut("B7 A7 LA"_cards));
}

void WildCardsTest::B28_anotherSeatMayGiveTheSameName()
{
    TestTable table(withThreeWild(), { "B6 HK L9"_cards, "B7 BA LO"_cards });
    table.act({ "0 play B6=HA" });
    QVERIFY(table.offers(1, "play B7=HA"));
}

void WildCardsTest::B28_whereTheNaturalCardLiesDoesNotMatter()
{
    TestTable table(Rules {}, 2);
    table.deal({ "B6 HK L9"_cards, "HA HO H9"_cards }, "HT"_card);
    QVERIFY(table.offers(0, "play B6=HA")); // another hand
    QVERIFY(table.offers(0, "play B6=HT")); // the bottom card
    table.act({ "0 play HK", "1 play HA" });
    table.act({ "1 play HO" });
    QVERIFY(table.offers(0, "play B6=HA")); // on the table
}

void WildCardsTest::B29_allWildCardsOfASeatMustFitAtOnce()
{
    TestTable table(withThreeWild(), { "LA BK AO"_cards, "B6 B7 H9"_cards });
    table.act({ "1 bid leaves", "0 good leaves", "1 bid equal", "0 good equal" });
    // B6 and B7 share leaf and pair between them: either a leaf with the other one of its rank …
    table.act({ "0 play BK" });
    QVERIFY(table.offers(1, "play B6=BA")); // then B7 is LA
    QVERIFY(table.offers(1, "play B6=L9")); // then B7 is anything else
    QVERIFY(table.offers(1, "play B6=B9")); // then B7 is a leaf
    table.act({ "1 play B6=BA" });
    QCOMPARE(namesOf(table, 1, "B7"_card), CardSet("LA L9"_cards));
}

void WildCardsTest::B30_aCardOffSuitMarksTheWildCardsInHand()
{
    TestTable table(Rules {}, { "HA HK LT"_cards, "B6 L9 BA"_cards });
    table.act({ "0 play HA", "1 play BA", "0 play LT" });
    QCOMPARE(namesOf(table, 1, weliCard), CardSet::of(Suit::Leaves) - "L9 L6"_cards);
    table.act({ "1 play L9", "0 play HK" });
    QVERIFY(table.refuses(1, "play B6=HO", 31));
    QCOMPARE(namesOf(table, 1, weliCard), ordinaryBut("L9 BA"_cards | CardSet::of(Suit::Hearts)));
}

void WildCardsTest::B30_aWildCardNamedOffSuitMarksTheOthers()
{
    TestTable table(withThreeWild(), { "HA HK LT"_cards, "B6 B7 LA"_cards });
    table.act({ "0 play HA", "1 play B6=BA", "0 play HK" });
    QVERIFY((namesOf(table, 1, "B7"_card) & CardSet::of(Suit::Hearts)).empty());
}

void WildCardsTest::B30_followingSuitLeavesNoMark()
{
    TestTable table(withThreeWild(), { "HA HK LT"_cards, "B6 B7 LA"_cards });
    table.act({ "0 play HA", "1 play B6=HO", "0 play HK" });
    QVERIFY(table.offers(1, "play B7=HU"));
}

void WildCardsTest::B30_leadingLeavesNoMark()
{
    TestTable table(Rules {}, { "B6 HA LT"_cards, "H9 L9 BA"_cards });
    table.act({ "0 play HA", "1 play H9" });
    QCOMPARE(namesOf(table, 0, weliCard), ordinaryBut("HA LT"_cards));
}

void WildCardsTest::B30_marksAddUp()
{
    TestTable table(Rules {}, { "HA LA BA"_cards, "B6 AK A9"_cards });
    table.act({ "0 play HA", "1 play AK", "0 play LA", "1 play A9", "0 play BA" });
    QCOMPARE(namesOf(table, 1, weliCard),
        ordinaryCards() - "AK A9"_cards - CardSet::of(Suit::Hearts) - CardSet::of(Suit::Leaves));
}

void WildCardsTest::B31_aNaturalCardOfTheSuitLed()
{
    TestTable table(Rules {}, { "HA LA BA"_cards, "B6 HK A9"_cards });
    table.act({ "1 bid leaves", "0 good leaves", "0 play HA" });
    QVERIFY(table.offers(1, "play HK"));
}

void WildCardsTest::B31_anyNaturalCardWhenLeading()
{
    TestTable table(Rules {}, { "B6 HK A9"_cards, "HA LA BA"_cards });
    table.act({ "0 bid leaves", "1 good leaves" });
    QVERIFY(table.offers(0, "play HK"));
    QVERIFY(table.offers(0, "play A9"));
}

void WildCardsTest::B31_aPromisedSuitMustBeShownWhenItIsLed()
{
    TestTable table(Rules {}, { "HA LT BT"_cards, "B6 L9 BA"_cards });
    table.act({ "1 bid hearts", "0 good hearts", "0 play HA" });
    QVERIFY(table.refuses(1, "play L9", 31));
    QVERIFY(table.refuses(1, "play BA", 31));
    QVERIFY(table.refuses(1, "play B6=LA", 31));
    QCOMPARE(namesOf(table, 1, weliCard), CardSet::of(Suit::Hearts) - "H6"_cards);
}

void WildCardsTest::B31_aWildCardFollowsWithTheNaturalOnes()
{
    TestTable table(Rules {}, { "HA LT BT"_cards, "B6 H9 BA"_cards });
    table.act({ "0 play HA" });
    QVERIFY(table.offers(1, "play B6=HK"));
    QVERIFY(table.refuses(1, "play B6=LK", 18)); // the nine of hearts can follow
}

void WildCardsTest::B31_anUnnamedWildCardNeedNotFollow()
{
    TestTable table(Rules {}, { "HA LT BT"_cards, "B6 L9 BA"_cards });
    table.act({ "0 play HA" });
    QVERIFY(table.offers(1, "play L9"));
    QVERIFY(table.offers(1, "play B6=LA"));
    QVERIFY(table.offers(1, "play B6=H7"));
}

void WildCardsTest::B31_aNameMustKeepEveryPromise()
{
    TestTable table(Rules {}, { "LA LT BT"_cards, "B6 HA BK"_cards });
    table.act({ "1 bid run", "0 good run", "0 play LA" });
    QCOMPARE(namesOf(table, 1, weliCard), CardSet("HK BA BO"_cards));
    table.act({ "1 bid equal", "0 good equal" });
    QCOMPARE(namesOf(table, 1, weliCard), CardSet("HK BA"_cards));
    QVERIFY(table.refuses(1, "play B6=BO", 31));
    QVERIFY(table.offers(1, "play BK"));
}

void WildCardsTest::B31_anotherWildCardCanKeepThePromise()
{
    TestTable table(withThreeWild(), { "HA LT BT"_cards, "B6 B7 LA"_cards });
    table.act({ "1 bid hearts", "0 good hearts", "0 play HA" });
    QVERIFY(table.offers(1, "play B6=HK"));
    QVERIFY(table.refuses(1, "play B6=BK", 31)); // marks B7 "not hearts" as well
    QVERIFY(table.refuses(1, "play LA", 31));
}

void WildCardsTest::B32_aClaimBindsTheName_data()
{
    QTest::addColumn<quint64>("names");
    const auto row = [](const char* figure, CardSet names) {
        QTest::addRow("%s", figure) << quint64(names.bits());
    };
    row("hearts", CardSet::of(Suit::Hearts) - "H6"_cards);
    row("leaves", CardSet::of(Suit::Leaves) - "L6"_cards);
    row("equal", "HA LA AA HT LT AT"_cards);
    row("run", "BK BU B9"_cards);
}

void WildCardsTest::B32_aClaimBindsTheName()
{
    QFETCH(quint64, names);
    TestTable table(Rules {}, { "B6 BA BT"_cards, "HK LO AK"_cards });
    const std::string figure = QTest::currentDataTag();
    table.act({ "0 bid " + figure, "1 good " + figure });
    QCOMPARE(namesOf(table, 0, weliCard), CardSet::fromBits(names));
    QVERIFY(table.refuses(0, "play B6=A8", 31));
}

void WildCardsTest::B32_holdAndThreeBindAsWell()
{
    TestTable table(Rules {}, { "HK LO AK"_cards, "B6 BA BT"_cards });
    table.act({ "0 bid hearts", "1 hold hearts", "0 play LO" });
    QCOMPARE(namesOf(table, 1, weliCard), CardSet::of(Suit::Hearts) - "H6"_cards);

    TestTable three(Rules {}, { "HK LO AK"_cards, "HA LA L7"_cards, "B6 BA BT"_cards });
    three.act({ "0 bid hearts", "1 hold hearts", "2 three hearts", "0 good hearts", "1 good hearts",
        "0 play LO", "1 play L7" });
    QCOMPARE(namesOf(three, 2, weliCard), CardSet::of(Suit::Hearts) - "H6"_cards);
}

void WildCardsTest::B32_naturalCardsLeaveTheWildCardFree_data()
{
    QTest::addColumn<bool>("pair");
    QTest::addRow("hearts") << false;
    QTest::addRow("equal") << true;
    QTest::addRow("run") << false;
}

void WildCardsTest::B32_naturalCardsLeaveTheWildCardFree()
{
    QFETCH(bool, pair);
    const std::string figure = QTest::currentDataTag();
    TestTable table(Rules {}, { pair ? "B6 HA LA"_cards : "B6 HA HK"_cards, "BK LO AK"_cards });
    table.act({ "0 bid " + figure, "1 good " + figure });
    QCOMPARE(namesOf(table, 0, weliCard).size(), 30);
}

void WildCardsTest::B32_aPlayedNameCanSatisfyIt()
{
    TestTable table(withThreeWild(), { "B6 B7 BT"_cards, "LO AK A8"_cards });
    table.act({ "0 play B6=HA", "1 play LO", "0 bid hearts", "1 good hearts" });
    QCOMPARE(namesOf(table, 0, "B7"_card), ordinaryBut("B7 BT HA"_cards));
}

void WildCardsTest::B33_lastBindsToNothingBeforeTheThirdLead()
{
    TestTable table(Rules {}, { "HA LA BA"_cards, "B6 AK A9"_cards });
    table.act({ "1 bid last", "0 hold last", "0 play HA", "1 play AK", "0 play LA", "1 play A9" });
    table.act({ "0 play BA" });
    QVERIFY(table.offers(1, "play B6=AA"));
}

void WildCardsTest::B33_afterTheThirdLeadItBindsTheSuit()
{
    TestTable table(Rules {}, { "HA LA BA"_cards, "B6 AK A9"_cards });
    table.act({ "0 play HA", "1 play AK", "0 play LA", "1 play A9", "0 play BA" });
    QVERIFY(table.offers(1, "play B6=AA"));
    table.act({ "1 bid last", "0 good last" });
    QCOMPARE(namesOf(table, 1, weliCard), CardSet::of(Suit::Bells) - "B6"_cards);
}

void WildCardsTest::B33_aNaturalCardOffSuitCannotClaimLast()
{
    TestTable table(Rules {}, { "HA LA BA"_cards, "AT AK A9"_cards });
    table.act({ "0 play HA", "1 play AK", "0 play LA", "1 play A9" });
    QVERIFY(table.offers(1, "bid last"));
    table.act({ "0 play BA" });
    QVERIFY(table.refuses(1, "bid last", 36));
}

void WildCardsTest::B33_aCardThatCannotWinIsEnough()
{
    TestTable table(Rules {}, { "HA LA BA"_cards, "B8 AK A9"_cards });
    table.act({ "0 play HA", "1 play AK", "0 play LA", "1 play A9", "0 play BA" });
    QVERIFY(table.offers(1, "bid last"));
}

void WildCardsTest::B33_theCardOnTheTableCountsToo()
{
    TestTable table(
        withoutWeli(), { "HA LA BA"_cards, "B8 AK A9"_cards, "H7 A8 AT"_cards, "H8 L8 L7"_cards });
    table.act({ "0 play HA", "1 play AK", "2 play H7", "3 play H8" });
    table.act({ "0 play LA", "1 play A9", "2 play A8", "3 play L8" });
    table.act({ "0 play BA", "1 play B8", "2 play AT" });
    QVERIFY(table.offers(1, "bid last"));
    QVERIFY(table.refuses(2, "bid last", 36));
    QVERIFY(table.refuses(3, "bid last", 36));
}

void WildCardsTest::B33_theLeaderFulfilsIt()
{
    TestTable table(Rules {}, { "HA LA BA"_cards, "B8 AK A9"_cards });
    table.act({ "0 play HA", "1 play AK", "0 play LA", "1 play A9", "0 play BA" });
    QVERIFY(table.offers(0, "bid last"));
}

void WildCardsTest::B34_aCommitmentLastsToTheEndOfTheDeal()
{
    TestTable table(Rules {}, { "B6 BA BT"_cards, "HK LO AK"_cards });
    table.act({ "0 bid leaves", "1 good leaves" });
    QVERIFY(table.refuses(0, "play B6=HA", 31));
    QVERIFY(table.refuses(0, "bid hearts", 36)); // it cannot be both
}

void WildCardsTest::B34_openEndsWithTheConcession()
{
    TestTable table(open(), { "B6 BA BT"_cards, "HK LO AK"_cards });
    table.act({ "0 bid leaves", "1 good leaves" });
    QCOMPARE(namesOf(table, 0, weliCard).size(), 30);
    table.act({ "0 bid hearts", "1 hold hearts" });
    QCOMPARE(namesOf(table, 0, weliCard), CardSet::of(Suit::Hearts) - "H6"_cards);
}

void WildCardsTest::B34_openFreesEverySeatAfterAThree()
{
    TestTable table(open(), { "B6 BA BT"_cards, "HK LO AK"_cards, "HA LT L8"_cards });
    table.act({ "0 bid hearts", "1 hold hearts", "2 three hearts", "0 good hearts" });
    table.act({ "1 good hearts" });
    QCOMPARE(namesOf(table, 0, weliCard).size(), 30);
}

void WildCardsTest::B34_voidMarksStay()
{
    TestTable table(open(), { "LA HT BT"_cards, "B6 BA A9"_cards });
    table.act({ "0 play LA", "1 play A9", "1 bid hearts", "0 good hearts", "0 play HT" });
    QVERIFY(table.offers(1, "play B6=BK"));
    QVERIFY(table.refuses(1, "play B6=LT", 31));
}

void WildCardsTest::B35_goodBarsTheFigureForClaims()
{
    TestTable table(goodBars(), { "HK LO AK"_cards, "B6 BA BT"_cards, "HO LT L8"_cards });
    QVERIFY(table.offers(1, "bid hearts"));
    table.act({ "0 bid hearts", "1 good hearts", "2 hold hearts" });
    QVERIFY(table.refuses(1, "three hearts", 36));
    QVERIFY(table.offers(1, "bid leaves"));
    table.act({ "0 play HK", "1 play B6=HA", "2 play HO" });
    QVERIFY(table.refuses(1, "three hearts", 36)); // nor once it is named so
}

void WildCardsTest::B35_goodBarsTheFigureAtTheCount()
{
    TestTable table(goodBars(), { "HK LO AK"_cards, "B6 BA BT"_cards, "HO LT L8"_cards });
    table.act({ "0 bid hearts", "1 good hearts", "2 hold hearts" });
    table.act({ "0 play HK", "1 play B6=HA", "2 play HO" });
    QCOMPARE(table.table().leader, seatAt(1)); // for tricks it counts as ever
    table.playOut();
    QCOMPARE(figuresOf(table.count()).substr(0, 10), text("hearts 2 0"));
}

void WildCardsTest::B35_naturalCardsStillCount()
{
    TestTable table(goodBars(), { "HK LO AK"_cards, "B6 HA BT"_cards, "HO LT L8"_cards });
    table.act({ "0 bid hearts", "1 good hearts", "2 hold hearts" });
    QVERIFY(table.offers(1, "three hearts"));
    table.playOut();
    QCOMPARE(figuresOf(table.count()).substr(0, 10), text("hearts 2 1"));
}

void WildCardsTest::B35_otherFiguresAndTricksAreNotBarred()
{
    TestTable table(goodBars(), { "HK LO AK"_cards, "B6 BA BT"_cards, "HO LT L8"_cards });
    table.act({ "0 bid hearts", "1 good hearts", "2 hold hearts", "0 play HK" });
    table.act({ "1 play B6=HA", "2 play HO", "1 bid equal", "2 good equal", "0 good equal" });
    QCOMPARE(table.table().leader, seatAt(1));
}

void WildCardsTest::B35_lastIsNeverBarred()
{
    TestTable table(goodBars(), { "HA LA BT"_cards, "B6 AK A9"_cards, "HO LT L8"_cards });
    table.act({ "0 bid last", "1 good last", "2 hold last" });
    QVERIFY(table.offers(1, "three last"));
    table.act({ "0 play HA", "1 play AK", "2 play HO", "0 play LA", "1 play A9", "2 play LT" });
    table.act({ "0 play BT", "1 play B6=BA", "2 play L8" });
    QCOMPARE(table.count().figures.back().seat, std::optional(seatAt(1)));
}

void WildCardsTest::B35_whoClaimedTheFigureIsNotBarred()
{
    TestTable table(goodBars(), { "HK LO AK"_cards, "B6 BA BT"_cards, "HO LT L8"_cards });
    table.act({ "1 bid hearts", "2 hold hearts", "0 three hearts", "1 good hearts" });
    table.act({ "2 hold hearts", "0 play HK", "1 play B6=HA" });
    table.playOut();
    QCOMPARE(figuresOf(table.count()).substr(0, 10), text("hearts 3 1"));
}

void WildCardsTest::B35_aNamedWildCardIsNotBarred()
{
    TestTable table(goodBars(), { "HK LO AK"_cards, "B6 BA BT"_cards, "HO LT L8"_cards });
    table.act({ "0 play HK", "1 play B6=HA", "2 play HO", "2 bid hearts", "0 good hearts" });
    table.act({ "1 good hearts" });
    TestTable held(goodBars(), { "HK LO AK"_cards, "B6 BA BT"_cards, "HO LT L8"_cards });
    held.act({ "0 play HK", "1 play B6=HA", "2 play HO", "0 bid hearts", "1 good hearts" });
    held.act({ "2 hold hearts" });
    QVERIFY(held.offers(1, "three hearts"));
    held.playOut();
    QCOMPARE(figuresOf(held.count()).substr(0, 10), text("hearts 2 1"));
}

void WildCardsTest::B35_withoutTheOptionNothingIsBarred()
{
    TestTable table(Rules {}, { "HK LO AK"_cards, "B6 BA BT"_cards, "HO LT L8"_cards });
    table.act({ "0 bid hearts", "1 good hearts", "2 hold hearts" });
    QVERIFY(table.offers(1, "three hearts"));
    table.act({ "0 play HK", "1 play B6=HA", "2 play HO" });
    table.playOut();
    QCOMPARE(figuresOf(table.count()).substr(0, 10), text("hearts 2 1"));
}

void WildCardsTest::B36_onlyWhoHasTheFigureMayClaimIt_data()
{
    QTest::addColumn<int>("seat");
    QTest::addColumn<QString>("had");
    // Against B6 LA BT, HA HK A9, B7 L9 A7, AO B8 HT.
    QTest::addRow("with the Weli") << 0 << "hearts leaves equal run last";
    QTest::addRow("hearts in a run") << 1 << "hearts run last";
    QTest::addRow("sevens and a leaf") << 2 << "leaves equal last";
    QTest::addRow("a heart") << 3 << "hearts last";
}

void WildCardsTest::B36_onlyWhoHasTheFigureMayClaimIt()
{
    QFETCH(int, seat);
    QFETCH(QString, had);
    TestTable table(
        Rules {}, { "B6 LA BT"_cards, "HA HK A9"_cards, "B7 L9 A7"_cards, "AO B8 HT"_cards });
    for (const Figure figure : figures) {
        const std::string action = "bid " + std::string(code(figure));
        if (had.contains(QString::fromStdString(action.substr(4))))
            QVERIFY(table.offers(seat, action));
        else
            QVERIFY(table.refuses(seat, action, 36));
    }
}

void WildCardsTest::B36_claimsMustFitTogether()
{
    TestTable table(Rules {}, { "B6 L9 BA"_cards, "HK LO AK"_cards });
    table.act({ "0 bid hearts", "1 good hearts", "0 bid equal", "1 good equal" });
    QVERIFY(table.refuses(0, "bid run", 36)); // the Weli is H9 or HA by now
    QCOMPARE(namesOf(table, 0, weliCard), CardSet("H9 HA"_cards));
}

void WildCardsTest::B36_everySeatHasLastBeforeTheThirdLead()
{
    TestTable table(withoutWeli(), { "HA HK A9"_cards, "H7 L9 A7"_cards, "AO B8 HT"_cards });
    for (int seat = 0; seat < 3; ++seat) QVERIFY(table.offers(seat, "bid last"));
    table.act({ "1 bid last", "2 hold last" });
    QVERIFY(table.offers(0, "three last"));
}

void WildCardsTest::B37_exampleOfTheSource()
{
    TestTable table(Rules {}, { "HT HK LK"_cards, "B6 L9 BA"_cards });
    table.act({ "0 play HT" });
    QVERIFY(table.offers(1, "bid hearts"));
    table.act({ "1 play L9" });
    QVERIFY(table.refuses(1, "bid hearts", 36));
    table.act({ "0 play HK" });
    for (const Card heart : CardSet::of(Suit::Hearts) - "H6"_cards)
        QVERIFY(table.refuses(1, "play B6=" + toText(heart), 31));
}

void WildCardsTest::B38_aBoundHandHasAPlay()
{
    TestTable table(Rules {}, { "LA LK LO"_cards, "B6 BA B9"_cards });
    table.act({ "1 bid equal", "0 good equal", "1 bid hearts", "0 good hearts" });
    table.act({ "0 play LA" });
    QCOMPARE(table.choices(1), text("bid last, play B6=H9, play B6=HA, play B9, play BA"));
}

QTEST_APPLESS_MAIN(WildCardsTest)
#include "wild_cards_test.moc"
