#pragma once

#include "ui/table/layout/layout.h"
#include "ui/table/layout/layout_parts.h"

namespace weli {

/// A table of figures: the others sit along the far side and at the ends, the plates of the figures
/// lie in a strip above my hand.
Layout layoutOfFigures(
    QSizeF size, const TableShape& shape, double aspect, const parts::Share& share);

/// Where a card lies on such a table.
QRectF rectOfFigures(const CardPicture& card, const Layout& layout, const TableShape& shape);

}
