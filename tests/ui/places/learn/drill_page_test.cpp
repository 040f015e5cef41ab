#include "tests/support/table_texts.h"
#include "ui/places/language.h"
#include "ui/places/learn/drill_page.h"
#include "ui/places/learn/drill_panel.h"
#include "ui/places/learn/learn_page.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/languages.h"

#include <QtTest>
#include <QtWidgets>

using namespace weli;
using drill::Kind;
using Stage = DrillPicture::Stage;

namespace {

const QDate today(2026, 1, 31);
constexpr std::array sizes { QSize(760, 480), QSize(1280, 800) };

/// A drill in a window.
struct Opened {
    explicit Opened(QSize size = { 1280, 800 })
        : player({ DrillStore(folder.filePath("drills.json")), Seed { 1, 2, 3, 4 },
            [] { return today; } })
        , page(player)
    {
        page.setMotion(0);
        page.resize(size);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page)) std::abort();
    }
    void press(Qt::Key key) { QTest::keyClick(page.focusWidget(), key); }
    /// By digits, and Enter where several may be right.
    void answer(bool right)
    {
        const DrillPicture asked = player.question();
        for (std::size_t i = 0; i < asked.choices.size(); ++i) {
            if (asked.choices[i].right != right) continue;
            press(static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i)));
            if (!right) break;
        }
        if (asked.several) press(Qt::Key_Return);
    }
    [[nodiscard]] QString text(const char* label) const
    {
        return page.findChild<QLabel*>(label)->text();
    }
    [[nodiscard]] QPushButton* button(const char* name) const
    {
        return page.findChild<QPushButton*>(name);
    }
    [[nodiscard]] DrillBoxes boxes() const
    {
        return DrillStore(folder.filePath("drills.json")).read().boxes;
    }

    QTemporaryDir folder;
    DrillPlayer player;
    mutable DrillPage page;
};

QStringList cutIn(const QWidget& panel)
{
    QStringList wrong;
    for (const auto* label : panel.findChildren<QLabel*>())
        if (label->isVisible() && label->height() < label->heightForWidth(label->width()))
            wrong << "cut: " + label->text();
    for (const auto* button : panel.findChildren<QPushButton*>()) {
        const QSize least = button->minimumSizeHint();
        if (button->isVisible()
            && (button->width() < least.width() || button->height() < least.height()))
            wrong << "cut: " + button->text();
    }
    for (const auto* area : panel.findChildren<QScrollArea*>())
        if (area->widget()->width() > area->viewport()->width())
            wrong << QString("too wide: %1").arg(area->widget()->width());
    return wrong;
}

/// What cannot be read, in small and usual windows.
QStringList complaints(Opened& seen)
{
    QStringList wrong;
    for (const QSize size : sizes) {
        seen.page.resize(size);
        QCoreApplication::processEvents();
        QStringList found = cutIn(*seen.page.findChild<DrillPanel*>());
        // In the smallest window a memory card may have to write smaller.
        if (size != sizes.front()) found += test::wrongWith(test::itemsOf(seen.page.scene()), 10.9);
        for (const QString& each : found)
            wrong << QString("%1, %2 × %3: %4")
                         .arg(seen.player.question().title)
                         .arg(size.width())
                         .arg(size.height())
                         .arg(each);
    }
    return wrong;
}

/// One question that is answered rightly or wrongly.
QStringList walked(Opened& seen, bool right)
{
    QStringList wrong = right ? complaints(seen) : QStringList();
    seen.answer(right);
    const DrillPicture after = seen.player.question();
    if (after.stage != Stage::Answered || after.isRight != right) wrong << "was not answered";
    if (after.why.text.isEmpty() || !seen.text("drillWhy").contains("href")) wrong << "no reason";
    wrong += complaints(seen);
    seen.press(right ? Qt::Key_Space : Qt::Key_Return);
    if (seen.player.question().stage != Stage::Asked) wrong << "does not go on";
    return wrong;
}

} // namespace

class DrillPageTest : public QObject {
    Q_OBJECT

private slots:
    void everyKindIsAskedAndAnswered_data();
    void everyKindIsAskedAndAnswered();
    void aRoundEndsWithWhatWentHow();
    void nothingInvitesToActAtTheTable();
    void allStandsBetweenTheSameEdges();
    void theAnswerIsHeard();
    void theWordsFollowTheLanguage();
    void whatIsRightIsNotSaidByColourAlone();
    void theMapBeginsRounds();
};

void DrillPageTest::everyKindIsAskedAndAnswered_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("game");
    for (const SpokenLanguage& each : languages)
        for (const char* game : { "bieten", "preference", "mittlere" })
            QTest::addRow("%s %s", each.code, game) << QString(each.code) << QString(game);
}

void DrillPageTest::everyKindIsAskedAndAnswered()
{
    QFETCH(const QString, language);
    QFETCH(const QString, game);
    Language spoken;
    spoken.speak(language);
    Opened seen;
    QStringList wrong;
    for (const drill::KindRow& row : drill::kindsOf(game.toStdString())) {
        seen.player.begin(row.kind);
        wrong += walked(seen, true);
        wrong += walked(seen, false);
        QVERIFY(seen.boxes()[row.kind] == (DrillBox { 0, today }));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.mid(0, 20).join("\n")));
}

