#include "tests/core/lesson/sample.h"

#include "core/lesson/run.h"
#include "core/record/records.h"

#include <QtTest>

using namespace weli;
using namespace weli::lesson;

namespace {

/// The action of Bieten that reads so, legal or not.
AnyAction action(const char* text) { return *GameRecord<bieten::State>::parseAnyAction(text); }

template <typename P> bool is(const Run& run) { return std::holds_alternative<P>(run.phase()); }

template <typename P> const P& as(const Run& run) { return std::get<P>(run.phase()); }

/// Does what the step wants, and goes on to where the next one is shown.
void pass(Run& run)
{
    const Task task = run.lesson().steps[run.step()].task;
    if (std::holds_alternative<Do>(task) && !is<Right>(run)) {
        const auto next = nextEvent(run.match(), run.lesson().match, run.lesson().seat, {});
        QVERIFY(run.act(std::get<AnyActed>(*next).action));
    } else if (const auto* ask = std::get_if<Ask>(&task)) {
        for (const std::string& choice : run.choices())
            if (!is<Right>(run)) QVERIFY(run.answer(choice));
        QVERIFY(!ask->question.empty() && is<Right>(run));
    }
    while (!is<Arriving>(run) && !is<Done>(run) && run.goOn())
        if (is<Waiting>(run)) return;
    run.arrive();
}

Run at(const Lesson& lesson, std::size_t step)
{
    Run run(lesson);
    while (run.step() < step) pass(run);
    return run;
}

void withoutSteps(std::vector<std::string>& lines)
{
    std::erase_if(lines,
        [](const std::string& line) { return line.find(R"("type":"step")") != std::string::npos; });
}

// The steps of the sample.
enum : std::size_t { hello, bid, worth, card, quiet, heart, whose, last };

} // namespace

class LessonRunTest : public QObject {
    Q_OBJECT

private slots:
    void itBeginsAtTheFirstStep();
    void whatIsReadGoesOn();
    void theRightActIsDone();
    void theTablePlaysUpToTheNextStep();
    void anotherActHasItsReplyAndChangesNothing();
    void anIllegalActHasItsClause();
    void aRefusedActWhereNothingIsToBeDone();
    void anActOfAnotherGameIsNone();
    void aRightAnswer();
    void aWrongAnswer();
    void anAnswerThatIsNotOffered();
    void lettingItPass();
    void speakingWhereOneShouldWait();
    void helpIsOfferedAfterTwoWrongTries();
    void afterTheHintItIsShown();
    void theAnswerIsShown();
    void waitingIsShown();
    void anActThatIsAsGoodTakesTheOthersPlace();
    void itIsPlayedOnAndTakenBack();
    void whatTheScriptSaysIsPlayedOn();
    void itIsPlayedAsFarAsTheStepWants();
    void wrongAnswersAreRemembered();
    void whoHasNoScriptIsAsked();
    void onlyALegalActIsTriedOut();
    void backAndForward();
    void forwardOnlyToWhatWasReached();
    void anotherWayForgetsTheStepsBeyond();
    void backWhileSomethingIsTried();
    void restart();
    void itCanBeginInTheMiddle();
    void theEndIsReached();
    void playingOnEndsWithTheTrick();
    void playingOnEndsWithTheDeal();
    void playingOnThroughTheMatchWantsPacks();
    void playingOnRefusesWhatIsIllegal();
    void everyPhaseSaysSomething();
    void nothingElseHappensThen();
};

void LessonRunTest::itBeginsAtTheFirstStep()
{
    const Lesson lesson = sample::lesson();
    const Run run(lesson);
    QCOMPARE(run.step(), std::size_t { 0 });
    QCOMPARE(lengthOf(run.match()), std::size_t { 5 });
    QVERIFY(is<Waiting>(run));
    QVERIFY(run.todo() == Todo { Nothing {} });
    QVERIFY(!run.canGoBack() && !run.canGoForward() && !run.offersHelp() && !run.canTryOut());
    QVERIFY(run.choices().empty());
}

void LessonRunTest::whatIsReadGoesOn()
{
    const Lesson lesson = sample::lesson();
    Run run(lesson);
    QVERIFY(run.goOn());
    QCOMPARE(run.step(), std::size_t { bid });
    QVERIFY(is<Waiting>(run));
    QVERIFY(!run.goOn()); // something is to be done
}

void LessonRunTest::theRightActIsDone()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, bid);
    QVERIFY(run.act(action("bid leaves")));
    QVERIFY(is<Right>(run));
    QCOMPARE(sample::bytes(as<Right>(run).key), QByteArray("bid leaves"));
    QCOMPARE(lengthOf(run.match()), std::size_t { 6 });
    QVERIFY(!run.act(action("bid hearts")));
}

