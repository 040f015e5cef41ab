#include "ui/places/table_page.h"

#include "ui/model/session.h"
#include "ui/picture/slate_words.h"
#include "ui/places/open_acts.h"
#include "ui/places/sheets/shortcuts.h"
#include "ui/places/widgets/heard.h"
#include "ui/places/widgets/symbols.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/places/widgets/wall_button.h"
#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLinearGradient>
#include <QPainter>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    // The wall behind the slate belongs to the table, so it keeps its colours whatever the palette.
    const QColor wallAbove(58, 42, 30);
    const QColor wallBelow(30, 21, 14);

    // In pixels, with letters of the usual size.
    constexpr QSize roomy(1000, 620); // for the table with the slate beside it
    constexpr int icon = 18;
    constexpr int edge = 8; // of the wall
    constexpr int between = 2; // buttons
    constexpr int widestSlate = 300; // that is pulled out
    constexpr int sliding = 220; // milliseconds

}

TablePage::TablePage(Session& session, For what, QWidget* parent)
    : Page(parent)
    , session_(session)
    , what_(what)
    , scene_(new TableScene(this))
    , view_(new TableView(scene_, this))
    , notice_(new QLabel(this))
    , drawer_(new QWidget(this))
    , slate_(new SlateView(drawer_))
    , openActs_(new OpenActs(this))
    , side_(new QWidget(this))
    , tab_(new WallButton(Symbol::Slate, "slateTab", side_))
    , undo_(new WallButton(Symbol::Undo, "undo", side_))
    , redo_(new WallButton(Symbol::Redo, "redo", side_))
    , lastTrick_(new WallButton(Symbol::LastTrick, "lastTrick", side_))
    , sort_(new WallButton(Symbol::Sort, "sort", side_))
    , runOn_(new WallButton(Symbol::RunOn, "runOn", side_))
    , lookBack_(new WallButton(Symbol::LookBack, "lookBack", side_))
    , hint_(new WallButton(Symbol::Hint, "hint", side_))
    , odds_(new WallButton(Symbol::Odds, "odds", side_))
    , settings_(new WallButton(Symbol::Gear, "settings", side_))
    , shortcuts_(new WallButton(Symbol::Keys, "shortcuts", side_))
    , leave_(new WallButton(Symbol::Leave, "leave", side_))
    , grid_(new QGridLayout(side_))
{
    setObjectName(what == For::Trial ? "trialPage" : "tablePage");
    notice_->setObjectName("notice");
    notice_->setVisible(what == For::Trial);
    notice_->setWordWrap(true);
    notice_->setAlignment(Qt::AlignCenter);
    notice_->setAutoFillBackground(true);
    notice_->setMargin(5);
    enlarge(notice_, 1.1);
    setAttribute(Qt::WA_OpaquePaintEvent); // the wall is painted all over
    grid_->setContentsMargins(edge, edge, edge, edge);
    grid_->setSpacing(between);
    tab_->setCheckable(true);
    odds_->setCheckable(true);
    QWidget* before = tab_;
    for (QWidget* button : buttons()) {
        setTabOrder(before, button);
        before = button;
    }
    addKeys();
    retranslate();

    connect(&session_, &Session::changed, this, &TablePage::show);
    connect(&session_, &Session::habitsWanted, this, &TablePage::showHabits);
    connect(&session_, &Session::refused, scene_, &TableScene::refuse);
    connect(scene_, &TableScene::chosen, &session_, qOverload<const Act&>(&Session::choose));
    connect(scene_, &TableScene::bookWanted, this, &TablePage::bookWanted);
    connect(scene_, &TableScene::shown, &session_, &Session::pictureShown);
    connect(undo_, &QToolButton::clicked, &session_, qOverload<>(&Session::undo));
    connect(redo_, &QToolButton::clicked, &session_, &Session::redo);
    connect(runOn_, &QToolButton::clicked, &session_, &Session::runOn);
    connect(hint_, &QToolButton::clicked, &session_, &Session::hint);
    connect(odds_, &QToolButton::clicked, this, &TablePage::oddsWanted);
    connect(odds_, &QToolButton::toggled, this, &TablePage::tellOdds);
    connect(lastTrick_, &QToolButton::clicked, this,
        [this] { scene_->showLastTrick(!scene_->showsLastTrick()); });
    connect(sort_, &QToolButton::clicked, this, &TablePage::sortHand);
    connect(lookBack_, &QToolButton::clicked, this, &TablePage::lookBack);
    connect(settings_, &QToolButton::clicked, this, &TablePage::settings);
    connect(shortcuts_, &QToolButton::clicked, this, &TablePage::shortcuts);
    connect(leave_, &QToolButton::clicked, this, &TablePage::leave);
    connect(tab_, &QToolButton::toggled, this, &TablePage::pullSlate);
    connect(openActs_, &OpenActs::bookWanted, this, &TablePage::bookWanted);
    connect(openActs_, &OpenActs::closed, this, [this] {
        const QWidget* const focus = window()->focusWidget();
        if (focus == nullptr || openActs_->isAncestorOf(focus)) view_->setFocus();
    });
    connect(&slide_, &QVariantAnimation::valueChanged, this, &TablePage::layDrawer);
}

