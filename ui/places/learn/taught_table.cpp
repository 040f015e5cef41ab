#include "ui/places/learn/taught_table.h"

#include "ui/picture/slate_words.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace weli {

namespace {

    const QColor wall(44, 32, 22);

}

TaughtTable::TaughtTable(QWidget* parent)
    : Page(parent)
    , scene_(new TableScene(this))
    , view_(new TableView(scene_, this))
    , slate_(new SlateView(this))
    , side_(new QWidget(this))
{
    setAttribute(Qt::WA_OpaquePaintEvent); // the wall is painted all over
    // What is to be read needs its room in a small window, too.
    view_->setMinimumSize(320, 240);
    slate_->setMinimumSize(120, 100);
    retranslate();
    addKeys();
    connect(scene_, &TableScene::bookWanted, this, &TaughtTable::bookWanted);
}

/// They tell of the table wherever the focus is.
void TaughtTable::addKeys()
{
    const auto on = [this](int key, void (TableScene::*tells)()) {
        connect(new QShortcut(key, this), &QShortcut::activated, scene_, tells);
    };
    on(Qt::Key_F2, &TableScene::tellDue);
    on(Qt::Key_T, &TableScene::tellTable);
    on(Qt::Key_W, &TableScene::tellStanding);
    on(Qt::Key_O, &TableScene::tellHand);
}

void TaughtTable::layBeside(QWidget* panel, int slateShare, int panelShare)
{
    auto* const column = new QVBoxLayout(side_);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(slate_, slateShare);
    column->addWidget(panel, panelShare);
    auto* const all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    auto* const table = new QVBoxLayout;
    table->addWidget(view_, 1);
    all->addLayout(table, 1);
    all->addWidget(side_);
}

void TaughtTable::layBelow(QWidget* strip) { layout()->itemAt(0)->layout()->addWidget(strip); }

void TaughtTable::setMotion(int percent)
{
    const double speed = percent <= 0 ? 0 : 100.0 / percent;
    scene_->setMotion(speed);
    slate_->setSpeed(speed);
}

void TaughtTable::setHighContrast(bool wanted)
{
    scene_->setHighContrast(wanted);
    slate_->setHighContrast(wanted);
    isPlain_ = wanted;
    update();
}

void TaughtTable::finishPicture()
{
    scene_->finishFaces();
    slate_->finishBoard();
}

void TaughtTable::write(const SlatePicture& slate)
{
    slate_->setHints(words::hints(slate));
    slate_->write(slate, words::sheet(slate));
}

int TaughtTable::wideBeside(int least) const
{
    const int most = std::max(least, qRound(420 * uiScale(*this).letters));
    return std::clamp(width() * 28 / 100, least, most);
}

void TaughtTable::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), isPlain_ ? QColor(Qt::black) : wall);
}

void TaughtTable::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    view_->setFocus(Qt::ActiveWindowFocusReason);
}

void TaughtTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        scene_->retranslate();
    }
    Page::changeEvent(event);
}

void TaughtTable::retranslate() { slate_->setAccessibleName(tr("Chalkboard")); }

}
