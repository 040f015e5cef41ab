#include "ui/table/items/item_maker.h"

namespace weli {

void ItemMaker::setColours(const look::Colours& colours)
{
    colours_ = &colours;
    for (QGraphicsItem* each : scene_->items())
        if (auto* const item = qobject_cast<TableItem*>(each->toGraphicsObject()))
            item->setColours(colours);
}

}
