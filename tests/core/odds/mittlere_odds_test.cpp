#include "core/odds/mittlere/odds.h"

#include "core/bots/mittlere/payoff.h"
#include "core/outlook/mittlere/lookout.h"
#include "tests/support/every_game.h"

#include <cmath>

using namespace weli;
using namespace weli::mittlere;
using odds::Chance;
using odds::MittlereOdds;

namespace {

constexpr std::uint64_t seed = 1;

/// A deal in which so many cards have been played at random.
State dealtAndPlayed(int cards, Rng& rng)
{
    State state = start({}, playerCount, seatAt(0));
    take(state, shuffled(packOf(wholePack()), rng));
    for (int i = 0; i < cards; ++i) test::goOn(state, rng);
    return state;
}

bots::Settled settledAs(const PublicState& table)
{
    bots::Settled settled;
    const auto points = pointsTaken(table);
    for (const Seat seat : everybody) {
        settled.points[seat] = points[seat];
        settled.tricks[seat] = table.taken[seat];
    }
    settled.verdict = *table.verdict;
    return settled;
}

bool isNear(const Chance& chance, double value)
{
    return chance.error == 0 && std::abs(chance.value - value) < 1e-9;
}

double sumOf(const MittlereOdds& odds)
{
    return odds.high.value + odds.middle.value + odds.low.value + odds.hundred.value;
}

} // namespace

class MittlereOddsTest : public QObject {
    Q_OBJECT

private slots:
    void areOfTheBestCardByTheOutlook();
    void onePlaceIsCertainOrAHundred();
    void whatIsOverIsCertain();
    void unseenCardsDoNotMatter();
    void whoIsStoppedSaysSomething();
    void nothingBeforeTheDeal();
};

void MittlereOddsTest::areOfTheBestCardByTheOutlook()
{
    Rng rng = test::dice();
    for (int cards = 20; cards < 36; ++cards) {
        const Observation seen = observe(dealtAndPlayed(cards, rng), seatAt(cards % 3));
        const MittlereOdds said = odds::oddsOf(seen, seed);
        outlook::MittlereLookout lookout(seen, seed);
        lookout.look(lookout.fine());
        const auto events = lookout.now().lines.front().events;
        QVERIFY(said.lost == events.lost[seen.seat] && said.hundred == events.hundred);
        QVERIFY(said.high == events.high && said.middle == events.middle);
        QVERIFY(said.low == events.low && said.noTrick == events.noTrick);
    }
}

void MittlereOddsTest::onePlaceIsCertainOrAHundred()
{
    Rng rng = test::dice(1);
    for (int cards = 0; cards < 36; cards += 7) {
        const State state = dealtAndPlayed(cards, rng);
        for (const Seat seat : everybody) {
            const MittlereOdds said = odds::oddsOf(observe(state, seat), seed);
            QCOMPARE(said.points, static_cast<int>(pointsTaken(state.table)[seat]));
            QVERIFY(std::abs(sumOf(said) - 1) < 1e-6);
        }
    }
}

/// The last trick counts five points more (M-7).
void MittlereOddsTest::whatIsOverIsCertain()
{
    Rng rng = test::dice(2);
    for (int deal = 0; deal < 100; ++deal) {
        const State state = dealtAndPlayed(36, rng);
        for (const Seat seat : everybody) {
            const bots::Ends ends
                = bots::Payoffs(state.table).endOf(settledAs(state.table), seat.index);
            const MittlereOdds said = odds::oddsOf(observe(state, seat), seed);
            QVERIFY(isNear(said.high, ends.high - ends.hundred));
            QVERIFY(isNear(said.middle, ends.middle) && isNear(said.low, ends.low));
            QVERIFY(isNear(said.hundred, ends.hundred) && isNear(said.noTrick, ends.noTrick));
            QVERIFY(isNear(said.lost, ends.lost));
        }
    }
}

void MittlereOddsTest::unseenCardsDoNotMatter()
{
    int compared = 0;
    test::exchangeUnseen<State>(20, [&](const auto& match, const auto& other, Seat seat) {
        ++compared;
        QVERIFY(odds::oddsOf(observe(match.state(), seat), seed)
            == odds::oddsOf(observe(other.state(), seat), seed));
    });
    QCOMPARE(compared, 20);
}

/// Of few deals, and it says so.
void MittlereOddsTest::whoIsStoppedSaysSomething()
{
    std::stop_source stop;
    stop.request_stop();
    Rng rng = test::dice(4);
    for (int cards = 0; cards < 24; ++cards) {
        const Observation seen = observe(dealtAndPlayed(cards, rng), seatAt(0));
        const MittlereOdds said = odds::oddsOf(seen, seed, stop.get_token());
        QVERIFY(said.high.error > 0.04 && said.low.error > 0.04 && said.noTrick.error > 0.04);
        QVERIFY(std::abs(sumOf(said) - 1) < 1e-6);
    }
}

void MittlereOddsTest::nothingBeforeTheDeal()
{
    const State state = start({}, playerCount, seatAt(0));
    QVERIFY(odds::oddsOf(observe(state, seatAt(0)), seed) == MittlereOdds {});
}

QTEST_APPLESS_MAIN(MittlereOddsTest)
#include "mittlere_odds_test.moc"
