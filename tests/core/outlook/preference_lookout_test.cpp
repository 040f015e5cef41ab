#include "core/outlook/preference/lookout.h"

#include "core/bots/preference/bot.h"
#include "core/bots/preference/words/playout.h"
#include "core/bots/preference/words/worth.h"
#include "core/game/turn.h"
#include "core/outlook/preference/telling.h"
#include "tests/support/every_game.h"
#include "tests/support/preference_table.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;
using namespace weli::outlook;
using odds::certain;
using odds::impossible;

namespace {

constexpr std::uint64_t seed = 5;

/// A match of the book; shows every position, and each deal once it is settled.
template <typename Look> void bookMatch(std::uint64_t number, int players, const Look& look)
{
    Rng rng(number);
    State state = start({}, players, seatAt(0));
    while (!isOver(state)) {
        if (awaitsPack(state)) {
            take(state, shuffled(packOf(wholePack(state)), rng));
            continue;
        }
        look(state);
        const auto acted = nextAct(state, [&](const Observation& seen) {
            return decide(seen, bots::Level::Book, {}, number).action;
        });
        act(state, acted.seat, acted.action);
        if (state.table.settled) look(state);
    }
}

/// Some positions of three and of four players.
std::vector<State> somePositions()
{
    std::vector<State> positions;
    for (std::uint64_t match = 1; match <= 4; ++match) {
        int met = 0;
        bookMatch(match, match % 2 == 0 ? 3 : 4, [&](const State& state) {
            const auto due = seatDue(state.table);
            if (due && legalActions(state, *due).size() > 1 && ++met % 23 == 0)
                positions.push_back(state);
        });
    }
    return positions;
}

PreferenceOutlook outlookAt(const State& state, Seat seat, int worlds, std::uint64_t dice = seed)
{
    PreferenceLookout lookout(observe(state, seat), dice);
    lookout.look(worlds);
    return lookout.now();
}

bool isPlay(const Action& action) { return action.verb() == Verb::Play; }

bool isChance(const std::optional<Chance>& chance)
{
    return !chance || (chance->value >= 0 && chance->value <= 1 && chance->error >= 0);
}

} // namespace

class PreferenceLookoutTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void P37_whoStaysAtHomeHasNoTricksToKeep();
    void P39_theInvitedHasNoTricksToKeep();
    void P59_tricksThatAreTakenAreCertain();
    void P65_whatIsBroughtComesOutOfTheBowlAndTheOthers();
    void unseenCardsChangeNothing();
    void whatIsSettledComes();
    void anyActIsTold();
    void equalCardsAreOne();
    void anActThatIsWeighedIsToldTheSame();
    void ofManyActsThoseThatPromiseMostAreTriedOn();
    void whatWasDoneIsToldOfAllWorlds();
    void sameSeedSameAnswer();
    void whoIsStoppedHasTriedEveryActInFewerWorlds();
    void lookingOnIsLookingAtOnce();
    void noActIsAheadOfTheBest();
    void adviceWeighsEveryAct();
    void nobodyBidsWhatIsHardlyMoreThanPassing();
    void nobodyGoesAlongToFallForHardlyMore();
    void whoCannotTakeATrickGivesTheLowest();
    void whatWasDoneIsToldAsIfPlayedOnWell();
    void whatIsPlainIsTheSameWithAnotherSeed();
    void whatIsNotPlainIsSaidToBe();
    void noHandIsTooWeakForAGoodBid();
    void aLowBidSaysFirstWhatItIsFor();
    void whatIsKeptWouldBeWorseToPlay();
    void whereNothingChangesAllBringTheSame();
    void whoPassesWithHopesIsContentWithDefence();
    void theHigherPremiumDecidesBetweenBettels();
    void whoIsOutbidWithLessBidsMore();
    void whatIsSlightIsNotPlain();
    void whatIsSaidOfAnActIsSaidOnce();
    void aBidHasOneChanceInTheRowAndTheHint();
    void whoIsBlamedForAWordMaySpeakOnAsWellAsItCan();
    void splitsAndPassesAreJudgedWithDoubt();
    void whatDecidesIsSaid();
    void whoGoesDownIsToldOfAllCardsOrNone();
    void whatIsSettledIsToldForCertain();
    void whatIsSaidComesAsOften();

private:
    std::vector<State> positions_;
};

void PreferenceLookoutTest::initTestCase()
{
    positions_ = somePositions();
    QVERIFY(positions_.size() > 40);
}

