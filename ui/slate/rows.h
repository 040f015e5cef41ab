#pragma once

#include <algorithm>

namespace weli {

/// How many of the rows leave, the first ones, if there is room for so many; one row tells of them.
/// Several are wiped at once, so that the rows do not creep up with every deal.
constexpr int hiddenRows(int rows, int room, int atOnce)
{
    if (rows <= room) return 0;
    const int wiped = std::max(1, atOnce);
    const int over = rows - room;
    return std::min((over + wiped - 1) / wiped * wiped + 1, rows);
}

}
