#include "ui/places/main_window.h"

#include "ui/model/setting_rows.h"
#include "ui/places/house/book_place.h"
#include "ui/places/house/door_place.h"
#include "ui/places/house/learn_places.h"
#include "ui/places/house/match_desk.h"
#include "ui/places/house/matches_place.h"
#include "ui/places/house/review_place.h"
#include "ui/places/house/set_up_place.h"
#include "ui/places/house/settings_place.h"
#include "ui/places/house/table_place.h"
#include "ui/places/house/tables/puzzle_place.h"
#include "ui/places/house/tables/trial_place.h"
#include "ui/places/navigator.h"
#include "ui/places/sheets/shortcuts.h"
#include "ui/places/table_page.h"
#include "ui/places/wheel_guard.h"
#include "ui/places/widgets/heard.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/message_bar.h"
#include "ui/places/widgets/page.h"
#include "ui/places/widgets/ui_scale.h"

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    /// Links are written in the colour of the moment.
    void rewriteLinks(const QWidget& part)
    {
        for (QLabel* label : part.findChildren<QLabel*>()) {
            const QString text = label->text();
            if (!text.contains("<a ")) continue;
            label->clear();
            label->setText(text);
        }
    }

}

MainWindow::MainWindow(Parts parts, QWidget* parent)
    : QMainWindow(parent)
    , parts_(std::move(parts))
    , keeper_(parts_.settingsFile)
    , cards_(keeper_, language_)
    , coach_(keeper_.beside("coach.json"), [this](const QString& why) { message_->say(why); })
    , session_(
          { parts_.choosers, &parts_.store, parts_.seeds, parts_.botsThink, timerAlarm, &coach_ })
    , places_(new Navigator(this))
    , message_(new MessageBar(this))
    , name_(keeper_.settings().playerName)
{
    installWidgetAccessibility();
    setWindowTitle("Weli");
    setMinimumSize(760, 480);
    resize(1280, 800);
    auto* const body = new QWidget(this);
    auto* const rows = new QVBoxLayout(body);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(message_);
    rows->addWidget(places_, 1);
    setCentralWidget(body);
    connect(&keeper_, &Keeper::changed, this, &MainWindow::applySettings);
    connect(&keeper_, &Keeper::failed, message_, &MessageBar::say);
    connect(&cards_, &GameCards::missed, this, &MainWindow::sayMissed);
    addPlaces();
    addKeys();
    const QByteArray& frame = keeper_.settings().window;
    isRemembered_ = !frame.isEmpty() && restoreGeometry(frame);
    emit keeper_.changed();
    for (const QString& trouble : keeper_.troubles()) message_->say(trouble);
    parts_.store.sweep();
    if (const auto broken = parts_.store.takeOver()) sayBroken(*message_, *broken);
}

void MainWindow::addPlaces()
{
    const House house { *this, parts_.store, keeper_, language_, cards_, session_, *places_,
        *message_ };
    book_ = new BookPlace(house);
    review_ = new ReviewPlace(house, *book_);
    desk_ = new MatchDesk(house, *review_);
    table_ = new TablePlace(house, *desk_, *book_, *review_);
    auto* const trial
        = new TrialPlace(house, *book_, { parts_.choosers, parts_.seeds, parts_.botsThink });
    setUp_ = new SetUpPlace(house, *desk_);
    puzzle_ = new PuzzlePlace(house, *book_, parts_.botsThink);
    learn_ = new LearnPlaces(
        house, *desk_, *puzzle_, { parts_.choosers, parts_.seeds, parts_.botsThink });
    door_ = new DoorPlace(house, { *desk_, *setUp_, *learn_, *book_ });
    new SettingsPlace(house); // the window deletes them
    new MatchesPlace(house, *desk_);
    connect(setUp_, &SetUpPlace::bookWanted, this,
        [this](const QString& anchor) { openBook(cards_.game(), anchor); });
    connect(&session_, &Session::setUpWanted, setUp_,
        [this](const SavedMatch& last) { setUp_->open(gameOf(last.match)); });
    connect(learn_, &LearnPlaces::bookWanted, this, &MainWindow::openBook);
    connect(review_, &ReviewPlace::trialWanted, trial, &TrialPlace::open);
    connect(trial, &TrialPlace::tried, &review_->match(), &LookBack::addTrial);
    connect(review_, &ReviewPlace::puzzlesWanted, puzzle_,
        [this](const auto& sources) { puzzle_->open(sources, review::mostPuzzles); });
    connect(table_, &TablePlace::shortcuts, this, &MainWindow::showShortcuts);
    connect(trial, &TrialPlace::shortcuts, this, &MainWindow::showShortcuts);
    connect(door_, &DoorPlace::shortcuts, this, &MainWindow::showShortcuts);
}

