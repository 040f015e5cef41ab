#include "ui/table/items/table_item.h"

#include <QCursor>
#include <QFocusEvent>
#include <QGraphicsScene>
#include <QGraphicsSceneMouseEvent>
#include <QPainterPath>
#include <QTimerEvent>

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

namespace {

    // Milliseconds until it is told what something is.
    constexpr int resting = 1000;
    constexpr int holding = 600;

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

void Pressable::setAbout(const QString& about)
{
    if (about == std::exchange(about_, about)) return;
    if (explained_) emit attended();
}

void Pressable::explain()
{
    explained_ = true;
    emit attended();
}

void Pressable::fallSilent()
{
    explained_ = false;
    offered_ = true;
    resting_.stop();
    emit attended();
}

std::optional<Clause> Pressable::topic() const
{
    const auto cited = hint().clause;
    return cited ? cited : topic_;
}

void Pressable::waitToExplain(int milliseconds)
{
    if (!about_.isEmpty()) resting_.start(milliseconds, this);
}

void Pressable::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != resting_.timerId()) return TableItem::timerEvent(event);
    resting_.stop();
    held_ = scene() != nullptr && scene()->mouseGrabberItem() == this;
    explain();
}

void Pressable::setReachable(bool reachable)
{
    setFlag(ItemIsFocusable, reachable);
    setAcceptHoverEvents(reachable);
    setAcceptedMouseButtons(reachable ? Qt::LeftButton : Qt::NoButton);
    if (!reachable && hovered_) leave(); // it is told no more when the mouse leaves
}

QVariant Pressable::itemChange(GraphicsItemChange change, const QVariant& value)
{
    if (change == ItemVisibleHasChanged && !value.toBool() && hovered_) leave();
    return TableItem::itemChange(change, value);
}

void Pressable::hoverEnterEvent(QGraphicsSceneHoverEvent* /*event*/)
{
    hovered_ = true;
    waitToExplain(resting);
    update();
    emit attended();
}

void Pressable::hoverLeaveEvent(QGraphicsSceneHoverEvent* /*event*/) { leave(); }

void Pressable::leave()
{
    hovered_ = false;
    explained_ = false;
    resting_.stop();
    update();
    emit attended();
}

void Pressable::focusInEvent(QFocusEvent* event)
{
    TableItem::focusInEvent(event);
    // A window that comes back brings the focus as it was.
    const bool isBack
        = event->reason() == Qt::ActiveWindowFocusReason || event->reason() == Qt::PopupFocusReason;
    if (!isBack) {
        ringed_ = event->reason() != Qt::MouseFocusReason;
        offered_ = event->reason() == Qt::OtherFocusReason;
    }
    update();
    emit attended();
}

void Pressable::focusOutEvent(QFocusEvent* event)
{
    TableItem::focusOutEvent(event);
    explained_ = false;
    update();
    emit attended();
}

void Pressable::mousePressEvent(QGraphicsSceneMouseEvent* event)
{
    event->setAccepted(event->button() == Qt::LeftButton);
    held_ = false;
    waitToExplain(holding);
}

void Pressable::mouseReleaseEvent(QGraphicsSceneMouseEvent* event)
{
    resting_.stop();
    if (event->button() != Qt::LeftButton || held_) return;
    // Who draws the mouse away before letting go has thought better of it.
    if (inside().contains(event->pos())) emit pressed();
}

}
