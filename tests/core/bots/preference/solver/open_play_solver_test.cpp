#include "core/bots/preference/solver/open_play_solver.h"
#include "core/preference/trick.h"
#include "tests/support/cards.h"
#include "tests/support/open_play.h"

#include <QtTest>

#include <algorithm>

using namespace weli;
using namespace weli::bots;
using namespace weli::test;
using preference::beats;
using preference::Goal;
using preference::playable;

namespace {

/// What may be played, asked of the rules of the game alone.
CardSet allowed(const OpenPlay& play)
{
    const CardSet hand = play.hands[turn(play)];
    if (play.trick.empty()) return hand;
    Trick trick { play.trick[0].suit(), play.trick[0] };
    for (const Card card : play.trick)
        if (beats(card, trick, play.trump)) trick.winning = card;
    const bool masks = play.trump && play.playing.size() == 3 && play.leader == play.declarer
        && play.trick.size() == 1;
    if (play.overtaking) return playable(trick, hand, { play.trump, play.trumpCompulsion, masks });
    const CardSet following = hand & CardSet::of(trick.led);
    return following.empty() ? hand : following;
}

/// Who wins a complete trick.
Seat winner(const OpenPlay& play, Card last)
{
    Trick trick { play.trick[0].suit(), play.trick[0] };
    Seat winner = play.leader;
    Seat seat = play.leader;
    FixedList<Card, 3> cards;
    for (const Card card : play.trick) cards.push(card);
    cards.push(last);
    for (const Card card : cards) {
        if (beats(card, trick, play.trump)) {
            trick.winning = card;
            winner = seat;
        }
        seat = nextIn(play.playing, seat);
    }
    return winner;
}

/// The play after this card; adds a trick of the declarer to `won`.
OpenPlay played(OpenPlay play, Card card, int& won)
{
    play.hands[turn(play)].remove(card);
    if (static_cast<int>(play.trick.size()) + 1 < play.playing.size()) {
        play.trick.push(card);
        return play;
    }
    play.leader = winner(play, card);
    if (play.leader == play.declarer) ++won;
    play.trick.clear();
    return play;
}

/// The tricks of the declarer, by trying everything.
int bruteForce(const OpenPlay& play)
{
    const bool most = (turn(play) == play.declarer) != (play.goal == Goal::NoTrick);
    std::optional<int> best;
    for (const Card card : allowed(play)) {
        int won = 0;
        const OpenPlay next = played(play, card, won);
        won += bruteForce(next);
        if (!best || (most ? won > *best : won < *best)) best = won;
    }
    return best.value_or(0);
}

int worthOf(const OpenPlay& play, int tricks, int left)
{
    if (play.goal == Goal::NoTrick) return tricks == 0 ? 1 : 0;
    if (play.goal == Goal::AllTricks) return tricks == left ? 1 : 0;
    return tricks;
}

using Values = FixedList<ValuedCard, 10>;

/// All cards that may be played and what each is worth, by trying everything.
Values everyCard(const OpenPlay& play)
{
    Values values;
    for (const Card card : allowed(play)) {
        int won = 0;
        const OpenPlay next = played(play, card, won);
        values.push({ card, worthOf(play, won + bruteForce(next), tricksLeft(play)) });
    }
    return values;
}

int bestFor(const OpenPlay& play, const Values& values)
{
    const auto less = [](const ValuedCard& a, const ValuedCard& b) { return a.value < b.value; };
    const auto [least, most] = std::minmax_element(values.begin(), values.end(), less);
    return (turn(play) == play.declarer ? most : least)->value;
}

bool sameValues(const Values& a, const Values& b)
{
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(), [](const auto& one, const auto& other) {
            return one.card == other.card && one.value == other.value;
        });
}

/// Mostly three or four a hand; five and six take too long to try often.
int cardsOfCase(int i)
{
    if (i % 500 == 1) return 6;
    return i % 50 == 1 ? 5 : 3 + i % 2;
}

/// Plays so many cards of a trick, at random.
void playSome(OpenPlay& play, Rng& rng, std::uint32_t cards)
{
    int won = 0;
    for (; cards > 0; --cards) {
        const Pack choice = packOf(allowed(play));
        play = played(play, choice[rng.below(static_cast<std::uint32_t>(choice.size()))], won);
    }
}

} // namespace

class OpenPlaySolverTest : public QObject {
    Q_OBJECT

private slots:
    void endingsAreWorthWhatTryingEverythingSays_data();
    void endingsAreWorthWhatTryingEverythingSays();
    void aTableThatHasSeenOtherPlaysAnswersTheSame();
    void P51_theLowestThatBeatsIsTheOnlyChoice();
    void nothingLeftIsWorthNothingMore();
};

