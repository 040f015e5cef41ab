#include "core/bots/bieten/beliefs.h"
#include "core/bots/bieten/bot.h"
#include "core/bots/bieten/rollout/rollout.h"
#include "core/bots/bieten/samples.h"
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

/// Where somebody is to play a card or to answer, in matches that a level plays against itself.
std::vector<Observation> positions(std::size_t count, Level level = Level::Book)
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
            const Acted acted = nextAct(state, [level](const Observation& observation) {
                return decide(observation, level, {}, 1).action;
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

/// The chance of the figure that is claimed; of a bluff, that nobody holds it.
double chance(const BietenDecision& decision)
{
    for (const auto& why : decision.weighed.front().whys)
        if (why.reason == BietenReason::Wins || why.reason == BietenReason::ItIsABluff)
            return why.figures[0];
    return 1;
}

/// What comes of an act in worlds that no bot has looked at, always the same ones.
bots::Samples inFreshWorlds(const Observation& seen, const std::optional<Action>& act)
{
    constexpr int worlds = 150;
    Rng rng(77);
    const bots::Beliefs beliefs(seen, rng, bots::Reading::Nothing);
    bots::Samples samples;
    for (int i = 0; i < worlds; ++i) {
        const bots::World world = beliefs.imagined(rng);
        Rng dice(rng.next());
        if (world.weight <= 0) continue;
        const State counted = bots::playedOut(world.state, seen.seat, act, dice);
        enter(samples, seen.seat, {}, bots::outcomeOf(counted.table, seen.seat), world.weight);
    }
    return samples;
}

/// The best act that claims nothing.
std::optional<Action> quietAct(const BietenDecision& decision)
{
    const auto quiet = std::find_if(
        decision.weighed.begin(), decision.weighed.end(), [](const bots::BietenEvaluation& one) {
            return !one.action
                || (one.action->verb() != Verb::Bid && one.action->verb() != Verb::Three);
        });
    return quiet->action;
}

/// What becomes of the claims of a mind.
struct Claimed {
    int count = 0;
    int poor = 0; // win their figure plainly less often than in an even share of fresh worlds
    int behind = 0; // bring less in fresh worlds than the best act that claims nothing
};

Claimed claimedBy(const Mind& mind)
{
    constexpr double beneath = 0.3;
    Claimed all;
    for (std::size_t i = 0; i < positionCount; ++i) {
        const Observation& seen = allPositions()[i];
        const BietenDecision& decision = decisionsOf(mind)[i];
        if (!claims(decision)) continue;
        const bots::Samples come = inFreshWorlds(seen, decision.action);
        ++all.count;
        all.poor += come.chance(decision.action->figure()) < beneath ? 1 : 0;
        const bots::Samples quiet = inFreshWorlds(seen, quietAct(decision));
        all.behind += come.result.mean() < quiet.result.mean() ? 1 : 0;
    }
    return all;
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

bool leadsAKing(const Observation& seen, const BietenDecision& decision)
{
    return says(decision, Verb::Play) && decision.action->as().rank() == Rank::King
        && !suitLed(seen.table) && handOf(seen.table, seen.own.cards).size() > 1;
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
    void nobodyElseClaimsWhatSeldomWinsInFreshWorlds();
    void whatSharpClaimsIsAheadInFreshWorlds();
    void theWallerClaimsWhatIsNearlySure();
    void theLurkerWaitsWithTheBest();
    void theHunterDecidesOtherwiseInOneOfTwenty();
    void theOptimistTrustsKings();
    void theOptimistLeadsHisKing();
    void sharpAnswersByTheBookAndAMasterThinks();
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

void MannerTest::theHunterDecidesOtherwiseInOneOfTwenty()
{
    std::size_t others = 0;
    for (std::size_t i = 0; i < positionCount; ++i)
        others += decisionsOf(hunter)[i].action == decisionsOf(Level::Sharp)[i].action ? 0 : 1;
    const int threes = often(Level::Sharp, saysThree);
    const int hisThrees = often(hunter, saysThree);
    qInfo("%zu, threes %d and %d", others, threes, hisThrees);
    QVERIFY(20 * others >= positionCount);
    QVERIFY(hisThrees > threes);
}

void MannerTest::nobodyElseClaimsWhatSeldomWinsInFreshWorlds()
{
    const Claimed plain = claimedBy(Level::Sharp);
    const Claimed his = claimedBy(hunter);
    qInfo("%d of %d and %d of %d", plain.poor, plain.count, his.poor, his.count);
    QCOMPARE(plain.poor, 0);
    QVERIFY(his.poor > 3);
}

/// What seems the best of many in a few worlds would mostly be so by luck.
void MannerTest::whatSharpClaimsIsAheadInFreshWorlds()
{
    const Claimed all = claimedBy(Level::Sharp);
    qInfo("%d of %d", all.behind, all.count);
    QVERIFY(4 * all.behind < all.count);
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

void MannerTest::theOptimistLeadsHisKing()
{
    const auto list = positions(3000, Level::Regular);
    int plain = 0;
    int his = 0;
    std::size_t others = 0;
    for (const Observation& one : list) {
        const BietenDecision plainly = decide(one, Level::Regular, {}, 3);
        const BietenDecision byHim = decide(one, optimist, {}, 3);
        plain += leadsAKing(one, plainly) ? 1 : 0;
        his += leadsAKing(one, byHim) ? 1 : 0;
        others += plainly.action == byHim.action ? 0 : 1;
    }
    qInfo("%d and %d, others %zu", plain, his, others);
    QVERIFY(2 * his >= 3 * plain);
    QVERIFY(20 * others >= list.size());
}

void MannerTest::sharpAnswersByTheBookAndAMasterThinks()
{
    int asked = 0;
    int sharps = 0;
    int masters = 0;
    const bots::Budget budget { .worlds = 24 };
    for (std::size_t i = 0; i < positionCount; ++i) {
        const Observation& seen = allPositions()[i];
        if (!std::holds_alternative<Answering>(seen.table.phase)) continue;
        ++asked;
        const auto book = decide(seen, Level::Book, {}, 3).action;
        sharps += decide(seen, Level::Sharp, budget, 3).action == book ? 1 : 0;
        masters += decide(seen, Level::Master, budget, 3).action == book ? 1 : 0;
    }
    qInfo("%d asked, %d and %d", asked, sharps, masters);
    QVERIFY(asked > 50);
    QVERIFY(20 * sharps >= 19 * asked); // the book's mood is drawn by lot
    QVERIFY(masters < sharps);
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
