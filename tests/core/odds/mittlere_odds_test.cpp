#include "core/odds/mittlere/odds.h"

#include "core/bots/mittlere/bot.h"
#include "core/bots/mittlere/endgame.h"
#include "core/bots/mittlere/likelihood.h"
#include "tests/support/every_game.h"

#include <cmath>

using namespace weli;
using namespace weli::mittlere;
using bots::Ends;
using bots::Payoff;
using bots::Payoffs;
using bots::Settled;
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

Settled settledAs(const PublicState& table)
{
    Settled settled;
    const auto points = pointsTaken(table);
    for (const Seat seat : everybody) {
        settled.points[seat] = points[seat];
        settled.tricks[seat] = table.taken[seat];
    }
    settled.verdict = *table.verdict;
    return settled;
}

struct End {
    Payoff payoff {};
    Ends ends {};
};

/// Everybody sees all hands and takes what is best for him, the mean of what is as good.
End bestEnd(const State& state, const Payoffs& payoffs, Seat of)
{
    if (state.table.verdict) {
        const Settled settled = settledAs(state.table);
        return { payoffs.of(settled), payoffs.endOf(settled, of.index) };
    }
    const Seat due = *seatDue(state.table);
    std::vector<End> all;
    double most = -1e9;
    for (const Action& action : legalActions(state, due)) {
        all.push_back(bestEnd(after(state, due, action), payoffs, of));
        most = std::max(most, all.back().payoff[due.index]);
    }
    std::erase_if(all, [&](const End& end) { return end.payoff[due.index] < most - 1e-9; });
    End mean;
    for (const End& end : all) {
        const double share = 1.0 / static_cast<double>(all.size());
        for (std::size_t i = 0; i < playerCount; ++i) mean.payoff[i] += share * end.payoff[i];
        mean.ends.add(end.ends, share);
    }
    return mean;
}

/// Every way to share the unseen cards out that the play so far allows.
std::vector<std::array<CardSet, 2>> worldsOf(const State& state, Seat seat)
{
    const Seat next = seatAfter(seat);
    const Seat last = seatAfter(next);
    const CardSet unseen = state.hands[next] | state.hands[last];
    const auto possible = possibleHands(observe(state, seat));
    std::vector<std::array<CardSet, 2>> worlds;
    for (std::uint64_t bits = 0; bits < (std::uint64_t { 1 } << unseen.size()); ++bits) {
        std::array<CardSet, 2> hands;
        for (unsigned place = 0; const Card card : unseen) hands[bits >> place++ & 1U].add(card);
        const bool fits = hands[0].size() == state.hands[next].size()
            && (hands[0] - possible[next]).empty() && (hands[1] - possible[last]).empty();
        if (fits) worlds.push_back(hands);
    }
    return worlds;
}

Ends endsByForce(const State& state, Seat seat)
{
    const Observation seen = observe(state, seat);
    const bots::Likelihood likelihood(seen);
    const Payoffs payoffs(state.table);
    Ends sum;
    double weights = 0;
    for (const auto& hands : worldsOf(state, seat)) {
        State world = state;
        world.hands[seatAfter(seat)] = hands[0];
        world.hands[seatAfter(seatAfter(seat))] = hands[1];
        const double weight = likelihood.of(hands);
        sum.add(bestEnd(world, payoffs, seat).ends, weight);
        weights += weight;
    }
    Ends mean;
    mean.add(sum, 1 / weights);
    return mean;
}

bool isNear(const Chance& chance, double value)
{
    return chance.error == 0 && std::abs(chance.value - value) < 1e-9;
}

/// Until so many cards of the deal are played.
void playByTheBook(State& state, int cards)
{
    while (!state.table.verdict && playedCards(state.table).size() < cards) {
        const Seat due = *seatDue(state.table);
        act(state, due, *decide(observe(state, due), bots::Level::Book, {}, seed).action);
    }
}

/// High, middle or low, and how likely it is.
struct Place {
    std::size_t number;
    double chance;
};

/// What is said to come true sixty to eighty times of a hundred.
std::optional<Place> likelyPlace(const MittlereOdds& odds)
{
    const std::array chances { odds.high.value, odds.middle.value, odds.low.value };
    for (std::size_t i = 0; i < chances.size(); ++i)
        if (chances[i] >= 0.6 && chances[i] <= 0.8) return Place { i, chances[i] };
    return std::nullopt;
}

} // namespace

class MittlereOddsTest : public QObject {
    Q_OBJECT

private slots:
    void lastTricksByForce();
    void onePlaceIsCertain();
    void whatIsOverIsCertain();
    void comesTrueAsOftenAsSaid();
    void unseenCardsDoNotMatter();
    void whoIsStoppedSaysSomething();
    void nothingBeforeTheDeal();
};

