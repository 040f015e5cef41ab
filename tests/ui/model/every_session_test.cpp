#include "core/bots/minds.h"
#include "tests/support/every_game.h"
#include "tests/support/offered.h"
#include "tests/support/picture_texts.h"
#include "tests/support/test_clock.h"
#include "ui/model/any_rules.h"
#include "ui/model/review/look_back.h"
#include "ui/model/session.h"
#include "ui/picture/heard/announcement.h"

#include <QtTest>

#include <set>

using namespace weli;
using weli::test::forEveryGame;
using weli::test::TestClock;

namespace {

constexpr Seeds seeds { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } };

/// The person at the screen is seen as anybody else.
constexpr Helping nothing { .warnings = Warnings::Never, .odds = false, .claims = false };

/// Bots answer at once; time passes as it is told to.
Session::Dependencies calm(TestClock& clock, const MatchStore* store = nullptr)
{
    return { defaultBots(), store, seeds, Thinker::Where::AtOnce, clock.alarms() };
}

template <GameState S> Setup setupOf(bots::Level level = bots::Level::Easy)
{
    const AnyGame game = GameOf<S> {};
    return defaultSetup(game, defaultPlayers(game), "Anna", level);
}

/// Two persons, in the first seat and the third.
template <GameState S> Setup twoPersons()
{
    Setup setup = setupOf<S>();
    setup.players[2].who = Person {};
    return setup;
}

/// Any act that the picture offers to who sees it; false if there is none.
bool actSomehow(Session& session, Seat seat, const Picture& picture, Rng& rng)
{
    const std::vector<Act> acts = actsIn(picture);
    if (acts.empty()) return false;
    session.choose(seat, acts[rng.below(static_cast<std::uint32_t>(acts.size()))]);
    return true;
}

/// The table goes on by whatever it waits for, persons act somehow.
void goOn(Session& session, TestClock& clock, Rng& rng)
{
    if (std::holds_alternative<session::Showing>(session.state())) return session.pictureShown();
    if (clock.isAnySet()) return clock.passToNext();
    if (!std::holds_alternative<session::Thinking>(session.state())) return session.resume();
    for (const Seat seat : SeatSet::firstOf(players(session.saved().match)))
        if (const auto picture = session.picture(seat))
            if (actSomehow(session, seat, *picture, rng)) return;
    qFatal("nothing to do: %s", qPrintable(session.picture().prompt.text));
}

template <GameState S> const Timeline<S>& matchOf(const Session& session)
{
    return std::get<Timeline<S>>(session.saved().match);
}

/// All that a picture tells of players, but their names on their plates and in lists, and what they
/// say themselves.
QStringList aboutPlayers(Picture picture)
{
    for (SeatPicture& seat : picture.seats) seat.name = seat.said = QString();
    if (auto* const tricks = std::get_if<TricksTable>(&picture.table); tricks && tricks->ladder)
        for (HeardPicture& heard : tricks->ladder->heard) heard.name.clear();
    QStringList texts = textsIn(picture);
    if (picture.result)
        for (const Because& line : announcement::lines(*picture.result)) texts << line.text;
    return texts;
}

/// What this seat did first, up to so many acts.
template <GameState S>
std::vector<AnyAction> firstActs(const Timeline<S>& match, Seat seat, std::size_t most)
{
    std::vector<AnyAction> acts;
    for (std::size_t i = 0; i < match.length() && acts.size() < most; ++i) {
        const auto event = match.event(i);
        const auto* const acted = std::get_if<typename Timeline<S>::Acted>(&event);
        if (acted != nullptr && acted->seat == seat) acts.emplace_back(acted->action);
    }
    return acts;
}

} // namespace

