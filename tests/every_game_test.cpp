#include "tests/support/every_game.h"
#include "tests/support/tiny_game.h"

#include "core/record/lines.h"
#include "core/record/replay.h"
#include "core/record/trace.h"
#include "tests/support/words.h"

#include <QtTest>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>

using namespace weli;
using namespace weli::test;

namespace {

/// Every game of ours, and one that is made for this suite alone.
template <typename Check> void forTestedGames(const Check& check)
{
    forEveryGame(check);
    check.template operator()<tiny::State>();
}

/// The match whose trace this is.
template <GameState S> Timeline<S> readBack(const std::string& trace)
{
    std::istringstream in(trace);
    Lines lines(in);
    auto replay = *Replay<S, Timeline>::openedBy(**lines.next());
    for (auto line = lines.next(); line && *line; line = lines.next()) {
        const auto wrong = replay.take(**line, *textField(**line, "type"));
        if (wrong) qFatal("%s", toText(*wrong).c_str());
    }
    return replay.match();
}

template <GameState S> std::vector<Seat> seatsOf(const S& state)
{
    std::vector<Seat> seats;
    for (int seat = 0; seat < players(state); ++seat) seats.push_back(seatAt(seat));
    return seats;
}

template <GameState S> bool someoneCanAct(const S& state)
{
    for (const Seat seat : seatsOf(state))
        if (!legalActions(state, seat).empty()) return true;
    return false;
}

/// Plays random matches and shows each state to `look`, with the match that has come so far.
template <GameState S, typename Look> void watch(int count, const Look& look)
{
    Rng rng = dice();
    for (int i = 0; i < count; ++i) {
        Timeline<S> match = GameTest<S>::opening(rng);
        while (!isOver(match.state()) && !QTest::currentTestFailed()) {
            goOn(match, rng);
            look(match, rng);
        }
    }
}

/// The first lines of a golden trace.
std::string beginningOf(const char* trace, int lines)
{
    std::ifstream file(std::string(WELI_SOURCE_DIR "/tests/traces/") + trace + ".jsonl");
    std::string text;
    std::string line;
    for (; lines > 0 && std::getline(file, line); --lines) text += line + '\n';
    return text;
}

/// How many ways there are to go on for so many acts.
template <GameState S> std::uint64_t nodes(const S& state, int depth)
{
    if (depth == 0) return 1;
    std::uint64_t sum = 0;
    for (const Seat seat : seatsOf(state))
        for (const auto& action : legalActions(state, seat))
            sum += nodes(after(state, seat, action), depth - 1);
    return sum;
}

} // namespace

class EveryGameTest : public QObject {
    Q_OBJECT

private slots:
    void randomMatchesEnd();
    void cardsAndPointsAreConserved();
    void legalActsAreTakenAndAllOthersRefused();
    void legalListsHoldNothingTwice();
    void aCopyGoesOnLikeAStateGivenAway();
    void theLogFoldsToTheSameState();
    void everyActIsUndone();
    void everyPastPositionIsKnown();
    void aBranchIsTriedAndLeft();
    void aRefusedActChangesNothing();
    void aTraceReadBackIsTheSameMatch();
    void anObservationTellsOwnActions();
    void imaginedWorldsLookTheSame();
    void imaginedWorldsDiffer();
    void nodeCounts_data();
    void nodeCounts();
};

void EveryGameTest::randomMatchesEnd()
{
    forTestedGames([]<typename S>() {
        Rng rng = dice();
        for (int i = matches(10000); i > 0; --i) {
            S state = GameTest<S>::opening(rng).state();
            int events = 0;
            while (!isOver(state)) {
                goOn(state, rng);
                ++events;
                QVERIFY2(events < 1000000, "a match does not end");
            }
            QVERIFY(!awaitsPack(state));
            QVERIFY(!someoneCanAct(state));
        }
    });
}

void EveryGameTest::cardsAndPointsAreConserved()
{
    forTestedGames([]<typename S>() {
        S before {};
        watch<S>(matches(1000), [&before](const Timeline<S>& match, Rng&) {
            const S& state = match.state();
            QVERIFY(GameTest<S>::cardsAreThere(state));
            const bool acted = std::holds_alternative<typename Timeline<S>::Acted>(
                match.event(match.length() - 1));
            if (acted) QVERIFY(GameTest<S>::pointsAddUp(before, state));
            QVERIFY(awaitsPack(state) || isOver(state) || someoneCanAct(state));
            before = state;
        });
    });
}

