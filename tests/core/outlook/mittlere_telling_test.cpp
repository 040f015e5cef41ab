#include "core/bots/mittlere/features.h"
#include "core/bots/mittlere/telling/apart.h"
#include "core/bots/mittlere/telling/card_facts.h"
#include "core/bots/mittlere/telling/outcome_telling.h"
#include "core/outlook/mittlere/telling.h"
#include "tests/support/mittlere_table.h"

#include <QtTest>

using namespace weli;
using namespace weli::outlook;
using namespace weli::mittlere;
using namespace weli::mittlere::test;
using bots::Ends;
using bots::MittlereReason;

namespace {

/// Seat 0 leads.
Observation leading()
{
    TestTable table;
    table.deal(alikeHands());
    return observe(table.state, seatAt(0));
}

/// What somebody sees who is due and has a choice, where it `fits`.
template <typename Fits> Observation seenWhere(const Fits& fits)
{
    Rng rng(5);
    while (true) {
        TestTable table;
        table.bring(rng);
        while (!table.table().verdict && seatDue(table.table())) {
            const Seat seat = *seatDue(table.table());
            const Observation seen = observe(table.state, seat);
            const auto legal = legalActions(table.state, seat);
            if (legal.size() > 1 && fits(seen)) return seen;
            const auto any = rng.below(static_cast<std::uint32_t>(legal.size()));
            act(table.state, seat, legal[any]);
        }
    }
}

/// It has so many points.
Observation withPoints(int least, int most)
{
    return seenWhere([&](const Observation& seen) {
        const int points = bots::playContextOf(seen).points;
        return points >= least && points <= most;
    });
}

/// Somebody else has no trick yet, and the seat has one.
bool isOtherWithout(const Observation& seen)
{
    const PublicState& table = seen.table;
    const Seat next = seatAfter(seen.seat);
    return table.taken[seen.seat] > 0
        && (table.taken[next] == 0 || table.taken[seatAfter(next)] == 0);
}

/// The cards that may be played, the best first, with so many lost of each deal.
std::vector<TriedCard> tried(const Observation& observation, const std::vector<double>& lost)
{
    std::vector<TriedCard> cards;
    for (const Card card : playableNow(observation.table, observation.hand)) {
        if (cards.size() == lost.size()) break;
        const double chance = lost[cards.size()];
        const Ends ends { .high = 1 - chance, .middle = chance, .lost = chance };
        cards.push_back({ Action::play(card), 1 - 3 * chance, 0.01, 1000, ends });
    }
    return cards;
}

bool says(const bots::MittlereEvaluation& one, MittlereReason reason)
{
    return std::any_of(one.whys.begin(), one.whys.end(),
        [reason](const auto& why) { return why.reason == reason; });
}

} // namespace

class MittlereTellingTest : public QObject {
    Q_OBJECT

private slots:
    void anotherWillDoWhereItIsShownSo();
    void whatLosesLessIsNotCalledAsGood();
    void whoIsNearAHundredHearsOfIt();
    void othersMayLoseInTheMiddlesPlace();
    void whatASettledDealBringsIsCertain();
    void whoTakesTheRestHearsOfIt();
    void itIsToldThatAnotherHasNoTrick();
    void aTrickThatMakesAHundredIsBrought();
    void whoLosesInTheMiddlesPlaceIsTold();
    void whatIsLostFitsThePlacesOfEachCard();
    void whatMayBeTrumpedIsNotTheHighest();
    void whatTwoCardsBothDoIsNoReason();
};

void MittlereTellingTest::anotherWillDoWhereItIsShownSo()
{
    const Observation seen = leading();
    const auto alike = told(seen, tried(seen, { 0.34, 0.355, 0.44 }), false).weighed.front();
    QVERIFY(says(alike, MittlereReason::AnotherWillDo));
    const auto apart = told(seen, tried(seen, { 0.34, 0.40, 0.44 }), false).weighed.front();
    QVERIFY(says(apart, MittlereReason::NextIsNear));
    QVERIFY(!says(apart, MittlereReason::AnotherWillDo));
    QVERIFY(!says(apart, MittlereReason::LosesAsMuch));
    QVERIFY(!says(apart, MittlereReason::LosesAnyway));
    const auto plain = told(seen, tried(seen, { 0.1, 0.40 }), true).weighed.front();
    QVERIFY(!says(plain, MittlereReason::NextIsNear));
    // The second best is not "slightly worse" where it loses less often and only the master's word
    // is against it.
    const auto worse = told(seen, tried(seen, { 0.16, 0.09 }), false).weighed.front();
    QVERIFY(says(worse, MittlereReason::AnotherWillDo));
    QVERIFY(!says(worse, MittlereReason::NextIsNear));
}

void MittlereTellingTest::whatLosesLessIsNotCalledAsGood()
{
    const Observation seen = leading();
    auto cards = tried(seen, { 0.30, 0.22 });
    cards[1].worth = cards[0].worth;
    const auto weighed = told(seen, cards, false).weighed;
    QVERIFY(!says(weighed[1], MittlereReason::NothingApart));
}

