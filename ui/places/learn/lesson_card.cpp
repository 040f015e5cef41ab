#include "ui/places/learn/lesson_card.h"

#include "ui/draw/cards/card_faces.h"
#include "ui/draw/look.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/ui_scale.h"

#include <QPainter>

namespace weli {

namespace {

    constexpr double liftBy = 5; // units

}

LessonCard::LessonCard(CardFaces& faces, QWidget* parent)
    : LaidButton(parent)
    , faces_(faces)
{
}

void LessonCard::show(int number, const QString& title, Card card, State state)
{
    number_ = number;
    card_ = card;
    state_ = state;
    setText(QString("%1  %2").arg(number).arg(title));
    update();
}

void LessonCard::setMeasures(double card, double plate)
{
    width_ = card;
    plate_ = plate;
    update();
}

void LessonCard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double unit = uiScale(*this).spaces;
    const QRectF title(0, height() - plate_, width(), plate_);
    const double high = width_ * CardPainter::usualAspect;
    const double up = lifted() * liftBy * unit;
    paintCard(painter,
        { (width() - width_) / 2, title.top() - toTitle * unit - high - up, width_, high });
    paintTitle(painter, titleBox());
}

QRectF LessonCard::titleBox() const
{
    return QRectF(0, height() - plate_, width(), plate_).adjusted(2, 0, -2, -2);
}

QRectF LessonCard::titleRoom() const
{
    const double unit = uiScale(*this).letters;
    return titleBox().adjusted(5 * unit, 2 * unit, -5 * unit, -2 * unit);
}

double LessonCard::lettersThatFit() const
{
    const double usual = usualLetters * uiScale(*this).letters;
    return look::fitted(text(), titleRoom().size(), usual, look::leastLetters).pixelSize();
}

void LessonCard::setLetters(double pixels)
{
    letters_ = pixels;
    update();
}

void LessonCard::paintCard(QPainter& painter, const QRectF& box)
{
    const double unit = uiScale(*this).spaces;
    const double corner = look::cardCorner(box.width());
    look::shadow(painter, box, corner, look::cardDepth(box.width()));
    // Nothing lies face down: it would seem to be locked.
    const QPixmap face = faces_.face(card_, CardSize::Table);
    if (face.isNull()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(look::warm.parchmentLow);
        painter.drawRoundedRect(box, corner, corner);
    } else {
        painter.drawPixmap(box, face, face.rect());
    }
    if (state_ == State::Next || state_ == State::Begun)
        look::glow(painter, box, corner, unit, look::warm.amber);
    if (showsFocus()) look::focusRing(painter, box, corner, unit);
}

void LessonCard::paintTitle(QPainter& painter, const QRectF& box) const
{
    const double unit = uiScale(*this).letters;
    const look::Colours& of = isPlain(palette()) ? look::highContrast : look::warm;
    if (isChecked())
        look::plate(painter, box, 5 * unit, of.paper, of.parchmentLow, of.paperEdge, unit);
    else
        look::plate(painter, box, 5 * unit, of.walnut, of.walnutLow, of.brass, unit);
    const QRectF room = titleRoom();
    look::write(painter, room, text(),
        look::fitted(text(), room.size(), letters_, std::min(letters_, look::leastLetters)),
        isChecked() ? of.ink : of.cream, Qt::AlignCenter | Qt::TextWordWrap);
    if (state_ != State::Done) return;
    painter.setPen(QPen(of.cream, 2.2 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QRectF seal(box.right() - 11 * unit, box.top() - 9 * unit, 18 * unit, 18 * unit);
    painter.save();
    painter.setPen(QPen(of.brass, unit));
    painter.setBrush(QColor(0x2f, 0x6b, 0x35));
    painter.drawEllipse(seal);
    painter.restore();
    painter.drawPolyline(QPolygonF { seal.topLeft() + QPointF(5, 9.5) * unit,
        seal.topLeft() + QPointF(8, 12.5) * unit, seal.topLeft() + QPointF(13.5, 5.5) * unit });
}

}
