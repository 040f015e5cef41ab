#include "core/bots/random.h"
#include "core/record/trace.h"
#include "tests/support/preference_table.h"
#include "tests/support/words.h"

#include <sstream>

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;

namespace {

/// Seats 0 and 1 bid; what follows is done.
TestTable bought(std::initializer_list<std::string_view> acts = {})
{
    TestTable table;
    table.fill(20);
    table.deal();
    table.act({ "0 bid 1", "1 bid 2", "2 pass", "0 pass" });
    table.act(acts);
    return table;
}

Observation seenBy(const TestTable& table, int seat) { return observe(table.state, seatAt(seat)); }

std::string phaseOf(const TestTable& table)
{
    constexpr std::array<const char*, 10> names { "shuffle", "auction", "discard", "announce",
        "after-buy", "home", "invite", "talk", "play", "over" };
    return names[table.table().phase.index()];
}

QByteArray problemOf(const std::string& trace)
{
    std::istringstream in(trace);
    const auto match = readMatch(in);
    return match ? QByteArray("nothing") : QByteArray::fromStdString(toText(match.error(), "f"));
}

Timeline<State> dealtMatch()
{
    Timeline<State> match(Rules {}, 3, seatAt(2));
    match.takePack(packOf(wholePack()));
    return match;
}

} // namespace

class StateMachineTest : public QObject {
    Q_OBJECT

private slots:
    void P66_howActionsRead_data();
    void P66_howActionsRead();
    void P66_theListIsSorted();
    void P66_phasesFollowOneAnother_data();
    void P66_phasesFollowOneAnother();
    void P66_exactlyOneSeatMayAct();
    void P66_whatIsRefused_data();
    void P66_whatIsRefused();
    void P66_otherFieldsAreIgnored();
    void P66_nothingCanBeDoneBetweenTheDeals();
    void P67_aHandIsSeenByItsOwner();
    void P67_theTalonIsSeenByWhoBuysIt();
    void P67_discardsAreSeenByTwo();
    void P67_noDiscardIsInTheWords();
    void P67_theSittingOutSeeNothing();
    void P67_afterTheSettlementAllIsShown();
    void P68_theScoreLine();
    void P68_ausfechten();
    void P69_theEndLine();
};

void StateMachineTest::P66_howActionsRead_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* expected, const Action& action) {
        QTest::addRow("%s", expected) << QString::fromStdString(toText(action));
    };
    row("pass", Action(Verb::Pass));
    row("bid 1", Action::bid({ Contract::One }));
    row("bid spiel", Action::bid(spiel));
    row("bid 3x", Action::bid({ Contract::ThreeX }));
    row("bid hearts", Action::bid({ Contract::Hearts }));
    row("hold 4", Action::hold(Contract::Four));
    row("discard HA B7", Action::discard("HA"_card, "B7"_card));
    row("announce 8", Action::announce(Contract::Eight));
    row("take", Action(Verb::Take));
    row("no", Action(Verb::No));
    row("join", Action(Verb::Join));
    row("stay", Action(Verb::Stay));
    row("invite", Action(Verb::Invite));
    row("alone", Action(Verb::Alone));
    row("offer 6-4", Action::offer(Split::Six));
    row("offer 8-2", Action::offer(Split::Eight));
    row("accept", Action(Verb::Accept));
    row("refuse", Action(Verb::Refuse));
    row("play AU", Action::play("AU"_card));
}

void StateMachineTest::P66_howActionsRead()
{
    QFETCH(QString, text);
    QCOMPARE(text, QString(QTest::currentDataTag()));
    const auto read = GameRecord<State>::parseAnyAction(text.toStdString());
    QVERIFY(read && toText(*read) == text.toStdString());
}

void StateMachineTest::P66_theListIsSorted()
{
    TestTable table;
    table.deal();
    const auto texts = legalTexts(table.state, seatAt(0));
    const std::vector<std::string> expected { "bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 5x",
        "bid 6", "bid 6x", "bid 7", "bid 7x", "bid 8", "bid 8x", "bid hearts", "bid spiel",
        "pass" };
    QVERIFY(texts == expected);
}

