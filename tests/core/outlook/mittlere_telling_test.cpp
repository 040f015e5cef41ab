#include "core/bots/mittlere/features.h"
#include "core/bots/mittlere/telling/apart.h"
#include "core/bots/mittlere/telling/card_facts.h"
#include "core/bots/mittlere/telling/outcome_telling.h"
#include "core/outlook/mittlere/telling.h"
#include "tests/support/mittlere_table.h"

#include <QtTest>

#include <optional>
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

/// Random deals are played out from this seed until this `fits` somebody who is due.
template <typename Fits> void playUntil(std::uint32_t seed, int deals, const Fits& fits)
{
    Rng rng(seed);
    for (int i = 0; i < deals; ++i) {
        TestTable table;
        table.bring(rng);
        while (!table.table().verdict && seatDue(table.table())) {
            const Seat seat = *seatDue(table.table());
            const auto legal = legalActions(table.state, seat);
            const auto any
                = [&] { return legal[rng.below(static_cast<std::uint32_t>(legal.size()))]; };
            if (fits(observe(table.state, seat), legal, any)) return;
            act(table.state, seat, any());
        }
    }
}

/// What somebody sees who is due and has a choice, where it `fits`.
template <typename Fits> Observation seenWhere(const Fits& fits)
{
    constexpr int many = 1'000'000; // deals
    std::optional<Observation> found;
    playUntil(5, many, [&](const Observation& seen, const auto& legal, const auto& /*any*/) {
        if (legal.size() > 1 && fits(seen)) found = seen;
        return found.has_value();
    });
    return *found;
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
    void whatFitsNotWhatIsWantedIsNoReason();
    void leadsThatComeToTheSameAreNotApart();
    void aFirstTrickIsToldWhereItIsNeeded();
    void theFirstTrickOfADealIsNoFirstTrick();
    void whoTakesWithATrumpIsNotJustRidOfIt();
    void anAceOfAnotherSuitIsKeptWhereFewCardsAreLeft();
    void whatMakesItsSuitTrumpIsNoTrumpYet();
    void trumpsAreNotCardsOfTheirSuit();
    void onlyAYoungDealIsLostAsOftenAsAny();
    void whatOneGoesForIsToldFirst();
    void aDangerThatIsAvoidedIsToldFirst();
    void whatHoldsOfBothIsNoReasonForThePlainlyBetter();
    void whatAllCardsDoIsNoReason();
    void theLastTrumpOfAllIsNotLedTo();
    void whatIsPlainlyWorseIsNotCalledNear();
    void whatIsShownAsMuchIsNotCalledMore();
    void whoLeadsATrumpHearsWhatFor();
    void whatTheBestDoesNotShedIsNoBlame();
    void whereTheDealIsSettledNothingSpeaksForACard();
    void nobodyKeepsAnAceWhoLosesByAHundred();
    void whatSpeaksAgainstTheBestIsNoReasonForIt();
    void whatTheBookWeighsAlikeMayPartTwoCards();
    void aLongSuitThatSomebodyLacksIsNoPraise();
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
    QCOMPARE(lead(), MittlereReason::MasterAceSoFar);
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
    QCOMPARE(lead("H6"_card), MittlereReason::BeatenLowest);
    context.hand = "H8 L8"_cards;
    QCOMPARE(lead("H8"_card), MittlereReason::BeatenForSure);
    context.out = "HK H7 AA B6"_cards; // who has both may play the lower one
    QCOMPARE(lead("H8"_card), MittlereReason::Beatable);
    context.trump = {}; // the other fixes trump
    QCOMPARE(lead("H8"_card), MittlereReason::BeatenButByOne);
    context.out = "HK HO H7 H6 AA B6"_cards;
    QCOMPARE(lead("H8"_card), MittlereReason::Beatable);
    context.trump = Suit::Bells;
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
            const bots::MittlereWhy added { MittlereReason::AddsSurely, { points } };
            const bool isAdded
                = std::find(one.whys.begin(), one.whys.end(), added) != one.whys.end();
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
    const auto check = [&](const Observation& seen, Card better, Card done, double aim) {
        const auto facts = bots::apart(seen, better, done, aim);
        if (better == done || !facts.better) return;
        ++told;
        if (facts.done) QVERIFY(!(*facts.better == *facts.done));
        const bool isTaking = facts.better->reason == MittlereReason::Takes
            || facts.better->reason == MittlereReason::TakesTrick
            || facts.better->reason == MittlereReason::Leaves
            || facts.better->reason == MittlereReason::LeavesPoints;
        QVERIFY(
            !isTaking || bots::takesNow(seen.table, better) != bots::takesNow(seen.table, done));
        if (facts.better->reason >= MittlereReason::KeepsTops
            && facts.better->reason <= MittlereReason::KeepsAceAndKing)
            QVERIFY(done.rank() <= Rank::King);
    };
    playUntil(11, 20, [&](const Observation& seen, const auto& /*legal*/, const auto& any) {
        const Card better = any().card();
        const Card done = any().card();
        for (const double aim : { -0.8, 0.8 }) check(seen, better, done, aim);
        return false;
    });
    QVERIFY(told > 100);
}

