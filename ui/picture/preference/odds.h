#pragma once

#include "core/odds/chances.h"
#include "ui/picture/notes/odds.h"
#include "ui/picture/view_context.h"

namespace weli {

/// What may be said with what it brings; once cards are played, the contract and one's own tricks.
OddsPicture oddsPictureOf(const odds::PreferenceOdds& odds, const ViewContext& context);

}
