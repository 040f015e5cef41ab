#include "tests/support/offered.h"
#include "ui/places/main_window.h"
#include "ui/places/open_acts.h"
#include "ui/places/table_page.h"
#include "ui/table/items/notes/tip_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"
#include "ui/words/languages.h"
#include "ui/words/words.h"

#include <QtTest>
#include <QtWidgets>

#include <memory>

using namespace weli;

namespace {

/// As much as a moment has, in sentences as long as they may be.
std::vector<Because> many()
{
    const QString sentence
        = QString("Offer a split of the ten tricks. ").repeated(6).left(199) + u'.';
    return std::vector<Because>(5, { sentence, Clause { 'P', 43 } });
}

/// Of a match that is over, with as much to tell of each as there may be.
ResultPicture resultOfEight()
{
    ResultPicture result;
    result.title = "Deal 3";
    result.goOn = goOnChoice();
    result.tellHabits = tellHabitsChoice();
    for (int i = 1; i <= 8; ++i) {
        ResultPicture::Earned& player = result.earned.emplace_back();
        player.name = QString("Player %1").arg(i);
        player.initial = "P";
        player.habits = player.name
            + " bid 11 figures: 7 were conceded, 3 had little or nothing behind them; you believed "
              "it twice. Held 4 times, said three once.";
    }
    return result;
}

}

/// The key that tells what can be done now, in a window.
class OpenActsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theKeyTellsWhatCanBeDone_data();
    void theKeyTellsWhatCanBeDone();
    void itGoesWithTheKeyEscapeAndTheNextAct();
    void muchIsNotCut_data();
    void muchIsNotCut();
    void atTheEndItTellsWhatAllWereLike_data() { muchIsNotCut_data(); }
    void atTheEndItTellsWhatAllWereLike();
    void aClauseLeadsToTheBook();
    void theNoteOfTheCoachLiesOnTheTable();

private:
    void sitDown(const QString& language, QSize size, int letters = 100);
    template <typename T> T* find(const char* name) const { return window_->findChild<T*>(name); }
    void press(int key) { QTest::keyClick(window_->focusWidget(), static_cast<Qt::Key>(key)); }
    [[nodiscard]] bool isWhole() const;

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
};

void OpenActsTest::init() { folder_ = std::make_unique<QTemporaryDir>(); }

void OpenActsTest::cleanup()
{
    window_.reset();
    folder_.reset();
}

void OpenActsTest::sitDown(const QString& language, QSize size, int letters)
{
    Settings settings;
    settings.language = language;
    settings.letters = letters;
    settings.motion = 0;
    settings.pace = 0;
    settings.waitForMe = true; // else the others play on beneath what is read
    const QString file = folder_->filePath("settings.json");
    QVERIFY(!writeSettings(settings, file));
    window_ = std::make_unique<MainWindow>(
        MainWindow::Parts { MatchStore(folder_->filePath("matches")), file, defaultBots(),
            Seeds { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } }, Thinker::Where::AtOnce });
    window_->resize(size);
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    find<QPushButton>("play")->click();
    QTRY_VERIFY(window_->table().isVisible());
    QTRY_VERIFY(window_->table().scene().picture().canHint);
    QTRY_VERIFY(window_->table().scene().picture().note); // else it comes while one reads
}

/// All of it can be read, if need be by scrolling down.
bool OpenActsTest::isWhole() const
{
    const auto* const paper = find<OpenActs>("openActs");
    const auto* const list = find<QLabel>("openActsList");
    const auto* const area = paper->findChild<QScrollArea*>();
    return list->height() >= list->heightForWidth(list->width())
        && list->width() <= area->viewport()->width() && area->horizontalScrollBar()->maximum() == 0
        && window_->rect().contains(QRect(paper->mapTo(window_.get(), QPoint()), paper->size()));
}

void OpenActsTest::theKeyTellsWhatCanBeDone_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const SpokenLanguage& each : languages)
        for (const QSize size : { QSize(760, 480), QSize(1280, 800) })
            QTest::addRow("%s %d", each.code, size.width()) << QString(each.code) << size;
}

void OpenActsTest::theKeyTellsWhatCanBeDone()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    sitDown(language, size);
    press(Qt::Key_Question);
    const auto* const list = find<QLabel>("openActsList");
    QVERIFY(list->isVisible());
    QVERIFY(list->hasFocus()); // so it is read
    auto* const heard = QAccessible::queryAccessibleInterface(const_cast<QLabel*>(list));
    QTextDocument written;
    written.setHtml(list->text());
    QVERIFY(written.toPlainText().size() > 30);
    QVERIFY(heard->text(QAccessible::Name).size() > 30);
    QVERIFY(!heard->text(QAccessible::Name).contains('<'));
    QVERIFY(isWhole());
    const auto* const area = find<OpenActs>("openActs")->findChild<QScrollArea*>();
    QCOMPARE(area->verticalScrollBar()->maximum(), 0);
}