/// To leave a trick is no praise where many points are wanted, nor to take one where few are.
void MittlereTellingTest::whatFitsNotWhatIsWantedIsNoReason()
{
    using namespace weli::test;
    const Observation seen = leading();
    const auto facts = [&seen](Card better, Card done, double aim) {
        return bots::apart(seen, better, done, aim);
    };
    int told = 0;
    for (const Card better : seen.hand) {
        for (const Card done : seen.hand) {
            if (better == done) continue;
            const auto many = facts(better, done, 0.7).better;
            const auto few = facts(better, done, -0.7).better;
            QVERIFY(!many || many->reason != MittlereReason::Beatable);
            QVERIFY(!few || few->reason != MittlereReason::MasterAceSoFar);
            told += many || few ? 1 : 0;
        }
    }
    QVERIFY(told > 0);
}

void MittlereTellingTest::leadsThatComeToTheSameAreNotApart()
{
    using namespace weli::test;
    int told = 0;
    for (int i = 0; i < 20; ++i) {
        const Observation seen = seenWhere([i](const Observation& each) {
            return openTrick(each.table) == nullptr && each.hand.size() == 4 + i % 8;
        });
        const bots::PlayContext context = bots::playContextOf(seen);
        for (const Card better : seen.hand) {
            for (const Card done : seen.hand) {
                const auto fact
                    = better == done ? std::nullopt : bots::apart(seen, better, done, -0.7).better;
                if (!fact || fact->reason != MittlereReason::Beatable) continue;
                const bots::Choosing choosing {
                    .context = context, .playable = seen.hand, .best = better, .remembers = true
                };
                const auto other = bots::leadFactOf(choosing, done).reason;
                QVERIFY(other != MittlereReason::Beatable);
                QVERIFY(other != MittlereReason::BeatenForSure);
                ++told;
            }
        }
    }
    QVERIFY(told > 0);
}

/// The best card takes the trick, another one leaves it; the seat has none yet, or one.
void MittlereTellingTest::aFirstTrickIsToldWhereItIsNeeded()
{
    for (const bool isWithout : { true, false }) {
        const Observation seen = seenWhere([isWithout](const Observation& each) {
            const CardSet playable = playableNow(each.table, each.hand);
            int taking = 0;
            for (const Card card : playable) taking += bots::takesNow(each.table, card) ? 1 : 0;
            return each.hand.size() >= 8 && taking > 0 && taking < playable.size()
                && (each.table.taken[each.seat] == 0) == isWithout && !isOtherWithout(each);
        });
        auto cards = tried(seen, { 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3 });
        std::stable_partition(cards.begin(), cards.end(),
            [&](const TriedCard& one) { return bots::takesNow(seen.table, one.action.card()); });
        const auto first = [&] { return told(seen, cards, false).weighed.front().whys[0].reason; };
        QVERIFY(first() != MittlereReason::FirstTrick); // there is no danger yet
        for (TriedCard& card : cards)
            if (!bots::takesNow(seen.table, card.action.card())) card.ends.noTrick = 0.1;
        QCOMPARE(first() == MittlereReason::FirstTrick, isWithout);
    }
}

