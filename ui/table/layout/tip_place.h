#pragma once

#include <QRectF>

#include <vector>

namespace weli {

/// What lies there already, and how much it costs to cover a unit of it.
struct Taken {
    QRectF box;
    double weight = 1;
};
/// The weight of what can be pressed.
inline constexpr double mustNotBeCovered = 1000;

/// A place for a note; the less it costs, the closer to what it is about and the less of what is
/// taken lies below it.
struct TipPlace {
    QRectF box;
    double cost;
};
/// The best one of this size in this room.
TipPlace tipPlace(QSizeF size, const QRectF& about, const QRectF& room,
    const std::vector<Taken>& taken, double unit);

}
