#include "ui/model/drills/drill_store.h"

#include "ui/model/drills/box_json.h"
#include "ui/model/private_file.h"
#include "ui/words/words.h"

#include <QJsonObject>

#include <utility>

namespace weli {

namespace {

    QString codeOf(drill::Kind kind)
    {
        return QString::fromStdString(std::string(drill::rowOf(kind).code));
    }

    /// All that can be read of it; false if that is not everything.
    bool take(const QJsonObject& values, DrillBoxes& boxes)
    {
        const QJsonValue kinds = values.value("kinds");
        bool isWhole = values.isEmpty() || kinds.isObject();
        const QJsonObject all = kinds.toObject();
        for (auto each = all.begin(); each != all.end(); ++each) {
            const auto kind = drill::kindFromCode(each.key().toStdString());
            if (!kind) continue; // another version may know more of them
            if (const auto box = boxFrom(each.value()))
                boxes[*kind] = *box;
            else
                isWhole = false;
        }
        return isWhole;
    }

    QJsonObject toJson(const DrillBoxes& boxes)
    {
        QJsonObject kinds;
        for (int i = 0; i < drill::kindCount; ++i) {
            const auto kind = static_cast<drill::Kind>(i);
            if (boxes[kind].due) kinds[codeOf(kind)] = toJson(boxes[kind]);
        }
        return kinds;
    }

}

DrillStore::DrillStore(QString file)
    : file_(file)
    , kept_(std::move(file))
{
}

DrillStore::Read DrillStore::read() const
{
    const KeptValues::Read found = kept_.read();
    DrillBoxes boxes;
    if (take(found.values, boxes)) return { boxes, found.trouble };
    const auto aside = putAside(file_);
    if (!aside) return { boxes, words::notRead(file_, words::isDamaged()) };
    const auto problem
        = kept_.change([&boxes](QJsonObject& values) { values["kinds"] = toJson(boxes); });
    return { boxes, problem.value_or(words::keptAside(file_, *aside)) };
}

std::optional<QString> DrillStore::answered(drill::Kind kind, bool right, QDate today) const
{
    const DrillBoxes before = read().boxes; // puts a broken one aside
    return kept_.change([&](QJsonObject& values) {
        QJsonObject kinds = values.value("kinds").toObject();
        kinds[codeOf(kind)] = toJson(weli::answered(before[kind], right, today));
        values["kinds"] = kinds;
    });
}

}
