#include "ui/draw/bowl.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace weli {

namespace {

    /// Where the coins lie, in half widths and half heights of the inside, the lowest first.
    struct Spot {
        double x = 0;
        double y = 0;
    };
    constexpr std::array<Spot, mostCoins> spots { { { -0.10, 0.42 }, { 0.34, 0.36 },
        { -0.48, 0.30 }, { 0.12, 0.10 }, { -0.26, 0.02 }, { 0.60, 0.10 }, { -0.66, -0.02 },
        { 0.36, -0.16 }, { -0.04, -0.24 }, { -0.44, -0.26 }, { 0.16, 0.30 }, { -0.20, 0.20 },
        { 0.46, 0.02 }, { 0.04, -0.10 }, { -0.52, 0.06 }, { 0.26, -0.34 }, { -0.28, -0.42 },
        { 0.00, 0.02 }, { 0.28, -0.10 }, { -0.32, -0.16 }, { 0.08, -0.44 }, { -0.12, -0.34 },
        { 0.14, -0.26 }, { 0.00, -0.60 } } };

    /// The outside, with the rings that the chisel left.
    void paintBody(QPainter& painter, const BowlShape& shape, const BowlWood& wood, double unit)
    {
        painter.setPen(Qt::NoPen);
        for (int layer = 4; layer > 0; --layer) { // its shadow on the table
            const double out = layer * 1.6 * unit;
            painter.setBrush(QColor(10, 4, 0, 34));
            painter.drawEllipse(shape.foot.adjusted(-5 * out, -out, 5 * out, out * 0.5));
        }
        const QRectF& rim = shape.rim;
        QPainterPath body(QPointF(rim.left(), rim.center().y()));
        body.cubicTo(QPointF(rim.left() + rim.width() * 0.02, shape.bottom - rim.height() * 0.5),
            QPointF(shape.foot.left() - rim.width() * 0.1, shape.foot.center().y()),
            QPointF(shape.foot.left(), shape.foot.center().y()));
        body.arcTo(shape.foot, 180, 180);
        body.cubicTo(QPointF(shape.foot.right() + rim.width() * 0.1, shape.foot.center().y()),
            QPointF(rim.right() - rim.width() * 0.02, shape.bottom - rim.height() * 0.5),
            QPointF(rim.right(), rim.center().y()));
        body.closeSubpath();
        QLinearGradient shade(rim.left(), 0, rim.right(), 0);
        shade.setColorAt(0, wood.middle);
        shade.setColorAt(0.28, wood.light);
        shade.setColorAt(0.6, wood.middle);
        shade.setColorAt(1, wood.dark);
        painter.setPen(QPen(wood.line, std::max(1.0, unit)));
        painter.setBrush(shade);
        painter.drawPath(body);
        painter.save();
        painter.setClipPath(body);
        painter.setBrush(Qt::NoBrush);
        QColor groove = wood.dark;
        groove.setAlpha(110);
        for (const double deep : { 0.30, 0.37, 0.68 }) {
            painter.setPen(QPen(groove, 1.1 * unit));
            painter.drawEllipse(rim.translated(0, deep * (shape.bottom - rim.center().y())));
        }
        painter.restore();
    }

    void paintInside(QPainter& painter, const BowlShape& shape, const BowlWood& wood, double unit)
    {
        QLinearGradient lip(shape.rim.topLeft(), shape.rim.bottomRight());
        lip.setColorAt(0, wood.light.lighter(118));
        lip.setColorAt(1, wood.middle);
        painter.setPen(QPen(wood.line, std::max(1.0, unit)));
        painter.setBrush(lip);
        painter.drawEllipse(shape.rim);
        QLinearGradient hollow(shape.inside.topLeft(), shape.inside.bottomLeft());
        hollow.setColorAt(0, wood.hollow.darker(130));
        hollow.setColorAt(1, wood.middle);
        painter.setBrush(hollow);
        painter.drawEllipse(shape.inside);
    }

    void paintCoins(QPainter& painter, const BowlShape& shape, int coins, double unit)
    {
        if (coins <= 0) return;
        const QRectF& hollow = shape.inside;
        QPainterPath seen; // what lies in the bowl is hidden by its near wall
        seen.addEllipse(hollow);
        QPainterPath above;
        above.addRect(hollow.adjusted(0, -hollow.height() * 0.5, 0, -hollow.height() * 0.5));
        painter.save();
        painter.setClipPath(seen.united(above));
        const double wide = hollow.width() * 0.25;
        const QSizeF size(wide, wide * 0.46);
        const double thick = wide * 0.12;
        const double heap = hollow.height() * 0.30 * coins / mostCoins;
        for (int i = 0; i < coins; ++i) {
            const Spot& spot = spots[static_cast<std::size_t>(i)];
            QRectF coin({}, size);
            const double lift = i < 10 ? 0 : heap;
            coin.moveCenter({ hollow.center().x() + spot.x * hollow.width() * 0.46,
                hollow.center().y() + spot.y * hollow.height() * 0.42 - lift });
            const bool silver = i % 3 == 1;
            const QColor face = silver ? QColor(0xdc, 0xd8, 0xce) : QColor(0xe8, 0xb9, 0x4a);
            painter.setPen(QPen(face.darker(240), 0.8 * unit));
            painter.setBrush(face.darker(150));
            painter.drawEllipse(coin.translated(0, thick));
            QLinearGradient shine(coin.topLeft(), coin.bottomRight());
            shine.setColorAt(0, face.lighter(118));
            shine.setColorAt(1, face.darker(112));
            painter.setBrush(shine);
            painter.drawEllipse(coin);
            painter.setPen(QPen(face.darker(160), 0.7 * unit));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(
                coin.adjusted(wide * 0.14, wide * 0.07, -wide * 0.14, -wide * 0.07));
        }
        painter.restore();
    }

}

BowlWood cherry()
{
    return { QColor(0xc9, 0x8b, 0x4e), QColor(0x9a, 0x5d, 0x2d), QColor(0x5a, 0x30, 0x14),
        QColor(0x4a, 0x28, 0x12), QColor(0x3c, 0x1e, 0x0b) };
}

BowlWood plainWood(const QColor& line)
{
    return { Qt::black, Qt::black, Qt::black, QColor(40, 40, 40), line };
}

BowlShape bowlIn(const QRectF& room, double unit)
{
    const double wide = std::min(room.width() * 0.9, room.height() * 1.95);
    BowlShape shape;
    shape.rim
        = { room.center().x() - wide / 2, room.top() + 0.08 * room.height(), wide, wide * 0.34 };
    const double lip = wide * 0.045;
    shape.inside = shape.rim.adjusted(lip, lip * 0.6, -lip, -lip * 0.6);
    shape.bottom = room.bottom() - unit;
    shape.foot
        = { room.center().x() - wide * 0.22, shape.bottom - wide * 0.11, wide * 0.44, wide * 0.11 };
    return shape;
}

void drawBowl(
    QPainter& painter, const BowlShape& shape, int coins, const BowlWood& wood, double unit)
{
    paintBody(painter, shape, wood, unit);
    paintInside(painter, shape, wood, unit);
    paintCoins(painter, shape, std::min(coins, mostCoins), unit);
}

}
