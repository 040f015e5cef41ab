#include "ui/table/items/figures/heap_item.h"

#include "ui/draw/look.h"

#include <QFontMetricsF>
#include <QGraphicsSceneMouseEvent>
#include <QPainter>

#include <algorithm>

namespace weli {

namespace {

    void paintCard(QPainter& painter, const QRectF& box, CardFaces& faces, std::optional<Card> card,
        const look::Colours& colours)
    {
        const QPixmap face = faces.face(card, CardSize::Table);
        if (!face.isNull()) {
            painter.drawPixmap(box, face, face.rect());
            return;
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(card ? colours.paper : colours.seal);
        const double radius = look::cardCorner(box.width());
        painter.drawRoundedRect(box, radius, radius);
    }

}

HeapItem::HeapItem(CardFaces* faces, QGraphicsItem* parent)
    : TableItem(parent)
    , faces_(faces)
{
    setCacheMode(NoCache);
    connect(faces, &CardFaces::sharper, this, [this] { update(); });
    connect(faces, &CardFaces::changed, this, [this] { update(); });
}

void HeapItem::setHeap(int cards, std::optional<Card> bottom, QSizeF card, const QString& name)
{
    if (cards == cards_ && bottom == bottom_ && card == card_ && name == name_) return;
    prepareGeometryChange();
    cards_ = cards;
    bottom_ = bottom;
    card_ = card;
    name_ = name;
    update();
}

double HeapItem::reach() const { return look::shadowReach(look::cardDepth(card_.width())); }

void HeapItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    if (cards_ <= 0) return;
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double wide = inside().width();
    const double high = wide * card_.width() / card_.height();
    // As thick as it is high: one edge for every four cards, as far as there is room.
    const int edges = std::clamp(cards_ / 4, 0, 6);
    const double step = 1.5 * unit();
    const double radius = look::cardCorner(high);
    look::shadow(*painter, { 0, edges * step, wide, high }, radius, look::cardDepth(card_.width()));
    for (int edge = edges; edge > 0; --edge) {
        const QColor shade = colours().paper.darker(edge % 2 == 0 ? 106 : 114);
        look::plate(*painter, { 0, edge * step, wide, high }, radius, shade, shade,
            QColor(0x8f, 0x80, 0x62), 0.6 * unit());
    }
    painter->save();
    painter->translate(0, high);
    painter->rotate(-90);
    paintCard(*painter, { 0, 0, high, wide }, *faces_, bottom_, colours());
    painter->restore();
    if (!name_.isEmpty())
        paintName(*painter, inside().adjusted(0, high + edges * step + 2 * unit(), 0, 0));
}

/// In one line, or in two where that is too long.
void HeapItem::paintName(QPainter& painter, const QRectF& box) const
{
    const QSizeF line(box.width(), 15 * unit());
    const bool isLong = !look::fits(name_, line, look::font(11 * unit()), 0);
    const int flags = isLong ? Qt::TextWordWrap : 0;
    const QRectF room(box.topLeft(), isLong ? box.size() : line);
    const QFont font = look::fitted(name_, room.size(), 12 * unit(), 11 * unit(), false, flags);
    const QRectF words = QFontMetricsF(font).boundingRect(room, flags, name_);
    QRectF plate(0, 0, std::min(words.width() + 10 * unit(), box.width()),
        std::min(room.height(), words.height() + 2 * unit()));
    plate.moveCenter(room.center());
    plate.moveTop(room.top());
    look::plate(painter, plate, 4 * unit(), colours().walnut, colours().walnutLow,
        colours().walnutLow, unit());
    look::write(painter, plate, name_, font, colours().cream, flags | Qt::AlignCenter);
}

CutItem::CutItem(CardFaces* faces, QGraphicsItem* parent)
    : Pressable(parent)
    , faces_(faces)
{
    connect(faces, &CardFaces::sharper, this, [this] { update(); });
    connect(faces, &CardFaces::changed, this, [this] { update(); });
}

void CutItem::setCut(const CutPicture& cut, QSizeF card)
{
    if (cut == cut_ && card == card_) return;
    if (cut != cut_) lifted_ = (cut.lowest + cut.highest()) / 2;
    cut_ = cut;
    // The ribbon, what is lifted of it and the number below it have room in the box.
    const double high = std::min(card.height(), box().height() - 40 * unit());
    card_ = { high * card.width() / card.height(), high };
    update();
}

void CutItem::move(int cards)
{
    const int lifted = std::clamp(lifted_ + cards, cut_.lowest, cut_.highest());
    if (lifted == lifted_) return;
    lifted_ = lifted;
    emit attended();
    update();
}

double CutItem::step() const
{
    const double room = inside().width() - card_.width() - 16 * unit();
    return cut_.cards > 1 ? room / (cut_.cards - 1) : 0;
}

QRectF CutItem::cardAt(int index) const
{
    const bool up = index < lifted_;
    const double left = index * step() + (up ? 0 : 16 * unit());
    return { { left, up ? 2 * unit() : 12 * unit() }, card_ };
}

void CutItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    for (int card = 0; card < cut_.cards; ++card) {
        const QRectF place = cardAt(card);
        if (card == 0 || card == lifted_)
            look::shadow(*painter, place, look::cardCorner(card_.width()), 5 * unit());
        paintCard(*painter, place, *faces_, std::nullopt, colours());
    }
    paintNumber(*painter);
    if (isRinged())
        look::focusRing(*painter, inside().adjusted(0, 0, 0, -2 * unit()), 6 * unit(), unit());
}

void CutItem::paintNumber(QPainter& painter) const
{
    const double top = 14 * unit() + card_.height();
    const double rail = top + 12 * unit();
    const auto at = [this](int lifted) { return lifted * step() + 8 * unit(); };
    painter.setPen(QPen(colours().walnutLow, 6 * unit(), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(at(cut_.lowest), rail), QPointF(at(cut_.highest()), rail));
    painter.setPen(QPen(colours().brass, 2 * unit(), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(at(cut_.lowest), rail), QPointF(at(cut_.highest()), rail));
    const QRectF knob(std::clamp(at(lifted_) - 18 * unit(), 0.0, inside().width() - 36 * unit()),
        top + unit(), 36 * unit(), 23 * unit());
    look::shadow(painter, knob, knob.height() / 2, 3 * unit());
    look::plate(painter, knob, knob.height() / 2, colours().amber.lighter(112), colours().amberLow,
        colours().softInk, unit());
    look::write(painter, knob, QString::number(lifted_), look::font(15 * unit(), true),
        colours().ink, Qt::AlignCenter);
}

void CutItem::follow(double x)
{
    if (step() <= 0) return;
    move(qRound((x - 8 * unit()) / step()) - lifted_);
}

void CutItem::hoverMoveEvent(QGraphicsSceneHoverEvent* event) { follow(event->pos().x()); }

void CutItem::mousePressEvent(QGraphicsSceneMouseEvent* event)
{
    Pressable::mousePressEvent(event);
    follow(event->pos().x());
}

void CutItem::mouseMoveEvent(QGraphicsSceneMouseEvent* event) { follow(event->pos().x()); }

}
