#include "tests/support/every_game.h"
#include "tests/support/house.h"
#include "tests/support/listener.h"
#include "ui/model/drills/drill_player.h"
#include "ui/model/lessons/lesson_player.h"
#include "ui/model/review/look_back.h"
#include "ui/places/learn/lesson_page.h"
#include "ui/places/table_page.h"
#include "ui/table/items/button_item.h"

#include <QtTest>
#include <QtWidgets>

Q_DECLARE_METATYPE(weli::AnyGame)

using namespace weli;
using weli::test::Hand;
using weli::test::House;
using weli::test::Listener;

namespace {

/// Somebody at the keys who does not see: each press with what was heard of it, kept as lines.
class Blind {
public:
    explicit Blind(const Settings& settings = {})
        : house_("en", Hand::Keys, { 1280, 800 }, settings)
    {
        hear("start");
    }
    ~Blind()
    {
        QFile file(qEnvironmentVariable("WELI_HEARD")); // to be read as a whole
        if (!file.fileName().isEmpty() && file.open(QIODevice::WriteOnly | QIODevice::Append))
            file.write((lines_.join(u'\n') + u'\n').toUtf8());
    }
    Blind(const Blind&) = delete;
    Blind& operator=(const Blind&) = delete;

    [[nodiscard]] const House& house() const { return house_; }
    /// What is heard of this key.
    QStringList press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        house_.key(key, modifiers);
        return later_ = hear("> " + QKeySequence(key | int(modifiers)).toString());
    }
    /// Of what was heard last.
    [[nodiscard]] int events() const { return listener_.events(); }
    /// What has come since the last key.
    QStringList hear(const QString& why)
    {
        for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
        QStringList heard = listener_.take();
        lines_ << why;
        for (const QString& line : heard) lines_ << "    " + line;
        return heard;
    }
    /// Some time since the last key, though it need not have come with it.
    bool hasHeard(const QString& line)
    {
        later_ << hear("later");
        return later_.contains(line);
    }

private:
    Listener listener_;
    House house_;
    QStringList later_;
    QStringList lines_;
};

}

/// What `--say` prints of whatever has the focus and was not heard; empty: nothing.
QString unsaidOf(const House& house, const QStringList& heard)
{
    static const QRegularExpression ends("^\\S+ \\S+ ?| (on|off)$");
    for (const Offer& offer : house.offers()) {
        const bool isRow = offer.line.startsWith("row"); // of a list, by the arrows
        if (isRow || offer.item != nullptr || offer.widget != QApplication::focusWidget()) continue;
        for (const QString& word : QString(offer.line).remove(ends).split(u' '))
            if (!heard.join(u' ').contains(word)) return offer.line + ": " + heard.join(u' ');
    }
    return {};
}

/// The program as somebody with a screen reader hears it: no key is silent, nothing is said twice,
/// and what counts comes first.
class ByEarTest : public QObject {
    Q_OBJECT

private slots:
    void tabSaysWhereItCame_data();
    void tabSaysWhereItCame();
    void choicesSayWhatIsChosen();
    void aLessonIsToldAndAsked();
    void aLessonThatGoesOnSaysWhatItAsks();
    void theEndOfALessonIsHeard();
    void aDrillIsAskedAndAnswered();
    void aDrillTellsWhatIsNeeded();
    void theBookIsReadByLineHeadingAndLink();
    void aDealIsToldInFewWords_data();
    void aDealIsToldInFewWords();
    void spaceSaysWhatEnterWouldDo();
    void bidsAreFoundByKeys();
    void placesSayWhereOneIs();
    void thePastIsHeardMoveByMove();
    void theKeysAreReadOneByOne();
    void whatIsSaidTwiceIsFound();

private:
    static void sitDown(Blind& person, const AnyGame& game);
};

void ByEarTest::tabSaysWhereItCame_data()
{
    QTest::addColumn<QString>("place");
    for (const char* place :
        { "door", "settingsPage", "learnPage", "lessonPage", "drillPage", "setUpPage" })
        QTest::addRow("%s", place) << QString(place);
}

