#include "core/bots/mittlere/features.h"
#include "core/bots/mittlere/telling/apart.h"
#include "core/bots/mittlere/telling/card_facts.h"
#include "core/bots/mittlere/telling/outcome_telling.h"
#include "core/outlook/mittlere/telling.h"
#include "tests/support/mittlere_table.h"

#include <QtTest>

#include <utility>

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
    void whatIsSurelyBeatenIsNotPerhaps();
    void whatIsKeptIsInTheHand();
    void whereAllTakeItIsToldWhatPartsThem();
    void whatIsSurelyLostIsNotSeldomOrOften();
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
        const auto who = static_cast<int>(best.whys[0].figures[0]);
        if (isWithout && who >= 0) QCOMPARE(seen.table.taken[seatAt(who)], 0);
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
    const double who = openTrick(near.table)->winner.index;
    QCOMPARE(best.whys[0], (bots::MittlereWhy { MittlereReason::BringsHundred, { 99, who } }));
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

void MittlereTellingTest::whatIsSurelyBeatenIsNotPerhaps()
{
    using namespace weli::test;
    bots::PlayContext context {
        .hand = "H6 L8"_cards, .out = "HK HT AA B6"_cards, .trump = Suit::Bells
    };
    const auto lead = [&](Card card) {
        const bots::Choosing choosing {
            .context = context, .playable = context.hand, .best = card, .remembers = true
        };
        return bots::plainFactOf(choosing, card, true).reason;
    };
    QCOMPARE(lead("H6"_card), MittlereReason::BeatenForSure);
    context.hand = "H8 L8"_cards;
    context.out = "HK H7 AA B6"_cards; // who has both may play the lower one
    QCOMPARE(lead("H8"_card), MittlereReason::Beatable);
    context.trump = Suit::Hearts;
    context.hand = "HK L8"_cards;
    context.out = "HU AA B6"_cards; // nobody must give the under
    QVERIFY(lead("HK"_card) != MittlereReason::BeatenForSure);
}

void MittlereTellingTest::whatIsKeptIsInTheHand()
{
    using namespace weli::test;
    const auto kept = [](CardSet hand) {
        const bots::PlayContext context {
            .hand = hand, .out = "HT AU B6"_cards, .trump = Suit::Acorns
        };
        const bots::Choosing choosing { .context = context,
            .playable = hand,
            .best = "L7"_card,
            .forMany = true,
            .remembers = true };
        return bots::plainFactOf(choosing, "L7"_card, true);
    };
    using bots::MittlereWhy;
    QCOMPARE(kept("L7 HA"_cards), (MittlereWhy { MittlereReason::KeepsAces, { 1 } }));
    QCOMPARE(kept("L7 HK BK"_cards), (MittlereWhy { MittlereReason::KeepsKings, { 2 } }));
    QCOMPARE(kept("L7 HA BK"_cards), MittlereWhy { MittlereReason::KeepsAceAndKing });
    QCOMPARE(kept("L7 HA BA BK"_cards), (MittlereWhy { MittlereReason::KeepsTops, { 3 } }));
}

/// As that one counts more than the other.
void MittlereTellingTest::whereAllTakeItIsToldWhatPartsThem()
{
    const auto worth = [](const Observation& view, Card card) {
        CardSet one;
        one.add(card);
        return bots::worthToCountOn(one, view.table.trump);
    };
    const Observation seen = seenWhere([&](const Observation& each) {
        const CardSet playable = playableNow(each.table, each.hand);
        int taking = 0;
        int least = 99;
        int most = 0;
        for (const Card card : playable) {
            taking += bots::takesNow(each.table, card) ? 1 : 0;
            least = std::min(least, worth(each, card));
            most = std::max(most, worth(each, card));
        }
        const PlayedTrick* const open = openTrick(each.table);
        return open != nullptr && open->cards.size() == 2 && each.table.trump
            && playable.size() == 2 && taking == 2 && least < most
            && (playable & CardSet::of(playable.first().suit())) == playable
            && each.table.taken[each.seat] > 0;
    });
    for (const bool isFirstCheap : { false, true }) {
        auto cards = tried(seen, { 0.3, 0.3 });
        for (TriedCard& card : cards) card.ends.low = std::exchange(card.ends.high, 0.0);
        if (isFirstCheap
            != (worth(seen, cards[0].action.card()) < worth(seen, cards[1].action.card())))
            std::swap(cards[0], cards[1]);
        cards[0].worth = 1;
        for (const auto& one : told(seen, cards, true).weighed) {
            QVERIFY(!says(one, MittlereReason::Takes));
            const double points = worth(seen, one.action->card());
            const bool isAdded
                = one.whys[0] == bots::MittlereWhy { MittlereReason::AddsSurely, { points } };
            QVERIFY(isAdded || !isFirstCheap);
        }
    }
}

void MittlereTellingTest::whatIsSurelyLostIsNotSeldomOrOften()
{
    const Observation seen = leading();
    auto cards = tried(seen, { 0, 1, 1 });
    for (TriedCard& card : cards) card.worlds = 0;
    const auto weighed = told(seen, cards, true).weighed;
    QVERIFY(says(weighed[0], MittlereReason::UnlosableAlone));
    QVERIFY(!says(weighed[0], MittlereReason::LessMiddle));
    QVERIFY(says(weighed[1], MittlereReason::LosesSurely));
    QVERIFY(!says(weighed[1], MittlereReason::MoreMiddle));
    cards[1].ends.lost = 0.5;
    const auto other = told(seen, cards, true).weighed;
    QVERIFY(!says(other[0], MittlereReason::UnlosableAlone));
    QVERIFY(says(other[0], MittlereReason::Unlosable));
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
                if (facts.better->reason >= MittlereReason::KeepsTops
                    && facts.better->reason <= MittlereReason::KeepsAceAndKing)
                    QVERIFY(done.rank() <= Rank::King);
            }
            act(table.state, seat, any());
        }
    }
    QVERIFY(told > 100);
}

QTEST_GUILESS_MAIN(MittlereTellingTest)
#include "mittlere_telling_test.moc"
