#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/places/main_window.h"
#include "ui/places/navigator.h"
#include "ui/places/review/review_page.h"
#include "ui/places/sheets/shortcuts.h"
#include "ui/words/languages.h"

#include <QtTest>
#include <QtWidgets>

#include <functional>
#include <map>
#include <memory>
#include <vector>

using namespace weli;

namespace {

/// How a person sees a place, or one more page of it.
struct Visit {
    const char* name;
    PlaceName place;
    std::function<void(MainWindow&)> go;
};

void click(const QWidget& within, const char* button)
{
    auto* const found = within.findChild<QAbstractButton*>(button);
    QVERIFY2(found != nullptr && found->isVisible(), button);
    found->click();
}

void nothing(MainWindow& /*window*/) { }

const AnyGame preference = games[1];

const std::vector<Visit> visits {
    { "door", PlaceName::Door, nothing },
    { "set-up", PlaceName::SetUp, [](MainWindow& window) { window.openSetUp(); } },
    { "rules", PlaceName::SetUp,
        [](MainWindow& window) {
            window.openSetUp();
            click(window, "every");
        } },
    { "table", PlaceName::Table, [](MainWindow& window) { click(window, "play"); } },
    { "review", PlaceName::Review,
        [](MainWindow& window) {
            const AnyRules rules = defaultRules(preference, 3);
            window.openReview({ newMatch(rules, 3, {}), defaultPlayers(3, "Ich") }, 0);
        } },
    { "trial", PlaceName::Trial,
        [](MainWindow& window) {
            const auto read
                = MatchStore::read(WELI_SOURCE_DIR "/tests/traces/mittlere.jsonl", "Ich");
            window.openReview(std::get<SavedMatch>(read), 20);
            click(window.review(), "playOn");
        } },
    { "puzzle", PlaceName::Puzzle,
        [](MainWindow& window) {
            const auto read
                = MatchStore::read(WELI_SOURCE_DIR "/tests/traces/mittlere.jsonl", "Ich");
            SavedMatch saved = std::get<SavedMatch>(read);
            rewind(saved.match, 38);
            window.openReview(saved, 20);
            window.finishReview();
            click(window.review(), "learnFromIt");
        } },
    { "matches", PlaceName::Matches, [](MainWindow& window) { window.openMatches(); } },
    { "settings", PlaceName::Settings, [](MainWindow& window) { window.openSettings(); } },
    { "book", PlaceName::Book, [](MainWindow& window) { window.openBook(preference); } },
    { "learn", PlaceName::Learn, [](MainWindow& window) { window.openLearn(preference); } },
    { "lesson", PlaceName::Lesson,
        [](MainWindow& window) { window.openLesson(games.front(), "02-figures", 0); } },
    { "question of a lesson", PlaceName::Lesson,
        [](MainWindow& window) { window.openLesson(games.front(), "01-tricks", 1); } },
    { "drill", PlaceName::Drill, [](MainWindow& window) { window.openDrill(preference, {}); } },
    { "keys", PlaceName::Door,
        [](MainWindow& window) { QTest::keyClick(&window, Qt::Key_F1, Qt::ControlModifier); } },
    { "about", PlaceName::Door, [](MainWindow& window) { click(window, "about"); } },
};

/// What Tab should come to: anything that wants it, but the inner parts of a control.
bool isControl(const QWidget& widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isVisible() && widget.isEnabled()
        && widget.focusProxy() == nullptr && !widget.objectName().startsWith("qt_");
}

QString nameOf(const QWidget& widget)
{
    return QString(widget.metaObject()->className()) + ' ' + widget.objectName() + ' '
        + widget.property("text").toString();
}

/// Of radio buttons Tab comes to the one that is chosen, arrows to the others.
bool isInGroupOf(const QWidget& widget, const QSet<QWidget*>& reached)
{
    const auto* const radio = qobject_cast<const QRadioButton*>(&widget);
    if (radio == nullptr || radio->group() == nullptr) return false;
    const auto all = radio->group()->buttons();
    return std::any_of(
        all.begin(), all.end(), [&](QAbstractButton* each) { return reached.contains(each); });
}

/// The letter that presses a control, or leads to its field; nothing if it has none.
QString letterOf(const QWidget& widget)
{
    const auto* const label = qobject_cast<const QLabel*>(&widget);
    const bool bears = label != nullptr ? label->buddy() != nullptr
                                        : qobject_cast<const QAbstractButton*>(&widget) != nullptr;
    return bears ? QKeySequence::mnemonic(widget.property("text").toString()).toString()
                 : QString();
}

} // namespace