void MittlereTellingTest::whoIsNearAHundredHearsOfIt()
{
    const Observation seen = withPoints(85, 99);
    auto cards = tried(seen, { 0.1, 0.4 });
    cards[1].ends.hundred = 0.4;
    QCOMPARE(told(seen, cards, true).weighed.front().whys[0].reason, MittlereReason::FearsHundred);
    cards[1].ends.hundred = 0;
    QVERIFY(told(seen, cards, true).weighed.front().whys[0].reason != MittlereReason::FearsHundred);
}

void MittlereTellingTest::othersMayLoseInTheMiddlesPlace()
{
    const Observation seen = leading();
    auto cards = tried(seen, { 0.25, 0.5 });
    cards[0].ends.high = 0.25;
    cards[0].ends.middle = 0.75; // more often than it loses
    const auto best = told(seen, cards, true).weighed.front();
    QVERIFY(!says(best, MittlereReason::LessMiddle)); // it is there more often
    QVERIFY(says(best, MittlereReason::LosesLess));
    cards.resize(1);
    const auto only = told(seen, cards, true).weighed.front();
    QVERIFY(says(only, MittlereReason::LosesBeside));
    QVERIFY(!says(only, MittlereReason::LikelyMiddle));
    // Where another will do it is said, too: else the places would not fit what is lost.
    cards = tried(seen, { 0.25, 0.26 });
    cards[0].ends.high = 0.6;
    cards[0].ends.middle = 0.4;
    const auto alike = told(seen, cards, false).weighed.front();
    QVERIFY(says(alike, MittlereReason::AnotherWillDo));
    QVERIFY(says(alike, MittlereReason::LosesBeside));
}

void MittlereTellingTest::whatASettledDealBringsIsCertain()
{
    const Observation seen = leading();
    for (const bool isSettled : { false, true }) {
        const auto lost = told(seen, tried(seen, { 1, 1 }), false, isSettled).weighed.front();
        QCOMPARE(says(lost, MittlereReason::LostNow), isSettled);
        QCOMPARE(says(lost, MittlereReason::LostAnyway), !isSettled);
        const auto safe = told(seen, tried(seen, { 0, 0 }), false, isSettled).weighed.front();
        QCOMPARE(says(safe, MittlereReason::SafeNow), isSettled);
        QCOMPARE(says(safe, MittlereReason::UnlosableAnyway), !isSettled);
    }
}

void MittlereTellingTest::whoTakesTheRestHearsOfIt()
{
    const Observation seen = leading();
    auto cards = tried(seen, { 0, 0.3 });
    cards[0].takesTheRest = true;
    const auto weighed = told(seen, cards, true).weighed;
    QCOMPARE(weighed.front().whys[0].reason, MittlereReason::TakesTheRest);
    QVERIFY(!says(weighed[1], MittlereReason::TakesTheRest));
}

void MittlereTellingTest::itIsToldThatAnotherHasNoTrick()
{
    const auto isSo = [](bool isWithout) {
        return seenWhere([isWithout](const Observation& seen) {
            const CardSet playable = playableNow(seen.table, seen.hand);
            int taking = 0;
            for (const Card card : playable) taking += bots::takesNow(seen.table, card) ? 1 : 0;
            return seen.hand.size() <= 5 && taking > 0 && taking < playable.size()
                && seen.table.taken[seen.seat] > 0 && isOtherWithout(seen) == isWithout;
        });
    };
    for (const bool isWithout : { true, false }) {
        const Observation seen = isSo(isWithout);
        auto cards = tried(seen, { 0.5, 0.5, 0.5, 0.5, 0.5 });
        std::stable_partition(cards.begin(), cards.end(),
            [&](const TriedCard& one) { return bots::takesNow(seen.table, one.action.card()); });
        cards.front().ends.lost = 0.1;
        const auto best = told(seen, cards, true).weighed.front();
        QCOMPARE(best.whys[0].reason == MittlereReason::OtherHasNone, isWithout);
        cards.front().ends.lost = 0.5; // it costs nothing to leave it
        const auto other = told(seen, cards, false).weighed.front();
        QVERIFY(!says(other, MittlereReason::OtherHasNone));
    }
}

void MittlereTellingTest::aTrickThatMakesAHundredIsBrought()
{
    const auto pointsOfTaker = [](const Observation& seen) {
        const PlayedTrick* const open = openTrick(seen.table);
        return open == nullptr ? 0 : bots::pointsToCountOn(seen.table)[open->winner];
    };
    const auto leaves = [](const Observation& seen) {
        return !bots::takesNow(seen.table, playableNow(seen.table, seen.hand).first());
    };
    const auto isNear = [&](const Observation& seen) {
        return pointsOfTaker(seen) == 99 && leaves(seen) && !isOtherWithout(seen)
            && seen.table.taken[seen.seat] > 0 && seen.table.trump
            && bots::worthToCountOn(bots::playContextOf(seen).lying, seen.table.trump) > 0;
    };
    const Observation near = seenWhere(isNear);
    const auto best = told(near, tried(near, { 0.1, 0.4 }), true).weighed.front();
    QCOMPARE(best.whys[0], (bots::MittlereWhy { MittlereReason::BringsHundred, { 99 } }));
    const Observation far = seenWhere(
        [&](const Observation& seen) { return pointsOfTaker(seen) == 30 && leaves(seen); });
    QVERIFY(!says(
        told(far, tried(far, { 0.1, 0.4 }), true).weighed.front(), MittlereReason::BringsHundred));
}

