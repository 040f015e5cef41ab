#include "ui/model/drills/box_json.h"

namespace weli {

std::optional<DrillBox> boxFrom(const QJsonValue& value)
{
    const int box = value.toObject().value("box").toInt(-1);
    const QDate due = QDate::fromString(value.toObject().value("due").toString(), Qt::ISODate);
    if (box < 0 || box > lastDrillBox || !due.isValid()) return std::nullopt;
    return DrillBox { box, due };
}

QJsonObject toJson(const DrillBox& box)
{
    return { { "box", box.box }, { "due", box.due->toString(Qt::ISODate) } };
}

}
