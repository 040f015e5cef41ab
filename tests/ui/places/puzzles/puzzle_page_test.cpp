#include "ui/places/puzzles/puzzle_page.h"

#include "tests/support/house.h"
#include "tests/support/listener.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/model/puzzles/puzzle_player.h"
#include "ui/model/review/look_back.h"
#include "ui/places/review/review_page.h"

#include <QtTest>
#include <QtWidgets>

using namespace weli;
using test::Hand;
using test::House;
using At = PuzzlePicture::Stage;

namespace {

/// Has looked back at the first deal of a match of Mittlere, and learns from it.
class Learning {
public:
    explicit Learning(
        Hand hand = Hand::Keys, const QString& language = "en", QSize size = { 1280, 800 })
        : house_(language, hand, size)
    {
        const auto read = MatchStore::read(WELI_SOURCE_DIR "/tests/traces/mittlere.jsonl", "Ich");
        SavedMatch saved = std::get<SavedMatch>(read);
        rewind(saved.match, 38);
        house_.window().openReview(saved, 20);
        moment = house_.window().lookBack().moment();
        house_.window().finishReview();
        if (const QString wrong = house_.press("button learn-from-it"); !wrong.isEmpty())
            qFatal("%s", qPrintable(wrong));
        player().choose(GoOn {}); // no act
        page().scene().setMoment(0);
    }

    [[nodiscard]] const House& house() const { return house_; }
    [[nodiscard]] PuzzlePlayer& player() const { return house_.window().puzzles(); }
    [[nodiscard]] PuzzlePage& page() const { return house_.window().puzzle(); }
    [[nodiscard]] At stage() const { return player().puzzle().stage; }
    /// At the table.
    [[nodiscard]] QString choose(std::size_t act) const
    {
        auto* const view = page().findChild<QGraphicsView*>();
        return test::act(
            *view, page().scene(), Act(player().posed()->acts[act].act), house_.hand());
    }
    [[nodiscard]] QString text(const char* label) const
    {
        return page().findChild<QLabel*>(label)->text();
    }

    int moment = 0; // of looking back

private:
    House house_;
};

} // namespace

class PuzzlePageTest : public QObject {
    Q_OBJECT

private slots:
    void onesMistakesAreSolvedAtTheTable();
    void afterTheLastOneIsBackWhereOneLooked();
    void whatIsAskedAndWhatCameOfItIsHeard();
    void nothingIsCutInSmallWindows();
    void whereNothingWasJudgedThereIsNothingToLearn();
    void theBookIsOpenedWhereOneLearns();
    void oneEscapeLeavesWhateverHasTheFocus();
    void whatWasMissedComesAgainAmongTheLessons();
};

void PuzzlePageTest::onesMistakesAreSolvedAtTheTable()
{
    for (const Hand hand : { Hand::Mouse, Hand::Keys }) {
        const Learning learning(hand);
        QCOMPARE(learning.house().place(), QString("puzzlePage"));
        QVERIFY(learning.text("puzzleQuestion").startsWith("Here "));
        const std::size_t last = learning.player().posed()->acts.size() - 1;
        QCOMPARE(learning.choose(last), QString());
        QVERIFY(learning.stage() == At::Wrong);
        QVERIFY(learning.text("puzzleVerdict").startsWith("✗"));
        QCOMPARE(learning.house().press("button puzzle-again"), QString());
        QVERIFY(learning.stage() == At::Asked);
        QCOMPARE(learning.choose(0), QString());
        QVERIFY(learning.stage() == At::Right);
        QVERIFY(learning.text("puzzleWhy").startsWith("Best: "));
    }
}

void PuzzlePageTest::afterTheLastOneIsBackWhereOneLooked()
{
    for (const Hand hand : { Hand::Mouse, Hand::Keys }) {
        const Learning learning(hand);
        const auto press = [&](const char* button, int key) {
            if (hand == Hand::Mouse) return learning.house().press(button);
            learning.house().key(key);
            return QString();
        };
        for (int i = 0; i < 3 && learning.stage() != At::Over; ++i) {
            QCOMPARE(learning.house().press("button puzzle-best"), QString());
            QVERIFY(learning.stage() == At::Shown);
            QCOMPARE(press("button puzzle-next", Qt::Key_Space), QString());
        }
        QVERIFY(learning.stage() == At::Over);
        QCOMPARE(press("button leave-puzzle", Qt::Key_Return), QString());
        QCOMPARE(learning.house().place(), QString("reviewPage"));
        QCOMPARE(learning.house().window().lookBack().moment(), learning.moment);
        QVERIFY(!learning.player().isOpen());
    }
}

void PuzzlePageTest::whatIsAskedAndWhatCameOfItIsHeard()
{
    const Learning learning;
    QStringList heard;
    connect(&learning.page().scene(), &TableScene::announced, this,
        [&heard](const QString& words) { heard << words; });
    learning.player().showBest();
    QCOMPARE(heard.size(), 1);
    QVERIFY(heard.last().startsWith("Best: "));
    learning.player().goOn();
    QVERIFY2(heard.last().contains("Here ") || learning.stage() == At::Over,
        qPrintable(heard.join('\n')));
}

