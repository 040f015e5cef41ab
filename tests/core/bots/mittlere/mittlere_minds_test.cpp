#include "core/bots/mittlere/bot.h"
#include "core/bots/mittlere/features.h"
#include "tests/support/mittlere_table.h"

#include <QtTest>

#include <algorithm>
#include <vector>

using namespace weli;
using namespace weli::mittlere;
using bots::Character;
using bots::Level;
using bots::Mind;

namespace {

Action decided(const State& state, const Mind& mind, int worlds)
{
    bots::Budget budget;
    budget.worlds = worlds;
    return *decide(observe(state, *seatDue(state.table)), mind, budget, 1).action;
}

/// Where there is a choice in the first tricks, in deals that the book plays.
std::vector<State> positions(int deals)
{
    constexpr std::size_t early = 5;
    std::vector<State> list;
    Rng rng(3);
    for (int deal = 0; deal < deals; ++deal) {
        State state = start({}, playerCount, seatAt(deal % playerCount));
        take(state, shuffled(packOf(wholePack()), rng));
        while (state.table.tricks.size() <= early) {
            if (legalActions(state, *seatDue(state.table)).size() > 1) list.push_back(state);
            mittlere::act(state, *seatDue(state.table), decided(state, Level::Book, 1));
        }
    }
    return list;
}

bool isLead(const State& state) { return openTrick(state.table) == nullptr; }

/// Might the seat play an under or a nine?
bool hasTop(const State& state)
{
    const ActionList legal = legalActions(state, *seatDue(state.table));
    return std::any_of(legal.begin(), legal.end(),
        [](const Action& action) { return bots::highestTrumps({}).contains(action.card()); });
}

/// How often a mind plays one of these cards in such positions.
template <typename Where> int often(const Mind& mind, int deals, const Where& isSuch, CardSet cards)
{
    constexpr int worlds = 60;
    int count = 0;
    for (const State& state : positions(deals))
        if (isSuch(state)) count += cards.contains(decided(state, mind, worlds).card()) ? 1 : 0;
    return count;
}

constexpr int someDeals = 12;
constexpr Mind hunter { Level::Sharp, Character::Hunter };
constexpr Mind waller { Level::Sharp, Character::Waller };
constexpr Mind lurker { Level::Sharp, Character::Lurker };
constexpr CardSet aces = CardSet::of(Rank::Ace);
constexpr CardSet kings = CardSet::of(Rank::King);

} // namespace

/// That each character does what is said of it, by what it does in the same positions as somebody
/// of its level without a character.
class MittlereMindsTest : public QObject {
    Q_OBJECT

private slots:
    void theHunterLeadsHighAndTheWallerDoesNot();
    void theLurkerKeepsTheHighestTrumps();
    void theOptimistLeadsKings();
    void whoLeavesTheFirstTrickSaysThatALaterOneWillCome();
};

void MittlereMindsTest::theHunterLeadsHighAndTheWallerDoesNot()
{
    const int plain = often(Level::Sharp, someDeals, isLead, aces | kings);
    const int hunters = often(hunter, someDeals, isLead, aces | kings);
    const int wallers = often(waller, someDeals, isLead, aces | kings);
    qInfo("%d and %d, else %d", hunters, wallers, plain);
    QVERIFY(hunters > 1.8 * plain);
    QVERIFY(1.8 * wallers < plain);
}

void MittlereMindsTest::theLurkerKeepsTheHighestTrumps()
{
    const CardSet tops = bots::highestTrumps({});
    const int plain = often(Level::Sharp, someDeals / 2, hasTop, tops);
    const int his = often(lurker, someDeals / 2, hasTop, tops);
    qInfo("%d, else %d", his, plain);
    QVERIFY(1.8 * his < plain);
}

void MittlereMindsTest::theOptimistLeadsKings()
{
    constexpr int deals = 100;
    const int plain = often(Level::Regular, deals, isLead, kings);
    const int his = often({ Level::Regular, Character::Optimist }, deals, isLead, kings);
    qInfo("%d, else %d", his, plain);
    QVERIFY(his > 1.8 * plain);
}

/// Without a trick one loses: who could take one near the end and does not must know why.
void MittlereMindsTest::whoLeavesTheFirstTrickSaysThatALaterOneWillCome()
{
    int left = 0;
    Rng rng(7);
    bots::Budget budget;
    budget.worlds = 10;
    for (int deal = 0; deal < 300; ++deal) {
        State state = start({}, playerCount, seatAt(0));
        take(state, shuffled(packOf(wholePack()), rng));
        while (!state.table.verdict) {
            const Seat due = *seatDue(state.table);
            const auto decision = decide(observe(state, due), Level::Sharp, budget, 1);
            for (const auto& why : decision.weighed.front().whys)
                if (why.reason == bots::MittlereReason::TrickLater) {
                    ++left;
                    QVERIFY(why.figures[0] <= 0.1);
                }
            mittlere::act(state, due, *decision.action);
        }
    }
    QVERIFY(left > 0);
}

QTEST_APPLESS_MAIN(MittlereMindsTest)
#include "mittlere_minds_test.moc"
