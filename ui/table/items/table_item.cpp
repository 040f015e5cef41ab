#include "ui/table/items/table_item.h"

#include <QAccessible>
#include <QCursor>
#include <QFocusEvent>
#include <QGraphicsSceneMouseEvent>
#include <QPainterPath>

#include <utility>

namespace weli {

TableItem::TableItem(QGraphicsItem* parent)
    : QGraphicsObject(parent)
{
    setCacheMode(DeviceCoordinateCache);
}

TableItem::~TableItem()
{
    // Qt 6.4 makes a new cache, and loses it, when a cached item is updated while it is destroyed.
    setCacheMode(NoCache);
}

void TableItem::setBox(const QRectF& box, double unit)
{
    setPos(box.topLeft());
    if (box.size() == size_ && unit == unit_) return;
    prepareGeometryChange();
    size_ = box.size();
    unit_ = unit;
    update();
}

void TableItem::setColours(const look::Colours& colours)
{
    colours_ = &colours;
    update();
}

QRectF TableItem::boundingRect() const
{
    return inside().adjusted(-reach(), -reach(), reach(), reach());
}

QPainterPath TableItem::shape() const
{
    QPainterPath box;
    box.addRect(inside());
    return box;
}

Pressable::Pressable(QGraphicsItem* parent)
    : TableItem(parent)
{
    setFlag(ItemIsFocusable);
    setAcceptHoverEvents(true);
}

void Pressable::setSpoken(Spoken spoken)
{
    if (spoken == spoken_) return;
    spoken_ = std::move(spoken);
    setCursor(spoken_.possible ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void Pressable::hoverEnterEvent(QGraphicsSceneHoverEvent* /*event*/)
{
    hovered_ = true;
    update();
    emit attended();
}

void Pressable::hoverLeaveEvent(QGraphicsSceneHoverEvent* /*event*/)
{
    hovered_ = false;
    update();
    emit attended();
}

void Pressable::focusInEvent(QFocusEvent* event)
{
    TableItem::focusInEvent(event);
    // A window that comes back brings the focus as it was.
    const bool isBack
        = event->reason() == Qt::ActiveWindowFocusReason || event->reason() == Qt::PopupFocusReason;
    if (!isBack) ringed_ = event->reason() != Qt::MouseFocusReason;
    update();
    QAccessibleEvent heard(this, QAccessible::Focus);
    QAccessible::updateAccessibility(&heard);
    emit attended();
}

void Pressable::focusOutEvent(QFocusEvent* event)
{
    TableItem::focusOutEvent(event);
    update();
    emit attended();
}

void Pressable::mousePressEvent(QGraphicsSceneMouseEvent* event)
{
    event->setAccepted(event->button() == Qt::LeftButton);
}

void Pressable::mouseReleaseEvent(QGraphicsSceneMouseEvent* event)
{
    // Who draws the mouse away before letting go has thought better of it.
    if (event->button() == Qt::LeftButton && inside().contains(event->pos())) emit pressed();
}

}
