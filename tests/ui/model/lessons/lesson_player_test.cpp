#include "core/lesson/any_match.h"
#include "core/lesson/facts.h"
#include "tests/support/offered.h"
#include "tests/support/test_clock.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/model/lessons/lesson_player.h"

#include <QtTest>

using namespace weli;
using namespace weli::lesson;
using weli::test::TestClock;

namespace {

struct Opened {
    explicit Opened(LessonBook book, std::size_t step = 0)
        : player({ defaultBots(), {}, clock.alarms(), Thinker::Where::AtOnce })
    {
        player.open(std::move(book), step);
    }
    [[nodiscard]] const Step& step() const { return player.book().lesson.steps[player.step()]; }

    TestClock clock;
    LessonPlayer player;
};

LessonBook book(const char* game, const char* name)
{
    return *lessonFrom(*gameFromCode(game), name, "en");
}

std::size_t stepNamed(const Lesson& lesson, std::string_view name)
{
    const auto step = std::find_if(lesson.steps.begin(), lesson.steps.end(),
        [name](const Step& each) { return each.name == name; });
    return static_cast<std::size_t>(step - lesson.steps.begin());
}

bool isAmong(const QString& word, const QString& words) { return words.split(' ').contains(word); }

QString wordOf(const std::string& question)
{
    return QString::fromStdString(question.substr(0, question.find(' ')));
}

/// The position in which a step is shown, and the one an act before.
struct Position {
    AnyMatch now;
    AnyMatch before;
    explicit Position(const Lesson& lesson, std::size_t step)
        : now(Run(lesson, step).match())
        , before(now)
    {
        std::visit([](auto& match) { match.rewind(match.length() - 1); }, before);
    }
};

/// What of the seats gives away what a deal has brought.
QString countedOn(const Picture& picture, const Picture& before)
{
    for (std::size_t i = 0; i < picture.seats.size(); ++i) {
        const SeatPicture& now = picture.seats[i];
        const SeatPicture& then = before.seats[i];
        if (now.score != then.score || now.struck != then.struck || now.gespannt != then.gespannt
            || now.toWin != then.toWin || now.provisional != then.provisional)
            return "what a seat has";
    }
    SlatePicture slate = picture.slate;
    if (auto* const tally = std::get_if<TallySlate>(&slate)) tally->isSummed = true;
    const bool isHidden = slate == SlatePicture {};
    return isHidden || slate == before.slate ? QString() : "the slate";
}

/// What on the table says the answer to this question; empty: nothing.
QString saidBy(const Picture& picture, const std::string& question, const Picture& before)
{
    const QString word = wordOf(question);
    const bool ofTheRoles = isAmong(word, "declarer forced plays joined stayed");
    const bool ofTheCount
        = isAmong(word, "winner place scores gains falls pot wins loses middle points potatoes");
    for (const SeatPicture& seat : picture.seats) {
        const bool ofTheLight = ofTheRoles || isAmong(word, "turn trick forehand dealer cutter");
        if (ofTheLight && seat.due) return "the light";
        if (ofTheRoles && !seat.role.isEmpty()) return "a role";
        if (word == "forced" && seat.tricksNeeded != 0) return "the tricks that are needed";
        if (word == "dealer" && seat.dealer) return "the dealer";
    }
    if ((ofTheCount || word == "total") && picture.result) return "the result";
    if (isAmong(word, "trick turn declarer") || ofTheCount)
        if (picture.news.count(". ") > 0) return "the news: " + picture.news;
    if (ofTheCount) return countedOn(picture, before);
    const auto* const tally = std::get_if<TallySlate>(&picture.slate);
    if (word == "total" && tally != nullptr && tally->isSummed) return "the slate";
    for (const PlatePicture& plate : figuresOn(picture).plates)
        if (question == "value " + plate.code && plate.stake > 1) return "the plate";
    if (word == "amount" && !tricksOn(picture).bowl->lines.isEmpty()) return "the bowl";
    return {};
}

/// What may be done, or why not.
QString saysWhatMayBeDone(const Picture& picture, const QString& why)
{
    if (!picture.answers.empty() || !actsIn(picture).empty()) return "it is offered";
    for (const CardPicture& card : picture.cards)
        if (card.isPlayable() || (!card.play.why.text.isEmpty() && card.play.why.text != why))
            return "the card says: " + card.play.why.text;
    return {};
}

/// Does what is pointed at alone say the answer?
bool pointsAtTheAnswer(const std::vector<Pointer>& points, const std::string& answer)
{
    if (points.size() != 1) return false;
    const std::string only = toText(points.front());
    return only == "name " + answer || only == "cell " + answer;
}

} // namespace

