#include "core/odds/odds.h"
#include "core/preference/settlement.h"
#include "tests/support/every_game.h"
#include "tests/support/offered.h"
#include "tests/support/test_clock.h"
#include "ui/model/any_rules.h"
#include "ui/model/help/advice.h"
#include "ui/model/session.h"
#include "ui/picture/notes/every_odds.h"
#include "ui/words/table_words.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace weli;
using weli::test::forEveryGame;
using weli::test::TestClock;

namespace {

/// A person among easy bots at a table that does not wait.
class Seated {
public:
    template <GameState S>
    explicit Seated(GameOf<S> game, const Helping& helping, const MatchStore* store = nullptr,
        Coach* coach = nullptr)
        : session_({ defaultBots(), store, { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } },
            Thinker::Where::AtOnce, clock_.alarms(), coach })
    {
        session_.setHelping(helping);
        begin(game);
    }

    void begin(const AnyGame& game)
    {
        session_.begin(
            defaultSetup(game, defaultPlayers(game), "Anna", bots::Level::Easy), seatAt(0));
    }

    [[nodiscard]] Session& session() { return session_; }
    [[nodiscard]] const AnyMatch& match() const { return session_.saved().match; }
    [[nodiscard]] bool mayChoose() const { return session_.picture().canHint; }

    /// The table goes on, and the person does something of the game if it waits for that.
    void goOn()
    {
        if (std::holds_alternative<session::Showing>(session_.state()))
            return session_.pictureShown();
        if (clock_.isAnySet()) return clock_.passToNext();
        if (!std::holds_alternative<session::Thinking>(session_.state())) return session_.resume();
        std::vector<Act> acts = actsIn(session_.picture());
        std::erase_if(acts, [](const Act& act) { return !std::holds_alternative<AnyAction>(act); });
        if (acts.empty()) qFatal("nothing to do");
        session_.choose(acts[rng_.below(static_cast<std::uint32_t>(acts.size()))]);
    }

private:
    TestClock clock_;
    Session session_;
    Rng rng_ { 11 };
};

bool offersRest(const Picture& picture)
{
    const auto& answers = picture.answers;
    return !answers.empty() && answers.back().act == Act(ShowRest {});
}

/// What the last deal that was counted has brought.
std::vector<int> broughtIn(const AnyMatch& match)
{
    return std::visit(
        [](const auto& m) {
            std::vector<int> all;
            for (const Seat seat : SeatSet::firstOf(players(m.state())))
                all.push_back(points(m.state())[seat]);
            return all;
        },
        match);
}

/// What a seat is advised after a few worlds.
template <GameState S> AnyAdvice quickAdvice(const S& state)
{
    constexpr int worlds = 100;
    outlook::LookoutOf<S> lookout(observe(state, seatAt(0)), 0);
    lookout.look(worlds);
    return lookout.advice();
}

/// One that gives much away by those lights.
std::optional<AnyAction> costlyActIn(const AnyMatch& match)
{
    return std::visit(
        [](const auto& m) -> std::optional<AnyAction> {
            const auto& state = m.state();
            if (!outlook::hasOutlook(observe(state, seatAt(0)))) return std::nullopt;
            const AnyAdvice advice = quickAdvice(state);
            for (const auto& action : legalActions(state, seatAt(0)))
                if (!costOf(advice, action).isEmpty()) return AnyAction(action);
            return std::nullopt;
        },
        match);
}

/// How often the person is asked "Do it anyway?" before so many acts that cost much.
int timesAsked(Seated& seated, const AnyGame& game, int costlyActs)
{
    int asked = 0;
    for (int moments = 0; moments < 80 && costlyActs > 0; seated.goOn()) {
        Session& session = seated.session();
        if (session.isOver()) seated.begin(game);
        if (!seated.mayChoose()) continue;
        ++moments;
        const auto costly = costlyActIn(seated.match());
        if (!costly) continue;
        --costlyActs;
        const QSignalSpy told(&session, &Session::refused);
        session.choose(*costly);
        if (!told.isEmpty()) ++asked;
    }
    return costlyActs == 0 ? asked : -1;
}

constexpr Helping nothing { .warnings = Warnings::Never, .odds = false, .claims = false };

} // namespace

