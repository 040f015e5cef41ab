#include "core/bots/mittlere/bot.h"
#include "core/bots/mittlere/endgame.h"
#include "core/bots/mittlere/search.h"
#include "core/bots/mittlere/sharp.h"
#include "tests/support/mittlere_table.h"
#include "tests/support/words.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace weli;
using namespace weli::mittlere;
using namespace weli::mittlere::test;
using bots::Deal;
using bots::Payoff;
using bots::Payoffs;

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

Payoff marksFor(const State& settled)
{
    Payoff payoff {};
    const Marks marks = marksOf(*settled.table.verdict);
    for (const Seat seat : everybody)
        payoff[seat.index] = static_cast<float>(marks.strokes[seat] - marks.potatoes[seat]);
    return payoff;
}

/// By the rules alone: all that is best for whoever is on turn, averaged.
Payoff bruteForce(const State& state)
{
    if (state.table.verdict) return marksFor(state);
    const std::size_t seat = due(state).index;
    std::vector<Payoff> payoffs;
    float most = -2;
    for (const Action& action : legalActions(state, due(state))) {
        payoffs.push_back(bruteForce(after(state, due(state), action)));
        most = std::max(most, payoffs.back()[seat]);
    }
    Payoff sum {};
    float count = 0;
    for (const Payoff& one : payoffs) {
        if (one[seat] < most - 1e-4F) continue;
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += one[i];
        ++count;
    }
    for (float& one : sum) one /= count;
    return sum;
}

bool areClose(const Payoff& one, const Payoff& other)
{
    for (std::size_t i = 0; i < one.size(); ++i)
        if (std::abs(one[i] - other[i]) > 1e-3F) return false;
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
        sum += static_cast<double>(bruteForce(next)[due(state).index]);
    }
    return sum / static_cast<double>(worlds.size());
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
    void theBestCardOfAnEndingIsPlayed();
    void theTreeFindsWhatWinsTheEnding();
    void onlyWhatIsSeenMatters();
    void whoIsToldToStopAnswersAtOnce();
    void inTheLastDealOnlyTheMatchCounts();
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
        QVERIFY(payoffs.of(deal) == marksFor(state));
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

void MittlereSharpTest::theBestCardOfAnEndingIsPlayed()
{
    Rng rng(5);
    for (int i = 0; i < 20; ++i) {
        const State state = dealtAndPlayed({}, 30 + i % 3, rng);
        const auto cards = bots::sharpCards(observe(state, due(state)), worlds(1), rng);
        for (const auto& one : cards) {
            QVERIFY(std::abs(one.value - valueOfCard(state, one.action->card())) < 1e-3);
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
        const auto cards = bots::sharpCards(observation, worlds(1), rng);
        if (cards.size() < 2 || cards[0].value < cards[1].value + 1.5) continue;
        ++clear;
        bots::Search search(observation, rng);
        search.think(4000);
        QVERIFY(search.rootStats().front().card == cards[0].action->card());
    }
    QVERIFY(clear > 5);
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
    const auto cards = bots::sharpCards(observe(state, due(state)), budget, rng);
    QCOMPARE(cards.size(), legalActions(state, due(state)).size());
}

void MittlereSharpTest::inTheLastDealOnlyTheMatchCounts()
{
    Rng rng(9);
    State state = dealtAndPlayed({}, 0, rng);
    state.table.deal = dealCount;
    state.table.strokes[seatAt(0)] = 6; // nobody can catch up
    state.table.potatoes[seatAt(1)] = state.table.potatoes[seatAt(2)] = 3;
    Deal deal = openDeal(state);
    const Payoffs payoffs(state.table);
    for (int i = 0; i < 100; ++i) {
        Deal end = deal;
        playOut(end, rng);
        QVERIFY((payoffs.of(end) == Payoff { 1, 0, 0 }));
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
    Payoff expected { 1, 1, 1 };
    expected[first.index] = expected[second.index] = -0.5F;
    Deal deal = bots::dealOf(table.table());
    deal.winner = table.table().tricks.back().winner.index;
    QVERIFY(areClose(Payoffs(table.table()).of(deal), expected));
}

QTEST_APPLESS_MAIN(MittlereSharpTest)
#include "mittlere_sharp_test.moc"
