#pragma once

#include "ui/slate/stroke.h"

#include <QColor>
#include <QImage>
#include <QSize>

class QPainter;

namespace weli {

/// Draws a stroke with the grain of chalk; of one that is just being written, only the first part
/// of its way, 0…1. `pixel` is how many pixels of the device a unit of the painter has.
void drawChalk(QPainter& painter, const Stroke& stroke, double part, double pixel);

/// The same stroke in one firm colour.
void drawPlain(QPainter& painter, const Stroke& stroke, double part);

/// Length of the way that the hand makes.
double lengthOf(const Stroke& stroke);

/// The empty board: a dark slate, wiped with a sponge, in its wooden frame of this thickness. All
/// in pixels of the device.
QImage emptyBoard(QSize size, double frame);
/// Its colour on the whole, which is seen until it is drawn.
QColor boardTone();
/// The same without wood and dust: black in a white line.
QImage plainBoard(QSize size, double frame);

}
