#include "ui/table/scene/table_focus.h"

#include "ui/table/items/button_item.h"
#include "ui/table/items/card_item.h"
#include "ui/table/items/table_items.h"
#include "ui/table/items/tricks/ladder_item.h"

#include <QGraphicsScene>

#include <algorithm>
#include <cmath>
#include <limits>

namespace weli {

namespace {

    bool isPlayable(const Pressable* item)
    {
        return qobject_cast<const CardItem*>(item) != nullptr && item->spoken().possible;
    }

    /// They lie in one row: a card stands up in it, and what covers several rows is of all of them.
    bool areInOneRow(const QRectF& item, const QRectF& from)
    {
        const double middle = from.center().y();
        return item.top() < middle && middle < item.bottom();
    }

    /// How far it is to go in this direction; nothing: it does not lead there.
    std::optional<double> distance(const QRectF& from, const QRectF& item, QPointF direction)
    {
        const QPointF way = item.center() - from.center();
        const double ahead = QPointF::dotProduct(way, direction);
        const bool oneRow = areInOneRow(item, from);
        const bool upOrDown = direction.y() != 0;
        if (ahead <= 1 || (oneRow && upOrDown)) return std::nullopt;
        if (oneRow) return ahead;
        const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        // Up and down lead to the next row, however far aside its things lie.
        const bool otherRow
            = upOrDown && (item.bottom() <= from.top() || item.top() >= from.bottom());
        if (aside > 1.6 * ahead && !otherRow) return std::nullopt;
        return ahead + 2.5 * aside;
    }

}

std::optional<QPointF> directionOf(int key)
{
    switch (key) {
    case Qt::Key_Left: return QPointF(-1, 0);
    case Qt::Key_Right: return QPointF(1, 0);
    case Qt::Key_Up: return QPointF(0, -1);
    case Qt::Key_Down: return QPointF(0, 1);
    default: return std::nullopt;
    }
}

TableFocus::TableFocus(QGraphicsScene* scene, const TableItems* items)
    : scene_(scene)
    , items_(items)
{
}

void TableFocus::towards(QPointF direction)
{
    const auto* from = dynamic_cast<Pressable*>(scene_->focusItem());
    if (from == nullptr) return toFirst(Qt::TabFocusReason);
    const auto all = items_->reachable();
    const bool passes = direction.x() != 0 && isAnswer(from);
    if (Pressable* const other = passes ? nextAnswer(*from, direction.x() > 0) : nullptr)
        return other->setFocus(Qt::TabFocusReason);
    Pressable* nearest = nullptr;
    double best = std::numeric_limits<double>::max();
    for (Pressable* item : all) {
        const auto far = distance(from->box(), item->box(), direction);
        const bool isAside = passes && qobject_cast<CardItem*>(item) != nullptr;
        if (item == from || isAside || !far || *far >= best) continue;
        best = *far;
        nearest = item;
    }
    if (nearest != nullptr) nearest->setFocus(Qt::TabFocusReason);
}

bool TableFocus::isAnswer(const Pressable* item) const
{
    return items_->isAsking() && qobject_cast<const ButtonItem*>(item) != nullptr
        && item->spoken().possible;
}

/// The lowest contract that I may bid.
Pressable* TableFocus::firstBid() const
{
    for (Pressable* item : items_->reachable()) {
        const auto* const cell = qobject_cast<LadderCellItem*>(item);
        if (cell != nullptr && cell->isLit() && cell->cell().rows == 1) return item;
    }
    return nullptr;
}

/// Left and right pass the answers in their order, however they lie, and then come to the bids; no
/// way leads aside to a card.
Pressable* TableFocus::nextAnswer(const Pressable& from, bool forward) const
{
    std::vector<Pressable*> answers;
    for (Pressable* item : items_->reachable())
        if (isAnswer(item)) answers.push_back(item);
    const auto here = std::find(answers.begin(), answers.end(), &from);
    if (here == answers.end()) return nullptr;
    if (forward) return here + 1 == answers.end() ? firstBid() : *(here + 1);
    return here == answers.begin() ? nullptr : *(here - 1);
}

void TableFocus::toFirst(Qt::FocusReason reason)
{
    const auto all = items_->reachable();
    const auto card = std::find_if(all.begin(), all.end(), isPlayable);
    if (!all.empty()) (card == all.end() ? all.front() : *card)->setFocus(reason);
}

bool TableFocus::mayPlay() const
{
    const auto all = items_->reachable();
    return std::any_of(all.begin(), all.end(), isPlayable);
}

void TableFocus::toCards()
{
    if (scene_->focusItem() != nullptr && !isOnCard()) scene_->focusItem()->clearFocus();
}

bool TableFocus::toChoice()
{
    if (mayPlay())
        toFirst(Qt::TabFocusReason);
    else
        toAnswer(Qt::TabFocusReason);
    return mayPlay() || items_->isAsking();
}

void TableFocus::toAnswer(Qt::FocusReason reason)
{
    if (!items_->isAsking()) return;
    for (Pressable* item : items_->reachable()) {
        if (qobject_cast<ButtonItem*>(item) == nullptr || !item->spoken().possible) continue;
        item->clearFocus();
        item->setFocus(reason);
        return;
    }
}

void TableFocus::startAnew()
{
    led_ = false;
    if (QGraphicsItem* const item = scene_->focusItem()) item->clearFocus();
    if (scene_->hasFocus()) toAnswer();
}

void TableFocus::toName()
{
    for (Pressable* item : items_->reachable()) {
        if (!item->spoken().possible) continue;
        item->setFocus(Qt::OtherFocusReason);
        return;
    }
}

bool TableFocus::next(bool forward)
{
    const auto all = items_->reachable();
    if (all.empty()) return false;
    led_ = true;
    const auto here = std::find(all.begin(), all.end(), scene_->focusItem());
    const auto last = static_cast<std::ptrdiff_t>(all.size()) - 1;
    std::ptrdiff_t next = forward ? 0 : last;
    if (here != all.end()) next = here - all.begin() + (forward ? 1 : -1);
    if (next < 0 || next > last) { // the next Tab is another widget's
        if (scene_->focusItem() != nullptr) scene_->focusItem()->clearFocus();
        return false;
    }
    all[static_cast<std::size_t>(next)]->setFocus(Qt::TabFocusReason);
    return true;
}

void TableFocus::read(bool forward)
{
    auto all = items_->readable();
    std::erase_if(all, [](const Pressable* item) {
        return (item->flags() & QGraphicsItem::ItemIsFocusable) == 0;
    });
    if (all.empty()) return;
    if (!forward) std::reverse(all.begin(), all.end());
    const auto here = std::find(all.begin(), all.end(), scene_->focusItem());
    if (here == all.end()) return all.front()->setFocus(Qt::TabFocusReason);
    if (here + 1 != all.end()) (*(here + 1))->setFocus(Qt::TabFocusReason);
}

void TableFocus::toEnd(bool first)
{
    const auto all = items_->reachable();
    led_ = true;
    if (!all.empty()) (first ? all.front() : all.back())->setFocus(Qt::TabFocusReason);
}

bool TableFocus::isOnCard() const
{
    const Pressable* const item = ringed();
    return item != nullptr && isPlayable(item);
}

Pressable* TableFocus::ringed() const
{
    auto* item = dynamic_cast<Pressable*>(scene_->focusItem());
    const auto all = items_->reachable();
    const bool there = std::find(all.begin(), all.end(), item) != all.end();
    return there && item->isRinged() ? item : nullptr;
}

}