/// The session with each game.
class EverySessionTest : public QObject {
    Q_OBJECT

private slots:
    void everyStateIsPassedOnTheWayToTheEnd();
    void anotherMatchIsOfferedAtTheEnd();
    void whatAllWereLikeIsToldAtTheEnd();
    void anotherMatchHasNothingOfTheOneBefore();
    void whoWantsOthersSetsUpAnew();
    void aMatchIsOpenedAsItWasLeftAtEachAct();
    void eachOfTwoPersonsSeesOnlyTheirView();
    void anActIsTakenFromThePersonWhoseItIs();
    void eachOfTwoPersonsTakesBackTheirOwn();
    void aScriptIsPlayedAndThenABotGoesOn();
    void aHintTellsWhatToDoAndIsCounted();
    void strangersAreToldAfterTheMatch();
    void aScriptThatTheGameLeavesIsGivenUp();
    void iAmSpokenToAsYou();
};

void EverySessionTest::everyStateIsPassedOnTheWayToTheEnd()
{
    forEveryGame([]<GameState S>() {
        TestClock clock;
        Session session(calm(clock));
        session.setPace(900);
        session.setWaitForMe(true);
        const QSignalSpy ended(&session, &Session::matchEnded);
        session.begin(setupOf<S>());
        Rng rng(11);
        std::set<std::size_t> passed;
        for (int i = 0; i < 50'000 && session.isPlaying(); ++i) {
            passed.insert(session.state().index());
            goOn(session, clock, rng);
        }
        QCOMPARE(ended.size(), 1);
        // The table waits for a person only where there is something to say in between (B-40).
        const bool waits = std::is_same_v<S, bieten::State>;
        QCOMPARE(passed.size(), std::variant_size_v<session::State> - (waits ? 0 : 1));
    });
}

void EverySessionTest::anotherMatchIsOfferedAtTheEnd()
{
    forEveryGame([]<GameState S>() {
        TestClock clock;
        Session session(calm(clock));
        std::vector<AnyMatch> again;
        QObject::connect(&session, &Session::againWanted, &session,
            [&again](const SavedMatch& saved) { again.push_back(saved.match); });
        session.begin(setupOf<S>());
        Rng rng(11);
        while (!std::holds_alternative<session::Over>(session.state())) {
            QVERIFY(
                session.isOver() || !session.picture().result || !session.picture().result->again);
            session.choose(PlayAgain {}); // nothing comes of it yet
            goOn(session, clock, rng);
        }
        const AnyMatch last = session.saved().match;
        session.choose(*session.picture().result->again->act);
        QVERIFY(!session.isPlaying());
        QCOMPARE(again.size(), std::size_t { 1 });
        QVERIFY(again.front() == last);
        const Seat dealer
            = std::visit([](const auto& match) { return match.state().table.dealer; }, last);
        QCOMPARE(nextDealer(last).index, (dealer.index + 1) % players(last));
    });
}

void EverySessionTest::whatAllWereLikeIsToldAtTheEnd()
{
    forEveryGame([]<GameState S>() {
        TestClock clock;
        Session session(calm(clock));
        const QSignalSpy wanted(&session, &Session::habitsWanted);
        session.begin(setupOf<S>());
        Rng rng(11);
        while (!std::holds_alternative<session::Over>(session.state())) {
            const Picture picture = session.picture();
            QVERIFY(!picture.result || session.isOver() || !picture.result->tellHabits);
            goOn(session, clock, rng);
        }
        const ResultPicture result = *session.picture().result;
        for (const ResultPicture::Earned& each : result.earned)
            QVERIFY2(each.habits.startsWith(each.name), qPrintable(each.habits));
        session.choose(*result.tellHabits->act);
        QCOMPARE(wanted.size(), 1);
        QVERIFY(session.isPlaying()); // nothing else comes of it
    });
}

void EverySessionTest::anotherMatchHasNothingOfTheOneBefore()
{
    forEveryGame([]<GameState S>() {
        TestClock clock;
        Session session(calm(clock));
        session.begin(setupOf<S>());
        Rng rng(11);
        while (!session.picture().canUndo) goOn(session, clock, rng);
        session.undo();
        QVERIFY(session.picture().canRedo);
        const SavedMatch left = session.saved();
        session.tryFrom(left, {});
        QVERIFY(!session.picture().canRedo);
        QVERIFY(!session.picture().canUndo); // what was before the trial stays
        session.begin(setupOf<S>());
        while (!session.picture().canUndo) goOn(session, clock, rng);
    });
}