void PreferenceLookoutTest::P37_whoStaysAtHomeHasNoTricksToKeep()
{
    TestTable table;
    table.fill(20);
    table.deal();
    table.act({ "0 bid 1", "1 pass", "2 pass", "0 discard", "0 announce 1", "1 join" });
    PreferenceLookout lookout(observe(table.state, seatAt(2)), seed);
    lookout.look(30);
    QVERIFY(!lookout.of(Action(Verb::Stay)).events.kept);
    QVERIFY(lookout.of(Action(Verb::Join)).events.kept);
    table.act({ "2 stay" });
    QVERIFY(!outlookAt(table.state, seatAt(2), 8).lines.front().events.kept);
}

void PreferenceLookoutTest::P39_theInvitedHasNoTricksToKeep()
{
    TestTable table;
    table.fill(20);
    table.deal();
    table.act({ "0 bid 1", "1 pass", "2 pass", "0 discard", "0 announce 1", "1 stay", "2 join",
        "2 invite" });
    QVERIFY(!outlookAt(table.state, seatAt(1), 8).lines.front().events.kept);
    QVERIFY(outlookAt(table.state, seatAt(2), 8).lines.front().events.kept);
}

void PreferenceLookoutTest::P59_tricksThatAreTakenAreCertain()
{
    int sure = 0;
    bookMatch(7, 3, [&](const State& state) {
        const PublicState& table = state.table;
        if (!std::holds_alternative<Playing>(table.phase) || openTrick(table) != nullptr) return;
        if (table.tricks.size() != 8 || !table.contract || !isSuit(*table.contract)) return;
        const auto events = outlookAt(state, *table.declarer, 8).lines.front().events;
        if (table.taken[*table.declarer] >= 6) QCOMPARE(*events.made, certain);
        if (table.taken[*table.declarer] < 4) QCOMPARE(*events.made, impossible);
        for (const Seat seat : defendersOf(table)) {
            const auto line = outlookAt(state, seat, 8).lines.front();
            if (!line.events.kept || table.inviter || table.taken[seat] < 2) continue;
            QCOMPARE(*line.events.kept, certain);
            ++sure;
        }
    });
    QVERIFY(sure > 2);
}

void PreferenceLookoutTest::P65_whatIsBroughtComesOutOfTheBowlAndTheOthers()
{
    for (const State& state : positions_)
        for (const PreferenceLine& line : outlookAt(state, *seatDue(state.table), 12).lines) {
            double sum = 0; // what one has, others and the bowl have not
            for (const Seat seat : SeatSet::firstOf(state.table.players)) sum += line.brings[seat];
            QVERIFY(std::abs(sum) < 1e-3);
        }
}

void PreferenceLookoutTest::unseenCardsChangeNothing()
{
    Rng rng(1);
    int others = 0;
    for (const State& state : positions_)
        for (const Seat seat : state.table.active) {
            const State exchanged = imagine(observe(state, seat), rng);
            others += exchanged == state ? 0 : 1;
            QVERIFY(outlookAt(state, seat, 6) == outlookAt(exchanged, seat, 6));
        }
    QVERIFY(others > 60);
}

void PreferenceLookoutTest::whatIsSettledComes()
{
    int settled = 0;
    for (std::uint64_t match = 1; match <= 6; ++match) {
        std::vector<PreferenceOutlook> said;
        bookMatch(match, 3, [&](const State& state) {
            const PublicState& table = state.table;
            if (std::holds_alternative<Playing>(table.phase) && table.tricks.size() == 8) {
                const PreferenceOutlook outlook = outlookAt(state, *seatDue(table), 20);
                if (outlook.isSettled && table.contract) said.push_back(outlook);
            }
            if (!table.settled) return;
            const bool isMade
                = table.declarer && !settlementOf(table).fallen.contains(*table.declarer);
            for (const PreferenceOutlook& outlook : std::exchange(said, {})) {
                QCOMPARE(*outlook.lines.front().events.made, isMade ? certain : impossible);
                ++settled;
            }
        });
    }
    QVERIFY(settled > 10);
}

void PreferenceLookoutTest::anyActIsTold()
{
    for (const State& state : positions_) {
        const Observation observation = observe(state, *seatDue(state.table));
        PreferenceLookout lookout(observation, seed);
        lookout.look(4);
        for (const Action& action : legalActions(observation)) {
            const PreferenceLine line = lookout.of(action);
            QVERIFY(line.action == action);
            QVERIFY(isChance(line.events.made) && isChance(line.events.kept)
                && isChance(line.events.notMost) && isChance(line.events.declares));
        }
    }
}

