#include "tests/core/lesson/sample.h"

#include "core/lesson/facts.h"
#include "core/record/trace.h"

#include <QtTest>

using namespace weli;
using namespace weli::lesson;

namespace {

AnyState stateOfTrace(const char* name, std::size_t at)
{
    std::ifstream file(std::string(WELI_SOURCE_DIR "/tests/traces/") + name + ".jsonl");
    const auto match = readMatch(file);
    return std::visit([at](const auto& one) -> AnyState { return one.at(at); }, *match);
}

struct True {
    const char* trace;
    std::size_t at; // packs and acts
    const char* claim;
};

// What the traces say themselves, or what can be seen in them.
const std::array truths {
    // Bieten: seat 1 AK A9 A8, seat 2 LA HO BT, seat 0 LK BK HU.
    True { "section_13", 0, "turn none" },
    True { "section_13", 3, "turn 1" },
    True { "section_13", 3, "dealer 0" },
    True { "section_13", 3, "cutter 2" },
    True { "section_13", 3, "forehand 1" },
    True { "section_13", 3, "winner hearts 2" },
    True { "section_13", 3, "winner leaves 2" },
    True { "section_13", 3, "winner equal 0" },
    True { "section_13", 3, "winner run 1" },
    True { "section_13", 3, "has 0 equal yes" },
    True { "section_13", 3, "has 0 run no" },
    True { "section_13", 3, "holds 1 AK yes" },
    True { "section_13", 4, "holds 1 AK no" },
    True { "section_13", 4, "trick 1" },
    True { "section_13", 5, "may bid leaves yes" },
    True { "section_13", 5, "may bid run no" },
    True { "section_13", 5, "value leaves 1" },
    True { "section_13", 8, "value leaves 2" },
    True { "section_13", 8, "state leaves held" },
    True { "section_13", 8, "bidder leaves 0" },
    True { "section_13", 8, "owner leaves none" },
    True { "section_13", 8, "counted no" },
    True { "section_13", 9, "trick 1" },
    True { "section_13", 12, "trick 1" },
    True { "section_13", 21, "trick 1" },
    True { "section_13", 21, "counted yes" },
    True { "section_13", 21, "over no" },
    True { "section_13", 21, "winner last 1" },
    True { "section_13", 21, "scorer run 1" },
    True { "section_13", 21, "place leaves 1" },
    True { "section_13", 21, "place last 2" },
    True { "section_13", 21, "scores 2 5" },
    True { "section_13", 21, "total 2 5" },
    True { "section_13", 21, "needs 2 2" },
    True { "section_13", 21, "gespannt 2 no" },
    True { "section_13", 21, "bankl 0 no" },
    True { "section_13", 21, "out 2 no" },
    True { "section_13", 21, "wins none" },
    True { "section_13", 21, "loses 0 no" },
    True { "section_13", 21, "crosses 0 0" },
    True { "section_13", 21, "bummerl 0 0" },
    True { "section_13", 21, "weli none" },
    True { "section_13", 21, "weli-points 0" },
    // Mittlere: its first score line.
    True { "mittlere", 10, "trump none" },
    True { "mittlere", 10, "value HU 2" },
    True { "mittlere", 37, "trump B" },
    True { "mittlere", 37, "value BU 20" },
    True { "mittlere", 37, "value LA 11" },
    True { "mittlere", 37, "points 0 72" },
    True { "mittlere", 37, "tricks 0 6" },
    True { "mittlere", 37, "middle 1" },
    True { "mittlere", 37, "case middle" },
    True { "mittlere", 37, "loses 1 yes" },
    True { "mittlere", 37, "wins 1 no" },
    True { "mittlere", 37, "potatoes 1 2" },
    True { "mittlere", 37, "strokes 0 1" },
    True { "mittlere", 37, "trick 2" },
    True { "mittlere", 37, "forehand 0" },
    True { "mittlere", 37, "dealer 2" },
    True { "mittlere", 1, "middle none" },
    // Préférence: its first score line.
    True { "preference", 1, "forehand 2" },
    True { "preference", 1, "dealer 1" },
    True { "preference", 1, "contract none" },
    True { "preference", 1, "declarer none" },
    True { "preference", 1, "standing none" },
    True { "preference", 1, "trump none" },
    True { "preference", 2, "standing 1" },
    True { "preference", 4, "standing spiel" },
    True { "preference", 2, "higher 4 1x 1x" },
    True { "preference", 2, "higher spiel 4 spiel" },
    True { "preference", 2, "higher hearts 5 none" },
    True { "preference", 36, "trump L" },
    True { "preference", 36, "contract 2x" },
    True { "preference", 36, "declarer 1" },
    True { "preference", 36, "amount 20" },
    True { "preference", 36, "pot 40" },
    True { "preference", 36, "gains 1 -54" },
    True { "preference", 36, "falls 1 yes" },
    True { "preference", 36, "falls 2 no" },
    True { "preference", 36, "tricks 2 4" },
    True { "preference", 36, "trick 2" },
    True { "preference", 36, "plays 2 yes" },
    True { "preference", 36, "forced yes" },
    True { "preference", 36, "joined 0 no" },
    True { "preference", 36, "stayed 0 no" },
    True { "preference", 36, "inviter none" },
};

} // namespace

class LessonFactsTest : public QObject {
    Q_OBJECT

private slots:
    void factsAreTrue_data();
    void factsAreTrue();
    void everyFactIsTold();
    void whatHasNoAnswerSaysWhy_data();
    void whatHasNoAnswerSaysWhy();
    void anUnnamedWeliLeavesFiguresOpen();
    void seatsSuitsAndYesAndNoAreOffered();
};

