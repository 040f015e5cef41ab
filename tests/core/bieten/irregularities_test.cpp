#include "core/bieten/count.h"
#include "core/bieten/state.h"
#include "tests/support/bieten_table.h"
#include "tests/support/words.h"

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;

namespace {

Rules withPenalty(Penalty penalty, Protest protest = Protest::Auto)
{
    Rules rules = penalised(withoutWeli());
    rules.penalty = penalty;
    rules.protest = protest;
    return rules;
}

/// Seat 1 can follow hearts and leaves; seat 2 has neither heart nor leaf.
TestTable threeSeats(const Rules& rules)
{
    return { rules, { "HA LA LT"_cards, "HK LK B8"_cards, "BA BO A7"_cards } };
}

/// "1 suit punished, 2 figure" in the order of the actions.
std::string offencesOf(const State& state)
{
    static constexpr std::array kinds { "suit", "name", "figure", "limit" };
    std::string text;
    for (const Offence& offence : state.offences) {
        text += text.empty() ? "" : ", ";
        text += std::to_string(offence.seat.index) + ' ';
        text += kinds[static_cast<std::size_t>(offence.kind)];
        if (offence.punished) text += " punished";
    }
    return text;
}

} // namespace

class IrregularitiesTest : public QObject {
    Q_OBJECT

private slots:
    void B52_preventedOffersLawfulActsOnly();
    void B53_anyCardOfTheHand();
    void B53_anyNameOfAWildCard();
    void B53_anySilentFigureIsBid();
    void B53_anyHeldFigureIsRaised();
    void B53_holdWithoutTheFigure();
    void B53_directThreeWithoutTheFigure();
    void B53_beyondTheLimits();
    void B53_turnTimesAndSettledFiguresStay();
    void B54_kinds_data();
    void B54_kinds();
    void B54_aLawfulActIsNoOffence();
    void B54_aWildCardThatCannotFollowIsWronglyNamed();
    void B54_aNaturalCardAgainstAPromiseIsOfTheWrongSuit();
    void B54_withoutTheFigureTheLimitDoesNotMatter();
    void B55_anUnlawfulClaimBindsToNothing();
    void B55_anUnlawfulPlayLeavesNoMark();
    void B55_anUnlawfulWildCardWipesOutWhatBound();
    void B56_aTrickWonByAFaultStays();
    void B56_aFigureConcededToABluffStays();
    void B57_points();
    void B57_pointsForEachOffence();
    void B57_scoreWipesEarlierDealsOnly_data();
    void B57_scoreWipesEarlierDealsOnly();
    void B57_gameIsLost();
    void B58_autoPunishesEveryOffence();
    void B58_whoProtestsAndWhen();
    void B58_theReviewComesAlsoIfNothingWasAmiss();
    void B58_aRightClaimPunishesAllOffences();
    void B58_aWrongClaimCostsNothing();
    void B58_claimedRightlyIsNotClaimedAgain();
    void B58_whatIsNotClaimedLapses();
};

void IrregularitiesTest::B52_preventedOffersLawfulActsOnly()
{
    TestTable table = threeSeats(withoutWeli());
    table.act({ "0 play HA" });
    QVERIFY(table.refuses(1, "play LK", 18));
    QVERIFY(table.refuses(2, "bid hearts", 36));
    QVERIFY(!table.offence(2, "bid hearts"));
}

void IrregularitiesTest::B53_anyCardOfTheHand()
{
    TestTable table = threeSeats(penalised(withoutWeli()));
    table.act({ "0 play HA" });
    QVERIFY(table.offers(1, "play LK"));
    QVERIFY(table.refuses(1, "play BA", 17));
    table.act({ "1 play LK" });
    QCOMPARE(table.table().played[seatAt(1)][0].card, "LK"_card);
}

void IrregularitiesTest::B53_anyNameOfAWildCard()
{
    TestTable table(penalised({}), { "HA LA LT"_cards, "B6 H9 BA"_cards });
    table.act({ "0 play HA" });
    QVERIFY(table.offers(1, "play B6=LK"));
    QVERIFY(table.refuses(1, "play B6=H9", 28));
    QVERIFY(table.refuses(1, "play B6", 75));
}

void IrregularitiesTest::B53_anySilentFigureIsBid()
{
    TestTable table = threeSeats(penalised(withoutWeli()));
    for (const Figure figure : figures)
        QVERIFY(table.offers(2, "bid " + std::string(code(figure))));
}

void IrregularitiesTest::B53_anyHeldFigureIsRaised()
{
    TestTable table = threeSeats(penalised(withoutWeli()));
    table.act({ "0 bid hearts", "1 hold hearts" });
    QVERIFY(table.offers(2, "three hearts"));
    QVERIFY(table.refuses(0, "three hearts", 46));
}