void StateMachineTest::P66_phasesFollowOneAnother_data()
{
    QTest::addColumn<QStringList>("acts");
    QTest::addColumn<QString>("phase");
    const auto row = [](const char* acts, const char* phase) {
        QTest::newRow(acts) << QString(acts).split(", ", Qt::SkipEmptyParts) << QString(phase);
    };
    row("", "auction");
    row("0 bid 1, 1 pass, 2 pass", "discard");
    row("0 bid spiel, 1 pass, 2 pass", "announce");
    row("0 bid spiel, 1 pass, 2 pass, 0 announce 2x", "home");
    row("0 bid hearts, 1 pass, 2 pass", "home");
    row("0 bid spiel, 1 bid spiel, 2 pass, 0 bid 3x, 1 pass", "home");
    row("0 bid 6x, 1 pass, 2 pass", "play");
    row("0 pass, 1 pass, 2 pass", "play");
    row("0 bid 7, 1 pass, 2 pass, 0 discard, 0 announce 8", "play");
    row("0 bid 1, 1 bid 2, 2 pass, 0 pass, 1 discard, 1 announce 2", "after-buy");
    row("0 bid 1, 1 bid 2, 2 pass, 0 pass, 1 discard, 1 announce 2, 0 take", "discard");
    row("0 bid 1, 1 bid 2, 2 pass, 0 pass, 1 discard, 1 announce 2, 0 no", "home");
    row("0 bid hearts, 1 pass, 2 pass, 1 stay, 2 stay", "shuffle");
    row("0 bid hearts, 1 pass, 2 pass, 1 join, 2 stay", "invite");
    row("0 bid hearts, 1 pass, 2 pass, 1 join, 2 stay, 1 invite", "play");
    row("0 bid hearts, 1 pass, 2 pass, 1 join, 2 stay, 1 alone", "talk");
    row("0 bid hearts, 1 pass, 2 pass, 1 join, 2 stay, 1 alone, 0 offer 7-3, 1 accept", "shuffle");
    row("0 bid hearts, 1 pass, 2 pass, 1 join, 2 stay, 1 alone, 0 no, 1 no", "play");
}

void StateMachineTest::P66_phasesFollowOneAnother()
{
    QFETCH(QStringList, acts);
    QFETCH(QString, phase);
    TestTable table;
    QVERIFY(table.isIn<Shuffling>());
    table.fill(20);
    table.deal();
    for (const QString& act : acts) table.act({ act.toStdString() });
    QCOMPARE(phaseOf(table), phase.toStdString());
}

void StateMachineTest::P66_exactlyOneSeatMayAct()
{
    Rng rng(66);
    for (int i = 0; i < 200; ++i) {
        const auto sample = *bots::sampledRules(Fixed<Rules> {}, rng);
        State state = start(sample.rules, sample.players, seatAt(0));
        while (!isOver(state)) {
            int acting = 0;
            for (const Seat seat : SeatSet::firstOf(sample.players))
                acting += legalActions(state, seat).empty() ? 0 : 1;
            QCOMPARE(acting, awaitsPack(state) ? 0 : 1);
            if (awaitsPack(state)) {
                state = withPack(state, shuffled(packOf(wholePack(state)), rng));
                continue;
            }
            const Acted acted = bots::randomAct(state, rng);
            state = after(state, acted.seat, acted.action);
        }
    }
}

