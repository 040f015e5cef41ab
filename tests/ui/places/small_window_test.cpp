#include "tests/support/every_game.h"
#include "tests/support/house.h"
#include "ui/model/any_rules.h"
#include "ui/model/drills/drill_player.h"
#include "ui/places/main_window.h"
#include "ui/places/setup/set_up.h"
#include "ui/places/table_page.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/page.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/places/widgets/wall_button.h"
#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_view.h"
#include "ui/words/languages.h"

#include <QtTest>
#include <QtWidgets>

#include <memory>

using namespace weli;

namespace {

constexpr QSize least(760, 480);

/// The page, for that of players and rules the place of its game, and what is seen there.
constexpr std::array places { "door", "settingsPage", "matchList", "setUpPage0", "setUpPage1",
    "setUpPage2", "setUpPage0 eight", "setUpPage0 rules", "setUpPage1 rules", "setUpPage2 rules",
    "learnPage", "lessonPage0", "lessonPage1", "lessonPage2", "drillPage0", "drillPage1",
    "drillPage2", "drillPage2 answered" };

QString named(const QWidget& widget)
{
    return QString("%1 %2 \"%3\"")
        .arg(widget.metaObject()->className(), widget.objectName(),
            widget.property("text").toString());
}

/// The least in which nothing of it is cut.
QSize neededBy(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (!label->wordWrap()) return label->minimumSizeHint();
        return { 0, label->heightForWidth(label->width()) };
    }
    if (qobject_cast<const QAbstractButton*>(&widget) != nullptr) return widget.minimumSizeHint();
    return { 0, widget.minimumSizeHint().height() };
}

bool isScrolled(const QWidget& content)
{
    const QWidget* const area = content.parentWidget()->parentWidget();
    return qobject_cast<const QAbstractScrollArea*>(area) != nullptr;
}

/// What of a place is cut, or lies where no scrolling leads.
QStringList wrongWith(const QWidget& place)
{
    QStringList wrong;
    for (const QWidget* each : place.findChildren<QWidget*>()) {
        const bool tells = qobject_cast<const QLabel*>(each) != nullptr
            || qobject_cast<const QAbstractButton*>(each) != nullptr
            || qobject_cast<const QComboBox*>(each) != nullptr
            || qobject_cast<const QLineEdit*>(each) != nullptr;
        const bool isPart = qobject_cast<const QAbstractSpinBox*>(each->parentWidget()) != nullptr
            || qobject_cast<const QComboBox*>(each->parentWidget()) != nullptr;
        if (!tells || isPart || !each->isVisible()) continue;
        const QSize needed = neededBy(*each);
        if (each->width() < needed.width() || each->height() < needed.height())
            wrong << "cut: " + named(*each);
        const QWidget* around = each->parentWidget();
        while (around != &place && !isScrolled(*around)) around = around->parentWidget();
        const QRect box(each->mapTo(around, QPoint()), each->size());
        if (!around->rect().contains(box)) wrong << "out of reach: " + named(*each);
    }
    return wrong;
}

}

class SmallWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theWindowCanBeSmall();
    void nothingIsCutOnAnyPage_data();
    void nothingIsCutOnAnyPage();
    void lettersOfTheSystemAreFollowed_data();
    void lettersOfTheSystemAreFollowed();
    void withLargeLettersOneScrollsDownwardsOnly_data();
    void withLargeLettersOneScrollsDownwardsOnly();
    void theSlateIsPulledOutAndPushedBack();
    void theSlateSlides();
    void besideALargeTableTheSlateStays();
    void buttonsShrinkToTheirSigns();
    void lettersFollowTheKeysAtOnce();
    void lettersFollowTheSettingAtOnce();
    void lettersOfAnotherWindowAreFollowed();
    void veryLargeLettersPutTheSlateAway();
    void theWindowComesBackWhereItWas();
    void aWindowOffAllScreensComesBack();

private:
    void openWindow(const Settings& settings);
    void checkPlaces(QSize size);
    [[nodiscard]] Settings kept() const { return readSettings(file()).settings; }
    [[nodiscard]] QString file() const { return folder_->filePath("settings.json"); }
    template <typename T> T* find(const char* name) const { return window_->findChild<T*>(name); }
    void sitDown();
    void leaveEveryGame();
    void resize(QSize size);
    void turnTo(const QString& place);

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
};

void SmallWindowTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    Settings settings;
    settings.language = "en";
    settings.motion = 0;
    openWindow(settings);
}

void SmallWindowTest::cleanup()
{
    window_.reset();
    folder_.reset();
}

void SmallWindowTest::openWindow(const Settings& settings)
{
    window_.reset();
    QVERIFY(!writeSettings(settings, file()));
    window_ = std::make_unique<MainWindow>(MainWindow::Parts {
        MatchStore(folder_->filePath("matches")), file(), defaultBots(), { 1, 2, 3, 4 } });
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QCoreApplication::processEvents();
}

