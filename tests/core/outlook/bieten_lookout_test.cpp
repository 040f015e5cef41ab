#include "core/outlook/bieten/lookout.h"

#include "core/bots/bieten/bot.h"
#include "core/bots/bieten/telling/sights.h"
#include "core/game/turn.h"
#include "tests/support/bieten_table.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace weli;
using namespace weli::bieten;
using namespace weli::outlook;
using namespace weli::test;

namespace {

constexpr std::uint64_t seed = 5;

/// A match of the book, three players; shows every position, and each deal once it
/// is counted.
template <typename Look> void bookMatch(std::uint64_t number, const Look& look)
{
    Rng rng(number);
    State state = start(rulesOf(Preset::Tirol, 3), 3, seatAt(0));
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
        if (state.table.count) look(state);
    }
}

/// Some positions, each with a seat that looks.
std::vector<State> somePositions()
{
    std::vector<State> positions;
    for (std::uint64_t match = 1; match <= 6; ++match) {
        int met = 0;
        bookMatch(match, [&](const State& state) {
            if (hasOutlook(observe(state, seatAt(0))) && ++met % 12 == 0)
                positions.push_back(state);
        });
    }
    return positions;
}

bool says(const bots::Whys<bots::BietenWhy>& whys, bots::BietenReason reason)
{
    return std::any_of(whys.begin(), whys.end(),
        [reason](const bots::BietenWhy& why) { return why.reason == reason; });
}

BietenOutlook outlookAt(const State& state, Seat seat, int worlds, std::uint64_t dice = seed)
{
    BietenLookout lookout(observe(state, seat), dice);
    lookout.look(worlds);
    return lookout.now();
}

} // namespace

class BietenLookoutTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void unseenCardsChangeNothing();
    void whatMayBecomeOfAFigureAddsUp();
    void whatIsSettledComes();
    void anyActIsTold();
    void anActThatIsWeighedIsToldTheSame();
    void withASecondToThinkEveryActIsWeighed();
    void sameSeedSameAnswer();
    void whoIsStoppedHasTriedEveryActInFewerWorlds();
    void lookingOnIsLookingAtOnce();
    void noActIsAheadOfTheBest();
    void whatIsPlainIsTheSameWithAnotherSeed();
    void whatMustGoNowIsNotCountedOnLater();
    void whatIsNotPlainIsSaidToBe();
    void whatIsWonUnbidNeedNotBeBid();
    void whoGoesOutByWhatIsAskedIsToldSo();
    void whatPutsOneOutForSureIsAdvisedToBeHeld();
    void whoWouldGoOutIsNamedToWhoGivesIn();
    void noReasonSpeaksAgainstTheActBeforeOneSpeaksForIt();
    void aHigherCardIsKeptByTheCardThatWinsTheLastTrickMost();
    void whatIsOfAnyCardIsNoReasonForOne();
    void ofNoThreeItIsSaidThatAllSayGood();
    void holdingPaysWhereItIsTheBetterAnswer();
    void ofEqualsTheOneThatPromisesLeastIsAdvised();
    void aBluffIsOnlyAdvisedWhereItBringsMuchMore();
    void everyActWithMorePointsSaysWhyItIsNotFirst();
    void whereAnotherWillDoThereIsNoThreshold();
    void theListFollowsThePointsThatAreShown();
    void whoHasASureFigureIsNotToldThatWordsBringNothing();
    void whatTiesAWildCardIsSaidToDoSo();
    void whatIsSaidComesAsOften();

private:
    std::vector<State> positions_;
};

void BietenLookoutTest::initTestCase()
{
    positions_ = somePositions();
    QVERIFY(positions_.size() > 20);
}

void BietenLookoutTest::unseenCardsChangeNothing()
{
    Rng rng(1);
    int others = 0;
    for (const State& state : positions_)
        for (const Seat seat : state.table.active) {
            const State exchanged = imagine(observe(state, seat), rng);
            others += exchanged == state ? 0 : 1;
            QVERIFY(outlookAt(state, seat, 8) == outlookAt(exchanged, seat, 8));
        }
    QVERIFY(others > 20);
}

