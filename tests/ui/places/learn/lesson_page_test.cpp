#include "tests/support/table_texts.h"
#include "ui/model/any_rules.h"
#include "ui/model/lessons/lesson_progress.h"
#include "ui/model/lessons/lesson_text.h"
#include "ui/places/language.h"
#include "ui/places/learn/learn_page.h"
#include "ui/places/learn/lesson_page.h"
#include "ui/slate/slate_view.h"
#include "ui/table/items/figures/naming_cell_item.h"
#include "ui/table/items/notes/pointer_item.h"
#include "ui/table/items/readable_items.h"
#include "ui/table/items/tricks/ladder_item.h"
#include "ui/table/scene/a_moment.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/languages.h"

#include <QtTest>
#include <QtWidgets>

using namespace weli;
using namespace weli::lesson;

namespace {

/// The bell of the table, which acts only when the test rings it.
struct Bell {
    std::function<void()> act;
    bool isSet = false;
    bool rings()
    {
        if (!std::exchange(isSet, false)) return false;
        act();
        return true;
    }
};

class Silent : public Alarm {
public:
    explicit Silent(Bell& bell)
        : bell_(bell)
    {
    }
    void set(int /*milliseconds*/) override { bell_.isSet = true; }
    void cancel() override { bell_.isSet = false; }

private:
    Bell& bell_;
};

LessonPlayer::Dependencies quiet(Bell& bell)
{
    return { defaultBots(), {},
        [&bell](std::function<void()> act) -> std::unique_ptr<Alarm> {
            if (!bell.act) bell.act = std::move(act); // the first is the table's
            return std::make_unique<Silent>(bell);
        },
        Thinker::Where::AtOnce };
}

/// A lesson in a window.
struct Opened {
    Opened(LessonBook book, QSize size)
        : player(quiet(bell))
        , page(player)
    {
        page.setMotion(0);
        page.setUpdatesEnabled(false); // what is drawn is not looked at here
        page.resize(size);
        page.show();
        player.open(std::move(book));
        player.arrive();
    }
    /// So that it gets keys.
    void activate()
    {
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page)) std::abort();
    }
    [[nodiscard]] std::size_t pointed() const
    {
        for (QGraphicsItem* item : page.scene().items())
            if (auto* pointer = dynamic_cast<PointerItem*>(item))
                return pointer->isVisible() ? pointer->places().size() : 0;
        return 0;
    }
    [[nodiscard]] const PointerItem* pointer() const
    {
        for (QGraphicsItem* item : page.scene().items())
            if (auto* found = dynamic_cast<PointerItem*>(item)) return found;
        return nullptr;
    }
    [[nodiscard]] QString text(const char* label) const
    {
        return page.findChild<QLabel*>(label)->text();
    }

    Bell bell;
    LessonPlayer player;
    mutable LessonPage page;
};

/// What the learner does in this step if all goes as the lesson wants it.
AnyAction accepted(const Lesson& lesson, const Step& step)
{
    return std::visit(
        [&]<GameState S>(const Timeline<S>& way) -> AnyAction {
            return std::get<typename Timeline<S>::Acted>(way.event(step.at)).action;
        },
        lesson.match);
}

constexpr std::array sizes { QSize(760, 480), QSize(1280, 800), QSize(3840, 2160) };

bool isOnSlate(const Pointer& thing) { return thing.spot == Spot::Slate; }

/// How much of a place is hidden, 0 to 1, by what lies over it.
double hiddenOf(const QRectF& place, const TableScene& scene)
{
    constexpr int across = 6;
    int foreign = 0;
    for (int i = 0; i < across * across; ++i) {
        const QPointF point(place.left() + (i % across + 0.5) / across * place.width(),
            place.top() + (i / across + 0.5) / across * place.height());
        for (QGraphicsItem* item : scene.items(point)) { // from above
            auto* const thing = dynamic_cast<TableItem*>(item);
            if (thing == nullptr || dynamic_cast<PointerItem*>(item) != nullptr
                || dynamic_cast<ReadableItem*>(item) != nullptr)
                continue;
            const bool isItsCard = dynamic_cast<CardItem*>(item) != nullptr
                && thing->box().adjusted(-2, -2, 2, 2).contains(place);
            if (!isItsCard && !place.adjusted(-2, -2, 2, 2).contains(thing->box())) ++foreign;
            break;
        }
    }
    return static_cast<double>(foreign) / (across * across);
}

/// What can be pressed or read below the arrow of this step.
QString belowTheArrow(const Opened& seen)
{
    const auto arrow = seen.pointer()->arrow();
    for (int i = 0; arrow && i <= 20; ++i)
        for (const Pressable* item : seen.page.scene().accessibleItems()) {
            const auto* const card = dynamic_cast<const CardItem*>(item);
            const bool isToBeSeen = card == nullptr || item->acceptedMouseButtons() != Qt::NoButton;
            const QRectF box = isToBeSeen ? item->box() : card->indexRect().translated(card->pos());
            const bool liesInIt = box.contains(seen.pointer()->places().front().center());
            if (!liesInIt && box.contains(alongArrow(*arrow, i / 20.0)))
                return "the arrow lies on " + item->spoken().name;
        }
    for (const QGraphicsItem* each : seen.page.scene().items())
        if (const auto* const ladder = dynamic_cast<const LadderItem*>(each);
            arrow && ladder != nullptr && ladder->isVisible())
            for (const QRectF& words : ladder->headings())
                for (int i = 0; i <= 20; ++i)
                    if (words.contains(alongArrow(*arrow, i / 20.0))
                        && !seen.pointer()->places().front().contains(words))
                        return "the arrow lies on the ladder's words";
    return {};
}

