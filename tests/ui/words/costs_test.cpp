#include "ui/words/costs.h"

#include <QtTest>

using namespace weli;
using namespace weli::bots;

namespace {

template <typename Evaluation, typename Expected>
Evaluation valued(double value, double error, int worlds, const Expected& expected)
{
    Evaluation one;
    one.value = value;
    one.error = error;
    one.worlds = worlds;
    one.expected = expected;
    return one;
}

BietenEvaluation inBieten(double points, double error, int worlds = 100)
{
    return valued<BietenEvaluation>(
        points / 10, error / 10, worlds, BietenPoints { points, error, false });
}

PreferenceEvaluation inPreference(double value, double chips, bool declarers)
{
    return valued<PreferenceEvaluation>(value, 0.1, 100, PreferenceChips { chips, 0.5, declarers });
}

MittlereEvaluation inMittlere(double value, double error, std::optional<double> first = {})
{
    const double lost = (1 - value) / 3; // two potatoes and a stroke are so far apart
    auto one = valued<MittlereEvaluation>(value, error, 1000, MittlerePlaces { .lost = lost });
    if (first) add(one.whys, { MittlereReason::FirstInMatch, { *first } });
    return one;
}

/// What is asked of who is about to do it; empty if nothing is.
template <typename Evaluation> QString told(const Evaluation& best, const Evaluation& chosen)
{
    const auto cost = costOf(best, chosen);
    return cost ? words::costOf(*cost) : QString();
}

} // namespace

class CostsTest : public QObject {
    Q_OBJECT

private slots:
    void pointsInBieten();
    void whatIsNotSureIsNotSaid();
    void chipsInPreference();
    void dealsAndMatchesInMittlere();
    void barsShowNothingWorseByAWordAsNothing();
};

void CostsTest::pointsInBieten()
{
    QVERIFY(told(inBieten(3, 0.1), inBieten(1.1, 0.1)).contains("2 point"));
    QVERIFY(told(inBieten(3, 0.1), inBieten(2.6, 0.01)).isEmpty()); // not worth a word
    QVERIFY(told(inBieten(3, 0.1), inBieten(3, 0.1)).isEmpty());
    BietenEvaluation byTheBook = inBieten(3, 0);
    byTheBook.expected->relative = true;
    QVERIFY(told(byTheBook, inBieten(0, 0)).isEmpty());
    BietenEvaluation decided = inBieten(1, 0.01);
    decided.value = 0.299; // the game is hardly any worse
    QVERIFY(told(inBieten(3, 0.01), decided).isEmpty());
    byTheBook.expected.reset();
    QVERIFY(told(byTheBook, inBieten(0, 0)).isEmpty());
}

void CostsTest::whatIsNotSureIsNotSaid()
{
    QVERIFY(told(inBieten(3, 0.6), inBieten(1.1, 0.6)).isEmpty());
    QVERIFY(told(inBieten(3, 0.1), inBieten(1.1, 0.1, 8)).isEmpty()); // too few worlds
    QVERIFY(!told(inBieten(3, 0), inBieten(1.1, 0, 0)).isEmpty()); // every one was counted
    QVERIFY(told(inMittlere(0.5, 0.2), inMittlere(0, 0.2)).isEmpty());
}

void CostsTest::chipsInPreference()
{
    QVERIFY(told(inPreference(5, 5, false), inPreference(-1, -1, false)).contains("6 chip"));
    QVERIFY(told(inPreference(5, 5, false), inPreference(3, 3, false)).isEmpty());
    // Of the declarer whom one plays against: more for him is less for me.
    QVERIFY(told(inPreference(2, -5, true), inPreference(-9, 5, true)).isEmpty());
}

void CostsTest::dealsAndMatchesInMittlere()
{
    QVERIFY(told(inMittlere(0.6, 0.01), inMittlere(0, 0.01)).contains("20 more of 100"));
    QVERIFY(told(inMittlere(0.3, 0.01), inMittlere(0, 0.01)).isEmpty());
    QVERIFY(told(inMittlere(0.6, 0.01, 0.5), inMittlere(0, 0.01, 0.2))
                .contains("first place in about 30 of 100"));
    auto best = inMittlere(0.6, 0.01);
    auto chosen = inMittlere(0, 0.01);
    add(best.whys, { MittlereReason::FirstMore, { 0.5, 0.2 } });
    add(chosen.whys, { MittlereReason::FirstLess, { 0.2, 0.5 } });
    QVERIFY(told(best, chosen).contains("first place in about 30 of 100"));
    best.whys = {};
    chosen.whys = {};
    add(best.whys, { MittlereReason::MatchLost });
    add(chosen.whys, { MittlereReason::MatchLost });
    QVERIFY(told(best, chosen).isEmpty());
    QVERIFY(told(inMittlere(0.6, 0.01, 0.5), inMittlere(0, 0.01, 0.45)).isEmpty());
}

/// The coach may advise what costs less than a word: no bar says then that it is of no use.
void CostsTest::barsShowNothingWorseByAWordAsNothing()
{
    const auto shortest = [](const auto& best, const auto& worst) {
        const auto bars = barsOf(std::vector { best, worst });
        return bars.empty() ? 1 : bars.back();
    };
    QVERIFY(shortest(inBieten(3, 0), inBieten(2.9, 0)) > 0.7);
    QCOMPARE(shortest(inBieten(3, 0), inBieten(1, 0)), 0.0);
    QVERIFY(shortest(inBieten(3, 1), inBieten(2, 1)) > 0.7); // it may be an accident
    QVERIFY(shortest(inPreference(5, 5, false), inPreference(4, 4, false)) > 0.7);
    QCOMPARE(shortest(inPreference(5, 5, false), inPreference(-1, -1, false)), 0.0);
    QVERIFY(shortest(inMittlere(0.3, 0), inMittlere(0.25, 0)) > 0.7);
    QCOMPARE(shortest(inMittlere(0.6, 0), inMittlere(0, 0)), 0.0);
    QCOMPARE(shortest(inBieten(3, 0), inBieten(3, 0)), 1.0); // no bar at all
}

QTEST_APPLESS_MAIN(CostsTest)

#include "costs_test.moc"
