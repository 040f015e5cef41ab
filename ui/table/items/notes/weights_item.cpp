#include "ui/table/items/notes/weights_item.h"

#include <QPainter>

#include <algorithm>

namespace weli {

namespace {

    // In units.
    constexpr double high = 6;
    constexpr double longest = 90;
    constexpr double inset = 1.5; // from the lower edge
    constexpr double flat = 80; // what is no higher, a button, has it on the edge, below its words
    constexpr double overhang = 2;
    constexpr double low = 40; // … a row, right of what stands first
    constexpr QColor good { 0x5f, 0xb3, 0x57 };
    constexpr QColor track { 0x1d, 0x17, 0x12 };

}

WeightsItem::WeightsItem(QGraphicsItem* parent)
    : TableItem(parent)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setCacheMode(NoCache);
}

void WeightsItem::weigh(const std::vector<Bar>& bars)
{
    setVisible(!bars.empty());
    bars_ = bars;
    update();
}

void WeightsItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    for (const Bar& bar : bars_) {
        const bool isLow = bar.on.height() < low * unit();
        const double wide = std::min((isLow ? 0.42 : 0.78) * bar.on.width(), longest * unit());
        const double middle = bar.on.left() + (isLow ? 0.6 : 0.5) * bar.on.width();
        const double below = bar.on.height() < flat * unit() ? overhang : -inset;
        const QRectF whole(middle - wide / 2 - pos().x(),
            bar.on.bottom() + (below - high) * unit() - pos().y(), wide, high * unit());
        painter->setPen(QPen(colours().cream, 1.2 * unit()));
        painter->setBrush(track);
        painter->drawRoundedRect(whole, whole.height() / 2, whole.height() / 2);
        // The least is still a dot: it was weighed, too.
        const QRectF inner
            = whole.adjusted(1.4 * unit(), 1.4 * unit(), -1.4 * unit(), -1.4 * unit());
        const double part = std::max(inner.height(), bar.share * inner.width());
        painter->setPen(Qt::NoPen);
        painter->setBrush(bar.share >= 1 ? good : colours().amber);
        painter->drawRoundedRect(QRectF(inner.topLeft(), QSizeF(part, inner.height())),
            inner.height() / 2, inner.height() / 2);
    }
}

}
