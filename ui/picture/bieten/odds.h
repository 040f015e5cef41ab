#pragma once

#include "core/odds/chances.h"
#include "ui/picture/notes/odds.h"
#include "ui/picture/view_context.h"

namespace weli {

/// A cell below the plate of each figure that the seat can win.
OddsPicture oddsPictureOf(const odds::BietenOdds& odds, const ViewContext& context);

}