void PreferenceLookoutTest::equalCardsAreOne()
{
    int met = 0;
    for (const State& state : positions_) {
        const auto lines = outlookAt(state, *seatDue(state.table), 10).lines;
        for (const PreferenceLine& one : lines)
            for (const PreferenceLine& other : lines) {
                if (!isPlay(*one.action) || !isPlay(*other.action)) continue;
                const Card high = one.action->card();
                const Card low = other.action->card();
                if (high.suit() != low.suit() || above(low) - above(high) != CardSet { high })
                    continue;
                ++met;
                QVERIFY(one.events == other.events && one.brings == other.brings);
            }
    }
    QVERIFY(met > 10);
}

void PreferenceLookoutTest::anActThatIsWeighedIsToldTheSame()
{
    for (const State& state : positions_) {
        PreferenceLookout lookout(observe(state, *seatDue(state.table)), seed);
        lookout.look(10);
        for (const PreferenceLine& line : lookout.now().lines) {
            QVERIFY(lookout.of(*line.action).events == line.events);
            QVERIFY(lookout.of(*line.action).brings == line.brings);
        }
    }
}

void PreferenceLookoutTest::ofManyActsThoseThatPromiseMostAreTriedOn()
{
    TestTable table;
    table.deal();
    table.act({ "0 bid 2", "1 pass", "2 pass" });
    const Observation observation = observe(table.state, seatAt(0));
    PreferenceLookout lookout(observation, seed);
    lookout.look(60);
    const PreferenceOutlook outlook = lookout.now();
    QCOMPARE(outlook.lines.size(), std::size_t { 6 });
    for (const Action& action : legalActions(observation)) {
        const bool isTried = std::any_of(outlook.lines.begin(), outlook.lines.end(),
            [&](const PreferenceLine& line) { return line.action == action; });
        const PreferenceLine& best = outlook.lines.front();
        QVERIFY(isTried || lookout.of(action).brings[seatAt(0)] < best.brings[seatAt(0)] + 1);
    }
}

/// However little it promises.
void PreferenceLookoutTest::whatWasDoneIsToldOfAllWorlds()
{
    TestTable table;
    table.fill(20);
    table.deal();
    table.act({ "0 bid 1", "1 pass", "2 pass" });
    const Observation seen = observe(table.state, seatAt(0));
    PreferenceLookout lookout(seen, seed);
    lookout.look(12);
    const Action worst = *lookout.now().lines.back().action;
    const auto worldsOf = [&](const bots::PreferenceDecision& decision) {
        const auto& all = decision.weighed;
        return std::find_if(all.begin(), all.end(), [&](const auto& one) {
            return one.action == worst;
        })->worlds;
    };
    lookout.look(60);
    QVERIFY(worldsOf(lookout.advice()) < 60);
    PreferenceLookout beside(seen, seed);
    beside.keep(worst);
    beside.look(60);
    QCOMPARE(worldsOf(beside.advice()), 60);
}

void PreferenceLookoutTest::sameSeedSameAnswer()
{
    int others = 0;
    for (const State& state : positions_) {
        const Seat seat = *seatDue(state.table);
        const PreferenceOutlook outlook = outlookAt(state, seat, 20);
        QVERIFY(outlook == outlookAt(state, seat, 20));
        others += outlook == outlookAt(state, seat, 20, seed + 1) ? 0 : 1;
    }
    QVERIFY(others > 0);
}

void PreferenceLookoutTest::whoIsStoppedHasTriedEveryActInFewerWorlds()
{
    std::stop_source source;
    source.request_stop();
    for (const State& state : positions_) {
        const Observation observation = observe(state, *seatDue(state.table));
        PreferenceLookout lookout(observation, seed, source.get_token());
        lookout.look(50, source.get_token());
        QCOMPARE(lookout.worlds(), 1);
        QCOMPARE(lookout.now().lines.size(), legalActions(observation).size());
    }
}

void PreferenceLookoutTest::lookingOnIsLookingAtOnce()
{
    for (const State& state : positions_) {
        const Seat seat = *seatDue(state.table);
        PreferenceLookout lookout(observe(state, seat), seed);
        lookout.look(10);
        lookout.look(70);
        QVERIFY(lookout.now() == outlookAt(state, seat, 70));
    }
}

void PreferenceLookoutTest::noActIsAheadOfTheBest()
{
    for (const State& state : positions_)
        for (const PreferenceLine& line : outlookAt(state, *seatDue(state.table), 64).lines)
            QVERIFY(line.behind.value > -4 * line.behind.error - 1e-2);
}

/// Also what was soon given up, and nothing is worth more than what is advised.
void PreferenceLookoutTest::adviceWeighsEveryAct()
{
    for (const State& state : positions_) {
        const Observation observation = observe(state, *seatDue(state.table));
        PreferenceLookout lookout(observation, seed);
        lookout.look(60);
        const auto advice = lookout.advice();
        QCOMPARE(advice.weighed.size(), legalActions(observation).size());
        QVERIFY(advice.action == lookout.now().lines.front().action);
        for (const auto& one : advice.weighed) {
            QVERIFY(one.value <= advice.weighed.front().value);
            QVERIFY(!one.whys.empty());
            QVERIFY(one.expected && !one.expected->declarers);
        }
    }
}

