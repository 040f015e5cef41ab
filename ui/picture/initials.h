#pragma once

#include "ui/picture/sitting.h"

#include <QStringList>

namespace weli {

/// What stands for each seat's name on a slate: as few letters as tell the names apart.
QStringList initialsOf(const Sitting& sitting);

}
