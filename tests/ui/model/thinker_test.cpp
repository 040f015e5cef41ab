#include "ui/model/thinker.h"

#include "tests/support/test_clock.h"

#include <QtTest>

#include <atomic>
#include <semaphore>

using namespace weli;
using weli::test::TestClock;

namespace {

using Answer = std::optional<AnyAction>;

const AnyAction best = bieten::Action::cut(5);

/// Thinks until it is told to stop, and then says the best it has.
Answer thinkFor(const std::stop_token& stop)
{
    while (!stop.stop_requested()) QThread::yieldCurrentThread();
    return best;
}

/// Keeps the last answer.
Thinker::Answered into(std::vector<Answer>& answers)
{
    return [&answers](const Answer& answer) { answers.push_back(answer); };
}

} // namespace

class ThinkerTest : public QObject {
    Q_OBJECT

private slots:
    void anAnswerComesThroughTheEventLoop();
    void whoIsAskedAtOnceAnswersAtOnce();
    void afterTheDeadlineTheBestSoFarIsTaken();
    void theDeadlineIsOfOneQuestion();
    void anAnswerThatIsDroppedNeverComes();
    void aNewQuestionDropsTheOneBefore();
    void itsEndStopsWhatIsBeingThought();

private:
    TestClock clock_;
};

void ThinkerTest::anAnswerComesThroughTheEventLoop()
{
    Thinker thinker(Thinker::Where::OwnThread, clock_.alarms());
    std::vector<Answer> answers;
    const auto* const here = QThread::currentThread();
    std::atomic<bool> isHere = true;
    thinker.ask(
        [&](const std::stop_token&) {
            isHere = QThread::currentThread() == here;
            return Answer(best);
        },
        into(answers));
    QVERIFY(answers.empty());
    QTRY_COMPARE(answers.size(), std::size_t { 1 });
    QCOMPARE(answers[0], Answer(best));
    QVERIFY(!isHere);
    QVERIFY(!clock_.isAnySet());
    thinker.ask([](const std::stop_token&) { return Answer(); }, into(answers)); // it waits
    QTRY_COMPARE(answers.size(), std::size_t { 2 });
    QVERIFY(!answers[1]);
}

void ThinkerTest::whoIsAskedAtOnceAnswersAtOnce()
{
    Thinker thinker(Thinker::Where::AtOnce, clock_.alarms());
    std::vector<Answer> answers;
    thinker.ask([](const std::stop_token&) { return Answer(best); }, into(answers));
    QCOMPARE(answers, std::vector { Answer(best) });
    QVERIFY(!clock_.isAnySet());
}

void ThinkerTest::afterTheDeadlineTheBestSoFarIsTaken()
{
    Thinker thinker(Thinker::Where::OwnThread, clock_.alarms());
    thinker.setDeadline(700);
    std::vector<Answer> answers;
    std::atomic<bool> thinks = false;
    std::atomic<bool> isStopped = false;
    thinker.ask(
        [&](const std::stop_token& stop) {
            thinks = true;
            const Answer answer = thinkFor(stop);
            isStopped = true;
            return answer;
        },
        into(answers));
    QTRY_VERIFY(thinks);
    clock_.pass(699);
    QCoreApplication::processEvents();
    QVERIFY(!isStopped && answers.empty());
    clock_.pass(1);
    QTRY_COMPARE(answers, std::vector { Answer(best) });
}

void ThinkerTest::theDeadlineIsOfOneQuestion()
{
    Thinker thinker(Thinker::Where::OwnThread, clock_.alarms());
    thinker.setDeadline(700);
    std::vector<Answer> answers;
    thinker.ask([](const std::stop_token&) { return Answer(); }, into(answers));
    clock_.pass(600);
    QTRY_COMPARE(answers.size(), std::size_t { 1 });
    thinker.ask(thinkFor, into(answers));
    clock_.pass(699);
    QCoreApplication::processEvents();
    QCOMPARE(answers.size(), std::size_t { 1 });
    clock_.pass(1);
    QTRY_COMPARE(answers.size(), std::size_t { 2 });
}

void ThinkerTest::anAnswerThatIsDroppedNeverComes()
{
    std::vector<Answer> answers;
    std::counting_semaphore<> go(0);
    std::atomic<bool> isDone = false;
    {
        Thinker thinker(Thinker::Where::OwnThread, clock_.alarms());
        thinker.ask(
            [&](const std::stop_token&) {
                go.acquire(); // deaf to the stop
                isDone = true;
                return Answer(best);
            },
            into(answers));
        thinker.drop();
        QVERIFY(!clock_.isAnySet());
        go.release();
    }
    QVERIFY(isDone);
    QCoreApplication::processEvents();
    QVERIFY(answers.empty());
}

void ThinkerTest::aNewQuestionDropsTheOneBefore()
{
    Thinker thinker(Thinker::Where::OwnThread, clock_.alarms());
    std::vector<Answer> answers;
    const AnyAction other = bieten::Action::cut(6);
    thinker.ask(thinkFor, into(answers));
    thinker.ask([&](const std::stop_token&) { return Answer(other); }, into(answers));
    QTRY_COMPARE(answers, std::vector { Answer(other) });
}

void ThinkerTest::itsEndStopsWhatIsBeingThought()
{
    std::vector<Answer> answers;
    std::atomic<bool> isStopped = false;
    {
        Thinker thinker(Thinker::Where::OwnThread, clock_.alarms());
        thinker.ask(
            [&](const std::stop_token& stop) {
                const Answer answer = thinkFor(stop);
                isStopped = true;
                return answer;
            },
            into(answers));
    }
    QVERIFY(isStopped);
    QCoreApplication::processEvents();
    QVERIFY(answers.empty());
}

QTEST_GUILESS_MAIN(ThinkerTest)
#include "thinker_test.moc"