class HelpTest : public QObject {
    Q_OBJECT

private slots:
    void theCoachIsSilentWhereTheOutlookSpeaksAgainstIt();
    void nothingIsToldThatIsNotWanted();
    void aHintIsKeptBeforeTheNextAct();
    void itIsAskedOnceBeforeACostlyAct();
    void itIsAskedWhereTheCoachSpeaks();
    void oddsAreThoseOfTheSeatAtEveryMoment();
    void aHintIsWhatAnybodyIsAdvisedThere();
    void oddsComeCoarselyAndAreRefined();
    void whatIsRefinedIsNotShownCoarselyAgain();
    void whatIsCertainIsPlayedToItsEnd();
    void tricksThatAreMineAreTaken();
    void aSingleCardPlaysItselfAndIsNoChoice();
};

void HelpTest::theCoachIsSilentWhereTheOutlookSpeaksAgainstIt()
{
    using namespace preference;
    const coach::Note openLow { .advises = "bid 1" };
    const auto advised = [](const Action& action, bots::PreferenceReason reason) {
        bots::PreferenceEvaluation best { .action = action };
        add(best.whys, { reason });
        return AnyAdvice(bots::PreferenceDecision { action, { best, best } });
    };
    const auto plainly = bots::PreferenceReason::PassIsFree;
    const Action three = Action::bid({ Contract::Three });
    QVERIFY(speaksAgainst(advised(three, plainly), openLow));
    QVERIFY(!speaksAgainst(advised(three, plainly), coach::Note { .name = "may-hold" }));
    QVERIFY(!speaksAgainst(advised(three, bots::PreferenceReason::AnotherWillDo), openLow));
    QVERIFY(!speaksAgainst(advised(Action::bid({ Contract::One }), plainly), openLow));
    QVERIFY(!speaksAgainst(advised(Action(Verb::Pass), plainly), openLow)); // if it bids at all
    const Action high = Action::bid({ Contract::SixX });
    QVERIFY(speaksAgainst(advised(high, plainly), openLow)); // nor where another bid is better
    const coach::Note staying { .advises = "stay" };
    QVERIFY(speaksAgainst(advised(Action(Verb::Join), plainly), staying));
    QVERIFY(!speaksAgainst(advised(Action(Verb::Stay), plainly), staying));
    // Another may do, but not this one: it would be warned of.
    bots::PreferenceEvaluation best { .action = Action(Verb::Join), .value = 0 };
    best.expected = bots::PreferenceChips { 0, 0.1 };
    add(best.whys, { bots::PreferenceReason::AnotherWillDo });
    auto costly = best;
    costly.action = Action(Verb::Stay);
    const auto both = [&](double chips) {
        costly.value = chips;
        costly.expected->chips = chips;
        return AnyAdvice(bots::PreferenceDecision { best.action, { best, costly } });
    };
    QVERIFY(!speaksAgainst(both(-1), staying));
    QVERIFY(speaksAgainst(both(-20), staying));
    costly.expected = best.expected; // its bar shows that it is worse
    costly.value = -5;
    QVERIFY(speaksAgainst(
        AnyAdvice(bots::PreferenceDecision { best.action, { best, costly } }), staying));
}

void HelpTest::nothingIsToldThatIsNotWanted()
{
    forEveryGame([]<GameState S>() {
        Seated seated(GameOf<S> {}, nothing);
        for (int i = 0; i < 150; ++i) {
            const Picture picture = seated.session().picture();
            QVERIFY(!picture.odds && !picture.note && !offersRest(picture));
            seated.goOn();
        }
    });
}

void HelpTest::aHintIsKeptBeforeTheNextAct()
{
    forEveryGame([]<GameState S>() {
        const QTemporaryDir folder;
        const MatchStore store(folder.path());
        Seated seated(GameOf<S> {}, nothing, &store);
        while (!seated.mayChoose()) seated.goOn();
        seated.session().hint();
        const auto loaded = store.load(GameOf<S> {});
        QVERIFY(std::holds_alternative<SavedMatch>(loaded));
        QCOMPARE(std::get<SavedMatch>(loaded).hints, 1);
    });
}