/// What the arrow of this step may be meant for as well: whoever follows it, and be it a little
/// aside, comes to what is meant before anything else.
QString besideTheTip(const Opened& seen)
{
    const auto arrow = seen.pointer()->arrow();
    if (!arrow) return {};
    const QRectF meant = seen.pointer()->places().front();
    const auto isOther = [&](const Pressable* item, QPointF point) {
        return item->box().contains(point) && !item->box().contains(meant.center())
            && !meant.adjusted(-2, -2, 2, 2).contains(item->box());
    };
    QLineF onward(arrow->p2(), 2 * arrow->p2() - alongArrow(*arrow, 0.9));
    const double angle = onward.angle();
    for (const double aside : { -12, 0, 12 }) {
        onward.setAngle(angle + aside);
        onward.setLength(1);
        QPointF point = arrow->p2();
        for (int i = 0; i < 200 && !meant.contains(point); ++i) {
            for (const Pressable* item : seen.page.scene().accessibleItems())
                if (isOther(item, point)) return "the tip may be meant for " + item->spoken().name;
            point += onward.p2() - onward.p1();
        }
    }
    return {};
}

/// What is wrong with the things that this step points at.
QString complaintAboutPointers(const Opened& seen)
{
    const auto points = seen.player.lesson().points; // without what would say the answer
    const auto written = std::count_if(points.begin(), points.end(), isOnSlate);
    const auto lying = static_cast<std::ptrdiff_t>(points.size()) - written;
    if (static_cast<std::ptrdiff_t>(seen.pointed()) != lying)
        return QString("points at %1 things, not at %2").arg(seen.pointed()).arg(lying);
    const QRectF table = seen.page.scene().sceneRect().adjusted(-1, -1, 1, 1);
    if (lying > 0)
        for (const QRectF& place : seen.pointer()->places()) {
            if (!table.contains(place)) return "points beside the table";
            // Of a card in a fan its corner is seen.
            const double part = hiddenOf(place, seen.page.scene());
            if (part > 0.7) return QString("what is pointed at is hidden: %1").arg(part);
        }
    if (const QString below = belowTheArrow(seen); !below.isEmpty()) return below;
    if (const QString beside = besideTheTip(seen); !beside.isEmpty()) return beside;
    auto* const slate = seen.page.findChild<SlateView*>();
    if (written > 0 && !slate->isVisible()) return "the slate is hidden";
    const auto rings = slate->pointed();
    if (static_cast<std::ptrdiff_t>(rings.size()) != written) return "the slate is not pointed at";
    for (const QRectF& ring : rings)
        if (!QRectF(slate->rect()).contains(ring) || ring.height() < 20) return "rings no slate";
    return {};
}

/// What is wrong with what is seen at this step.
QString complaint(const Opened& seen)
{
    if (seen.text("lessonWords").isEmpty()) return "no words";
    if (const QString wrong = complaintAboutPointers(seen); !wrong.isEmpty()) return wrong;
    return test::wrongWith(test::itemsOf(seen.page.scene()), 10.9).join("\n");
}

/// Does what the step wants; false: the learner plays on, and the lesson has no more to say.
bool doWhatIsWanted(Opened& seen, const Step& step)
{
    const Lesson& lesson = seen.player.book().lesson;
    if (std::holds_alternative<PlayOn>(step.task)) return false;
    if (std::holds_alternative<Do>(step.task)) seen.player.choose(accepted(lesson, step));
    if (std::holds_alternative<Ask>(step.task)) {
        for (const auto& answer : seen.player.lesson().answers) {
            seen.player.answer(answer.code);
            if (!seen.player.lesson().isAsking) break;
        }
    }
    if (seen.player.lesson().offers.testFlag(LessonOffer::GoOn)) seen.player.goOn();
    return true;
}

void everyLesson()
{
    QTest::addColumn<int>("game");
    QTest::addColumn<QString>("lesson");
    for (std::size_t game = 0; game < games.size(); ++game)
        for (const QString& lesson : lessonsOf(games[game]))
            QTest::newRow(qPrintable(QString::number(game) + ' ' + lesson))
                << static_cast<int>(game) << lesson;
}

/// The match of a lesson where this step is shown.
AnyMatch opened(const Lesson& lesson, std::size_t step) { return Run(lesson, step).match(); }

