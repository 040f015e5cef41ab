#include "app/cli/pool/pool.h"
#include "core/bots/bots.h"
#include "tests/support/every_game.h"

#include <QtTest>

using namespace weli;
using namespace weli::test;

namespace {

constexpr std::uint64_t seed = 7;

/// What all the bots of the program do in this seat; few imagined worlds, for the sharp ones take
/// their time.
template <typename Observation> auto decisionsOf(const Observation& observation)
{
    std::vector<decltype(decide(observation, bots::Level::Easy, bots::Budget {}, seed))> all;
    for (const bots::Level level : bots::levels)
        all.push_back(decide(observation, level, bots::Budget { .worlds = 4 }, seed));
    return all;
}

/// Players of the pool are asked about many positions, and some of them take their time.
bool isQuick(std::string_view name) { return name != "flat500" && name != "tree8000"; }

/// Exchanges cards that a seat has not seen, and says how often somebody then decides otherwise.
/// `choices(state, seat)`: what all do there.
template <GameState S, typename Choices> std::vector<int> changes(int count, const Choices& choices)
{
    const auto canAct
        = [](const auto& match, Seat seat) { return !legalActions(match.state(), seat).empty(); };
    std::vector<int> changes;
    exchangeUnseen<S>(count, canAct, [&](const auto& match, const auto& other, Seat seat) {
        const auto one = choices(match.state(), seat);
        const auto exchanged = choices(other.state(), seat);
        changes.resize(one.size());
        for (std::size_t i = 0; i < one.size(); ++i) changes[i] += one[i] == exchanged[i] ? 0 : 1;
    });
    return changes;
}

} // namespace

/// What is decided in a seat stays the same when cards are exchanged that it has not seen.
class HonestyTest : public QObject {
    Q_OBJECT

private slots:
    void botsDoNotKnowUnseenCards();
    void aCheaterAmongHonestPlayersIsFound();
};

void HonestyTest::botsDoNotKnowUnseenCards()
{
    forEveryGame([]<typename S>() {
        const auto found = changes<S>(matches(1000),
            [](const S& state, Seat seat) { return decisionsOf(observe(state, seat)); });
        QCOMPARE(found, std::vector<int>(bots::levels.size(), 0));
    });
}

void HonestyTest::aCheaterAmongHonestPlayersIsFound()
{
    forEveryGame([]<typename S>() {
        std::vector<pool::Player<S>> players;
        for (const auto& player : pool::playersOf(std::type_identity<S> {}))
            if (isQuick(player.name)) players.push_back(player);
        const auto found = changes<S>(100, [&](const S& state, Seat seat) {
            std::vector<typename pool::Player<S>::Choice> choices;
            for (const auto& player : players)
                choices.push_back(player.choiceIn(state, seat, seed));
            return choices;
        });
        QCOMPARE(found.size(), players.size());
        for (std::size_t i = 0; i < players.size(); ++i) {
            const bool cheats = players[i].name == "cheater";
            QVERIFY2((found[i] > 0) == cheats, players[i].name.data());
        }
    });
}

QTEST_APPLESS_MAIN(HonestyTest)
#include "honesty_test.moc"
