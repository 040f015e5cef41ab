#include "core/odds/preference/odds.h"

#include "core/preference/settlement.h"
#include "tests/core/odds/preference_watch.h"

#include <cmath>

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;
using namespace weli::test;
using odds::Chance;
using odds::oddsOf;

namespace {

/// The mean of what other seeds say, and how far they lie from it.
struct LongRun {
    double sum = 0;
    double errors = 0; // squared
    int runs = 0;

    void enter(double value, double error)
    {
        sum += value;
        errors += error * error;
        ++runs;
    }
    [[nodiscard]] bool fits(double value, double error) const
    {
        constexpr double rounding = 1e-9;
        const double mean = sum / runs;
        const double itself = std::sqrt(errors) / runs;
        return std::abs(value - mean) <= 4 * std::sqrt(error * error + itself * itself) + rounding;
    }
};

/// Outcomes that were foretold: so many came true, and so many should have, more or less.
struct Foretold {
    double expected = 0;
    double variance = 0;
    int happened = 0;
    int all = 0;

    void enter(const Chance& chance, bool happens)
    {
        expected += chance.value;
        variance += chance.value * (1 - chance.value) + chance.error * chance.error;
        happened += happens ? 1 : 0;
        ++all;
    }
    [[nodiscard]] double deviations() const { return (happened - expected) / std::sqrt(variance); }
};

bool isLead(const State& state, std::size_t trick)
{
    const PublicState& table = state.table;
    return std::holds_alternative<Playing>(table.phase) && table.tricks.size() == trick
        && openTrick(table) == nullptr;
}

SeatSet fallenIn(State state)
{
    bots::playToTheEnd(state);
    return settlementOf(state.table).fallen;
}

} // namespace

/// How far the figures can be trusted.
class PreferenceForetoldTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsSampledIsAsSureAsItSays();
    void whatTheBookDoesIsForetold();
};

void PreferenceForetoldTest::whatIsSampledIsAsSureAsItSays()
{
    constexpr int runs = 25;
    Rng rng = dice(4);
    int figures = 0;
    watch(6, 4, [&](const State& state) {
        const bool plays = std::holds_alternative<Playing>(state.table.phase);
        if (rng.below(plays ? 12 : 4) != 0) return;
        for (const Seat seat : state.table.active) {
            const Observation observation = observe(state, seat);
            const auto once = figuresOf(oddsOf(observation, 0));
            std::vector<LongRun> longRuns(once.size());
            for (std::uint64_t seed = 1; seed <= runs && !once.empty(); ++seed) {
                const auto again = figuresOf(oddsOf(observation, seed));
                QCOMPARE(again.size(), once.size());
                for (std::size_t i = 0; i < once.size(); ++i)
                    longRuns[i].enter(again[i].first, again[i].second);
            }
            for (std::size_t i = 0; i < once.size(); ++i)
                QVERIFY(longRuns[i].fits(once[i].first, once[i].second));
            figures += static_cast<int>(once.size());
        }
    });
    QVERIFY(figures > 200);
}

/// Where all are said to go on by the book, it comes as often as it was said if all do.
void PreferenceForetoldTest::whatTheBookDoesIsForetold()
{
    Foretold tricks;
    Foretold contracts;
    watch(matches(500, 300), 5, [&](const State& state) {
        const PublicState& table = state.table;
        const bool sees = isLead(state, 0) && table.contract && isSuit(*table.contract)
            && table.playing.size() == 3 && !table.inviter;
        if (sees) {
            const Seat left = defendersOf(table)[0];
            tricks.enter(
                *oddsOf(observe(state, left), 1).ownTricks, !fallenIn(state).contains(left));
        }
        if (!std::holds_alternative<Announcing>(table.phase)) return;
        const Seat seat = *seatDue(table);
        const Action said = bots::bookAct(state, seat);
        const SeatSet fallen = fallenIn(state);
        for (const auto& word : oddsOf(observe(state, seat), 1).words)
            if (word.action == said) contracts.enter(word.made, !fallen.contains(seat));
    });
    qInfo("two tricks: %d of %d, %.1f foretold; contracts: %d of %d, %.1f foretold",
        tricks.happened, tricks.all, tricks.expected, contracts.happened, contracts.all,
        contracts.expected);
    QVERIFY(tricks.all > 50);
    QVERIFY(contracts.all > 50);
    QVERIFY(std::abs(tricks.deviations()) < 4);
    QVERIFY(std::abs(contracts.deviations()) < 4);
}

QTEST_APPLESS_MAIN(PreferenceForetoldTest)
#include "preference_foretold_test.moc"
