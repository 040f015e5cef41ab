#include "ui/table/layout/tip_place.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace weli {

namespace {

    // In units.
    constexpr double step = 8; // from one place that is tried to the next
    constexpr double gap = 5; // to what lies there
    constexpr double far = 4; // a unit of way costs as much as so much that is covered
    constexpr double aside = 0.5; // the same, of a place that is near but not in the middle

    /// Of what is taken around a place; so much is enough.
    double covered(const QRectF& place, const std::vector<Taken>& taken, double unit, double enough)
    {
        const QRectF around = place.adjusted(-gap * unit, -gap * unit, gap * unit, gap * unit);
        double all = 0;
        for (const Taken& each : taken) {
            const double wide = std::min(each.box.right(), around.right())
                - std::max(each.box.left(), around.left());
            const double high = std::min(each.box.bottom(), around.bottom())
                - std::max(each.box.top(), around.top());
            if (wide <= 0 || high <= 0) continue;
            all += each.weight * wide * high / (unit * unit);
            if (all >= enough) break;
        }
        return all;
    }

    double wayTo(const QRectF& about, const QRectF& place, double unit)
    {
        const double right
            = std::max({ 0.0, about.left() - place.right(), place.left() - about.right() });
        const double down
            = std::max({ 0.0, about.top() - place.bottom(), place.top() - about.bottom() });
        const double middle = std::abs(place.center().x() - about.center().x());
        return (far * std::hypot(right, down) + aside * middle) / unit;
    }

}

TipPlace tipPlace(QSizeF size, const QRectF& about, const QRectF& room,
    const std::vector<Taken>& taken, double unit)
{
    std::vector<Taken> avoided = taken;
    avoided.push_back({ about });
    // The last row and column end where the room does.
    const double lastLeft = std::max(room.left(), room.right() - size.width());
    const double lastTop = std::max(room.top(), room.bottom() - size.height());
    const int columns = static_cast<int>((lastLeft - room.left()) / (step * unit)) + 1;
    const int rows = static_cast<int>((lastTop - room.top()) / (step * unit)) + 1;
    std::vector<TipPlace> places; // by the way to them alone
    for (int row = 0; row <= rows; ++row)
        for (int column = 0; column <= columns; ++column) {
            const QRectF place({ std::min(room.left() + column * step * unit, lastLeft),
                                   std::min(room.top() + row * step * unit, lastTop) },
                size);
            places.push_back({ place, wayTo(about, place, unit) });
        }
    std::stable_sort(places.begin(), places.end(),
        [](const TipPlace& a, const TipPlace& b) { return a.cost < b.cost; });
    TipPlace best { { room.topLeft(), size }, std::numeric_limits<double>::infinity() };
    for (const TipPlace& each : places) {
        if (each.cost >= best.cost) break; // none that follows is better
        const double cost = each.cost + covered(each.box, avoided, unit, best.cost - each.cost);
        if (cost < best.cost) best = { each.box, cost };
    }
    return best;
}

}
