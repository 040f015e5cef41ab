#include "tests/ui/table/made_up.h"
#include "ui/table/layout/motion.h"

#include <QtTest>

#include <map>

using namespace weli;

namespace {

const QRectF heap(100, 100, 50, 80);

std::vector<CardPose> liesOf(const Picture& picture)
{
    std::vector<CardPose> lies;
    for (const CardPicture& card : picture.cards)
        lies.push_back({ card.id, QRectF(20 * card.id, 300, 50, 80), card.face.has_value() });
    return lies;
}

/// When each card leaves the heap, by id.
std::map<int, int> departures(const Motion& motion)
{
    std::map<int, int> times;
    for (const Transition& transition : motion.transitions)
        times[transition.to.id] = transition.delay;
    return times;
}

}

class MotionTest : public QObject {
    Q_OBJECT

private slots:
    void whatLiesInItsPlaceDoesNotMove();
    void aPlayedCardGlides();
    void aDealGoesRoundInPackets();
    void aCardThatIsHeldAlreadyIsNotDealtAgain();
    void whatTheCutterTakesComesAtOnce();
    void withoutMotionNothingTravels();
    void B9_cardsAreCutOneAfterTheOther();
    void aDealThatIsOverGoesOntoOnePile();
    void slowIsSlower();
    void aCardOnItsWayGoesFromHereToThere();
    void theSignOfTrumpGrowsOverItsCard();
};

void MotionTest::whatLiesInItsPlaceDoesNotMove()
{
    const Picture picture = made_up::playing({ .players = 3 });
    const auto lies = liesOf(picture);
    QCOMPARE(motionBetween(lies, lies, picture, heap, 1), Motion {});
}

void MotionTest::aPlayedCardGlides()
{
    const Picture picture = made_up::playing({ .players = 3 });
    const auto before = liesOf(picture);
    auto after = before;
    after[4].rect.translate(0, -200);
    after[4].open = true;
    const Motion motion = motionBetween(before, after, picture, heap, 1);
    QCOMPARE(motion.transitions.size(), 1U);
    QCOMPARE(motion.transitions.front().from, before[4]);
    QCOMPARE(motion.transitions.front().to, after[4]);
    QCOMPARE(motion.transitions.front().delay, 0);
    QVERIFY(motion.duration() > 100 && motion.duration() < 1000);
}

void MotionTest::aDealGoesRoundInPackets()
{
    // B-13: one card each, then two each, from the dealer's left; seat 2 deals.
    Picture picture = made_up::playing({ .players = 3, .played = 0 });
    picture.dealRounds = { 1, 2 };
    const Motion motion = motionBetween({}, liesOf(picture), picture, heap, 1);
    QCOMPARE(motion.transitions.size(), 9U);
    for (const Transition& transition : motion.transitions) QCOMPARE(transition.from.rect, heap);

    const auto times = departures(motion);
    const std::array order { 0, 3, 6, 1, 2, 4, 5, 7, 8 }; // ids: three a seat
    for (std::size_t i = 1; i < order.size(); ++i)
        QVERIFY2(times.at(order[i - 1]) < times.at(order[i]), qPrintable(QString::number(i)));
}

void MotionTest::aCardThatIsHeldAlreadyIsNotDealtAgain()
{
    // The cutter holds what was stolen before the deal (B-11).
    const Picture picture = made_up::playing({ .players = 3, .played = 0 });
    const auto after = liesOf(picture);
    const Motion motion = motionBetween({ after.front() }, after, picture, heap, 1);
    QCOMPARE(motion.transitions.size(), 8U);
    QVERIFY(!departures(motion).contains(after.front().id));
}

void MotionTest::whatTheCutterTakesComesAtOnce()
{
    Picture picture = made_up::playing({ .players = 3, .played = 0 });
    picture.dealt = false;
    picture.cards.resize(1);
    const Motion motion = motionBetween({}, liesOf(picture), picture, heap, 1);
    QCOMPARE(motion.transitions.size(), 1U);
    QCOMPARE(motion.transitions.front().delay, 0);
}