void OpenPlaySolverTest::endingsAreWorthWhatTryingEverythingSays_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("trump");
    QTest::addColumn<Goal>("goal");
    QTest::addColumn<bool>("compulsion");
    QTest::addColumn<bool>("overtaking");
    for (const int players : { 3, 2 }) {
        const QByteArray who = players == 3 ? "three, " : "two, ";
        QTest::newRow(who + "trump") << players << true << Goal::SixTricks << false << true;
        QTest::newRow(who + "compulsion") << players << true << Goal::SixTricks << true << true;
        QTest::newRow(who + "no trump") << players << false << Goal::SixTricks << false << true;
        QTest::newRow(who + "no trick") << players << false << Goal::NoTrick << false << true;
        QTest::newRow(who + "all tricks") << players << false << Goal::AllTricks << false << true;
        QTest::newRow(who + "at bridge") << players << true << Goal::SixTricks << false << false;
        QTest::newRow(who + "no trump at bridge")
            << players << false << Goal::SixTricks << false << false;
    }
}

void OpenPlaySolverTest::endingsAreWorthWhatTryingEverythingSays()
{
    QFETCH(int, players);
    QFETCH(bool, trump);
    QFETCH(Goal, goal);
    QFETCH(bool, compulsion);
    QFETCH(bool, overtaking);
    OpenPlaySolver solver(8); // a small table, so that much falls out of it
    Rng rng(4);
    for (int i = 0; i < 1000; ++i) {
        OpenPlay play = randomEnding(rng, players, cardsOfCase(i));
        play.goal = goal;
        if (trump) play.trump = suits[rng.below(suitCount)];
        play.trumpCompulsion = compulsion;
        play.overtaking = overtaking;
        playSome(play, rng, rng.below(static_cast<std::uint32_t>(players)));

        const auto expected = everyCard(play);
        QVERIFY2(sameValues(solver.cardValues(play), expected), described(play).c_str());
        const int best = bestFor(play, expected);
        QVERIFY2(solver.value(play) == best, described(play).c_str());
        for (int value = -1; value <= tricksLeft(play) + 1; ++value)
            QVERIFY2(solver.isWorth(play, value) == (best >= value), described(play).c_str());
    }
}

void OpenPlaySolverTest::aTableThatHasSeenOtherPlaysAnswersTheSame()
{
    OpenPlaySolver old(6);
    Rng rng(8);
    for (int i = 0; i < 60; ++i) {
        OpenPlay play = randomEnding(rng, 3, 7);
        for (const auto trump : { std::optional<Suit>(), std::optional(Suit::Bells) }) {
            play.trump = trump;
            for (const bool compulsion : { false, true }) {
                play.trumpCompulsion = compulsion;
                QCOMPARE(old.value(play), OpenPlaySolver(6).value(play));
            }
        }
        play.trump = std::nullopt;
        for (const Goal goal : { Goal::NoTrick, Goal::AllTricks }) {
            play.goal = goal;
            QCOMPARE(old.value(play), OpenPlaySolver(6).value(play));
        }
    }
}

void OpenPlaySolverTest::P51_theLowestThatBeatsIsTheOnlyChoice()
{
    OpenPlay play = {
        .playing = SeatSet::firstOf(3),
        .trump = Suit::Hearts,
    };
    play.hands[seatAt(0)] = "L9 B7"_cards;
    play.hands[seatAt(1)] = "L7 LT LA"_cards;
    play.hands[seatAt(2)] = "B8 B9 BT"_cards;
    play.trick.push("L8"_card);
    const auto values = OpenPlaySolver().cardValues(play);
    QCOMPARE(values.size(), std::size_t { 1 });
    QCOMPARE(values[0].card, "LT"_card);
    QCOMPARE(values[0].value, 0);
}

void OpenPlaySolverTest::nothingLeftIsWorthNothingMore()
{
    OpenPlay play = { .playing = SeatSet::firstOf(3) };
    QCOMPARE(OpenPlaySolver().value(play), 0);
    QVERIFY(OpenPlaySolver().cardValues(play).empty());
    play.goal = Goal::NoTrick;
    QCOMPARE(OpenPlaySolver().value(play), 1);
    play.goal = Goal::AllTricks;
    QCOMPARE(OpenPlaySolver().value(play), 1);
}

QTEST_APPLESS_MAIN(OpenPlaySolverTest)
#include "open_play_solver_test.moc"
