#include "ui/table/items/card_item.h"

#include "ui/draw/look.h"
#include "ui/table/items/item_maker.h"

#include <QGraphicsSceneMouseEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QStyleHints>

#include <utility>

namespace weli {

CardItem::CardItem(int id, CardFaces* faces, QGraphicsItem* parent)
    : Pressable(parent)
    , id_(id)
    , faces_(faces)
{
    setCacheMode(NoCache); // its face is a picture already
    connect(faces, &CardFaces::sharper, this, [this] { update(); });
    connect(faces, &CardFaces::changed, this, [this] { update(); });
}

void CardItem::setPicture(const CardPicture& picture, CardSize size)
{
    if (picture == picture_ && size == size_) return;
    picture_ = picture;
    size_ = size;
    setReachable(picture.mine);
    if (picture.face && picture.place != Place::Won) setFlag(ItemIsFocusable); // to be read
    setToolTip(picture.face ? picture.spoken : QString());
    update();
}

void CardItem::setVeiled(bool veiled)
{
    if (veiled != std::exchange(veiled_, veiled)) update();
}

void CardItem::setChosen(bool chosen)
{
    if (chosen != std::exchange(chosen_, chosen)) update();
}

void CardItem::setFlat(bool flat)
{
    if (flat != std::exchange(flat_, flat)) update();
}

void CardItem::setLie(const CardPose& lie, double unit)
{
    setBox(lie.rect, unit);
    if (lie.open != std::exchange(open_, lie.open)) update();
}

void CardItem::mousePressEvent(QGraphicsSceneMouseEvent* event)
{
    Pressable::mousePressEvent(event);
    before_ = box();
    dragged_ = false;
}

/// My own cards follow the mouse, whether or not they may be played.
void CardItem::mouseMoveEvent(QGraphicsSceneMouseEvent* event)
{
    const QPointF way = event->scenePos() - event->buttonDownScenePos(Qt::LeftButton);
    if (!picture_.mine || picture_.place != Place::Hand) return;
    if (!dragged_ && way.manhattanLength() < QGuiApplication::styleHints()->startDragDistance())
        return;
    dragged_ = true;
    setZValue(height::moving);
    setBox(before_.translated(way), unit());
}

void CardItem::mouseReleaseEvent(QGraphicsSceneMouseEvent* event)
{
    if (!std::exchange(dragged_, false)) return Pressable::mouseReleaseEvent(event);
    stopResting();
    emit dropped();
}

bool CardItem::callOffDrag()
{
    if (!std::exchange(dragged_, false)) return false;
    stopResting();
    setBox(before_, unit());
    ungrabMouse();
    emit dropped();
    return true;
}

double CardItem::reach() const
{
    return std::max(TableItem::reach(), look::shadowReach(look::cardDepth(box().width())));
}

void CardItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double width = box().width();
    const double depth = look::cardDepth(width) * (picture_.past ? 0.4 : 1);
    if (!flat_) look::shadow(*painter, inside(), look::cardCorner(width), depth);
    paintFace(*painter);
    paintMarks(*painter);
    if (open_ && picture_.name) paintName(*painter);
    if (open_ && !picture_.tag.isEmpty()) paintSign(*painter);
}

/// A back is as sharp on its way from the pack as where it will lie.
QPixmap CardItem::face() const
{
    if (open_ && picture_.face) return faces_->face(picture_.face, size_);
    return faces_->face(std::nullopt, faces_->sizeFor(box().width()));
}

void CardItem::paintFace(QPainter& painter)
{
    const QPixmap face = this->face();
    const double radius = look::cardCorner(box().width());
    if (face.isNull()) { // nothing is drawn yet: a card of its colour waits in its place
        painter.setPen(Qt::NoPen);
        painter.setBrush(open_ && picture_.face ? colours().paper : colours().seal);
        painter.drawRoundedRect(inside(), radius, radius);
    } else if (face.deviceIndependentSize() == box().size()) {
        painter.drawPixmap(QPointF(), face);
    } else {
        painter.drawPixmap(inside(), face, face.rect());
    }
    if (!(veiled_ || picture_.past) || isHot()) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(52, 30, 12, picture_.past ? 92 : 62));
    painter.drawRoundedRect(inside(), radius, radius);
}

void CardItem::paintMarks(QPainter& painter) const
{
    const double radius = look::cardCorner(box().width());
    if (picture_.wins && open_ && picture_.place != Place::Hand)
        look::glow(painter, inside(), radius, unit(), QColor(255, 253, 244));
    if (chosen_ || (spoken().possible && isHot()))
        look::glow(painter, inside(), radius, unit(), colours().amber);
    if (isRinged()) look::focusRing(painter, inside(), radius, unit());
}

QRectF CardItem::indexRect() const { return { 0, 0, 0.22 * box().width(), 0.3 * box().height() }; }

/// Below the index, at the edge that is seen in a fan.
QRectF CardItem::tagRect() const
{
    const double wide = box().width();
    const double tag = 0.36 * wide;
    const double high = picture_.name ? 1.9 * tag : tag;
    return { 0.03 * wide, (box().height() - high) / 2, tag, high };
}

void CardItem::paintTag(QPainter& painter) const
{
    const QRectF place = tagRect();
    const double radius = place.width() / 4;
    look::shadow(painter, place, radius, 2 * unit());
    look::plate(
        painter, place, radius, colours().paper, colours().parchment, colours().seal, 1.2 * unit());
}

void CardItem::paintSign(QPainter& painter) const
{
    paintTag(painter);
    look::write(painter, tagRect(), picture_.tag, look::font(tagRect().height() * 0.76, true),
        colours().seal, Qt::AlignCenter);
}

/// A wild card wears a tag with the name that it was given: rank and suit, as an index has them.
void CardItem::paintName(QPainter& painter)
{
    paintTag(painter);
    const QString rank = faces_->painter().indexOf(picture_.name->rank());
    const QRectF place = tagRect();
    const double sign = 0.74 * place.width();
    const QRectF low(place.center().x() - sign / 2, place.bottom() - 1.16 * sign, sign, sign);
    painter.drawPixmap(low.topLeft(), faces_->sign(picture_.name->suit(), sign));
    const QRectF above(place.left(), place.top(), place.width(), low.top() - place.top());
    look::write(painter, above, rank,
        look::fitted(rank, above.size() * 0.94, 0.8 * place.width(), 0.5 * place.width(), true, 0),
        colours().ink, Qt::AlignCenter);
}

}
