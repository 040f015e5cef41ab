#include "tests/support/every_game.h"
#include "tests/support/offered.h"
#include "ui/model/any_rules.h"
#include "ui/model/session.h"
#include "ui/picture/heard/announcement.h"

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <set>

using namespace weli;
using weli::test::forEveryGame;

namespace {

/// A coach with a file of its own beside a person at a table where bots answer at once.
class Coached {
public:
    explicit Coached(const AnyGame& game, Coaching when = Coaching::Always)
        : game_(game)
        , coach(file())
        , session(parts(&coach))
    {
        coach.set(when, "en");
        session.setPace(0);
        session.setHelping({ .warnings = Warnings::Never, .claims = false }); // the coach alone
        QObject::connect(&session, &Session::changed, &session, &Session::pictureShown);
    }

    static Session::Dependencies parts(Coach* coach)
    {
        return { defaultBots(), nullptr, Seeds { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } },
            Thinker::Where::AtOnce, timerAlarm, coach };
    }
    [[nodiscard]] QString file() const { return folder_.filePath("coach.json"); }
    void begin() { session.begin(setupOf(game_), seatAt(0)); }
    static Setup setupOf(const AnyGame& game)
    {
        return defaultSetup(game, defaultPlayers(game), "Anna", bots::Level::Easy);
    }

    /// Whatever the table waits for.
    void goOn() { goOn(session, rng_); }
    static void goOn(Session& session, Rng& rng)
    {
        const Picture picture = session.picture();
        if (picture.result || picture.goOn) return session.resume();
        const std::vector<Act> acts = actsIn(picture);
        if (acts.empty()) qFatal("nothing to do: %s", qPrintable(picture.prompt.text));
        session.choose(acts[rng.below(static_cast<std::uint32_t>(acts.size()))]);
    }
    /// Until the coach says something.
    NotePicture note()
    {
        for (int i = 0; i < 400; ++i) {
            if (!session.isPlaying()) begin();
            if (const auto note = session.picture().note) return *note;
            goOn();
        }
        qFatal("the coach says nothing");
    }
    /// How often each situation was told of.
    [[nodiscard]] std::vector<int> told() const
    {
        std::vector<int> all;
        const QJsonObject kept = KeptValues(file()).read().values;
        for (const auto& game : kept)
            for (const auto& times : game.toObject().value("told").toObject())
                all.push_back(times.toInt());
        return all;
    }
    [[nodiscard]] int toldInAll() const
    {
        const auto all = told();
        return std::accumulate(all.begin(), all.end(), 0);
    }

private:
    QTemporaryDir folder_;
    AnyGame game_;
    Rng rng_ { 6 };

public:
    Coach coach;
    Session session;
};

template <GameState S> AnyGame game() { return GameOf<S> {}; }

} // namespace

/// What the coach says at the table, in each game.
class CoachTest : public QObject {
    Q_OBJECT

private slots:
    void aNoteComesIsCountedAndGoesWithTheNextAct();
    void noNoteComesAThirdTime();
    void undoAndRedoCountNothing();
    void switchedOffItIsAsIfThereWereNone();
    void itSpeaksInTheFirstThreeMatches();
    void aMatchThatIsOverCounts();
    void itSpeaksTheLanguageOfTheHouse();
    void aHintGoesBefore();
    void whatCanBeDoneHasWords();
};

void CoachTest::aNoteComesIsCountedAndGoesWithTheNextAct()
{
    forEveryGame([]<GameState S>() {
        Coached table(game<S>());
        Picture before;
        QString heard;
        QObject::connect(
            &table.session, &Session::changed, &table.session, [&](const Picture& now) {
                heard += announcement::between(std::exchange(before, now), now);
            });
        table.begin();
        const NotePicture note = table.note();
        QCOMPARE(table.told(), std::vector { 1 });
        QVERIFY(!note.text.isEmpty() && note.text.clause && note.about);
        QVERIFY2(!note.text.text.contains('{'), qPrintable(note.text.text));
        QVERIFY2(heard.contains(note.text.text), qPrintable(heard));
        table.session.republish();
        QCOMPARE(table.toldInAll(), 1);
        table.goOn();
        QVERIFY(table.session.picture().note != note);
    });
}

void CoachTest::noNoteComesAThirdTime()
{
    forEveryGame([]<GameState S>() {
        Coached table(game<S>());
        table.begin();
        int seen = 0;
        for (int i = 0; i < 400; ++i) {
            if (!table.session.isPlaying()) table.begin();
            if (table.session.picture().note) ++seen;
            table.goOn();
        }
        const auto told = table.told();
        QVERIFY(told.size() > 10);
        QCOMPARE(*std::max_element(told.begin(), told.end()), 2);
        QVERIFY(std::abs(seen - table.toldInAll()) <= 1); // the last one
    });
}

