#pragma once

#include "core/odds/chances.h"
#include "ui/picture/notes/odds.h"
#include "ui/picture/view_context.h"

namespace weli {

/// How likely the seat loses, its points so far, the three places, and what loses a deal besides.
OddsPicture oddsPictureOf(const odds::MittlereOdds& odds, const ViewContext& context);

}
