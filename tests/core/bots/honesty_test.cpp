#include "app/cli/pool/pool.h"
#include "core/bots/bots.h"
#include "core/outlook/lookouts.h"
#include "tests/support/every_game.h"

#include <QtTest>

using namespace weli;
using namespace weli::test;

namespace {

constexpr std::uint64_t seed = 7;
constexpr int fewWorlds = 4; // for the sharp ones take their time

/// What all the bots of the program think in this seat.
template <typename Observation> auto decisionsOf(const Observation& observation)
{
    std::vector<decltype(decide(observation, bots::Level::Easy, bots::Budget {}, seed))> all;
    for (const bots::Level level : bots::levels)
        all.push_back(decide(observation, level, bots::Budget { .worlds = fewWorlds }, seed));
    return all;
}

CardSet handOf(const bieten::State& state, Seat seat) { return state.holdings[seat].cards; }
CardSet handOf(const preference::State& state, Seat seat) { return state.hands[seat]; }
CardSet handOf(const mittlere::State& state, Seat seat) { return state.hands[seat]; }

/// A master who thinks longer if the next seat holds this or that.
template <GameState S> auto thinksByTheNextHand(const S& state, Seat seat)
{
    int held = 0;
    for (const Card card : handOf(state, seatAt((seat.index + 1) % players(state))))
        held += card.index();
    const bots::Budget budget { .worlds = fewWorlds + held % 2 };
    return decide(observe(state, seat), bots::Level::Master, budget, seed);
}

/// Players of the pool are asked about many positions, and some of them take their time.
bool isQuick(std::string_view name) { return name != "flat500" && name != "tree8000"; }

/// How often somebody decides otherwise, has other figures, or has tried another number of worlds.
struct Changes {
    int acts = 0;
    int figures = 0;
    int counts = 0;
    friend bool operator==(const Changes&, const Changes&) = default;
};

template <typename Decision> std::vector<int> countsOf(const Decision& decision)
{
    std::vector<int> counts;
    for (const auto& one : decision.weighed) counts.push_back(one.worlds);
    return counts;
}

template <typename Decision> Decision withoutCounts(Decision decision)
{
    for (auto& one : decision.weighed) one.worlds = 0;
    return decision;
}

template <typename Decision>
void enter(Changes& changes, const Decision& one, const Decision& exchanged)
{
    changes.acts += one.action == exchanged.action ? 0 : 1;
    changes.figures += withoutCounts(one) == withoutCounts(exchanged) ? 0 : 1;
    changes.counts += countsOf(one) == countsOf(exchanged) ? 0 : 1;
}
/// Who is in the pool says no more than what it does.
template <typename Action>
void enter(
    Changes& changes, const std::optional<Action>& one, const std::optional<Action>& exchanged)
{
    changes.acts += one == exchanged ? 0 : 1;
}

/// All that a lookout tells of a position after a few worlds.
template <GameState S> struct Looked {
    explicit Looked(const S& state, Seat seat)
        : lookout(observe(state, seat), seed)
    {
        lookout.look(fewWorlds);
        outlook = lookout.now();
        if (!legalActions(state, seat).empty()) advice.emplace(lookout.advice());
    }
    friend bool operator==(const Looked& one, const Looked& other)
    {
        return one.outlook == other.outlook && one.advice == other.advice;
    }

    outlook::LookoutOf<S> lookout;
    outlook::Outlook<S> outlook;
    std::optional<decltype(lookout.advice())> advice;
};

template <GameState S> bool canAct(const S& state, Seat seat)
{
    return !legalActions(state, seat).empty();
}

/// Can this seat play one card or another?
template <GameState S> bool choosesACard(const S& state, Seat seat)
{
    int cards = 0;
    for (const auto& action : legalActions(state, seat))
        cards += action.verb() == decltype(action.verb())::Play ? 1 : 0;
    return cards > 1;
}

/// Exchanges cards that a seat has not seen, and says how often somebody then thinks otherwise.
/// `wanted(state, seat)`: only there; `thoughts(state, seat)`: those of all.
template <GameState S, typename Wanted, typename Thoughts>
std::vector<Changes> changes(int count, const Wanted& wanted, const Thoughts& thoughts)
{
    const auto isWanted = [&](const auto& match, Seat seat) { return wanted(match.state(), seat); };
    std::vector<Changes> changes;
    exchangeUnseen<S>(count, isWanted, [&](const auto& match, const auto& other, Seat seat) {
        const auto one = thoughts(match.state(), seat);
        const auto exchanged = thoughts(other.state(), seat);
        changes.resize(one.size());
        for (std::size_t i = 0; i < one.size(); ++i) enter(changes[i], one[i], exchanged[i]);
    });
    return changes;
}

/// Of all levels and, at the end, of the master who thinks longer by unseen cards. Only where a
/// card is chosen: most positions of play leave no choice, or none that is thought about. Played
/// once for all that is asked of it.
template <GameState S> const std::vector<Changes>& changesWhereACardIsChosen()
{
    const auto thoughts = [](const S& state, Seat seat) {
        auto all = decisionsOf(observe(state, seat));
        all.push_back(thinksByTheNextHand(state, seat));
        return all;
    };
    static const auto found = changes<S>(matches(200, 120), choosesACard<S>, thoughts);
    return found;
}

template <GameState S> void verifyNoLevelChanges(const std::vector<Changes>& found)
{
    QVERIFY(found.size() >= bots::levels.size());
    for (std::size_t i = 0; i < bots::levels.size(); ++i) {
        if (found[i] == Changes {}) continue;
        qInfo("%c, %s: %d acts, %d figures, %d counts", GameTest<S>::letter,
            code(bots::levels[i]).data(), found[i].acts, found[i].figures, found[i].counts);
        QFAIL("somebody knows unseen cards");
    }
}

} // namespace