void ByEarTest::tabSaysWhereItCame()
{
    QFETCH(const QString, place);
    constexpr qsizetype most = 45; // words
    Blind person;
    person.house().enter(place);
    person.hear("# " + place);
    QVERIFY2(person.events() <= 200, qPrintable(QString::number(person.events())));
    const QWidget* const first = QApplication::focusWidget();
    for (int presses = 0; presses < 60; ++presses) {
        const QStringList heard = person.press(Qt::Key_Tab);
        QVERIFY2(!heard.isEmpty(), qPrintable(QString("Tab %1 is silent").arg(presses)));
        const QString fault = test::faultIn(heard, most);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        if (auto* const list = qobject_cast<QAbstractItemView*>(QApplication::focusWidget()))
            QVERIFY(heard.last().startsWith(list->currentIndex().data().toString()));
        const QString unsaid = unsaidOf(person.house(), heard);
        QVERIFY2(unsaid.isEmpty(), qPrintable(unsaid));
        if (QApplication::focusWidget() == first) return;
    }
    QVERIFY2(place == "lessonPage" || place == "drillPage", "Tab does not come round");
}

void ByEarTest::choicesSayWhatIsChosen()
{
    Blind person;
    const QString back = person.press(Qt::Key_Tab, Qt::ShiftModifier).join(u' ');
    QVERIFY2(back.startsWith("Bieten. radio button. selected"), qPrintable(back));
    person.house().enter("settingsPage");
    auto* const pack = person.house().page()->findChild<QComboBox*>("pack");
    QCOMPARE(person.house().focus(*pack), QString());
    QVERIFY(person.hear("pack").last().contains(pack->currentText()));
    const QStringList heard = person.press(Qt::Key_Down);
    QCOMPARE(heard, QStringList { pack->currentText() });
    QVERIFY(person.press(Qt::Key_Plus, Qt::ControlModifier).contains("Text size: 110%"));
    auto* const language = person.house().page()->findChild<QComboBox*>("language");
    QCOMPARE(person.house().focus(*language), QString());
    person.hear("language");
    QVERIFY(person.press(Qt::Key_Down).contains(language->currentText())); // the list opens
    QTest::keyClick(language->view(), Qt::Key_Up);
    QVERIFY(person.hear("> Up").contains(language->itemText(language->currentIndex() - 1)));
    QTest::keyClick(language->view(), Qt::Key_Escape);
}

void ByEarTest::aLessonIsToldAndAsked()
{
    Blind person;
    person.house().enter("lessonPage");
    person.house().window().lesson().setMoment(0);
    const QString told = person.hear("# lesson").join(u' ');
    QVERIFY2(told.startsWith("Suits and tricks. Card table. list Deal 1."), qPrintable(told));
    QVERIFY2(told.contains("Step 1 of 8. Bieten is played"), qPrintable(told));
    QVERIFY(told.endsWith("Press Space to go on."));
    const QString asked = person.press(Qt::Key_PageDown).join(u' ');
    QVERIFY2(asked.contains("Step 2 of 8.") && asked.endsWith("1: Yes. 2: No."), qPrintable(asked));
    QCOMPARE(person.press(Qt::Key_Tab), QStringList { "1: Yes. push button" });
    for (const int key : { Qt::Key_T, Qt::Key_W, Qt::Key_F2, Qt::Key_O })
        QVERIFY(!person.press(key).isEmpty()); // wherever the focus is
    QVERIFY(person.hear("").isEmpty());
    const QString wrong = person.press(Qt::Key_1).join(u' ');
    QVERIFY2(wrong.contains("Not this time."), qPrintable(wrong));
    const QString right = person.press(Qt::Key_2).join(u' ');
    QVERIFY2(right.contains("Right.") && right.contains("Press Space"), qPrintable(right));
    person.press(Qt::Key_2); // once more, though it is answered
    const QString next = person.press(Qt::Key_Space).join(u' ');
    QVERIFY2(next.contains("Step 3 of 8."), qPrintable(next));
}