void BietenLookoutTest::whatMayBecomeOfAFigureAddsUp()
{
    for (const State& state : positions_)
        for (const BietenLine& line : outlookAt(state, seatAt(0), 20).lines)
            for (const Figure figure : figures) {
                double sum = line.events.nobodys[figure].value;
                for (const Seat seat : state.table.active)
                    sum += line.events.scored[figure][seat].value;
                QVERIFY(std::abs(sum - 1) < 1e-9);
            }
}

void BietenLookoutTest::whatIsSettledComes()
{
    int settled = 0;
    for (std::uint64_t match = 1; match <= 30; ++match) {
        std::vector<BietenOutlook> said;
        bookMatch(match, [&](const State& state) {
            const auto observation = observe(state, seatAt(0));
            if (!state.table.count && state.table.trick == 2 && hasOutlook(observation)) {
                const BietenOutlook outlook = outlookAt(state, seatAt(0), 60);
                if (outlook.isSettled) said.push_back(outlook);
            }
            if (!state.table.count) return;
            for (const BietenOutlook& outlook : std::exchange(said, {}))
                for (const CountedFigure& figure : state.table.count->figures) {
                    const auto& scored = outlook.lines.front().events.scored[figure.figure];
                    for (const Seat seat : state.table.active)
                        QCOMPARE(scored[seat].value, figure.seat == seat ? 1.0 : 0.0);
                    ++settled;
                }
        });
    }
    QVERIFY(settled > 10);
}

/// Also one that no bot thought worth trying.
void BietenLookoutTest::anyActIsTold()
{
    int untried = 0;
    for (const State& state : positions_) {
        const Observation observation = observe(state, seatAt(0));
        BietenLookout lookout(observation, seed);
        lookout.look(10);
        const BietenOutlook outlook = lookout.now();
        for (const Action& action : legalActions(observation)) {
            const BietenLine line = lookout.of(action);
            QVERIFY(line.action == action);
            double sum = line.events.nobodys[Figure::Last].value;
            for (const Seat seat : state.table.active)
                sum += line.events.scored[Figure::Last][seat].value;
            QVERIFY(std::abs(sum - 1) < 1e-9);
            untried += std::none_of(outlook.lines.begin(), outlook.lines.end(),
                           [&](const BietenLine& one) { return one.action == action; })
                ? 1
                : 0;
        }
    }
    QVERIFY(untried > 0);
}

void BietenLookoutTest::anActThatIsWeighedIsToldTheSame()
{
    for (const State& state : positions_) {
        BietenLookout lookout(observe(state, seatAt(0)), seed);
        lookout.look(10);
        for (const BietenLine& line : lookout.now().lines) {
            if (!line.action) continue;
            QVERIFY(lookout.of(*line.action).events == line.events);
            QVERIFY(lookout.of(*line.action).brings == line.brings);
        }
    }
}

void BietenLookoutTest::withASecondToThinkEveryActIsWeighed()
{
    int untried = 0;
    for (std::size_t i = 0; i < positions_.size(); i += 4) {
        const Observation observation = observe(positions_[i], seatAt(0));
        BietenLookout lookout(observation, seed);
        lookout.look(10);
        const auto tried = lookout.advice().weighed;
        lookout.look(lookout.fine());
        const auto weighed = lookout.advice().weighed;
        for (const Action& action : legalActions(observation)) {
            const auto isIt = [&](const auto& other) { return other.action == action; };
            const auto one = std::find_if(weighed.begin(), weighed.end(), isIt);
            QVERIFY2(one != weighed.end(), toText(action).c_str());
            QVERIFY(one->expected && !one->expected->relative && one->worlds > 0);
            QVERIFY(one->value <= weighed.front().value);
            untried += std::none_of(tried.begin(), tried.end(), isIt) ? 1 : 0;
        }
    }
    QVERIFY(untried > 0);
}

void BietenLookoutTest::sameSeedSameAnswer()
{
    int others = 0;
    for (const State& state : positions_) {
        const BietenOutlook outlook = outlookAt(state, seatAt(0), 20);
        QVERIFY(outlook == outlookAt(state, seatAt(0), 20));
        others += outlook == outlookAt(state, seatAt(0), 20, seed + 1) ? 0 : 1;
    }
    QVERIFY(others > 0);
}