std::array<WallButton*, 11> TablePage::buttons() const
{
    return { undo_, redo_, runOn_, lookBack_, hint_, odds_, shortcuts_, settings_, leave_,
        lastTrick_, sort_ };
}

void TablePage::addKeys()
{
    // Beside the letter in its text, which a shortcut of its own would take away.
    const auto key = [this](const QKeySequence& keys, QToolButton* button) {
        auto* const shortcut = new QShortcut(keys, this);
        connect(shortcut, &QShortcut::activated, button, [button] { press(*button); });
        return shortcut;
    };
    key(QKeySequence::Undo, undo_);
    for (const QKeySequence& again : redoKeys()) key(again, redo_);
    key(Qt::Key_End, runOn_);
    key(Qt::Key_F3, sort_);
    key(Qt::Key_F5, lookBack_);
    key(Qt::Key_H, hint_);
    key(Qt::Key_F4, odds_);
    for (const auto ask : { Qt::Key_Question, Qt::Key_C })
        connect(new QShortcut(ask, this), &QShortcut::activated, this, &TablePage::toggleOpenActs);
    pull_ = key(Qt::Key_S, tab_);
}

/// The slate takes what the table can spare, and never more than it needs to be read.
TablePage::Share TablePage::shareOf(QSize page) const
{
    const QSize usual = page / std::max(1.0, lettersIn(*this));
    if (usual.width() < roomy.width() || usual.height() < roomy.height())
        return { true, tab_->sizeHint().width() + edge };
    const int written = widthOfButtons(2);
    const int wanted = written <= page.width() * 38 / 100 ? written : 0; // else signs must do
    const int most = std::max(230, page.height() * 6 / 10);
    return { false, std::max(wanted, std::clamp(page.width() * 24 / 100, 230, most)) };
}

/// Of the wall, with what is written on them in so many columns.
int TablePage::widthOfButtons(int columns) const
{
    int widest = 0;
    for (const WallButton* button : buttons())
        widest = std::max(widest, button->wholeSize().width());
    return columns * (widest + between) + 2 * edge;
}

void TablePage::fit(const UiScale& scale)
{
    scene_->setLetters(lettersIn(*this));
    const QSize sign = QSize(icon, icon) * scale.letters;
    tab_->showSymbolOnly(true);
    tab_->setIconSize(sign);
    for (WallButton* button : buttons()) button->setIconSize(sign);
    arrange();
}

/// Writing has room beside a slate, unless letters are very large; else signs alone tell.
void TablePage::arrange()
{
    share_ = shareOf(size());
    const int columns = share_.isSmall ? 1 : 2;
    const bool only = widthOfButtons(columns) > share_.side;
    for (WallButton* button : buttons()) button->showSymbolOnly(only);
    layButtons(only && !share_.isSmall ? 4 : columns);
    tab_->setVisible(share_.isSmall);
    pull_->setEnabled(share_.isSmall);
    const int table = width() - share_.side;
    layNotice();
    const int high = share_.isSmall ? height() : side_->sizeHint().height();
    side_->setGeometry(table, height() - high, share_.side, high);
    slide_.stop();
    pullSlate(tab_->isChecked() && share_.isSmall);
    layDrawer();
    layOpenActs();
}

/// The table begins below it.
void TablePage::layNotice()
{
    const int wide = width() - share_.side;
    const int high = notice_->isVisibleTo(this) ? notice_->heightForWidth(wide) : 0;
    QPalette plate = notice_->palette();
    plate.setColor(QPalette::Window, isPlain_ ? QColor(Qt::black) : wallAbove);
    plate.setColor(QPalette::WindowText, isPlain_ ? QColor(Qt::white) : WallButton::writing());
    notice_->setPalette(plate);
    notice_->setGeometry(0, 0, wide, high);
    view_->setGeometry(0, high, wide, height() - high);
}