void MittlereOddsTest::lastTricksByForce()
{
    Rng rng = test::dice();
    for (int i = 0; i < 200; ++i) {
        const State state = dealtAndPlayed(27 + i % 9, rng);
        const Seat seat = seatAt(i % 3);
        const MittlereOdds said = odds::oddsOf(observe(state, seat), seed);
        const Ends ends = endsByForce(state, seat);
        QVERIFY(isNear(said.high, ends.high));
        QVERIFY(isNear(said.middle, ends.middle));
        QVERIFY(isNear(said.low, ends.low));
        QVERIFY(isNear(said.hundred, ends.hundred));
        QVERIFY(isNear(said.noTrick, ends.noTrick));
    }
}

void MittlereOddsTest::onePlaceIsCertain()
{
    Rng rng = test::dice(1);
    for (int cards = 0; cards < 36; ++cards) {
        const State state = dealtAndPlayed(cards, rng);
        for (const Seat seat : everybody) {
            const MittlereOdds said = odds::oddsOf(observe(state, seat), seed);
            QCOMPARE(said.points, static_cast<int>(pointsTaken(state.table)[seat]));
            QVERIFY(std::abs(said.high.value + said.middle.value + said.low.value - 1) < 1e-6);
            QCOMPARE(said.high.error > 0, cards < 27);
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
            const Ends ends = Payoffs(state.table).endOf(settledAs(state.table), seat.index);
            const MittlereOdds said = odds::oddsOf(observe(state, seat), seed);
            QVERIFY(isNear(said.high, ends.high) && isNear(said.middle, ends.middle));
            QVERIFY(isNear(said.low, ends.low) && isNear(said.hundred, ends.hundred));
            QVERIFY(isNear(said.noTrick, ends.noTrick));
        }
    }
}

/// In the first three deals of matches of the book, at one moment of each for one seat.
void MittlereOddsTest::comesTrueAsOftenAsSaid()
{
    double said = 0;
    double variance = 0;
    int count = 0;
    int cameTrue = 0;
    Rng rng = test::dice(3);
    State state;
    for (int deal = 0; deal < 900; ++deal) {
        if (deal % 3 == 0) state = start({}, playerCount, seatAt(0));
        take(state, shuffled(packOf(wholePack()), rng));
        const Seat seat = seatAt(static_cast<int>(rng.below(playerCount)));
        playByTheBook(state, static_cast<int>(rng.below(36)));
        const auto place = likelyPlace(odds::oddsOf(observe(state, seat), seed));
        playByTheBook(state, 36);
        if (!place) continue;
        ++count;
        said += place->chance;
        variance += place->chance * (1 - place->chance);
        const Ends ends = Payoffs(state.table).endOf(settledAs(state.table), seat.index);
        cameTrue += std::array { ends.high, ends.middle, ends.low }[place->number] > 0 ? 1 : 0;
    }
    qInfo("%d times, said %.1f, came true %d", count, said, cameTrue);
    QVERIFY(count > 100);
    QVERIFY(std::abs(cameTrue - said) < 3.5 * std::sqrt(variance));
}

void MittlereOddsTest::unseenCardsDoNotMatter()
{
    int compared = 0;
    test::exchangeUnseen<State>(60, [&](const auto& match, const auto& other, Seat seat) {
        ++compared;
        QVERIFY(odds::oddsOf(observe(match.state(), seat), seed)
            == odds::oddsOf(observe(other.state(), seat), seed));
    });
    QCOMPARE(compared, 60);
}

/// Of few deals, and it says so.
void MittlereOddsTest::whoIsStoppedSaysSomething()
{
    std::stop_source stop;
    stop.request_stop();
    Rng rng = test::dice(4);
    for (int cards = 0; cards < 27; ++cards) {
        const Observation seen = observe(dealtAndPlayed(cards, rng), seatAt(0));
        const MittlereOdds all = odds::oddsOf(seen, seed);
        const MittlereOdds said = odds::oddsOf(seen, seed, stop.get_token());
        QVERIFY(said.high.error > 0.04 && said.low.error > 0.04 && said.noTrick.error > 0.04);
        QVERIFY(said.hundred.error >= all.hundred.error);
        QVERIFY(std::abs(said.high.value + said.middle.value + said.low.value - 1) < 1e-6);
    }
}

void MittlereOddsTest::nothingBeforeTheDeal()
{
    const State state = start({}, playerCount, seatAt(0));
    QVERIFY(odds::oddsOf(observe(state, seatAt(0)), seed) == MittlereOdds {});
}

QTEST_APPLESS_MAIN(MittlereOddsTest)
#include "mittlere_odds_test.moc"