void EverySessionTest::whoWantsOthersSetsUpAnew()
{
    forEveryGame([]<GameState S>() {
        TestClock clock;
        Session session(calm(clock));
        std::vector<AnyMatch> wanted;
        QObject::connect(&session, &Session::setUpWanted, &session,
            [&wanted](const SavedMatch& last) { wanted.push_back(last.match); });
        session.begin(setupOf<S>());
        Rng rng(11);
        while (!std::holds_alternative<session::Over>(session.state())) {
            session.choose(SetUpAnew {}); // nothing comes of it yet
            QVERIFY(wanted.empty());
            goOn(session, clock, rng);
        }
        const AnyMatch last = session.saved().match;
        session.choose(*session.picture().result->setUp->act);
        QVERIFY(!session.isPlaying());
        QCOMPARE(wanted.size(), std::size_t { 1 });
        QVERIFY(wanted.front() == last);
    });
}

void EverySessionTest::aMatchIsOpenedAsItWasLeftAtEachAct()
{
    forEveryGame([]<GameState S>() {
        const QTemporaryDir folder;
        const MatchStore store(folder.path());
        TestClock clock;
        Session session(calm(clock, &store));
        session.begin(setupOf<S>(), seatAt(0)); // what was drawn is not saved
        Rng rng(6);
        for (int i = 0; i < 120 && session.isPlaying(); ++i) {
            const auto loaded = store.load(GameOf<S> {});
            QVERIFY(std::holds_alternative<SavedMatch>(loaded));
            Session later(calm(clock));
            later.open(std::get<SavedMatch>(loaded));
            QVERIFY(later.saved() == session.saved());
            QVERIFY(later.picture() == session.picture());
            goOn(session, clock, rng);
        }
    });
}

void EverySessionTest::eachOfTwoPersonsSeesOnlyTheirView()
{
    forEveryGame([]<GameState S>() {
        TestClock clock;
        Session session(calm(clock));
        session.setHelping(nothing);
        session.begin(twoPersons<S>(), seatAt(0));
        Rng rng(6);
        int compared = 0;
        for (int i = 0; i < 150 && session.isPlaying(); ++i) {
            for (const auto& [me, other] : { std::pair(0U, 2U), std::pair(2U, 0U) }) {
                // The same as if the other one were a bot, but for the word on its plate.
                SavedMatch saved = session.saved();
                saved.players[other].who = Bot {};
                Session alone(calm(clock));
                alone.setHelping(nothing);
                alone.open(saved);
                Picture expected = alone.picture();
                for (SeatPicture& seat : expected.seats)
                    if (seat.seat.index == other) hideMind(seat);
                const auto seen = session.picture(seatAt(static_cast<int>(me)));
                expected.canRunOn = seen->canRunOn; // who is waited for is to be seen anyway
                QVERIFY(seen && *seen == expected);
                QVERIFY(seen->me.index == me);
                ++compared;
            }
            goOn(session, clock, rng);
        }
        QVERIFY(compared > 200);
        QVERIFY(!session.picture(seatAt(1))); // a bot sees nothing here
        QVERIFY(session.picture() == *session.picture(seatAt(0)));
    });
}