void LessonRunTest::theTablePlaysUpToTheNextStep()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, bid);
    run.act(action("bid leaves"));
    QVERIFY(run.goOn());
    QVERIFY(is<Arriving>(run));
    QCOMPARE(run.step(), std::size_t { worth });
    const AnyActed good { seatAt(1), action("good leaves") };
    QVERIFY(run.todo() == Todo { Advance { good } });
    QVERIFY(!run.goOn() && !run.act(action("bid hearts")));
    QVERIFY(run.advance() && is<Arriving>(run));
    QVERIFY(run.advance() && is<Waiting>(run));
    QCOMPARE(lengthOf(run.match()), std::size_t { 8 });
    QVERIFY(!run.advance());
}

void LessonRunTest::anotherActHasItsReplyAndChangesNothing()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, bid);
    const AnyMatch before = run.match();
    QVERIFY(run.act(action("bid hearts")));
    QCOMPARE(sample::bytes(as<Replied>(run).key), QByteArray("bid hearts"));
    QVERIFY(run.match() == before);
    QVERIFY(run.act(action("play LK"))); // at once
    QCOMPARE(sample::bytes(as<Replied>(run).key), QByteArray("play LK"));
    QVERIFY(run.goOn() && is<Waiting>(run));
    QCOMPARE(run.step(), std::size_t { bid });
    QVERIFY(run.act(action("bid leaves")) && is<Right>(run));
}

void LessonRunTest::anIllegalActHasItsClause()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, bid);
    const AnyMatch before = run.match();
    QVERIFY(run.act(action("bid run")));
    const Clause clause { 'B', 36 };
    QVERIFY(as<Refused>(run).act == action("bid run"));
    QVERIFY(as<Refused>(run).clause == clause);
    QVERIFY(run.match() == before && !run.canTryOut());
    QVERIFY(run.goOn() && is<Waiting>(run));
}

void LessonRunTest::aRefusedActWhereNothingIsToBeDone()
{
    const Lesson lesson = sample::lesson();
    for (const std::size_t step : { hello, worth }) {
        Run run = at(lesson, step);
        QVERIFY(run.act(action("play BK")));
        QVERIFY(is<Refused>(run) && !as<Refused>(run).clause);
        QVERIFY(run.act(action("play HA")));
        QVERIFY(as<Refused>(run).clause.has_value());
        QVERIFY(run.act(action("play BK")) && !run.offersHelp());
    }
}

void LessonRunTest::anActOfAnotherGameIsNone()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, bid);
    QVERIFY(!run.act(mittlere::Action::play(Card(Suit::Leaves, Rank::King))));
    QVERIFY(is<Waiting>(run));
}

void LessonRunTest::aRightAnswer()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, worth);
    QCOMPARE(run.choices(), (std::vector<std::string> { "1", "2", "3" }));
    QVERIFY(run.answer("2"));
    QCOMPARE(sample::bytes(as<Right>(run).key), QByteArray("2"));
    QVERIFY(run.goOn());
    QCOMPARE(run.step(), std::size_t { card });
}

void LessonRunTest::aWrongAnswer()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, worth);
    QVERIFY(run.answer("1"));
    QCOMPARE(sample::bytes(as<Replied>(run).key), QByteArray("1"));
    QVERIFY(!run.canTryOut() && !run.tryOut());
    QVERIFY(run.answer("2") && is<Right>(run));
}

void LessonRunTest::anAnswerThatIsNotOffered()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, worth);
    QVERIFY(!run.answer("5"));
    QVERIFY(is<Waiting>(run));
    Run other = at(lesson, bid);
    QVERIFY(!other.answer("2"));
}

void LessonRunTest::lettingItPass()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, quiet);
    QVERIFY(run.goOn() && is<Right>(run));
    QVERIFY(run.goOn() && is<Arriving>(run));
    run.arrive();
    QCOMPARE(run.step(), std::size_t { heart });
}

void LessonRunTest::speakingWhereOneShouldWait()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, quiet);
    QVERIFY(run.act(action("bid hearts")));
    QCOMPARE(sample::bytes(as<Replied>(run).key), QByteArray("bid hearts"));
    QVERIFY(run.goOn() && is<Waiting>(run)); // the reply has been read
    QVERIFY(run.goOn() && is<Right>(run));
}

