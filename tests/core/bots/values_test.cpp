#include "core/bots/bots.h"
#include "core/game/turn.h"
#include "tests/support/every_game.h"

#include <QtTest>

#include <cmath>
#include <set>

using namespace weli;
using namespace weli::test;
using bots::Level;

namespace {

/// What a deal has brought a seat: its place in the match, then its score, then points and tricks.
using Means = std::array<double, 3>;

Means means(int place, int score, int points)
{
    return { static_cast<double>(place), static_cast<double>(score), static_cast<double>(points) };
}

int placeOf(const PerSeat<int>& scores, int players, Seat seat)
{
    int behind = 0;
    for (const Seat other : SeatSet::firstOf(players))
        behind += scores[other] < scores[seat] ? 1 : 0;
    return behind;
}

Means resultOf(const mittlere::PublicState& table, Seat seat)
{
    const PerSeat<int> totals = totalsOf(table);
    return means(placeOf(totals, table.players, seat), totals[seat], pointsTaken(table)[seat]);
}
Means resultOf(const preference::PublicState& table, Seat seat)
{
    const int place = placeOf(table.balances, table.players, seat);
    return means(place, table.balances[seat], table.taken[seat]);
}
Means resultOf(const bieten::PublicState& table, Seat seat)
{
    const bieten::Count& count = *table.count;
    const int lost = count.losers.contains(seat) ? 1 : 0;
    return means((count.over && count.winner == seat ? 1 : 0) - lost, count.delta[seat], 0);
}

/// In Bieten what may still be said would take too long to follow.
bool isFollowed(const bieten::Action& action)
{
    return action.verb() == bieten::Verb::Play || action.verb() == bieten::Verb::Good
        || action.verb() == bieten::Verb::Pass;
}
template <typename Action> bool isFollowed(const Action& /*action*/) { return true; }

/// All that can come of a deal, as if each act were as likely as any other; nothing if that is too
/// much to follow.
template <GameState S> std::optional<Means> meansOf(const S& state, Seat seat, int& positions)
{
    if (isCounted(state.table)) return resultOf(state.table, seat);
    if (awaitsPack(state) || --positions < 0) return std::nullopt;
    Means sum {};
    double acts = 0;
    for (const Seat actor : askingOrder(state))
        for (const auto& action : legalActions(state, actor)) {
            if (!isFollowed(action)) continue;
            const auto one = meansOf(after(state, actor, action), seat, positions);
            if (!one) return std::nullopt;
            for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += (*one)[i];
            ++acts;
        }
    for (double& one : sum) one /= acts;
    return sum;
}

bool isLess(const Means& one, const Means& other)
{
    constexpr double equal = 1e-9;
    for (std::size_t i = 0; i < one.size(); ++i)
        if (std::abs(one[i] - other[i]) > equal) return one[i] < other[i];
    return false;
}

/// What comes of each act in one world; nothing if that is too much to follow.
template <GameState S> std::optional<std::vector<Means>> meansIn(const S& world, Seat seat)
{
    int positions = 1500;
    std::vector<Means> list;
    for (const auto& action : legalActions(world, seat)) {
        const auto one = meansOf(after(world, seat, action), seat, positions);
        if (!one) return std::nullopt;
        list.push_back(*one);
    }
    return list;
}

/// Does one act bring more than another in every world that is drawn?
template <GameState S> bool itMatters(const typename S::Observation& observation, Rng& rng)
{
    constexpr int worlds = 5;
    const std::size_t acts = legalActions(observation).size();
    std::set<std::pair<std::size_t, std::size_t>> better;
    for (std::size_t one = 0; one < acts; ++one)
        for (std::size_t other = 0; other < acts; ++other) better.emplace(one, other);
    for (int world = 0; world < worlds && !better.empty(); ++world) {
        const auto list = meansIn(imagine(observation, rng), observation.seat);
        if (!list) return false;
        std::erase_if(better,
            [&](const auto& pair) { return !isLess((*list)[pair.second], (*list)[pair.first]); });
    }
    return !better.empty();
}

/// Were several acts weighed, and all found to be worth the same?
template <typename Decision> bool isFlat(const Decision& decision)
{
    return decision.weighed.size() > 1
        && std::all_of(decision.weighed.begin(), decision.weighed.end(),
            [&](const auto& one) { return one.value == decision.weighed.front().value; });
}

/// How many decisions mattered, and in how many of them all acts were worth the same to each level.
struct Found {
    int mattered = 0;
    std::array<int, bots::levels.size()> flat {};
};

template <GameState S> void look(const typename S::Observation& observation, Rng& rng, Found& found)
{
    if (legalActions(observation).size() < 2 || !itMatters<S>(observation, rng)) return;
    ++found.mattered;
    for (const Level level : bots::levels) {
        if (level == Level::Random) continue;
        const auto decision = decide(observation, level, bots::Budget { .worlds = 4 }, 1);
        found.flat[static_cast<std::size_t>(level)] += isFlat(decision) ? 1 : 0;
    }
}

/// Whole matches that the book plays against itself.
template <GameState S> Found foundIn(int matches)
{
    Found found;
    Rng rng(1);
    for (int i = 0; i < matches; ++i) {
        S state = start(defaultRules(S::info(), 3), 3, seatAt(i % 3));
        while (!isOver(state)) {
            if (awaitsPack(state)) {
                state = withPack(state, shuffled(packOf(wholePack(state)), rng));
                continue;
            }
            if (const auto due = seatAwaited(state.table))
                if (!legalActions(state, *due).empty()) look<S>(observe(state, *due), rng, found);
            const auto acted = nextAct(state, [&](const typename S::Observation& observation) {
                return decide(observation, Level::Book, bots::Budget {}, 1).action;
            });
            state = after(state, acted.seat, acted.action);
        }
    }
    return found;
}

} // namespace

/// What bots think of their acts, through whole matches of each game.
class ValuesTest : public QObject {
    Q_OBJECT

private slots:
    void whatLeadsToDifferentResultsIsNotWorthTheSame();
};

void ValuesTest::whatLeadsToDifferentResultsIsNotWorthTheSame()
{
    forEveryGame([]<typename S>() {
        const Found found = foundIn<S>(10);
        QVERIFY(found.mattered > 30);
        for (const Level level : bots::levels) {
            const int flat = found.flat[static_cast<std::size_t>(level)];
            if (flat == 0) continue;
            qInfo("%s, %s: %d of %d", S::info().code.data(), code(level).data(), flat,
                found.mattered);
            QFAIL("all acts are worth the same");
        }
    });
}

QTEST_APPLESS_MAIN(ValuesTest)
#include "values_test.moc"
