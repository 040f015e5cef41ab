#pragma once

#include "ui/slate/slate_view.h"

namespace weli {

/// Lets screen readers see the chalkboard: a table with rows and columns. May be called more than
/// once.
void installSlateAccessibility();

/// The cell that lies nearest to this one on the sheet.
SlateView::Cell cellWithin(const SlatePicture& sheet, SlateView::Cell cell);
/// Says the cell that is read.
void tellCell(SlateView& view);

}
