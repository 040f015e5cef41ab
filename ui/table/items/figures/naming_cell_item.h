#pragma once

#include "ui/picture/figures.h"
#include "ui/table/items/table_item.h"

namespace weli {

class CardFaces;

/// One name that a wild card may get, in the grid of rank by suit.
class NamingCellItem : public Pressable {
    Q_OBJECT

public:
    NamingCellItem(CardFaces* faces, QGraphicsItem* parent = nullptr);

    void setCell(const NamingPicture::Cell& cell);
    [[nodiscard]] const NamingPicture::Cell& cell() const { return cell_; }
    [[nodiscard]] Choice choice() const override { return cell_.play; }
    [[nodiscard]] Because hint() const override
    {
        return cell_.play.why.isEmpty() ? Because { cell_.spoken } : cell_.play.why;
    }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    CardFaces* faces_;
    NamingPicture::Cell cell_;
};

/// Where the cells lie in the box of the grid: a column a rank, a row a suit.
std::vector<QRectF> cellRects(const QRectF& box, const NamingPicture& naming, double unit);

}