/// A bid that hardly ever comes to be played and brings nothing is left.
void PreferenceLookoutTest::nobodyBidsWhatIsHardlyMoreThanPassing()
{
    int passes = 0;
    for (std::uint64_t match = 11; match <= 18; ++match)
        bookMatch(match, 4, [&](const State& state) {
            const auto due = seatDue(state.table);
            if (!due || !std::holds_alternative<Bidding>(state.table.phase)) return;
            PreferenceLookout lookout(observe(state, *due), seed);
            lookout.look(24);
            const auto advice = lookout.advice();
            const auto& best = advice.weighed.front();
            const auto lines = lookout.now().lines;
            QVERIFY(lines.front().action == best.action);
            passes += best.action->verb() == Verb::Pass ? 1 : 0;
            if (best.action->verb() != Verb::Bid || lines.front().events.declares.value >= 0.1)
                return;
            for (const auto& one : advice.weighed)
                QVERIFY(one.action->verb() != Verb::Pass || one.value < best.value - 2);
        });
    QVERIFY(passes > 20);
}

void PreferenceLookoutTest::nobodyGoesAlongToFallForHardlyMore()
{
    int homes = 0;
    for (std::uint64_t match = 1; match <= 12; ++match)
        bookMatch(match, 3, [&](const State& state) {
            const auto due = seatDue(state.table);
            if (!due || !std::holds_alternative<GoingAlong>(state.table.phase)) return;
            PreferenceLookout lookout(observe(state, *due), seed);
            lookout.look(24);
            const auto lines = lookout.now().lines;
            if (lines.size() < 2) return;
            const PreferenceLine home = lookout.of(Action(Verb::Stay));
            const PreferenceLine along = lookout.of(Action(Verb::Join));
            if (!along.events.kept || along.events.kept->value >= 0.5) return;
            const bool isAlong = lines.front().action == along.action;
            QVERIFY(!isAlong || home.behind.value > std::max(home.behind.error, 1.0));
            homes += !isAlong && along.brings[*due] > home.brings[*due] ? 1 : 0;
        });
    QVERIFY(homes > 0);
}

/// Unless that costs something; which is of no use where tricks are shunned.
void PreferenceLookoutTest::whoCannotTakeATrickGivesTheLowest()
{
    int given = 0;
    for (std::uint64_t match = 1; match <= 4; ++match)
        bookMatch(match, 3, [&](const State& state) {
            const PublicState& table = state.table;
            const PlayedTrick* const trick = openTrick(table);
            if (trick == nullptr || !table.contract || !isSuit(*table.contract)) return;
            PreferenceLookout lookout(observe(state, *seatDue(table)), seed);
            lookout.look(24);
            const auto lines = lookout.now().lines;
            const Card best = lines.front().action->card();
            if (lines.size() < 2 || beats(best, trickSoFar(*trick), trumpOf(table))) return;
            for (const PreferenceLine& line : lines) {
                if (!above(line.action->card()).contains(best)) continue;
                QVERIFY(line.behind.value > 0.5 && outlook::isPlain(line.behind));
            }
            ++given;
        });
    QVERIFY(given > 30);
}

/// As it is weighed: what comes of playing badly later is not told of it.
void PreferenceLookoutTest::whatWasDoneIsToldAsIfPlayedOnWell()
{
    int better = 0;
    for (const State& state : positions_) {
        const auto seat = seatDue(state.table);
        if (openTrick(state.table) != nullptr || !state.table.contract) continue;
        if (!std::holds_alternative<Playing>(state.table.phase)) continue;
        PreferenceLookout plain(observe(state, *seat), seed);
        plain.look(40);
        const Action worst = *plain.now().lines.back().action;
        PreferenceLookout beside(observe(state, *seat), seed);
        beside.keep(worst);
        beside.look(40);
        const auto chipsIn = [&worst](const bots::PreferenceDecision& decision) {
            const auto& all = decision.weighed;
            return std::ranges::find_if(all, [&](const auto& one) {
                return one.action == worst;
            })->expected->chips;
        };
        QVERIFY(chipsIn(beside.advice()) > chipsIn(plain.advice()) - 1e-3);
        better += chipsIn(beside.advice()) > chipsIn(plain.advice()) + 1 ? 1 : 0;
    }
    QVERIFY(better > 0);
}

