#pragma once

#include "core/bieten/view.h"
#include "ui/picture/figures.h"
#include "ui/picture/view_context.h"

#include <vector>

namespace weli {

/// The five figures in the order of the count (B-61): each with its story, and what can be said of
/// it.
std::vector<PlatePicture> platesOf(
    const bieten::Observation& observation, const ViewContext& context);

}
