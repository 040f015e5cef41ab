#include "ui/places/main_window.h"

#include "ui/draw/cards/deck_finder.h"
#include "ui/model/any_rules.h"
#include "ui/model/lessons/lesson_library.h"
#include "ui/model/setting_rows.h"
#include "ui/places/about.h"
#include "ui/places/door/door.h"
#include "ui/places/learn/learn_page.h"
#include "ui/places/learn/lesson_page.h"
#include "ui/places/match_list.h"
#include "ui/places/navigator.h"
#include "ui/places/settings/settings_page.h"
#include "ui/places/setup/set_up.h"
#include "ui/places/shortcuts.h"
#include "ui/places/table_page.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/message_bar.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/places/widgets/wheel_guard.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/rule_words.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

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
    , coach_(QFileInfo(parts_.settingsFile).path() + "/coach.json",
          [this](const QString& why) { message_->say(why); })
    , session_(
          { parts_.choosers, &parts_.store, parts_.seeds, parts_.botsThink, timerAlarm, &coach_ })
    , questions_(parts_.store, this)
    , progress_(QFileInfo(parts_.settingsFile).path() + "/lessons.json")
    , practised_(QFileInfo(parts_.settingsFile).path() + "/drills.json")
    , places_(new Navigator(this))
    , message_(new MessageBar(this))
    , table_(new TablePage(session_, this))
{
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
    addPlaces();
    addKeys();
    const SettingsFile read = readSettings(parts_.settingsFile);
    settings_ = kept_ = read.settings;
    game_ = settings_.game;
    restoreWindow();
    applySettings();
    sayWrongLevels(read.wrongLevels);
    if (!read.trouble.isEmpty()) message_->say(read.trouble);
    parts_.store.sweep();
    if (const auto broken = parts_.store.takeOver()) sayBroken(*broken);
}

/// A word in the file of settings that means nothing is said, though one can play without it.
void MainWindow::sayWrongLevels(const QStringList& words)
{
    if (words.isEmpty()) return;
    //: %1 is a file, %2 one word or several that should be "easy", "book" or "sharp"
    message_->say(tr("The settings in %1 give a player a level that does not exist (%2); that "
                     "player plays by the book.")
                      .arg(parts_.settingsFile, words.join(", ")));
}

void MainWindow::addPlaces()
{
    places_->add(PlaceName::Table, { .build = [this] { return table_; }, .scrolls = false });
    table_->hide(); // until it is wanted
    places_->add(PlaceName::Door,
        { .build = [this] { return buildDoor(); }, .refresh = [this] { offerMatches(); } });
    places_->add(PlaceName::SetUp,
        { .build = [this] { return buildSetUp(); }, .escape = [this] { setUp_->goBack(); } });
    places_->add(PlaceName::Settings,
        { .build = [this] { return buildSettings(); },
            .refresh = [this] { settingsPage_->setSettings(settings_); },
            .escape = [this] { places_->goBack(); } });
    places_->add(PlaceName::Matches,
        { .build = [this] { return buildMatches(); },
            .refresh = [this] { matches_->refresh(); },
            .escape = [this] { openDoor(); } });
    places_->add(PlaceName::Book,
        { .build = [this] { return buildBook(); },
            .refresh = [this] { layBook(); },
            .escape = [this] { leaveBook(); } });
    places_->add(PlaceName::Learn,
        { .build = [this] { return buildLearn(); },
            .refresh = [this] { layLearn(); },
            .escape = [this] { openDoor(); } });
    places_->add(PlaceName::Lesson,
        { .build = [this] { return buildLesson(); },
            .refresh = [this] { layLesson(); },
            .escape = [this] { lesson_->escape(); },
            .scrolls = false });
    places_->add(PlaceName::Drill,
        { .build = [this] { return buildDrill(); },
            .refresh = [this] { layDrill(); },
            .escape = [this] { leaveDrill(); },
            .scrolls = false });
    connect(table_, &TablePage::bookWanted, this,
        [this](const QString& anchor) { openBook(game_, anchor); });
    connect(table_, &TablePage::settings, this, &MainWindow::openSettings);
    connect(table_, &TablePage::shortcuts, this, &MainWindow::showShortcuts);
    connect(table_, &TablePage::leave, this, &MainWindow::leaveTable);
    connect(table_, &TablePage::sortHand, this, &MainWindow::sortHand);
    connect(table_, &TablePage::oddsWanted, this, &MainWindow::showOdds);
    connect(&session_, &Session::saveFailed, message_, &MessageBar::say);
    connect(&session_, &Session::matchEnded, this, &MainWindow::openDoor);
    connect(&session_, &Session::againWanted, this, [this](const SavedMatch& last) {
        play({ last.players, rulesOf(last.match) }, nextDealer(last.match));
    });
}

