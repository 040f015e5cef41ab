#pragma once

#include "core/odds/chances.h"
#include "ui/picture/notes/odds.h"
#include "ui/picture/view_context.h"

namespace weli {

/// The points so far, the three places, and what loses a deal besides.
OddsPicture oddsPictureOf(const odds::MittlereOdds& odds, const ViewContext& context);

}
