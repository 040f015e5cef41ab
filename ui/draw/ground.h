#pragma once

#include <QColor>
#include <QImage>
#include <QSize>

namespace weli {

/// The table from above: worn planks in lamp light that falls off to the corners. The same size
/// always gives the same table; `unit` is how many pixels a unit of the layout has.
QImage groundImage(QSize pixels, double unit);

/// Its colour on the whole, which is seen until it is drawn.
QColor groundTone();

}