void BietenLookoutTest::whoIsStoppedHasTriedEveryActInFewerWorlds()
{
    std::stop_source source;
    source.request_stop();
    for (const State& state : positions_) {
        BietenLookout lookout(observe(state, seatAt(0)), seed, source.get_token());
        lookout.look(50, source.get_token());
        QCOMPARE(lookout.worlds(), 1);
        QVERIFY(!lookout.now().lines.empty());
    }
}

void BietenLookoutTest::lookingOnIsLookingAtOnce()
{
    for (const State& state : positions_) {
        BietenLookout lookout(observe(state, seatAt(0)), seed);
        lookout.look(10);
        lookout.look(30);
        QVERIFY(lookout.now() == outlookAt(state, seatAt(0), 30));
    }
}

void BietenLookoutTest::noActIsAheadOfTheBest()
{
    for (const State& state : positions_)
        for (const BietenLine& line : outlookAt(state, seatAt(0), 40).lines)
            QVERIFY(line.behind.value > -4 * line.behind.error - 1e-3);
}

void BietenLookoutTest::whatIsPlainIsTheSameWithAnotherSeed()
{
    int plain = 0;
    int changed = 0;
    for (const State& state : positions_) {
        const Observation observation = observe(state, seatAt(0));
        BietenLookout lookout(observation, seed);
        lookout.look(100);
        if (lookout.now().lines.size() < 2 || !lookout.isPlain()) continue;
        ++plain;
        const auto again = outlookAt(state, seatAt(0), 100, seed + 1);
        changed += lookout.now().lines.front().action == again.lines.front().action ? 0 : 1;
    }
    QVERIFY(plain > 3);
    QVERIFY(20 * changed <= plain);
}

/// They who play on think less of it than who is asked.
void BietenLookoutTest::ofNoThreeItIsSaidThatAllSayGood()
{
    int threes = 0;
    int bids = 0;
    const auto look = [&](const State& state) {
        const Observation observation = observe(state, seatAt(0));
        if (!hasOutlook(observation) || legalActions(observation).size() < 2) return;
        BietenLookout lookout(observation, seed);
        lookout.look(20);
        for (const auto& one : lookout.advice().weighed) {
            if (!one.action) continue;
            const bool isSaid = std::any_of(one.whys.begin(), one.whys.end(),
                [](const auto& why) { return why.reason == bots::BietenReason::AlwaysGood; });
            const bool isThree = one.action->verb() == Verb::Three;
            threes += isThree ? 1 : 0;
            bids += isSaid ? 1 : 0;
            QVERIFY(!isThree || !isSaid);
        }
    };
    for (std::uint64_t match = 1; match <= 6; ++match) bookMatch(match, look);
    QVERIFY(threes > 5 && bids > 5);
}

/// Of the last trick: a card that alone may be played to this one cannot win that.
void BietenLookoutTest::whatMustGoNowIsNotCountedOnLater()
{
    using bots::BietenReason;
    int told = 0;
    for (std::uint64_t match = 1; match <= 12; ++match)
        bookMatch(match, [&](const State& state) {
            const auto* const playing = std::get_if<Playing>(&state.table.phase);
            if (playing == nullptr) return;
            const Observation seen = observe(state, playing->due);
            CardSet may;
            for (const Action& action : legalActions(seen))
                if (action.verb() == Verb::Play) may.add(action.card());
            if (may.size() != 1 || handOf(seen.table, seen.own.cards).size() < 2) return;
            const bots::BietenWhy why { BietenReason::Wins, Figure::Last, { 0.5 } };
            bots::Trial trial;
            trial.action = Action::say(Verb::Bid, Figure::Last);
            trial.question.claimed = Figure::Last;
            trial.samples.points.weight = 1;
            trial.samples.won[Figure::Last] = 1;
            const auto sight = bots::sightOf(seen, trial, why);
            if (!sight || sight->reason != BietenReason::IfLed) return;
            ++told;
            QVERIFY(sight->figures[1] != may.first().index());
        });
    QVERIFY2(told > 2, qPrintable(QString::number(told)));
}

