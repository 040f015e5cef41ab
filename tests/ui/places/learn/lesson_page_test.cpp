#include "ui/model/lessons/lesson_progress.h"
#include "ui/model/lessons/lesson_text.h"
#include "ui/places/learn/learn_page.h"
#include "ui/places/learn/lesson_page.h"
#include "ui/table/items/pointer_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/languages.h"

#include <QtTest>
#include <QtWidgets>

using namespace weli;
using namespace weli::lesson;

namespace {

/// Never rings: the table acts only when the test says so.
class Silent : public Alarm {
public:
    void set(int /*milliseconds*/) override { }
    void cancel() override { }
};

LessonPlayer::Dependencies quiet()
{
    return { defaultBots(), {}, [](const std::function<void()>&) -> std::unique_ptr<Alarm> {
                return std::make_unique<Silent>();
            } };
}

/// A lesson in a window.
struct Opened {
    Opened(LessonBook book, QSize size)
        : player(quiet())
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

std::size_t onTable(const std::vector<Pointer>& things)
{
    return static_cast<std::size_t>(std::count_if(things.begin(), things.end(),
        [](const Pointer& thing) { return thing.spot != Spot::Slate; }));
}

/// What is wrong with what is seen at this step.
QString complaint(const Opened& seen, const Step& step)
{
    if (seen.text("lessonWords").isEmpty()) return "no words";
    if (seen.pointed() != onTable(step.points))
        return QString("points at %1 things, not at %2")
            .arg(seen.pointed())
            .arg(onTable(step.points));
    const QRectF table = seen.page.scene().sceneRect().adjusted(-1, -1, 1, 1);
    for (const QRectF& place : seen.pointer()->places())
        if (!table.contains(place)) return "points beside the table";
    return {};
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
            if (seen.player.lesson().isRight || seen.player.lesson().answers.empty()) break;
        }
    }
    if (seen.player.lesson().waits) seen.player.goOn();
    return true;
}

} // namespace

class LessonPageTest : public QObject {
    Q_OBJECT

private slots:
    void everyLessonIsWalkedThrough_data();
    void everyLessonIsWalkedThrough();
    void aWrongActIsAnsweredAndHelpComes();
    void aNameThatBeginsASentenceHasACapital();
    void theWordsFollowTheLanguage();
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
    QSize size(760, 480);
    for (const SpokenLanguage& language : languages) {
        auto book = lessonFrom(games[static_cast<std::size_t>(game)], lesson, language.code);
        QVERIFY2(book.has_value(), language.code);
        Opened seen(std::move(*book), size);
        size = size * 1.7; // another one for each language
        const auto& steps = seen.player.book().lesson.steps;
        std::size_t walked = 0;
        while (seen.player.step() < steps.size() && walked <= steps.size()) {
            const Step& step = steps[seen.player.step()];
            const QString wrong = complaint(seen, step);
            QVERIFY2(wrong.isEmpty(),
                qPrintable(QString("%1, %2: %3")
                               .arg(language.code, QString::fromStdString(step.name), wrong)));
            ++walked;
            if (!doWhatIsWanted(seen, step)) break;
            if (seen.player.step() < steps.size()) seen.player.arrive();
        }
        QCOMPARE(walked, steps.size());
    }
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
    QVERIFY(seen.player.lesson().isRight || seen.player.step() == step + 1);
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
