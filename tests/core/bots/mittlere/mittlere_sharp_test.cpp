#include "core/bots/decision_util.h"
#include "core/bots/mittlere/bot.h"
#include "core/bots/mittlere/endgame.h"
#include "core/bots/mittlere/search.h"
#include "core/bots/mittlere/sharp.h"
#include "tests/support/mittlere_table.h"
#include "tests/support/words.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace weli;
using namespace weli::mittlere;
using namespace weli::mittlere::test;
using bots::Deal;
using bots::Payoff;
using bots::Payoffs;
using bots::ThreeSeats;

namespace {

Seat due(const State& state) { return *seatDue(state.table); }

/// A deal in which so many cards have been played at random.
State dealtAndPlayed(const Rules& rules, int cards, Rng& rng)
{
    State state = start(rules, 3, seatAt(0));
    take(state, shuffled(packOf(wholePack()), rng));
    for (int i = 0; i < cards; ++i) {
        const ActionList legal = legalActions(state, due(state));
        const auto any = rng.below(static_cast<std::uint32_t>(legal.size()));
        mittlere::act(state, due(state), legal[any]);
    }
    return state;
}

Deal openDeal(const State& state)
{
    Deal deal = bots::dealOf(state.table);
    for (const Seat seat : everybody) deal.hands[seat.index] = state.hands[seat];
    return deal;
}

ThreeSeats<int> marksFor(const State& settled)
{
    ThreeSeats<int> difference {};
    const Marks marks = marksOf(*settled.table.verdict);
    for (const Seat seat : everybody)
        difference[seat.index] = marks.strokes[seat] - marks.potatoes[seat];
    return difference;
}

/// What points add decides nothing else.
ThreeSeats<int> withoutPoints(const Payoff& payoff)
{
    ThreeSeats<int> rounded {};
    for (std::size_t i = 0; i < payoff.size(); ++i)
        rounded[i] = static_cast<int>(std::lround(payoff[i]));
    return rounded;
}

/// The cards of a deal that is settled.
Deal settledDeal(const State& settled)
{
    Deal deal = bots::dealOf(settled.table);
    deal.winner = settled.table.tricks.back().winner.index;
    return deal;
}

/// By the rules alone: all that is best for whoever is on turn, averaged.
Payoff bruteForce(const State& state)
{
    if (state.table.verdict) return Payoffs(state.table).of(settledDeal(state));
    const std::size_t seat = due(state).index;
    std::vector<Payoff> payoffs;
    double most = -3;
    for (const Action& action : legalActions(state, due(state))) {
        payoffs.push_back(bruteForce(after(state, due(state), action)));
        most = std::max(most, payoffs.back()[seat]);
    }
    Payoff sum {};
    double count = 0;
    for (const Payoff& one : payoffs) {
        if (one[seat] < most - 1e-9) continue;
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += one[i];
        ++count;
    }
    for (double& one : sum) one /= count;
    return sum;
}

bool areClose(const Payoff& one, const Payoff& other)
{
    for (std::size_t i = 0; i < one.size(); ++i)
        if (std::abs(one[i] - other[i]) > 1e-6) return false;
    return true;
}

/// What a card brings on average over all worlds.
double valueOfCard(const State& state, Card card)
{
    const Hidden hidden = hiddenFrom(observe(state, due(state)));
    const auto worlds = bots::allHands(hidden);
    double sum = 0;
    for (const auto& hands : worlds) {
        State world = state;
        for (std::size_t i = 0; i < hands.size(); ++i) world.hands[hidden.seats[i]] = hands[i];
        const State next = after(world, due(world), Action::play(card));
        sum += bruteForce(next)[due(state).index];
    }
    return sum / static_cast<double>(worlds.size());
}

/// As the sharp bot thinks, and for no longer.
std::vector<bots::MittlereEvaluation> sharpCards(
    const Observation& observation, const bots::Budget& budget, Rng& rng)
{
    return bots::sharpCards(observation, bots::Thinking {}, budget, rng);
}

bots::Budget worlds(int count)
{
    bots::Budget budget;
    budget.worlds = count;
    return budget;
}

} // namespace

