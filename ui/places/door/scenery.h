#pragma once

#include "ui/model/any_rules.h"

#include <QImage>
#include <QRectF>
#include <QSize>

namespace weli {

/// Where the slate with the name of the house lies on a door so large; empty: there is no room.
/// `unit` is how many pixels a unit of the layout has.
QRectF signOn(QSizeF door, double unit);
/// The table at evening with that slate.
QImage doorImage(QSize pixels, double pixelRatio);

/// What lies on the table for a game, on nothing: of Bieten a hand with the Weli, of Préférence a
/// bid and the bowl, of Mittlere the one in the middle.
QImage sceneOf(const AnyGame& game, QSize pixels, double pixelRatio);

}
