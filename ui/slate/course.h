#pragma once

#include "ui/picture/slate.h"
#include "ui/slate/hand.h"

#include <QRectF>

namespace weli {

/// Each player has a chalk of his own; mine is white.
Chalk chalkOf(const LedgerPicture& ledger, int column);

/// The course of the match: a line for each player, with the initial, so high, at its end.
void drawCourse(Hand& hand, const LedgerPicture& ledger, QRectF room, double initial);

}
