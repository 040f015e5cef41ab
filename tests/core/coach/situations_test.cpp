#include "core/lesson/game_lessons.h"
#include "tests/core/coach/played.h"
#include "tests/core/coach/truths.h"

#include <QtTest>

#include <set>

using namespace weli;
using namespace weli::test;

namespace {

constexpr int enough = 5; // of each situation, as long as there is time
constexpr int often = 200; // so many of one are looked at

/// Is there something of the kind at this table, and does the seat see it?
template <GameState S> bool canPointAt(const lesson::Pointer& target, const S& state, Seat seat)
{
    using Game = lesson::GameLesson<S>;
    const auto* code = std::get_if<std::string>(&target.which);
    if (target.spot == lesson::Spot::Answer) return mayDo(state, seat, *code);
    if (const auto* card = std::get_if<Card>(&target.which))
        return Game::isSeen(state, seat, *card);
    if (const auto* other = std::get_if<Seat>(&target.which)) return other->index < players(state);
    return Game::has(target.spot, code != nullptr ? *code : std::string());
}

template <GameState S> void check(const S& state, Seat seat, const coach::Note& note, Rng& rng)
{
    const auto truth = truths<S>().find(note.name);
    QVERIFY2(truth != truths<S>().end(), note.name.data());
    QVERIFY2(truth->second(state, seat, note, rng), note.name.data());
    QVERIFY2(canPointAt(note.target, state, seat), note.name.data());
    QVERIFY2(note.clause.game == GameTest<S>::letter, note.name.data());
}

/// Has each situation come up often enough?
template <GameState S> bool metAll(const std::map<std::string_view, int>& met)
{
    const auto situations = coach::GameCoach<typename S::View>::situations();
    return std::all_of(situations.begin(), situations.end(), [&](const auto& situation) {
        const auto found = met.find(situation.name);
        return found != met.end() && found->second >= enough;
    });
}

} // namespace

/// Every situation of the coach is met by play, and what is said there is true.
class SituationsTest : public QObject {
    Q_OBJECT

private slots:
    void everySituationIsMetAndTrue();
    void theMostUsefulNoteComesFirst();
    void unseenCardsChangeNothing();
    void everyKindOfActIsAPossibility();
    void onlyLawfulActsOfBietenAreCounted();
};

void SituationsTest::everySituationIsMetAndTrue()
{
    forEveryGame([]<typename S>() {
        Rng rng = dice(1);
        std::map<std::string_view, int> met;
        const auto look = [&](const Timeline<S>& match, Seat seat) {
            for (const auto& [name, note] : notesIn(viewOf(match, seat)))
                if (++met[name] <= often) check(match.state(), seat, note, rng);
        };
        for (int acts = 0; acts < 100000 && !metAll<S>(met); acts += 2000)
            playAndLook<S>(2000, rng, look);
        for (const auto& situation : coach::GameCoach<typename S::View>::situations())
            QVERIFY2(met[situation.name] > 0, situation.name.data());
        QVERIFY(met.size() >= 25);
        QCOMPARE(truths<S>().size(), met.size());
    });
}

void SituationsTest::theMostUsefulNoteComesFirst()
{
    forEveryGame([]<typename S>() {
        Rng rng = dice(2);
        playAndLook<S>(300, rng, [&](const Timeline<S>& match, Seat seat) {
            const auto view = viewOf(match, seat);
            auto all = notesIn(view);
            coach::Shown shown;
            for (const auto& situation : coach::GameCoach<typename S::View>::situations()) {
                if (!all.contains(situation.name)) continue;
                QCOMPARE(coach::noteFor(view, shown), std::optional(all[situation.name]));
                shown.emplace(situation.name);
            }
            QVERIFY(!coach::noteFor(view, shown));
        });
    });
}

void SituationsTest::unseenCardsChangeNothing()
{
    forEveryGame([]<typename S>() {
        const auto hasNote
            = [](const auto& match, Seat seat) { return !notesIn(viewOf(match, seat)).empty(); };
        exchangeUnseen<S>(1000, hasNote, [](const auto& match, const auto& other, Seat seat) {
            const auto view = viewOf(match, seat);
            const auto exchanged = viewOf(other, seat);
            QVERIFY(notesIn(view) == notesIn(exchanged));
            QVERIFY(coach::possibilities(view) == coach::possibilities(exchanged));
        });
    });
}

void SituationsTest::everyKindOfActIsAPossibility()
{
    forEveryGame([]<typename S>() {
        Rng rng = dice(3);
        std::set<std::string_view> met;
        playAndLook<S>(50000, rng, [&](const Timeline<S>& match, Seat seat) {
            std::set<std::string> legal;
            for (const auto& action : legalActions(match.state(), seat))
                legal.insert(toText(action).substr(0, toText(action).find(' ')));
            std::set<std::string> possible;
            for (const auto& possibility : coach::possibilities(viewOf(match, seat))) {
                possible.emplace(possibility.verb);
                met.insert(possibility.name);
                QVERIFY(possibility.clause.game == GameTest<S>::letter);
            }
            QVERIFY2(possible == legal, legal.empty() ? "" : legal.begin()->c_str());
        });
        const auto names = coach::GameCoach<typename S::View>::names();
        QVERIFY(met == std::set<std::string_view>(names.begin(), names.end()));
    });
}

/// B-27, B-53: wild cards are among the cards, and no offence is counted.
void SituationsTest::onlyLawfulActsOfBietenAreCounted()
{
    using namespace bieten;
    Rng rng = dice(4);
    std::map<std::string_view, int> met;
    playAndLook<bieten::State>(20000, rng, [&](const Timeline<bieten::State>& match, Seat seat) {
        bieten::State strict = match.state();
        strict.table.rules.irregularities = Irregularities::Prevented;
        std::map<Verb, int> lawful;
        for (const auto& action : legalActions(strict, seat)) ++lawful[action.verb()];
        CardSet cards;
        for (const auto& action : legalActions(match.state(), seat))
            if (action.verb() == Verb::Play) cards.add(action.card());
        for (const auto& possibility : coach::possibilities(viewOf(match, seat))) {
            const auto count = std::find_if(possibility.arguments.begin(),
                possibility.arguments.end(), [](const auto& each) { return each.name == "count"; });
            if (count == possibility.arguments.end()) continue;
            ++met[possibility.name];
            const int told = std::get<int>(count->value);
            if (possibility.verb == "play") QCOMPARE(told, static_cast<int>(cards.size()));
            if (possibility.verb == "bid") QCOMPARE(told, lawful[Verb::Bid]);
            if (possibility.verb == "three") QCOMPARE(told, lawful[Verb::Three]);
        }
    });
    for (const char* each : { "lead", "follow", "any-card", "irregular", "bid", "three" })
        QVERIFY2(met[each] > 0, each);
}

QTEST_APPLESS_MAIN(SituationsTest)
#include "situations_test.moc"