void IrregularitiesTest::B53_holdWithoutTheFigure()
{
    TestTable table = threeSeats(penalised(withoutWeli()));
    table.act({ "0 bid hearts", "1 good hearts", "2 hold hearts" });
    QVERIFY(table.table().figures[Figure::Hearts].state == FigureState::Held);
}

void IrregularitiesTest::B53_directThreeWithoutTheFigure()
{
    Rules rules = penalised(withoutWeli());
    TestTable without = threeSeats(rules);
    without.act({ "1 bid hearts" });
    QVERIFY(without.refuses(2, "three hearts", 46));
    rules.directThree = true;
    TestTable with = threeSeats(rules);
    with.act({ "1 bid hearts", "2 three hearts" });
}

void IrregularitiesTest::B53_beyondTheLimits()
{
    Rules rules = penalised(withoutWeli());
    rules.target = 3;
    TestTable table(rules, 3);
    table.state.table.totals[seatAt(0)] = 2;
    table.deal({ "HA LA LT"_cards, "HK LK B8"_cards, "BA BO A7"_cards });
    QCOMPARE(table.offence(0, "bid hearts"), std::optional(OffenceKind::Limit));
    table.act({ "1 bid hearts", "2 good hearts", "0 hold hearts" });
    QCOMPARE(table.offence(0, "three hearts"), std::optional(OffenceKind::Limit));
    table.act({ "0 three hearts" });
}

void IrregularitiesTest::B53_turnTimesAndSettledFiguresStay()
{
    Rules rules = penalised(withoutWeli());
    rules.forehandFirst = true;
    TestTable table = threeSeats(rules);
    QVERIFY(table.refuses(2, "bid hearts", 41));
    QVERIFY(table.refuses(1, "play HK", 16));
    table.act({ "0 bid hearts" });
    QVERIFY(table.refuses(2, "hold hearts", 43));
    QVERIFY(table.refuses(2, "bid leaves", 40));
    table.act({ "1 good hearts", "2 good hearts" });
    QVERIFY(table.refuses(2, "bid hearts", 48));
    QVERIFY(table.refuses(2, "three hearts", 48));
}

void IrregularitiesTest::B54_kinds_data()
{
    QTest::addColumn<QString>("act");
    QTest::addColumn<int>("kind");
    // Hearts are led; seat 1 holds B6 H9 BA.
    QTest::addRow("natural revoke") << "play BA" << int(OffenceKind::Suit);
    QTest::addRow("wild revoke") << "play B6=LK" << int(OffenceKind::Suit);
    QTest::addRow("followed") << "play H9" << -1;
    QTest::addRow("followed wild") << "play B6=HK" << -1;
    QTest::addRow("figure") << "bid run" << -1;
}

void IrregularitiesTest::B54_kinds()
{
    QFETCH(QString, act);
    QFETCH(int, kind);
    TestTable table(penalised({}), { "HA LA LT"_cards, "B6 H9 BA"_cards });
    table.act({ "0 play HA" });
    const auto offence = table.offence(1, act.toStdString());
    QCOMPARE(offence ? int(*offence) : -1, kind);
}

void IrregularitiesTest::B54_aLawfulActIsNoOffence()
{
    TestTable table = threeSeats(penalised(withoutWeli()));
    table.act({ "0 bid hearts", "1 hold hearts" });
    table.playOut();
    QCOMPARE(offencesOf(table.state), text(""));
}

void IrregularitiesTest::B54_aWildCardThatCannotFollowIsWronglyNamed()
{
    TestTable table(penalised({}), { "HA HO LT"_cards, "B6 L9 BA"_cards });
    table.act({ "0 play HA", "1 play BA", "0 play HO" });
    QCOMPARE(table.offence(1, "play B6=HK"), std::optional(OffenceKind::Name)); // marked
    QVERIFY(!table.offence(1, "play B6=LK"));

    TestTable leader(penalised({}), { "B6 BA BT"_cards, "LA LK LO"_cards });
    leader.act({ "0 bid hearts", "1 good hearts" });
    QCOMPARE(leader.offence(0, "play B6=LT"), std::optional(OffenceKind::Name)); // promised
}

void IrregularitiesTest::B54_aNaturalCardAgainstAPromiseIsOfTheWrongSuit()
{
    TestTable table(penalised({}), { "HA HO LT"_cards, "B6 L9 BA"_cards });
    table.act({ "1 bid hearts", "0 good hearts", "0 play HA" });
    QCOMPARE(table.offence(1, "play L9"), std::optional(OffenceKind::Suit));
    QCOMPARE(table.offence(1, "play B6=LK"), std::optional(OffenceKind::Name));
}