QWidget* MainWindow::buildDoor()
{
    door_ = new Door(this);
    door_->showLanguage(language_.spoken());
    connect(door_, &Door::play, this, &MainWindow::playAsLast);
    connect(door_, &Door::goOn, this, &MainWindow::goOn);
    connect(door_, &Door::setUp, this, &MainWindow::openSetUp);
    connect(door_, &Door::book, this, [this](const AnyGame& game) { openBook(game); });
    connect(door_, &Door::learn, this, &MainWindow::openLearn);
    connect(door_, &Door::learnFirst, this, &MainWindow::openFirstLesson);
    connect(door_, &Door::matches, this, &MainWindow::openMatches);
    connect(door_, &Door::settings, this, &MainWindow::openSettings);
    connect(door_, &Door::shortcuts, this, &MainWindow::showShortcuts);
    connect(door_, &Door::about, this, [this] { showAbout(this); });
    connect(door_, &Door::languageChosen, this, [this](const QString& code) {
        Settings changed = settings_;
        changed.language = code;
        takeSettings(changed);
    });
    return door_;
}

QWidget* MainWindow::buildSetUp()
{
    const QString kept = QFileInfo(parts_.settingsFile).path() + "/rules";
    setUp_ = new SetUp(game_, RulesStore(kept), this);
    connect(setUp_, &SetUp::failed, message_, &MessageBar::say);
    connect(setUp_, &SetUp::forgotten, this, [this](const KeptRules& rules) {
        //: %1 is the name of house rules
        message_->offer(tr("The house rules “%1” have been deleted.").arg(rules.name), tr("&Undo"),
            [this, rules] { setUp_->keep(rules); });
    });
    connect(setUp_, &SetUp::play, this, &MainWindow::playAsSetUp);
    connect(setUp_, &SetUp::back, this, &MainWindow::leaveSetUp);
    connect(setUp_, &SetUp::bookWanted, this,
        [this](const QString& anchor) { openBook(game_, anchor); });
    return setUp_;
}

QWidget* MainWindow::buildSettings()
{
    settingsPage_ = new SettingsPage(this);
    const QString language = language_.spoken();
    settingsPage_->showCards(settings_.cards, styleFor(deck_, settings_.cards, language), language);
    connect(settingsPage_, &SettingsPage::changed, this, &MainWindow::takeSettings);
    connect(settingsPage_, &SettingsPage::back, places_, &Navigator::goBack);
    return settingsPage_;
}

QWidget* MainWindow::buildMatches()
{
    matches_ = new MatchList(parts_.store, this);
    connect(matches_, &MatchList::open, this, &MainWindow::openKept);
    connect(matches_, &MatchList::deleted, this, &MainWindow::offerUndo);
    connect(matches_, &MatchList::failed, message_, &MessageBar::say);
    connect(matches_, &MatchList::back, this, &MainWindow::openDoor);
    return matches_;
}