void BietenLookoutTest::whatIsNotPlainIsSaidToBe()
{
    using bots::BietenReason;
    int said = 0;
    for (const State& state : positions_) {
        BietenLookout lookout(observe(state, seatAt(0)), seed);
        lookout.look(40);
        const auto advice = lookout.advice();
        const auto& whys = advice.weighed.front().whys;
        const bool isSaid = says(whys, BietenReason::Unreadable);
        QVERIFY(isSaid || advice.alike.empty());
        if (says(whys, BietenReason::NoOdds) || says(whys, BietenReason::WonUnbid)) continue;
        QVERIFY(!isSaid || !lookout.isPlain());
        if (!isSaid && !lookout.isPlain()) // the points say it
            for (std::size_t i = 1; i < advice.weighed.size(); ++i) {
                const auto& other = advice.weighed[i];
                const double points = other.expected->points;
                QVERIFY(points < advice.weighed.front().expected->points - 0.3
                    || lookout.of(*other.action).behind.value > 0);
            }
        QVERIFY(whys[0].reason != BietenReason::Unreadable);
        said += isSaid ? 1 : 0;
    }
    QVERIFY(said > 3);
}

/// The others have had their say before the last card: a bid now gives them no second chance.
void BietenLookoutTest::whatIsWonUnbidNeedNotBeBid()
{
    bieten::test::TestTable table(rulesOf(Preset::SchwaighoferPlain, 3),
        { "AA LO HO"_cards, "A7 L7 HU"_cards, "H9 HT HK"_cards });
    table.act({ "0 bid last", "1 good last", "2 good last", "2 bid hearts", "0 hold hearts" });
    table.act({ "0 play AA", "1 play A7", "2 play H9", "0 play LO", "1 play L7", "2 play HT",
        "0 play HO", "1 play HU" });
    BietenLookout lookout(observe(table.state, seatAt(2)), seed);
    lookout.look(20);
    const auto advice = lookout.advice();
    QVERIFY(advice.action == Action::play("HK"_card));
    const auto& whys = advice.weighed.front().whys;
    QCOMPARE(whys[0].reason, bots::BietenReason::OnlyCard);
    QCOMPARE(whys[1].reason, bots::BietenReason::WonUnbid);
    QCOMPARE(whys[1].figure, Figure::Run);
    QCOMPARE(lookout.of(Action::say(Verb::Bid, Figure::Run)).regret.value, 0.0);
}

void BietenLookoutTest::whoGoesOutByWhatIsAskedIsToldSo()
{
    bieten::test::TestTable table(rulesOf(Preset::SchwaighoferPlain, 3),
        { "LO H8 B8"_cards, "LK H7 B9"_cards, "A7 A8 HU"_cards });
    table.act({ "0 bid leaves" });
    const auto lackIn = [&](int points) {
        table.state.table.totals[seatAt(1)] = table.state.table.rules.target - points;
        BietenLookout lookout(observe(table.state, seatAt(1)), seed);
        lookout.look(40);
        const auto best = lookout.advice().weighed.front();
        for (const auto& why : best.whys)
            if (why.reason == bots::BietenReason::GoesOutBy) return why.figures[0];
        return 0.0;
    };
    QCOMPARE(lackIn(1), 1.0);
    QCOMPARE(lackIn(2), 2.0);
    QCOMPARE(lackIn(3), 0.0); // a held figure is worth two
}

void BietenLookoutTest::whatPutsOneOutForSureIsAdvisedToBeHeld()
{
    // With the ten that lies there seat 2 is imagined to hold, which would bring seat 1 more.
    bieten::test::TestTable table(
        rulesOf(Preset::Tirol, 3), { "AT H8 HU"_cards, "HA LU L8"_cards, "AA BT HT"_cards });
    table.state.table.totals[seatAt(1)] = 9;
    table.state.table.totals[seatAt(2)] = 5;
    table.act({ "1 bid last", "2 hold last", "0 play AT", "1 bid leaves", "2 good leaves",
        "0 good leaves", "1 play LU", "2 bid equal", "0 good equal", "1 good equal", "2 play AA",
        "2 play BT", "0 play H8", "1 play L8", "2 three last", "0 good last", "1 good last",
        "2 play HT", "0 bid hearts" });
    BietenLookout lookout(observe(table.state, seatAt(1)), seed);
    lookout.look(400);
    const auto advice = lookout.advice();
    QCOMPARE(toText(*advice.action), "hold hearts");
    const auto& good = *std::find_if(advice.weighed.begin(), advice.weighed.end(),
        [](const auto& one) { return toText(*one.action) == "good hearts"; });
    QVERIFY(good.expected->points > advice.weighed.front().expected->points);
}

