#pragma once

#include "ui/words/deck.h"

#include <QPixmap>

namespace weli {

/// All cards of a pack on the table: a row a suit, and the backs beside them. `scale` pixels make
/// a unit of the size.
QPixmap packSheet(const CardStyle& style, QSize size, double scale);

}
