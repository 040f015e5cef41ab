#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace weli {

/// Of what the bowl is turned: warm cherry under the lamp, or plain black with a line of this
/// colour.
struct BowlWood {
    QColor light, middle, dark, hollow, line;
};
BowlWood cherry();
BowlWood plainWood(const QColor& line);

/// Where the parts of a bowl are.
struct BowlShape {
    QRectF rim;
    QRectF inside;
    QRectF foot;
    double bottom = 0;
};
/// Of the largest bowl that has room; `unit` is how many pixels a unit of the layout has.
BowlShape bowlIn(const QRectF& room, double unit);

inline constexpr int mostCoins = 24;
/// The turned bowl with so many coins in it, at most 24, seen a little from above.
void drawBowl(
    QPainter& painter, const BowlShape& shape, int coins, const BowlWood& wood, double unit);

}
