#pragma once

#include "ui/draw/look.h"
#include "ui/picture/result.h"

#include <QPainter>
#include <QRectF>

namespace weli {

/// Draws the points of all players as flags on a line, the one that loses in red.
void paintScale(QPainter& painter, const QRectF& box, const ScalePicture& scale,
    const look::Colours& colours, double unit);
/// How wide a box must be for it.
double leastScaleWidth(const ScalePicture& scale, double unit);

}