/// What on the table says the answer to this question; empty: nothing.
QString saidBy(const Picture& picture, const std::string& question)
{
    const std::string word = question.substr(0, question.find(' '));
    const bool isOfTheLight = word == "turn" || word == "forehand" || word == "trick";
    for (const SeatPicture& seat : picture.seats)
        if (isOfTheLight && seat.due) return "the light";
    for (const char* of : { "scores", "gains", "falls", "wins", "loses", "middle", "place" })
        if (word == of && picture.result) return "the result";
    for (const PlatePicture& plate : figuresOn(picture).plates)
        if (question == "value " + plate.code && plate.stake > 1) return "the plate";
    if (word == "amount" && !tricksOn(picture).bowl->lines.isEmpty()) return "the bowl";
    return {};
}

} // namespace

class LessonPageTest : public QObject {
    Q_OBJECT

private slots:
    void everyLessonIsWalkedThrough_data() { everyLesson(); }
    void everyLessonIsWalkedThrough();
    void aWrongActIsAnsweredAndHelpComes();
    void whatCannotBeDoneNowSaysWhy();
    void aCountedDealWaitsForTheLearner();
    void theEndLeadsOn();
    void quickDigitsAnswerOneQuestion_data() { everyLesson(); }
    void quickDigitsAnswerOneQuestion();
    void spaceGoesOnWhereItSaysSo_data() { everyLesson(); }
    void spaceGoesOnWhereItSaysSo();
    void rightAndWrongAreMarked();
    void aClickOnTheTableIsAnsweredAtTheAnswers();
    void pageDownReadsOnBeforeItGoesOn();
    void whatWouldComeOfItKeepsItsWords();
    void aClickLeavesTheKeysToTheTable();
    void aButtonThatGreysGivesTheFocusToTheTable();
    void whatIsNotTaughtIsHidden();
    void theTableIsAsBeforeWhatIsAsked();
    void theTableDoesNotSayTheAnswer();
    void theTableDoesNotInviteWhileItPlaysOn();
    void aHintIsGivenInFreePlay();
    void escapeClosesTheGridFirst();
    void escapeClosesARefusalFirst();
    void theGridOfNamesKeepsOffTheHand();
    void allAnswersAreSeen_data();
    void allAnswersAreSeen();
    void aNameThatBeginsASentenceHasACapital();
    void theWordsFollowTheLanguage();
    void whatIsPointedAtStaysSoInAnotherLanguage();
    void theWaySaysHowFarOneHasCome();
    void keysLeadAlongTheWay();
    void aLessonThatMovedIsStillDone();
};

void LessonPageTest::everyLessonIsWalkedThrough()
{
    QFETCH(const int, game);
    QFETCH(const QString, lesson);
    Language spoken;
    QStringList faults;
    for (const SpokenLanguage& language : languages) {
        const auto book = lessonFrom(games[static_cast<std::size_t>(game)], lesson, language.code);
        QVERIFY2(book.has_value(), language.code);
        spoken.speak(language.code);
        for (const QSize size : sizes) {
            Opened seen(*book, size);
            const auto& steps = seen.player.book().lesson.steps;
            std::size_t walked = 0;
            while (seen.player.step() < steps.size() && walked <= steps.size()) {
                const Step& step = steps[seen.player.step()];
                if (const QString wrong = complaint(seen); !wrong.isEmpty())
                    faults << QString("%1, %2, %3 × %4: %5")
                                  .arg(language.code, QString::fromStdString(step.name))
                                  .arg(size.width())
                                  .arg(size.height())
                                  .arg(wrong);
                ++walked;
                if (!doWhatIsWanted(seen, step)) break;
                if (seen.player.step() < steps.size()) seen.player.arrive();
            }
            QCOMPARE(walked, steps.size());
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.mid(0, 20).join("\n")));
}

void LessonPageTest::aWrongActIsAnsweredAndHelpComes()
{
    Opened seen(*lessonFrom(games.front(), "01-tricks", "en"), { 1280, 800 });
    seen.player.goOn();
    seen.player.arrive();
    QVERIFY(seen.player.lesson().isAsking);
    const std::size_t step = seen.player.step();
    QVERIFY(!seen.page.findChild<QPushButton*>("help")->isVisible());
    for (int tries = 0; tries < 2; ++tries) {
        QTest::mouseClick(seen.page.findChild<QPushButton*>("answer0"), Qt::LeftButton); // Yes
        QVERIFY(!seen.text("lessonReply").isEmpty());
        QCOMPARE(seen.player.step(), step);
    }
    auto* const help = seen.page.findChild<QPushButton*>("help");
    QVERIFY(help->isVisible());
    QTest::mouseClick(help, Qt::LeftButton);
    auto* const show = seen.page.findChild<QPushButton*>("showMe");
    QVERIFY(show->isVisible() && !help->isVisible());
    QTest::mouseClick(show, Qt::LeftButton);
    QVERIFY(seen.player.lesson().stage == LessonPicture::Stage::Right
        || seen.player.step() == step + 1);
}

