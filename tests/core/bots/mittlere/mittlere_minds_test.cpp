#include "core/bots/mittlere/bot.h"
#include "tests/support/mittlere_table.h"

#include <QtTest>

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

/// What one mind did in deals against the book.
struct Counts {
    int mostPoints = 0;
    int dangers = 0; // lost by a hundred or without a trick
    int highestTrumps = 0; // the under or the nine of trump played to a trick
    int tricksBefore = 0; // … summed over them
    int ledKings = 0;
};

bool hasMost(const PublicState& table, Seat seat)
{
    const PerSeat<std::uint8_t> points = pointsTaken(table);
    for (const Seat other : everybody)
        if (points[other] > points[seat]) return false;
    return true;
}

bool isInDanger(const Verdict& verdict, Seat seat)
{
    return (verdict.by == Case::Hundred || verdict.by == Case::NoTrick) && verdict.seat == seat;
}

void count(Counts& counts, const State& state, Card card)
{
    const PublicState& table = state.table;
    if (openTrick(table) == nullptr) counts.ledKings += card.rank() == Rank::King ? 1 : 0;
    if (card.suit() != table.trump) return;
    if (card.rank() != Rank::Under && card.rank() != Rank::Nine) return;
    ++counts.highestTrumps;
    counts.tricksBefore += static_cast<int>(table.tricks.size());
}

Counts countsOf(const Mind& mind, int deals, int worlds)
{
    const Seat seat = seatAt(0);
    Counts counts;
    Rng rng(3);
    for (int deal = 0; deal < deals; ++deal) {
        State state = start({}, playerCount, seatAt(deal % playerCount));
        take(state, shuffled(packOf(wholePack()), rng));
        while (!state.table.verdict) {
            const Seat due = *seatDue(state.table);
            const Action action = decided(state, due == seat ? mind : Mind(Level::Book), worlds);
            if (due == seat) count(counts, state, action.card());
            mittlere::act(state, due, action);
        }
        counts.mostPoints += hasMost(state.table, seat) ? 1 : 0;
        counts.dangers += isInDanger(*state.table.verdict, seat) ? 1 : 0;
    }
    return counts;
}

constexpr int someDeals = 400;
constexpr int fewWorlds = 10;

Counts sharpCounts(Character character)
{
    return countsOf({ Level::Sharp, character }, someDeals, fewWorlds);
}

double meanTrick(const Counts& counts)
{
    return static_cast<double>(counts.tricksBefore) / counts.highestTrumps;
}

} // namespace

/// That each character does what the set-up says of it, by what it did in the same deals as
/// somebody of its level without a character.
class MittlereMindsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { plain_ = sharpCounts(Character::None); }
    void theHunterGoesForTheMostAndDares();
    void theWallerSeldomLosesByAHundredOrWithoutATrick();
    void theLurkerKeepsTheHighestTrumps();
    void theOptimistLeadsKings();
    void theBookmanPlaysAsTheBookDoes();
    void theReckonerPlaysAsTheMasterDoes();
    void whoLeavesTheFirstTrickSaysThatALaterOneWillCome();

private:
    Counts plain_;
};

void MittlereMindsTest::theHunterGoesForTheMostAndDares()
{
    const Counts hunter = sharpCounts(Character::Hunter);
    qInfo("%d, else %d", hunter.mostPoints, plain_.mostPoints);
    QVERIFY(hunter.mostPoints > 1.1 * plain_.mostPoints);
    QVERIFY(hunter.dangers > plain_.dangers); // it dares
}

void MittlereMindsTest::theWallerSeldomLosesByAHundredOrWithoutATrick()
{
    const Counts waller = sharpCounts(Character::Waller);
    qInfo("%d, else %d", waller.dangers, plain_.dangers);
    QVERIFY(waller.dangers < 0.9 * plain_.dangers);
}

void MittlereMindsTest::theLurkerKeepsTheHighestTrumps()
{
    const Counts lurker = sharpCounts(Character::Lurker);
    qInfo("after %.2f tricks, else %.2f", meanTrick(lurker), meanTrick(plain_));
    QVERIFY(meanTrick(lurker) > meanTrick(plain_) + 0.4);
}

void MittlereMindsTest::theOptimistLeadsKings()
{
    constexpr int deals = 600;
    const Counts optimist = countsOf({ Level::Regular, Character::Optimist }, deals, 1);
    const Counts regular = countsOf(Level::Regular, deals, 1);
    qInfo("%d, else %d", optimist.ledKings, regular.ledKings);
    QVERIFY(optimist.ledKings > 1.3 * regular.ledKings);
}

/// Of a deal that the book plays, each position in which there is a choice.
template <typename Look> void forEachPosition(int deals, const Look& look)
{
    Rng rng(5);
    for (int deal = 0; deal < deals; ++deal) {
        State state = start({}, playerCount, seatAt(0));
        take(state, shuffled(packOf(wholePack()), rng));
        while (!state.table.verdict) {
            look(state);
            mittlere::act(state, *seatDue(state.table), decided(state, Level::Book, 1));
        }
    }
}

void MittlereMindsTest::theBookmanPlaysAsTheBookDoes()
{
    forEachPosition(20, [](const State& state) {
        QCOMPARE(
            decided(state, { Level::Book, Character::Bookman }, 1), decided(state, Level::Book, 1));
    });
}

void MittlereMindsTest::theReckonerPlaysAsTheMasterDoes()
{
    forEachPosition(1, [](const State& state) {
        QCOMPARE(decided(state, { Level::Master, Character::Reckoner }, 1),
            decided(state, Level::Master, 1));
    });
}

/// Without a trick one loses: who could take one near the end and does not must know why.
void MittlereMindsTest::whoLeavesTheFirstTrickSaysThatALaterOneWillCome()
{
    int left = 0;
    Rng rng(7);
    bots::Budget budget;
    budget.worlds = fewWorlds;
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
