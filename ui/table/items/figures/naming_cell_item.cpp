#include "ui/table/items/figures/naming_cell_item.h"

#include "ui/draw/cards/card_faces.h"
#include "ui/draw/look.h"
#include "ui/words/words.h"

#include <QPainter>

#include <algorithm>
#include <set>

namespace weli {

NamingCellItem::NamingCellItem(CardFaces* faces, QGraphicsItem* parent)
    : Pressable(parent)
    , faces_(faces)
{
    connect(faces, &CardFaces::changed, this, [this] { update(); });
}

void NamingCellItem::setCell(const NamingPicture::Cell& cell)
{
    if (cell == cell_) return;
    cell_ = cell;
    setSpoken({ cell.spoken, words::withClause(cell.play.why), cell.play.act.has_value() });
    setToolTip(cell.spoken);
    update();
}

void NamingCellItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const bool possible = spoken().possible;
    const double radius = 3.5 * unit();
    if (possible) {
        look::shadow(*painter, inside(), radius, 1.6 * unit());
        look::plate(*painter, inside(), radius, Qt::white, colours().paper,
            isHot() ? colours().amberLow : colours().softInk, (isHot() ? 2 : 1) * unit());
    } else {
        painter->setOpacity(isHot() ? 0.6 : 0.34);
    }
    const double sign = std::min(inside().width() * 0.52, inside().height() * 0.44);
    painter->drawPixmap(QPointF(inside().center().x() - sign / 2, inside().height() * 0.94 - sign),
        faces_->sign(cell_.card.suit(), sign));
    const QString rank = faces_->painter().indexOf(cell_.card.rank());
    const QRectF top(0, 0, inside().width(), inside().height() * 0.53);
    look::write(*painter, top, rank,
        look::fitted(rank, top.size() * 0.86, 15 * unit(), 12 * unit(), true, 0), colours().ink,
        Qt::AlignCenter);
    painter->setOpacity(1);
    if (isRinged()) look::focusRing(*painter, inside(), radius, unit());
}

std::vector<QRectF> cellRects(const QRectF& box, const NamingPicture& naming, double unit)
{
    std::set<Rank> columns;
    std::set<Suit> rows;
    for (const auto& cell : naming.cells) {
        columns.insert(cell.card.rank());
        rows.insert(cell.card.suit());
    }
    const QRectF room = box.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit);
    const double wide
        = room.width() / static_cast<double>(std::max<std::size_t>(1, columns.size()));
    const double high = room.height() / static_cast<double>(std::max<std::size_t>(1, rows.size()));
    std::vector<QRectF> rects;
    for (const auto& cell : naming.cells) {
        const auto column = std::distance(columns.begin(), columns.find(cell.card.rank()));
        const auto row = std::distance(rows.begin(), rows.find(cell.card.suit()));
        rects.emplace_back(room.left() + static_cast<double>(column) * wide + unit,
            room.top() + static_cast<double>(row) * high + unit, wide - 2 * unit, high - 2 * unit);
    }
    return rects;
}

}