void LessonPageTest::whatCannotBeDoneNowSaysWhy()
{
    Opened seen(*lessonFrom(games.front(), "01-tricks", "en"), { 1280, 800 });
    const auto& steps = seen.player.book().lesson.steps;
    QVERIFY(std::holds_alternative<Do>(steps[2].task));
    const AnyAction wanted = accepted(seen.player.book().lesson, steps[2]);
    const QSignalSpy refused(&seen.player, &LessonPlayer::refused);
    seen.player.choose(wanted); // it is not the learner's turn
    QCOMPARE(refused.size(), 1);
    QVERIFY(refused[0][0].value<Because>().clause.has_value());
    seen.player.goOn();
    seen.player.arrive();
    QVERIFY(seen.player.lesson().isAsking);
    seen.player.choose(wanted); // legal now, but a question comes first
    QCOMPARE(refused.size(), 2);
    QVERIFY(!refused[1][0].value<Because>().clause);
    QVERIFY(refused[1][0].value<Because>().text.contains("question"));
    QVERIFY(seen.player.lesson().isAsking);
}

void LessonPageTest::aCountedDealWaitsForTheLearner()
{
    const AnyGame mittlere = GameOf<mittlere::State> {};
    auto book = *lessonFrom(mittlere, "08-short-match", "en");
    const auto& steps = book.lesson.steps;
    const auto playing = std::find_if(steps.begin(), steps.end(),
        [](const Step& step) { return std::holds_alternative<PlayOn>(step.task); });
    QVERIFY(playing != steps.end());
    const auto step = static_cast<std::size_t>(playing - steps.begin());
    Opened seen(book, { 1280, 800 });
    seen.player.open(book, step);
    seen.player.arrive();
    for (int acts = 0; acts < 400 && !seen.player.picture().result; ++acts) {
        seen.player.pictureShown();
        if (seen.bell.rings()) continue;
        const Picture picture = seen.player.picture();
        std::vector<Choice> all = picture.answers;
        for (const CardPicture& card : picture.cards) all.push_back(card.play);
        const auto can = std::find_if(
            all.begin(), all.end(), [](const Choice& choice) { return choice.act.has_value(); });
        QVERIFY(can != all.end());
        seen.player.choose(*can->act);
    }
    const Picture counted = seen.player.picture();
    QVERIFY(counted.result && counted.goOn && counted.result->goOn.act && !counted.result->again);
    seen.player.pictureShown();
    QVERIFY(!seen.bell.rings());
    seen.player.choose(*counted.goOn->act);
    QVERIFY(!seen.player.picture().result);
}

void LessonPageTest::theEndLeadsOn()
{
    for (const QString& name :
        { lessonsOf(games.front()).front(), lessonsOf(games.front()).back() }) {
        auto book = *lessonFrom(games.front(), name, "en");
        book.lesson.steps.back().task = Tell {};
        const bool isLast = name == lessonsOf(games.front()).back();
        Opened seen(book, { 1280, 800 });
        seen.player.open(book, book.lesson.steps.size() - 1);
        const QSignalSpy onward(&seen.page, &LessonPage::wentOn);
        const QSignalSpy leaves(&seen.page, &LessonPage::leave);
        auto* const next = seen.page.findChild<QPushButton*>("lessonNext");
        QTest::mouseClick(next, Qt::LeftButton);
        QVERIFY(seen.player.lesson().stage == LessonPicture::Stage::Over);
        QVERIFY(onward.isEmpty());
        QCOMPARE(next->text(), isLast ? "Now play" : "Next lesson");
        QCOMPARE(seen.player.picture().goOn->label, next->text());
        QTest::mouseClick(next, Qt::LeftButton);
        QCOMPARE(onward.size(), 1);
        QTest::mouseClick(seen.page.findChild<QPushButton*>("leaveLesson"), Qt::LeftButton);
        QCOMPARE(leaves.size(), 1);
        auto* const again = seen.page.findChild<QPushButton*>("restart");
        QCOMPARE(again->text(), "Once more");
        QTest::mouseClick(again, Qt::LeftButton);
        QCOMPARE(seen.player.step(), std::size_t { 0 });
    }
}

/// The first step of a kind of this lesson.
template <typename T> std::optional<std::size_t> firstStep(const Lesson& lesson)
{
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        if (std::holds_alternative<T>(lesson.steps[i].task)) return i;
    return std::nullopt;
}

void LessonPageTest::quickDigitsAnswerOneQuestion()
{
    QFETCH(const int, game);
    QFETCH(const QString, lesson);
    auto book = *lessonFrom(games[static_cast<std::size_t>(game)], lesson, "en");
    const auto asked = firstStep<Ask>(book.lesson);
    if (!asked) return;
    Opened seen(book, { 1280, 800 });
    seen.activate();
    seen.player.open(book, *asked);
    QTest::keyClicks(seen.page.focusWidget(), "1234"); // nobody can have read it
    QVERIFY(seen.player.lesson().isAsking && seen.text("lessonReply").isEmpty());
    QTest::qWait(aMoment + 20);
    QTest::keyClicks(seen.page.focusWidget(), "123456");
    QVERIFY(!seen.player.lesson().isAsking);
    QCOMPARE(seen.player.step(), *asked);
    QVERIFY(!seen.text("lessonReply").isEmpty());
}