void SmallWindowTest::sitDown()
{
    find<QWidget>("door")->findChild<QPushButton*>("play")->click();
    QTRY_VERIFY(find<QWidget>("tablePage")->isVisible());
}

/// So that the door offers to go on with each.
void SmallWindowTest::leaveEveryGame()
{
    for (const AnyGame& game : games) {
        find<QAbstractButton>(qPrintable(codeOf(game)))->click();
        find<QWidget>("door")->findChild<QPushButton*>("play")->click();
        find<WallButton>("leave")->click();
    }
}

void SmallWindowTest::resize(QSize size)
{
    window_->resize(size);
    for (int round = 0; round < 3; ++round) QCoreApplication::processEvents();
}

void SmallWindowTest::turnTo(const QString& place)
{
    if (place == "settingsPage") window_->openSettings();
    if (place == "matchList") window_->openMatches();
    if (place == "learnPage") window_->openLearn(games.front());
    const std::array asking { std::pair("08-slate", 1), std::pair("10-four", 1),
        std::pair("06-strokes", 0) }; // with many answers, or the slate
    for (std::size_t game = 0; game < games.size(); ++game)
        if (place == QString("lessonPage%1").arg(game))
            QVERIFY(window_->openLesson(games[game], asking[game].first, asking[game].second));
    const std::array wordy { drill::Kind::BietenNames, drill::Kind::PreferenceAnnounce,
        drill::Kind::MittlerePoints };
    for (std::size_t game = 0; game < games.size(); ++game)
        if (place.startsWith(QString("drillPage%1").arg(game)))
            window_->openDrill(games[game], wordy[game]);
    if (place.endsWith("answered")) window_->drills().choose(0);
    if (!place.startsWith("setUpPage")) return;
    window_->openSetUp(games[static_cast<std::size_t>(place[9].digitValue())]);
    if (place.endsWith("eight")) find<QSpinBox>("players")->setValue(8);
    if (place.endsWith("rules"))
        window_->findChild<QWidget*>("setUpPage")->findChild<QPushButton*>("every")->click();
}

void SmallWindowTest::theWindowCanBeSmall()
{
    QCOMPARE(window_->minimumSize(), least);
    resize({ 100, 100 });
    QCOMPARE(window_->size(), least);
}

void SmallWindowTest::nothingIsCutOnAnyPage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("letters");
    for (const SpokenLanguage& each : languages)
        for (const QSize size : { least, QSize(800, 600), QSize(1024, 640), QSize(1280, 800) })
            for (const int letters : { 100, 200 })
                QTest::addRow("%s, %d × %d, %d", each.code, size.width(), size.height(), letters)
                    << QString(each.code) << size << letters;
}

void SmallWindowTest::nothingIsCutOnAnyPage()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, letters);
    Settings settings;
    settings.language = language;
    settings.letters = letters;
    openWindow(settings);
    leaveEveryGame();
    resize(size);
    checkPlaces(size);
}

void SmallWindowTest::checkPlaces(QSize size)
{
    QStringList wrong;
    for (const QString place : places) {
        turnTo(place);
        resize(size);
        QCOMPARE(window_->size(), size);
        static const QRegularExpression ofGame("[0-9].*");
        const QString name = QString(place).remove(ofGame);
        for (const QString& each : wrongWith(*window_->findChild<QWidget*>(name)))
            wrong << place + ": " + each;
        for (const QAbstractButton* back : window_->findChildren<QAbstractButton*>("back"))
            if (back->isVisible() && back->visibleRegion().boundingRect().size() != back->size())
                wrong << place + ": the way back is out of sight";
        // Rows that go on beyond the edge cannot be read.
        for (const Scroller* each : window_->findChildren<Scroller*>())
            if (each->isVisible() && each->horizontalScrollBar()->maximum() > 0)
                wrong << place + ": scrolls aside";
    }
    QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join("\n")));
}

void SmallWindowTest::lettersOfTheSystemAreFollowed_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<double>("points");
    QTest::newRow("8 points") << "en" << 8.0;
    for (const SpokenLanguage& each : languages)
        QTest::addRow("18 points, %s", each.code) << QString(each.code) << 18.0;
}

