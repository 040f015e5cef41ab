#include "ui/table/items/notes/odds_item.h"

#include "ui/table/items/alike.h"
#include "ui/table/items/item_maker.h"

#include <QPainter>

#include <algorithm>

namespace weli {

OddsCellItem::OddsCellItem(QGraphicsItem* parent)
    : ReadableItem(parent)
{
    setReachable(true); // to have it explained
    setFlag(ItemIsFocusable);
}

void OddsCellItem::write(const OddsPicture::Cell& cell)
{
    text_ = cell.text;
    setSpoken({ cell.spoken, {}, false });
    setAbout(cell.spoken);
    update();
}

QFont OddsCellItem::ownLetters() const
{
    return look::fitted(text_, room().size(), 13 * unit(), 11 * unit(), false, 0);
}

void OddsCellItem::setLetters(const QFont& letters)
{
    if (letters_ == letters) return;
    letters_ = letters;
    update();
}

void OddsCellItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colours().walnutLow);
    painter->drawRoundedRect(inside(), 5 * unit(), 5 * unit());
    look::write(*painter, room(), text_, letters_, colours().cream, Qt::AlignCenter);
    ReadableItem::paint(painter, option, widget);
}

OddsItems::OddsItems(ItemMaker* maker, const Picture& picture, const Layout& layout)
    : maker_(maker)
    , picture_(picture)
    , layout_(layout)
{
}

void OddsItems::lay()
{
    const auto& cells = picture_.odds.value_or(OddsPicture {}).cells;
    while (cells_.size() < cells.size())
        cells_.push_back(maker_->added(new OddsCellItem, height::low));
    std::vector<OddsCellItem*> shown;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        cells_[i]->setVisible(i < cells.size() && !picture_.result);
        if (!cells_[i]->isVisible()) continue;
        cells_[i]->setBox(placeOf(i), layout_.unit);
        cells_[i]->write(cells[i]);
        shown.push_back(cells_[i]);
    }
    writeAlike(shown);
}

/// Below its plate, or beside the others in the middle of the row.
QRectF OddsItems::placeOf(std::size_t cell) const
{
    const QRectF& row = layout_.odds;
    const auto& cells = picture_.odds->cells;
    const auto& plates = figuresOn(picture_).plates;
    for (std::size_t i = 0; i < plates.size(); ++i)
        if (plates[i].code == cells[cell].plate)
            return { layout_.plates[i].left(), row.top(), layout_.plates[i].width(), row.height() };
    constexpr double widest = 220; // units
    const auto count = static_cast<double>(cells.size());
    const double gap = 4 * layout_.unit;
    const double wide = std::min(widest * layout_.unit, (row.width() - gap * (count - 1)) / count);
    const double left = row.center().x() - (count * (wide + gap) - gap) / 2;
    return { left + static_cast<double>(cell) * (wide + gap), row.top(), wide, row.height() };
}

std::vector<Pressable*> OddsItems::readable() const
{
    std::vector<Pressable*> all(cells_.begin(), cells_.end());
    std::erase_if(all, [](const Pressable* item) { return !item->isVisible(); });
    return all;
}

}