/// From the left to the right and down; the tab stands above all.
void TablePage::layButtons(int columns)
{
    const int space = share_.isSmall ? edge / 2 : edge;
    grid_->setContentsMargins(space, edge, space, edge);
    grid_->addWidget(tab_, 0, 0, 1, columns);
    grid_->setRowStretch(1, share_.isSmall ? 1 : 0);
    int place = 2 * columns;
    for (WallButton* button : buttons()) {
        grid_->addWidget(button, place / columns, place % columns);
        ++place;
    }
}

void TablePage::pullSlate(bool out)
{
    if (tab_->isChecked() != out) return tab_->setChecked(out);
    if (!share_.isSmall) return;
    if (!out && slate_->hasFocus()) view_->setFocus();
    slide_.stop();
    slide_.setStartValue(slide_.currentValue().toDouble());
    slide_.setEndValue(out ? 1.0 : 0.0);
    slide_.setDuration(speed_ > 0 && isVisible() ? qRound(sliding / speed_) : 0);
    slide_.start();
}

/// A slate that is put away shows nothing, and one that is half out its left half.
void TablePage::layDrawer()
{
    if (!share_.isSmall) {
        drawer_->setGeometry(
            view_->width() + edge, edge, share_.side - 2 * edge, height() - side_->height() - edge);
        slate_->setGeometry(drawer_->rect());
        return drawer_->show();
    }
    const int wide
        = std::min(qRound(widestSlate * uiScale(*this).letters), view_->width() * 9 / 20);
    const double part = slide_.currentValue().toDouble();
    const int seen = qRound(part * wide);
    slate_->setGeometry(0, 0, wide, height() - 2 * edge);
    drawer_->setGeometry(view_->width() - seen, edge, seen, height() - 2 * edge);
    drawer_->setVisible(seen > 0);
    drawer_->raise();
}

/// Over the table; what is seen of the slate stays in sight.
void TablePage::layOpenActs()
{
    const QRect table = view_->geometry();
    const int free = table.height() / 20;
    openActs_->layIn(table.adjusted(free, free, -free, -free));
}

void TablePage::toggleOpenActs()
{
    if (openActs_->isVisible()) return openActs_->hide();
    const auto& result = scene_->picture().result;
    if (result && result->tellHabits) return showHabits();
    showOpenActs(session_.possibilities());
}

void TablePage::showHabits()
{
    const auto& result = scene_->picture().result;
    if (!result) return; // it has gone again
    layOpenActs();
    openActs_->tell(*result);
}

void TablePage::showOpenActs(const std::vector<Because>& acts)
{
    layOpenActs();
    openActs_->open(acts);
}

void TablePage::setMotion(int percent)
{
    speed_ = percent <= 0 ? 0 : 100.0 / percent;
    scene_->setMotion(speed_);
    slate_->setSpeed(speed_);
}

void TablePage::setHighContrast(bool wanted)
{
    scene_->setHighContrast(wanted);
    slate_->setHighContrast(wanted);
    isPlain_ = wanted;
    layNotice();
    update();
}

/// A match is left by nobody's slip; of a trial nothing is lost.
void TablePage::escape()
{
    if (share_.isSmall && tab_->isChecked()) return tab_->setChecked(false);
    if (!scene_->closesWhatIsOpen() && what_ == For::Trial) emit leave();
}

QString TablePage::topic() const { return scene_->topic(); }

void TablePage::finishPicture()
{
    scene_->finishFaces();
    slate_->finishBoard();
}

void TablePage::show(const Picture& picture)
{
    if (picture != scene_->picture()) openActs_->hide();
    lastTrick_->setVisible(std::holds_alternative<TricksTable>(picture.table));
    sort_->setVisible(std::holds_alternative<TricksTable>(picture.table));
    tellButtons(picture);
    slate_->setHints(words::hints(picture.slate));
    slate_->write(picture.slate, words::sheet(picture.slate));
    const QWidget* const window = this->window();
    const bool isForeseen = !window->isVisible() && !window->isMaximized();
    if (isForeseen)
        scene_->setSize(
            window->size() - QSize(shareOf(window->size()).side, 0), devicePixelRatioF());
    scene_->show(picture);
    if (isForeseen) scene_->orderPictures();
}

void TablePage::paintEvent(QPaintEvent*)
{
    if (isPlain_) {
        QPainter(this).fillRect(rect(), Qt::black);
        return;
    }
    QLinearGradient wall(0, 0, 0, height());
    wall.setColorAt(0, wallAbove);
    wall.setColorAt(1, wallBelow);
    QPainter(this).fillRect(rect(), wall);
}