void BietenLookoutTest::whoWouldGoOutIsNamedToWhoGivesIn()
{
    bieten::test::TestTable table(rulesOf(Preset::SchwaighoferPlain, 3),
        { "LA H8 B8"_cards, "L7 H7 B9"_cards, "A7 A8 HU"_cards });
    table.act({ "0 bid leaves" });
    table.state.table.totals[seatAt(0)] = table.state.table.rules.target - 2;
    BietenLookout lookout(observe(table.state, seatAt(1)), seed);
    lookout.look(40);
    const auto best = lookout.advice().weighed.front();
    QVERIFY(best.action == Action::say(Verb::Good, Figure::Leaves));
    const auto* const nearly = std::find_if(best.whys.begin(), best.whys.end(),
        [](const auto& why) { return why.reason == bots::BietenReason::NearlyOut; });
    QVERIFY(nearly != best.whys.end());
    QVERIFY((nearly->figures == std::array { 2.0, 0.0, 1.0 }));
}

/// What makes no odds, and what a claim costs, is told behind what speaks for the act.
void BietenLookoutTest::noReasonSpeaksAgainstTheActBeforeOneSpeaksForIt()
{
    using bots::BietenReason;
    int met = 0;
    int silent = 0; // for a bid would not do
    const auto look = [&](const State& state) {
        const Observation observation = observe(state, seatAt(0));
        if (!hasOutlook(observation) || legalActions(observation).size() < 2) return;
        BietenLookout lookout(observation, seed);
        lookout.look(60);
        const auto best = lookout.advice().weighed.front();
        const auto& whys = best.whys;
        const auto is = [&whys](BietenReason reason) { return whys[0].reason == reason; };
        met += says(whys, BietenReason::NoOdds) ? 1 : 0;
        if (says(whys, BietenReason::IfClaimedAndHeld)) {
            ++silent;
            QVERIFY(!best.action || says(whys, BietenReason::OnlyCard));
        }
        QVERIFY(!is(BietenReason::NoOdds) && !is(BietenReason::TiesWild));
        QVERIFY(!is(BietenReason::MorePoints) && !is(BietenReason::Unreadable));
    };
    for (std::uint64_t match = 1; match <= 20; ++match) bookMatch(match, look);
    QVERIFY2(met > 3 && silent > 3, qPrintable(QString("%1 %2").arg(met).arg(silent)));
}

void BietenLookoutTest::aHigherCardIsKeptByTheCardThatWinsTheLastTrickMost()
{
    using bots::BietenReason;
    int told = 0;
    const auto look = [&](const State& state) {
        const Observation observation = observe(state, seatAt(0));
        if (!hasOutlook(observation) || legalActions(observation).size() < 2) return;
        BietenLookout lookout(observation, seed);
        lookout.look(40);
        const auto lines = lookout.now().lines;
        const auto chanceOf = [](const BietenLine& line) {
            return line.events.scored[Figure::Last][seatAt(0)].value;
        };
        for (const auto& one : lookout.advice().weighed) {
            if (!says(one.whys, BietenReason::KeepBack)) continue;
            ++told;
            for (const BietenLine& line : lines)
                if (line.action && line.action->verb() == Verb::Play)
                    QVERIFY(chanceOf(line) <= chanceOf(lookout.of(*one.action)) + 1e-9);
        }
    };
    for (std::uint64_t match = 1; match <= 12; ++match) bookMatch(match, look);
    QVERIFY2(told > 2, qPrintable(QString::number(told)));
}

