#pragma once

#include <QBrush>
#include <QImage>
#include <QRectF>
#include <QSize>

namespace weli {

/// The table from above: worn planks in lamp light that falls off to the corners. The same size
/// always gives the same table; `unit` is how many pixels a unit of the layout has.
QImage groundImage(QSize pixels, double unit);

/// What is seen of it until it is drawn: the lamp light alone.
QBrush groundLight(const QRectF& table);

}
