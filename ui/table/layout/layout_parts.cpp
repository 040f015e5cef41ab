#include "ui/table/layout/layout_parts.h"

#include <algorithm>
#include <cmath>

namespace weli::parts {

QRectF scaled(const QRectF& rect, double unit)
{
    const double left = std::round(rect.left() * unit);
    const double top = std::round(rect.top() * unit);
    return { left, top, std::floor(rect.right() * unit) - left,
        std::floor(rect.bottom() * unit) - top };
}

QSizeF cardOf(double width, double unit, double aspect)
{
    const double widest = std::floor(width * unit) - 1; // within their place
    const double wide = aspect > tall ? std::floor(widest * tall / aspect) : widest;
    return { wide, std::floor(wide * aspect) };
}

QRectF inRow(const QRectF& box, QSizeF card, int slot, int count)
{
    const double widest = card.width() * 1.04;
    const double step
        = count > 1 ? std::min(widest, (box.width() - card.width()) / (count - 1)) : 0;
    const double width = card.width() + step * (count - 1);
    const double left = box.center().x() - width / 2 + step * slot;
    return { { std::round(left), std::round(box.bottom() - card.height()) }, card };
}

}
