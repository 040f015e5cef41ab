#pragma once

#include "core/preference/view.h"
#include "ui/picture/picture.h"
#include "ui/picture/view_context.h"

namespace weli {

/// Everything that this seat's window shows (design.md): a pure function.
Picture pictureOf(const preference::View& view, const ViewContext& context);

}