void LessonRunTest::helpIsOfferedAfterTwoWrongTries()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, bid);
    QVERIFY(!run.help());
    run.act(action("bid hearts"));
    QVERIFY(!run.offersHelp() && !run.help());
    run.act(action("play HA"));
    QVERIFY(run.offersHelp() && !run.offersToShow() && !run.showMe());
    QVERIFY(run.help() && is<Hinted>(run));
    QVERIFY(run.offersToShow());
    QVERIFY(run.act(action("bid leaves")) && is<Right>(run));
    QVERIFY(!run.offersHelp());
    run.goOn();
    run.arrive();
    QVERIFY(!run.offersHelp()); // another step
}

void LessonRunTest::afterTheHintItIsShown()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, bid);
    run.act(action("bid hearts"));
    run.act(action("bid hearts"));
    run.help();
    QVERIFY(run.showMe());
    QCOMPARE(sample::bytes(as<Right>(run).key), QByteArray("bid leaves"));
    QCOMPARE(lengthOf(run.match()), std::size_t { 6 });
}

void LessonRunTest::theAnswerIsShown()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, worth);
    run.answer("1");
    run.answer("3");
    run.help();
    QVERIFY(run.showMe());
    QCOMPARE(sample::bytes(as<Right>(run).key), QByteArray("2"));
}

void LessonRunTest::waitingIsShown()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, quiet);
    run.act(action("bid hearts"));
    run.act(action("bid hearts"));
    run.help();
    QVERIFY(run.showMe() && is<Right>(run));
    QCOMPARE(lengthOf(run.match()), std::size_t { 9 });
}

void LessonRunTest::anActThatIsAsGoodTakesTheOthersPlace()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, card);
    QVERIFY(run.act(action("play HU")));
    QCOMPARE(sample::bytes(as<Right>(run).key), QByteArray("play HU"));
    while (run.step() < lesson.steps.size()) pass(run);
    QVERIFY(is<Done>(run));
    const auto& match = std::get<Timeline<bieten::State>>(run.match());
    const auto cardOf = [&match](std::size_t event) {
        return std::get<Timeline<bieten::State>::Acted>(match.event(event)).action;
    };
    QVERIFY(AnyAction(cardOf(8)) == action("play HU"));
    QVERIFY(AnyAction(cardOf(15)) == action("play BK"));
    QCOMPARE(lengthOf(run.match()), std::size_t { 21 });
}

void LessonRunTest::itIsPlayedOnAndTakenBack()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, card);
    const AnyMatch before = run.match();
    run.act(action("play LK"));
    QVERIFY(run.canTryOut() && run.tryOut());
    QVERIFY(is<Tried>(run)); // it was the last card of the trick
    QCOMPARE(sample::bytes(as<Tried>(run).key), QByteArray("play LK"));
    QCOMPARE(lengthOf(run.match()), std::size_t { 9 });
    QVERIFY(run.todo() == Todo { Nothing {} });
    QVERIFY(!run.act(action("play BK")));
    QVERIFY(run.goOn() && is<Waiting>(run));
    QVERIFY(run.match() == before);
    QVERIFY(run.act(action("play BK")) && is<Right>(run));
}

void LessonRunTest::itIsPlayedAsFarAsTheStepWants()
{
    Lesson lesson = sample::lesson();
    lesson.steps[card].tries = 2;
    Run run = at(lesson, card);
    run.act(action("play LK"));
    QVERIFY(run.tryOut());
    QVERIFY(is<Trying>(run)); // the trick is over, another one follows
    QVERIFY(run.takeBack() && is<Waiting>(run));
}

void LessonRunTest::wrongAnswersAreRemembered()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, worth);
    QVERIFY(run.wrongAnswers().empty());
    run.answer("3");
    run.answer("1");
    QCOMPARE(run.wrongAnswers(), (std::vector<std::string> { "3", "1" }));
    run.answer("2");
    QCOMPARE(run.wrongAnswers().size(), std::size_t { 2 });
    pass(run);
    QVERIFY(run.wrongAnswers().empty());
}

void LessonRunTest::whatTheScriptSaysIsPlayedOn()
{
    // Seat 1 leads to the first trick, and the learner sits there.
    auto lines = sample::lines();
    lines[0].replace(lines[0].find("\"seat\":0"), 8, "\"seat\":1");
    withoutSteps(lines);
    lines.insert(lines.begin() + 5, R"({"type":"step","name":"lead","kind":"do"})");
    const Lesson lesson = *sample::lessonOf(sample::textOf(lines));
    Run run(lesson);
    QVERIFY(run.act(action("play A9")) && run.tryOut());
    QVERIFY(is<Trying>(run));
    // Luis plays, Vroni bids as she will, and that is answered; then the trick comes to its end.
    const std::vector<const char*> acts { "play BT", "bid leaves", "good leaves", "hold leaves" };
    for (const char* text : acts) {
        const Todo todo = run.todo();
        QVERIFY(std::get<AnyActed>(std::get<Advance>(todo).event).action == action(text));
        QVERIFY(run.advance());
    }
    QVERIFY(is<Tried>(run)); // the bid has been answered
    QVERIFY(run.takeBack());
    QCOMPARE(lengthOf(run.match()), std::size_t { 3 });
}

