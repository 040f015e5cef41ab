#include "tests/support/every_game.h"
#include "ui/picture/table_games.h"

#include <QtTest>

using namespace weli;
using namespace weli::test;

namespace {

constexpr int comparisons = 1000; // for each game

ViewContext contextOf(int players)
{
    ViewContext context;
    for (const char* name : { "Anna", "Bert", "Cilli", "Dora", "Emil", "Franz", "Gusti", "Hans" })
        if (static_cast<int>(context.seats.size()) < players)
            context.seats.push_back({ name, bots::Level::Book });
    return context;
}

} // namespace

/// Whatever is shown to a seat stays the same when cards are exchanged that it has not seen; what
/// bots decide, core/bots/honesty_test.cpp looks at.
class LeaksTest : public QObject {
    Q_OBJECT

private slots:
    void viewsDoNotTellUnseenCards();
    void aPlantedLeakIsFound();
    void picturesDoNotTellUnseenCards();
};

void LeaksTest::viewsDoNotTellUnseenCards()
{
    forEveryGame([]<typename S>() {
        int compared = 0;
        exchangeUnseen<S>(comparisons, [&](const auto& match, const auto& other, Seat seat) {
            ++compared;
            QVERIFY(viewOf(match, seat) == viewOf(other, seat));
        });
        QCOMPARE(compared, comparisons);
    });
}

void LeaksTest::aPlantedLeakIsFound()
{
    forEveryGame([]<typename S>() {
        int found = 0;
        int told = 0;
        exchangeUnseen<S>(comparisons, [&](const auto& match, const auto& other, Seat seat) {
            if (!(spectatorView(match, seat) == spectatorView(other, seat))) ++found;
            ViewContext context = contextOf(players(match.state()));
            context.watching = context.handsOpen = true;
            if (!(pictureOf(spectatorView(match, seat), context)
                    == pictureOf(spectatorView(other, seat), context)))
                ++told;
        });
        QVERIFY(found > comparisons / 20); // two cards may lie in the same heap
        QVERIFY(told > comparisons / 20);
    });
}

void LeaksTest::picturesDoNotTellUnseenCards()
{
    forEveryGame([]<typename S>() {
        int compared = 0;
        exchangeUnseen<S>(comparisons, [&](const auto& match, const auto& other, Seat seat) {
            ++compared;
            const ViewContext context = contextOf(players(match.state()));
            QVERIFY(
                pictureOf(viewOf(match, seat), context) == pictureOf(viewOf(other, seat), context));
        });
        QCOMPARE(compared, comparisons);
    });
}

QTEST_GUILESS_MAIN(LeaksTest)
#include "leaks_test.moc"
