#include "ui/model/session.h"

#include "tests/support/offered.h"
#include "tests/support/test_clock.h"
#include "ui/model/any_rules.h"
#include "ui/picture/bieten/picture.h"
#include "ui/words/words.h"

#include <QtTest>

#include <atomic>
#include <semaphore>

using namespace weli;
using weli::test::TestClock;

namespace {

using bieten::Observation;
using Stop = std::stop_token;

/// A bot that does the first thing that comes to mind when it is due, and else waits.
std::optional<bieten::Action> simple(
    const Observation& observation, const bots::Mind& /*mind*/, std::uint64_t, const Stop&)
{
    if (seatAwaited(observation.table) != observation.seat) return std::nullopt;
    const auto legal = legalActions(observation);
    for (const bieten::Action& action : legal)
        if (action.verb() != bieten::Verb::Bid && action.verb() != bieten::Verb::Three)
            return action;
    return legal[0];
}

using Bieten = BotFunction<bieten::State>;

Bieten realBot() { return std::get<Bieten>(defaultBots()); }

/// This bot for Bieten, the usual ones for other games.
BotSet choosersWith(Bieten chooser)
{
    BotSet all = defaultBots();
    std::get<Bieten>(all) = std::move(chooser);
    return all;
}

const AnyGame bietenGame = GameOf<bieten::State> {};

constexpr Seeds seeds { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } };

bieten::Rules& rulesOf(Setup& setup) { return std::get<bieten::Rules>(setup.rules); }

Setup threePlayers() { return defaultSetup(bietenGame, 3, "Anna", bots::Level::Easy); }

/// Bots answer at once, where they are asked.
Session::Dependencies calm(Bieten chooser = simple, const MatchStore* store = nullptr)
{
    return { choosersWith(std::move(chooser)), store, seeds, Thinker::Where::AtOnce };
}

/// The same, and time passes only as it is told to.
Session::Dependencies calmBy(TestClock& clock, Bieten chooser = simple)
{
    Session::Dependencies all = calm(std::move(chooser));
    all.alarms = clock.alarms();
    return all;
}

/// Bots think on their thread.
Session::Dependencies lively(Bieten chooser)
{
    return { choosersWith(std::move(chooser)), nullptr, seeds };
}

Act act(const QString& text) { return actFrom<bieten::State>(text); }

/// A view that has shown everything at once.
void showAtOnce(Session& model)
{
    QObject::connect(&model, &Session::changed, &model, &Session::pictureShown);
}

const Timeline<bieten::State>& matchOf(const Session& model)
{
    return std::get<Timeline<bieten::State>>(model.saved().match);
}

const bieten::PublicState& tableOf(const Session& model) { return matchOf(model).state().table; }

std::size_t logLength(const Session& model) { return matchOf(model).length(); }

/// Does something that the picture offers; a result is only looked at.
void actSomehow(Session& model, Rng& rng)
{
    const Picture picture = model.picture();
    if (picture.result) return model.resume();
    const std::vector<Act> acts = actsIn(picture);
    if (acts.empty()) qFatal("nothing to do: %s", qPrintable(picture.prompt.text));
    model.choose(acts[rng.below(static_cast<std::uint32_t>(acts.size()))]);
}

/// Until the first deal is counted, by an act after which the table takes its time.
void playToTheLastAct(Session& model, TestClock& clock)
{
    QObject::connect(&model, &Session::changed, &model, [&model] {
        if (tableOf(model).history.size() > 8) model.setPace(1);
    });
    model.begin(threePlayers(), seatAt(0));
    Rng rng(5);
    while (!tableOf(model).count) {
        if (offered(model.picture()).isEmpty())
            clock.passToNext();
        else
            actSomehow(model, rng);
    }
}

