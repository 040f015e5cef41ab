#include "ui/table/items/readable_items.h"

#include "ui/picture/heard/announcement.h"
#include "ui/table/items/item_maker.h"
#include "ui/table/items/result_item.h"

#include <QCursor>
#include <QPainter>

namespace weli {

ReadableItem::ReadableItem(QGraphicsItem* parent)
    : Pressable(parent)
{
    setCacheMode(NoCache);
    setReachable(false); // by the mouse
    setFlag(ItemIsFocusable);
}

void ReadableItem::setText(const Because& text)
{
    setSpoken({ text.text, {}, false });
    setTopic(text.clause);
    setReachable(text.clause.has_value());
    setFlag(ItemIsFocusable);
    setCursor(text.clause ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ReadableItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    if (isHovered() && topic()) { // a click opens the book
        painter->setPen(QPen(colours().brass, unit()));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(inside(), 6 * unit(), 6 * unit());
    }
    if (!isRinged()) return;
    look::focusRing(*painter, inside(), 6 * unit(), unit());
}

ReadableItems::ReadableItems(ItemMaker* maker, const Picture& picture, const Layout& layout)
    : maker_(maker)
    , picture_(picture)
    , layout_(layout)
    , prompt_(maker->added(new ReadableItem, height::cards))
{
    for (ReadableItem*& seat : seats_.values) seat = maker->added(new ReadableItem, height::cards);
}

void ReadableItems::lay()
{
    prompt_->setVisible(!picture_.prompt.isEmpty());
    prompt_->setBox(layout_.prompt, layout_.unit);
    prompt_->setSpoken({ announcement::due(picture_), {}, false });
    for (ReadableItem* seat : seats_.values) seat->setVisible(false);
    for (const SeatPicture& seat : picture_.seats) {
        ReadableItem* const item = seats_[seat.seat];
        item->setBox(layout_.seats[seat.seat].plate, layout_.unit);
        item->setSpoken({ seat.name, announcement::plate(picture_, seat), false });
        item->setVisible(!(seat.me && picture_.result));
    }
    layResult();
}

void ReadableItems::layResult()
{
    const std::vector<Because> lines
        = picture_.result ? announcement::lines(*picture_.result) : std::vector<Because>();
    const double unit = picture_.result
        ? ResultItem::unitFor(*picture_.result, layout_.result, layout_.unit)
        : layout_.unit;
    const auto rects = picture_.result
        ? ResultItem::lineRects(*picture_.result, layout_.result, unit)
        : std::vector<QRectF>();
    while (lines_.size() < rects.size())
        lines_.push_back(maker_->added(new ReadableItem, height::high));
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        lines_[i]->setVisible(i < rects.size());
        if (i >= rects.size()) continue;
        lines_[i]->setBox(rects[i], unit);
        lines_[i]->setText(lines[i]);
    }
}

std::vector<Pressable*> ReadableItems::result() const
{
    std::vector<Pressable*> all(lines_.begin(), lines_.end());
    std::erase_if(all, [](const Pressable* item) { return !item->isVisible(); });
    return all;
}

/// In the order of the picture.
std::vector<Pressable*> ReadableItems::seats() const
{
    std::vector<Pressable*> all;
    for (const SeatPicture& seat : picture_.seats)
        if (seats_[seat.seat]->isVisible()) all.push_back(seats_[seat.seat]);
    return all;
}

}
