#pragma once

#include "ui/picture/picture.h"

namespace weli {

/// Nothing that lies on the table invites to act while there is something else to do, and why.
void rest(Picture& picture, const Because& why);
/// No answers to choose from either: what may be said is not to be seen.
void offerNothing(Picture& picture);

}
