#pragma once

#include "ui/slate/stroke.h"

#include <QImage>

class QPainter;

namespace weli {

/// Writes capitals in chalk in the middle of a box, as high as that and smaller if they would be
/// too wide; `pixelRatio` is how many pixels a unit of the painter has.
void writeInChalk(
    QPainter& painter, const QString& text, const QRectF& box, Chalk chalk, double pixelRatio);

/// How wide they are, in their height.
double chalkWidth(const QString& text);

/// The same on nothing, with room round it.
struct ChalkWords {
    QString text;
    Chalk chalk = Chalk::White;
    bool isUnderlined = false;
};
QImage chalkWords(const ChalkWords& words, QSize pixels, double pixelRatio);

}