void PreferenceLookoutTest::whatIsPlainIsTheSameWithAnotherSeed()
{
    int plain = 0;
    int changed = 0;
    int met = 0;
    bookMatch(11, 3, [&](const State& state) {
        const auto seat = seatDue(state.table);
        if (!seat || legalActions(state, *seat).size() < 2 || ++met % 2 != 0) return;
        PreferenceLookout lookout(observe(state, *seat), seed);
        lookout.look(128);
        if (!lookout.isPlain()) return;
        ++plain;
        const auto again = outlookAt(state, *seat, 128, seed + 1);
        changed += lookout.now().lines.front().action == again.lines.front().action ? 0 : 1;
    });
    qInfo("%d of %d plain choices changed", changed, plain);
    QVERIFY(plain > 20);
    QVERIFY(20 * changed <= plain);
}

void PreferenceLookoutTest::whatIsNotPlainIsSaidToBe()
{
    int said = 0;
    int named = 0;
    for (const State& state : positions_) {
        PreferenceLookout lookout(observe(state, *seatDue(state.table)), seed);
        lookout.look(40);
        const auto advice = lookout.advice();
        const auto whys = advice.weighed.front().whys;
        const bool isSaid = std::any_of(
            whys.begin(), whys.end(), [](const auto& why) { return isOfEquals(why.reason); });
        const bool changesNothing = whys[0].reason == bots::PreferenceReason::NothingChanges;
        QCOMPARE(isSaid, changesNothing || !advice.alike.empty());
        QVERIFY(!isSaid || !lookout.isPlain());
        named += advice.alike.empty() ? 0 : 1;
        QVERIFY(whys[0].reason != bots::PreferenceReason::AnotherWillDo); // no reason by itself
        said += isSaid ? 1 : 0;
    }
    QVERIFY(said > 10);
    QVERIFY(named > 1);
}

void PreferenceLookoutTest::noHandIsTooWeakForAGoodBid()
{
    using Reason = bots::PreferenceReason;
    int said = 0;
    bookMatch(3, 3, [&](const State& state) {
        if (!std::holds_alternative<Bidding>(state.table.phase)) return;
        PreferenceLookout lookout(observe(state, *seatDue(state.table)), seed);
        lookout.look(24);
        const auto advice = lookout.advice();
        const auto& weighed = advice.weighed;
        if (weighed.front().whys[0].reason != Reason::LongSuitTooWeak) return;
        ++said;
        QVERIFY(advice.alike.empty());
        for (const auto& one : weighed)
            for (const auto& why : one.whys)
                QVERIFY(why.reason != Reason::MadeIfDeclarer || why.figures[0] < 0.5);
    });
    QVERIFY2(said > 3, qPrintable(QString::number(said)));
}

/// Before the hand is counted for it.
void PreferenceLookoutTest::aLowBidSaysFirstWhatItIsFor()
{
    int said = 0;
    for (std::uint64_t match = 1; match <= 4; ++match)
        bookMatch(match, 3, [&](const State& state) {
            if (!std::holds_alternative<Bidding>(state.table.phase)) return;
            PreferenceLookout lookout(observe(state, *seatDue(state.table)), seed);
            lookout.look(24);
            const auto best = lookout.advice().weighed.front();
            if (best.action->verb() != Verb::Bid || !best.action->bid().contract) return;
            const auto* const hand = std::ranges::find(
                best.whys, bots::PreferenceReason::TrumpsHeld, &bots::PreferenceWhy::reason);
            if (hand == best.whys.end() || hand->contract == best.action->bid().contract) return;
            QVERIFY(isAim(best.whys[0].reason));
            QCOMPARE(best.whys[0].contract, hand->contract);
            ++said;
        });
    QVERIFY2(said > 3, qPrintable(QString::number(said)));
}

void PreferenceLookoutTest::whatIsKeptWouldBeWorseToPlay()
{
    using enum bots::PreferenceReason;
    int kept = 0;
    for (std::uint64_t match = 1; match <= 3; ++match)
        bookMatch(match, 3, [&](const State& state) {
            if (openTrick(state.table) == nullptr) return;
            PreferenceLookout lookout(observe(state, *seatDue(state.table)), seed);
            lookout.look(40);
            const auto why = lookout.advice().weighed.front().whys[0];
            if (why.reason != KeepsHigh) return;
            QVERIFY(lookout.of(Action::play(why.cards.first())).behind.value > 0.5);
            ++kept;
        });
    QVERIFY2(kept > 3, qPrintable(QString::number(kept)));
}

