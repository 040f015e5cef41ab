#pragma once

#include "ui/picture/slate.h"
#include "ui/slate/stroke.h"

#include <QSizeF>

#include <cstdint>
#include <vector>

namespace weli {

/// A row of strokes and rings a player (M-32), its sum at the end. What was written stays the same
/// when more comes, for the same size and seed.
std::vector<Stroke> strokesOf(const TallySlate& slate, QSizeF size, std::uint32_t seed);

}
