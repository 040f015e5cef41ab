#pragma once

#include "core/mittlere/public_state.h"

#include <optional>

namespace weli::claim {

/// What the deal brings if each card of value left, and the last trick, can go to anybody who still
/// takes a trick; nothing if that is not always the same, or not before a draw (M-28).
std::optional<mittlere::Marks> certainMarks(const mittlere::PublicState& table);

}