void MotionTest::withoutMotionNothingTravels()
{
    const Picture picture = made_up::playing({ .players = 3, .played = 0 });
    QCOMPARE(motionBetween({}, liesOf(picture), picture, heap, 0).duration(), 0);
}

void MotionTest::B9_cardsAreCutOneAfterTheOther()
{
    Picture picture = made_up::playing({ .players = 3, .played = 3 });
    picture.cards.resize(3);
    picture.drawing = true;
    const auto lies = liesOf(picture);
    const Motion motion = motionBetween({}, lies, picture, heap, 1);
    QCOMPARE(motion.transitions.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(motion.transitions[i].from, (CardPose { lies[i].id, heap, false }));
        QCOMPARE(motion.transitions[i].to, lies[i]);
        if (i > 0) QVERIFY(motion.transitions[i].delay > motion.transitions[i - 1].delay + 200);
    }
}

void MotionTest::aDealThatIsOverGoesOntoOnePile()
{
    const auto lies = liesOf(made_up::playing({ .players = 3, .played = 9 }));
    const Motion motion = gathering(lies, heap, 1);
    QCOMPARE(motion.transitions.size(), lies.size());
    for (std::size_t i = 0; i < lies.size(); ++i) {
        QCOMPARE(motion.transitions[i].from, lies[i]);
        QCOMPARE(motion.transitions[i].to, (CardPose { lies[i].id, heap, false }));
    }
    QVERIFY(motion.duration() < 500); // calm, but nobody waits for it
    QCOMPARE(gathering(lies, heap, 0), Motion {});
}

void MotionTest::slowIsSlower()
{
    const Picture picture = made_up::playing({ .players = 3, .played = 0 });
    const int usual = motionBetween({}, liesOf(picture), picture, heap, 1).duration();
    const int slow = motionBetween({}, liesOf(picture), picture, heap, 0.5).duration();
    QVERIFY(slow > 1.9 * usual);
}

void MotionTest::aCardOnItsWayGoesFromHereToThere()
{
    const Transition transition { { 7, QRectF(0, 0, 20, 32), false },
        { 7, QRectF(100, 50, 40, 64), true }, 100, 200 };
    QCOMPARE(along(transition, 0), transition.from);
    QCOMPARE(along(transition, 100), transition.from);
    const CardPose half = along(transition, 200);
    QVERIFY(half.rect.left() > 0 && half.rect.left() < 100);
    QVERIFY(half.rect.width() > 20 && half.rect.width() < 40);
    QCOMPARE(along(transition, 300), transition.to);
    QCOMPARE(along(transition, 9999), transition.to);
}

void MotionTest::theSignOfTrumpGrowsOverItsCard() // M-19
{
    Picture picture = made_up::playing({ .players = 3 });
    picture.table.emplace<TricksTable>().order.emplace().madeBy = picture.cards.front().id;
    auto after = liesOf(picture);
    const QRectF card = after.front().rect;
    const CardPose seed { lie::sign, { card.center(), QSizeF(0, 0) }, true };
    const CardPose place { lie::sign, { 500, 20, 30, 30 }, true };
    auto before = after;
    before.push_back(seed);
    after.push_back(place);
    const Motion motion = motionBetween(before, after, picture, heap, 1);
    QCOMPARE(motion.transitions.size(), 1U);
    const Transition& transition = motion.transitions.front();
    QCOMPARE(along(transition, transition.delay), seed);
    const QRectF grown = along(transition, transition.delay + transition.duration / 2.0).rect;
    QCOMPARE(grown.width(), card.width());
    QCOMPARE(grown.center(), card.center());
    QCOMPARE(along(transition, motion.duration()), place);
}

QTEST_APPLESS_MAIN(MotionTest)
#include "motion_test.moc"