/// They change while the program runs.
void SmallWindowTest::lettersOfTheSystemAreFollowed()
{
    QFETCH(QString, language);
    QFETCH(double, points);
    Settings settings;
    settings.language = language;
    openWindow(settings);
    leaveEveryGame();
    resize({ 1280, 800 });
    for (const QString place : places) turnTo(place); // all are there before the change
    turnTo("matchList");
    find<QWidget>("matchList")->findChild<QPushButton*>("back")->click();
    find<QWidget>("door")->findChild<QPushButton*>("goOn")->click();
    QVERIFY(find<QWidget>("tablePage")->isVisible());
    const QFont before = QApplication::font();
    const auto back = qScopeGuard([before] { QApplication::setFont(before); });
    QFont other = before;
    other.setPointSizeF(points);
    QApplication::setFont(other);
    resize({ 1280, 800 });
    for (const WallButton* button : find<QWidget>("tablePage")->findChildren<WallButton*>()) {
        if (!button->isVisible()) continue;
        QCOMPARE(button->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        QVERIFY(button->width() >= button->sizeHint().width());
        QVERIFY(std::abs(QFontInfo(button->font()).pointSizeF() - points) < 0.5);
    }
    checkPlaces({ 1280, 800 });
}

void SmallWindowTest::withLargeLettersOneScrollsDownwardsOnly_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("place");
    for (const char* language : { "en", "de", "sv" })
        for (const char* place : { "door", "setUpPage" })
            QTest::addRow("%s %s", language, place) << language << place;
}

