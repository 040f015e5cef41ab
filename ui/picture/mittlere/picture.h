#pragma once

#include "core/mittlere/view.h"
#include "ui/picture/picture.h"
#include "ui/picture/view_context.h"

namespace weli {

/// Everything that this seat's window shows (design.md): a pure function.
Picture pictureOf(const mittlere::View& view, const ViewContext& context);

}