void LessonPageTest::spaceGoesOnWhereItSaysSo()
{
    QFETCH(const int, game);
    QFETCH(const QString, lesson);
    auto book = *lessonFrom(games[static_cast<std::size_t>(game)], lesson, "en");
    Opened seen(book, { 1280, 800 });
    seen.activate();
    const auto& steps = seen.player.book().lesson.steps;
    while (seen.player.step() < steps.size()) {
        const Step& step = steps[seen.player.step()];
        if (std::holds_alternative<PlayOn>(step.task)) break;
        if (std::holds_alternative<Do>(step.task)) seen.player.choose(accepted(book.lesson, step));
        for (const auto& answer : seen.player.lesson().answers) seen.player.answer(answer.code);
        if (seen.player.lesson().stage == LessonPicture::Stage::Arriving) {
            seen.player.arrive();
            continue;
        }
        const Picture picture = seen.player.picture();
        const bool says = picture.prompt.text.contains("Space");
        if (!says && !picture.goOn) continue; // it has gone on by itself
        QVERIFY2(picture.goOn && picture.goOn->act, step.name.c_str());
        const bool isWait = std::holds_alternative<Wait>(step.task);
        QVERIFY2(says || isWait || picture.result, step.name.c_str());
        const LessonPicture before = seen.player.lesson();
        // What has just come is read before it is answered.
        if (picture.result || figuresOn(picture).cut) QTest::qWait(aMoment + 20);
        QTest::keyClick(seen.page.focusWidget(), Qt::Key_Space);
        QVERIFY2(seen.player.lesson() != before, step.name.c_str());
        if (seen.player.step() < steps.size()) seen.player.arrive();
    }
}

void LessonPageTest::rightAndWrongAreMarked()
{
    Opened seen(*lessonFrom(games.front(), "01-tricks", "en"), { 1280, 800 });
    seen.player.goOn();
    seen.player.arrive();
    const auto answer = [&](int number) {
        return seen.page.findChild<QPushButton*>(QString("answer%1").arg(number));
    };
    QCOMPARE(answer(0)->text(), "1)  Yes");
    QTest::mouseClick(answer(0), Qt::LeftButton);
    QVERIFY(seen.text("lessonReply").contains("✗ Not this time."));
    QCOMPARE(answer(0)->text(), "1)  ✗ Yes");
    QCOMPARE(answer(1)->text(), "2)  No");
    QTest::keyClick(answer(1), Qt::Key_Return); // as on any button
    QVERIFY(seen.text("lessonReply").contains("✓ Right."));
    QCOMPARE(answer(0)->text(), "1)  ✗ Yes");
    QCOMPARE(answer(1)->text(), "2)  ✓ No");
    seen.player.goOn();
    seen.player.arrive();
    const std::size_t step = seen.player.step();
    const Lesson& lesson = seen.player.book().lesson;
    seen.player.choose(*legalAction(opened(lesson, step), lesson.seat, "play L7"));
    QVERIFY(seen.text("lessonReply").contains("✗ Not this time."));
    seen.player.choose(accepted(lesson, lesson.steps[step]));
    QVERIFY(seen.text("lessonReply").contains("✓ Right."));
}

void LessonPageTest::aClickOnTheTableIsAnsweredAtTheAnswers()
{
    Opened seen(*lessonFrom(games.front(), "01-tricks", "en"), { 1280, 800 });
    seen.player.goOn();
    seen.player.arrive();
    QVERIFY(seen.player.lesson().isAsking);
    const AnyMatch match = opened(seen.player.book().lesson, 1);
    seen.player.choose(*legalAction(match, seen.player.book().lesson.seat, "play LA"));
    QVERIFY(seen.text("lessonReply").contains("Answer the question"));
    QVERIFY(seen.page.findChild<QLabel*>("lessonReply")->isVisible());
    seen.player.answer("yes"); // which is wrong
    QVERIFY(!seen.text("lessonReply").contains("Answer the question"));
}

void LessonPageTest::pageDownReadsOnBeforeItGoesOn()
{
    Opened seen(*lessonFrom(games.front(), "02-figures", "en"), { 760, 480 });
    seen.activate();
    auto* const words = seen.page.findChild<QLabel*>("lessonWords");
    words->setText(words->text().repeated(9)); // more than there is room for
    QCoreApplication::processEvents();
    const QScrollBar* const bar = seen.page.findChild<QScrollArea*>()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    for (int presses = 0; bar->value() < bar->maximum() && presses < 99; ++presses) {
        QTest::keyClick(seen.page.focusWidget(), Qt::Key_PageDown);
        QCOMPARE(seen.player.step(), std::size_t { 0 });
    }
    QCOMPARE(bar->value(), bar->maximum());
    QTest::keyClick(seen.page.focusWidget(), Qt::Key_PageDown);
    seen.player.arrive();
    QCOMPARE(seen.player.step(), std::size_t { 1 });
}

