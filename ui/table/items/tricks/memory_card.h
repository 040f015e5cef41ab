#pragma once

#include "ui/table/items/table_item.h"

namespace weli {

/// A card of paper that lies on the table to be read and is not pressed.
class MemoryCard : public Pressable {
    Q_OBJECT

public:
    explicit MemoryCard(QGraphicsItem* parent = nullptr);

protected:
    void paintPaper(QPainter& painter) const;
};

}
