#pragma once

#include "ui/model/drills/drill_boxes.h"

#include <QJsonObject>

namespace weli {

/// Nothing if it is no box that has been asked for.
std::optional<DrillBox> boxFrom(const QJsonValue& value);
/// Of one that has been asked.
QJsonObject toJson(const DrillBox& box);

}