void EveryGameTest::legalActsAreTakenAndAllOthersRefused()
{
    forTestedGames([]<typename S>() {
        sample<S>(matches(1000), [](const Timeline<S>& match, Rng&) {
            const S& state = match.state();
            for (const Seat seat : seatsOf(state)) {
                const auto legal = legalActions(state, seat);
                std::size_t taken = 0;
                for (const auto& action : GameTest<S>::everyAction()) {
                    const auto clause = whyNot(state, seat, action);
                    if (!clause) ++taken;
                    QVERIFY2(legal.contains(action) == !clause, toText(action).c_str());
                    QVERIFY2(
                        !clause || clause->game == GameTest<S>::letter, toText(action).c_str());
                }
                QCOMPARE(taken, legal.size());
            }
        });
    });
}

void EveryGameTest::legalListsHoldNothingTwice()
{
    forTestedGames([]<typename S>() {
        sample<S>(matches(5000), [](const Timeline<S>& match, Rng&) {
            for (const Seat seat : seatsOf(match.state())) {
                std::vector<std::string> texts;
                for (const auto& action : legalActions(match.state(), seat))
                    texts.push_back(toText(action));
                std::sort(texts.begin(), texts.end());
                QVERIFY(std::adjacent_find(texts.begin(), texts.end()) == texts.end());
            }
        });
    });
}

void EveryGameTest::aCopyGoesOnLikeAStateGivenAway()
{
    forTestedGames([]<typename S>() {
        std::optional<S> before;
        watch<S>(matches(300), [&before](const Timeline<S>& match, Rng&) {
            const auto* acted
                = std::get_if<typename Timeline<S>::Acted>(&match.event(match.length() - 1));
            const auto* pack = std::get_if<Pack>(&match.event(match.length() - 1));
            if (match.length() > 1) // a match gives its state away
                QVERIFY((pack != nullptr ? withPack(*before, *pack)
                                         : after(*before, acted->seat, acted->action))
                    == match.state());
            before = match.state();
        });
    });
}

void EveryGameTest::theLogFoldsToTheSameState()
{
    forTestedGames([]<typename S>() {
        watch<S>(matches(300), [](const Timeline<S>& match, Rng&) {
            if (!isOver(match.state())) return;
            Timeline<S> again = match;
            again.rewind(0);
            QVERIFY(again.state() == match.opening());
            for (std::size_t i = 0; i < match.length(); ++i) {
                if (const auto* pack = std::get_if<Pack>(&match.event(i))) {
                    QVERIFY(awaitsPack(again.state()));
                    again.takePack(*pack);
                } else {
                    const auto& acted = std::get<typename Timeline<S>::Acted>(match.event(i));
                    QVERIFY(again.play(acted.seat, acted.action));
                }
            }
            QVERIFY(again == match);
        });
    });
}

void EveryGameTest::everyActIsUndone()
{
    forTestedGames([]<typename S>() {
        Rng rng = dice();
        for (int i = matches(30); i > 0; --i) {
            Timeline<S> match = GameTest<S>::opening(rng);
            std::vector<S> states { match.state() };
            while (!isOver(match.state()) && states.size() < 400) {
                goOn(match, rng);
                states.push_back(match.state());
            }
            while (match.length() > 0) {
                match.rewind(match.length() - 1);
                QVERIFY(match.state() == states[match.length()]);
            }
        }
    });
}

void EveryGameTest::everyPastPositionIsKnown()
{
    forTestedGames([]<typename S>() {
        Rng rng = dice();
        for (int i = matches(30); i > 0; --i) {
            Timeline<S> match = GameTest<S>::opening(rng);
            std::vector<S> states { match.state() };
            while (!isOver(match.state()) && states.size() < 400) {
                goOn(match, rng);
                states.push_back(match.state());
            }
            for (std::size_t n = 0; n < states.size(); ++n) QVERIFY(match.at(n) == states[n]);
            for (const auto& turn : match.turns()) {
                QVERIFY(turn.before == states[turn.length] && awaitsPack(turn.before));
                QVERIFY(std::holds_alternative<Pack>(match.event(turn.length)));
            }
            std::size_t seen = states.size() / 2;
            match.forEach(
                [&](const S& before, const auto& event, const S& after) {
                    QVERIFY(before == states[seen] && event == match.event(seen));
                    QVERIFY(after == states[++seen]);
                },
                seen);
            QCOMPARE(seen, match.length());
        }
    });
}