void LessonPageTest::whatWouldComeOfItKeepsItsWords()
{
    auto book = *lessonFrom(games.front(), "02-figures", "en");
    const auto keep = std::find_if(book.lesson.steps.begin(), book.lesson.steps.end(),
        [](const Step& step) { return step.name == "keep"; });
    const auto step = static_cast<std::size_t>(keep - book.lesson.steps.begin());
    Opened seen(book, { 1280, 800 });
    seen.player.open(book, step);
    const AnyMatch match = opened(book.lesson, step);
    seen.player.choose(*legalAction(match, book.lesson.seat, "play HO"));
    const QString reply = seen.text("lessonReply");
    QTest::mouseClick(seen.page.findChild<QPushButton*>("tryOut"), Qt::LeftButton);
    QCOMPARE(seen.text("lessonReply"), reply);
    seen.player.pictureShown();
    while (seen.bell.rings()) seen.player.pictureShown();
    QCOMPARE(seen.text("lessonReply"), reply);
    // Luis's last card takes the last trick.
    const auto& result = seen.player.picture().result;
    QVERIFY(result.has_value());
    QCOMPARE(result->lines.back().winner, "Luis");
    seen.player.goOn();
    QVERIFY(!seen.player.picture().result);
}

void LessonPageTest::aClickLeavesTheKeysToTheTable()
{
    Opened seen(*lessonFrom(games.front(), "02-figures", "en"), { 1280, 800 });
    seen.activate();
    QTest::keyClick(seen.page.focusWidget(), Qt::Key_Space);
    seen.player.arrive();
    QCOMPARE(seen.player.step(), std::size_t { 1 });
    auto* const back = seen.page.findChild<QPushButton*>("lessonBack");
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(seen.player.step(), std::size_t { 0 });
    QTest::keyClick(seen.page.focusWidget(), Qt::Key_Space);
    seen.player.arrive();
    QCOMPARE(seen.player.step(), std::size_t { 1 });
}

void LessonPageTest::aButtonThatGreysGivesTheFocusToTheTable()
{
    Opened seen(*lessonFrom(games.front(), "02-figures", "en"), { 1280, 800 });
    seen.activate();
    auto* const next = seen.page.findChild<QPushButton*>("lessonNext");
    next->setFocus(Qt::TabFocusReason);
    QTest::keyClick(next, Qt::Key_Space); // the question is to be answered now
    seen.player.arrive();
    QVERIFY(!next->isEnabled());
    QVERIFY(qobject_cast<QGraphicsView*>(seen.page.focusWidget()) != nullptr);
    QTest::keyClick(seen.page.focusWidget(), Qt::Key_Space);
    QCOMPARE(seen.player.step(), std::size_t { 1 });
}

void LessonPageTest::whatIsNotTaughtIsHidden()
{
    auto book = *lessonFrom(games.front(), "01-tricks", "en");
    Opened seen(book, { 1280, 800 });
    auto* const slate = seen.page.findChild<SlateView*>();
    for (std::size_t step = 0; step < book.lesson.steps.size(); ++step) {
        seen.player.open(book, step);
        const bool isEnd = step + 1 == book.lesson.steps.size();
        const Picture picture = seen.player.picture();
        QCOMPARE(figuresOn(picture).plates.empty(), !isEnd);
        QCOMPARE(slate->isVisible(), isEnd);
        for (const SeatPicture& seat : picture.seats) QVERIFY(seat.said.isEmpty());
        QVERIFY2(!picture.prompt.text.contains("bid"), qPrintable(picture.prompt.text));
    }
}

void LessonPageTest::theTableDoesNotSayTheAnswer()
{
    for (const AnyGame& game : games)
        for (const QString& name : lessonsOf(game)) {
            auto book = *lessonFrom(game, name, "en");
            Opened seen(book, { 1280, 800 });
            for (std::size_t i = 0; i < book.lesson.steps.size(); ++i) {
                const auto* const ask = std::get_if<Ask>(&book.lesson.steps[i].task);
                if (ask == nullptr) continue;
                seen.player.open(book, i);
                const QString wrong = saidBy(seen.player.picture(), ask->question);
                QVERIFY2(wrong.isEmpty(), qPrintable(name + ", " + wrong));
            }
        }
}

void LessonPageTest::theTableIsAsBeforeWhatIsAsked()
{
    const auto seatsAt = [](const QString& name, const std::string& step) {
        auto book = *lessonFrom(*gameFromCode("mittlere"), name, "en");
        Opened seen(book, { 1280, 800 });
        for (std::size_t i = 0; i < book.lesson.steps.size(); ++i)
            if (book.lesson.steps[i].name == step) seen.player.open(book, i);
        return seen.player.picture().seats;
    };
    int taken = 0;
    for (const SeatPicture& seat : seatsAt("02-trumps", "higher")) taken += seat.tricks.value();
    QCOMPARE(taken, 1); // the second trick lies there
    for (const SeatPicture& seat : seatsAt("02-trumps", "once")) QCOMPARE(seat.said, QString());
    for (const SeatPicture& seat : seatsAt("05-who-loses", "third")) QCOMPARE(seat.score, 0);
}

