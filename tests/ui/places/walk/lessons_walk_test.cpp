#include "core/lesson/run.h"
#include "tests/support/every_game.h"
#include "tests/support/house.h"
#include "ui/model/lessons/lesson_player.h"
#include "ui/places/learn/lesson_page.h"
#include "ui/table/items/notes/tip_item.h"
#include "ui/words/languages.h"

#include <QtTest>

#include <functional>

using namespace weli;
using namespace weli::lesson;
using weli::test::Hand;
using weli::test::House;

namespace {

/// A key that the line of what is due tells to press.
bool tellsSpace(const QString& due)
{
    static const QRegularExpression space("Space|Leertaste|[Mm]ellanslag|[Bb]lanksteg");
    return due.contains(space);
}

/// Goes through one lesson as a learner does.
class Walk {
public:
    /// `next` follows in the course; nothing: this one is the last.
    Walk(const House& house, const QString& name, std::optional<QString> next)
        : house_(house)
        , player_(house.window().lessons())
        , page_(house.window().lesson())
        , view_(*page_.findChild<TableView*>())
        , name_(name)
        , next_(std::move(next))
    {
        page_.setMoment(0);
    }

    /// To its end; what went wrong, else nothing.
    QString toTheEnd()
    {
        constexpr int most = 4000; // presses
        for (int i = 0; i < most && fault_.isEmpty(); ++i) {
            if (!settles()) return where() + "the table does not come to rest";
            if (player_.lesson().stage == Stage::Over) return onward();
            step();
        }
        return fault_.isEmpty() ? where() + "no end" : where() + fault_;
    }

private:
    using Stage = LessonPicture::Stage;

    /// From the end to the next lesson, after the last one to a match.
    QString onward()
    {
        const QString wrong = house_.press("button lesson-next");
        if (!wrong.isEmpty()) return where() + wrong;
        const bool isThere = next_ ? house_.place() == "lessonPage" && player_.book().name == *next_
                                   : house_.place() == "tablePage";
        return isThere ? QString() : where() + "does not lead on";
    }
    [[nodiscard]] QString where() const
    {
        return QString("%1, step %2: ").arg(name_).arg(player_.lesson().step);
    }
    /// Until the table waits for the learner.
    bool settles()
    {
        constexpr int enough = 5; // turns of the event loop in which nothing happened
        for (int turn = 0, calm = 0; turn < 2000; ++turn) {
            const qsizetype before = changes_.size();
            QCoreApplication::processEvents();
            calm = changes_.size() == before ? calm + 1 : 0;
            if (calm == enough && player_.lesson().stage != Stage::Arriving) return true;
            if (calm == enough) calm = 0;
        }
        return false;
    }
    void expect(bool holds, const QString& otherwise)
    {
        if (!holds && fault_.isEmpty()) fault_ = otherwise;
    }
    void expect(const QString& wrong) { expect(wrong.isEmpty(), wrong); }

    void step()
    {
        const LessonPicture seen = player_.lesson();
        const Step& step = player_.book().lesson.steps[player_.step()];
        if (seen.isAsking) return answer(seen);
        if (seen.stage == Stage::Right || player_.picture().goOn) return goOn();
        if (std::holds_alternative<Do>(step.task)) return doIt(step);
        if (std::holds_alternative<PlayOn>(step.task)) return playOn();
        goOn();
    }

    /// As the line of what is due says; else by the button beside the table.
    void goOn()
    {
        const Picture before = player_.picture();
        const LessonPicture lesson = player_.lesson();
        if (house_.hand() == Hand::Keys) {
            expect(tellsSpace(before.prompt.text) || before.goOn,
                "no key is told: " + before.prompt.text);
            house_.key(Qt::Key_Space);
        } else {
            expect(house_.press("button lesson-next"));
        }
        QCoreApplication::processEvents();
        expect(player_.picture() != before || player_.lesson() != lesson, "it does not go on");
    }

    void doIt(const Step& step)
    {
        const AnyAction accepted = acceptedIn(step);
        const std::size_t here = player_.step();
        if (tried_ != here) {
            tried_ = here;
            if (const auto other = anotherAct(accepted, step)) {
                expect(test::act(view_, page_.scene(), *other, house_.hand()));
                expect(player_.step() == here, "a wrong act is taken for right");
                expect(!player_.lesson().reply.isEmpty(), "a wrong act has no reply");
                return;
            }
        }
        expect(test::act(view_, page_.scene(), accepted, house_.hand()));
        expect(player_.step() != here || player_.lesson().stage == Stage::Right,
            "the accepted act is not taken");
    }

    [[nodiscard]] AnyAction acceptedIn(const Step& step) const
    {
        return std::visit(
            [&]<GameState S>(const Timeline<S>& way) -> AnyAction {
                return std::get<typename Timeline<S>::Acted>(way.event(step.at)).action;
            },
            player_.book().lesson.match);
    }

    /// Some act that is offered and not wanted.
    [[nodiscard]] std::optional<Act> anotherAct(const AnyAction& accepted, const Step& step) const
    {
        std::vector<std::string> right { textOf(accepted) };
        for (const std::string& each : std::get<Do>(step.task).instead) right.push_back(each);
        for (const Act& act : test::actsOf(page_.scene())) {
            const bool isRight = std::find(right.begin(), right.end(), toText(act)) != right.end();
            if (std::holds_alternative<AnyAction>(act) && !isRight) return act;
        }
        return std::nullopt;
    }