/// What must hold in whichever place there is; a new one that nobody visits here is told.
class EveryPlaceTest : public QObject {
    Q_OBJECT

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void cleanup();
    void everyPlaceIsVisited();
    void everythingIsReachedByTab_data() { addVisits(); }
    void everythingIsReachedByTab();
    void everyControlHasAnAccessibleName_data() { addVisits(); }
    void everyControlHasAnAccessibleName();
    void enterPressesAsSpaceDoes_data() { addVisits(); }
    void enterPressesAsSpaceDoes();
    void whatCannotBePressedSaysWhy_data() { addVisits(); }
    void whatCannotBePressedSaysWhy();
    void mnemonicsAreNotGivenTwice_data();
    void mnemonicsAreNotGivenTwice();
    void lettersGrowWithTheWindow_data() { addVisits(); }
    void lettersGrowWithTheWindow();
    void drillsAreAsHighWithTheScrollBarAsWithout();
    void theKeysFillTheirPage();
    void lettersOfTheDoorStayWhenAMatchIsLeft_data();
    void lettersOfTheDoorStayWhenAMatchIsLeft();

private:
    static void addVisits();
    void openWindow(const QString& language = "en");
    /// Comes there, and sees it in the window or in a dialog before it.
    QWidget* visit(const Visit& visit);
    [[nodiscard]] const Navigator& places() const { return *window_->findChild<Navigator*>(); }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
};

void EveryPlaceTest::addVisits()
{
    QTest::addColumn<int>("visit");
    for (std::size_t i = 0; i < visits.size(); ++i)
        QTest::newRow(visits[i].name) << static_cast<int>(i);
}

void EveryPlaceTest::cleanup()
{
    window_.reset();
    folder_.reset();
}

void EveryPlaceTest::openWindow(const QString& language)
{
    Settings settings;
    settings.language = language;
    settings.motion = 0;
    const QString file = folder_->filePath("settings.json");
    QVERIFY(!writeSettings(settings, file));
    window_ = std::make_unique<MainWindow>(
        MainWindow::Parts { MatchStore(folder_->filePath("matches")), file, defaultBots(),
            Seeds { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } }, Thinker::Where::AtOnce });
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

QWidget* EveryPlaceTest::visit(const Visit& visit)
{
    visit.go(*window_);
    QCoreApplication::processEvents();
    for (auto* const dialog : window_->findChildren<QDialog*>())
        if (dialog->isVisible()) return dialog;
    return places().currentWidget();
}

void EveryPlaceTest::everyPlaceIsVisited()
{
    openWindow();
    for (const PlaceName name : places().names())
        QVERIFY2(std::any_of(visits.begin(), visits.end(),
                     [name](const Visit& each) { return each.place == name; }),
            qPrintable(QString::number(static_cast<int>(name))));
    for (const Visit& each : visits) {
        openWindow();
        const QWidget* const seen = visit(each);
        QVERIFY2(places().isOpen(each.place), each.name);
        const bool isDialog = QString(each.name) == "keys" || QString(each.name) == "about";
        QCOMPARE(seen->isWindow(), isDialog);
    }
}

void EveryPlaceTest::everythingIsReachedByTab()
{
    QFETCH(int, visit);
    openWindow();
    const QWidget* const place = this->visit(visits[static_cast<std::size_t>(visit)]);
    QSet<QWidget*> reached;
    for (int i = 0; i < 120; ++i) {
        QWidget* const here = QApplication::focusWidget();
        QVERIFY(here != nullptr);
        reached.insert(here);
        QTest::keyClick(here, Qt::Key_Tab);
    }
    int controls = 0;
    for (const QWidget* each : place->findChildren<QWidget*>()) {
        if (!isControl(*each)) continue;
        ++controls;
        QVERIFY2(reached.contains(const_cast<QWidget*>(each)) || isInGroupOf(*each, reached),
            qPrintable(nameOf(*each)));
    }
    QVERIFY(controls > 0);
}