/// It holds the ace of hearts whatever it plays.
void BietenLookoutTest::whatIsOfAnyCardIsNoReasonForOne()
{
    using bots::BietenReason;
    int cards = 0;
    const auto look = [&](const State& state) {
        const Observation observation = observe(state, seatAt(0));
        if (!hasOutlook(observation) || legalActions(observation).size() < 2) return;
        BietenLookout lookout(observation, seed);
        lookout.look(20);
        const auto best = lookout.advice().weighed.front();
        if (!best.action || best.action->verb() != Verb::Play) return;
        if (best.action->card() != best.action->as()) return;
        const bool hasSight = best.whys[0].reason == BietenReason::SavesHigher
            || best.whys[0].reason == BietenReason::CannotTake;
        cards += hasSight ? 1 : 0;
        for (const auto& why : best.whys)
            QVERIFY(!hasSight || why.figure == Figure::Last
                || (why.reason != BietenReason::Wins && why.reason != BietenReason::Certain));
    };
    for (std::uint64_t match = 1; match <= 12; ++match) bookMatch(match, look);
    QVERIFY2(cards > 10, qPrintable(QString::number(cards)));
}

void BietenLookoutTest::holdingPaysWhereItIsTheBetterAnswer()
{
    int asked = 0;
    for (std::uint64_t match = 1; match <= 12; ++match)
        bookMatch(match, [&](const State& state) {
            const auto* answering = std::get_if<Answering>(&state.table.phase);
            if (answering == nullptr) return;
            BietenLookout lookout(observe(state, answering->next), seed);
            lookout.look(400);
            const auto needed = lookout.neededToHold();
            if (!needed) return;
            ++asked;
            if (!lookout.isPlain()) return; // then the one that promises less comes first
            const Action hold = Action::say(Verb::Hold, answering->figure);
            const Action good = Action::say(Verb::Good, answering->figure);
            const double chance
                = lookout.of(hold).events.scored[answering->figure][answering->next].value;
            if (std::abs(chance - *needed) < 0.02) return; // as good
            const auto lines = lookout.now().lines;
            for (const BietenLine& line : lines) {
                if (line.action != hold && line.action != good) continue;
                QCOMPARE(line.action == hold, chance > *needed); // the better comes first
                break;
            }
        });
    QVERIFY(asked > 10);
}

/// Waiting and cards promise nothing, three the most.
void BietenLookoutTest::ofEqualsTheOneThatPromisesLeastIsAdvised()
{
    const auto promises = [](const BietenLine& line) {
        if (!line.action) return 0;
        const Verb verb = line.action->verb();
        return verb == Verb::Three ? 2 : verb == Verb::Bid || verb == Verb::Hold ? 1 : 0;
    };
    int modest = 0;
    for (const State& state : positions_) {
        const auto lines = outlookAt(state, seatAt(0), 100).lines;
        for (const BietenLine& line : lines) {
            if (line.behind.value > line.behind.error) continue;
            QVERIFY(promises(lines.front()) <= promises(line));
            modest += promises(lines.front()) < promises(line) ? 1 : 0;
        }
    }
    QVERIFY(modest > 0);
}

void BietenLookoutTest::aBluffIsOnlyAdvisedWhereItBringsMuchMore()
{
    int bluffs = 0;
    int behind = 0;
    const auto look = [&](const State& state) {
        const Observation observation = observe(state, seatAt(0));
        if (!hasOutlook(observation) || legalActions(observation).size() < 2) return;
        const auto lines = outlookAt(state, seatAt(0), 60).lines;
        for (const BietenLine& line : lines) {
            if (line.events.isBluff || !lines.front().events.isBluff) continue;
            ++bluffs;
            QVERIFY(line.behind.value > 0.03);
        }
        const bool isBluffNext = lines.size() > 1 && lines[1].events.isBluff;
        behind += isBluffNext && lines[1].behind.value < lines[0].behind.value ? 1 : 0;
    };
    for (std::uint64_t match = 1; match <= 12; ++match) bookMatch(match, look);
    qInfo("%d %d", bluffs, behind);
    QVERIFY(bluffs > 0);
}