void MittlereTellingTest::theFirstTrickOfADealIsNoFirstTrick()
{
    using namespace weli::test;
    bots::PlayContext context { .hand = "HO HU B7 B8 L9 LT A7"_cards,
        .out = "HA HK H7 H6 AK"_cards,
        .trump = {},
        .trick = Trick { Suit::Hearts, "H9"_card } };
    const auto taking = [&context](CardSet playable) {
        const bots::Choosing choosing {
            .context = context, .playable = playable, .best = "HO"_card, .remembers = true
        };
        return bots::plainFactOf(choosing, "HO"_card, true).reason;
    };
    QVERIFY(taking("HO H8"_cards) != MittlereReason::FirstTrick);
    context.hand = "HO H8 B7"_cards;
    QCOMPARE(taking("HO H8"_cards), MittlereReason::FirstTrick);
    QVERIFY(taking("HO HU"_cards) != MittlereReason::FirstTrick); // any card takes it
}

void MittlereTellingTest::whoTakesWithATrumpIsNotJustRidOfIt()
{
    using namespace weli::test;
    const bots::PlayContext context { .hand = "L6 H7 B7"_cards,
        .out = "LU LA H6 AK"_cards,
        .trump = Suit::Leaves,
        .trick = Trick { Suit::Hearts, "H9"_card },
        .lying = "H9"_cards,
        .tricks = 1 };
    const bots::Choosing choosing {
        .context = context, .playable = "L6 H7"_cards, .best = "L6"_card, .remembers = true
    };
    QCOMPARE(*bots::factOf(bots::Aspect::Trump, choosing, "L6"_card, true),
        bots::MittlereWhy { MittlereReason::RidSoFar });
}

void MittlereTellingTest::anAceOfAnotherSuitIsKeptWhereFewCardsAreLeft()
{
    using namespace weli::test;
    const auto kept = [](CardSet hand) {
        const bots::PlayContext context {
            .hand = hand, .out = "HT AU B6 LK L6 L8"_cards, .trump = Suit::Acorns
        };
        const bots::Choosing choosing { .context = context,
            .playable = hand,
            .best = "L7"_card,
            .forMany = true,
            .remembers = true };
        return bots::plainFactOf(choosing, "L7"_card, true);
    };
    using bots::MittlereWhy;
    QCOMPARE(kept("L7 HA B7 B8"_cards), (MittlereWhy { MittlereReason::KeepsAces, { 1 } }));
    QVERIFY(kept("L7 HA B7 B8 B9"_cards).reason != MittlereReason::KeepsAces);
    QCOMPARE(kept("L7 LA B7 B8 B9"_cards), (MittlereWhy { MittlereReason::KeepsAces, { 1 } }));
}

void MittlereTellingTest::whatMakesItsSuitTrumpIsNoTrumpYet()
{
    using namespace weli::test;
    bots::PlayContext context { .hand = "HU H9 A7"_cards,
        .out = "HA HT B6 L6"_cards,
        .trump = {},
        .trick = Trick { Suit::Leaves, "LU"_card },
        .lying = "LU"_cards };
    const auto top = [&context](Card card) {
        const bots::Choosing choosing { .context = context,
            .playable = context.hand,
            .best = card,
            .forMany = true,
            .remembers = true };
        return bots::factOf(bots::Aspect::Top, choosing, card, true);
    };
    QCOMPARE(top("HU"_card)->reason, MittlereReason::MakesUnbeatable);
    context.trump = Suit::Hearts;
    QCOMPARE(top("HU"_card)->reason, MittlereReason::HighestTrump);
    context.hand = "H9 A7"_cards;
    QCOMPARE(top("H9"_card)->reason, MittlereReason::Unbeatable);
    context.trump = {};
    context.lying = "LU L7"_cards; // nobody is to play after it
    QVERIFY(!top("H9"_card));
}

void MittlereTellingTest::trumpsAreNotCardsOfTheirSuit()
{
    using namespace weli::test;
    const bots::PlayContext context {
        .hand = "HK H8 B7"_cards, .out = "HU H6 AA BK B6"_cards, .trump = Suit::Hearts
    };
    const auto lead = [&context](Card card) {
        const bots::Choosing choosing {
            .context = context, .playable = context.hand, .best = card, .remembers = true
        };
        return bots::leadFactOf(choosing, card);
    };
    using bots::MittlereWhy;
    QCOMPARE(lead("H8"_card), (MittlereWhy { MittlereReason::Beatable, { 1, bots::ofTrumps } }));
    QCOMPARE(lead("B7"_card), (MittlereWhy { MittlereReason::Beatable, { 1 } }));
}

