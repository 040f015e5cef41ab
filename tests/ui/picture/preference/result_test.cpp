#include "tests/ui/picture/preference/match.h"
#include "ui/picture/preference/context.h"
#include "ui/picture/preference/result.h"

#include "core/preference/settlement.h"

#include <QTranslator>
#include <QtTest>

using namespace weli;
using namespace weli::preference;

namespace {

/// A deal of three that seat 0 plays, before its last act is settled; the pot holds the ante.
PublicState contractOf(Contract contract, int pot)
{
    PublicState table;
    table.players = 3;
    table.deal = 2;
    table.dealer = seatAt(2);
    table.active = SeatSet::firstOf(3);
    table.anted = table.pot = pot;
    table.declarer = seatAt(0);
    table.contract = contract;
    table.playing = table.active;
    return table;
}

void take(PublicState& table, const std::array<int, 3>& tricks)
{
    for (int seat = 0; seat < 3; ++seat)
        table.taken[seatAt(seat)]
            = static_cast<std::uint8_t>(tricks[static_cast<std::size_t>(seat)]);
}

/// As somebody sees it who does not play.
ResultPicture watched(const PublicState& table)
{
    ViewContext context;
    for (int i = 0; i < 3; ++i) context.seats.push_back({ playerNames[i], std::nullopt });
    context.watching = true;
    return resultOf({ .table = table, .seat = {} }, { context, {}, {} });
}

QStringList textsOf(const ResultPicture& result)
{
    QStringList texts { result.title };
    for (const CountLine& line : result.lines)
        texts << QString("%1: %2 %3 (%4)")
                     .arg(line.figure, line.winner, QString::number(line.points), line.why.text);
    for (const auto& earned : result.earned)
        texts << QString("%1 %2 %3").arg(earned.name, QString::number(earned.delta), earned.mark);
    return texts;
}

void compareAll(const QStringList& found, const QStringList& wanted)
{
    QCOMPARE(found.join('\n'), wanted.join('\n'));
}

}

class PreferenceResultTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void E1_declarerAndDefenderFall();
    void everyLineKnowsItsClause();
    void E4_theInviterFalls();
    void E5_ausfechtenHasTwoPayers();
    void P36_bothAtHome();
    void P45_anAgreement();
    void P61_aFailedBettel();
    void P62_thePremiumIsAnItem();
    void P65_thePotIsSharedAtTheEnd();
    void theLedgerFollowsTheBalances();
};

void PreferenceResultTest::initTestCase()
{
    static QTranslator english; // for its plurals
    QVERIFY(english.load(":/i18n/weli_en.qm"));
    QCoreApplication::installTranslator(&english);
}

void PreferenceResultTest::E1_declarerAndDefenderFall()
{
    PublicState table = contractOf(Contract::Three, 20);
    take(table, { 5, 1, 4 });
    settle(table);
    compareAll(textsOf(watched(table)),
        { "Anna goes down in Three with 5 tricks; Bert went down", //
            "Base stake: Cilli -10 (the dealer, into the pot)", //
            "Tricks: Bert 2 (from Anna for 1 trick)", //
            "Tricks: Cilli 8 (from Anna for 4 tricks)", //
            "Penalty: Anna -20 (fewer than six tricks: into the pot)", //
            "Penalty: Bert -20 (fewer than two tricks: into the pot)", //
            "Anna -30 declarer, down", "Bert -18 down", "Cilli -2 " });
}

void PreferenceResultTest::everyLineKnowsItsClause()
{
    PublicState table = contractOf(Contract::Three, 20);
    take(table, { 5, 1, 4 });
    settle(table);
    const ResultPicture result = watched(table);
    std::vector<Clause> clauses;
    for (const CountLine& line : result.lines) clauses.push_back(line.why.clause.value());
    QCOMPARE(clauses,
        (std::vector<Clause> { { 'P', 9 }, { 'P', 57 }, { 'P', 57 }, { 'P', 58 }, { 'P', 59 } }));
}

void PreferenceResultTest::E4_theInviterFalls()
{
    PublicState table = contractOf(Contract::Three, 50);
    table.joined.add(seatAt(2));
    table.stayed.add(seatAt(1));
    table.inviter = seatAt(2);
    take(table, { 7, 2, 1 });
    settle(table);
    const QStringList texts = textsOf(watched(table));
    QCOMPARE(texts[0], QString("Anna makes Three with 7 tricks; Cilli went down"));
    QVERIFY(texts.contains("Tricks: Cilli 9 (from Anna for 3 tricks)"));
    QVERIFY(texts.contains("Penalty: Cilli -30 (fewer than four tricks together: into the pot)"));
    QVERIFY(texts.contains("Pot: Anna 30 (the amount played for, from the pot)"));
    QCOMPARE(texts.last(), QString("Cilli -31 down"));
}

void PreferenceResultTest::E5_ausfechtenHasTwoPayers()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 pass", "1 pass", "2 pass" });
    PublicState table = match.state().table;
    table.phase = Shuffling {};
    take(table, { 4, 4, 2 });
    settle(table);
    const QStringList texts = textsOf(watched(table));
    QCOMPARE(texts[0], QString("Ausfechten: Anna and Bert took the most tricks"));
    QVERIFY(texts.contains("Ausfechten: Bert -10 (most tricks: into the pot)"));
}