void BietenLookoutTest::everyActWithMorePointsSaysWhyItIsNotFirst()
{
    using bots::BietenReason;
    int said = 0;
    int met = 0;
    const auto look = [&](const State& state) {
        const Observation observation = observe(state, seatAt(0));
        if (!hasOutlook(observation) || legalActions(observation).size() < 2) return;
        if (++met % 2 != 0) return; // they take their time
        BietenLookout lookout(observation, seed);
        lookout.look(lookout.fine());
        const auto weighed = lookout.advice().weighed;
        for (const auto& one : weighed) {
            QVERIFY(one.whys.size() > 0); // whatever it is, also what no bot would try
            const auto says = [&one](BietenReason reason) {
                return std::any_of(one.whys.begin(), one.whys.end(),
                    [reason](const auto& why) { return why.reason == reason; });
            };
            QVERIFY(!says(BietenReason::ItIsABluff) || !says(BietenReason::Beaten));
            const double more = one.expected->points - weighed.front().expected->points;
            const bool isAhead = more > 2 * one.expected->error + 0.1;
            if (!isAhead || lookout.of(*one.action).events.isBluff) continue;
            ++said;
            QCOMPARE(one.whys[0].reason, BietenReason::MorePoints);
        }
    };
    for (std::uint64_t match = 1; match <= 4; ++match) bookMatch(match, look);
    QVERIFY2(said > 3, qPrintable(QString::number(said)));
}

void BietenLookoutTest::whereAnotherWillDoThereIsNoThreshold()
{
    using bots::BietenReason;
    int asked = 0;
    for (std::uint64_t match = 1; match <= 6; ++match)
        bookMatch(match, [&](const State& state) {
            const auto* answering = std::get_if<Answering>(&state.table.phase);
            if (answering == nullptr) return;
            const Observation observation = observe(state, answering->next);
            if (legalActions(observation).size() < 2) return;
            BietenLookout lookout(observation, seed);
            lookout.look(100);
            if (lookout.isPlain()) return;
            ++asked;
            for (const auto& one : lookout.advice().weighed)
                for (const auto& why : one.whys)
                    QVERIFY(why.reason != BietenReason::HoldPays
                        && why.reason != BietenReason::HoldLoses);
        });
    QVERIFY(asked > 5);
}

/// Those with more points than the best say why they are not it.
void BietenLookoutTest::theListFollowsThePointsThatAreShown()
{
    using bots::BietenReason;
    int bothSides = 0;
    const auto tenths
        = [](const bots::BietenEvaluation& one) { return std::lround(10 * one.expected->points); };
    const auto says = [](const bots::BietenEvaluation& one, BietenReason reason) {
        return std::any_of(one.whys.begin(), one.whys.end(),
            [reason](const auto& why) { return why.reason == reason; });
    };
    for (const State& state : somePositions()) {
        const Observation seen = observe(state, seatAt(0));
        if (legalActions(seen).size() < 2) continue;
        BietenLookout lookout(seen, seed);
        lookout.look(60);
        const auto weighed = lookout.advice().weighed;
        for (std::size_t i = 2; i < weighed.size(); ++i)
            QVERIFY(tenths(weighed[i - 1]) >= tenths(weighed[i]));
        for (const auto& one : weighed) {
            if (!says(one, BietenReason::IfGood)) continue;
            ++bothSides;
            QVERIFY(says(one, BietenReason::IfHeld));
        }
    }
    QVERIFY(bothSides > 0);
}

