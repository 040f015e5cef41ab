#pragma once

#include "ui/picture/picture.h"

namespace weli {

/// The same picture with nothing to choose on it; only a result can still be laid away.
void takeChoices(Picture& picture);

}