void MainWindow::addKeys()
{
    const auto key = [this](const QKeySequence& keys, auto slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    key(Qt::Key_F1, &MainWindow::openBookHere);
    key(Qt::CTRL | Qt::Key_F1, &MainWindow::showShortcuts);
    key(Qt::Key_F11, &MainWindow::toggleFullScreen);
    key(Qt::CTRL | Qt::Key_Comma, &MainWindow::openSettings);
    key(QKeySequence::Quit, &QWidget::close);
    // On some keyboards plus is on the key of the equals sign.
    for (const auto plus : { Qt::Key_Plus, Qt::Key_Equal })
        key(Qt::CTRL | plus, [this] { changeLetters(1); });
    key(Qt::CTRL | Qt::Key_Minus, [this] { changeLetters(-1); });
    key(Qt::CTRL | Qt::Key_0, [this] { changeLetters(0); });
    // On the table Escape belongs to the table: nobody shall leave it by a slip.
    auto* const back = new QShortcut(Qt::Key_Escape, this);
    connect(back, &QShortcut::activated, places_, &Navigator::escape);
    qApp->installEventFilter(this);
    qApp->installEventFilter(new WheelGuard(this));
    connect(places_, &Navigator::moved, this,
        [this, back] { back->setEnabled(places_->takesEscape()); });
    connect(places_, &Navigator::moved, message_, &MessageBar::leave);
}

/// In the next of the ways there are, in this game from now on.
void MainWindow::sortHand()
{
    Settings changed = settings_;
    HandOrder& order = changed.handOrder[game_.index()];
    order = static_cast<HandOrder>((static_cast<int>(order) + 1) % handOrders);
    takeSettings(changed);
}

void MainWindow::showOdds(bool shown)
{
    Settings changed = settings_;
    changed.helping.odds = shown;
    takeSettings(changed);
    if (settingsPage_ != nullptr) settingsPage_->setSettings(settings_);
}

void MainWindow::applyHandOrder()
{
    const HandOrder order = settings_.handOrder[game_.index()];
    session_.setHandOrder(order);
    table_->setHandOrder(order);
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

// The door.

void MainWindow::openDoor() { places_->go(PlaceName::Door); }

void MainWindow::offerMatches()
{
    Door::Stands stands;
    for (const AnyGame& game : games) {
        const std::vector<QString> lessons = lessonsOf(game);
        const auto done = std::count_if(lessons.begin(), lessons.end(),
            [&](const QString& lesson) { return progress_.isDone(game, lesson); });
        const bool hasBegun = std::any_of(lessons.begin(), lessons.end(),
            [&](const QString& lesson) { return progress_.stepOf(game, lesson).has_value(); });
        stands[game.index()] = { lineOfMatchLeft(game), static_cast<int>(lessons.size()),
            static_cast<int>(done), !hasBegun && settings_.lastOf(game).players.empty() };
    }
    door_->setMoves(settings_.motion > 0);
    door_->offer(game_, stands);
}

QString MainWindow::lineOfMatchLeft(const AnyGame& game)
{
    const auto left = parts_.store.load(game);
    if (const auto* broken = std::get_if<BrokenFile>(&left)) sayBroken(*broken);
    const auto* const match = std::get_if<SavedMatch>(&left);
    return match == nullptr ? QString() : standing(match->match, personAmong(match->players));
}

void MainWindow::sayBroken(const BrokenFile& broken)
{
    if (broken.fault == BrokenFile::Fault::Newer)
        return message_->say(words::fileNewer(broken.file));
    message_->say(words::fileBroken(broken.file, broken.line, broken.why, broken.keptAs));
}

QString MainWindow::personName() const
{
    return settings_.playerName.isEmpty() ? words::guest() : settings_.playerName;
}

Setup MainWindow::lastSetup(const AnyGame& game) const
{
    Setup setup = settings_.lastOf(game);
    if (setup.players.empty()) return defaultSetup(game, defaultPlayers(game), personName());
    setup.players.front().name = personName();
    return setup;
}

void MainWindow::playAsLast(const AnyGame& game) { play(lastSetup(game), std::nullopt); }

void MainWindow::openSetUp(const AnyGame& game)
{
    if (setUp_ != nullptr && setUp_->game() != game) {
        setUp_ = nullptr;
        places_->forget(PlaceName::SetUp);
    }
    game_ = game;
    places_->go(PlaceName::SetUp);
    layCards();
    setUp_->setSetup(lastSetup(game));
}

void MainWindow::playAsSetUp()
{
    const Setup setup = setUp_->setup();
    rememberName(setup);
    play(setup, setUp_->firstDealer());
}

/// What was set up is kept for the next match, however that begins.
void MainWindow::leaveSetUp()
{
    if (setUp_->isPossible()) {
        const Setup setup = setUp_->setup();
        rememberName(setup);
        Settings changed = settings_;
        changed.remember(setup);
        takeSettings(changed);
    }
    openDoor();
}

void MainWindow::rememberName(const Setup& setup)
{
    const QString name = setup.players.front().name;
    settings_.playerName = name == words::guest() ? QString() : name;
}

// The table.

void MainWindow::leaveTable()
{
    session_.leave();
    openDoor();
}

void MainWindow::showTable(const AnyGame& game, const Picture& picture)
{
    layCardsFor(game);
    table_->setMotion(0);
    places_->go(PlaceName::Table);
    table_->show(picture);
}

// Settings.

void MainWindow::openSettings() { places_->go(PlaceName::Settings); }

void MainWindow::takeSettings(const Settings& settings)
{
    showSettings(settings);
    if (const auto problem = keepSettings()) message_->say(*problem);
}

void MainWindow::showSettings(const Settings& settings)
{
    const bool isRenamed = settings.playerName != settings_.playerName;
    settings_ = settings;
    applySettings();
    if (isRenamed) session_.setPersonName(personName());
}

/// What another window has changed since holds in this one, too.
void MainWindow::followOtherWindows()
{
    const auto stamp = stampOf(parts_.settingsFile);
    if (!stamp || stamp == std::exchange(read_, stamp)) return;
    const SettingsFile read = readSettings(parts_.settingsFile);
    if (!read.trouble.isEmpty()) return message_->say(read.trouble);
    const Settings mine = followed(settings_, kept_, read.settings);
    kept_ = followed(kept_, kept_, read.settings);
    if (mine == settings_) return;
    showSettings(mine);
    if (settingsPage_ != nullptr) settingsPage_->setSettings(settings_);
}

/// What another window has changed meanwhile stays.
std::optional<QString> MainWindow::keepSettings()
{
    auto problem = changeSettings(kept_, settings_, parts_.settingsFile);
    if (!problem) kept_ = settings_;
    return problem;
}

void MainWindow::applySettings()
{
    language_.speak(settings_.language);
    if (door_ != nullptr) door_->showLanguage(language_.spoken());
    layCards(); // the index speaks the language, too
    if (coach_.set(settings_.coaching, language_.spoken())) session_.republish();
    session_.setPace(settings_.pace);
    session_.setThinkingTime(settings_.thinkingTime);
    session_.setWaitForMe(settings_.waitForMe);
    session_.setShowsPoints(settings_.showsPoints);
    session_.setHelping(settings_.helping);
    table_->setOdds(settings_.helping.odds);
    applyHandOrder();
    table_->setMotion(settings_.motion);
    table_->setHighContrast(settings_.highContrast);
    if (settings_.highContrast != std::exchange(isPlain_, settings_.highContrast))
        showPlainly(isPlain_);
    applyLetters();
}

void MainWindow::applyLetters()
{
    const double size = settings_.letters / 100.0;
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
    Settings changed = settings_;
    changed.letters
        = direction == 0 ? Settings::usualLetters : nextLetters(settings_.letters, direction);
    takeSettings(changed);
    if (settingsPage_ != nullptr) settingsPage_->setSettings(settings_);
}

/// Qt brings a window back onto a screen that there is, unless that is of quite another size.
void MainWindow::restoreWindow()
{
    isRemembered_ = !settings_.window.isEmpty() && restoreGeometry(settings_.window);
}

void MainWindow::fitScreen()
{
    if (isRemembered_) return comeOntoScreen();
    // The usual size needs room for its frame and the desktop's panels, too.
    const QSize room = screen()->availableSize();
    const bool isTight = room.width() < width() + 40 || room.height() < height() + 60;
    if (isTight || settings_.maximised) setWindowState(Qt::WindowMaximized);
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
    settings_.atTable = places_->isOpen(PlaceName::Table) && session_.isPlaying();
    rememberWindow();
}

void MainWindow::restoreSession()
{
    if (settings_.atTable && parts_.store.has(settings_.game)) goOn(settings_.game);
}

void MainWindow::rememberWindow()
{
    settings_.window = saveGeometry();
    settings_.maximised = isMaximized();
    [[maybe_unused]] const auto problem = keepSettings(); // nobody is there to be told
}

/// The pack that is chosen; the usual one if none is or that is gone, which is said once.
void MainWindow::takeDeck()
{
    const QString& key = settings_.cards.deck;
    const Deck usual = ourDeck(defaultPack(game_));
    const auto chosen = key.isEmpty() ? usual : deckOf(key, dataFolders());
    deck_ = chosen.value_or(usual);
    const bool isSaid = key == std::exchange(missed_, chosen ? QString() : key);
    if (chosen || isSaid) return;
    //: %1 is the name of a file or folder
    message_->say(tr("The pack %1 is no longer available; the usual one is used instead.")
                      .arg(key.section(':', -1)));
}

/// The pack, and the words for it.
void MainWindow::layCards()
{
    const QString language = language_.spoken();
    const QString usual = ourDeck(defaultPack(game_)).key;
    if (deck_.key != (settings_.cards.deck.isEmpty() ? usual : settings_.cards.deck)) takeDeck();
    const CardStyle style = styleFor(deck_, settings_.cards, language);
    table_->scene().setCards(style);
    const CardWords words = wordsFor(deck_, settings_.cards, language);
    session_.setCards(words);
    if (setUp_ != nullptr) setUp_->setCards(style, words);
    if (settingsPage_ != nullptr) settingsPage_->showCards(settings_.cards, style, language);
}

void MainWindow::layCardsFor(const AnyGame& game)
{
    game_ = game;
    layCards();
    applyHandOrder();
}

// Everywhere.

void MainWindow::showShortcuts()
{
    if (shortcuts_ == nullptr) shortcuts_ = new Shortcuts(this);
    const bool atTable = places_->isOpen(PlaceName::Table);
    shortcuts_->showFor(atTable ? std::optional(game_) : std::nullopt);
    shortcuts_->fit(uiScale(*this));
    shortcuts_->show();
    shortcuts_->raise();
}

void MainWindow::toggleFullScreen() { setWindowState(windowState() ^ Qt::WindowFullScreen); }

/// Who was led nowhere else comes in by the door.
void MainWindow::showEvent(QShowEvent* event)
{
    if (!places_->isAnywhere()) openDoor();
    QMainWindow::showEvent(event);
}

/// Letters and colours of the system may change at any time, and so may settings.
bool MainWindow::event(QEvent* event)
{
    const bool isDone = QMainWindow::event(event);
    if (event->type() == QEvent::ApplicationFontChange) rescale();
    if (event->type() == QEvent::ApplicationPaletteChange) rewriteLinks(*this);
    if (event->type() == QEvent::WindowActivate) followOtherWindows();
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
    bool isTold = false;
    const auto heard = connect(&session_, &Session::saveFailed, this, [&] { isTold = true; });
    session_.leave();
    disconnect(heard);
    rememberWindow();
    event->setAccepted(!isTold);
    if (isTold) openDoor();
}

}
