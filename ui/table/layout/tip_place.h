#pragma once

#include <QRectF>

#include <vector>

namespace weli {

/// A place for a note; the less it costs, the closer to what it is about and the less of what is
/// taken lies below it.
struct TipPlace {
    QRectF box;
    double cost;
};
/// The best one of this size in this room.
TipPlace tipPlace(QSizeF size, const QRectF& about, const QRectF& room,
    const std::vector<QRectF>& taken, double unit);

}
