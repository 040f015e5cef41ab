#include "core/odds/bieten/odds.h"

#include "core/bots/bieten/bot.h"
#include "core/game/turn.h"
#include "tests/core/odds/namings.h"

#include <cmath>

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;
using odds::Chance;

namespace {

/// Who has the figure by the cards that all really have; nobody, if the best is shared.
bool winsByCards(const State& state, Seat seat, Figure figure)
{
    const auto rank
        = [&](Seat one) { return ranksByNaming(state.table, one, state.holdings[one])[figure]; };
    for (const Seat other : state.table.active)
        if (other != seat && rank(other) >= rank(seat)) return false;
    return true;
}

bool isFirstLead(const PublicState& table)
{
    return isPlaying(table) && table.shown.empty() && std::holds_alternative<Playing>(table.phase)
        && !table.forehandSpoke;
}

/// A match of the book, three players; shows each deal as its first card is due.
template <typename Look> void bookMatch(std::uint64_t number, const Look& look)
{
    Rng rng(number);
    Rules rules = rulesOf(Preset::Tirol, 3);
    rules.steal = Steal::None; // what is left or stolen tells of the cutter's hand
    State state = start(rules, 3, seatAt(0));
    std::uint32_t shown = 0;
    while (!isOver(state)) {
        if (awaitsPack(state)) {
            take(state, shuffled(packOf(wholePack(state)), rng));
            continue;
        }
        if (isFirstLead(state.table) && shown != state.table.deal) {
            shown = state.table.deal;
            look(state);
        }
        const auto acted = nextAct(state, [&](const Observation& seen) {
            return decide(seen, bots::Level::Book, {}, number).action;
        });
        act(state, acted.seat, acted.action);
    }
}

} // namespace

class BietenOddsTest : public QObject {
    Q_OBJECT

private slots:
    void comesTrueAsOftenAsSaid();
    void neededToHold();
    void B48_nothingOfAFigureThatIsSettled();
    void theLastTrickIsToComeUntilItBegins();
    void unseenCardsDoNotMatter();
    void whoIsStoppedSaysNothing();
};

/// By the cards, before anybody has said a word.
void BietenOddsTest::comesTrueAsOftenAsSaid()
{
    double said = 0;
    double variance = 0;
    int count = 0;
    int cameTrue = 0;
    for (std::uint64_t match = 1; match <= 300; ++match) {
        bookMatch(match, [&](const State& state) {
            const Seat seat = seatAt(static_cast<int>(state.table.deal % 3));
            const odds::BietenOdds odds = odds::oddsOf(observe(state, seat), oddsSeed);
            for (const Figure figure : figures) {
                const auto chance = odds.best[figure];
                if (!chance || chance->value < 0.6 || chance->value > 0.8) continue;
                ++count;
                said += chance->value;
                variance += chance->value * (1 - chance->value);
                cameTrue += winsByCards(state, seat, figure) ? 1 : 0;
            }
        });
    }
    qInfo("%d times, said %.1f, came true %d", count, said, cameTrue);
    QVERIFY(count > 200);
    QVERIFY(std::abs(cameTrue - said) < 3.5 * std::sqrt(variance));
}

/// B-44, B-45, B-47: by how much more is won, and how much good gives away.
void BietenOddsTest::neededToHold()
{
    TestTable table(withoutWeli(), { "HA L8 B8"_cards, "HK A8 B9"_cards, "H9 A7 L7"_cards });
    const auto needed = [&](int seat) {
        return odds::oddsOf(observe(table.state, seatAt(seat)), oddsSeed).needed[Figure::Hearts];
    };
    QVERIFY(!needed(1));
    table.act({ "0 bid hearts" });
    QVERIFY(!needed(0));
    QCOMPARE(needed(1).value_or(0), 1.0 / 6);
    QCOMPARE(needed(2).value_or(0), 1.0 / 6);
    table.act({ "1 hold hearts" });
    QVERIFY(!needed(2));
    table.act({ "2 three hearts" });
    QCOMPARE(needed(0).value_or(0), 1.0 / 9);
    table.act({ "0 good hearts" });
    QVERIFY(!needed(0));
    QCOMPARE(needed(1).value_or(0), 1.0 / 9);
}

void BietenOddsTest::B48_nothingOfAFigureThatIsSettled()
{
    TestTable table(withoutWeli(), { "HA L8 B8"_cards, "HK A8 B9"_cards, "H9 A7 L7"_cards });
    const auto hearts = [&] {
        return odds::oddsOf(observe(table.state, seatAt(0)), oddsSeed).best[Figure::Hearts];
    };
    QCOMPARE(hearts().value_or(Chance {}).value, 1.0);
    table.act({ "0 bid hearts", "1 good hearts", "2 good hearts" });
    QVERIFY(!hearts());
}

void BietenOddsTest::theLastTrickIsToComeUntilItBegins()
{
    TestTable table(withoutWeli(), { "HA L8 B8"_cards, "HK A8 B9"_cards, "H9 A7 L7"_cards });
    const auto odds = [&] { return odds::oddsOf(observe(table.state, seatAt(0)), oddsSeed); };
    QVERIFY(odds().lastIsToCome && !odds().best[Figure::Last]);
    table.act({ "0 bid last", "1 good last", "2 good last" });
    QVERIFY(!odds().lastIsToCome);
}

void BietenOddsTest::unseenCardsDoNotMatter()
{
    const auto inTricks = [](const auto& match, Seat) { return isPlaying(match.state().table); };
    int compared = 0;
    weli::test::exchangeUnseen<State>(
        60, inTricks, [&](const auto& match, const auto& other, Seat seat) {
            ++compared;
            QVERIFY(odds::oddsOf(observe(match.state(), seat), oddsSeed)
                == odds::oddsOf(observe(other.state(), seat), oddsSeed));
        });
    QCOMPARE(compared, 60);
}

void BietenOddsTest::whoIsStoppedSaysNothing()
{
    std::stop_source stop;
    stop.request_stop();
    positions(20, 4, 0, [&](const State& state, Seat seat) {
        const Observation seen = observe(state, seat);
        const odds::BietenOdds said = odds::oddsOf(seen, oddsSeed, stop.get_token());
        QVERIFY(said.best == decltype(said.best) {});
        QVERIFY(said.needed == odds::oddsOf(seen, oddsSeed).needed);
    });
}

QTEST_APPLESS_MAIN(BietenOddsTest)
#include "bieten_odds_test.moc"