void HelpTest::itIsAskedOnceBeforeACostlyAct()
{
    forEveryGame([]<GameState S>() {
        Seated seated(GameOf<S> {}, { .warnings = Warnings::Always, .claims = false });
        Session& session = seated.session();
        int asked = 0;
        for (int moments = 0; moments < 80 && asked < 2; seated.goOn()) {
            if (session.isOver()) seated.begin(GameOf<S> {});
            if (!seated.mayChoose()) continue;
            ++moments;
            const auto costly = costlyActIn(seated.match());
            if (!costly) continue;
            const std::size_t length = lengthOf(seated.match());
            const QSignalSpy told(&session, &Session::refused);
            session.choose(*costly);
            if (told.isEmpty()) continue; // with other dice it does not cost so much
            QCOMPARE(lengthOf(seated.match()), length);
            const QString said = told.front().front().value<Because>().text;
            QVERIFY(said.endsWith("anyway? Press again to do it anyway."));
            session.choose(*costly);
            QCOMPARE(told.size(), 1);
            QVERIFY(lengthOf(seated.match()) > length);
            ++asked;
        }
        QCOMPARE(asked, 2);
    });
}

void HelpTest::itIsAskedWhereTheCoachSpeaks()
{
    const QTemporaryDir folder;
    const Helping withCoach { .warnings = Warnings::WithCoach, .claims = false };
    const GameOf<bieten::State> game {};
    Coach coach(folder.filePath("coach.json"));
    coach.set(Coaching::Always, "en");
    Seated coached(game, withCoach, nullptr, &coach);
    QVERIFY(timesAsked(coached, game, 3) > 0);
    coach.set(Coaching::Never, "en");
    QCOMPARE(timesAsked(coached, game, 2), 0);
    Seated alone(game, withCoach);
    QCOMPARE(timesAsked(alone, game, 2), 0);
}

void HelpTest::oddsAreThoseOfTheSeatAtEveryMoment()
{
    forEveryGame([]<GameState S>() {
        Seated seated(GameOf<S> {}, { .odds = true, .claims = false });
        int told = 0;
        for (int i = 0; i < 60 && told < 8; ++i, seated.goOn()) {
            const Picture picture = seated.session().picture();
            QVERIFY(picture.odds);
            for (const OddsPicture::Cell& cell : picture.odds->cells)
                QVERIFY(!cell.text.isEmpty() && !cell.spoken.isEmpty());
            told += picture.odds->cells.empty() ? 0 : 1;
        }
        QVERIFY2(told == 8, qPrintable(QString::number(told)));
        seated.session().setHelping(nothing);
        QVERIFY(!seated.session().picture().odds);
        while (!seated.session().picture().result) seated.goOn();
        seated.session().setHelping({ .odds = true, .claims = false });
        QVERIFY(seated.session().picture().odds->cells.empty());
    });
}

void HelpTest::aHintIsWhatAnybodyIsAdvisedThere()
{
    forEveryGame([]<GameState S>() {
        Seated seated(GameOf<S> {}, nothing);
        TestClock clock;
        Help help(nullptr, Thinker::Where::AtOnce, clock.alarms());
        const ViewContext context { .seats = { { "Anna" }, { "Bert" }, { "Cilli" } } };
        int given = 0;
        for (int i = 0; i < 60 && given < 2; ++i, seated.goOn()) {
            const S& state = std::get<Timeline<S>>(seated.match()).state();
            if (!seated.mayChoose()) continue;
            help.forget();
            help.giveHint(seated.match(), seatAt(0));
            const AnyAdvice advice
                = outlook::adviceOf(observe(state, seatAt(0)), outlook::usualDice);
            QCOMPARE(help.note(context), std::optional(hintOf(advice, Depth::Reason, context)));
            ++given;
        }
        QCOMPARE(given, 2);
    });
}

void HelpTest::oddsComeCoarselyAndAreRefined()
{
    forEveryGame([]<GameState S>() {
        Seated seated(GameOf<S> {}, nothing);
        TestClock clock;
        Help help(nullptr, Thinker::Where::AtOnce, clock.alarms());
        help.set({ .odds = true, .claims = false });
        const ViewContext context { .seats = { { "Anna" }, { "Bert" }, { "Cilli" } } };
        std::vector<std::optional<OddsPicture>> told;
        connect(&help, &Help::changed, &help, [&] { told.push_back(help.odds(context)); });
        int refined = 0;
        for (int i = 0; i < 60 && refined < 2; ++i, seated.goOn()) {
            help.forget();
            told.clear();
            help.begin(seated.match(), seatAt(0));
            if (told.empty() || told.back()->cells.empty()) continue;
            const auto observation
                = observe(std::get<Timeline<S>>(seated.match()).state(), seatAt(0));
            QCOMPARE(*told.back(),
                oddsPictureOf(odds::oddsOf(observation, outlook::usualDice), context));
            refined += told.size() == 2 && told.front() != told.back() ? 1 : 0;
        }
        QCOMPARE(refined, 2);
    });
}

