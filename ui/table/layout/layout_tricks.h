#pragma once

#include "ui/table/layout/layout.h"
#include "ui/table/layout/layout_parts.h"

namespace weli {

/// The room in pixels in which all can be read that stands in the ladder.
inline constexpr QSizeF leastSheet(190, 215);

/// A table of tricks: the others sit side by side at the far side, beside them
/// lies the ladder, my hand spans the table.
Layout layoutOfTricks(
    QSizeF size, const TableShape& shape, double aspect, const parts::Share& share);

/// Where a card lies on such a table.
QRectF rectOfTricks(const CardPicture& card, const Layout& layout, const TableShape& shape);

/// Where a question (if there is one, it comes first) and what can be answered lie in `help`, in
/// one line; all but splits are as low as a button.
std::vector<QRectF> rowRects(
    const QRectF& help, int answers, bool question, double unit, bool splits = false);

/// Where the button lies in `help` that lets a held table go on.
QRectF rowGoOnRect(const QRectF& help, double unit);

}