void PreferenceLookoutTest::whereNothingChangesAllBringTheSame()
{
    int said = 0;
    for (std::uint64_t match = 1; match <= 3; ++match)
        bookMatch(match, 3, [&](const State& state) {
            if (!std::holds_alternative<Playing>(state.table.phase)) return;
            PreferenceLookout lookout(observe(state, *seatDue(state.table)), seed);
            lookout.look(20);
            const auto advice = lookout.advice();
            if (advice.weighed[0].whys[0].reason != bots::PreferenceReason::NothingChanges) return;
            QVERIFY(advice.weighed.size() > 1);
            for (const auto& one : advice.weighed) {
                QVERIFY(std::abs(one.expected->chips - advice.weighed[0].expected->chips) < 1e-6);
                for (const auto& why : one.whys)
                    QVERIFY(&one == &advice.weighed[0] || why.isCertain);
            }
            ++said;
        });
    QVERIFY2(said > 3, qPrintable(QString::number(said)));
}

void PreferenceLookoutTest::whoPassesWithHopesIsContentWithDefence()
{
    using bots::PreferenceReason;
    const auto told = [](double tricks, double made) {
        TestTable table;
        table.fill(20);
        table.deal();
        std::vector<bots::PreferenceEvaluation> sorted { { .action = Action(Verb::Pass),
                                                             .value = 4 },
            { .action = Action::bid({ Contract::One }), .value = 2 } };
        for (auto& one : sorted) one.expected = bots::PreferenceChips { one.value };
        add(sorted[0].whys, { PreferenceReason::Defending, { tricks } });
        add(sorted[1].whys, { PreferenceReason::MadeMostly, { made, 6 }, Contract::One });
        tellBest(sorted, observe(table.state, seatAt(0)), true, {});
        return sorted.front().whys[0].reason;
    };
    QCOMPARE(told(2.4, 0.7), PreferenceReason::DefendsInstead);
    QCOMPARE(told(1.4, 0.7), PreferenceReason::LongSuit);
    QCOMPARE(told(2.4, 0.3), PreferenceReason::LongSuitTooWeak);
}

void PreferenceLookoutTest::theHigherPremiumDecidesBetweenBettels()
{
    using bots::PreferenceReason;
    const auto told = [](Contract best, Contract other) {
        std::vector<bots::PreferenceEvaluation> sorted;
        TestTable table;
        table.fill(20);
        table.deal();
        table.act({ "0 bid 5", "1 pass", "2 pass", "0 discard" });
        for (const Contract contract : { best, other }) {
            sorted.push_back({ .action = Action::announce(contract), .worlds = 100 });
            sorted.back().expected = bots::PreferenceChips {};
            add(sorted.back().whys, { PreferenceReason::Made, { 0.6 }, contract });
        }
        tellBest(sorted, observe(table.state, seatAt(0)), true, {});
        return sorted.front().whys[0].reason;
    };
    QCOMPARE(told(Contract::Seven, Contract::Five), PreferenceReason::HigherPremium);
    QCOMPARE(told(Contract::Five, Contract::Seven), PreferenceReason::LowCardsHeld);
}

void PreferenceLookoutTest::whoIsOutbidWithLessBidsMore()
{
    int said = 0;
    for (std::uint64_t match = 1; said < 2 && match <= 20; ++match)
        bookMatch(match, 3, [&](const State& state) {
            if (!std::holds_alternative<Bidding>(state.table.phase)) return;
            PreferenceLookout lookout(observe(state, *seatDue(state.table)), seed);
            lookout.look(24);
            const auto weighed = lookout.advice().weighed;
            const auto& whys = weighed.front().whys;
            const auto* const outbid = std::ranges::find(
                whys, bots::PreferenceReason::LowerIsOutbid, &bots::PreferenceWhy::reason);
            if (outbid == whys.end()) return;
            const auto declares
                = [&](const Action& action) { return lookout.of(action).events.declares.value; };
            const auto lower = std::ranges::find_if(
                weighed, [](const auto& one) { return bots::isLowBid(*one.action); });
            QVERIFY(std::abs(outbid->figures[0] - declares(*lower->action)) < 0.01);
            QVERIFY(declares(*weighed.front().action) > outbid->figures[0] + 0.1);
            ++said;
        });
    QVERIFY(said > 0);
}

/// Chips are told in whole ones.
void PreferenceLookoutTest::whatIsSlightIsNotPlain()
{
    int slight = 0;
    bookMatch(2, 3, [&](const State& state) {
        const PublicState& table = state.table;
        if (!std::holds_alternative<Playing>(table.phase) || table.tricks.size() < 4) return;
        PreferenceLookout lookout(observe(state, *seatDue(table)), seed);
        lookout.look(128);
        const auto lines = lookout.now().lines;
        for (std::size_t i = 1; i < lines.size(); ++i) {
            const Difference& behind = lines[i].behind;
            if (behind.value > 0.5 || !outlook::isPlain(behind)) continue;
            ++slight;
            QVERIFY(!lookout.isPlain());
        }
    });
    QVERIFY(slight > 0);
}

