#pragma once

#include "ui/picture/view_context.h"

#include <QStringList>

namespace weli {

/// What stands for each seat's name on a slate: as few letters as tell the names apart.
QStringList initialsOf(const ViewContext& context);

}
