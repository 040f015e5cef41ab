#include "ui/model/drills/drill_boxes.h"

#include <algorithm>

namespace weli {

using drill::Kind;
using drill::KindRow;

namespace {

    constexpr std::array<int, lastDrillBox + 1> intervals { 0, 1, 3, 7, 16, 35 }; // days
    constexpr int enough = 3; // from this box on it sits

    int daysOf(const DrillBox& box) { return intervals[static_cast<std::size_t>(box.box)]; }

    /// What comes first: kinds that were asked before, the weakest first.
    int orderOf(const DrillBox& box) { return box.due ? box.box : lastDrillBox + 1; }

    /// Another one than the last, weak ones more often.
    Kind drawn(std::span<const KindRow> kinds, const DrillBoxes& boxes, Kind last, Rng& rng)
    {
        std::vector<Kind> lots;
        for (const KindRow& row : kinds)
            if (row.kind != last)
                lots.insert(lots.end(),
                    static_cast<std::size_t>(lastDrillBox + 1 - boxes[row.kind].box), row.kind);
        return lots[rng.below(static_cast<std::uint32_t>(lots.size()))];
    }

}

bool isDue(const DrillBox& box, QDate today)
{
    // A date that no answer could have given comes from a clock that was wrong.
    return !box.due || *box.due <= today || *box.due > today.addDays(daysOf(box));
}

bool sits(const DrillBox& box) { return box.box >= enough; }

DrillBox answered(DrillBox box, bool right, QDate today)
{
    if (right && !isDue(box, today)) return box; // once a day is enough
    box.box = right ? std::min(box.box + 1, lastDrillBox) : 0;
    box.due = today.addDays(daysOf(box));
    return box;
}

std::vector<Kind> roundOf(std::string_view game, const DrillBoxes& boxes, QDate today, Rng& rng)
{
    const std::span<const KindRow> kinds = drill::kindsOf(game);
    std::vector<Kind> round;
    for (const KindRow& row : kinds)
        if (isDue(boxes[row.kind], today)) round.push_back(row.kind);
    std::stable_sort(round.begin(), round.end(),
        [&](Kind one, Kind other) { return orderOf(boxes[one]) < orderOf(boxes[other]); });
    if (round.size() > drillRound) round.resize(drillRound);
    while (round.size() < drillRound)
        round.push_back(drawn(kinds, boxes, round.empty() ? kinds.back().kind : round.back(), rng));
    return round;
}

}
