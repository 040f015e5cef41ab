#include "app/cli/one_figure/game.h"
#include "core/bots/bieten/blueprint/blueprint_table.h"

#include <QtTest>

#include <cmath>

using namespace weli;
using namespace weli::one_figure;

/// The game of one figure, its equilibrium, and the table that bots have of it.
class OneFigureTest : public QObject {
    Q_OBJECT

private slots:
    void thereAre351PlacesToDecide();
    void dealsAddUp();
    void nobodyGainsAgainstTheEquilibrium();
    void whoAlwaysPassesIsExploited();
    void theTableIsTheEquilibrium();

private:
    Tree tree_ = tree();
    Deals deals_ = deals();
    Policy solved_ = solved(tree_, deals_, 600);
};

void OneFigureTest::thereAre351PlacesToDecide()
{
    QCOMPARE(tree_.spots.size() * (hands - 1), std::size_t { 351 });
}

void OneFigureTest::dealsAddUp()
{
    double all = 0;
    double withAce = 0;
    for (std::size_t one = 0; one < hands; ++one)
        for (std::size_t two = 0; two < hands; ++two)
            for (std::size_t three = 0; three < hands; ++three) {
                all += deals_[one][two][three];
                if (one == hands - 1) withAce += deals_[one][two][three];
            }
    QVERIFY(std::abs(all - 1) < 1e-9);
    QVERIFY(std::abs(withAce - 3.0 / 33) < 1e-9);
}

void OneFigureTest::nobodyGainsAgainstTheEquilibrium()
{
    const auto own = gains(tree_, deals_, solved_);
    const auto best = bestGains(tree_, deals_, solved_);
    for (std::size_t seat = 0; seat < seats; ++seat) QVERIFY(best[seat] - own[seat] < 1e-3);
    QVERIFY(std::abs(own[0] + own[1] + own[2]) < 1e-9);
}

void OneFigureTest::whoAlwaysPassesIsExploited()
{
    Policy timid(tree_.spots.size());
    for (auto& place : timid) place.fill({ 1, 0, 0 });
    const auto own = gains(tree_, deals_, timid);
    const auto best = bestGains(tree_, deals_, timid);
    for (std::size_t seat = 0; seat < seats; ++seat) QVERIFY(best[seat] - own[seat] > 0.3);
}

void OneFigureTest::theTableIsTheEquilibrium()
{
    QCOMPARE(bots::blueprintTable.size(), tree_.spots.size());
    for (std::size_t place = 0; place < tree_.spots.size(); ++place)
        QVERIFY(bots::blueprintTable[place].history == tree_.spots[place].history);
    for (std::size_t hand = 1; hand < hands; ++hand) // of the forehand
        QVERIFY(
            std::abs(bots::blueprintTable[0].often[hand - 1][0] - 100 * solved_[0][hand][1]) < 5);
}

QTEST_APPLESS_MAIN(OneFigureTest)
#include "one_figure_test.moc"