class MittlereSharpTest : public QObject {
    Q_OBJECT

private slots:
    void aDealIsPlayedByTheRules();
    void anyCardIsAsLikelyAsAnyOther();
    void everyWorldIsThereOnce();
    void endingsAreAsGoodAsBruteForce();
    void nobodyRegretsACardOfALineThatIsPlayedWell();
    void theBestCardOfAnEndingIsPlayed();
    void theTreeFindsWhatWinsTheEnding();
    void errorsAreThoseThatOtherSeedsShow();
    void onlyWhatIsSeenMatters();
    void whoIsToldToStopAnswersAtOnce();
    void inTheLastDealThePlaceCountsFirst();
    void aMatchThatIsDecidedIsPlayedLikeAnyOther();
    void noTwoResultsAreWorthTheSame();
    void aDrawIsWorthTheMiddleOfBoth();
};

void MittlereSharpTest::aDealIsPlayedByTheRules()
{
    Rng rng(1);
    Rules rules; // a draw would leave the deal open, an annulled one has no winner
    rules.noTrick = NoTrick::AsHundred;
    for (int i = 0; i < 300; ++i) {
        State state = dealtAndPlayed(rules, 0, rng);
        const Payoffs payoffs(state.table);
        Deal deal = openDeal(state);
        while (!state.table.verdict) {
            QCOMPARE(deal.turn, due(state).index);
            QVERIFY(deal.trump == state.table.trump);
            QVERIFY(playable(deal) == playableNow(state.table, state.hands[due(state)]));
            const Card card = bots::anyOf(playable(deal), rng);
            play(deal, card);
            mittlere::act(state, due(state), Action::play(card));
        }
        QVERIFY(withoutPoints(payoffs.of(deal)) == marksFor(state));
    }
}