/// What is decided in a seat, why, and how long it was thought about, stay the same when cards are
/// exchanged that it has not seen.
class HonestyTest : public QObject {
    Q_OBJECT

private slots:
    void botsDoNotKnowUnseenCards();
    void botsThatChooseACardDoNotKnowUnseenCards();
    void outlooksDoNotKnowUnseenCards();
    void aCheaterAmongHonestPlayersIsFound();
    void whoThinksLongerByUnseenCardsIsFound();
};

void HonestyTest::botsDoNotKnowUnseenCards()
{
    forEveryGame([]<typename S>() {
        verifyNoLevelChanges<S>(changes<S>(matches(1000), canAct<S>,
            [](const S& state, Seat seat) { return decisionsOf(observe(state, seat)); }));
    });
}

void HonestyTest::botsThatChooseACardDoNotKnowUnseenCards()
{
    forEveryGame([]<typename S>() { verifyNoLevelChanges<S>(changesWhereACardIsChosen<S>()); });
}

/// Also of a seat that is not to act.
void HonestyTest::outlooksDoNotKnowUnseenCards()
{
    forEveryGame([]<typename S>() {
        const auto isLookedFrom = [](const auto& match, Seat seat) {
            return outlook::hasOutlook(observe(match.state(), seat));
        };
        exchangeUnseen<S>(
            matches(300), isLookedFrom, [](const auto& match, const auto& other, Seat seat) {
                QVERIFY(Looked<S>(match.state(), seat) == Looked<S>(other.state(), seat));
            });
    });
}

void HonestyTest::aCheaterAmongHonestPlayersIsFound()
{
    forEveryGame([]<typename S>() {
        std::vector<pool::Player<S>> players;
        for (const auto& player : pool::playersOf(std::type_identity<S> {}))
            if (isQuick(player.name)) players.push_back(player);
        const auto found = changes<S>(100, canAct<S>, [&](const S& state, Seat seat) {
            std::vector<typename pool::Player<S>::Choice> choices;
            for (const auto& player : players)
                choices.push_back(player.choiceIn(state, seat, seed));
            return choices;
        });
        QCOMPARE(found.size(), players.size());
        for (std::size_t i = 0; i < players.size(); ++i) {
            const bool cheats = players[i].name == "cheater";
            QVERIFY2((found[i].acts > 0) == cheats, players[i].name.data());
        }
    });
}

void HonestyTest::whoThinksLongerByUnseenCardsIsFound()
{
    forEveryGame([]<typename S>() {
        const auto& found = changesWhereACardIsChosen<S>();
        QCOMPARE(found.size(), bots::levels.size() + 1);
        for (std::size_t i = 0; i < found.size(); ++i)
            QVERIFY((found[i].counts > 0) == (i == bots::levels.size()));
    });
}

QTEST_APPLESS_MAIN(HonestyTest)
#include "honesty_test.moc"