void CoachTest::undoAndRedoCountNothing()
{
    forEveryGame([]<GameState S>() {
        Coached table(game<S>());
        table.begin();
        NotePicture note = table.note();
        while (!table.session.picture().canHint) { // a moment to come back to
            table.goOn();
            note = table.note();
        }
        table.goOn();
        const int told = table.toldInAll();
        table.session.undo();
        QVERIFY(table.session.picture().note == note);
        table.session.redo();
        QCOMPARE(table.toldInAll(), told);
    });
}

void CoachTest::switchedOffItIsAsIfThereWereNone()
{
    forEveryGame([]<GameState S>() {
        Coached silent(game<S>(), Coaching::Never);
        Coached talking(game<S>());
        Session alone(Coached::parts(nullptr));
        alone.setPace(0);
        alone.setHelping({ .warnings = Warnings::Never, .claims = false });
        QObject::connect(&alone, &Session::changed, &alone, &Session::pictureShown);
        silent.begin();
        talking.begin();
        alone.begin(Coached::setupOf(game<S>()), seatAt(0));
        Rng rng(6);
        int notes = 0;
        for (int i = 0; i < 150 && alone.isPlaying(); ++i) {
            const Picture expected = alone.picture();
            QVERIFY(silent.session.picture() == expected);
            Picture told = talking.session.picture();
            if (told.note) ++notes;
            told.note.reset();
            QVERIFY(told == expected);
            silent.goOn();
            talking.goOn();
            Coached::goOn(alone, rng);
        }
        QVERIFY(notes > 5);
        QVERIFY(silent.told().empty());
    });
}

void CoachTest::itSpeaksInTheFirstThreeMatches()
{
    forEveryGame([]<GameState S>() {
        Coached table(game<S>(), Coaching::FirstMatches);
        const CoachMemory memory(table.file());
        for (int match = 0; match < 3; ++match) {
            table.begin();
            QVERIFY(!table.note().text.isEmpty());
            QVERIFY(!memory.countMatch(game<S>()));
        }
        table.begin();
        for (int i = 0; i < 40 && table.session.isPlaying(); ++i) {
            QVERIFY(!table.session.picture().note);
            table.goOn();
        }
        QVERIFY(table.coach.set(Coaching::Always, "en"));
        QVERIFY(!table.note().text.isEmpty());
        QVERIFY(table.coach.set(Coaching::Never, "en"));
        table.session.republish();
        QVERIFY(!table.session.picture().note);
    });
}

void CoachTest::aMatchThatIsOverCounts()
{
    Coached table(game<bieten::State>());
    table.begin();
    while (table.session.isPlaying()) table.goOn();
    const CoachMemory memory(table.file());
    QCOMPARE(memory.matches(game<bieten::State>()), 1);
    QCOMPARE(memory.matches(game<mittlere::State>()), 0);
    table.begin();
    table.session.leave();
    QCOMPARE(memory.matches(game<bieten::State>()), 1);
}

void CoachTest::itSpeaksTheLanguageOfTheHouse()
{
    forEveryGame([]<GameState S>() {
        Coached table(game<S>());
        table.begin();
        std::set<QString> texts { table.note().text.text };
        for (const char* language : { "de", "sv" }) {
            QVERIFY(table.coach.set(Coaching::Always, language));
            table.session.republish();
            texts.insert(table.session.picture().note->text.text);
        }
        QCOMPARE(texts.size(), 3U);
        QVERIFY(!texts.contains(QString()));
        QCOMPARE(table.toldInAll(), 1);
    });
}

void CoachTest::aHintGoesBefore()
{
    Coached table(game<bieten::State>());
    table.begin();
    NotePicture note = table.note();
    while (!table.session.picture().canHint) {
        table.goOn();
        note = table.note();
    }
    table.session.hint();
    const auto shown = table.session.picture().note;
    QVERIFY(shown && shown != note);
}

void CoachTest::whatCanBeDoneHasWords()
{
    forEveryGame([]<GameState S>() {
        Coached table(game<S>(), Coaching::Never);
        QVERIFY(table.session.possibilities().empty());
        table.begin();
        for (int i = 0; i < 60 && table.session.isPlaying(); ++i) {
            const auto acts = table.session.possibilities();
            QVERIFY(!acts.empty() || !table.session.picture().canHint);
            for (const Because& act : acts) {
                QVERIFY(!act.text.isEmpty() && act.clause);
                QVERIFY2(!act.text.contains('{'), qPrintable(act.text));
            }
            table.goOn();
        }
    });
}

QTEST_GUILESS_MAIN(CoachTest)
#include "coach_test.moc"