void IrregularitiesTest::B54_withoutTheFigureTheLimitDoesNotMatter()
{
    Rules rules = penalised(withoutWeli());
    rules.target = 3;
    TestTable table(rules, 3);
    table.state.table.totals[seatAt(2)] = 2;
    table.deal({ "HA LA LT"_cards, "HK LK B8"_cards, "BA BO A7"_cards });
    QCOMPARE(table.offence(2, "bid hearts"), std::optional(OffenceKind::Figure));
    QCOMPARE(table.offence(2, "bid last"), std::optional(OffenceKind::Limit));
    table.act({ "1 bid hearts" });
    QCOMPARE(table.offence(2, "hold hearts"), std::optional(OffenceKind::Figure));
    QVERIFY(!table.offence(2, "good hearts"));
}

void IrregularitiesTest::B55_anUnlawfulClaimBindsToNothing()
{
    TestTable table(penalised({}), { "HA HO LT"_cards, "B6 L9 BA"_cards });
    table.act({ "0 play HA", "1 play L9", "1 bid hearts", "0 good hearts", "0 play HO" });
    QCOMPARE(offencesOf(table.state), text("1 figure"));
    QVERIFY(!table.offence(1, "play B6=AK"));
    QVERIFY(table.offence(1, "play B6=HK")); // the mark is still there
}

void IrregularitiesTest::B55_anUnlawfulPlayLeavesNoMark()
{
    TestTable table(penalised({}), { "HA HO LT"_cards, "B6 H9 BA"_cards });
    table.act({ "0 play HA", "1 play BA", "0 play HO" });
    QCOMPARE(offencesOf(table.state), text("1 suit"));
    QVERIFY(!table.offence(1, "play B6=HK"));
}

void IrregularitiesTest::B55_anUnlawfulWildCardWipesOutWhatBound()
{
    Rules rules = penalised(withThreeWild());
    TestTable table(rules, { "HA HO HT"_cards, "B6 B7 BA"_cards });
    table.act({ "1 bid leaves", "0 good leaves", "0 play HO", "1 play BA", "0 play HA" });
    QCOMPARE(table.offence(1, "play B6=HK"), std::optional(OffenceKind::Name));
    table.act({ "1 play B6=HK", "0 play HT" });
    QCOMPARE(offencesOf(table.state), text("1 name"));
    QVERIFY(!table.offence(1, "play B7=H9")); // neither leaves nor "not hearts" any more
    QVERIFY(!table.offence(1, "play B7=AT"));
}

void IrregularitiesTest::B56_aTrickWonByAFaultStays()
{
    TestTable table(penalised({}), { "HK HO LT"_cards, "B6 L9 BA"_cards });
    table.act({ "0 play HK", "1 play BA", "0 play HO", "1 play B6=HA" });
    QCOMPARE(table.table().leader, seatAt(1));
    QCOMPARE(offencesOf(table.state), text("1 name"));
}

void IrregularitiesTest::B56_aFigureConcededToABluffStays()
{
    TestTable table = threeSeats(penalised(withoutWeli()));
    table.act({ "2 bid hearts", "0 good hearts", "1 good hearts" });
    table.playOut();
    QCOMPARE(figuresOf(table.count()).substr(0, 10), text("hearts 1 2"));
}

void IrregularitiesTest::B57_points()
{
    Rules rules = withPenalty(Penalty::Points);
    rules.penaltyPoints = 5;
    TestTable table = threeSeats(rules);
    table.act({ "2 bid hearts", "0 hold hearts" });
    table.playOut();
    QCOMPARE(table.count().delta[seatAt(2)], -5);
}

void IrregularitiesTest::B57_pointsForEachOffence()
{
    TestTable table = threeSeats(withPenalty(Penalty::Points));
    table.act({ "2 bid hearts", "0 hold hearts", "2 bid leaves", "0 hold leaves" });
    table.playOut();
    QCOMPARE(table.count().delta[seatAt(2)], -4);
}

void IrregularitiesTest::B57_scoreWipesEarlierDealsOnly_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("after");
    QTest::addRow("above zero") << 5 << 1;
    QTest::addRow("zero") << 0 << 1;
    QTest::addRow("below zero") << -3 << -2;
}

void IrregularitiesTest::B57_scoreWipesEarlierDealsOnly()
{
    QFETCH(int, before);
    QFETCH(int, after);
    TestTable table(withPenalty(Penalty::Score), 3);
    table.state.table.totals[seatAt(2)] = before;
    table.deal({ "HA LA LT"_cards, "HK LK B8"_cards, "BA BO A7"_cards });
    // Two offences cost no more than one; the conceded hearts of this deal are kept.
    table.act(
        { "2 bid hearts", "0 good hearts", "1 good hearts", "2 bid leaves", "0 hold leaves" });
    table.playOut();
    QCOMPARE(table.table().totals[seatAt(2)], after);
    QCOMPARE(table.count().delta[seatAt(2)], after - before);
}