void EverySessionTest::anActIsTakenFromThePersonWhoseItIs()
{
    forEveryGame([]<GameState S>() {
        TestClock clock;
        Session session(calm(clock));
        session.setHelping(nothing);
        connect(&session, &Session::changed, &session, &Session::pictureShown);
        session.begin(twoPersons<S>(), seatAt(0));
        Rng rng(6);
        int refused = 0;
        for (int i = 0; i < 60 && session.isPlaying(); ++i) {
            const auto due = seatAwaited(session.saved().match);
            if (!due) {
                session.resume();
                continue;
            }
            const auto picture = session.picture(*due);
            QVERIFY(picture); // bots have acted, a person is due
            const Act act = actsIn(*picture).front();
            const std::size_t before = lengthOf(session.saved().match);
            session.choose(seatAt(1), act); // there sits a bot
            QCOMPARE(lengthOf(session.saved().match), before);
            const Seat other = seatAt(2 - due->index);
            if (!isLegal(session.saved().match, other, std::get<AnyAction>(act))) {
                const QSignalSpy told(&session, &Session::refused);
                session.choose(other, act);
                QCOMPARE(lengthOf(session.saved().match), before);
                QCOMPARE(told.size(), 1);
                ++refused;
            }
            session.choose(*due, act);
            QVERIFY(lengthOf(session.saved().match) > before);
        }
        QVERIFY(refused > 10);
    });
}

void EverySessionTest::eachOfTwoPersonsTakesBackTheirOwn()
{
    forEveryGame([]<GameState S>() {
        TestClock clock;
        Session session(calm(clock));
        session.begin(twoPersons<S>(), seatAt(0));
        Rng rng(6);
        for (int i = 0; i < 60; ++i) goOn(session, clock, rng);
        session.undo(seatAt(1)); // there sits a bot
        QCOMPARE(session.saved().undone, 0);
        for (const Seat seat : { seatAt(2), seatAt(0) }) {
            const auto length = lastChoice(session.saved().match, seat, false);
            if (!length) continue;
            session.undo(seat);
            QCOMPARE(lengthOf(session.saved().match), *length);
        }
        QVERIFY(session.saved().undone > 0);
    });
}

void EverySessionTest::aScriptIsPlayedAndThenABotGoesOn()
{
    forEveryGame([]<GameState S>() {
        constexpr std::size_t scripted = 3;
        Setup setup = setupOf<S>(bots::Level::Random);
        setup.players[0].who = Bot { bots::Level::Random };
        const auto play = [&setup] {
            TestClock clock;
            Session session(calm(clock));
            session.begin(setup, seatAt(0));
            Rng rng(6);
            while (!isCounted(session.saved().match)) goOn(session, clock, rng);
            return matchOf<S>(session);
        };
        const Timeline<S> before = play();
        // Such acts as were possible once, by a bot that would do others.
        const auto acts = firstActs(before, seatAt(1), scripted);
        QCOMPARE(acts.size(), scripted);
        setup.players[1].who = Script { acts, { bots::Level::Book } };
        const auto done = firstActs(play(), seatAt(1), 100);
        QVERIFY(done.size() >= scripted);
        QVERIFY(std::equal(acts.begin(), acts.end(), done.begin()));
    });
}

void EverySessionTest::aHintTellsWhatToDoAndIsCounted()
{
    forEveryGame([]<GameState S>() {
        TestClock clock;
        Session session(calm(clock));
        session.begin(setupOf<S>(), seatAt(0));
        Rng rng(6);
        int hints = 0;
        for (int i = 0; i < 400 && hints < 5; ++i) {
            const Picture before = session.picture();
            session.hint();
            const Picture hinted = session.picture();
            QCOMPARE(hinted.note.has_value(), before.canHint);
            if (!before.canHint) {
                goOn(session, clock, rng);
                continue;
            }
            QCOMPARE(session.saved().hints, ++hints);
            QCOMPARE(hinted.hints, hints);
            QVERIFY(!hinted.note->text.isEmpty());
            for (const NotePicture::Weight& weight : hinted.note->weights)
                QVERIFY(weight.share >= 0 && weight.share <= 1);
            session.hint(); // says more, and is the same hint
            QCOMPARE(session.saved().hints, hints);
            QCOMPARE(session.picture().note->text, hinted.note->text);
            const std::size_t length = lengthOf(session.saved().match);
            while (lengthOf(session.saved().match) == length) goOn(session, clock, rng);
            QVERIFY(!session.picture().note);
        }
        QCOMPARE(hints, 5);
    });
}