void HelpTest::whatIsRefinedIsNotShownCoarselyAgain()
{
    forEveryGame([]<GameState S>() {
        Seated seated(GameOf<S> {}, nothing);
        TestClock clock;
        Help help(nullptr, Thinker::Where::AtOnce, clock.alarms());
        help.set({ .odds = true, .claims = false });
        QSignalSpy told(&help, &Help::changed);
        int refined = 0;
        for (int i = 0; i < 60 && refined < 2; ++i, seated.goOn()) {
            help.forget();
            told.clear();
            help.begin(seated.match(), seatAt(0));
            if (told.size() < 2) continue;
            ++refined;
            told.clear();
            help.begin(seated.match(), seatAt(0)); // another wish in the same moment
            QVERIFY(told.empty());
        }
        QCOMPARE(refined, 2);
    });
}

/// It is offered, nothing more is asked of the person, and the deal brings what it would have.
void HelpTest::whatIsCertainIsPlayedToItsEnd()
{
    forEveryGame([]<GameState S>() {
        Seated seated(GameOf<S> {}, { .warnings = Warnings::Never });
        Session& session = seated.session();
        for (int shown = 0; shown < 3; seated.goOn()) {
            if (session.isOver()) seated.begin(GameOf<S> {});
            if (!offersRest(session.picture())) continue;
            session.choose(ShowRest {});
            while (!isCounted(seated.match())) {
                QVERIFY(!offersRest(session.picture()));
                QVERIFY(!std::holds_alternative<session::Thinking>(session.state()));
                seated.goOn();
            }
            const auto brought = broughtIn(seated.match());
            // Had the person gone on alone, it would have been the same.
            session.undo();
            while (!isCounted(seated.match())) seated.goOn();
            QCOMPARE(broughtIn(seated.match()), brought);
            ++shown;
        }
    });
}

/// Whoever is told that all tricks left are its own gets them, if the table plays for it.
void HelpTest::tricksThatAreMineAreTaken()
{
    const AnyGame game = GameOf<preference::State> {};
    Seated seated(GameOf<preference::State> {}, { .warnings = Warnings::Never });
    Session& session = seated.session();
    const auto state
        = [&] { return std::get<Timeline<preference::State>>(seated.match()).state(); };
    for (int shown = 0; shown < 2; seated.goOn()) {
        if (session.isOver()) seated.begin(game);
        const Picture picture = session.picture();
        if (!offersRest(picture) || picture.question != tableWords().restIsMine) continue;
        const int all = state().table.taken[seatAt(0)] + state().hands[seatAt(0)].size();
        session.choose(ShowRest {});
        while (!isCounted(seated.match())) seated.goOn();
        QCOMPARE(int(preference::settlementOf(state().table).tricks[seatAt(0)]), all);
        ++shown;
    }
}

void HelpTest::aSingleCardPlaysItselfAndIsNoChoice()
{
    forEveryGame([]<GameState S>() {
        Helping helping = nothing;
        helping.singleCards = true;
        Seated seated(GameOf<S> {}, helping);
        Session& session = seated.session();
        int single = 0;
        for (int i = 0; i < 400 && !session.isOver(); ++i) {
            const bool isSingle = onlyCard(seated.match(), seatAt(0)).has_value();
            const bool waits = std::holds_alternative<session::Thinking>(session.state());
            QVERIFY(!isSingle || !waits);
            single += isSingle ? 1 : 0;
            seated.goOn();
        }
        QVERIFY(single > 0);
        session.undo();
        QVERIFY(!onlyCard(seated.match(), seatAt(0)));
    });
}

QTEST_GUILESS_MAIN(HelpTest)

#include "help_test.moc"