void ByEarTest::aLessonThatGoesOnSaysWhatItAsks()
{
    Blind person;
    MainWindow& window = person.house().window();
    window.openLesson(games.front(), lessonsOf(games.front()).front(), 2); // to take a trick
    const QString first = person.hear("# step 3").join(u' ');
    const QString keys = "With Left and Right you choose a card, Enter plays it.";
    QVERIFY2(first.contains("Take this trick") && first.endsWith(keys), qPrintable(first));
    person.press(Qt::Key_Escape);
    window.openLesson(games.front(), lessonsOf(games.front()).front(), 2);
    const QString again = person.hear("# again").join(u' ');
    QVERIFY2(again.contains("Step 3 of") && again.contains("Take this trick"), qPrintable(again));
    const QString asked = person.press(Qt::Key_F2).join(u' ');
    QVERIFY2(asked.contains("Take this trick") && asked.endsWith(keys), qPrintable(asked));
}

void ByEarTest::theEndOfALessonIsHeard()
{
    Blind person;
    const QString name = lessonsOf(games.front()).front();
    person.house().window().openLesson(games.front(), name, 0);
    LessonPlayer& player = person.house().window().lessons();
    person.house().window().openLesson(
        games.front(), name, static_cast<int>(player.book().lesson.steps.size()) - 1);
    person.hear("# the last step");
    QString heard;
    for (int i = 0; i < 6 && player.lesson().stage != LessonPicture::Stage::Over; ++i) {
        person.house().window().lesson().setMoment(0);
        heard
            = person.press(player.lesson().isAsking ? Qt::Key_1 + i : Qt::Key_PageDown).join(u' ');
    }
    QVERIFY2(heard.contains("Done!") && heard.contains("Space"), qPrintable(heard));
}

void ByEarTest::aDrillIsAskedAndAnswered()
{
    Blind person;
    person.house().enter("learnPage");
    person.house().page()->findChild<QWidget*>("beginDrill")->setFocus();
    person.hear("# drill");
    const QString asked = person.press(Qt::Key_Return).join(u' ');
    QVERIFY2(asked.contains("1 of 10."), qPrintable(asked));
    QVERIFY(asked.contains("1: "));
    DrillPlayer& player = person.house().window().drills();
    QStringList heard = person.press(Qt::Key_1);
    if (player.question().several) {
        QVERIFY2(heard.join(u' ').contains("marked"), qPrintable(heard.join(u' ')));
        heard = person.press(Qt::Key_Return);
    }
    QVERIFY(heard.front().startsWith("Right.") || heard.front().startsWith("Not this time."));
    QVERIFY2(heard.last().startsWith("Next. push button"), qPrintable(heard.last()));
    QVERIFY(person.press(Qt::Key_Space).join(u' ').contains("2 of 10."));
}

/// And no more: the rest is there for who asks.
void ByEarTest::aDrillTellsWhatIsNeeded()
{
    Blind person;
    person.house().enter("drillPage");
    for (int kind = 0; kind < drill::kindCount; ++kind) {
        const auto which = static_cast<drill::Kind>(kind);
        person.house().window().openDrill(drill::gameOf(which), which);
        const QStringList heard = person.hear(QString::number(kind));
        const drill::Needs& needs = drill::rowOf(which).needs;
        const bool asksOfAll = needs.table && (needs.hand || needs.standing);
        const qsizetype said = heard.last().split(u' ').size();
        QVERIFY2(said <= (asksOfAll ? 160 : 90), qPrintable(heard.last()));
        if (which == drill::Kind::BietenFigures) {
            QVERIFY(heard.last().contains("Your cards:") && !heard.last().contains("Open:"));
            QVERIFY(!person.press(Qt::Key_Space).join(u' ').contains("Your cards:"));
        }
        if (which == drill::Kind::BietenPlayable)
            QVERIFY(
                heard.last().contains("In the trick: ") && !heard.last().contains("Your cards:"));
        if (which == drill::Kind::BietenGespannt)
            QVERIFY(heard.last().contains(" points.") && !heard.last().contains("one point short"));
        if (which == drill::Kind::BietenRound) {
            QVERIFY(heard.last().contains("dealer."));
            QVERIFY(heard.last().contains("In turn around the table: you, "));
            QVERIFY(person.press(Qt::Key_Space).join(u' ').contains("In turn"));
        }
        if (!drill::rowOf(which).several) continue;
        const QString none = person.press(Qt::Key_Return).join(u' ');
        QVERIFY2(none.contains("Nothing is marked yet"), qPrintable(none));
    }
}