void SmallWindowTest::withLargeLettersOneScrollsDownwardsOnly()
{
    QFETCH(const QString, language);
    QFETCH(const QString, place);
    QApplication::setStyle(new HouseStyle); // its edges count
    const auto plain = qScopeGuard([] { QApplication::setStyle("fusion"); });
    Settings settings;
    settings.letters = 200;
    const test::House house(language, test::Hand::Keys, least, settings);
    house.enter(place);
    QCOMPARE(house.place(), place);
    auto* const page = house.page();
    auto* const area = qobject_cast<QScrollArea*>(page->parentWidget()->parentWidget());
    QVERIFY2(
        page->width() <= area->viewport()->width(), qPrintable(QString::number(page->width())));
    const QStringList wrong = wrongWith(*page);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

void SmallWindowTest::theSlateIsPulledOutAndPushedBack()
{
    sitDown();
    resize(least);
    auto* const slate = window_->findChild<SlateView*>();
    auto* const tab = find<WallButton>("slateTab");
    auto* const table = window_->findChild<TableView*>();
    const QSize room = table->size();
    QVERIFY(!slate->isVisible());
    QVERIFY(tab->isVisible());
    QTest::keyClick(table->viewport(), Qt::Key_S);
    QVERIFY(slate->isVisible());
    QVERIFY(tab->isChecked());
    QCOMPARE(table->size(), room); // it lies over the table
    QVERIFY(window_->rect().contains(QRect(slate->mapTo(window_.get(), QPoint()), slate->size())));
    QTest::keyClick(table->viewport(), Qt::Key_S);
    QVERIFY(!slate->isVisible());
    QTest::mouseClick(tab, Qt::LeftButton);
    QVERIFY(slate->isVisible());
    QTest::keyClick(table->viewport(), Qt::Key_Escape);
    QVERIFY(!slate->isVisible());
    QVERIFY(find<QWidget>("tablePage")->isVisible()); // and nothing else was left
}

void SmallWindowTest::theSlateSlides()
{
    Settings settings = kept();
    settings.motion = 100;
    openWindow(settings);
    sitDown();
    resize(least);
    auto* const slate = window_->findChild<SlateView*>();
    const QWidget* const drawer = slate->parentWidget();
    find<WallButton>("slateTab")->click();
    QTRY_VERIFY(drawer->width() > 0 && drawer->width() < slate->width());
    QTRY_COMPARE(drawer->width(), slate->width());
    find<WallButton>("slateTab")->click();
    QTRY_VERIFY(!slate->isVisible());
}

void SmallWindowTest::besideALargeTableTheSlateStays()
{
    sitDown();
    resize({ 1024, 640 });
    auto* const slate = window_->findChild<SlateView*>();
    auto* const table = window_->findChild<TableView*>();
    const auto placeOf = [&](const QWidget* widget) {
        return QRect(widget->mapTo(window_.get(), QPoint()), widget->size());
    };
    for (const bool out : { false, true }) { // whatever became of it in a small window
        QVERIFY(slate->isVisible());
        QVERIFY(!find<WallButton>("slateTab")->isVisible());
        QVERIFY(!placeOf(slate).intersects(placeOf(table)));
        QTest::keyClick(table->viewport(), Qt::Key_S);
        QVERIFY(slate->isVisible());
        resize(least);
        if (out) QTest::keyClick(table->viewport(), Qt::Key_S);
        resize({ 1024, 640 });
    }
}

void SmallWindowTest::buttonsShrinkToTheirSigns()
{
    sitDown();
    const auto buttons = find<QWidget>("tablePage")->findChildren<WallButton*>();
    QVERIFY(buttons.size() >= 8);
    for (const QSize size : { least, QSize(800, 600), QSize(1024, 640) }) {
        resize(size);
        const bool small = size.width() < 1000;
        for (const WallButton* button : buttons) {
            if (!button->isVisible()) continue;
            QCOMPARE(button->toolButtonStyle() == Qt::ToolButtonIconOnly, small);
            QVERIFY(!button->toolTip().isEmpty());
            auto* const heard
                = QAccessible::queryAccessibleInterface(const_cast<WallButton*>(button));
            QVERIFY(!heard->text(QAccessible::Name).isEmpty());
            QVERIFY(button->size().width() >= button->sizeHint().width());
            QVERIFY(window_->rect().contains(
                QRect(button->mapTo(window_.get(), QPoint()), button->size())));
        }
    }
}

void SmallWindowTest::lettersFollowTheKeysAtOnce()
{
    auto* const play = find<QWidget>("door")->findChild<QPushButton*>("play");
    const auto height = [&] { return QFontInfo(play->font()).pixelSize(); };
    const int usual = height();
    QTest::keyClick(window_.get(), Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(kept().letters, 110);
    QVERIFY(height() > usual);
    for (int i = 0; i < 10; ++i) QTest::keyClick(window_.get(), Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(kept().letters, 200);
    QVERIFY(std::abs(height() - 2 * usual) <= 2);
    QTest::keyClick(window_.get(), Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(kept().letters, 175);
    QTest::keyClick(window_.get(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(kept().letters, 100);
    QCOMPARE(height(), usual);
    for (int i = 0; i < 5; ++i) QTest::keyClick(window_.get(), Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(kept().letters, 80);
    QVERIFY(height() < usual);
}

void SmallWindowTest::lettersFollowTheSettingAtOnce()
{
    window_->openSettings();
    auto* const sizes = find<QComboBox>("letters");
    const int usual = QFontInfo(sizes->font()).pixelSize();
    sizes->setCurrentIndex(sizes->findData(150));
    emit sizes->activated(sizes->currentIndex());
    QVERIFY(std::abs(QFontInfo(sizes->font()).pixelSize() - 1.5 * usual) <= 1);
    QTest::keyClick(window_.get(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(sizes->currentData().toInt(), 100); // what keys do is told there, too
    // A page that is built later has them as well.
    window_->openSetUp();
    QCOMPARE(QFontInfo(find<QSpinBox>("players")->font()).pixelSize(), qRound(1.35 * usual));
}

/// As soon as one comes back to this one.
void SmallWindowTest::lettersOfAnotherWindowAreFollowed()
{
    window_->openSettings();
    {
        MainWindow other(MainWindow::Parts {
            MatchStore(folder_->filePath("matches")), file(), defaultBots(), { 1, 2, 3, 4 } });
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        QTest::keyClick(&other, Qt::Key_Plus, Qt::ControlModifier);
        other.openSettings();
        other.findChild<QCheckBox*>("high_contrast")->click();
        other.close();
    }
    QVERIFY(kept().highContrast);
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTRY_COMPARE(lettersIn(*window_), 1.1);
    QCOMPARE(find<QComboBox>("letters")->currentData().toInt(), 110);
    QVERIFY(find<QCheckBox>("high_contrast")->isChecked());
    window_->close();
    QCOMPARE(kept().letters, 110);
    QVERIFY(kept().highContrast);
}

void SmallWindowTest::veryLargeLettersPutTheSlateAway()
{
    sitDown();
    resize({ 1280, 800 });
    auto* const slate = window_->findChild<SlateView*>();
    QVERIFY(slate->isVisible());
    for (int i = 0; i < 10; ++i) QTest::keyClick(window_.get(), Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(!slate->isVisible());
    QTest::keyClick(window_.get(), Qt::Key_0, Qt::ControlModifier);
    QVERIFY(slate->isVisible());
}

void SmallWindowTest::theWindowComesBackWhereItWas()
{
    window_->setGeometry(20, 40, 770, 510);
    const QRect was = window_->geometry();
    // Else Qt 6.8 moves it.
    QVERIFY(window_->screen()->availableGeometry().contains(window_->frameGeometry()));
    window_->close();
    openWindow(kept());
    QCOMPARE(window_->geometry(), was);
    window_->setWindowState(Qt::WindowMaximized);
    window_->close();
    openWindow(kept());
    QVERIFY(window_->isMaximized());
}

void SmallWindowTest::aWindowOffAllScreensComesBack()
{
    window_->setGeometry(20'000, 30'000, 790, 510);
    window_->close();
    openWindow(kept());
    QVERIFY(window_->screen()->availableGeometry().intersects(window_->geometry()));
    QVERIFY(window_->screen()->availableGeometry().contains(window_->geometry().topLeft()));
}

QTEST_MAIN(SmallWindowTest)
#include "small_window_test.moc"