/// … as one gains nothing by it: where another should bid it first, that is said.
void BietenLookoutTest::whoHasASureFigureIsNotToldThatWordsBringNothing()
{
    using bots::BietenReason;
    int waits = 0;
    int bids = 0;
    const auto look = [&](const State& state) {
        for (const Seat seat : state.table.active) {
            const Observation seen = observe(state, seat);
            if (!hasOutlook(seen) || legalActions(seen).size() < 2) continue;
            const bots::FigureOdds odds(seen.table, seat, seen.own);
            const bool hasSure = std::any_of(figures.begin(), figures.end(), [&](Figure figure) {
                return odds.chance(figure) >= 1
                    && !whyNot(state, seat, Action::say(Verb::Bid, figure));
            });
            if (!hasSure) continue;
            BietenLookout lookout(seen, seed);
            lookout.look(40);
            const auto weighed = lookout.advice().weighed;
            const auto& best = weighed.front();
            bids += best.action && best.action->verb() == Verb::Bid;
            if (best.action) continue;
            for (const auto& other : weighed) {
                if (!other.action || other.action->verb() != Verb::Bid) continue;
                if (other.whys[0].reason != BietenReason::Certain) continue;
                if (other.expected->points >= best.expected->points - 0.11) continue;
                ++waits;
                QVERIFY(best.whys[0].reason != BietenReason::NothingGained);
                const auto& wait = best.whys[0];
                if (wait.reason == BietenReason::WaitForBid) // by the rules of Tirol
                    QVERIFY(wait.figures[0] == static_cast<double>(bots::WayToThree::HoldFirst)
                        || lackOf(state.table, seat) <= 2);
            }
        }
    };
    for (std::uint64_t match = 1; match <= 60; ++match) bookMatch(match, look);
    QVERIFY2(waits > 0 && bids > 0, qPrintable(QString("%1 %2").arg(waits).arg(bids)));
}

/// Only of a claim that rests on it, and with what that costs.
void BietenLookoutTest::whatTiesAWildCardIsSaidToDoSo()
{
    using bots::BietenReason;
    int said = 0;
    int ofBest = 0; // also of what is advised
    const auto look = [&](const State& state) {
        for (const Seat seat : state.table.active) {
            const Observation seen = observe(state, seat);
            if (!hasOutlook(seen) || legalActions(seen).size() < 2) continue;
            if ((handOf(seen.table, seen.own.cards) & wildCards(seen.table.rules)).empty())
                continue;
            BietenLookout lookout(seen, seed);
            lookout.look(100);
            const bots::FigureOdds odds(seen.table, seat, seen.own);
            const auto weighed = lookout.advice().weighed;
            const auto best = weighed.front().action;
            for (const auto& one : weighed)
                for (const auto& why : one.whys) {
                    if (why.reason != BietenReason::TiesWild) continue;
                    ++said;
                    ofBest += one.action == best;
                    QVERIFY(odds.needsWild(one.action->figure()));
                    QVERIFY(why.figure != one.action->figure());
                    QVERIFY(why.figures[0] < why.figures[1]);
                }
        }
    };
    for (std::uint64_t match = 1; match <= 6; ++match) bookMatch(match, look);
    QVERIFY2(said > 3, qPrintable(QString::number(said)));
    QVERIFY(ofBest > 0);
}

/// At a table of the book, of what it does there.
void BietenLookoutTest::whatIsSaidComesAsOften()
{
    struct Said {
        BietenLine line;
        Seat seat;
    };
    double said = 0;
    double variance = 0;
    int count = 0;
    int came = 0;
    for (std::uint64_t match = 100; match < 140; ++match) {
        std::vector<Said> pending;
        std::uint32_t deal = 0;
        bookMatch(match, [&](const State& state) {
            const auto seat = seatAwaited(state.table);
            if (seat && hasOutlook(observe(state, *seat)) && deal != state.table.deal
                && state.table.trick == 1) {
                deal = state.table.deal; // one of a deal: the next would be much the same
                BietenLookout lookout(observe(state, *seat), seed);
                lookout.look(40);
                const auto done = decide(observe(state, *seat), bots::Level::Book, {}, match);
                if (done.action) pending.push_back({ lookout.of(*done.action), *seat });
            }
            if (!state.table.count) return;
            for (const Said& one : std::exchange(pending, {}))
                for (const CountedFigure& figure : state.table.count->figures) {
                    const double chance = one.line.events.scored[figure.figure][one.seat].value;
                    said += chance;
                    variance += chance * (1 - chance);
                    came += figure.seat == one.seat ? 1 : 0;
                    ++count;
                }
        });
    }
    qInfo("%d times, said %.1f, came %d", count, said, came);
    QVERIFY(count > 500);
    QVERIFY(std::abs(came - said) < 4 * std::sqrt(variance) + 0.02 * count);
}

QTEST_APPLESS_MAIN(BietenLookoutTest)
#include "bieten_lookout_test.moc"