void ByEarTest::theBookIsReadByLineHeadingAndLink()
{
    Blind person;
    person.house().enter("bookPage");
    const QStringList opened = person.hear("# book");
    QVERIFY(opened.contains("Bieten. document"));
    QVERIFY(opened.join(u' ').contains("H leads to the next heading"));
    const QString line = person.press(Qt::Key_Down).join(u' ');
    QVERIFY2(line.startsWith("If you have never held these cards"), qPrintable(line));
    for (int i = 0; i < 12; ++i) { // never the same line again
        const QStringList heard = person.press(Qt::Key_Down);
        QCOMPARE(heard.size(), 1);
    }
    QCOMPARE(person.press(Qt::Key_H), QStringList { "Heading: A deal from beginning to end" });
    // From where one reads, not from the beginning.
    const QString onward = person.press(Qt::Key_Tab).join(u' ');
    QVERIFY2(
        onward.contains("Link: ") && !onward.contains("a chapter of its own"), qPrintable(onward));
    const QString before = person.press(Qt::Key_Backtab, Qt::ShiftModifier).join(u' ');
    QVERIFY2(before.contains("Link: a chapter of its own"), qPrintable(before));
    person.press(Qt::Key_Home, Qt::ControlModifier);
    const QString link = person.press(Qt::Key_Tab).join(u' ');
    QVERIFY2(link.contains("Link: a chapter of its own"), qPrintable(link));
    const QString there = person.press(Qt::Key_Return).join(u' ');
    QVERIFY2(there.contains("Heading: What other houses do"), qPrintable(there));
    const QString back = person.press(Qt::Key_Left, Qt::AltModifier).join(u' ');
    QVERIFY2(back.contains("a chapter of its own"), qPrintable(back)); // the line one left
}

void ByEarTest::aDealIsToldInFewWords_data()
{
    QTest::addColumn<AnyGame>("game");
    for (const AnyGame& game : games) QTest::addRow("%s", qPrintable(codeOf(game))) << game;
}

/// From the draw to what is due first, and of every press after it to the end of the deal.
void ByEarTest::aDealIsToldInFewWords()
{
    QFETCH(const AnyGame, game);
    Settings alone;
    alone.coaching = Coaching::Never;
    Blind person(alone);
    const House& house = person.house();
    house.page()->findChild<QAbstractButton*>(codeOf(game))->click();
    person.hear("# " + codeOf(game));
    QCOMPARE(house.press("button play"), QString());
    TableScene& scene = house.window().table().scene();
    scene.setMoment(0);
    const auto isDue = [&scene] {
        const Picture& picture = scene.picture();
        return !picture.drawing && picture.deal > 0
            && (picture.goOn || !test::actsOf(scene).empty());
    };
    QStringList first = person.hear("play");
    for (int i = 0; i < 9 && !isDue(); ++i) first << person.press(Qt::Key_Space);
    static const QRegularExpression focus("\\. (push button|list)\\b");
    first.removeIf([](const QString& line) { return line.contains(focus); });
    const QString fault = test::faultIn(first, 45);
    QVERIFY2(isDue() && fault.isEmpty(), qPrintable(fault + first.join('\n')));
    for (int i = 0; i < 200 && !scene.picture().result; ++i) {
        const bool waits = scene.picture().goOn.has_value();
        const QStringList heard = person.press(waits ? Qt::Key_Space : Qt::Key_Return);
        QVERIFY2(!heard.isEmpty(), qPrintable("silent: " + scene.picture().prompt.text));
        QString wrong = test::faultIn(heard, 90); // however many acts were told
        for (const QString& act : heard)
            if (wrong.isEmpty()) wrong = test::faultIn({ act }, scene.picture().result ? 65 : 30);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY2(person.events() <= 50, qPrintable(QString::number(person.events())));
        const auto* const answer = dynamic_cast<const ButtonItem*>(scene.focusItem());
        if (answer == nullptr || scene.picture().answers.empty()) continue;
        const QString& name = answer->spoken().name;
        const QString all = heard.join(u' ');
        QVERIFY2(all.contains(name + ". push button") || all.contains(u'“' + name + u'”'),
            qPrintable("where am I? " + all));
    }
    QVERIFY(scene.picture().result);
}