void EveryPlaceTest::everyControlHasAnAccessibleName()
{
    QFETCH(int, visit);
    openWindow();
    const QWidget* const place = this->visit(visits[static_cast<std::size_t>(visit)]);
    for (QWidget* each : place->findChildren<QWidget*>()) {
        if (!isControl(*each)) continue;
        QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(each);
        QVERIFY2(spoken != nullptr && !spoken->text(QAccessible::Name).isEmpty(),
            qPrintable(nameOf(*each)));
    }
}

void EveryPlaceTest::enterPressesAsSpaceDoes()
{
    QFETCH(int, visit);
    openWindow();
    const QWidget* const place = this->visit(visits[static_cast<std::size_t>(visit)]);
    for (const QPushButton* each : place->findChildren<QPushButton*>())
        if (isControl(*each)) QVERIFY2(each->autoDefault(), qPrintable(nameOf(*each)));
}

/// To who points at it and to who hears it.
void EveryPlaceTest::whatCannotBePressedSaysWhy()
{
    QFETCH(int, visit);
    openWindow();
    const QWidget* const place = this->visit(visits[static_cast<std::size_t>(visit)]);
    for (const QAbstractButton* each : place->findChildren<QAbstractButton*>()) {
        if (!each->isVisible() || each->isEnabled() || each->objectName().startsWith("qt_"))
            continue;
        QVERIFY2(!each->toolTip().isEmpty(), qPrintable(nameOf(*each)));
        QCOMPARE(each->accessibleDescription(), each->toolTip());
    }
}

void EveryPlaceTest::mnemonicsAreNotGivenTwice_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("visit");
    for (const SpokenLanguage& language : languages)
        for (std::size_t i = 0; i < visits.size(); ++i)
            QTest::addRow("%s %s", language.code, visits[i].name)
                << QString(language.code) << static_cast<int>(i);
}

void EveryPlaceTest::mnemonicsAreNotGivenTwice()
{
    QFETCH(QString, language);
    QFETCH(int, visit);
    openWindow(language);
    const QWidget* const place = this->visit(visits[static_cast<std::size_t>(visit)]);
    QMap<QString, QString> given;
    for (const QWidget* each : place->findChildren<QWidget*>()) {
        const QString letter = letterOf(*each);
        if (!each->isVisible() || letter.isEmpty()) continue;
        QVERIFY2(!given.contains(letter),
            qPrintable(letter + ": " + given[letter] + " / " + nameOf(*each)));
        given[letter] = nameOf(*each);
    }
}

void EveryPlaceTest::lettersGrowWithTheWindow()
{
    QFETCH(int, visit);
    openWindow();
    const QWidget* const place = this->visit(visits[static_cast<std::size_t>(visit)]);
    if (place->isWindow()) return; // it was as large as its window when it opened
    const auto sizes = [place] {
        std::map<const QWidget*, int> all;
        for (const QWidget* each : place->findChildren<QWidget*>())
            if (each->isVisible() && !each->property("text").toString().isEmpty())
                all[each] = QFontInfo(each->font()).pixelSize();
        return all;
    };
    const auto sized = [&](QSize size) {
        window_->resize(size);
        QCoreApplication::processEvents();
        return sizes();
    };
    const auto usual = sized({ 1280, 800 });
    const auto large = sized({ 2560, 1600 });
    QVERIFY(!usual.empty());
    for (const auto& [part, letters] : usual)
        if (large.contains(part))
            QVERIFY2(std::abs(large.at(part) - 2 * letters) <= 2, qPrintable(nameOf(*part)));
    QCOMPARE(sized({ 1280, 800 }), usual);
}

