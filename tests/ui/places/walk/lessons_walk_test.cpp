#include "core/lesson/run.h"
#include "tests/support/every_game.h"
#include "tests/support/house.h"
#include "ui/model/lessons/lesson_player.h"
#include "ui/places/learn/lesson_page.h"
#include "ui/words/languages.h"

#include <QtTest>

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
    Walk(const House& house, const QString& name)
        : house_(house)
        , player_(house.window().lessons())
        , page_(house.window().lesson())
        , view_(*page_.findChild<TableView*>())
        , name_(name)
    {
        page_.setMoment(0);
    }

    /// To its end; what went wrong, else nothing.
    QString toTheEnd()
    {
        constexpr int most = 4000; // presses
        for (int i = 0; i < most && fault_.isEmpty(); ++i) {
            if (!settles()) return where() + "the table does not come to rest";
            if (player_.lesson().stage == LessonPicture::Stage::Over) return {};
            step();
        }
        return fault_.isEmpty() ? where() + "no end" : where() + fault_;
    }

private:
    using Stage = LessonPicture::Stage;

    [[nodiscard]] QString where() const
    {
        return QString("%1, step %2: ").arg(name_).arg(player_.lesson().step);
    }
    /// Until the table waits for the learner.
    bool settles()
    {
        constexpr int enough = 6; // turns of the event loop in which nothing happened
        Picture seen = player_.picture();
        for (int turn = 0, calm = 0; turn < 2000; ++turn) {
            QCoreApplication::processEvents();
            const Picture now = player_.picture();
            calm = now == seen && player_.lesson().stage != Stage::Arriving ? calm + 1 : 0;
            if (calm == enough) return true;
            seen = now;
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
        next_ = isNew ? 0 : next_ + 1;
        if (next_ >= count) return expect(false, "no answer is right");
        if (house_.hand() == Hand::Keys)
            house_.key(Qt::Key_1 + next_);
        else
            expect(house_.press(QString("button answer%1").arg(count - 1 - next_)));
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
    Rng dice_ { 7 };
    std::optional<std::size_t> tried_; // the step in which something wrong was tried
    std::optional<std::size_t> asked_;
    int next_ = 0; // answer
    QString fault_;
};

} // namespace

/// Every lesson, in every language, by the mouse alone and by the keys alone: a learner presses
/// what lies there, tries something wrong wherever that can be done, and comes to the end.
class LessonsWalkTest : public QObject {
    Q_OBJECT

private slots:
    void everyLessonHasAnEnd_data();
    void everyLessonHasAnEnd();
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
        for (const QString& name : lessonsOf(game)) {
            QVERIFY(house.window().openLesson(game, name, 0));
            const QString fault = Walk(house, name).toTheEnd();
            if (!fault.isEmpty()) faults << fault;
        }
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join("\n")));
}

QTEST_MAIN(LessonsWalkTest)
#include "lessons_walk_test.moc"