void PuzzlePageTest::nothingIsCutInSmallWindows()
{
    for (const char* language : { "en", "de", "sv" }) {
        const Learning learning(Hand::Keys, language, { 760, 480 });
        const auto check = [&] {
            QCoreApplication::processEvents();
            for (auto* const button : learning.page().findChildren<QPushButton*>()) {
                if (!button->isVisible()) continue;
                QVERIFY(learning.page().rect().contains(
                    QRect(button->mapTo(&learning.page(), QPoint()), button->size())));
                QVERIFY2(button->width() >= button->minimumSizeHint().width(),
                    qPrintable(QString(language) + ": " + button->text()));
            }
        };
        check();
        QCOMPARE(learning.choose(learning.player().posed()->acts.size() - 1), QString());
        check();
        learning.player().showBest();
        check();
    }
}

void PuzzlePageTest::whereNothingWasJudgedThereIsNothingToLearn()
{
    const House house("en", Hand::Keys);
    QCOMPARE(house.press("button play"), QString());
    house.key(Qt::Key_F5);
    QVERIFY(!house.page()->findChild<QAbstractButton*>("learnFromIt")->isEnabled());
    house.key(Qt::Key_M);
    QCOMPARE(house.place(), QString("reviewPage"));
}

void PuzzlePageTest::theBookIsOpenedWhereOneLearns()
{
    for (const AnyGame& game : games) {
        const House house("en", Hand::Keys);
        house.window().openLearn(game);
        auto* const drills = house.page()->findChild<QTreeWidget*>("drills");
        const auto row = [drills] { return drills->topLevelItem(1); };
        QCOMPARE(row()->text(0), QString("Puzzles"));
        QVERIFY(row()->text(1).startsWith("0 of "));
        drills->setCurrentItem(row());
        QCOMPARE(house.press("button begin-drill"), QString());
        QCOMPARE(house.place(), QString("puzzlePage"));
        const PuzzlePlayer& player = house.window().puzzles();
        house.window().puzzle().scene().setMoment(0);
        QVERIFY(player.puzzle().stage == At::Asked);
        QCOMPARE(player.puzzle().puzzles, 10);
        QCOMPARE(player.puzzle().question,
            QString("What would you do? You do not know what the others hold: find the move that "
                    "brings most in the long run, and make it at the table."));
        auto* const view = house.page()->findChild<QGraphicsView*>();
        QCOMPARE(test::act(*view, house.window().puzzle().scene(),
                     Act(player.posed()->acts.front().act), Hand::Keys),
            QString());
        QVERIFY(player.puzzle().stage == At::Right);
        house.key(Qt::Key_Escape);
        QCOMPARE(house.place(), QString("learnPage"));
        QVERIFY(row()->text(1).startsWith("1 of "));
        QVERIFY(drills->currentItem() == row()); // one is where one was
    }
}

void PuzzlePageTest::oneEscapeLeavesWhateverHasTheFocus()
{
    for (const AnyGame& game : games)
        for (const int key : { Qt::Key_Return, Qt::Key_Tab, Qt::Key_Right, Qt::Key_Down }) {
            const House house("en", Hand::Keys);
            house.enter("learnPage");
            QVERIFY(house.window().openPuzzles(game));
            house.window().puzzle().scene().setMoment(0);
            house.key(key);
            QCOMPARE(house.place(), QString("puzzlePage"));
            house.key(Qt::Key_Escape);
            QCOMPARE(house.place(), QString("learnPage"));
        }
}

/// Until it is found; the match may be gone by then.
void PuzzlePageTest::whatWasMissedComesAgainAmongTheLessons()
{
    const Learning learning;
    const House& house = learning.house();
    const AnyGame game = games[2];
    const review::Puzzle missed = *learning.player().posed();
    learning.player().showBest();
    house.key(Qt::Key_Escape);
    house.window().openLearn(game);
    const auto row = [&house] {
        auto* const list = house.page()->findChild<QTreeWidget*>("drills");
        const auto found = list->findItems("Your own mistakes", Qt::MatchExactly);
        if (!found.isEmpty()) list->setCurrentItem(found[0]);
        return found.isEmpty() ? QString() : found[0]->text(1);
    };
    QCOMPARE(row(), QString("1 due"));
    QCOMPARE(house.press("button begin-drill"), QString());
    QCOMPARE(house.place(), QString("puzzlePage"));
    QCOMPARE(learning.player().puzzle().title, QString("Your own mistakes"));
    QVERIFY(learning.player().puzzle().question.startsWith("Here you chose: "));
    QVERIFY(learning.player().posed()->match == missed.match);
    learning.player().choose(Act(learning.player().posed()->acts[0].act));
    house.key(Qt::Key_Escape);
    house.window().openLearn(game);
    QCOMPARE(row(), QString("✓"));
    house.window().openLearn(games[0]);
    QCOMPARE(row(), QString());
}

QTEST_MAIN(PuzzlePageTest)

#include "puzzle_page_test.moc"
