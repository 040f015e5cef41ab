#pragma once

#include "ui/picture/slate.h"
#include "ui/slate/stroke.h"

#include <QSizeF>

#include <cstdint>
#include <vector>

namespace weli {

/// The ledger as the moves of a hand, in the order in which a scorer makes them: deal after deal
/// the balances and the pot, and below them, if there is room, the course of the match. Everything
/// lies within the size; if the deals do not fit, three dots stand for the earlier ones.
std::vector<Stroke> strokesOf(const LedgerPicture& ledger, QSizeF size, std::uint32_t seed);

}