void MittlereSharpTest::anyCardIsAsLikelyAsAnyOther()
{
    Rng rng(2);
    const CardSet cards = "HA H6 LU B9 B8 B6 AA"_cards;
    std::array<int, 36> counts {};
    for (int i = 0; i < 70'000; ++i)
        ++counts[static_cast<std::size_t>(bots::anyOf(cards, rng).index())];
    for (const Card card : wholePack()) {
        const int count = counts[static_cast<std::size_t>(card.index())];
        QVERIFY(cards.contains(card) ? std::abs(count - 10'000) < 500 : count == 0);
    }
}

void MittlereSharpTest::everyWorldIsThereOnce()
{
    Rng rng(3);
    for (int i = 0; i < 50; ++i) {
        const State state = dealtAndPlayed({}, 27 + i % 3, rng);
        const Hidden hidden = hiddenFrom(observe(state, due(state)));
        std::set<std::uint64_t> firsts;
        for (const auto& hands : bots::allHands(hidden)) {
            for (std::size_t seat = 0; seat < hands.size(); ++seat)
                QCOMPARE(hands[seat].size(), state.hands[hidden.seats[seat]].size());
            QVERIFY((hands[0] & hands[1]).empty());
            QVERIFY(firsts.insert(hands[0].bits()).second);
        }
        QVERIFY(firsts.count(state.hands[hidden.seats[0]].bits()) == 1);
        for (int draw = 0; draw < 20; ++draw)
            QVERIFY(firsts.count(drawnHands(hidden, rng)[0].bits()) == 1);
    }
}

void MittlereSharpTest::endingsAreAsGoodAsBruteForce()
{
    Rng rng(4);
    for (int i = 0; i < 30; ++i) {
        const State state = dealtAndPlayed({}, 27 + i % 6, rng);
        const Payoff solved = bots::maxN(openDeal(state), Payoffs(state.table));
        QVERIFY(areClose(solved, bruteForce(state)));
    }
}

/// With no other card would the seat have lost less, or won more, than somebody's loss.
void MittlereSharpTest::nobodyRegretsACardOfALineThatIsPlayedWell()
{
    Rng rng(13);
    int regrettable = 0;
    for (int i = 0; i < 300; ++i) {
        const State state = dealtAndPlayed({}, 27 + i % 6, rng);
        const Payoffs payoffs(state.table);
        const Deal deal = openDeal(state);
        std::int64_t lines = 0;
        const auto result = [&](const Deal& from) {
            return withoutPoints(payoffs.of(playedWell(from, payoffs, lines)))[deal.turn];
        };
        QCOMPARE(playedWell(deal, payoffs, lines).tricksLeft, 0);
        QVERIFY(lines > 0);
        for (const Card card : playable(deal)) {
            Deal next = deal;
            play(next, card);
            QVERIFY(result(deal) >= std::min(1, result(next)));
            regrettable += result(next) < result(deal) ? 1 : 0;
        }
    }
    QVERIFY(regrettable > 50);
}

void MittlereSharpTest::theBestCardOfAnEndingIsPlayed()
{
    Rng rng(5);
    for (int i = 0; i < 20; ++i) {
        const State state = dealtAndPlayed({}, 30 + i % 3, rng);
        const auto cards = sharpCards(observe(state, due(state)), worlds(1), rng);
        for (const auto& one : cards) {
            const double value = valueOfCard(state, one.action->card());
            QVERIFY(std::abs(one.value - value) < 0.04); // others may slip
            QVERIFY(one.value <= cards.front().value);
        }
    }
}

void MittlereSharpTest::theTreeFindsWhatWinsTheEnding()
{
    Rng rng(6);
    int clear = 0;
    for (int i = 0; i < 200; ++i) {
        const State state = dealtAndPlayed({}, 30, rng);
        const Observation observation = observe(state, due(state));
        const auto cards = sharpCards(observation, worlds(1), rng);
        if (cards.size() < 2 || cards[0].value < cards[1].value + 1.5) continue;
        ++clear;
        const bots::Worlds any(observation);
        bots::Search search(observation, any, {}, rng);
        search.think(4000);
        QVERIFY(search.rootStats().front().card == cards[0].action->card());
    }
    QVERIFY(clear > 5);
}

/// Trees of other seeds differ by more than the worlds that they draw.
void MittlereSharpTest::errorsAreThoseThatOtherSeedsShow()
{
    constexpr int positions = 6;
    constexpr int seeds = 6;
    double seen = 0;
    double told = 0;
    Rng rng(5);
    for (int position = 0; position < positions; ++position) {
        const State state = dealtAndPlayed({}, 3 * position, rng);
        const Observation seenHere = observe(state, due(state));
        bots::Sampled values;
        std::optional<Action> first;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const auto decision = decide(seenHere, bots::Level::Master, worlds(100), seed);
            if (!first) first = decision.action;
            for (const bots::MittlereEvaluation& one : decision.weighed) {
                if (one.action != first) continue;
                values.enter(one.value);
                told += one.error * one.error / seeds;
            }
        }
        seen += seeds * values.error() * values.error() * seeds / (seeds - 1);
    }
    qInfo("%g, told %g", std::sqrt(seen / positions), std::sqrt(told / positions));
    QVERIFY(seen < 3 * told);
    QVERIFY(told < 3 * seen);
}

void MittlereSharpTest::onlyWhatIsSeenMatters()
{
    Rng rng(7);
    const State state = dealtAndPlayed({}, 10, rng);
    const Observation seen = observe(state, due(state));
    const auto decision = decide(seen, bots::Level::Sharp, worlds(4), 1);
    for (int i = 0; i < 5; ++i) {
        const State other = imagine(seen, rng);
        QVERIFY(decide(observe(other, due(other)), bots::Level::Sharp, worlds(4), 1) == decision);
    }
}

void MittlereSharpTest::whoIsToldToStopAnswersAtOnce()
{
    Rng rng(8);
    const State state = dealtAndPlayed({}, 0, rng);
    std::stop_source stop;
    stop.request_stop();
    bots::Budget budget = worlds(1'000'000);
    budget.stop = stop.get_token();
    const auto cards = sharpCards(observe(state, due(state)), budget, rng);
    QCOMPARE(cards.size(), legalActions(state, due(state)).size());
}

/// The same deal as the last one of a match, with these totals before it.
State asTheLast(State state, const ThreeSeats<int>& totals)
{
    state.table.deal = dealCount;
    for (const Seat seat : everybody) {
        const int total = totals[seat.index];
        state.table.strokes[seat] = static_cast<std::uint8_t>(std::max(0, total));
        state.table.potatoes[seat] = static_cast<std::uint8_t>(std::max(0, -total));
    }
    return state;
}

void MittlereSharpTest::inTheLastDealThePlaceCountsFirst()
{
    Rng rng(9);
    const State state = asTheLast(dealtAndPlayed({}, 0, rng), { 2, 0, -2 });
    const Payoffs payoffs(state.table);
    std::array<std::vector<double>, 3> ofTheSecond; // by who loses
    for (int i = 0; i < 1000; ++i) {
        Deal end = openDeal(state);
        playOut(end, rng);
        const bots::Settled settled = payoffs.settled(end);
        if (rowOf(settled.verdict.by).fate != Fate::Loses) continue;
        ofTheSecond[settled.verdict.seat->index].push_back(payoffs.of(settled)[1]);
    }
    const auto least = [](const auto& list) { return *std::min_element(list.begin(), list.end()); };
    const auto most = [](const auto& list) { return *std::max_element(list.begin(), list.end()); };
    QVERIFY(least(ofTheSecond[0]) > most(ofTheSecond[2])); // only so it becomes the first
    QVERIFY(least(ofTheSecond[2]) > most(ofTheSecond[1])); // but it must not become the last
}

void MittlereSharpTest::aMatchThatIsDecidedIsPlayedLikeAnyOther()
{
    Rng rng(11);
    for (int i = 0; i < 10; ++i) {
        const State first = dealtAndPlayed({}, 3 * i, rng);
        const State last = asTheLast(first, { 9, 0, -9 });
        Rng dice(5);
        Rng sameDice(5);
        const auto cards = sharpCards(observe(first, due(first)), worlds(4), dice);
        const auto same = sharpCards(observe(last, due(last)), worlds(4), sameDice);
        QCOMPARE(cards.size(), same.size());
        for (std::size_t card = 0; card < cards.size(); ++card) {
            QVERIFY(cards[card].action == same[card].action);
            QVERIFY(std::abs(cards[card].value - same[card].value) < 1e-5);
        }
    }
}

void MittlereSharpTest::noTwoResultsAreWorthTheSame()
{
    Rng rng(12);
    const State first = dealtAndPlayed({}, 0, rng);
    for (const State& state : { first, asTheLast(first, { 9, 0, -9 }),
             asTheLast(first, { 1, 0, -1 }), asTheLast(first, { 0, 0, 0 }) }) {
        const Payoffs payoffs(state.table);
        std::map<double, int> pointsOf; // by what they are worth
        for (int i = 0; i < 2000; ++i) {
            Deal end = openDeal(state);
            playOut(end, rng);
            const bots::Settled settled = payoffs.settled(end);
            const int points = settled.points[seatAt(0)];
            const auto [known, isNew] = pointsOf.emplace(payoffs.of(settled)[0], points);
            QVERIFY(isNew || known->second == points);
        }
    }
}

void MittlereSharpTest::aDrawIsWorthTheMiddleOfBoth()
{
    Rng rng(10);
    Rules rules;
    rules.tie = Tie::Draw;
    TestTable table(rules);
    table.dealUntil(Case::TieDraw, rng);
    const auto points = pointsTaken(table.table());
    const auto [first, second] = drawersOf(table.table());
    QCOMPARE(points[first], points[second]);
    const Payoff payoff = Payoffs(table.table()).of(settledDeal(table.state));
    for (const Seat seat : everybody) {
        const bool draws = seat == first || seat == second;
        QVERIFY(std::abs(payoff[seat.index] - (draws ? -0.5 : 1)) < 0.2);
    }
}

QTEST_APPLESS_MAIN(MittlereSharpTest)
#include "mittlere_sharp_test.moc"