void StateMachineTest::P66_whatIsRefused_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QByteArray>("wrong");
    const auto row = [](const char* name, const char* from, const char* to, const char* wrong) {
        QTest::newRow(name) << QString(from) << QString(to) << QByteArray(wrong);
    };
    row("nothing", "bid 1", "bid 1", "nothing");
    row("another dealer", R"("dealer":2)", R"("dealer":1)",
        R"(f:2: "dealer" is 1 instead of 2 (P-3))");
    row("another number", R"("number":1)", R"("number":2)",
        R"(f:2: "number" is 2 instead of 1 (P-66))");
    row("a card is missing", R"("HA",)", "", R"(f:2: "HA" is missing from the pack (P-66))");
    row("a card twice", R"("HA",)", R"("HK",)", R"(f:2: "HK" is in the pack twice (P-66))");
    row("a six", R"("HA",)", R"("H6",)", R"(f:2: "H6" does not belong to the pack (P-66))");
    row("no such act", "bid 1", "bid 9", R"(f:3: there is no action "bid 9" (P-66))");
    row("no such split", "bid 1", "offer 5-5", R"(f:3: there is no action "offer 5-5" (P-66))");
    row("not open", "bid 1", "bid 1x", R"(f:3: illegal move: seat 0 "bid 1x" (P-17))");
    row("out of turn", R"("seat":0)", R"("seat":1)",
        R"(f:3: move out of turn: seat 1 "bid 1", but it is the turn of seat 0 (P-16))");
    row("no such seat", R"("seat":0)", R"("seat":3)",
        R"(f:3: "seat" is 3, not a whole number from 0 to 2 (P-66))");
    row("a deal out of turn", R"("type":"act")", R"("type":"deal")",
        R"(f:3: a line of type "deal" where "act" is due (P-66))");
    row("a wrong list", R"("pass"]})", R"("hold"]})",
        R"(f:3: "legal" lists ["bid 1","bid 2","bid 3","bid 4","bid 5","bid 5x",)");
}

void StateMachineTest::P66_whatIsRefused()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QByteArray, wrong);
    Timeline<State> match = dealtMatch();
    QString trace = QString::fromStdString(traceOf(match));
    const std::string legal = legalText(match.state());
    QVERIFY(match.play(seatAt(0), actionOf("bid 1")));
    trace += QString::fromStdString(linesOf(match.state(), match.event(match.length() - 1), legal));
    QVERIFY(trace.contains(from));
    const QByteArray problem = problemOf(trace.replace(from, to).toStdString());
    QVERIFY2(problem.startsWith(wrong), problem);
}

void StateMachineTest::P66_otherFieldsAreIgnored()
{
    QString trace = QString::fromStdString(traceOf(dealtMatch()));
    trace.replace(R"("number":1)", R"("number":1,"weather":["fair"])");
    QCOMPARE(problemOf(trace.toStdString()), QByteArray("nothing"));
}

void StateMachineTest::P66_nothingCanBeDoneBetweenTheDeals()
{
    const TestTable table;
    QVERIFY(table.refuses(0, "pass", 66));
    QVERIFY(table.refuses(0, "play HA", 66));
}

void StateMachineTest::P67_aHandIsSeenByItsOwner()
{
    const TestTable table = bought();
    for (const int seat : { 0, 2 }) {
        const Observation observation = seenBy(table, seat);
        for (const int other : { 0, 1, 2 })
            QCOMPARE(observation.hands[seatAt(other)],
                other == seat ? table.state.hands[seatAt(seat)] : CardSet());
    }
}

void StateMachineTest::P67_theTalonIsSeenByWhoBuysIt()
{
    const TestTable table = bought();
    QCOMPARE(seenBy(table, 1).talon, table.state.talon);
    QCOMPARE(seenBy(table, 0).talon, CardSet());
    QCOMPARE(seenBy(table, 2).talon, CardSet());
    TestTable hearts;
    hearts.deal();
    hearts.act({ "0 bid hearts", "1 pass", "2 pass" });
    QCOMPARE(seenBy(hearts, 0).talon, CardSet()); // it buys nothing
}

void StateMachineTest::P67_discardsAreSeenByTwo()
{
    TestTable table = bought({ "1 discard", "1 announce 2" });
    const CardSet first = table.state.discards[0];
    QCOMPARE(seenBy(table, 1).discards[0], first);
    QCOMPARE(seenBy(table, 0).discards[0], CardSet()); // only after `take`
    table.act({ "0 take" });
    QCOMPARE(seenBy(table, 0).discards[0], first);
    table.act({ "0 discard", "0 announce 5" });
    QCOMPARE(seenBy(table, 0).discards[1], table.state.discards[1]);
    QCOMPARE(seenBy(table, 1).discards[1], CardSet());
    for (std::size_t i = 0; i < 2; ++i) QCOMPARE(seenBy(table, 2).discards[i], CardSet());
}