void MainWindow::addKeys()
{
    const auto key = [this](const QKeySequence& keys, auto slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    key(Qt::Key_F1, &MainWindow::openBookHere);
    key(Qt::CTRL | Qt::Key_F1, &MainWindow::showShortcuts);
    key(Qt::Key_F11, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    key(Qt::CTRL | Qt::Key_Comma, &MainWindow::openSettings);
    key(QKeySequence::Quit, &QWidget::close);
    // On some keyboards plus is on the key of the equals sign.
    for (const auto plus : { Qt::Key_Plus, Qt::Key_Equal })
        key(Qt::CTRL | plus, [this] { changeLetters(1); });
    key(Qt::CTRL | Qt::Key_Minus, [this] { changeLetters(-1); });
    key(Qt::CTRL | Qt::Key_0, [this] { changeLetters(0); });
    auto* const back = new QShortcut(Qt::Key_Escape, this);
    connect(back, &QShortcut::activated, places_, &Navigator::escape);
    qApp->installEventFilter(this);
    qApp->installEventFilter(new WheelGuard(this));
    connect(places_, &Navigator::moved, this,
        [this, back] { back->setEnabled(places_->takesEscape()); });
    connect(places_, &Navigator::moved, message_, &MessageBar::leave);
}

/// In an open list Escape closes the list: it is no shortcut there.
bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && QApplication::activePopupWidget() != nullptr
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

// To the places.

void MainWindow::open(const QString& file) { desk_->open(file); }

void MainWindow::openSetUp(const AnyGame& game) { setUp_->open(game); }

void MainWindow::openSettings() { places_->go(PlaceName::Settings); }

void MainWindow::openMatches() { places_->go(PlaceName::Matches); }

void MainWindow::openLearn(const AnyGame& game) { learn_->open(game); }

void MainWindow::openReview(const SavedMatch& saved, int acts)
{
    review_->open(saved);
    review_->match().goToAct(acts);
}

bool MainWindow::openLesson(const AnyGame& game, const QString& name, int step)
{
    return learn_->openLesson(game, name, step);
}

void MainWindow::openDrill(const AnyGame& game, std::optional<drill::Kind> kind)
{
    learn_->openDrill(game, kind);
}

bool MainWindow::openBook(const AnyGame& game, const QString& anchor)
{
    return book_->open(game, anchor);
}

/// At what the person is on.
void MainWindow::openBookHere()
{
    if (places_->isOpen(PlaceName::Book)) return;
    const AnyGame game = places_->isOpen(PlaceName::Door) ? door_->game() : cards_.game();
    openBook(game, places_->topic());
}

void MainWindow::showTable(const AnyGame& game, const Picture& picture)
{
    cards_.lay(game);
    table_->page().setMotion(0);
    places_->go(PlaceName::Table);
    table_->page().show(picture);
}

TablePage& MainWindow::table() { return table_->page(); }
LessonPlayer& MainWindow::lessons() { return learn_->lessons(); }
LessonPage& MainWindow::lesson() { return learn_->lesson(); }
DrillPlayer& MainWindow::drills() { return learn_->drills(); }
DrillPage& MainWindow::drill() { return learn_->drill(); }

ReviewPage& MainWindow::review() { return review_->page(); }

LookBack& MainWindow::lookBack() { return review_->match(); }

void MainWindow::finishReview() { review_->finish(); }

bool MainWindow::openPuzzles(const AnyGame& game) { return learn_->openPuzzles(game); }

PuzzlePlayer& MainWindow::puzzles() { return puzzle_->player(); }

PuzzlePage& MainWindow::puzzle() { return puzzle_->page(); }

void MainWindow::finishPuzzle() { puzzle_->finish(); }

// As the person wants it.

/// What concerns all places; each looks to its own.
void MainWindow::applySettings()
{
    const Settings& settings = keeper_.settings();
    language_.speak(settings.language);
    places_->setMotion(settings.motion);
    cards_.layAnew(); // the index speaks the language, too
    if (coach_.set(settings.coaching, language_.spoken())) session_.republish();
    if (std::exchange(name_, settings.playerName) != settings.playerName)
        session_.setPersonName(keeper_.personName());
    if (settings.highContrast != std::exchange(isPlain_, settings.highContrast))
        showPlainly(isPlain_);
    applyLetters();
}

void MainWindow::sayMissed(const QString& pack)
{
    //: %1 is the name of a file or folder
    message_->say(
        tr("The pack %1 is no longer available; the usual one is used instead.").arg(pack));
}

void MainWindow::applyLetters()
{
    const double size = keeper_.settings().letters / 100.0;
    if (size == lettersIn(*this)) return;
    setLetters(*this, size);
    rescale();
}

/// All pages that are there; one that is built later looks for itself.
void MainWindow::rescale()
{
    scaleUi(message_, uiScale(*this));
    for (Page* page : findChildren<Page*>()) page->rescale();
    if (shortcuts_ != nullptr) shortcuts_->fit(uiScale(*this));
}

/// Larger, smaller or, with neither, as usual.
void MainWindow::changeLetters(int direction)
{
    keeper_.change([=](Settings& settings) {
        settings.letters
            = direction == 0 ? Settings::usualLetters : nextLetters(settings.letters, direction);
    });
    //: For those who hear it, when it is changed: %1 is a number
    say(*this, tr("Text size: %1%").arg(keeper_.settings().letters));
}

void MainWindow::showShortcuts()
{
    if (shortcuts_ == nullptr) shortcuts_ = new Shortcuts(this);
    const bool atTable = places_->isOpen(PlaceName::Table) || places_->isOpen(PlaceName::Trial);
    shortcuts_->showFor(atTable ? std::optional(cards_.game()) : std::nullopt);
    shortcuts_->fit(uiScale(*this));
    shortcuts_->show();
    shortcuts_->raise();
}

// The window.

void MainWindow::fitScreen()
{
    if (isRemembered_) return comeOntoScreen();
    // The usual size needs room for its frame and the desktop's panels, too.
    const QSize room = screen()->availableSize();
    const bool isTight = room.width() < width() + 40 || room.height() < height() + 60;
    if (isTight || keeper_.settings().maximised) setWindowState(Qt::WindowMaximized);
}

/// Qt may leave a window larger than the screen, or half beside it.
void MainWindow::comeOntoScreen()
{
    if (windowState() != Qt::WindowNoState) return;
    const QScreen* const under = QGuiApplication::screenAt(geometry().center());
    const QRect whole = (under == nullptr ? screen() : under)->availableGeometry();
    if (whole.contains(geometry())) return;
    constexpr QMargins frame(8, 40, 8, 8); // how thick it is, is known only when it is shown
    const QRect room = whole.marginsRemoved(frame);
    QRect box(QPoint(), size().boundedTo(room.size()).expandedTo(minimumSize()));
    box.moveLeft(std::max(room.left(), std::min(x(), room.right() + 1 - box.width())));
    box.moveTop(std::max(room.top(), std::min(y(), room.bottom() + 1 - box.height())));
    setGeometry(box);
}

void MainWindow::rememberSession()
{
    const bool atTable = places_->isOpen(PlaceName::Table) && session_.isPlaying();
    rememberWindow(atTable);
}

void MainWindow::restoreSession()
{
    const Settings& settings = keeper_.settings();
    if (settings.atTable && parts_.store.has(settings.game)) desk_->goOn(settings.game);
}

void MainWindow::rememberWindow(std::optional<bool> atTable)
{
    keeper_.keepQuietly([&](Settings& settings) {
        settings.window = saveGeometry();
        settings.maximised = isMaximized();
        settings.atTable = atTable.value_or(settings.atTable);
    });
}

/// Who was led nowhere else comes in by the door.
void MainWindow::showEvent(QShowEvent* event)
{
    if (!places_->isAnywhere()) door_->open();
    QMainWindow::showEvent(event);
}

/// Letters and colours of the system may change at any time, and so may settings.
bool MainWindow::event(QEvent* event)
{
    const bool isDone = QMainWindow::event(event);
    if (event->type() == QEvent::ApplicationFontChange) rescale();
    if (event->type() == QEvent::ApplicationPaletteChange) rewriteLinks(*this);
    if (event->type() == QEvent::WindowActivate) keeper_.follow();
    return isDone;
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    scaleUi(message_, uiScale(*this));
}

/// It stays where something is to be read that was not known before, and goes the next time.
void MainWindow::closeEvent(QCloseEvent* event)
{
    const QString before = message_->text();
    if (QWidget* const written = focusWidget()) written->clearFocus(); // it is taken
    bool isTold = message_->text() != before;
    const auto heard = connect(&session_, &Session::saveFailed, this, [&] { isTold = true; });
    session_.leave();
    disconnect(heard);
    rememberWindow();
    event->setAccepted(!isTold);
    if (isTold) door_->open();
}

}