void PreferenceLookoutTest::aBidHasOneChanceInTheRowAndTheHint()
{
    constexpr int enough = 400; // bids
    using bots::PreferenceReason;
    int bids = 0;
    for (std::uint64_t match = 1; bids < enough; ++match)
        bookMatch(match, 3, [&](const State& state) {
            const auto due = seatDue(state.table);
            if (bids >= enough || !due || !std::holds_alternative<Bidding>(state.table.phase))
                return;
            PreferenceLookout lookout(observe(state, *due), seed);
            lookout.look(lookout.coarse());
            for (const auto& one : lookout.advice().weighed)
                for (const auto& why : one.whys) {
                    const bool isMade = why.reason == PreferenceReason::MadeWithTricks
                        || why.reason == PreferenceReason::MadeMostly
                        || why.reason == PreferenceReason::MadeIfDeclarer;
                    if (!isMade || one.action->verb() != Verb::Bid) continue;
                    ++bids;
                    QCOMPARE(why.figures[0], lookout.of(*one.action).events.made->value);
                }
        });
}

void PreferenceLookoutTest::whatIsSaidOfAnActIsSaidOnce()
{
    int voids = 0;
    for (std::uint64_t match = 1; match <= 8; ++match)
        bookMatch(match, 3, [&](const State& state) {
            if (!std::holds_alternative<Discarding>(state.table.phase)) return;
            PreferenceLookout lookout(observe(state, *seatDue(state.table)), seed);
            lookout.look(12);
            for (const auto& one : lookout.advice().weighed)
                for (std::size_t i = 1; i < one.whys.size(); ++i)
                    for (std::size_t j = 0; j < i; ++j) QVERIFY(one.whys[i] != one.whys[j]);
            voids += lookout.advice().weighed[0].whys[0].suit ? 1 : 0;
        });
    QVERIFY(voids > 3);
}

/// How often a contract is made comes with the cards that speak for it, and that of another
/// before what one lacks oneself.
/// Who holds One with a hand for Four may still hold what comes.
void PreferenceLookoutTest::whoIsBlamedForAWordMaySpeakOnAsWellAsItCan()
{
    TestTable table({}, 3, seatAt(0));
    table.fill(100);
    table.deal({ "AA AK BT B8 HA HK HT H9 LT L9"_cards, "AT A8 A7 BO BU B7 HO HU H7 LA"_cards,
        "AO AU A9 BA BK LK LO LU L8 L7"_cards });
    table.act({ "1 pass", "2 bid 1" });
    PreferenceLookout lookout(observe(table.state, seatAt(0)), seed);
    lookout.look(200);
    const Action hold = Action::hold(Contract::One);
    const Action best = *lookout.now().lines.front().action;
    QVERIFY(best.verb() == Verb::Bid);
    const auto beside = lookout.beside(best, { hold, Action(Verb::Pass) });
    QVERIFY(lookout.of(hold).regret.value > 4);
    QVERIFY(beside[0].regret.value < lookout.of(hold).regret.value / 2);
    QVERIFY(beside[1].regret.value > 4); // what is not said any more, nothing mends
}

void PreferenceLookoutTest::splitsAndPassesAreJudgedWithDoubt()
{
    TestTable agreeing;
    agreeing.fill(20);
    agreeing.deal();
    agreeing.act({ "0 bid 1", "1 pass", "2 pass", "0 discard", "0 announce 1", "1 stay", "2 join",
        "2 alone" });
    auto positions = positions_;
    positions.push_back(agreeing.state);
    int splits = 0;
    int passes = 0;
    for (const State& state : positions) {
        PreferenceLookout lookout(observe(state, *seatDue(state.table)), seed);
        lookout.look(24);
        const auto lines = lookout.now().lines;
        const Action best = *lines.front().action;
        for (const PreferenceLine& line : lines) {
            const bool talks = std::holds_alternative<Talking>(state.table.phase);
            const bool isPass = line.action->verb() == Verb::Pass && best.verb() != Verb::Pass;
            if (line.action == best || (!talks && !isPass)) continue;
            const auto beside = lookout.beside(best, { *line.action }).front();
            const double stake = amountPlayedFor(state.table);
            QVERIFY(beside.behind.error >= 0.06 * stake);
            QVERIFY(beside.regret.error >= 0.09 * stake);
            ++(talks ? splits : passes);
        }
    }
    QVERIFY(splits > 0);
    QVERIFY(passes > 0);
}

