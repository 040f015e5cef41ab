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

    double areaOf(const QRectF& box) { return box.width() * box.height(); }

    double covered(const QRectF& place, const std::vector<Taken>& taken, double unit)
    {
        const QRectF around = place.adjusted(-gap * unit, -gap * unit, gap * unit, gap * unit);
        double all = 0;
        for (const Taken& each : taken) all += each.weight * areaOf(each.box & around);
        return all / (unit * unit);
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
    TipPlace best { { room.topLeft(), size }, std::numeric_limits<double>::infinity() };
    // The last row and column end where the room does.
    const double lastLeft = std::max(room.left(), room.right() - size.width());
    const double lastTop = std::max(room.top(), room.bottom() - size.height());
    const int columns = static_cast<int>((lastLeft - room.left()) / (step * unit)) + 1;
    const int rows = static_cast<int>((lastTop - room.top()) / (step * unit)) + 1;
    for (int row = 0; row <= rows; ++row)
        for (int column = 0; column <= columns; ++column) {
            const QRectF place({ std::min(room.left() + column * step * unit, lastLeft),
                                   std::min(room.top() + row * step * unit, lastTop) },
                size);
            const double way = wayTo(about, place, unit);
            const double cost = way < best.cost ? way + covered(place, avoided, unit) : way;
            if (cost < best.cost) best = { place, cost };
        }
    return best;
}

}
