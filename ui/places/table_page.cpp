#include "ui/places/table_page.h"

#include "ui/model/session.h"
#include "ui/picture/slate_words.h"
#include "ui/places/widgets/symbols.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/places/widgets/wall_button.h"
#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLinearGradient>
#include <QPainter>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace weli {

namespace {

    // The wall behind the slate belongs to the table, so it keeps its colours whatever the palette.
    const QColor wallAbove(58, 42, 30);
    const QColor wallBelow(30, 21, 14);

    /// The part of the page that is the table's.
    QSize tableSize(QSize page)
    {
        // The slate takes what the table can spare, and never more than it needs to be read.
        const int most = std::max(230, page.height() * 6 / 10);
        const int side = std::clamp(page.width() * 24 / 100, 230, most);
        return page - QSize(side, 0);
    }

}

TablePage::TablePage(Session& session, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , scene_(new TableScene(this))
    , view_(new TableView(scene_, this))
    , slate_(new SlateView(this))
    , undo_(new WallButton(Symbol::Undo, "undo", this))
    , redo_(new WallButton(Symbol::Redo, "redo", this))
    , lastTrick_(new WallButton(Symbol::LastTrick, "lastTrick", this))
    , sort_(new WallButton(Symbol::Sort, "sort", this))
    , runOn_(new WallButton(Symbol::RunOn, "runOn", this))
    , settings_(new WallButton(Symbol::Gear, "settings", this))
    , shortcuts_(new WallButton(Symbol::Keys, "shortcuts", this))
    , leave_(new WallButton(Symbol::Leave, "leave", this))
    , side_(new QWidget(this))
{
    setObjectName("tablePage");
    setAttribute(Qt::WA_OpaquePaintEvent); // the wall is painted all over
    layOut();
    retranslate();

    connect(&session_, &Session::changed, this, &TablePage::show);
    connect(&session_, &Session::refused, scene_, &TableScene::refuse);
    connect(scene_, &TableScene::chosen, &session_, qOverload<const Act&>(&Session::choose));
    connect(scene_, &TableScene::bookWanted, this, &TablePage::bookWanted);
    connect(scene_, &TableScene::shown, &session_, &Session::pictureShown);
    connect(undo_, &QToolButton::clicked, &session_, qOverload<>(&Session::undo));
    connect(redo_, &QToolButton::clicked, &session_, &Session::redo);
    connect(runOn_, &QToolButton::clicked, &session_, &Session::runOn);
    connect(lastTrick_, &QToolButton::clicked, this,
        [this] { scene_->showLastTrick(!scene_->showsLastTrick()); });
    // Beside the letter in its text, which a shortcut of its own would take away.
    const auto key = [this](const QKeySequence& keys, QToolButton* button) {
        connect(new QShortcut(keys, this), &QShortcut::activated, button, &QToolButton::click);
    };
    key(QKeySequence::Undo, undo_);
    key(QKeySequence::Redo, redo_);
    key(Qt::Key_End, runOn_);
    key(Qt::Key_F3, sort_);
    connect(sort_, &QToolButton::clicked, this, &TablePage::sortHand);
    connect(settings_, &QToolButton::clicked, this, &TablePage::settings);
    connect(shortcuts_, &QToolButton::clicked, this, &TablePage::shortcuts);
    connect(leave_, &QToolButton::clicked, this, &TablePage::leave);
}

std::array<QToolButton*, 8> TablePage::buttons() const
{
    return { undo_, redo_, runOn_, shortcuts_, settings_, leave_, lastTrick_, sort_ };
}

void TablePage::layOut()
{
    auto* const buttons = new QGridLayout;
    buttons->setSpacing(2);
    QToolButton* before = nullptr;
    int place = 0;
    for (QToolButton* button : this->buttons()) {
        buttons->addWidget(button, place / 2, place % 2);
        if (before != nullptr) setTabOrder(before, button);
        before = button;
        ++place;
    }
    auto* const column = new QVBoxLayout(side_);
    column->setContentsMargins(8, 10, 8, 8);
    column->setSpacing(8);
    column->addWidget(slate_, 1);
    column->addLayout(buttons);
    auto* const all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(view_, 1);
    all->addWidget(side_);
}

void TablePage::setMotion(int percent)
{
    const double speed = percent <= 0 ? 0 : 100.0 / percent;
    scene_->setMotion(speed);
    slate_->setSpeed(speed);
}

void TablePage::setHighContrast(bool wanted)
{
    scene_->setHighContrast(wanted);
    slate_->setHighContrast(wanted);
    isPlain_ = wanted;
    update();
}

QString TablePage::topic() const { return scene_->topic(); }

void TablePage::finishPicture()
{
    scene_->finishFaces();
    slate_->finishBoard();
}

void TablePage::show(const Picture& picture)
{
    undo_->setEnabled(picture.canUndo);
    redo_->setEnabled(picture.canRedo);
    runOn_->setEnabled(picture.canRunOn);
    lastTrick_->setVisible(std::holds_alternative<TricksTable>(picture.table));
    sort_->setVisible(std::holds_alternative<TricksTable>(picture.table));
    lastTrick_->setEnabled(!tricksOn(picture).lastTrick.empty());
    undone_ = picture.undone;
    tellUndo();
    slate_->setHints(words::columns(picture.slate));
    slate_->write(picture.slate, words::sheet(picture.slate));
    const QWidget* const window = this->window();
    const bool isForeseen = !window->isVisible() && !window->isMaximized();
    if (isForeseen) scene_->setSize(tableSize(window->size()), devicePixelRatioF());
    scene_->show(picture);
    if (isForeseen) scene_->orderPictures();
}

void TablePage::resizeEvent(QResizeEvent*)
{
    side_->setFixedWidth(width() - tableSize(size()).width());
    scaleUi(side_, uiScale(size()));
    const int icon = qRound(18 * uiScale(size()));
    for (QToolButton* button : buttons()) button->setIconSize({ icon, icon });
    layout()->activate(); // at once: what moves on the table would jump if it came later
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
    QWidget::showEvent(event);
    view_->setFocus(Qt::ActiveWindowFocusReason); // no ring that was not there
}

void TablePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        scene_->retranslate();
        session_.republish();
    }
    QWidget::changeEvent(event);
}

