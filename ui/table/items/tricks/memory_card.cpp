#include "ui/table/items/tricks/memory_card.h"

#include "ui/draw/look.h"

#include <QPainter>

namespace weli {

MemoryCard::MemoryCard(QGraphicsItem* parent)
    : Pressable(parent)
{
    setReachable(false);
}

void MemoryCard::paintPaper(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = 8 * unit();
    look::shadow(painter, inside(), radius, 5 * unit());
    look::plate(painter, inside(), radius, colours().paper, colours().parchment,
        colours().paperEdge, 1.2 * unit());
}

}