void DrillPageTest::aRoundEndsWithWhatWentHow()
{
    Opened seen;
    seen.player.begin(games.back());
    for (int number = 1; number <= drillRound; ++number) {
        QCOMPARE(seen.player.question().number, number);
        seen.answer(number != 3);
        seen.press(Qt::Key_Space);
    }
    const DrillPicture over = seen.player.question();
    QVERIFY(over.stage == Stage::Over);
    QCOMPARE(over.right, drillRound - 1);
    QVERIFY(seen.text("drillVerdict").contains("9 of 10"));
    QVERIFY(seen.text("drillWhy").contains("✗ ") && seen.text("drillWhy").contains("✓ "));
    QVERIFY2(complaints(seen).isEmpty(), qPrintable(complaints(seen).join("\n")));
    QSignalSpy leaves(&seen.page, &DrillPage::leave);
    QVERIFY(seen.button("drillAgain")->hasFocus());
    seen.press(Qt::Key_Return);
    QCOMPARE(seen.player.question().number, 1);
    QTest::mouseClick(seen.button("leaveDrill"), Qt::LeftButton);
    QCOMPARE(leaves.size(), 1);
}

void DrillPageTest::nothingInvitesToActAtTheTable()
{
    Opened seen;
    for (int kind = 0; kind < drill::kindCount; ++kind) {
        seen.player.begin(static_cast<Kind>(kind));
        const Picture picture = seen.player.picture();
        QVERIFY(picture.answers.empty() && !picture.goOn && !picture.result);
        for (const CardPicture& card : picture.cards) QVERIFY(!card.isPlayable());
        for (const PlatePicture& plate : figuresOn(picture).plates) QVERIFY(!plate.bid.act);
    }
}

/// Words, answers and buttons, as long as nothing scrolls.
void DrillPageTest::allStandsBetweenTheSameEdges()
{
    Opened seen;
    seen.player.begin(Kind::BietenBids);
    QCoreApplication::processEvents();
    const auto edges = [&seen](const QWidget* part) {
        const int left = part->mapTo(&seen.page, QPoint()).x();
        return std::pair(left, left + part->width());
    };
    const auto wanted = edges(seen.button("drillCheck"));
    QCOMPARE(edges(seen.button("choice0")), wanted);
    QCOMPARE(edges(seen.page.findChild<QLabel*>("drillQuestion")), wanted);
    QCOMPARE(edges(seen.button("leaveDrill")), wanted);
}

void DrillPageTest::theAnswerIsHeard()
{
    Opened seen;
    const QSignalSpy heard(&seen.page.scene(), &TableScene::announced);
    seen.player.begin(Kind::MittlereTrick);
    const DrillPicture asked = seen.player.question();
    QVERIFY(heard.last()[0].toString().contains(asked.question));
    QVERIFY(heard.last()[0].toString().contains("2: " + asked.choices[1].label));
    seen.answer(false);
    const QString said = heard.last()[0].toString();
    QVERIFY(said.contains(seen.player.question().why.text) && said.contains("The right answer"));
}

void DrillPageTest::theWordsFollowTheLanguage()
{
    Language spoken;
    Opened seen;
    seen.player.begin(Kind::BietenBids);
    const QString english = seen.text("drillQuestion");
    spoken.speak("de");
    seen.player.reword();
    QVERIFY(seen.text("drillQuestion") != english);
    QCOMPARE(seen.player.question().number, 1);
}

void DrillPageTest::whatIsRightIsNotSaidByColourAlone()
{
    Opened seen;
    seen.player.begin(Kind::MittlereTrump);
    seen.answer(false);
    const DrillPicture picture = seen.player.question();
    for (std::size_t i = 0; i < picture.choices.size(); ++i) {
        const auto* const button = seen.button(qPrintable(QString("choice%1").arg(i)));
        QCOMPARE(button->text().contains("✓"), picture.choices[i].right);
        QCOMPARE(button->text().contains("✗"), picture.choices[i].chosen);
        QCOMPARE(button->accessibleDescription().isEmpty(),
            !picture.choices[i].right && !picture.choices[i].chosen);
    }
}

void DrillPageTest::theMapBeginsRounds()
{
    Language spoken;
    spoken.speak("en");
    const QTemporaryDir folder;
    const LessonProgress progress(folder.filePath("lessons.json"));
    LearnPage page(progress);
    DrillBoxes boxes;
    boxes[Kind::BietenTrick] = { 3, today.addDays(7) };
    page.setBoxes(boxes, today);
    page.refresh("en", games.front());
    auto* const list = page.findChild<QTreeWidget*>("drills");
    auto* const begin = page.findChild<QPushButton*>("beginDrill");
    QTreeWidgetItem* const all = list->topLevelItem(0);
    QCOMPARE(list->currentItem(), all);
    QCOMPARE(all->data(1, Qt::AccessibleTextRole).toString(), QString("1 of 13 known"));
    QTreeWidgetItem* const trick = list->topLevelItem(2);
    QCOMPARE(trick->toolTip(0), QString("Due in 7 days"));
    QCOMPARE(trick->text(1), QString("●●●○○"));
    QSignalSpy begun(&page, &LearnPage::drill);
    list->setCurrentItem(trick);
    QTest::mouseClick(begin, Qt::LeftButton);
    QVERIFY(begun.takeLast()[1].value<std::optional<Kind>>() == Kind::BietenTrick);
    page.refresh("en", games.front()); // back from it
    QCOMPARE(list->currentItem()->text(0), QString("Taking a trick"));
    list->setCurrentItem(list->topLevelItem(0));
    QTest::mouseClick(begin, Qt::LeftButton);
    QVERIFY(!begun.takeLast()[1].value<std::optional<Kind>>());
}

QTEST_MAIN(DrillPageTest)
#include "drill_page_test.moc"