void StateMachineTest::P67_noDiscardIsInTheWords()
{
    const TestTable table = bought({ "1 discard", "1 announce 2" });
    std::string words;
    for (const Acted& acted : table.table().calls)
        words += std::to_string(acted.seat.index) + ' ' + toText(acted.action) + ", ";
    QCOMPARE(words, text("0 bid 1, 1 bid 2, 2 pass, 0 pass, 1 discard, 1 announce 2, "));
}

void StateMachineTest::P67_theSittingOutSeeNothing()
{
    TestTable table(Rules {}, 4);
    table.deal();
    table.act({ "0 bid 1", "1 pass", "2 pass", "0 discard" });
    const Observation observation = seenBy(table, 3);
    for (const int seat : { 0, 1, 2, 3 }) QVERIFY(observation.hands[seatAt(seat)].empty());
    QVERIFY(observation.talon.empty() && observation.discards[0].empty());
}

void StateMachineTest::P67_afterTheSettlementAllIsShown()
{
    TestTable table = bought({ "1 discard", "1 announce 2", "0 no", "2 stay" });
    QCOMPARE(seenBy(table, 0).hands[seatAt(2)], CardSet());
    table.act({ "0 stay" });
    for (const int seat : { 0, 1, 2 }) {
        const Observation observation = seenBy(table, seat);
        QVERIFY(observation.hands == table.state.hands);
        QCOMPARE(observation.talon, table.state.talon);
        QVERIFY(observation.discards == table.state.discards);
    }
}

void StateMachineTest::P68_theScoreLine()
{
    TestTable table = bought({ "1 discard", "1 announce 2", "0 no", "2 stay", "0 stay" });
    QCOMPARE(scoreLine(table.state),
        text(R"({"type":"score","number":1,"delta":[0,30,-10],"total":[-20,30,-10],"pot":0,)"
             R"("declarer":1,"contract":"2","amount":30,"tricks":[0,10,0],"fallen":[],)"
             R"("by":"home"})"
             "\n"));
}

void StateMachineTest::P68_ausfechten()
{
    const TestTable table = playedSo(TestTable(), { "0 pass", "1 pass", "2 pass" },
        [](const PublicState& over) { return over.taken[seatAt(1)] == 6; });
    const std::string line = scoreLine(table.state);
    QVERIFY(line.find(R"("pot":20,"declarer":null,"contract":"ausfechten","amount":10,)")
        != std::string::npos);
    QVERIFY(line.find(R"("fallen":[1],"by":"play"})") != std::string::npos);
}

void StateMachineTest::P69_theEndLine()
{
    Rng rng(69);
    for (int i = 0; i < 50; ++i) {
        const auto sample = *bots::sampledRules(Fixed<Rules> {}, rng);
        TestTable table(sample.rules, sample.players);
        while (!isOver(table.state)) {
            if (awaitsPack(table.state)) {
                table.deal(rng);
                continue;
            }
            const Acted acted = bots::randomAct(table.state, rng);
            act(table.state, acted.seat, acted.action);
        }
        const auto objectOf = [](const std::string& line) {
            return QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
        };
        const QJsonObject score = objectOf(scoreLine(table.state));
        const QJsonObject end = objectOf(endLine(table.state));
        QCOMPARE(end["pot"], score["pot"]);
        int best = INT_MIN;
        int shared = 0;
        for (int seat = 0; seat < sample.players; ++seat) {
            const int total = end["total"].toArray()[seat].toInt();
            const int share = end["shared"].toArray()[seat].toInt();
            QCOMPARE(total, score["total"].toArray()[seat].toInt() + share);
            QCOMPARE(total, points(table.state)[seatAt(seat)]);
            best = std::max(best, total);
            shared += share;
        }
        QCOMPARE(shared, end["pot"].toInt());
        for (const auto& winner : end["winners"].toArray())
            QCOMPARE(end["total"].toArray()[winner.toInt()].toInt(), best);
        QVERIFY(!end["winners"].toArray().isEmpty());
    }
}

QTEST_APPLESS_MAIN(StateMachineTest)
#include "state_machine_test.moc"
