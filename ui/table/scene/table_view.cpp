#include "ui/table/scene/table_view.h"

#include "ui/table/items/table_item.h"
#include "ui/table/scene/accessible.h"
#include "ui/table/scene/table_scene.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QTimer>

namespace weli {

TableView::TableView(TableScene* scene, QWidget* parent)
    : QGraphicsView(scene, parent)
    , table_(scene)
    , announcer_(new Announcer(this))
{
    installAccessibility();
    setFrameShape(QFrame::NoFrame);
    // The ground covers it all, so nothing is painted beneath.
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    viewport()->setAutoFillBackground(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    connect(scene, &TableScene::announced, announcer_, &Announcer::say);
    connect(scene, &TableScene::shown, this, &TableView::tellOrder);
    connect(scene, &QGraphicsScene::focusItemChanged, this, [this] {
        if (hasFocus() && !isArriving_) tellFocus();
    });
}

QSize TableView::sizeHint() const { return { 1000, 800 }; }

QSize TableView::minimumSizeHint() const { return { 700, 480 }; }

bool TableView::event(QEvent* event)
{
    // A letter on the table goes before the same letter of a button beside it.
    if (event->type() == QEvent::ShortcutOverride
        && table_->knows(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QGraphicsView::event(event);
}

void TableView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    follow();
}

void TableView::showEvent(QShowEvent* event)
{
    QGraphicsView::showEvent(event);
    follow();
}

void TableView::focusInEvent(QFocusEvent* event)
{
    isArriving_ = true;
    QGraphicsView::focusInEvent(event);
    const bool forward = event->reason() == Qt::TabFocusReason;
    // Who tabs in begins at the end he comes from, not where the focus was when it left.
    if (forward || event->reason() == Qt::BacktabFocusReason) table_->focusEnd(forward);
    isArriving_ = false;
    // The view's own focus is told after this and would hide the card's.
    QTimer::singleShot(0, this, &TableView::tellFocus);
}

bool TableView::focusNextPrevChild(bool next)
{
    return table_->focusNext(next) || QGraphicsView::focusNextPrevChild(next);
}

void TableView::follow() { table_->setSize(viewport()->size(), devicePixelRatioF()); }

void TableView::tellFocus()
{
    if (auto* item = dynamic_cast<Pressable*>(table_->focusItem())) {
        QAccessibleEvent heard(item, QAccessible::Focus);
        QAccessible::updateAccessibility(&heard);
    }
}

void TableView::tellOrder()
{
    if (!QAccessible::isActive()) return;
    QAccessibleEvent heard(this, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&heard);
}

}