void LessonFactsTest::factsAreTrue_data()
{
    QTest::addColumn<QByteArray>("trace");
    QTest::addColumn<int>("at");
    QTest::addColumn<QByteArray>("claim");
    for (const True& one : truths)
        QTest::addRow("%s %zu %s", one.trace, one.at, one.claim)
            << QByteArray(one.trace) << static_cast<int>(one.at) << QByteArray(one.claim);
}

void LessonFactsTest::factsAreTrue()
{
    QFETCH(QByteArray, trace);
    QFETCH(int, at);
    QFETCH(QByteArray, claim);
    const AnyState state = stateOfTrace(trace.constData(), static_cast<std::size_t>(at));
    const qsizetype space = claim.lastIndexOf(' ');
    const auto fact = factOf(state, seatAt(0), claim.first(space).toStdString());
    QVERIFY2(fact, fact ? "" : fact.error().c_str());
    QCOMPARE(sample::bytes(fact->text), claim.mid(space + 1));
}

void LessonFactsTest::everyFactIsTold()
{
    const auto told = factsOf(stateOfTrace("section_13", 21), seatAt(0));
    const auto isTold = [&told](const char* question, const char* answer) {
        return std::any_of(told.begin(), told.end(), [&](const Asked& asked) {
            return asked.question == question && asked.fact.text == answer;
        });
    };
    QVERIFY(isTold("turn", "none"));
    QVERIFY(isTold("scores 2", "5"));
    QVERIFY(isTold("scorer run", "1"));
    QVERIFY(isTold("has 0 equal", "yes"));
    const auto acts = factsOf(stateOfTrace("section_13", 6), seatAt(1));
    QVERIFY(std::any_of(acts.begin(), acts.end(),
        [](const Asked& asked) { return asked.question == "may good leaves"; }));
}

void LessonFactsTest::whatHasNoAnswerSaysWhy_data()
{
    QTest::addColumn<QByteArray>("question");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("no fact") << QByteArray("winners hearts")
                             << QByteArray("there is no fact \"winners\"");
    QTest::newRow("no figure") << QByteArray("winner heart")
                               << QByteArray("\"winner heart\" does not name what it must");
    QTest::newRow("no seat") << QByteArray("total 3")
                             << QByteArray("\"total 3\" does not name what it must");
    QTest::newRow("no card") << QByteArray("holds 0 H1")
                             << QByteArray("\"holds 0 H1\" does not name what it must");
    QTest::newRow("too much") << QByteArray("turn 0")
                              << QByteArray("\"turn 0\" does not name what it must");
    QTest::newRow("not yet") << QByteArray("winner last")
                             << QByteArray("\"winner last\" has no answer here");
    QTest::newRow("nothing") << QByteArray() << QByteArray("there is no fact \"\"");
}

void LessonFactsTest::whatHasNoAnswerSaysWhy()
{
    QFETCH(QByteArray, question);
    QFETCH(QByteArray, why);
    const auto fact = factOf(stateOfTrace("section_13", 3), seatAt(0), question.toStdString());
    QVERIFY(!fact);
    QCOMPARE(sample::bytes(fact.error()), why);
}

void LessonFactsTest::anUnnamedWeliLeavesFiguresOpen()
{
    using namespace bieten;
    State state = start(Rules {}, 2, seatAt(0));
    const Pack plain = packOf(wholePack(state));
    Pack pack = plain;
    std::swap(pack[12],
        pack[static_cast<std::size_t>(
            std::find(plain.begin(), plain.end(), weliCard) - plain.begin())]);
    take(state, pack);
    act(state, seatAt(1), Action::cut(12));
    act(state, seatAt(1), Action(Verb::Leave));
    act(state, seatAt(0), Action(Verb::DealOneTwo));
    QVERIFY(state.holdings[seatAt(1)].cards.contains(weliCard));
    QVERIFY(!factOf(AnyState(state), seatAt(0), "winner hearts"));
    const auto ace = Action::play(weliCard, Card(Suit::Hearts, Rank::Ace));
    QVERIFY(!whyNot(state, seatAt(1), ace));
    act(state, seatAt(1), ace);
    const auto winner = factOf(AnyState(state), seatAt(0), "winner hearts");
    QVERIFY(winner);
    QCOMPARE(sample::bytes(winner->text), QByteArray("1"));
}

void LessonFactsTest::seatsSuitsAndYesAndNoAreOffered()
{
    const AnyState state = stateOfTrace("mittlere", 37);
    const auto offered = [&](const char* question) {
        return choicesOf(state, seatAt(0), { question, {} });
    };
    QCOMPARE(offered("middle"), (std::vector<std::string> { "0", "1", "2" }));
    QCOMPARE(offered("trump"), (std::vector<std::string> { "H", "L", "B", "A" }));
    QCOMPARE(offered("loses 1"), (std::vector<std::string> { "yes", "no" }));
    QCOMPARE(offered("points 0"), std::vector<std::string> {});
    QCOMPARE(offered("sense"), std::vector<std::string> {});
    const std::vector<std::string> own { "70", "72" };
    QCOMPARE(choicesOf(state, seatAt(0), { "points 0", own }), own);
}

QTEST_APPLESS_MAIN(LessonFactsTest)
#include "lesson_facts_test.moc"