void TablePage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    view_->setFocus(Qt::ActiveWindowFocusReason); // no ring that was not there
    if (what_ == For::Trial) say(*this, notice_->text());
}

void TablePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        scene_->retranslate();
        session_.republish();
    }
    Page::changeEvent(event);
}

void TablePage::retranslate()
{
    slate_->setAccessibleName(tr("Chalkboard"));
    tab_->setText(tr("Chalkboard"));
    tab_->setToolTip(tr("Pull out the chalkboard, or push it back (S)"));
    redo_->setText(tr("Redo"));
    lastTrick_->setText(tr("Last trick"));
    tellButtons(scene_->picture());
    sort_->setText(tr("Sort hand"));
    tellOrder();
    //: A button: shows how likely things are
    odds_->setText(tr("Chances"));
    odds_->setToolTip(tr("Show your chances on the table, or hide them (F4)"));
    odds_->setAccessibleDescription(odds_->toolTip());
    runOn_->setText(tr("To my turn"));
    //: A button: step back through what has been played
    lookBack_->setText(tr("Look back"));
    shortcuts_->setText(tr("&Keys"));
    shortcuts_->setToolTip(tr("Keyboard shortcuts (Ctrl+F1)"));
    settings_->setText(tr("&Settings"));
    settings_->setToolTip(tr("Pace, motion and language"));
    leave_->setText(tr("&Leave"));
    tellWaysBack();
    if (isVisible()) arrange(); // other words, other widths
}

void TablePage::tellWaysBack()
{
    notice_->setText(tr("This is only a trial: nothing counts. A deal already begun goes on with "
                        "the cards everybody really had."));
    if (what_ == For::Trial) {
        for (WallButton* way : { lookBack_, leave_ })
            way->setToolTip(tr("Back to “Looking back”; none of this is kept (F5)"));
        return;
    }
    lookBack_->setToolTip(tr("Step through what has been played so far (F5)"));
    leave_->setToolTip(tr("Back to the start page; the match is kept"));
}

void TablePage::setHandOrder(HandOrder order)
{
    handOrder_ = order;
    tellOrder();
}

void TablePage::setOdds(bool shown) { odds_->setChecked(shown); }

void TablePage::tellOdds(bool shown)
{
    if (!isVisible()) return;
    say(*this, shown ? tr("Chances are shown; W reads them out.") : tr("Chances are hidden."));
}

void TablePage::tellOrder()
{
    //: %1 is "by suit" or "by rank, the other way round"
    sort_->setToolTip(tr("Sorted %1. F3: next order").arg(nameOf(handOrder_)));
    sort_->setAccessibleDescription(sort_->toolTip());
}

/// What they do, or why they cannot do it now.
void TablePage::tellButtons(const Picture& picture)
{
    const auto unless
        = [](bool isPossible, const QString& why) { return isPossible ? QString() : why; };
    tellUndo(picture);
    tellHints(picture);
    setUsable(*redo_, unless(picture.canRedo, tr("Nothing has been undone.")),
        tr("Redo what was undone last"));
    setUsable(*runOn_, unless(picture.canRunOn, tr("It is not the others’ turn now.")),
        tr("The others play without a pause until you have a choice to make (End)"));
    setUsable(*lastTrick_,
        unless(!tricksOn(picture).lastTrick.empty(), tr("No trick of this deal is over yet.")),
        tr("Show the last trick where it lay (L)"));
}

/// Taking back is allowed, and told.
void TablePage::tellUndo(const Picture& picture)
{
    const int often = picture.undone;
    undo_->setText(tr("&Undo") + (often > 0 ? QString(" (%1)").arg(often) : QString()));
    const QString whyNot = picture.canUndo ? QString()
        : often > 0
        ? tr("There is no move of yours to undo; undone %n time(s) in this match", nullptr, often)
        : tr("There is no move of yours to undo.");
    setUsable(*undo_, whyNot,
        often > 0 ? tr("Undo your last move; used %n time(s) in this match", nullptr, often)
                  : tr("Undo your last move"));
}

/// So are hints.
void TablePage::tellHints(const Picture& picture)
{
    const int often = picture.hints;
    hint_->setText(tr("Hint") + (often > 0 ? QString(" (%1)").arg(often) : QString()));
    setUsable(*hint_, picture.canHint ? QString() : tr("You have no choice to make now."),
        often > 0
            ? tr("What is best to do, and why; ask again for more (H). %n hint(s) in this match",
                nullptr, often)
            : tr("What is best to do, and why (H)"));
}

}
