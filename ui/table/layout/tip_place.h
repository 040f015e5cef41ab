#pragma once

#include <QRectF>

#include <vector>

namespace weli {

/// Where a note of this size lies in this room: close to what it is about, and as little as can be
/// on what is taken.
QRectF tipPlace(QSizeF size, const QRectF& about, const QRectF& room,
    const std::vector<QRectF>& taken, double unit);

}
