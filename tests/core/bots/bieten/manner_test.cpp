#include "core/bots/bieten/bot.h"
#include "core/game/turn.h"
#include "tests/support/bieten_table.h"

#include <QtTest>

#include <algorithm>
#include <functional>
#include <map>

using namespace weli;
using namespace weli::bieten;
using bots::BietenDecision;
using bots::BietenReason;
using bots::Character;
using bots::Level;
using bots::Mind;

namespace {

/// Where somebody is to play a card or to answer, in matches that the book plays against itself.
std::vector<Observation> positions(std::size_t count)
{
    std::vector<Observation> list;
    Rng rng(11);
    while (list.size() < count) {
        State state = start(rulesOf(Preset::Tirol, 3), 3, seatAt(0));
        while (!isOver(state)) {
            if (awaitsPack(state)) {
                state = withPack(state, shuffled(packOf(wholePack(state)), rng));
                continue;
            }
            const auto due = seatAwaited(state.table);
            if (seatDue(state.table) && legalActions(state, *due).size() > 1)
                list.push_back(observe(state, *due));
            const Acted acted = nextAct(state, [](const Observation& observation) {
                return decide(observation, Level::Book, {}, 1).action;
            });
            state = after(state, acted.seat, acted.action);
        }
    }
    list.resize(count);
    return list;
}

constexpr std::size_t positionCount = 600;
const std::vector<Observation>& allPositions()
{
    static const std::vector<Observation> all = positions(positionCount);
    return all;
}

/// What this mind decides in all positions, thought out once.
const std::vector<BietenDecision>& decisionsOf(const Mind& mind)
{
    static std::map<std::size_t, std::vector<BietenDecision>> known;
    auto& decisions = known[bots::indexOf(mind)];
    if (decisions.empty())
        for (const Observation& one : allPositions())
            decisions.push_back(decide(one, mind, { .worlds = 24 }, 3));
    return decisions;
}

using Holds = std::function<bool(const Observation&, const BietenDecision&)>;

/// In how many positions what is decided is of this kind.
int often(const Mind& mind, const Holds& holds)
{
    int count = 0;
    for (std::size_t i = 0; i < positionCount; ++i)
        count += holds(allPositions()[i], decisionsOf(mind)[i]) ? 1 : 0;
    return count;
}

bool says(const BietenDecision& decision, Verb verb)
{
    return decision.action && decision.action->verb() == verb;
}

bool claims(const BietenDecision& decision)
{
    return says(decision, Verb::Bid) || says(decision, Verb::Three);
}

/// The chance of the figure that is claimed.
double chance(const BietenDecision& decision)
{
    for (const auto& why : decision.weighed.front().whys)
        if (why.reason == BietenReason::Wins) return why.figures[0];
    return 1;
}

/// Claims what it would rather not see held.
bool bluffs(const Observation& /*seen*/, const BietenDecision& decision)
{
    return claims(decision) && chance(decision) < 0.5;
}

bool isUnsure(const Observation& /*seen*/, const BietenDecision& decision)
{
    return claims(decision) && chance(decision) <= 0.7;
}

bool bidsTheBestEarly(const Observation& seen, const BietenDecision& decision)
{
    return says(decision, Verb::Bid) && chance(decision) > 0.75
        && handOf(seen.table, seen.own.cards).size() > 1;
}

bool saysThree(const Observation& /*seen*/, const BietenDecision& decision)
{
    return says(decision, Verb::Three);
}

/// Bids or holds with a king and no ace.
bool trustsAKing(const Observation& seen, const BietenDecision& decision)
{
    const auto has = [&](Rank rank) { return !(seen.own.cards & CardSet::of(rank)).empty(); };
    return (claims(decision) || says(decision, Verb::Hold)) && has(Rank::King) && !has(Rank::Ace);
}

/// The chosen act is said to be one that the character likes.
bool likes(const Observation& /*seen*/, const BietenDecision& decision)
{
    const auto& whys = decision.weighed.front().whys;
    return std::any_of(whys.begin(), whys.end(),
        [](const bots::BietenWhy& why) { return why.reason == BietenReason::Likes; });
}

constexpr Mind hunter { Level::Sharp, Character::Hunter };
constexpr Mind waller { Level::Sharp, Character::Waller };
constexpr Mind lurker { Level::Sharp, Character::Lurker };
constexpr Mind optimist { Level::Regular, Character::Optimist };

} // namespace

