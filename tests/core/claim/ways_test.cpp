#include "core/preference/settlement.h"
#include "tests/core/claim/ends.h"
#include "tests/core/preference/dealt_to.h"
#include "tests/support/mittlere_table.h"

#include <QtTest>

using namespace weli;
using namespace weli::test;

namespace {

/// The deal of this world at its end if the seat plays what is said, and the others anything;
/// nothing if nothing is said once.
template <GameState S, typename Way>
std::optional<S> playedOut(S world, Seat seat, const Way& way, Rng& rng)
{
    while (!isCounted(world.table)) {
        if (seatDue(world.table) != seat) {
            goOn(world, rng);
            continue;
        }
        const auto action = way(observe(world, seat));
        if (!action || whyNot(world, seat, *action)) return std::nullopt;
        act(world, seat, *action);
    }
    return world;
}

/// Looks at each deal where a way is first told to a seat, in thirty worlds that it may be in.
template <GameState S, typename Way, typename Look>
void followEach(const std::vector<S>& states, const Way& way, Rng& rng, const Look& look)
{
    for (const S& state : states) {
        const auto seat = seatDue(state.table);
        if (!seat || !way(observe(state, *seat))) continue;
        for (int i = 0; i < 30; ++i) {
            const auto end = playedOut(imagine(observe(state, *seat), rng), *seat, way, rng);
            QVERIFY(end);
            look(state, *seat, *end);
        }
        return;
    }
}

std::optional<mittlere::Action> mineInMittlere(const mittlere::Observation& seen)
{
    return claim::forcing(seen);
}
std::optional<preference::Action> noneInBettel(const preference::Observation& seen)
{
    return claim::avoiding(seen);
}

} // namespace

/// Who can take all tricks that are left in Mittlere, and the declarer of a bettel who need take
/// none, are told how.
class WaysTest : public QObject {
    Q_OBJECT

private slots:
    void M24_allTricksLeftBringAStroke();
    void M5_trumpsAreLedFromTheUnderDown();
    void P61_noneIsTakenWhateverOthersPlay();
};

void WaysTest::M24_allTricksLeftBringAStroke()
{
    Rng rng = dice(7);
    int told = 0;
    for (const bool byTheBook : { true, false }) {
        playDeals<mittlere::State>(matches(300), byTheBook, rng, [&](const auto& states, auto&) {
            followEach(states, mineInMittlere, rng, [&](auto& state, Seat seat, auto& end) {
                const int all = state.table.taken[seat] + tricksLeft(state.table);
                QCOMPARE(int(end.table.taken[seat]), all);
                QVERIFY(end.table.strokes[seat] > state.table.strokes[seat]);
                ++told;
            });
        });
    }
    qInfo("%d", told / 30);
    QVERIFY(told > 0);
}

void WaysTest::M5_trumpsAreLedFromTheUnderDown()
{
    using mittlere::Action;
    mittlere::test::TestTable table;
    table.deal({ "HU H9 HA HK HO HT H8 H7 A6 A7 BA LA"_cards,
        "AA AK AO LK LO LU LT L9 BK BO BU BT"_cards, "AU AT A9 A8 H6 L8 L7 L6 B9 B8 B7 B6"_cards });
    table.play("A6 AA AU AK AT A7 AO A8"_cards);
    QVERIFY(!mineInMittlere(observe(table.state, seatAt(0)))); // M-19: nothing is trump yet
    table.play("H7"_cards);
    QCOMPARE(mineInMittlere(observe(table.state, seatAt(0))), Action::play("HU"_card));
    table.play("HU"_cards);
    QVERIFY(!mineInMittlere(observe(table.state, seatAt(0)))); // it is another's turn
    table.play("LK H6"_cards);
    QVERIFY(mineInMittlere(observe(table.state, seatAt(0))));
}

void WaysTest::P61_noneIsTakenWhateverOthersPlay()
{
    Rng rng = dice(8);
    int told = 0;
    int sooner = 0; // than it was settled anyhow
    for (int i = 0; i < matches(300); ++i) {
        preference::State state
            = preference::test::dealtTo(true, { "0 bid 5x", "1 pass", "2 pass" }, rng);
        std::vector<preference::State> states;
        while (!isCounted(state.table)) {
            states.push_back(state);
            goOn(state, rng);
        }
        followEach(states, noneInBettel, rng, [&](auto& before, Seat seat, auto& end) {
            QCOMPARE(seat, seatAt(0));
            QVERIFY(!settlementOf(end.table).fallen.contains(seat));
            ++told;
            if (!claim::isSettled(observe(before, seat))) ++sooner;
        });
    }
    qInfo("%d, sooner %d", told / 30, sooner / 30);
    QVERIFY(told > 0);
}

QTEST_APPLESS_MAIN(WaysTest)
#include "ways_test.moc"