void MittlereTellingTest::onlyAYoungDealIsLostAsOftenAsAny()
{
    const auto isSaid = [](const Observation& seen, double hundred) {
        auto cards = tried(seen, { 0.33, 0.34 });
        for (TriedCard& card : cards) {
            card.ends.hundred = hundred;
            card.ends.middle -= hundred;
        }
        return says(told(seen, cards, false).weighed.front(), MittlereReason::AsAnybody);
    };
    QVERIFY(isSaid(leading(), 0));
    QVERIFY(!isSaid(leading(), 0.3)); // not as everybody does
    const Observation later
        = seenWhere([](const Observation& seen) { return seen.hand.size() == 9; });
    QVERIFY(!isSaid(later, 0));
}

void MittlereTellingTest::whatOneGoesForIsToldFirst()
{
    const Observation seen = leading();
    const auto firstOf = [&](const std::vector<TriedCard>& cards) {
        return told(seen, cards, true).weighed.front().whys[0].reason;
    };
    auto cards = tried(seen, { 0.1, 0.4 });
    QCOMPARE(firstOf(cards), MittlereReason::AimsMany);
    QVERIFY(!says(told(seen, cards, true).weighed[1], MittlereReason::AimsMany));
    for (TriedCard& card : cards) card.ends.low = std::exchange(card.ends.high, 0.0);
    QCOMPARE(firstOf(cards), MittlereReason::AimsFew);
    for (TriedCard& card : cards) card.ends.high = card.ends.low /= 2; // either will do
    QVERIFY(!isAim(firstOf(cards)));
    QVERIFY(!isAim(told(seen, cards, true, true).weighed.front().whys[0].reason));
}

void MittlereTellingTest::aDangerThatIsAvoidedIsToldFirst()
{
    const Observation seen = leading();
    auto cards = tried(seen, { 0.2, 0.3, 0.3 });
    cards[0].ends = { .high = 0.8, .middle = 0.1, .lost = 0.2, .hundred = 0.1 };
    for (std::size_t i = 1; i < cards.size(); ++i)
        cards[i].ends = { .high = 0.9, .middle = 0.1, .lost = 0.3, .hundred = 0.2 };
    const auto many = told(seen, cards, true).weighed.front();
    QCOMPARE(many.whys[0].reason, MittlereReason::LessHundred);
    QCOMPARE(std::count_if(many.whys.begin(), many.whys.end(),
                 [](const auto& why) { return why.reason == MittlereReason::LessHundred; }),
        1);
    // Nobody keeps a high card for later who flees from points.
    for (const auto kept : { MittlereReason::KeepsTops, MittlereReason::KeepsAces,
             MittlereReason::KeepsKings, MittlereReason::KeepsAceAndKing })
        QVERIFY(!says(many, kept));
    cards[0].ends = { .low = 0.9, .lost = 0.2, .noTrick = 0.1 };
    for (std::size_t i = 1; i < cards.size(); ++i)
        cards[i].ends = { .low = 0.9, .lost = 0.3, .noTrick = 0.2 };
    QCOMPARE(told(seen, cards, true).weighed.front().whys[0].reason, MittlereReason::LessNoTrick);
}

void MittlereTellingTest::whatHoldsOfBothIsNoReasonForThePlainlyBetter()
{
    const Observation seen = seenWhere([](const Observation& each) {
        const CardSet playable = playableNow(each.table, each.hand);
        bool isTaken = openTrick(each.table) == nullptr;
        for (const Card card : playable) isTaken = isTaken || bots::takesNow(each.table, card);
        return !isTaken && playable.size() == 2;
    });
    auto cards = tried(seen, { 0.1, 0.4 });
    for (TriedCard& card : cards) card.ends.low = std::exchange(card.ends.high, 0.0);
    for (int i = 0; i < 2; ++i) {
        QVERIFY(!says(told(seen, cards, true).weighed.front(), MittlereReason::CannotTake));
        std::swap(cards[0].action, cards[1].action);
    }
}