void IrregularitiesTest::B57_gameIsLost()
{
    TestTable table = threeSeats(withPenalty(Penalty::Game));
    table.act({ "2 bid hearts", "0 hold hearts" });
    table.playOut();
    QVERIFY(table.count().over);
    QCOMPARE(seatsOf(table.count().losers), text("2"));
    QCOMPARE(table.count().delta[seatAt(2)], 0);
}

void IrregularitiesTest::B58_autoPunishesEveryOffence()
{
    TestTable table = threeSeats(withPenalty(Penalty::Points, Protest::Auto));
    table.act({ "2 bid hearts", "0 hold hearts", "0 play HA", "1 play LK" });
    table.playOut();
    QCOMPARE(offencesOf(table.state), text("2 figure punished, 1 suit punished"));
}

void IrregularitiesTest::B58_whoProtestsAndWhen()
{
    TestTable table = threeSeats(withPenalty(Penalty::Points, Protest::Claim));
    table.act({ "0 play HA", "1 play LK", "2 play A7", "0 play LA", "1 play HK", "2 play BO" });
    table.act({ "0 play LT", "1 play B8" });
    QVERIFY(table.refuses(0, "pass", 77));
    table.act({ "2 play BA" });
    QCOMPARE(table.choices(0), text("claim 1, claim 2, pass")); // the forehand first
    QVERIFY(table.refuses(0, "claim 0", 58));
    QVERIFY(table.refuses(0, "claim 3", 58));
    QVERIFY(table.refuses(1, "pass", 58));
    table.act({ "0 pass", "1 pass", "2 pass" });
    QVERIFY(table.table().count);
}

void IrregularitiesTest::B58_theReviewComesAlsoIfNothingWasAmiss()
{
    TestTable table = threeSeats(withPenalty(Penalty::Points, Protest::Claim));
    table.act({ "0 play HA", "1 play HK", "2 play A7", "0 play LA", "1 play LK", "2 play BO" });
    table.act({ "0 play LT", "1 play B8", "2 play BA", "0 pass", "1 pass" });
    QVERIFY(!table.table().count);
    table.act({ "2 pass" });
}

void IrregularitiesTest::B58_aRightClaimPunishesAllOffences()
{
    TestTable table = threeSeats(withPenalty(Penalty::Points, Protest::Claim));
    table.act({ "2 bid hearts", "0 hold hearts", "2 bid leaves", "0 hold leaves" });
    table.act({ "0 play HA", "1 play LK", "2 play A7", "0 play LA", "1 play HK", "2 play BO" });
    table.act({ "0 play LT", "1 play B8", "2 play BA", "0 claim 2", "1 pass", "2 pass" });
    QCOMPARE(offencesOf(table.state), text("2 figure punished, 2 figure punished, 1 suit"));
    QCOMPARE(table.count().delta[seatAt(2)], -4);
}

void IrregularitiesTest::B58_aWrongClaimCostsNothing()
{
    TestTable table = threeSeats(withPenalty(Penalty::Points, Protest::Claim));
    table.act({ "0 play HA", "1 play HK", "2 play A7", "0 play LA", "1 play LK", "2 play BO" });
    table.act({ "0 play LT", "1 play B8", "2 play BA", "0 claim 1" });
    QCOMPARE(table.choices(1), text("claim 0, claim 2, pass"));
    table.act({ "1 claim 0", "2 claim 1" }); // wrongly claimed before, so claimed again
    QCOMPARE(offencesOf(table.state), text(""));
    QCOMPARE(table.count().delta[seatAt(1)], 0);
}

void IrregularitiesTest::B58_claimedRightlyIsNotClaimedAgain()
{
    TestTable table = threeSeats(withPenalty(Penalty::Points, Protest::Claim));
    table.act({ "0 play HA", "1 play LK", "2 play A7", "0 play LA", "1 play HK", "2 play BO" });
    table.act({ "0 play LT", "1 play B8", "2 play BA", "0 claim 1", "1 pass" });
    QVERIFY(table.refuses(2, "claim 1", 58));
    QCOMPARE(table.choices(2), text("claim 0, pass"));
}

void IrregularitiesTest::B58_whatIsNotClaimedLapses()
{
    TestTable table = threeSeats(withPenalty(Penalty::Points, Protest::Claim));
    table.act({ "0 play HA", "1 play LK", "2 play A7", "0 play LA", "1 play HK", "2 play BO" });
    table.act({ "0 play LT", "1 play B8", "2 play BA", "0 claim 2", "1 pass", "2 pass" });
    QCOMPARE(offencesOf(table.state), text("1 suit"));
}

QTEST_APPLESS_MAIN(IrregularitiesTest)
#include "irregularities_test.moc"