void MittlereTellingTest::whoLosesInTheMiddlesPlaceIsTold()
{
    const auto toldAt = [](const Observation& seen) {
        auto cards = tried(seen, { 0.25 });
        cards[0].ends.high = 0.25;
        cards[0].ends.middle = 0.75;
        return told(seen, cards, true).weighed.front();
    };
    const auto all = toldAt(seenWhere([](const Observation& seen) {
        return seen.table.taken[seen.seat] > 0 && !isOtherWithout(seen);
    }));
    QVERIFY(says(all, MittlereReason::LosesBesideHundred));
    const auto without = toldAt(seenWhere([](const Observation& seen) {
        const auto points = bots::pointsToCountOn(seen.table);
        return isOtherWithout(seen) && seen.hand.size() <= 6
            && std::max(points[seatAfter(seen.seat)], points[seatAfter(seatAfter(seen.seat))]) < 60;
    }));
    QVERIFY(says(without, MittlereReason::LosesBesideNoTrick));
}

/// Where the middle is far more than what is lost the difference is told, whatever else is.
void MittlereTellingTest::whatIsLostFitsThePlacesOfEachCard()
{
    const auto toldAt = [](const Observation& seen, bool isPlain) {
        auto cards = tried(seen, { 0.1, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4 });
        for (TriedCard& card : cards) card.ends.middle = 0.7;
        for (TriedCard& card : cards) card.ends.high = 0.3;
        return told(seen, cards, isPlain).weighed;
    };
    int withFigures = 0;
    const auto check = [&](const auto& weighed) {
        for (const auto& one : weighed) {
            QVERIFY(std::any_of(one.whys.begin(), one.whys.end(),
                [](const auto& why) { return bots::isOfSparing(why.reason); }));
            withFigures += bots::countOf(bots::measuresOf(one.whys[0].reason)) > 0 ? 1 : 0;
        }
    };
    for (const int points : { 0, 30, 60 })
        for (const bool isPlain : { false, true })
            check(toldAt(withPoints(points, points + 20), isPlain));
    QVERIFY(withFigures > 0);
}

void MittlereTellingTest::whatMayBeTrumpedIsNotTheHighest()
{
    using namespace weli::test;
    bots::PlayContext context {
        .hand = "HA H6 B7"_cards, .out = "HK HT AA AK B6"_cards, .trump = Suit::Acorns
    };
    const auto lead = [&] {
        const bots::Choosing choosing { .context = context,
            .playable = context.hand,
            .best = "HA"_card,
            .forMany = true,
            .remembers = true };
        return bots::plainFactOf(choosing, "HA"_card, true).reason;
    };
    QCOMPARE(lead(), MittlereReason::MasterAce);
    context.out = "HK HT B6"_cards;
    QCOMPARE(lead(), MittlereReason::MasterForSure);
    context.trump = {};
    QCOMPARE(lead(), MittlereReason::Master);
    context.lacked = CardSet::of(Suit::Hearts);
    QCOMPARE(lead(), MittlereReason::SomebodyFixes);
    context.lacked = {};
    context.out = "HT B6"_cards; // one of the two has none
    QCOMPARE(lead(), MittlereReason::SomebodyFixes);
}

void MittlereTellingTest::whatTwoCardsBothDoIsNoReason()
{
    int told = 0;
    Rng rng(11);
    for (int deals = 0; deals < 20; ++deals) {
        TestTable table;
        table.bring(rng);
        while (!table.table().verdict && seatDue(table.table())) {
            const Seat seat = *seatDue(table.table());
            const Observation seen = observe(table.state, seat);
            const auto legal = legalActions(table.state, seat);
            const auto any
                = [&] { return legal[rng.below(static_cast<std::uint32_t>(legal.size()))]; };
            const Card better = any().card();
            const Card done = any().card();
            for (const double aim : { -0.8, 0.8 }) {
                if (better == done) continue;
                const auto facts = bots::apart(seen, better, done, aim);
                if (!facts.better) continue;
                ++told;
                if (facts.done)
                    QVERIFY(facts.better->reason != facts.done->reason
                        || facts.better->figures != facts.done->figures);
                const bool isTaking = facts.better->reason >= MittlereReason::TakesTrick
                    && facts.better->reason <= MittlereReason::CannotTake;
                QVERIFY(!isTaking
                    || bots::takesNow(seen.table, better) != bots::takesNow(seen.table, done));
                if (facts.better->reason == MittlereReason::KeepsTops)
                    QVERIFY(done.rank() <= Rank::King);
            }
            act(table.state, seat, any());
        }
    }
    QVERIFY(told > 100);
}

QTEST_GUILESS_MAIN(MittlereTellingTest)
#include "mittlere_telling_test.moc"