void PreferenceResultTest::P36_bothAtHome()
{
    PreferenceMatch match = ordinaryDeal(1);
    play(match,
        { "0 bid 3", "1 pass", "2 pass", "0 discard A8 A7", "0 announce 3", "1 stay", "2 stay" });
    const Picture picture = shown(match, 0);
    QVERIFY(picture.result);
    QCOMPARE(picture.result->title, QString("You make Three: nobody goes along"));
    QCOMPARE(picture.result->earned[1].mark, QString("at home"));
    QCOMPARE(picture.seats[0].tricks, std::optional(10));
    QCOMPARE(textOf(picture.result->goOn.act), QString("go on"));
    QCOMPARE(picture.result->goOn.label, QString("&Next deal"));
    QVERIFY(picture.news.endsWith("nobody goes along."));
}

void PreferenceResultTest::P45_anAgreement()
{
    PreferenceMatch match = ordinaryDeal(1);
    play(match,
        { "0 bid 3", "1 pass", "2 pass", "0 discard A8 A7", "0 announce 3", "1 stay", "2 join",
            "2 alone", "0 offer 7-3", "2 accept" });
    const ResultPicture result = *shown(match, 0).result;
    QCOMPARE(result.title, QString("You make Three with 7 tricks, as agreed"));
    QCOMPARE(result.earned[0].delta, 30 - 9);
}

void PreferenceResultTest::P61_aFailedBettel()
{
    PublicState table = contractOf(Contract::FiveX, 20);
    take(table, { 1, 3, 0 });
    settle(table);
    const QStringList texts = textsOf(watched(table));
    QCOMPARE(texts[0], QString("Anna goes down in Five without buying"));
    QVERIFY(texts.contains("Penalty: Anna -20 (took a trick: into the pot)"));
    QVERIFY(texts.contains("Premium: Bert 20 (from Anna)"));
    QCOMPARE(texts.filter("Tricks").size(), 0);
}

void PreferenceResultTest::P62_thePremiumIsAnItem()
{
    PublicState table = contractOf(Contract::Six, 20);
    take(table, { 10, 0, 0 });
    settle(table);
    const QStringList texts = textsOf(watched(table));
    QCOMPARE(texts[0], QString("Anna makes Six"));
    QVERIFY(texts.contains("Premium: Anna 20 (from Bert)"));
    QVERIFY(texts.contains("Anna 60 declarer"));
}

PreferenceMatch wholeMatch()
{
    Rules rules;
    rules.deals = 3;
    PreferenceMatch match(rules, 3, seatAt(0));
    Rng rng(7);
    while (somethingHappens(match, rng)) { }
    return match;
}

void PreferenceResultTest::P65_thePotIsSharedAtTheEnd()
{
    const PreferenceMatch match = wholeMatch();
    const Picture picture = shown(match, 0);
    QVERIFY(picture.result->over == ResultPicture::Over::Match);
    QCOMPARE(picture.result->goOn.label, QString("&Done"));
    QCOMPARE(picture.prompt.text, picture.result->match + '.');
    QVERIFY2(picture.result->match.contains(" the match with "), qPrintable(picture.result->match));
    int sum = 0;
    int wins = 0;
    for (const auto& earned : picture.result->earned) {
        sum += earned.total;
        wins += earned.wins ? 1 : 0;
    }
    QCOMPARE(sum, 0);
    QVERIFY(wins > 0);
    const MatchEnd end = endOf(match.state().table);
    int shared = 0;
    for (const CountLine& line : picture.result->lines)
        if (line.why.text.contains("share")) shared += line.points;
    QCOMPARE(shared, end.pot);
    int points = 0; // what the items say is what is earned
    for (const CountLine& line : picture.result->lines)
        if (line.winner == "You") points += line.points;
    for (const CountLine& line : picture.result->lines)
        if (line.why.text.startsWith("from you")) points -= line.points;
    QCOMPARE(picture.result->earned[0].delta, points);
    for (std::size_t i = 0; i < picture.result->earned.size(); ++i) { // deal by deal
        int total = 0;
        for (const auto& deal : picture.result->deals) total += deal[i];
        QCOMPARE(total, picture.result->earned[i].total);
    }
}

void PreferenceResultTest::theLedgerFollowsTheBalances()
{
    const PreferenceMatch match = wholeMatch();
    const Picture picture = shown(match, 1);
    const auto& ledger = std::get<LedgerPicture>(picture.slate);
    QCOMPARE(ledger.deals, 3);
    QCOMPARE(ledger.columns.back().name, QString("You")); // me last
    QCOMPARE(ledger.columns.back().initial, QString("Y"));
    QCOMPARE(ledger.pot.size(), std::size_t { 3 });
    for (std::size_t deal = 0; deal < 3; ++deal) {
        int sum = ledger.pot[deal]; // P-8
        for (const LedgerColumn& column : ledger.columns) sum += column.balances[deal];
        QCOMPARE(sum, 0);
    }
    for (const LedgerColumn& column : ledger.columns)
        for (const SeatPicture& seat : picture.seats)
            if (seat.name == column.name) QCOMPARE(column.balances.back(), seat.score);
}

QTEST_GUILESS_MAIN(PreferenceResultTest)
#include "result_test.moc"
