#pragma once

#include "ui/picture/view_context.h"

#include <QStringList>

namespace weli {

/// What stands for each of these names on a slate: as few letters as tell the names apart.
QStringList initialsOf(const QStringList& names);

/// The same of each seat; I am "You" there as in any column of players.
template <typename Observation>
QStringList initialsOf(const Observation& observation, const ViewContext& context)
{
    QStringList names;
    for (std::size_t seat = 0; seat < context.seats.size(); ++seat)
        names << inColumn(observation, context, seatAt(static_cast<int>(seat)));
    return initialsOf(names);
}

}