void OpenActsTest::itGoesWithTheKeyEscapeAndTheNextAct()
{
    sitDown("en", { 1280, 800 });
    const auto* const paper = find<OpenActs>("openActs");
    const auto* const view = window_->findChild<TableView*>();
    for (const auto& [opens, closes] : { std::pair(Qt::Key_Question, Qt::Key_Question),
             std::pair(Qt::Key_C, Qt::Key_Escape), std::pair(Qt::Key_C, Qt::Key_C) }) {
        press(opens);
        QVERIFY(paper->isVisible());
        press(closes);
        QVERIFY(!paper->isVisible());
        QVERIFY(view->hasFocus());
        QVERIFY(window_->table().isVisible());
    }
    press(Qt::Key_C);
    QVERIFY(paper->isVisible());
    // An act of the match that leaves the focus where it is, as one of another seat does.
    TableScene& scene = window_->table().scene();
    const Picture before = scene.picture();
    emit scene.chosen(actsIn(before).front());
    QTRY_VERIFY(scene.picture().newsNumber != before.newsNumber);
    QVERIFY(!paper->isVisible());
}

void OpenActsTest::muchIsNotCut_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("letters");
    for (const QSize size : { QSize(760, 480), QSize(1280, 800) })
        for (const int letters : { 100, 200 })
            QTest::addRow("%d, %d", size.width(), letters) << size << letters;
}

void OpenActsTest::muchIsNotCut()
{
    QFETCH(QSize, size);
    QFETCH(int, letters);
    sitDown("en", size, letters);
    window_->table().showOpenActs(many());
    QCoreApplication::processEvents();
    QVERIFY(isWhole());
    auto* const bar = find<OpenActs>("openActs")->findChild<QScrollArea*>()->verticalScrollBar();
    if (letters == 100) QCOMPARE(bar->maximum(), 0);
    if (bar->maximum() == 0) return;
    QVERIFY(find<QLabel>("openActsList")->hasFocus());
    QTest::keyClick(find<QLabel>("openActsList"), Qt::Key_PageDown);
    QVERIFY(bar->value() > 0);
}

/// By its button and by the key, with the faces of all; what is too much for the window is
/// scrolled.
void OpenActsTest::atTheEndItTellsWhatAllWereLike()
{
    QFETCH(QSize, size);
    QFETCH(int, letters);
    sitDown("en", size, letters);
    Picture picture = window_->table().scene().picture();
    picture.result = resultOfEight();
    window_->table().show(picture);
    const auto* const paper = find<OpenActs>("openActs");
    auto* const list = find<QLabel>("openActsList");
    press(Qt::Key_C);
    QVERIFY(paper->isVisible() && list->hasFocus());
    QCOMPARE(list->text().count("<img"), 8);
    QVERIFY(list->accessibleName().contains("Player 8 bid 11 figures"));
    QVERIFY(isWhole());
    auto* const bar = paper->findChild<QScrollArea*>()->verticalScrollBar();
    QTest::keyClick(list, Qt::Key_PageDown);
    QCOMPARE(bar->value() > 0, bar->maximum() > 0);
    press(Qt::Key_C);
    QVERIFY(!paper->isVisible());
    window_->table().show(picture); // whatever the match has shown since
    emit window_->table().scene().chosen(TellHabits {});
    QVERIFY(paper->isVisible());
}

void OpenActsTest::aClauseLeadsToTheBook()
{
    sitDown("en", { 1280, 800 });
    press(Qt::Key_C);
    const QSignalSpy wanted(&window_->table(), &TablePage::bookWanted);
    emit find<QLabel>("openActsList")->linkActivated("B-10");
    QCOMPARE(wanted.size(), 1);
    QVERIFY(!window_->table().isVisible());
}

void OpenActsTest::theNoteOfTheCoachLiesOnTheTable()
{
    sitDown("en", { 1280, 800 });
    TableScene& scene = window_->table().scene();
    QVERIFY(scene.picture().note);
    const Because said = scene.picture().note->text;
    const TipItem* tip = nullptr;
    for (const QGraphicsItem* item : scene.items())
        if (const auto* each = dynamic_cast<const TipItem*>(item)) tip = each;
    QTRY_VERIFY(tip->isVisible());
    QCOMPARE(tip->text(), said.text);
    QVERIFY(!tip->link().isEmpty());
    QCOMPARE(scene.topic(), QString::fromStdString(toText(*said.clause)));
}

QTEST_MAIN(OpenActsTest)
#include "open_acts_test.moc"