class LessonPlayerTest : public QObject {
    Q_OBJECT

private slots:
    void nothingSaysWhatIsAskedNext_data();
    void nothingSaysWhatIsAskedNext();
    void whatIsToldSaysNoAnswer();
    void nothingIsOfferedWhileItAsks();
    void whatIsWrittenIsThereToBeSummedUp();
    void theLineSaysForWhomTheTableWaits();
    void opensAtAStep();
    void theTableActsOnceItsPictureIsShown();
    void toGoOnArrivesAtOnce();
    void anActIsRefusedAndSaysWhy();
    void newWordsLeaveTheStep();
    void afterTheLastStepItLeadsOn();
};

void LessonPlayerTest::nothingSaysWhatIsAskedNext_data()
{
    QTest::addColumn<int>("game");
    QTest::addColumn<QString>("lesson");
    for (std::size_t game = 0; game < games.size(); ++game)
        for (const QString& lesson : lessonsOf(games[game]))
            QTest::newRow(qPrintable(QString::number(game) + ' ' + lesson))
                << static_cast<int>(game) << lesson;
}

/// In the step that asks, and in those before it that show the same position, answered or not.
void LessonPlayerTest::nothingSaysWhatIsAskedNext()
{
    QFETCH(const int, game);
    QFETCH(const QString, lesson);
    const LessonBook opened = *lessonFrom(games[static_cast<std::size_t>(game)], lesson, "en");
    const Lesson& all = opened.lesson;
    Opened seen(opened);
    QStringList faults;
    for (std::size_t asks = 0; asks < all.steps.size(); ++asks) {
        const Ask* const ask = std::get_if<Ask>(&all.steps[asks].task);
        if (ask == nullptr) continue;
        const Position position(all, asks);
        ViewContext context;
        for (const std::string& name : all.names)
            context.seats.push_back({ QString::fromStdString(name), {} });
        const Picture before = pictureOf(position.before, all.seat, context);
        for (std::size_t i = asks + 1; i-- > 0 && all.steps[i].at == all.steps[asks].at;) {
            seen.player.open(opened, i);
            QString wrong = saidBy(seen.player.picture(), ask->question, before);
            if (i < asks && seen.player.lesson().isAsking) {
                for (const auto& answer : seen.player.lesson().answers)
                    seen.player.answer(answer.code);
                if (seen.player.step() == i && wrong.isEmpty())
                    wrong = saidBy(seen.player.picture(), ask->question, before);
            }
            if (!wrong.isEmpty())
                faults << QString::fromStdString(all.steps[i].name + ": " + ask->question + ": ")
                        + wrong;
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
}

void LessonPlayerTest::whatIsToldSaysNoAnswer()
{
    for (const AnyGame& game : games)
        for (const QString& name : lessonsOf(game)) {
            const LessonBook opened = *lessonFrom(game, name, "en");
            const Lesson& lesson = opened.lesson;
            Opened seen(opened);
            for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
                const Ask* const ask = std::get_if<Ask>(&lesson.steps[i].task);
                if (ask == nullptr) continue;
                seen.player.open(opened, i);
                const auto fact
                    = factOf(stateOf(Run(lesson, i).match()), lesson.seat, ask->question);
                QVERIFY2(!pointsAtTheAnswer(seen.player.lesson().points, fact->text),
                    qPrintable(name + ' ' + QString::fromStdString(lesson.steps[i].name)));
            }
        }
}

void LessonPlayerTest::nothingIsOfferedWhileItAsks()
{
    for (const AnyGame& game : games)
        for (const QString& name : lessonsOf(game)) {
            const LessonBook opened = *lessonFrom(game, name, "en");
            Opened seen(opened);
            for (std::size_t i = 0; i < opened.lesson.steps.size(); ++i) {
                seen.player.open(opened, i);
                if (!seen.player.lesson().isAsking) continue;
                const QString wrong = saysWhatMayBeDone(
                    seen.player.picture(), "Answer the question beside the table first.");
                QVERIFY2(wrong.isEmpty(), qPrintable(name + ' ' + QString::number(i) + wrong));
            }
        }
}

void LessonPlayerTest::whatIsWrittenIsThereToBeSummedUp()
{
    LessonBook strokes = book("mittlere", "06-strokes");
    const std::size_t total = stepNamed(strokes.lesson, "total");
    Opened seen(std::move(strokes), total);
    const auto written = std::get<TallySlate>(seen.player.picture().slate);
    QCOMPARE(written.rows.back().potatoes, 5);
    QVERIFY(!written.isSummed);
    QCOMPARE(seen.player.lesson().points.size(), std::size_t { 1 });
    seen.player.answer("-3");
    QVERIFY(std::get<TallySlate>(seen.player.picture().slate).isSummed);
}

void LessonPlayerTest::theLineSaysForWhomTheTableWaits()
{
    LessonBook silence = book("bieten", "05-silence");
    Opened seen(silence, 1);
    QVERIFY(std::holds_alternative<Wait>(seen.step().task));
    QCOMPARE(seen.player.picture().prompt.text,
        QString("Press Space to let Luis go on, or speak first."));
    seen.player.open(silence, 3);
    QVERIFY(std::holds_alternative<Do>(seen.step().task));
    QCOMPARE(seen.player.picture().prompt.text,
        QString("Say something before Luis goes on: the table waits."));
}

void LessonPlayerTest::opensAtAStep()
{
    const LessonBook tricks = book("bieten", "01-tricks");
    Opened seen(tricks, 3);
    QCOMPARE(seen.player.step(), std::size_t { 3 });
    QVERIFY(seen.player.lesson().stage != LessonPicture::Stage::Arriving);
    seen.player.open(tricks, 1000); // the last one
    QCOMPARE(seen.player.step() + 1, tricks.lesson.steps.size());
    seen.player.close();
    QVERIFY(!seen.player.isOpen());
}

void LessonPlayerTest::theTableActsOnceItsPictureIsShown()
{
    Opened seen(book("bieten", "01-tricks"));
    seen.player.goOn();
    QVERIFY(seen.player.lesson().stage == LessonPicture::Stage::Arriving);
    QVERIFY(!seen.clock.isAnySet());
    seen.player.pictureShown();
    QVERIFY(seen.clock.isAnySet());
    seen.clock.passToNext();
    QVERIFY(seen.player.lesson().stage != LessonPicture::Stage::Arriving);
}

void LessonPlayerTest::toGoOnArrivesAtOnce()
{
    Opened seen(book("bieten", "01-tricks"));
    const QSignalSpy reached(&seen.player, &LessonPlayer::reached);
    seen.player.goOn();
    seen.player.goOn();
    QVERIFY(seen.player.lesson().isAsking);
    for (const SeatPicture& seat : seen.player.picture().seats) QVERIFY(!seat.due);
    QCOMPARE(reached.size(), 1);
    seen.player.back();
    QCOMPARE(seen.player.step(), std::size_t { 0 });
    seen.player.forward();
    QCOMPARE(seen.player.step(), std::size_t { 1 });
}

void LessonPlayerTest::anActIsRefusedAndSaysWhy()
{
    Opened seen(book("bieten", "01-tricks"), 1);
    const AnyMatch match = Run(seen.player.book().lesson, 1).match();
    const QSignalSpy refused(&seen.player, &LessonPlayer::refused);
    seen.player.choose(*legalAction(match, seen.player.book().lesson.seat, "play LA"));
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].value<Because>().text,
        QString("Answer the question beside the table first."));
    QVERIFY(seen.player.lesson().isAsking);
}

void LessonPlayerTest::newWordsLeaveTheStep()
{
    Opened seen(book("bieten", "01-tricks"), 2);
    const QString english = seen.player.lesson().words;
    seen.player.reword(lessonFrom(games.front(), "01-tricks", "sv")->words);
    QVERIFY(seen.player.lesson().words != english);
    QCOMPARE(seen.player.step(), std::size_t { 2 });
}

void LessonPlayerTest::afterTheLastStepItLeadsOn()
{
    const LessonBook tricks = book("bieten", "01-tricks");
    Opened seen(tricks, tricks.lesson.steps.size() - 1);
    QCOMPARE(seen.player.nextLesson(), std::optional(QString("02-figures")));
    const QSignalSpy wentOn(&seen.player, &LessonPlayer::wentOn);
    seen.player.goOn();
    QVERIFY(seen.player.lesson().stage == LessonPicture::Stage::Over);
    QCOMPARE(wentOn.size(), 0);
    seen.player.goOn();
    QCOMPARE(wentOn.size(), 1);
}

QTEST_GUILESS_MAIN(LessonPlayerTest)
#include "lesson_player_test.moc"
