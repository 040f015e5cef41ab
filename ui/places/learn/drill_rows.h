#pragma once

#include "core/games.h"
#include "ui/model/drills/drill_boxes.h"

#include <QString>

class QTreeWidgetItem;

namespace weli {

// The drills of a game on the map of lessons.

/// Their row below the lessons, and below that a row for each kind of question.
QTreeWidgetItem* addDrills(
    QTreeWidgetItem* game, const AnyGame& which, const DrillBoxes& boxes, QDate today);
/// Whether a round begins there.
bool isDrill(const QTreeWidgetItem& row);
/// The only kind of that round; nothing: all that there are.
std::optional<drill::Kind> kindOf(const QTreeWidgetItem& row);

}
