#pragma once

#include "ui/model/any_rules.h"

#include <QImage>
#include <QSize>

namespace weli {

/// The slate with the name of the house, on nothing.
QImage signImage(QSize pixels, double pixelRatio);

/// What lies on the table for a game, on nothing: of Bieten a hand with the Weli, of Préférence a
/// bid and the bowl, of Mittlere the one in the middle.
QImage sceneOf(const AnyGame& game, QSize pixels, double pixelRatio);

}