void LessonPageTest::theTableDoesNotInviteWhileItPlaysOn()
{
    Opened seen(*lessonFrom(games.front(), "03-bidding", "en"), { 1280, 800 });
    seen.player.goOn();
    int looked = 0;
    const auto& steps = seen.player.book().lesson.steps;
    while (seen.player.step() < steps.size()) {
        if (seen.player.lesson().stage == LessonPicture::Stage::Arriving) {
            ++looked;
            const Picture picture = seen.player.picture();
            QVERIFY2(!picture.prompt.text.contains("our turn"), qPrintable(picture.prompt.text));
            for (const CardPicture& card : picture.cards) QVERIFY(!card.isPlayable());
            seen.player.pictureShown();
            QVERIFY(seen.bell.rings());
        } else {
            doWhatIsWanted(seen, steps[seen.player.step()]);
        }
    }
    QVERIFY(looked > 5);
}

void LessonPageTest::aHintIsGivenInFreePlay()
{
    const AnyGame mittlere = GameOf<mittlere::State> {};
    auto book = *lessonFrom(mittlere, "08-short-match", "en");
    Opened seen(book, { 1280, 800 });
    seen.activate();
    const QSignalSpy refused(&seen.player, &LessonPlayer::refused);
    QTest::keyClick(seen.page.focusWidget(), Qt::Key_H);
    QCOMPARE(refused.size(), 1); // there is nothing to choose
    seen.player.open(book, *firstStep<PlayOn>(book.lesson));
    seen.player.pictureShown();
    while (seen.bell.rings()) seen.player.pictureShown();
    QVERIFY(!seen.player.picture().note);
    QTest::keyClick(seen.page.focusWidget(), Qt::Key_H);
    QVERIFY(seen.player.picture().note && seen.player.picture().note->about);
    QCOMPARE(refused.size(), 1);
}

void LessonPageTest::escapeClosesTheGridFirst()
{
    auto book = *lessonFrom(games.front(), "06-weli", "en");
    const auto nine = std::find_if(book.lesson.steps.begin(), book.lesson.steps.end(),
        [](const Step& step) { return step.name == "nine"; });
    Opened seen(book, { 1280, 800 });
    seen.activate();
    seen.player.open(book, static_cast<std::size_t>(nine - book.lesson.steps.begin()));
    const QSignalSpy leaves(&seen.page, &LessonPage::leave);
    QTest::keyClick(seen.page.focusWidget(), Qt::Key_Return); // to the card
    QTest::keyClick(seen.page.focusWidget(), Qt::Key_Return); // the grid opens
    seen.page.escape();
    QVERIFY(leaves.isEmpty());
    seen.page.escape();
    QCOMPARE(leaves.size(), 1);
}

void LessonPageTest::escapeClosesARefusalFirst()
{
    Opened seen(*lessonFrom(games.front(), "06-weli", "en"), { 1280, 800 });
    const QSignalSpy leaves(&seen.page, &LessonPage::leave);
    seen.page.scene().refuse({ "Not now." });
    seen.page.escape();
    QVERIFY(leaves.isEmpty());
    seen.page.escape();
    QCOMPARE(leaves.size(), 1);
}

void LessonPageTest::theGridOfNamesKeepsOffTheHand()
{
    const auto book = *lessonFrom(games.front(), "06-weli", "de");
    for (const QSize size : sizes)
        for (std::size_t i = 0; i < book.lesson.steps.size(); ++i) {
            Opened seen(book, size);
            seen.player.open(book, i);
            std::vector<const CardItem*> hand;
            for (Pressable* item : seen.page.scene().accessibleItems())
                if (auto* const card = dynamic_cast<CardItem*>(item);
                    card != nullptr && card->picture().mine) {
                    hand.push_back(card);
                    if (card->picture().naming) card->press();
                }
            for (const Pressable* item : seen.page.scene().accessibleItems())
                if (dynamic_cast<const NamingCellItem*>(item) != nullptr)
                    for (const CardItem* card : hand) QVERIFY(!card->box().intersects(item->box()));
        }
}

void LessonPageTest::allAnswersAreSeen_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const SpokenLanguage& language : languages)
        for (const QSize size : { sizes[0], sizes[1] })
            QTest::newRow(qPrintable(QString("%1 %2").arg(language.code).arg(size.width())))
                << QString(language.code) << size;
}

void LessonPageTest::allAnswersAreSeen()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    Language spoken;
    spoken.speak(language);
    QStringList cut;
    for (const AnyGame& game : games)
        for (const QString& name : lessonsOf(game)) {
            auto book = *lessonFrom(game, name, language);
            Opened seen(book, size);
            for (std::size_t i = 0; i < book.lesson.steps.size(); ++i) {
                seen.player.open(book, i);
                QCoreApplication::processEvents();
                QCoreApplication::processEvents(); // scroll bars go later
                auto* const area = seen.page.findChild<QScrollArea*>();
                const QSize room = area->viewport()->size();
                const QSize needed = area->widget()->size();
                const bool asks = std::holds_alternative<Ask>(book.lesson.steps[i].task);
                if (seen.page.findChild<SlateView*>()->isVisible() && size == sizes.front())
                    continue; // it takes the room
                if (needed.width() > room.width() || (asks && needed.height() > room.height()))
                    cut << QString("%1, %2: %3 × %4 of %5 × %6")
                               .arg(name, QString::fromStdString(book.lesson.steps[i].name))
                               .arg(needed.width())
                               .arg(needed.height())
                               .arg(room.width())
                               .arg(room.height());
            }
        }
    QVERIFY2(cut.isEmpty(), qPrintable('\n' + cut.join('\n')));
}