/// What is said of characters is true at the table: they are counted beside the plain level.
class MannerTest : public QObject {
    Q_OBJECT

private slots:
    void theHunterDaresTwiceAsOften();
    void nobodyElseClaimsForLessThanAnEvenShare();
    void theWallerClaimsWhatIsNearlySure();
    void theLurkerWaitsWithTheBest();
    void theOptimistTrustsKings();
    void onlyWhoHasALikingSaysSo();
    void theBookmanIsTheBook();
    void theReckonerClaimsNothingBelowHisPrice();
};

void MannerTest::theHunterDaresTwiceAsOften()
{
    const double plain = often(Level::Sharp, bluffs);
    const double his = often(hunter, bluffs);
    qInfo("%g and %g", plain, his);
    QVERIFY(his > 1.8 * plain && his < 4 * plain);
}

void MannerTest::nobodyElseClaimsForLessThanAnEvenShare()
{
    const Holds isBeneath = [](const Observation& /*seen*/, const BietenDecision& decision) {
        return claims(decision) && chance(decision) < 1.0 / 3;
    };
    QCOMPARE(often(Level::Sharp, isBeneath), 0);
    QVERIFY(often(hunter, isBeneath) > 3);
}

void MannerTest::theWallerClaimsWhatIsNearlySure()
{
    QVERIFY(often(Level::Sharp, isUnsure) > 10);
    QCOMPARE(often(waller, isUnsure), 0);
}

void MannerTest::theLurkerWaitsWithTheBest()
{
    const int early = often(Level::Sharp, bidsTheBestEarly);
    const int his = often(lurker, bidsTheBestEarly);
    const int threes = often(Level::Sharp, saysThree);
    const int hisThrees = often(lurker, saysThree);
    qInfo("%d and %d, %d and %d", early, his, threes, hisThrees);
    QVERIFY(3 * his < 2 * early);
    QVERIFY(hisThrees > threes);
}

void MannerTest::theOptimistTrustsKings()
{
    const int plain = often(Level::Regular, trustsAKing);
    const int his = often(optimist, trustsAKing);
    qInfo("%d and %d", plain, his);
    QVERIFY(his > plain + plain / 5);
}

void MannerTest::onlyWhoHasALikingSaysSo()
{
    QCOMPARE(often(Level::Sharp, likes), 0);
    QVERIFY(often(waller, likes) > 10);
}

void MannerTest::theBookmanIsTheBook()
{
    constexpr Mind bookman { Level::Book, Character::Bookman };
    for (const Observation& one : positions(40))
        QVERIFY(decide(one, bookman, {}, 3) == decide(one, Level::Book, {}, 3));
}

void MannerTest::theReckonerClaimsNothingBelowHisPrice()
{
    constexpr Mind reckoner { Level::Master, Character::Reckoner };
    int plain = 0;
    for (const Observation& one : positions(150)) {
        const bots::Budget few { .worlds = 12 };
        const auto isBeneath = [](const BietenDecision& decision) {
            return claims(decision) && chance(decision) < 0.5;
        };
        plain += isBeneath(decide(one, Level::Master, few, 3)) ? 1 : 0;
        QVERIFY(!isBeneath(decide(one, reckoner, few, 3)));
    }
    QVERIFY(plain > 2);
}

QTEST_APPLESS_MAIN(MannerTest)
#include "manner_test.moc"
