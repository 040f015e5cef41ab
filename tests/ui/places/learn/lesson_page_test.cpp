#include "tests/support/table_texts.h"
#include "ui/model/lessons/lesson_progress.h"
#include "ui/model/lessons/lesson_text.h"
#include "ui/places/language.h"
#include "ui/places/learn/learn_page.h"
#include "ui/places/learn/lesson_page.h"
#include "ui/slate/slate_view.h"
#include "ui/table/items/notes/pointer_item.h"
#include "ui/table/items/readable_items.h"
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
    return { defaultBots(), {}, [&bell](std::function<void()> act) -> std::unique_ptr<Alarm> {
                bell.act = std::move(act);
                return std::make_unique<Silent>(bell);
            } };
}

/// A lesson in a window.
struct Opened {
    Opened(LessonBook book, QSize size)
        : player(quiet(bell))
        , page(player)
    {
        page.setMotion(0);
        page.resize(size);
        page.show();
        player.open(std::move(book));
        player.arrive();
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
    return {};
}

/// What is wrong with the things that this step points at.
QString complaintAboutPointers(const Opened& seen, const Step& step)
{
    const auto written = std::count_if(step.points.begin(), step.points.end(), isOnSlate);
    const auto lying = static_cast<std::ptrdiff_t>(step.points.size()) - written;
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
    auto* const slate = seen.page.findChild<SlateView*>();
    if (written > 0 && !slate->isVisible()) return "the slate is hidden";
    const auto rings = slate->pointed();
    if (static_cast<std::ptrdiff_t>(rings.size()) != written) return "the slate is not pointed at";
    for (const QRectF& ring : rings)
        if (!QRectF(slate->rect()).contains(ring) || ring.height() < 20) return "rings no slate";
    return {};
}

/// What is wrong with what is seen at this step.
QString complaint(const Opened& seen, const Step& step)
{
    if (seen.text("lessonWords").isEmpty()) return "no words";
    if (const QString wrong = complaintAboutPointers(seen, step); !wrong.isEmpty()) return wrong;
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
            if (seen.player.lesson().answers.empty()) break;
        }
    }
    if (seen.player.lesson().offers.testFlag(LessonOffer::GoOn)) seen.player.goOn();
    return true;
}

} // namespace

class LessonPageTest : public QObject {
    Q_OBJECT

private slots:
    void everyLessonIsWalkedThrough_data();
    void everyLessonIsWalkedThrough();
    void aWrongActIsAnsweredAndHelpComes();
    void whatCannotBeDoneNowSaysWhy();
    void aCountedDealWaitsForTheLearner();
    void theEndLeadsToTheMap();
    void aNameThatBeginsASentenceHasACapital();
    void theWordsFollowTheLanguage();
    void whatIsPointedAtStaysSoInAnotherLanguage();
    void theMapSaysHowFarOneHasCome();
};

void LessonPageTest::everyLessonIsWalkedThrough_data()
{
    QTest::addColumn<int>("game");
    QTest::addColumn<QString>("lesson");
    for (std::size_t game = 0; game < games.size(); ++game)
        for (const QString& lesson : lessonsOf(games[game]))
            QTest::newRow(qPrintable(QString::number(game) + ' ' + lesson))
                << static_cast<int>(game) << lesson;
}

void LessonPageTest::everyLessonIsWalkedThrough()
{
    QFETCH(const int, game);
    QFETCH(const QString, lesson);
    Language spoken;
    QStringList faults;
    for (const SpokenLanguage& language : languages) {
        auto book = lessonFrom(games[static_cast<std::size_t>(game)], lesson, language.code);
        QVERIFY2(book.has_value(), language.code);
        spoken.speak(language.code);
        Opened seen(std::move(*book), sizes.front());
        const auto& steps = seen.player.book().lesson.steps;
        std::size_t walked = 0;
        while (seen.player.step() < steps.size() && walked <= steps.size()) {
            const Step& step = steps[seen.player.step()];
            for (const QSize size : sizes) {
                seen.page.resize(size);
                if (const QString wrong = complaint(seen, step); !wrong.isEmpty())
                    faults << QString("%1, %2, %3 × %4: %5")
                                  .arg(language.code, QString::fromStdString(step.name))
                                  .arg(size.width())
                                  .arg(size.height())
                                  .arg(wrong);
            }
            ++walked;
            if (!doWhatIsWanted(seen, step)) break;
            if (seen.player.step() < steps.size()) seen.player.arrive();
        }
        QCOMPARE(walked, steps.size());
    }
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.mid(0, 20).join("\n")));
}

void LessonPageTest::aWrongActIsAnsweredAndHelpComes()
{
    Opened seen(*lessonFrom(games.front(), "01-tricks", "en"), { 1280, 800 });
    seen.player.goOn();
    seen.player.arrive();
    QVERIFY(!seen.player.lesson().answers.empty());
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
    QVERIFY(!seen.player.lesson().answers.empty());
    seen.player.choose(wanted); // legal now, but a question comes first
    QCOMPARE(refused.size(), 2);
    QVERIFY(!refused[1][0].value<Because>().clause);
    QVERIFY(refused[1][0].value<Because>().text.contains("question"));
    QVERIFY(!seen.player.lesson().answers.empty());
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

void LessonPageTest::theEndLeadsToTheMap()
{
    auto book = *lessonFrom(games.front(), "01-tricks", "en");
    const std::size_t last = book.lesson.steps.size() - 1;
    QVERIFY(std::holds_alternative<Tell>(book.lesson.steps[last].task));
    Opened seen(book, { 1280, 800 });
    seen.player.open(book, last);
    const QSignalSpy leaves(&seen.page, &LessonPage::leave);
    auto* const next = seen.page.findChild<QPushButton*>("lessonNext");
    QTest::mouseClick(next, Qt::LeftButton);
    QVERIFY(seen.player.lesson().stage == LessonPicture::Stage::Over);
    QVERIFY(leaves.isEmpty());
    QTest::mouseClick(next, Qt::LeftButton);
    QCOMPARE(leaves.size(), 1);
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

void LessonPageTest::theMapSaysHowFarOneHasCome()
{
    const QTemporaryDir folder;
    const LessonProgress progress(folder.filePath("lessons.ini"));
    QVERIFY(progress.isEmpty());
    LearnPage map(progress);
    map.refresh("en", games.front());
    auto* const list = map.findChild<QTreeWidget*>("lessons");
    QCOMPARE(list->topLevelItemCount(), static_cast<int>(games.size()));
    const auto state = [&](int row) { return list->topLevelItem(0)->child(row)->text(3); };
    QCOMPARE(list->currentItem(), list->topLevelItem(0)->child(0));
    QVERIFY(state(0).isEmpty());
    const QString first = lessonsOf(games.front())[0];
    QVERIFY(progress.reached(games.front(), first, 3));
    map.refresh("en", games.front());
    QVERIFY(state(0).startsWith("at step 4 of"));
    QVERIFY(progress.finished(games.front(), first));
    QCOMPARE(*progress.stepOf(games.front(), first), 0);
    map.refresh("en", games.front());
    QVERIFY(state(0).contains("done"));
    QCOMPARE(list->currentItem(), list->topLevelItem(0)->child(1));
    QSignalSpy opened(&map, &LearnPage::open);
    QTest::mouseClick(map.findChild<QPushButton*>("openLesson"), Qt::LeftButton);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][1].toString(), lessonsOf(games.front())[1]);
}

QTEST_MAIN(LessonPageTest)
#include "lesson_page_test.moc"