void TablePage::retranslate()
{
    slate_->setAccessibleName(tr("Chalkboard"));
    tellUndo();
    redo_->setText(tr("Redo"));
    redo_->setToolTip(tr("Redo what was undone last"));
    lastTrick_->setText(tr("Last trick"));
    lastTrick_->setToolTip(tr("Show the last trick where it lay (L)"));
    sort_->setText(tr("Sort hand"));
    tellOrder();
    runOn_->setText(tr("To my turn"));
    runOn_->setToolTip(tr("The others play at once until it is for you to choose (End)"));
    shortcuts_->setText(tr("&Keys"));
    shortcuts_->setToolTip(tr("What the keys do (Ctrl+F1)"));
    settings_->setText(tr("&Settings"));
    settings_->setToolTip(tr("Pace, motion and language"));
    leave_->setText(tr("&Leave"));
    leave_->setToolTip(tr("Back to the start page; the match is kept"));
}

void TablePage::setHandOrder(HandOrder order)
{
    handOrder_ = order;
    tellOrder();
}

void TablePage::tellOrder()
{
    //: %1 is "by suit" or "by rank, the other way round"
    sort_->setToolTip(tr("Your hand is sorted %1; the next way (F3)").arg(nameOf(handOrder_)));
    sort_->setAccessibleDescription(sort_->toolTip());
}

/// Taking back is allowed, and told.
void TablePage::tellUndo()
{
    const QString often = undone_ > 0 ? QString(" (%1)").arg(undone_) : QString();
    undo_->setText(tr("&Undo") + often);
    undo_->setToolTip(undone_ > 0
            ? tr("Undo your last move; used %n time(s) in this match", nullptr, undone_)
            : tr("Undo your last move"));
    undo_->setAccessibleDescription(undo_->toolTip());
}

}