/// Where they were higher with it, it came and went forever in some windows.
void EveryPlaceTest::drillsAreAsHighWithTheScrollBarAsWithout()
{
    openWindow();
    for (const AnyGame& game : games) {
        window_->openLearn(game);
        auto* const drills = window_->findChild<QTreeWidget*>("drills");
        for (const int wide : { 760, 814, 900, 1280 }) {
            window_->resize(wide, 540);
            std::map<Qt::ScrollBarPolicy, std::vector<int>> heights;
            for (const auto policy : { Qt::ScrollBarAlwaysOn, Qt::ScrollBarAlwaysOff }) {
                drills->setVerticalScrollBarPolicy(policy);
                QCoreApplication::processEvents();
                for (int i = 0; i < drills->topLevelItemCount(); ++i)
                    heights[policy].push_back(drills->topLevelItem(i)->sizeHint(0).height());
            }
            QVERIFY(!heights[Qt::ScrollBarAlwaysOn].empty());
            QCOMPARE(heights[Qt::ScrollBarAlwaysOn], heights[Qt::ScrollBarAlwaysOff]);
        }
    }
}

/// No higher than what it says, as far as there is room for that.
void EveryPlaceTest::theKeysFillTheirPage()
{
    openWindow();
    for (const char* before : { "door", "table" })
        for (const Visit& each : visits) {
            if (QString(each.name) == before) each.go(*window_);
            if (QString(each.name) != "keys") continue;
            const auto* const keys = qobject_cast<Shortcuts*>(visit(each));
            QVERIFY(keys != nullptr);
            const auto* const list = keys->findChild<QLabel*>("keys");
            const int needed = list->heightForWidth(list->width());
            const int room = keys->findChild<QScrollArea*>()->viewport()->height();
            QVERIFY2(list->height() >= needed && room <= needed + 4,
                qPrintable(QString("%1 in %2 for %3").arg(list->height()).arg(room).arg(needed)));
            // No row is cut: nothing is drawn along the lower edge.
            const QImage seen = keys->findChild<QScrollArea*>()->viewport()->grab().toImage();
            for (int x = 0; x < list->width(); ++x)
                QVERIFY2(seen.pixel(x, room - 1) == seen.pixel(0, room - 1),
                    qPrintable(QString("%1, %2").arg(x).arg(room)));
            const_cast<Shortcuts*>(keys)->close();
            window_->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        }
}

void EveryPlaceTest::lettersOfTheDoorStayWhenAMatchIsLeft_data()
{
    QTest::addColumn<QString>("language");
    for (const SpokenLanguage& each : languages) QTest::newRow(each.code) << QString(each.code);
}

void EveryPlaceTest::lettersOfTheDoorStayWhenAMatchIsLeft()
{
    QFETCH(QString, language);
    openWindow(language);
    const auto letters = [this] {
        std::vector<std::pair<const QWidget*, QString>> all;
        for (const QWidget* each : places().currentWidget()->findChildren<QWidget*>())
            if (each->isVisible()) all.push_back({ each, letterOf(*each) });
        return all;
    };
    const auto before = letters();
    for (const AnyGame& game : games) {
        click(*window_, qPrintable(codeOf(game)));
        click(*window_, "play");
        click(*window_, "leave");
        QVERIFY(places().isOpen(PlaceName::Door));
    }
    const auto after = letters();
    for (const auto& [button, letter] : before) {
        if (!button->isVisible()) continue; // tells newcomers where to begin
        const auto now = std::find_if(
            after.begin(), after.end(), [&](const auto& each) { return each.first == button; });
        QVERIFY2(now != after.end() && now->second == letter, qPrintable(nameOf(*button)));
    }
    // To play and to learn each game needs no mouse.
    for (const AnyGame& game : games) {
        click(*window_, qPrintable(codeOf(game)));
        for (const char* button : { "goOn", "play", "learn" }) {
            const auto* const found = window_->findChild<QWidget*>(button);
            QVERIFY2(!letterOf(*found).isEmpty(), qPrintable(codeOf(game) + ' ' + button));
        }
    }
}

QTEST_MAIN(EveryPlaceTest)
#include "every_place_test.moc"