/// Until the cards are dealt.
void actUntilDealt(Session& model)
{
    Rng rng(5);
    while (!seatDue(tableOf(model))) actSomehow(model, rng);
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private slots:
    void playsWholeMatches_data();
    void playsWholeMatches();
    void theSameSeedGivesTheSameMatch();
    void botsAlonePlayForAWatcher();
    void B9_theDrawIsShownBeforeItsResultDeals();
    void B9_aDealerWhoIsNamedIsNotDrawn();
    void nothingHappensBeforeTheViewHasShown();
    void aRefusedActGivesItsClause();
    void aRefusedCardGoesBack();
    void theTableIsHeldUntilThePersonLetsItGoOn();
    void thePersonMayBidWhileTheTableIsHeld();
    void aBidOfABotIsNotHeldWhenThePersonIsDue();
    void switchingTheHoldOffLetsTheTableGoOn();
    void thePaceDelaysBots();
    void whatEndsADealIsLookedAtBeforeTheResult();
    void goingOnShowsTheResultAndNoMore();
    void B13_aDealWithoutAChoiceIsDoneAfterTheUsualPause();
    void undoSkipsWhatWasNoChoice();
    void B79_botsAreAskedInOrderAndTheDueOneLast();
    void thePersonMayBidWhileBotsThink();
    void anAnswerThatComesTooLateIsDropped();
    void leavingStopsABotThatThinks();
    void undoTakesBackTheLastOwnAct();
    void redoTakesUpWhatWasTakenBack();
    void runningOnNeitherWaitsNorPausesUpToTheNextChoice();
    void everyActIsOnDiskBeforeTheNextIsAskedFor();
    void aMatchIsResumedAtEveryAct();
    void aSaveErrorIsToldOnceAndPlayGoesOn();
    void aFinishedMatchGoesIntoTheHistory();
    void aNewMatchKeepsTheOldOne();
    void anOldMatchThatCannotBePutAwayIsNotOverwritten();
    void realBotsPlayOnTheirThread();
};

void SessionTest::playsWholeMatches_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("preset");
    for (const int players : { 2, 3, 4, 6, 8 })
        for (const bieten::Preset preset : bieten::presets)
            QTest::addRow("%d %s", players, code(preset).data())
                << players << static_cast<int>(preset);
}