void MittlereTellingTest::whatAllCardsDoIsNoReason()
{
    const Observation seen = seenWhere([](const Observation& each) {
        const CardSet playable = playableNow(each.table, each.hand);
        bool allTake = openTrick(each.table) != nullptr;
        for (const Card card : playable) allTake = allTake && bots::takesNow(each.table, card);
        return allTake && playable.size() == 2;
    });
    for (const bool isPlain : { false, true }) {
        const auto best = told(seen, tried(seen, { 0.1, 0.4 }), isPlain).weighed.front();
        QVERIFY(isAim(best.whys[0].reason));
        QVERIFY(!says(best, MittlereReason::TakesAnyway));
        QVERIFY(!says(best, MittlereReason::TakesSurely));
    }
}

void MittlereTellingTest::theLastTrumpOfAllIsNotLedTo()
{
    int told = 0;
    playUntil(12, 60, [&](const Observation& seen, const auto& legal, const auto& /*any*/) {
        const auto context = bots::playContextOf(seen);
        for (const Action& action : legal) {
            const bots::Choosing choosing { .context = context,
                .playable = playableNow(seen.table, seen.hand),
                .best = action.card(),
                .remembers = true };
            const auto fact = bots::factOf(bots::Aspect::Length, choosing, action.card(), true);
            if (!fact || fact->reason != MittlereReason::LastOfSuit) continue;
            ++told;
            [&] { QVERIFY(!(context.out & CardSet::of(action.card().suit())).empty()); }();
        }
        return false;
    });
    QVERIFY(told > 20);
}

void MittlereTellingTest::whatIsPlainlyWorseIsNotCalledNear()
{
    const Observation seen = leading();
    const auto best = told(seen, tried(seen, { 0.2, 0.3 }), false).weighed.front();
    QVERIFY(!says(best, MittlereReason::NextIsNear));
    QVERIFY(!says(best, MittlereReason::AnotherWillDo));
}

void MittlereTellingTest::whatIsShownAsMuchIsNotCalledMore()
{
    const Observation seen = leading();
    const auto best = told(seen, tried(seen, { 0.011, 0.013 }), true).weighed.front();
    QVERIFY(!says(best, MittlereReason::LosesLess));
    QVERIFY(says(best, MittlereReason::LosesAnyway));
}

void MittlereTellingTest::whoLeadsATrumpHearsWhatFor()
{
    using namespace weli::test;
    bots::PlayContext context {
        .hand = "H9 HK LA B7"_cards, .out = "HT H6 AA BK L6"_cards, .trump = Suit::Hearts
    };
    const auto trump = [&](Card card, bool forMany) {
        const bots::Choosing choosing { .context = context,
            .playable = context.hand,
            .best = card,
            .forMany = forMany,
            .remembers = true };
        return bots::factOf(bots::Aspect::Trump, choosing, card, true);
    };
    QCOMPARE(trump("H9"_card, true)->reason, MittlereReason::DrawsTrumps);
    QCOMPARE(trump("H9"_card, false)->reason, MittlereReason::RidByLeading);
    context.out = "HU AA BK L6"_cards; // nobody must give the under
    QVERIFY(!trump("H9"_card, true));
    QCOMPARE(trump("H9"_card, false)->reason, MittlereReason::RidOfTrump);
    context.out = "HT H6 AA BK L6"_cards;
    context.hand = "H9 HK L8 B7"_cards; // there is no high card to be saved
    QVERIFY(!trump("H9"_card, true));
}

void MittlereTellingTest::whatTheBestDoesNotShedIsNoBlame()
{
    using namespace weli::test;
    const bots::PlayContext context { .hand = "HT HO H7"_cards,
        .out = "HA H6 AA BK"_cards,
        .trump = Suit::Acorns,
        .trick = Trick { Suit::Hearts, "HK"_card },
        .lying = "HK"_cards,
        .tricks = 1 };
    const auto blame = [&](Card best) {
        const bots::Choosing choosing {
            .context = context, .playable = context.hand, .best = best, .remembers = true
        };
        return bots::factOf(bots::Aspect::Value, choosing, "HO"_card, false);
    };
    QCOMPARE(blame("HT"_card)->reason, MittlereReason::ShedsFewer);
    QVERIFY(!blame("H7"_card));
}

