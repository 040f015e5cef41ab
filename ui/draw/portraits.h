#pragma once

#include "ui/words/portrait.h"

#include <QImage>
#include <QPixmap>
#include <QString>

class QPainter;
class QRectF;

namespace weli {

/// A square picture, so many pixels wide; an empty frame if its file cannot be read: a warning then
/// names it.
QImage portraitImage(const Portrait& portrait, int pixels, const QString& folder = ":/portraits");
/// The same for a square so wide; drawn when it is first asked for, and kept.
QPixmap portraitPixmap(const Portrait& portrait, double side, double pixelRatio);
/// Paints it into a square.
void paintPortrait(QPainter& painter, const QRectF& box, const Portrait& portrait);

}
