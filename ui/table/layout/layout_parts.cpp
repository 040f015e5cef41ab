#include "ui/table/layout/layout_parts.h"

#include <algorithm>
#include <cmath>

namespace weli::parts {

double usualUnit(QSizeF size)
{
    return std::min(size.width() / leastWidth, size.height() / leastHeight);
}

Share shareFor(QSizeF size, double wanted, const std::function<bool(const Share&)>& isPossible,
    const std::function<bool(const Share&)>& hasRoom)
{
    constexpr int steps = 20; // from one size to twice that
    // In a small window a unit has a pixel nevertheless: for that letters are made.
    const double pixel = 1 / usualUnit(size);
    const double read = std::max(1.0, pixel);
    const auto share = [pixel](double letters) { return Share { letters, pixel / letters }; };
    const double most = read * wanted;
    for (double step = std::ceil(most * steps); step > read * steps; --step)
        if (const Share tried = share(std::min(most, step / steps)); hasRoom(tried)) return tried;
    for (double letters = std::min(most, read); letters > 1; letters -= 1.0 / steps)
        if (isPossible(share(letters))) return share(letters);
    return share(std::min(most, 1.0));
}

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
