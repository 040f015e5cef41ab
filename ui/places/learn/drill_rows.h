#pragma once

#include "core/games.h"
#include "ui/model/drills/drill_boxes.h"

#include <QTreeWidget>

namespace weli {

// The drills of a game beside the way of its lessons.

/// A row for all kinds of question, and one for each with how well it sits.
void fillWithDrills(QTreeWidget& list, const AnyGame& game, const DrillBoxes& boxes, QDate today);
/// The only kind of the round that begins at the current row; nothing: all that there are.
std::optional<drill::Kind> chosenDrill(const QTreeWidget& list);
void chooseDrill(QTreeWidget& list, std::optional<drill::Kind> kind);

}
