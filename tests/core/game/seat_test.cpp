#include "core/game/seat.h"

#include <QtTest>

using namespace weli;

class SeatTest : public QObject {
    Q_OBJECT

private slots:
    void theTurnGoesRound();
    void theTurnPassesOverWhoIsOut();
    void whoIsAloneFollowsHimself();
};

void SeatTest::theTurnGoesRound()
{
    const SeatSet all = SeatSet::firstOf(maxSeats);
    for (int index = 0; index < maxSeats; ++index) {
        const Seat next = seatAt((index + 1) % maxSeats);
        QVERIFY(nextIn(all, seatAt(index)) == next);
        QVERIFY(previousIn(all, next) == seatAt(index));
    }
}

void SeatTest::theTurnPassesOverWhoIsOut()
{
    const SeatSet some { seatAt(1), seatAt(4), seatAt(6) };
    QVERIFY(nextIn(some, seatAt(4)) == seatAt(6));
    QVERIFY(nextIn(some, seatAt(6)) == seatAt(1));
    QVERIFY(nextIn(some, seatAt(2)) == seatAt(4)); // who asks need not be of the set
    QVERIFY(previousIn(some, seatAt(4)) == seatAt(1));
    QVERIFY(previousIn(some, seatAt(1)) == seatAt(6));
    QVERIFY(previousIn(some, seatAt(0)) == seatAt(6));
}

void SeatTest::whoIsAloneFollowsHimself()
{
    for (int index = 0; index < maxSeats; ++index) {
        QVERIFY(nextIn(SeatSet { seatAt(index) }, seatAt(index)) == seatAt(index));
        QVERIFY(previousIn(SeatSet { seatAt(index) }, seatAt(index)) == seatAt(index));
    }
}

QTEST_APPLESS_MAIN(SeatTest)
#include "seat_test.moc"