/// Comes to the first moment of a match at which an answer or a card is due.
void ByEarTest::sitDown(Blind& person, const AnyGame& game)
{
    const House& house = person.house();
    house.page()->findChild<QAbstractButton*>(codeOf(game))->click();
    QCOMPARE(house.press("button play"), QString());
    TableScene& scene = house.window().table().scene();
    scene.setMoment(0);
    const auto isAsked = [&scene] {
        const Picture& picture = scene.picture();
        return !picture.answers.empty()
            || std::any_of(picture.cards.begin(), picture.cards.end(),
                [](const CardPicture& card) { return card.mine && card.isPlayable(); });
    };
    for (int i = 0; i < 20 && !isAsked(); ++i) person.press(Qt::Key_Space);
    QVERIFY(isAsked());
}

void ByEarTest::spaceSaysWhatEnterWouldDo()
{
    Blind person;
    sitDown(person, games[2]);
    // No card lies under the finger by itself: it is told what is due.
    const QString heard = person.press(Qt::Key_Space).join(u' ');
    QVERIFY2(heard.startsWith("Your turn") && heard.contains("You may play"), qPrintable(heard));
    const QString shown = person.press(Qt::Key_Return).join(u' ');
    QVERIFY2(shown.contains("May be played") && shown.contains("Enter again plays it."),
        qPrintable(shown));
    Blind asked;
    sitDown(asked, games[1]);
    const QString answers = asked.press(Qt::Key_Space).join(u' ');
    QVERIFY2(answers.contains("Your choice:"), qPrintable(answers)); // what is asked comes again
    QVERIFY2(answers.contains("Left and Right choose, Enter takes “"), qPrintable(answers));
    const auto* const item
        = dynamic_cast<const Pressable*>(asked.house().window().table().scene().focusItem());
    QVERIFY(item != nullptr && answers.contains(item->spoken().name));
    // What it says is so.
    const int before = asked.house().window().table().scene().picture().newsNumber;
    asked.press(Qt::Key_Return);
    QTRY_VERIFY(asked.house().window().table().scene().picture().newsNumber > before);
    // Nor does the Enter of who goes on by it give an answer: it names it, and the next one takes
    // it.
    Blind hasty;
    sitDown(hasty, games[1]);
    const QString named = hasty.press(Qt::Key_Return).join(u' ');
    QVERIFY2(named.startsWith("Enter again takes “"), qPrintable(named));
    QCOMPARE(hasty.house().window().table().scene().picture().newsNumber, before);
    hasty.press(Qt::Key_Return);
    QTRY_VERIFY(hasty.house().window().table().scene().picture().newsNumber > before);
}

void ByEarTest::bidsAreFoundByKeys()
{
    Blind auction;
    sitDown(auction, games[1]);
    // From the last answer to the lowest bid.
    const auto cells = tricksOn(auction.house().window().table().scene().picture()).ladder->cells;
    const auto lowest = std::find_if(cells.begin(), cells.end(),
        [](const LadderCell& cell) { return cell.say.act && cell.rows == 1; });
    QVERIFY(lowest != cells.end());
    const QString heard = auction.press(Qt::Key_Right).join(u' ');
    QVERIFY2(heard.startsWith(lowest->say.label), qPrintable(heard));
    Blind figures;
    QCOMPARE(figures.house().press("button play"), QString());
    QStringList all;
    const TableScene& scene = figures.house().window().table().scene();
    for (int i = 0; i < 60; ++i)
        all << figures.press(scene.picture().goOn ? Qt::Key_Space : Qt::Key_Return);
    QCOMPARE(all.filter("F2 lists bids.").size(), 3);
}

