#include "core/outlook/tried.h"

#include <QtTest>

#include <cmath>

using namespace weli::outlook;

namespace {

struct World {
    double weight = 1;
};
struct End {
    double worth = 0;
};
struct Path {
    std::vector<End> ends;

    [[nodiscard]] double value() const
    {
        double sum = 0;
        for (const End& end : ends) sum += end.worth;
        return sum / static_cast<double>(ends.size());
    }
};

/// Two worlds that come again and again: one act is better in the first of them, one in the second.
Tried<World, Path> triedInTwo(std::size_t worlds)
{
    Tried<World, Path> tried;
    tried.worlds.resize(worlds);
    tried.paths.resize(2);
    for (std::size_t i = 0; i < worlds; ++i) {
        tried.paths[0].ends.push_back({ i % 2 == 0 ? 1.0 : 0.0 });
        tried.paths[1].ends.push_back({ i % 2 == 0 ? 0.0 : 0.8 });
    }
    return tried;
}

bool isAbout(double one, double other) { return std::abs(one - other) < 1e-9; }

} // namespace

/// How far acts are behind the best.
class TriedTest : public QObject {
    Q_OBJECT

private slots:
    void bothHalvesHaveTheSameWorldsWhereTheyComeAgain();
    void whatIsCountedHasNoError();
    void whatWasSeldomTriedIsValuedByAllItsEnds();
    void whatIsAsGoodIsNamedTheBestFirst();
};

void TriedTest::bothHalvesHaveTheSameWorldsWhereTheyComeAgain()
{
    auto tried = triedInTwo(8);
    tried.all = 2;
    QVERIFY(isAbout(tried.behind(tried.paths[0]).value, 0));
    QVERIFY(isAbout(tried.behind(tried.paths[1]).value, 0.1));
}

void TriedTest::whatIsCountedHasNoError()
{
    auto tried = triedInTwo(2); // each half for itself would know what the other does not
    tried.isCounted = true;
    QVERIFY(tried.behind(tried.paths[0]) == Difference {});
    const Difference behind = tried.behind(tried.paths[1]);
    QVERIFY(isAbout(behind.value, 0.1) && behind.error == 0);
    QVERIFY(tried.isPlain());
}

/// In fewer worlds than there are, and in more, but not twice.
void TriedTest::whatWasSeldomTriedIsValuedByAllItsEnds()
{
    for (const std::size_t ends : { 3U, 6U }) {
        Tried<World, Path> tried;
        tried.worlds.resize(8);
        tried.all = 4;
        tried.paths.push_back({ std::vector<End>(8, End { 1 }) });
        const Path other { std::vector<End>(ends) };
        QVERIFY(isAbout(tried.behind(other).value, 1));
    }
}

void TriedTest::whatIsAsGoodIsNamedTheBestFirst()
{
    const auto asGood = [](const std::vector<double>& worths) {
        Tried<World, Path> tried;
        tried.worlds.resize(8);
        tried.isCounted = true;
        for (const double worth : worths) {
            tried.paths.emplace_back();
            tried.paths.back().ends.assign(8, { worth });
        }
        return tried.asGoodAs(0, 0.1, [](const Path& path) { return path.ends.front().worth; });
    };
    using Worths = std::vector<double>;
    QCOMPARE(asGood({ 1, 0.95, 0.5 }), Worths { 0.95 });
    QCOMPARE(asGood({ 1, 0.93, 0.95, 0.5 }), (Worths { 0.95, 0.93 }));
    QCOMPARE(asGood({ 1, 0.5 }), Worths {});
    QCOMPARE(asGood({ 1, 0.93, 0.95, 0.94, 0.5 }), (Worths { 0.95, 0.94, 0.93 }));
}

QTEST_APPLESS_MAIN(TriedTest)
#include "tried_test.moc"
