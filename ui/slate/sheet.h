#pragma once

#include "ui/picture/slate.h"
#include "ui/slate/stroke.h"

#include <QSizeF>

#include <cstdint>
#include <vector>

namespace weli {

/// The score sheet as the moves of a hand, in the order in which a scorer makes them (B-84…B-89).
/// Everything lies within the size, whatever the number of columns and deals: if the deals do not
/// fit, the earlier ones stand summed up in the first row.
std::vector<Stroke> strokesOf(const PointsSlate& slate, QSizeF size, std::uint32_t seed);
/// The same for any kind of sheet.
std::vector<Stroke> strokesOf(const SlatePicture& slate, QSizeF size, std::uint32_t seed);

/// The strokes that were not on the sheet before.
std::vector<std::size_t> newStrokes(
    const std::vector<Stroke>& before, const std::vector<Stroke>& now);

}