void SessionTest::playsWholeMatches()
{
    QFETCH(int, players);
    QFETCH(int, preset);
    Setup setup = defaultSetup(bietenGame, players, "Anna");
    setup.rules = rulesOf(static_cast<bieten::Preset>(preset), players);
    Session model(calm(realBot()));
    showAtOnce(model);
    const QSignalSpy ended(&model, &Session::matchEnded);
    model.begin(setup);
    Rng rng(11);
    for (int acts = 0; acts < 20'000 && model.isPlaying(); ++acts) actSomehow(model, rng);
    QCOMPARE(ended.size(), 1);
}

void SessionTest::theSameSeedGivesTheSameMatch()
{
    std::vector<AnyMatch> matches;
    for (int i = 0; i < 2; ++i) {
        Session model(calm(realBot()));
        showAtOnce(model);
        model.begin(threePlayers());
        Rng rng(3);
        while (!model.isOver()) actSomehow(model, rng);
        matches.push_back(model.saved().match);
    }
    QVERIFY(matches[0] == matches[1]);
}

void SessionTest::botsAlonePlayForAWatcher()
{
    Setup setup = threePlayers();
    setup.players[0].who = Bot { bots::Level::Easy };
    Session model(calm(realBot()));
    showAtOnce(model);
    model.begin(setup);
    for (int deals = 0; deals < 200 && !model.isOver(); ++deals) {
        QVERIFY(model.picture().result);
        model.resume();
    }
    QVERIFY(model.isOver());
}

void SessionTest::B9_theDrawIsShownBeforeItsResultDeals()
{
    Session model(calm());
    model.begin(threePlayers());
    const Picture draw = model.picture();
    QVERIFY(draw.drawing && draw.goOn);
    std::optional<Seat> lowest;
    for (const CardPicture& card : draw.cards)
        if (card.wins) lowest = card.seat;
    QCOMPARE(lowest, std::optional(tableOf(model).dealer));
    for (const SeatPicture& seat : draw.seats) QVERIFY(!seat.dealer);

    model.setPace(100);
    model.pictureShown();
    QVERIFY(model.picture().drawing); // there is time to look
    model.resume();
    const Picture cutting = model.picture();
    QVERIFY(!cutting.drawing && cutting.deal == 1);
    const QString name = model.saved().players[lowest->index].name;
    QVERIFY2(
        cutting.prompt.text.startsWith(name + " deals first"), qPrintable(cutting.prompt.text));
}

void SessionTest::B9_aDealerWhoIsNamedIsNotDrawn()
{
    Session model(calm());
    model.begin(threePlayers()); // and left while the draw is looked at
    model.begin(threePlayers(), seatAt(2));
    QVERIFY(!model.picture().drawing);
    QCOMPARE(tableOf(model).dealer, seatAt(2));
    model.pictureShown();
    QVERIFY(!model.picture().prompt.text.contains("deals first"));
}

void SessionTest::nothingHappensBeforeTheViewHasShown()
{
    Session model(calm());
    const QSignalSpy changed(&model, &Session::changed);
    model.begin(threePlayers(), seatAt(0)); // seat 2 cuts
    QCOMPARE(logLength(model), std::size_t { 0 });
    model.pictureShown(); // the pack comes
    QCOMPARE(logLength(model), std::size_t { 1 });
    model.pictureShown(); // the cut
    QCOMPARE(logLength(model), std::size_t { 2 });
    QCOMPARE(changed.size(), 3);
}

void SessionTest::aRefusedActGivesItsClause()
{
    Session model(calm());
    showAtOnce(model);
    model.begin(threePlayers(), seatAt(2)); // Anna leads
    actUntilDealt(model);
    const auto log = logLength(model);
    const QSignalSpy refused(&model, &Session::refused);
    model.choose(act("good hearts"));
    QCOMPARE(refused.size(), 1);
    QVERIFY((refused[0][0].value<Because>().clause == Clause { 'B', 43 }));
    QVERIFY(!refused[0][1].value<std::optional<Card>>());
    QCOMPARE(logLength(model), log);
}

void SessionTest::aRefusedCardGoesBack()
{
    Session model(calm());
    model.setWaitForMe(true);
    showAtOnce(model);
    model.begin(threePlayers(), seatAt(0)); // seat 1 leads
    actUntilDealt(model);
    const QSignalSpy refused(&model, &Session::refused);
    for (const CardPicture& card : model.picture().cards) {
        if (!card.mine || card.face == bieten::weliCard) continue;
        model.choose(AnyAction(bieten::Action::play(*card.face)));
        QCOMPARE(words::withClause(refused.back()[0].value<Because>()),
            "It is not your turn to play a card. (B-16)");
        QCOMPARE(refused.back()[1].value<std::optional<Card>>(), card.face);
    }
    QVERIFY(refused.size() >= 2);
}

void SessionTest::theTableIsHeldUntilThePersonLetsItGoOn()
{
    Session model(calm());
    showAtOnce(model);
    model.setWaitForMe(true);
    model.begin(threePlayers(), seatAt(0)); // seat 1 leads
    actUntilDealt(model);
    const auto log = logLength(model);
    QVERIFY(model.picture().goOn);
    model.republish();
    QCOMPARE(logLength(model), log);
    model.resume();
    QCOMPARE(logLength(model), log + 1);
    QVERIFY(model.picture().goOn); // before the next bot's card
    model.resume();
    QVERIFY(!model.picture().goOn); // Anna's turn
}

void SessionTest::thePersonMayBidWhileTheTableIsHeld()
{
    Session model(calm());
    showAtOnce(model);
    model.setWaitForMe(true);
    model.begin(threePlayers(), seatAt(0));
    actUntilDealt(model);
    const auto log = logLength(model);
    model.choose(act("bid last"));
    QVERIFY(logLength(model) > log + 1); // the others have answered by themselves
    QVERIFY(model.picture().goOn);
}

void SessionTest::aBidOfABotIsNotHeldWhenThePersonIsDue()
{
    Session model(calm([](const Observation& observation, const bots::Mind& mind,
                           std::uint64_t number, const Stop& stop) {
        const auto bid = bieten::Action::say(bieten::Verb::Bid, bieten::Figure::Last);
        const bool can = !whyNot(observation, bid);
        return can ? std::optional(bid) : simple(observation, mind, number, stop);
    }));
    showAtOnce(model);
    model.setWaitForMe(true);
    model.begin(threePlayers(), seatAt(2)); // Anna leads
    actUntilDealt(model);
    QVERIFY(!model.picture().goOn);
    QCOMPARE(figuresOn(model.picture()).plates[4].state, PlateState::Asked);
}

void SessionTest::switchingTheHoldOffLetsTheTableGoOn()
{
    Session model(calm());
    showAtOnce(model);
    model.setWaitForMe(true);
    model.begin(threePlayers(), seatAt(0));
    actUntilDealt(model);
    QCOMPARE(seatAwaited(tableOf(model)), seatAt(1));
    model.setWaitForMe(false);
    QCOMPARE(seatAwaited(tableOf(model)), seatAt(0));
}

void SessionTest::thePaceDelaysBots()
{
    TestClock clock;
    Session model(calmBy(clock));
    showAtOnce(model);
    model.setPace(40);
    model.begin(threePlayers(), seatAt(0)); // seat 2 cuts
    QCOMPARE(logLength(model), std::size_t { 1 });
    clock.pass(39);
    QCOMPARE(logLength(model), std::size_t { 1 });
    clock.pass(1);
    QCOMPARE(logLength(model), std::size_t { 2 });
}

void SessionTest::whatEndsADealIsLookedAtBeforeTheResult()
{
    TestClock clock;
    Session model(calmBy(clock));
    showAtOnce(model);
    playToTheLastAct(model, clock);
    QVERIFY(!model.picture().result);
    clock.pass(session::lookingAtTheEnd - 1);
    QVERIFY(!model.picture().result);
    clock.pass(1);
    QVERIFY(model.picture().result);
}

void SessionTest::goingOnShowsTheResultAndNoMore()
{
    TestClock clock;
    Session model(calmBy(clock));
    showAtOnce(model);
    playToTheLastAct(model, clock);
    const int deal = model.picture().deal;
    model.resume();
    QVERIFY(model.picture().result);
    QCOMPARE(model.picture().deal, deal);
    model.resume();
    QCOMPARE(model.picture().deal, deal + 1);
}

void SessionTest::B13_aDealWithoutAChoiceIsDoneAfterTheUsualPause()
{
    TestClock clock;
    Session model(calmBy(clock));
    showAtOnce(model);
    Setup setup = threePlayers();
    rulesOf(setup).deal = bieten::Rounds::OneTwo;
    rulesOf(setup).steal = bieten::Steal::None;
    model.begin(setup, seatAt(0)); // Anna deals
    QVERIFY(seatDue(tableOf(model)));
    const auto& event = matchOf(model).event(2);
    const Timeline<bieten::State>::Acted deal { seatAt(0),
        bieten::Action(bieten::Verb::DealOneTwo) };
    QCOMPARE(std::get<Timeline<bieten::State>::Acted>(event), deal);

    model.leave();
    model.setPace(40);
    model.begin(setup, seatAt(0));
    clock.pass(40); // before the cut
    clock.pass(39); // before the deal
    QVERIFY(!seatDue(tableOf(model)));
    clock.pass(1);
    QVERIFY(seatDue(tableOf(model)));
}

void SessionTest::undoSkipsWhatWasNoChoice()
{
    Session model(calm());
    showAtOnce(model);
    Setup setup = threePlayers();
    rulesOf(setup).deal = bieten::Rounds::OneTwo;
    rulesOf(setup).steal = bieten::Steal::None;
    model.begin(setup, seatAt(0)); // Anna deals, and has not chosen it
    QVERIFY(seatDue(tableOf(model)));
    QVERIFY(!model.picture().canUndo);
    const auto log = logLength(model);
    const QStringList cards = offered(model.picture()).filter("play");
    model.choose(act(cards[0]));
    QVERIFY(model.picture().canUndo);
    model.undo();
    QCOMPARE(logLength(model), log);
}

void SessionTest::B79_botsAreAskedInOrderAndTheDueOneLast()
{
    std::vector<int> asked;
    Session model(calm([&asked](const Observation& observation, const bots::Mind& mind,
                           std::uint64_t number, const Stop& stop) {
        asked.push_back(observation.seat.index);
        return simple(observation, mind, number, stop);
    }));
    connect(&model, &Session::changed, &model, [&model] {
        if (!seatDue(tableOf(model))) model.pictureShown();
    });
    Setup setup = defaultSetup(bietenGame, 4, "Anna", bots::Level::Easy);
    rulesOf(setup).steal = bieten::Steal::None;
    asked.clear();
    model.begin(setup, seatAt(3)); // seat 2 cuts, Anna leads
    QCOMPARE(asked, (std::vector { 2, 3, 1, 2, 3 }));
    asked.clear();
    QStringList cards = offered(model.picture()).filter("play");
    model.choose(act(cards[0])); // now seat 1 is due
    QCOMPARE(asked, (std::vector { 2, 3, 1 }));
}

void SessionTest::thePersonMayBidWhileBotsThink()
{
    std::counting_semaphore<> go(0);
    std::atomic<bool> slow = false;
    std::atomic<int> waiting = 0;
    std::atomic<int> stopped = 0;
    Session model(lively([&](const Observation& observation, const bots::Mind& mind,
                             std::uint64_t number, const Stop& stop) {
        if (slow) {
            ++waiting;
            go.acquire();
            if (stop.stop_requested()) ++stopped;
        }
        return simple(observation, mind, number, stop);
    }));
    showAtOnce(model);
    model.setWaitForMe(true);
    model.begin(threePlayers(), seatAt(0));
    QTRY_VERIFY(!model.picture().answers.empty()); // Anna deals
    model.choose(act("deal 1-2"));
    QTRY_VERIFY(model.picture().goOn); // seat 1 is to lead
    slow = true;
    model.resume();
    QTRY_COMPARE(waiting, 1); // now a bot thinks about the next card
    const auto log = logLength(model);
    model.choose(act("bid last"));
    QCOMPARE(logLength(model), log + 1);
    const auto& event = matchOf(model).event(log);
    QCOMPARE(std::get<Timeline<bieten::State>::Acted>(event).seat, seatAt(0));
    slow = false;
    go.release(8);
    QTRY_VERIFY(model.picture().goOn); // the others have answered
    QVERIFY(stopped > 0);
}

void SessionTest::anAnswerThatComesTooLateIsDropped()
{
    std::counting_semaphore<> go(0);
    std::atomic<int> calls = 0;
    std::atomic<int> answers = 0;
    Session model(lively([&](const Observation& observation, const bots::Mind& mind,
                             std::uint64_t number, const Stop& stop) {
        ++calls;
        go.acquire();
        ++answers;
        return simple(observation, mind, number, stop);
    }));
    showAtOnce(model);
    model.begin(threePlayers(), seatAt(0)); // seat 2 is asked to cut
    QTRY_COMPARE(calls, 1);
    model.begin(threePlayers(), seatAt(1)); // Anna cuts: no bot is asked
    go.release();
    QTRY_COMPARE(answers, 1);
    QCOMPARE(logLength(model), std::size_t { 1 });
    QVERIFY(figuresOn(model.picture()).cut);
    model.choose(act("cut 5"));
    model.choose(act("leave"));
    QTRY_COMPARE(calls, 2); // the first answer is on its way by now
    QCoreApplication::processEvents();
    QCOMPARE(logLength(model), std::size_t { 3 });
    go.release(8);
}

void SessionTest::leavingStopsABotThatThinks()
{
    std::atomic<int> stopped = 0;
    {
        Session model(lively([&](const Observation&, const bots::Mind&, std::uint64_t,
                                 const Stop& stop) -> std::optional<bieten::Action> {
            while (!stop.stop_requested()) QThread::msleep(1);
            ++stopped;
            return std::nullopt;
        }));
        showAtOnce(model);
        model.begin(threePlayers(), seatAt(0));
        model.leave();
        QVERIFY(!model.isPlaying());
        QTRY_COMPARE(stopped, 1);
        model.begin(threePlayers(), seatAt(0));
    }
    QCOMPARE(stopped, 2); // the destructor does not wait for ever
}

void SessionTest::undoTakesBackTheLastOwnAct()
{
    Session model(calm());
    showAtOnce(model);
    model.begin(threePlayers(), seatAt(1)); // Anna cuts
    QVERIFY(!model.picture().canUndo);
    model.undo();
    QCOMPARE(logLength(model), std::size_t { 1 });
    model.choose(act("cut 5"));
    QVERIFY(logLength(model) > 1 && model.picture().canUndo);
    model.undo();
    QCOMPARE(logLength(model), std::size_t { 1 });
    QVERIFY(figuresOn(model.picture()).cut);
    QCOMPARE(model.picture().undone, 1);
    QCOMPARE(model.saved().undone, 1);
}

void SessionTest::redoTakesUpWhatWasTakenBack()
{
    const QTemporaryDir folder;
    const MatchStore store(folder.path());
    Session model(calm(simple, &store));
    showAtOnce(model);
    model.begin(threePlayers(), seatAt(1)); // Anna cuts
    QVERIFY(!model.picture().canRedo);
    model.choose(act("cut 5"));
    const SavedMatch before = model.saved();
    model.undo();
    QVERIFY(model.picture().canRedo);
    model.redo();
    QVERIFY(model.saved() == before);
    QVERIFY(std::get<SavedMatch>(store.load(bietenGame)) == before);
    QVERIFY(!model.picture().canRedo);
    model.undo();
    model.choose(act("cut 6")); // something else
    QVERIFY(!model.picture().canRedo);
    const SavedMatch other = model.saved();
    model.redo();
    QVERIFY(model.saved() == other);
}

void SessionTest::runningOnNeitherWaitsNorPausesUpToTheNextChoice()
{
    Session model(calm());
    showAtOnce(model);
    model.setPace(3000);
    model.setWaitForMe(true);
    Setup setup = threePlayers();
    rulesOf(setup).deal = bieten::Rounds::OneTwo;
    rulesOf(setup).steal = bieten::Steal::None;
    model.begin(setup, seatAt(2)); // a bot cuts, a bot deals and another one leads
    QVERIFY(model.picture().canRunOn);
    model.runOn();
    QTRY_VERIFY_WITH_TIMEOUT(!model.picture().canRunOn, 2000);
    QVERIFY(weli::isCounted(model.saved().match) || seatDue(tableOf(model)) == seatAt(0));
}

void SessionTest::everyActIsOnDiskBeforeTheNextIsAskedFor()
{
    const QTemporaryDir folder;
    const MatchStore store(folder.path());
    const Session* table = nullptr;
    int asked = 0;
    int behind = 0;
    Session model(calm(
        [&](const Observation& observation, const bots::Mind& mind, std::uint64_t number,
            const Stop& stop) {
            ++asked;
            const auto found = MatchStore::read(store.fileOf(bietenGame), "Vroni");
            const auto* saved = std::get_if<SavedMatch>(&found);
            if (saved == nullptr || !(*saved == table->saved())) ++behind;
            return simple(observation, mind, number, stop);
        },
        &store));
    table = &model;
    showAtOnce(model);
    model.begin(threePlayers());
    Rng rng(4);
    for (int acts = 0; acts < 12; ++acts) actSomehow(model, rng);
    QVERIFY(asked > 20);
    QCOMPARE(behind, 0);
}

void SessionTest::aMatchIsResumedAtEveryAct()
{
    const QTemporaryDir folder;
    const MatchStore store(folder.path());
    Session model(calm(simple, &store));
    int resumed = 0;
    connect(&model, &Session::changed, &model, [&](const Picture& picture) {
        const auto loaded = store.load(bietenGame);
        QVERIFY(std::holds_alternative<SavedMatch>(loaded));
        Session later(calm());
        later.open(std::get<SavedMatch>(loaded));
        QVERIFY(later.saved() == model.saved());
        QVERIFY(later.picture() == picture);
        ++resumed;
        model.pictureShown();
    });
    model.begin(threePlayers(), seatAt(2)); // what was drawn is not saved (B-9)
    Rng rng(6);
    for (int acts = 0; acts < 30 && model.isPlaying(); ++acts) actSomehow(model, rng);
    QVERIFY(resumed > 30);
}

void SessionTest::aSaveErrorIsToldOnceAndPlayGoesOn()
{
    const MatchStore store("/proc/weli");
    Session model(calm(simple, &store));
    const QSignalSpy failed(&model, &Session::saveFailed);
    showAtOnce(model);
    model.begin(threePlayers());
    Rng rng(4);
    for (int acts = 0; acts < 5; ++acts) actSomehow(model, rng);
    QVERIFY(logLength(model) > 5);
    QCOMPARE(failed.size(), 1);
}

void SessionTest::aFinishedMatchGoesIntoTheHistory()
{
    const QTemporaryDir folder;
    const MatchStore store(folder.path());
    Session model(calm(simple, &store));
    showAtOnce(model);
    Setup setup = threePlayers();
    rulesOf(setup).target = 3;
    model.begin(setup);
    Rng rng(4);
    while (!model.isOver()) actSomehow(model, rng);
    QVERIFY(store.has(bietenGame));
    model.choose(GoOn {});
    QVERIFY(!model.isPlaying());
    QVERIFY(!store.has(bietenGame));
    QCOMPARE(QDir(store.historyFolder()).entryList(QDir::Files).size(), 1);
}

void SessionTest::aNewMatchKeepsTheOldOne()
{
    const QTemporaryDir folder;
    const MatchStore store(folder.path());
    Session model(calm(simple, &store));
    showAtOnce(model);
    model.begin(threePlayers());
    const SavedMatch first = model.saved();
    model.begin(threePlayers());
    const QDir history(store.historyFolder());
    const QStringList names = history.entryList(QDir::Files);
    QCOMPARE(names.size(), 1);
    QVERIFY(std::get<SavedMatch>(MatchStore::read(history.filePath(names[0]), "Vroni")) == first);
}

void SessionTest::anOldMatchThatCannotBePutAwayIsNotOverwritten()
{
    const QTemporaryDir folder;
    const MatchStore store(folder.path());
    Session model(calm(simple, &store));
    showAtOnce(model);
    model.begin(threePlayers());
    const SavedMatch first = model.saved();
    QFile inTheWay(store.historyFolder());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly)); // a file where the folder should be
    const QSignalSpy failed(&model, &Session::saveFailed);
    model.begin(defaultSetup(bietenGame, 4, "Anna", bots::Level::Easy));
    QCOMPARE(failed.size(), 1);
    QVERIFY(std::get<SavedMatch>(store.load(bietenGame)) == first);
}

void SessionTest::realBotsPlayOnTheirThread()
{
    Session model(lively(realBot()));
    showAtOnce(model);
    model.begin(defaultSetup(bietenGame, 4, "Anna"));
    Rng rng(8);
    for (int acts = 0; acts < 40 && model.isPlaying(); ++acts) {
        QTRY_VERIFY(model.picture().result || !offered(model.picture()).isEmpty());
        actSomehow(model, rng);
    }
}

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