void LessonRunTest::whoHasNoScriptIsAsked()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, heart);
    run.act(action("good hearts"));
    QVERIFY(run.tryOut() && is<Trying>(run));
    const AskBots resi { { seatAt(1) } };
    QVERIFY(run.todo() == Todo { resi });
    QVERIFY(!run.advance() && !run.botsWait());
    QVERIFY(!run.botDid(seatAt(2), action("good hearts")));
    QVERIFY(!run.botDid(seatAt(1), action("hold hearts"))); // she has none
    QVERIFY(run.botDid(seatAt(1), action("good hearts")));
    QVERIFY(is<Tried>(run));
    QVERIFY(run.takeBack() && is<Waiting>(run));
    QCOMPARE(lengthOf(run.match()), std::size_t { 13 });
}

void LessonRunTest::onlyALegalActIsTriedOut()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, bid);
    QVERIFY(!run.tryOut() && !run.takeBack());
    run.act(action("bid run"));
    QVERIFY(!run.tryOut());
}

void LessonRunTest::backAndForward()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, last);
    const AnyMatch end = run.match();
    std::vector<std::size_t> lengths;
    while (run.canGoBack()) {
        QVERIFY(run.back() && is<Waiting>(run));
        lengths.push_back(lengthOf(run.match()));
    }
    QCOMPARE(lengths, (std::vector<std::size_t> { 16, 13, 9, 8, 8, 5, 5 }));
    QVERIFY(!run.back());
    while (run.canGoForward()) QVERIFY(run.forward());
    QCOMPARE(run.step(), std::size_t { last });
    QVERIFY(run.match() == end);
}

void LessonRunTest::forwardOnlyToWhatWasReached()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, worth);
    QVERIFY(!run.forward());
    run.back();
    QVERIFY(run.act(action("bid hearts")) && is<Replied>(run));
    QVERIFY(run.forward() && is<Waiting>(run));
    QCOMPARE(run.step(), std::size_t { worth });
    QVERIFY(!run.forward());
}

void LessonRunTest::anotherWayForgetsTheStepsBeyond()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, whose);
    while (run.step() > card) run.back();
    run.act(action("play HU"));
    run.goOn();
    run.arrive();
    QCOMPARE(run.step(), std::size_t { quiet });
    QVERIFY(!run.canGoForward());
    // The same way again keeps them.
    Run same = at(lesson, whose);
    while (same.step() > card) same.back();
    pass(same);
    QVERIFY(same.canGoForward());
}

void LessonRunTest::backWhileSomethingIsTried()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, heart);
    run.act(action("good hearts"));
    run.tryOut();
    QVERIFY(run.back() && is<Waiting>(run));
    QCOMPARE(run.step(), std::size_t { quiet });
    QCOMPARE(lengthOf(run.match()), std::size_t { 9 });
    QVERIFY(run.forward());
    QCOMPARE(lengthOf(run.match()), std::size_t { 13 });
}

void LessonRunTest::restart()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, whose);
    run.restart();
    QCOMPARE(run.step(), std::size_t { 0 });
    QCOMPARE(lengthOf(run.match()), std::size_t { 5 });
    QVERIFY(run.canGoForward());
}

void LessonRunTest::itCanBeginInTheMiddle()
{
    const Lesson lesson = sample::lesson();
    const Run run(lesson, heart);
    const Run walked = at(lesson, heart);
    QCOMPARE(run.step(), std::size_t { heart });
    QVERIFY(is<Waiting>(run) && run.match() == walked.match() && run.canGoBack());
    const Run beyond(lesson, 99);
    QVERIFY(is<Done>(beyond));
}

void LessonRunTest::theEndIsReached()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, last);
    QVERIFY(run.goOn() && is<Done>(run));
    QCOMPARE(run.step(), lesson.steps.size());
    QVERIFY(run.match() == lesson.match);
    QVERIFY(!run.goOn() && !run.act(action("play HA")) && !run.advance());
    QVERIFY(run.back() && is<Waiting>(run));
}

