#include "ui/model/puzzles/puzzle_store.h"

#include "ui/model/any_rules.h"
#include "ui/model/drills/box_json.h"

namespace weli {

PuzzleStore::Read PuzzleStore::read(const AnyGame& game) const
{
    const KeptValues::Read found = kept_.read();
    Read read { {}, found.trouble };
    const QJsonObject all = found.values.value(codeOf(game)).toObject();
    for (auto each = all.begin(); each != all.end(); ++each)
        if (const auto box = boxFrom(each.value())) read.boxes[each.key()] = *box;
    return read;
}

std::optional<QString> PuzzleStore::answered(
    const AnyGame& game, const QString& name, bool right, QDate today) const
{
    return kept_.change([&](QJsonObject& values) {
        QJsonObject all = values.value(codeOf(game)).toObject();
        const DrillBox before = boxFrom(all.value(name)).value_or(DrillBox {});
        all[name] = toJson(weli::answered(before, right, today));
        values[codeOf(game)] = all;
    });
}

}
