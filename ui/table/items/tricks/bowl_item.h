#pragma once

#include "ui/picture/tricks.h"
#include "ui/table/items/table_item.h"

namespace weli {

struct BowlShape;

/// The turned wooden bowl with the coins of the pot, and what it says of them.
class BowlItem : public Pressable {
    Q_OBJECT

public:
    explicit BowlItem(QGraphicsItem* parent = nullptr);

    void setBowl(const BowlPicture& bowl);
    [[nodiscard]] const BowlPicture& bowl() const { return bowl_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    [[nodiscard]] QStringList shownLines() const;
    void paintPot(QPainter& painter, const BowlShape& shape) const;
    void paintLines(QPainter& painter, const QStringList& lines, const QRectF& box) const;

    BowlPicture bowl_;
};

/// How many coins lie in the bowl for such a pot: more for more, and never more than there is room.
int coinsFor(int pot);

}