void LessonPageTest::aNameThatBeginsASentenceHasACapital()
{
    QCOMPARE(plainText("{H} are led. {xO}? *{L}* and {B} follow.", {}),
        QString("Hearts are led. Ober? Leaves and bells follow."));
    QCOMPARE(richText("Play *{H}* <now>.", {}), QString("Play <b>hearts</b> &lt;now&gt;."));
}

void LessonPageTest::theWordsFollowTheLanguage()
{
    Opened seen(*lessonFrom(games.front(), "01-tricks", "en"), { 1280, 800 });
    seen.player.goOn();
    seen.player.arrive();
    const QString english = seen.text("lessonWords");
    const std::size_t step = seen.player.step();
    seen.player.reword(lessonFrom(games.front(), "01-tricks", "sv")->words);
    QVERIFY(seen.text("lessonWords") != english);
    QCOMPARE(seen.player.step(), step);
}

void LessonPageTest::whatIsPointedAtStaysSoInAnotherLanguage()
{
    const Opened seen(*lessonFrom(games.front(), "03-bidding", "en"), { 1280, 800 });
    QCOMPARE(seen.pointed(), std::size_t { 1 });
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(&seen.page, &change);
    QCOMPARE(seen.pointed(), std::size_t { 1 });
}

void LessonPageTest::theWaySaysHowFarOneHasCome()
{
    Language spoken;
    spoken.speak("en");
    const QTemporaryDir folder;
    const LessonProgress progress(folder.filePath("lessons.json"));
    QVERIFY(!progress.stepOf(games.front(), lessonsOf(games.front()).front()));
    LearnPage page(progress);
    page.resize(1280, 800);
    page.refresh("en", games.front());
    const auto names = lessonsOf(games.front());
    auto* const path = page.findChild<LessonPath*>();
    const auto heard = [&](int lesson) {
        return page.findChild<LessonCard*>(QString("lesson%1").arg(lesson))
            ->accessibleDescription();
    };
    auto* const open = page.findChild<QPushButton*>("openLesson");
    QCOMPARE(static_cast<std::size_t>(path->findChildren<LessonCard*>().size()), names.size());
    QCOMPARE(path->chosen(), std::size_t { 0 });
    const QString ofAll = QString(". Lesson 1 of %1.").arg(names.size());
    QVERIFY(heard(1).endsWith("2 minutes" + ofAll));
    // All lie face up, with cards of their own: none seems to be locked.
    page.show();
    const auto faceOf = [&](int lesson) {
        const auto* const card = page.findChild<LessonCard*>(QString("lesson%1").arg(lesson));
        return page
            .grab(QRect(card->mapTo(&page, QPoint(card->width() / 2 - 20, 40)), QSize(40, 60)))
            .toImage();
    };
    QTRY_VERIFY(faceOf(2) != faceOf(3) && faceOf(3) != faceOf(4));
    const QString begin = open->text();
    QVERIFY(!progress.reached(games.front(), names[0], 3));
    page.refresh("en", games.front());
    QVERIFY(heard(1).contains("at step 4 of"));
    QVERIFY(open->text() != begin);
    QVERIFY(!progress.finished(games.front(), names[0]));
    QCOMPARE(*progress.stepOf(games.front(), names[0]), 0);
    page.refresh("en", games.front());
    QVERIFY(heard(1).endsWith("done" + ofAll));
    QCOMPARE(path->chosen(), std::size_t { 1 });
    QSignalSpy opened(&page, &LearnPage::open);
    QTest::mouseClick(open, Qt::LeftButton);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][1].toString(), names[1]);
}

void LessonPageTest::keysLeadAlongTheWay()
{
    const QTemporaryDir folder;
    const LessonProgress progress(folder.filePath("lessons.json"));
    LearnPage page(progress);
    page.refresh("en", games.front());
    page.resize(1280, 800);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    auto* const path = page.findChild<LessonPath*>();
    QSignalSpy opened(&page, &LearnPage::open);
    for (const auto key : { Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right })
        QTest::keyClick(QApplication::focusWidget(), key);
    QCOMPARE(path->chosen(), std::size_t { 2 });
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][1].toString(), lessonsOf(games.front())[2]);
}

void LessonPageTest::aLessonThatMovedIsStillDone()
{
    const QTemporaryDir folder;
    const LessonProgress progress(folder.filePath("lessons.json"));
    QVERIFY(!progress.finished(games.front(), "07-slate"));
    QVERIFY(!progress.reached(games.front(), "07-slate", 2));
    QVERIFY(progress.isDone(games.front(), "08-slate"));
    QCOMPARE(progress.stepOf(games.front(), "08-slate"), 2);
    QVERIFY(!progress.isDone(games.front(), "07-bound"));
    QVERIFY(!progress.reached(games.front(), "08-slate", 3));
    QVERIFY(progress.isDone(games.front(), "08-slate"));
    QVERIFY(!progress.isDone(games.back(), "08-slate"));
}

QTEST_MAIN(LessonPageTest)
#include "lesson_page_test.moc"