void PreferenceLookoutTest::whatDecidesIsSaid()
{
    using bots::PreferenceReason;
    int seen = 0;
    int both = 0;
    for (const State& state : positions_) {
        PreferenceLookout lookout(observe(state, *seatDue(state.table)), seed);
        lookout.look(24);
        const auto weighed = lookout.advice().weighed;
        const auto& whys = weighed.front().whys;
        const auto place = [](const auto& all, PreferenceReason reason) {
            return std::find_if(all.begin(), all.end(), [reason](const auto& why) {
                return why.reason == reason;
            }) - all.begin();
        };
        if (whys[0].reason == PreferenceReason::TrumpsHeld) {
            ++seen;
            QVERIFY(std::any_of(whys.begin(), whys.end(), [](const auto& why) {
                return measuresOf(why.reason)[0] == bots::Measure::Chance;
            }));
        }
        for (const auto& one : weighed) {
            const auto lacks = place(one.whys, PreferenceReason::StillNeeds);
            if (lacks == std::ssize(one.whys) || one.whys.size() < 3) continue;
            ++both;
            QVERIFY(place(one.whys, PreferenceReason::DeclarerMakes) < lacks);
        }
    }
    QVERIFY(seen > 3 && both > 3);
}

void PreferenceLookoutTest::whoGoesDownIsToldOfAllCardsOrNone()
{
    using enum bots::PreferenceReason;
    int told = 0;
    for (const State& state : positions_) {
        PreferenceLookout lookout(observe(state, *seatDue(state.table)), seed);
        lookout.look(24);
        const auto weighed = lookout.advice().weighed;
        const auto number = std::ranges::count_if(weighed, [](const auto& one) {
            return std::ranges::any_of(one.whys, [](const auto& why) {
                return why.reason == DefenderFalls || why.reason == DefendersFall
                    || why.reason == OnlyDefenderFalls;
            });
        });
        QVERIFY(number == 0 || number == std::ssize(weighed));
        told += number > 1 ? 1 : 0;
    }
    QVERIFY(told > 0);
}

void PreferenceLookoutTest::whatIsSettledIsToldForCertain()
{
    int sure = 0;
    int open = 0;
    for (std::uint64_t match = 1; match <= 4; ++match) {
        bookMatch(match, 3, [&](const State& state) {
            const PublicState& table = state.table;
            if (!std::holds_alternative<Playing>(table.phase) || !table.contract) return;
            if (table.tricks.size() != 8 || !isSuit(*table.contract)) return;
            PreferenceLookout lookout(observe(state, *seatDue(table)), seed);
            lookout.look(20);
            const bool isSettled = lookout.now().isSettled;
            for (const auto& one : lookout.advice().weighed)
                for (const auto& why : one.whys) {
                    if (measuresOf(why.reason)[0] != bots::Measure::Chance) continue;
                    (why.isCertain ? sure : open) += 1;
                    QVERIFY(why.isCertain || !isSettled);
                    QVERIFY(!why.isCertain || why.figures[0] == 0 || why.figures[0] == 1);
                }
        });
    }
    QVERIFY(sure > 5 && open > 5);
}

/// At a table of the book.
void PreferenceLookoutTest::whatIsSaidComesAsOften()
{
    struct Said {
        Chance chance;
        Seat seat;
    };
    double said = 0;
    double variance = 0;
    int count = 0;
    int came = 0;
    const int played = weli::test::matches(40, 8);
    for (int match = 0; match < played; ++match) {
        std::vector<Said> pending;
        std::uint32_t deal = 0;
        bookMatch(static_cast<std::uint64_t>(100 + match), 3, [&](const State& state) {
            const PublicState& table = state.table;
            if (std::holds_alternative<Playing>(table.phase) && table.deal != deal
                && table.contract) { // before the first card
                deal = table.deal;
                for (const Seat seat : table.playing) {
                    const auto events = outlookAt(state, seat, 12).lines.front().events;
                    if (seat == table.declarer) pending.push_back({ *events.made, seat });
                    if (events.kept) pending.push_back({ *events.kept, seat });
                }
            }
            if (!table.settled) return;
            for (const Said& one : std::exchange(pending, {})) {
                said += one.chance.value;
                variance += one.chance.value * (1 - one.chance.value);
                came += settlementOf(table).fallen.contains(one.seat) ? 0 : 1;
                ++count;
            }
        });
    }
    qInfo("%d times, said %.1f, came %d", count, said, came);
    QVERIFY(count > 12 * played);
    QVERIFY(std::abs(came - said) < 4 * std::sqrt(variance) + 0.02 * count);
}

QTEST_APPLESS_MAIN(PreferenceLookoutTest)
#include "preference_lookout_test.moc"