    /// With the mouse from below, with the keys from above, so that each answer is tried.
    void answer(const LessonPicture& seen)
    {
        const std::size_t here = player_.step();
        const auto count = static_cast<int>(seen.answers.size());
        const bool isNew = asked_ != here;
        asked_ = here;
        place_ = isNew ? 0 : place_ + 1;
        if (place_ >= count) return expect(false, "no answer is right");
        if (house_.hand() == Hand::Keys)
            house_.key(Qt::Key_1 + place_);
        else
            expect(house_.press(QString("button answer%1").arg(count - 1 - place_)));
        const bool isRight = player_.step() != here || !player_.lesson().isAsking;
        expect(isRight || !player_.lesson().reply.isEmpty(), "a wrong answer has no reply");
    }

    /// Whatever is offered, by chance.
    void playOn()
    {
        std::vector<Act> acts = test::actsOf(page_.scene());
        std::erase_if(acts, [](const Act& act) { return !std::holds_alternative<AnyAction>(act); });
        if (acts.empty())
            return expect(false, "nothing can be done: " + player_.picture().prompt.text);
        const Act some = acts[dice_.below(static_cast<std::uint32_t>(acts.size()))];
        expect(test::act(view_, page_.scene(), some, house_.hand()));
    }

    const House& house_;
    LessonPlayer& player_;
    LessonPage& page_;
    TableView& view_;
    QString name_;
    std::optional<QString> next_;
    QSignalSpy changes_ { &player_, &LessonPlayer::changed };
    Rng dice_ { 7 };
    std::optional<std::size_t> tried_; // the step in which something wrong was tried
    std::optional<std::size_t> asked_;
    int place_ = 0; // of the answer that is tried
    QString fault_;
};

struct Course {
    QString name;
    std::optional<QString> next;
};

std::vector<Course> courseOf(const AnyGame& game)
{
    std::vector<Course> all;
    for (const QString& name : lessonsOf(game)) {
        if (!all.empty()) all.back().next = name;
        all.push_back({ name, {} });
    }
    return all;
}

/// The first lesson of all, in which `plant` does harm before it is walked through.
QString faultOf(Hand hand, const std::function<void(const House&)>& plant)
{
    const House house("en", hand);
    const std::vector<Course> course = courseOf(games.front());
    house.window().openLesson(games.front(), course.front().name, 0);
    plant(house);
    return Walk(house, course.front().name, course.front().next).toTheEnd();
}

/// A step to be read becomes one that wants an act of somebody else.
void wantWhatNobodyCanDo(const House& house)
{
    LessonPlayer& player = house.window().lessons();
    LessonBook book = player.book();
    for (Step& step : book.lesson.steps) {
        const bool isOthers = std::visit(
            [&]<GameState S>(const Timeline<S>& way) {
                if (step.at >= way.length()) return false;
                const auto event = way.event(step.at);
                const auto* const acted = std::get_if<typename Timeline<S>::Acted>(&event);
                return acted != nullptr && acted->seat != book.lesson.seat;
            },
            book.lesson.match);
        if (isOthers) step.task = Do {};
    }
    player.open(std::move(book));
}

/// A slip of paper as large as the table.
void coverAll(const House& house)
{
    TableScene& scene = house.window().lesson().scene();
    auto* const slip = new TipItem;
    slip->setBox(scene.sceneRect(), 1);
    slip->setZValue(1000);
    scene.addItem(slip);
}

void forgetToListen(const House& house)
{
    LessonPage& page = house.window().lesson();
    QObject::disconnect(&page.scene(), &TableScene::chosen, nullptr, nullptr);
}

} // namespace

/// Every lesson, in every language, by the mouse alone and by the keys alone: a learner presses
/// what lies there, tries something wrong wherever that can be done, and comes to the end.
class LessonsWalkTest : public QObject {
    Q_OBJECT

private slots:
    void everyLessonHasAnEnd_data();
    void everyLessonHasAnEnd();
    void whatIsPlantedIsFound();
};

void LessonsWalkTest::everyLessonHasAnEnd_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<Hand>("hand");
    for (const SpokenLanguage& language : languages)
        for (const Hand hand : { Hand::Mouse, Hand::Keys })
            QTest::addRow("%s, %s", language.code, hand == Hand::Mouse ? "mouse" : "keys")
                << QString(language.code) << hand;
}

void LessonsWalkTest::everyLessonHasAnEnd()
{
    QFETCH(const QString, language);
    QFETCH(const Hand, hand);
    const House house(language, hand);
    QStringList faults;
    for (const AnyGame& game : games)
        for (const Course& one : courseOf(game)) {
            QVERIFY(house.window().openLesson(game, one.name, 0));
            const QString fault = Walk(house, one.name, one.next).toTheEnd();
            if (!fault.isEmpty()) faults << fault;
        }
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join("\n")));
}

void LessonsWalkTest::whatIsPlantedIsFound()
{
    QCOMPARE(faultOf(Hand::Mouse, [](const House&) {}), QString());
    const QString missing = faultOf(Hand::Mouse, wantWhatNobodyCanDo);
    QVERIFY2(missing.contains("is not offered"), qPrintable(missing));
    const QString covered = faultOf(Hand::Mouse, coverAll);
    QVERIFY2(covered.contains("is covered"), qPrintable(covered));
    const QString deaf = faultOf(Hand::Keys, forgetToListen);
    QVERIFY2(deaf.contains("does not go on"), qPrintable(deaf));
}

QTEST_MAIN(LessonsWalkTest)
#include "lessons_walk_test.moc"