void EveryGameTest::aBranchIsTriedAndLeft()
{
    forTestedGames([]<typename S>() {
        sample<S>(matches(300), [](const Timeline<S>& match, Rng& rng) {
            Timeline<S> tried = match;
            const EventId played = tried.tip();
            tried.rewind(rng.below(static_cast<std::uint32_t>(match.length()) + 1));
            const std::size_t fork = tried.length();
            const EventId left = tried.tip();
            for (int i = 0; i < 30 && !isOver(tried.state()); ++i) goOn(tried, rng);
            const EventId branch = tried.tip();
            const Timeline<S> other = tried;

            tried.goTo(played);
            QVERIFY(tried == match && tried.state() == match.state());
            QVERIFY(traceOf(tried) == traceOf(match)); // the trace is one line of the tree
            QCOMPARE(tried.turns().size(), match.turns().size());
            tried.goTo(branch);
            QVERIFY(tried == other && tried.state() == other.state());
            tried.goTo(left);
            QVERIFY(tried.length() == fork && tried.state() == match.at(fork));
            EventId back = played; // each event knows the one that it follows
            for (std::size_t n = match.length(); n > fork; --n) back = tried.previous(back);
            QVERIFY(back == left);
        });
    });
}

void EveryGameTest::aRefusedActChangesNothing()
{
    forTestedGames([]<typename S>() {
        sample<S>(matches(1000), [](const Timeline<S>& match, Rng& rng) {
            const auto& all = GameTest<S>::everyAction();
            Timeline<S> again = match;
            for (const Seat seat : seatsOf(match.state())) {
                const auto& action = all[rng.below(static_cast<std::uint32_t>(all.size()))];
                if (!whyNot(match.state(), seat, action)) continue;
                QVERIFY(!again.play(seat, action));
                QVERIFY(again == match);
            }
        });
    });
}

void EveryGameTest::aTraceReadBackIsTheSameMatch()
{
    forTestedGames([]<typename S>() {
        sample<S>(matches(300),
            [](const Timeline<S>& match, Rng&) { QVERIFY(readBack<S>(traceOf(match)) == match); });
    });
}

void EveryGameTest::anObservationTellsOwnActions()
{
    forTestedGames([]<typename S>() {
        sample<S>(matches(10000), [](const Timeline<S>& match, Rng&) {
            for (const Seat seat : seatsOf(match.state()))
                QVERIFY(legalActions(observe(match.state(), seat))
                    == legalActions(match.state(), seat));
        });
    });
}

void EveryGameTest::imaginedWorldsLookTheSame()
{
    forTestedGames([]<typename S>() {
        sample<S>(matches(3000), [](const Timeline<S>& match, Rng& rng) {
            for (const Seat seat : seatsOf(match.state())) {
                const auto observation = observe(match.state(), seat);
                const S world = imagine(observation, rng);
                QVERIFY(observe(world, seat) == observation);
                QVERIFY(legalActions(world, seat) == legalActions(match.state(), seat));
                QVERIFY(GameTest<S>::cardsAreThere(world));
                QVERIFY(awaitsPack(world) || isOver(world) || someoneCanAct(world));
            }
        });
    });
}

void EveryGameTest::imaginedWorldsDiffer()
{
    forTestedGames([]<typename S>() {
        sample<S>(matches(500), [](const Timeline<S>& match, Rng& rng) {
            for (const Seat seat : seatsOf(match.state())) {
                const auto observation = observe(match.state(), seat);
                if (GameTest<S>::unseen(observation).size() < 2) continue;
                const S world = imagine(observation, rng);
                bool differs = false;
                for (int i = 0; i < 20 && !differs; ++i)
                    differs = !(imagine(observation, rng) == world);
                QVERIFY(differs);
            }
        });
    });
}

void EveryGameTest::nodeCounts_data()
{
    QTest::addColumn<int>("lines");
    QTest::addColumn<int>("depth");
    QTest::addColumn<quint64>("count");
    const auto row = [](const char* trace, int lines, int depth, quint64 count) {
        QTest::addRow("%s", trace) << lines << depth << count;
    };
    row("section_13", 4, 7, 62040);
    row("tirol", 6, 8, 49738);
    row("schwaighofer_weli", 4, 6, 27924);
    row("claims", 6, 4, 10804);
    row("preference", 2, 4, 2775);
    row("preference_four", 2, 4, 2771);
    row("preference_compulsion", 2, 4, 1624);
    row("mittlere", 2, 6, 6780);
    row("mittlere_draw", 2, 6, 5524);
}

void EveryGameTest::nodeCounts()
{
    QFETCH(int, lines);
    QFETCH(int, depth);
    QFETCH(quint64, count);
    std::istringstream trace(beginningOf(QTest::currentDataTag(), lines));
    const TraceResult<AnyMatch> read = readMatch(trace);
    QVERIFY(read);
    std::visit(
        [&](const auto& match) { QCOMPARE(quint64(nodes(match.state(), depth)), count); }, *read);
}

QTEST_APPLESS_MAIN(EveryGameTest)
#include "every_game_test.moc"