/// Who comes is another one each time, and is known when the match is over.
void EverySessionTest::strangersAreToldAfterTheMatch()
{
    forEveryGame([]<GameState S>() {
        TestClock clock;
        Session session(calm(clock));
        Setup setup = setupOf<S>();
        for (std::size_t i = 1; i < setup.players.size(); ++i)
            setup.players[i].who = Bot { {}, true };
        std::set<std::size_t> seen;
        for (int i = 0; i < 20; ++i) {
            session.begin(setup, seatAt(0));
            const auto one = mindOf(session.saved().players[1]);
            QVERIFY(one && one->character != bots::Character::None
                && one != mindOf(session.saved().players[2]));
            seen.insert(bots::indexOf(*one));
        }
        const std::vector<bots::Mind> minds = bots::mindsOf(GameOf<S> {});
        QVERIFY(seen.size() >= minds.size() - bots::levels.size() - 1);
        QCOMPARE(session.picture().seats[1].level, words::stranger());
        QCOMPARE(session.picture().seats[1].manner, QString());
        QCOMPARE(session.picture().seats[1].portrait, Portrait {});

        session.begin(setupOf<S>());
        Rng rng(11);
        while (!std::holds_alternative<session::Over>(session.state())) goOn(session, clock, rng);
        SavedMatch over = session.saved();
        over.players[1].who = Bot { bots::characters().front(), true };
        LookBack back;
        back.open(over);
        const Picture end = back.picture();
        QCOMPARE(end.seats[1].manner, words::mannerAndStrengthOf(bots::characters().front()));
        QCOMPARE(end.seats[1].portrait, portraitOf(bots::characters().front(), false));
        QCOMPARE(end.seats[0].portrait, personsPortrait);
        const QString manner = words::mannerOf(bots::characters().front());
        QVERIFY(end.result->earned[1].habits.contains(manner));
        QVERIFY(
            !end.result->earned[0].habits.contains(manner)); // of the others no more than counts
        over.players[1].who = Bot {};
        back.open(over);
        QVERIFY(!back.picture().result->earned[1].habits.contains(manner));
    });
}

void EverySessionTest::aScriptThatTheGameLeavesIsGivenUp()
{
    forEveryGame([]<GameState S>() {
        TestClock clock;
        Session session(calm(clock));
        Setup setup = setupOf<S>();
        setup.players[0].who = Bot {};
        const AnyAction never = AnyAction(typename S::Action());
        setup.players[1].who = Script { { never }, {} };
        session.begin(setup, seatAt(0));
        Rng rng(6);
        while (!isCounted(session.saved().match)) goOn(session, clock, rng);
        QVERIFY(firstActs(matchOf<S>(session), seatAt(1), 100).size() > 0);
    });
}

/// My name stands on my plate, and nowhere is told of me as of somebody else.
void EverySessionTest::iAmSpokenToAsYou()
{
    const QString name = "Zwetschke";
    forEveryGame([&name]<GameState S>() {
        int won = 0;
        for (std::uint64_t seed = 1; seed <= 60 && won < 2; ++seed) {
            TestClock clock;
            Session session(calm(clock));
            session.setHelping(nothing);
            Setup setup = setupOf<S>(bots::Level::Random);
            setup.players[0].name = name;
            session.begin(setup);
            Rng rng(seed);
            while (session.isPlaying()) {
                const Picture picture = session.picture();
                const QStringList told = aboutPlayers(picture).filter(name);
                QVERIFY2(told.isEmpty(), qPrintable(told.join('\n')));
                if (picture.result) won += picture.result->match.startsWith("You win") ? 1 : 0;
                if (std::holds_alternative<session::Over>(session.state())) break;
                goOn(session, clock, rng);
            }
        }
        QVERIFY(won > 0);
    });
}

QTEST_GUILESS_MAIN(EverySessionTest)
#include "every_session_test.moc"