void MittlereTellingTest::whereTheDealIsSettledNothingSpeaksForACard()
{
    const Observation seen = leading();
    auto cards = tried(seen, { 1, 1 });
    for (TriedCard& card : cards) {
        card.ends.low = 1;
        card.ends.high = card.ends.middle = 0;
        card.ends.noTrick = 1;
    }
    for (const auto& one : told(seen, cards, false, true).weighed) {
        QCOMPARE(one.whys[0].reason, MittlereReason::LostNow);
        QVERIFY(says(one, MittlereReason::NoTrickNow));
        QVERIFY(!says(one, MittlereReason::NoTrick));
    }
    const auto open = told(seen, cards, true).weighed.front();
    QVERIFY(says(open, MittlereReason::HardlyATrick));
    QVERIFY(!says(open, MittlereReason::NoTrick));
}

void MittlereTellingTest::nobodyKeepsAnAceWhoLosesByAHundred()
{
    const Observation seen = leading();
    const auto isKept = [&](double hundred) {
        int kept = 0;
        auto cards = tried(seen, { 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4 });
        for (TriedCard& card : cards)
            card.ends = {
                .high = 0.6 + hundred, .middle = 0.4 - hundred, .lost = 0.4, .hundred = hundred
            };
        for (std::size_t i = 0; i < cards.size(); ++i) {
            std::swap(cards[0], cards[i]);
            const auto best = told(seen, cards, false).weighed.front();
            for (const auto& why : best.whys)
                kept += why.reason >= MittlereReason::KeepsHigher
                        && why.reason <= MittlereReason::KeepsAceAndKing
                    ? 1
                    : 0;
        }
        return kept > 0;
    };
    QVERIFY(isKept(0));
    QVERIFY(!isKept(0.4));
}

/// A lead that nothing beats speaks against a card by which one wants few points.
void MittlereTellingTest::whatSpeaksAgainstTheBestIsNoReasonForIt()
{
    const Observation seen = seenWhere([](const Observation& each) {
        return openTrick(each.table) == nullptr && each.hand.size() == 3;
    });
    auto cards = tried(seen, { 0.1, 0.4, 0.4 });
    for (TriedCard& card : cards) card.ends.low = std::exchange(card.ends.high, 0.0);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        std::swap(cards[0].action, cards[i].action);
        const auto best = told(seen, cards, true).weighed.front();
        QCOMPARE(best.whys[0].reason, MittlereReason::AimsFew);
        for (const auto& why : best.whys) QVERIFY(bots::wayOf(why.reason) <= 0);
    }
}

/// Each of the two makes its suit trump, with the under or the nine of it in hand.
void MittlereTellingTest::whatTheBookWeighsAlikeMayPartTwoCards()
{
    int found = 0;
    playUntil(13, 400, [&](const Observation& seen, const auto& legal, const auto& /*any*/) {
        const PlayedTrick* const open = openTrick(seen.table);
        if (open == nullptr || seen.table.trump) return false;
        const CardSet tops = bots::highestTrumps({}) & seen.hand;
        const Suit led = open->cards[0].suit();
        for (const Action& one : legal)
            for (const Action& other : legal) {
                const auto topsOf
                    = [&](Card card) { return (tops & CardSet::of(card.suit())).size(); };
                if (one.card().suit() == led || topsOf(one.card()) != 2 || topsOf(other.card()) != 1
                    || one.card().rank() > Rank::Ober)
                    continue;
                ++found;
                [&] { QVERIFY(bots::apart(seen, one.card(), other.card(), 0.7).better); }();
            }
        return found > 20;
    });
    QVERIFY(found > 0);
}

/// The next lead of it lets that one fix trump.
void MittlereTellingTest::aLongSuitThatSomebodyLacksIsNoPraise()
{
    using namespace weli::test;
    bots::PlayContext context {
        .hand = "HK HO HU B7"_cards, .out = "HA H6 AA BK"_cards, .trump = {}
    };
    const auto length = [&] {
        const bots::Choosing choosing { .context = context,
            .playable = context.hand,
            .best = "HK"_card,
            .forMany = true,
            .remembers = true };
        return bots::factOf(bots::Aspect::Length, choosing, "HK"_card, true);
    };
    QCOMPARE(length()->reason, MittlereReason::Long);
    context.out = "HA A6 AA BK"_cards; // one of the two has none
    QVERIFY(!length());
}

QTEST_GUILESS_MAIN(MittlereTellingTest)
#include "mittlere_telling_test.moc"
