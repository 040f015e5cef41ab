#include "ui/model/drills/drill_boxes.h"

#include <QtTest>

#include <set>

using namespace weli;
using drill::Kind;

namespace {

const QDate today(2026, 1, 31);
constexpr const char* game = "mittlere";
constexpr Kind someKind = Kind::MittlereBeats;

/// All kinds were asked and come again much later.
DrillBoxes resting()
{
    DrillBoxes boxes;
    for (DrillBox& box : boxes.all) box = { 4, today.addDays(9) };
    return boxes;
}

} // namespace

class DrillBoxesTest : public QObject {
    Q_OBJECT

private slots:
    void rightGoesUpWhenItIsDue();
    void wrongGoesBackToTheFirst();
    void aWrongClockHoldsNothingBack();
    void newKindsComeAsTheyAreLearnt();
    void whatIsDueComesBeforeWhatIsNew();
    void weakKindsComeMoreOften();
    void everyGameHasItsRound();
};

void DrillBoxesTest::rightGoesUpWhenItIsDue()
{
    DrillBox box;
    QDate day = today;
    for (const int days : { 1, 3, 7, 16, 35, 35 }) {
        QVERIFY(isDue(box, day));
        box = answered(box, true, day);
        QCOMPARE(*box.due, day.addDays(days));
        QVERIFY(!isDue(box, day));
        QVERIFY(answered(box, true, day) == box); // twice a day is no better
        day = *box.due;
    }
    QCOMPARE(box.box, lastDrillBox);
    QVERIFY(sits(box));
}

void DrillBoxesTest::wrongGoesBackToTheFirst()
{
    const DrillBox wrong = answered({ 4, today.addDays(9) }, false, today);
    QVERIFY(wrong == (DrillBox { 0, today }));
    QVERIFY(isDue(wrong, today) && !sits(wrong));
}

void DrillBoxesTest::aWrongClockHoldsNothingBack()
{
    QVERIFY(!isDue({ 1, today.addDays(1) }, today));
    QVERIFY(isDue({ 1, today.addDays(2) }, today));
}

void DrillBoxesTest::newKindsComeAsTheyAreLearnt()
{
    Rng rng(1);
    const auto round = roundOf(game, {}, today, rng);
    const auto kinds = drill::kindsOf(game);
    QCOMPARE(round.size(), std::size_t { drillRound });
    for (std::size_t i = 0; i < round.size(); ++i) QVERIFY(round[i] == kinds[i].kind);
}

void DrillBoxesTest::whatIsDueComesBeforeWhatIsNew()
{
    DrillBoxes boxes = resting();
    boxes[Kind::MittlerePlayable] = {};
    boxes[Kind::MittlereTrick] = { 3, today };
    boxes[Kind::MittlereWritten] = { 1, today.addDays(-8) };
    Rng rng(1);
    const auto round = roundOf(game, boxes, today, rng);
    QVERIFY(round[0] == Kind::MittlereWritten);
    QVERIFY(round[1] == Kind::MittlereTrick);
    QVERIFY(round[2] == Kind::MittlerePlayable);
}

void DrillBoxesTest::weakKindsComeMoreOften()
{
    DrillBoxes boxes = resting();
    for (DrillBox& box : boxes.all) box.box = lastDrillBox;
    boxes[someKind] = { 0, today };
    Rng rng(1);
    std::array<int, drill::kindCount> asked {};
    for (int rounds = 0; rounds < 50; ++rounds) {
        const auto round = roundOf(game, boxes, today, rng);
        for (std::size_t i = 0; i < round.size(); ++i) {
            ++asked[static_cast<std::size_t>(round[i])];
            QVERIFY(i == 0 || round[i] != round[i - 1]);
        }
    }
    const int weak = asked[static_cast<std::size_t>(someKind)];
    for (const drill::KindRow& row : drill::kindsOf(game))
        if (row.kind != someKind) QVERIFY(asked[static_cast<std::size_t>(row.kind)] * 2 < weak);
}

void DrillBoxesTest::everyGameHasItsRound()
{
    for (const char* each : { "bieten", "preference", "mittlere" }) {
        Rng rng(1);
        for (const Kind kind : roundOf(each, resting(), today, rng))
            QVERIFY(drill::rowOf(kind).code.starts_with(each));
    }
}

QTEST_APPLESS_MAIN(DrillBoxesTest)
#include "drill_boxes_test.moc"