void ByEarTest::placesSayWhereOneIs()
{
    Blind person;
    person.house().window().openSettings();
    QTRY_VERIFY(person.hasHeard("Settings."));
    person.press(Qt::Key_Escape);
    // One comes back to where one was.
    const House& house = person.house();
    QWidget* const matches = house.page()->findChild<QWidget*>("matches");
    QVERIFY(matches != nullptr);
    matches->setFocus();
    house.window().openSettings();
    person.press(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), matches);
    house.window().openSetUp(games.front());
    QTRY_VERIFY(person.hasHeard("Bieten: who plays. Enter begins the match as it stands."));
    person.house().window().openLearn(games.front());
    QTRY_VERIFY(person.hasHeard("Lessons. The arrows choose a lesson, Enter begins it."));
    person.press(Qt::Key_Escape);
    QTRY_VERIFY(person.hasHeard("Start page: Bieten, Préférence, Mittlere."));
}

void ByEarTest::thePastIsHeardMoveByMove()
{
    Blind person;
    const House& house = person.house();
    QCOMPARE(house.press("button play"), QString());
    for (int i = 0; i < 5; ++i) person.press(Qt::Key_Space);
    const QString opened = person.press(Qt::Key_F5).join(u' ');
    QVERIFY2(opened.contains("Looking back. "), qPrintable(opened));
    LookBack& match = house.window().lookBack();
    const int last = match.moment();
    QVERIFY(last > 3);
    const QString before = person.press(Qt::Key_Left).join(u' ');
    QVERIFY2(before.contains(QString("move %1 of ").arg(match.acts())), qPrintable(before));
    const QString hidden = person.press(Qt::Key_A).join(u' ');
    QVERIFY2(hidden.contains("its hands stay hidden"), qPrintable(hidden));
    const QString after = person.press(Qt::Key_Right).join(u' ');
    QVERIFY2(after.contains("That is all there was."), qPrintable(after));
    QVERIFY(person.press(Qt::Key_Home).join(u' ').startsWith("The match begins. "));
    QVERIFY(person.press(Qt::Key_Left).join(u' ').startsWith("The match begins. "));
    while (match.acts() == 0) { // each moment has words of its own, though nobody has acted
        const QString heard = person.press(Qt::Key_Right).join(u' ');
        QVERIFY2(heard.startsWith("Drawn: ") || match.acts() > 0
                || heard.startsWith("The cards have been dealt. "),
            qPrintable(heard));
    }
    person.press(Qt::Key_End);
    QSet<QString> reached;
    for (int i = 0; i < 10; ++i) {
        const QString heard = person.press(Qt::Key_Tab).join(u' ');
        QVERIFY(!heard.isEmpty());
        reached << heard;
    }
    for (const char* wanted :
        { "One move back (Left). push button", "Back. push button", "The match. slider" }) {
        const bool isReached = std::any_of(reached.begin(), reached.end(),
            [wanted](const QString& heard) { return heard.startsWith(wanted); });
        QVERIFY2(isReached, qPrintable(wanted + reached.values().join('\n')));
    }
    const QString back = person.press(Qt::Key_Escape).join(u' ');
    QVERIFY2(back.contains("Back at the table. "), qPrintable(back));
}

void ByEarTest::theKeysAreReadOneByOne()
{
    Blind person;
    const QStringList heard = person.press(Qt::Key_F1, Qt::ControlModifier);
    QVERIFY2(heard.last().startsWith("Up and Down"), qPrintable(heard.join(' ')));
    auto* const keys = QApplication::activeWindow()->findChild<QLabel*>("keys");
    QTest::keyClick(keys, Qt::Key_Down);
    QVERIFY(person.hear("> Down").last().startsWith("Left, Right: move from card to card"));
    QTest::keyClick(keys, Qt::Key_Down);
    QVERIFY(person.hear("> Down").last().startsWith("Up, Down: "));
}

void ByEarTest::whatIsSaidTwiceIsFound()
{
    QVERIFY(test::faultIn({ "You take the trick.", "You take the trick. You lead." }, 45)
                .startsWith("twice"));
    QVERIFY(test::faultIn({ "You take the trick. You lead." }, 5).startsWith("6 words"));
    QCOMPARE(test::faultIn({ "You take the trick.", "You lead." }, 45), QString());
}

QTEST_MAIN(ByEarTest)
#include "by_ear_test.moc"
