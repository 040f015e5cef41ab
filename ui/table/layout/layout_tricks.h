#pragma once

#include "ui/table/layout/layout.h"

namespace weli {

/// A table of tricks: the others sit side by side at the far side, beside them
/// lies the ladder, my hand spans the table.
Layout layoutOfTricks(QSizeF size, const TableShape& shape, double aspect);

/// Where a card lies on such a table.
QRectF rectOfTricks(const CardPicture& card, const Layout& layout, const TableShape& shape);

/// Where a question (if there is one, it comes first) and what can be answered lie in `help`, in
/// one line; all but splits are as low as a button.
std::vector<QRectF> rowRects(
    const QRectF& help, int answers, bool question, double unit, bool splits = false);

/// Where the button lies in `help` that lets a held table go on.
QRectF rowGoOnRect(const QRectF& help, double unit);

}
