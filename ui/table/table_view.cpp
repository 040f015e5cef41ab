#include "ui/table/table_view.h"

#include "ui/table/table_scene.h"

namespace weli {

TableView::TableView(TableScene* scene, QWidget* parent)
    : QGraphicsView(scene, parent)
    , table_(scene)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QSize TableView::sizeHint() const { return { 1000, 800 }; }

QSize TableView::minimumSizeHint() const { return { 780, 590 }; }

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

bool TableView::focusNextPrevChild(bool next)
{
    return table_->focusNext(next) || QGraphicsView::focusNextPrevChild(next);
}

void TableView::follow() { table_->setSize(viewport()->size(), devicePixelRatioF()); }

}
