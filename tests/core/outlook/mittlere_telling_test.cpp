#include "core/bots/mittlere/features.h"
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

/// Somebody who is due, with a choice, has so many points.
Observation withPoints(int least, int most)
{
    Rng rng(5);
    while (true) {
        TestTable table;
        table.bring(rng);
        while (!table.table().verdict && seatDue(table.table())) {
            const Seat seat = *seatDue(table.table());
            const Observation seen = observe(table.state, seat);
            const int points = bots::playContextOf(seen).points;
            const auto legal = legalActions(table.state, seat);
            if (points >= least && points <= most && legal.size() > 1) return seen;
            const auto any = rng.below(static_cast<std::uint32_t>(legal.size()));
            act(table.state, seat, legal[any]);
        }
    }
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

QTEST_GUILESS_MAIN(MittlereTellingTest)
#include "mittlere_telling_test.moc"