namespace {

/// The sample up to the end of the first trick, where the learner plays on.
Lesson playingOn(const char* until)
{
    auto lines = sample::lines();
    withoutSteps(lines);
    lines.resize(10);
    lines.push_back(
        std::string(R"({"type":"step","name":"on","kind":"play","until":")") + until + "\"}");
    return *sample::lessonOf(sample::textOf(lines));
}

/// All play the first card or say the first word that they can.
void playOn(Run& run)
{
    while (is<PlayingOn>(run)) {
        const Todo todo = run.todo();
        if (std::holds_alternative<NeedPack>(todo)) {
            const auto& match = std::get<Timeline<bieten::State>>(run.match());
            QVERIFY(run.takePack(packOf(wholePack(match.state()))));
            continue;
        }
        const Seat seat = *seatAwaited(run.match());
        const auto& match = std::get<Timeline<bieten::State>>(run.match());
        const AnyAction first = legalActions(match.state(), seat)[0];
        QVERIFY(seat == run.lesson().seat ? run.act(first) : run.botDid(seat, first));
    }
}

}

void LessonRunTest::playingOnEndsWithTheTrick()
{
    const Lesson lesson = playingOn("trick");
    Run run(lesson);
    QVERIFY(is<PlayingOn>(run));
    const AskBots others { { seatAt(1), seatAt(2) } };
    QVERIFY(run.todo() == Todo { others });
    QVERIFY(!run.botDid(seatAt(0), action("play BK")) && !run.takePack({}));
    QVERIFY(run.botsWait()); // it is for the learner to play
    QVERIFY(run.todo() == Todo { Nothing {} });
    QVERIFY(run.act(action("play BK")));
    QVERIFY(is<Right>(run));
    QVERIFY(run.goOn() && is<Done>(run));
    QVERIFY(run.back() && is<PlayingOn>(run));
    QCOMPARE(lengthOf(run.match()), std::size_t { 8 });
}

void LessonRunTest::playingOnEndsWithTheDeal()
{
    const Lesson lesson = playingOn("deal");
    Run run(lesson);
    playOn(run);
    QVERIFY(is<Right>(run));
    QVERIFY(isDealOver(run.match()));
    QVERIFY(run.goOn() && is<Done>(run));
}

void LessonRunTest::playingOnThroughTheMatchWantsPacks()
{
    const Lesson lesson = playingOn("match");
    Run run(lesson);
    playOn(run);
    QVERIFY(is<Right>(run) && isOver(run.match()));
}

void LessonRunTest::playingOnRefusesWhatIsIllegal()
{
    const Lesson lesson = playingOn("deal");
    Run run(lesson);
    QVERIFY(run.act(action("play HA")));
    QVERIFY(is<PlayingOn>(run) && as<PlayingOn>(run).refused->clause);
    QVERIFY(run.act(action("play BK")));
    QVERIFY(is<PlayingOn>(run) && !as<PlayingOn>(run).refused);
}

void LessonRunTest::everyPhaseSaysSomething()
{
    const Words words = *sample::wordsOf(std::string(sample::words));
    const auto saidIn = [&words](const char* step, const Phase& phase) {
        return sample::bytes(std::string(said(*lesson::wordsOf(words, step), phase)));
    };
    QCOMPARE(saidIn("bid", Waiting {}), QByteArray("Bid the {L}."));
    QCOMPARE(saidIn("bid", Refused { action("play HA") }), QByteArray("Bid the {L}."));
    QCOMPARE(saidIn("bid", Replied { "bid hearts" }), QByteArray("Not this one."));
    QCOMPARE(saidIn("bid", Replied { "play LK" }), QByteArray("No card yet."));
    // Also while one sees what would come of it.
    QCOMPARE(saidIn("bid", Trying { "bid hearts", {}, {} }), QByteArray("Not this one."));
    QCOMPARE(saidIn("bid", Tried { "play LK", {} }), QByteArray("No card yet."));
    QCOMPARE(saidIn("bid", Hinted {}), QByteArray("It is green."));
    QCOMPARE(saidIn("bid", Right { "bid leaves" }), QByteArray("So it is bid."));
    QCOMPARE(saidIn("card", Right { "play HU" }), QByteArray("As good."));
    QCOMPARE(saidIn("card", Right { "play BK" }), QByteArray());
}

void LessonRunTest::nothingElseHappensThen()
{
    const Lesson lesson = sample::lesson();
    Run run = at(lesson, bid);
    QVERIFY(!run.advance() && !run.botDid(seatAt(1), action("play A9")) && !run.botsWait());
    QVERIFY(!run.takePack({}) && !run.takeBack() && !run.showMe());
    QVERIFY(is<Waiting>(run));
}

QTEST_APPLESS_MAIN(LessonRunTest)
#include "lesson_run_test.moc"
