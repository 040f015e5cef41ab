#include "ui/table/items/tricks/tricks_items.h"

#include "ui/table/items/alike.h"
#include "ui/table/items/button_item.h"
#include "ui/table/items/item_maker.h"
#include "ui/table/items/seat_items.h"
#include "ui/table/items/tricks/bowl_item.h"
#include "ui/table/items/tricks/ladder_item.h"
#include "ui/table/items/tricks/order_item.h"
#include "ui/table/items/tricks/split_item.h"
#include "ui/table/layout/layout_tricks.h"

#include <algorithm>

namespace weli {

namespace {

    bool contains(const DiscardPicture::Pair& pair, int card)
    {
        return pair.first == card || pair.second == card;
    }

}

TricksItems::TricksItems(ItemMaker* maker, const Picture& picture, const Layout& layout)
    : maker_(maker)
    , picture_(picture)
    , layout_(layout)
{
    ladder_ = maker->added(new LadderItem, height::low);
    bowl_ = maker->added(new BowlItem, height::low + 0.5);
    order_ = maker->added(new OrderItem, height::low);
    sign_ = maker->added(new TrumpSignItem(maker->faces()), height::moving + 2);
    for (TallyItem*& tally : tallies_.values)
        tally = maker->added(new TallyItem, height::hand - 0.1);
    layAside_ = maker->added(new ButtonItem(ButtonItem::Kind::Warm), height::high);
}

void TricksItems::lay()
{
    std::erase_if(chosen_, [this](int card) { return !isChoosable(card); });
    layLadder();
    layBowl();
    layOrder();
    laySign();
    layTallies();
    layDiscard();
}

std::vector<QRectF> TricksItems::headings() const
{
    return table().ladder ? ladder_->headings() : std::vector<QRectF>();
}

/// The ladder and the order of the cards have much to tell: letters are as large as they have room.
double TricksItems::sheetUnit() const
{
    const QSizeF room = layout_.ladder.size() + QSizeF(2, 2); // it has been rounded
    return std::min(
        { layout_.unit, room.height() / leastSheet.height(), room.width() / leastSheet.width() });
}

void TricksItems::layLadder()
{
    ladder_->setVisible(table().ladder.has_value());
    const std::size_t count = table().ladder ? table().ladder->cells.size() : 0;
    while (cells_.size() < count)
        cells_.push_back(maker_->added(new LadderCellItem(maker_->faces()), height::low + 0.2));
    for (std::size_t i = 0; i < cells_.size(); ++i) cells_[i]->setVisible(i < count);
    if (!table().ladder) return;
    ladder_->setBox(layout_.ladder, sheetUnit());
    ladder_->setLadder(*table().ladder);
    const LadderPlan plan = planOf(*table().ladder, layout_.ladder, sheetUnit());
    std::vector<LadderCellItem*> lines;
    for (std::size_t i = 0; i < count; ++i) {
        cells_[i]->setBox(plan.cells[i], sheetUnit());
        cells_[i]->setCell(table().ladder->cells[i]);
        if (table().ladder->cells[i].rows == 1) lines.push_back(cells_[i]);
    }
    writeAlike(lines);
}

void TricksItems::layBowl()
{
    const bool comes = table().bowl && !bowl_->isVisible();
    bowl_->setVisible(table().bowl.has_value());
    if (!table().bowl) return;
    bowl_->setBowl(*table().bowl);
    if (comes) setBowl(bowlGoal()->rect); // there it stays, unless it is moved
}

std::optional<CardPose> TricksItems::bowlLie() const
{
    if (!bowl_->isVisible()) return std::nullopt;
    return CardPose { lie::bowl, bowl_->box(), true };
}

std::optional<CardPose> TricksItems::bowlGoal() const
{
    if (!table().bowl) return std::nullopt;
    return CardPose { lie::bowl, bowlRect(layout_, shapeOf(picture_)), true };
}

void TricksItems::setBowl(const QRectF& box) { bowl_->setBox(box, layout_.unit); }

void TricksItems::layOrder()
{
    order_->setVisible(table().order.has_value());
    if (!table().order) return;
    order_->setBox(layout_.ladder, sheetUnit());
    order_->setOrder(*table().order);
}

void TricksItems::laySign()
{
    const auto goal = signGoal();
    const bool comes = goal && !sign_->isVisible();
    sign_->setVisible(goal.has_value());
    if (!goal) return;
    sign_->setSuit(*trump(), goal->rect.width());
    if (comes) setSign(goal->rect); // there it stays, unless it is moved
}

std::optional<Suit> TricksItems::trump() const
{
    if (table().order) return table().order->trump;
    return table().ladder ? table().ladder->trump : std::nullopt;
}

std::optional<CardPose> TricksItems::signLie() const
{
    if (!sign_->isVisible()) return std::nullopt;
    return CardPose { lie::sign, sign_->box(), true };
}

std::optional<CardPose> TricksItems::signGoal() const
{
    if (!trump()) return std::nullopt;
    const QRectF place = table().order ? planOf(*table().order, layout_.ladder, sheetUnit()).sign
                                       : planOf(*table().ladder, layout_.ladder, sheetUnit()).sign;
    return CardPose { lie::sign, place, true };
}

void TricksItems::setSign(const QRectF& box) { sign_->setBox(box, layout_.unit); }

void TricksItems::layTallies()
{
    for (TallyItem* tally : tallies_.values) tally->setVisible(false);
    for (const SeatPicture& seat : picture_.seats) {
        if (!seat.tricks || (seat.me && picture_.result)) continue;
        TallyItem* tally = tallies_[seat.seat];
        QRectF box = tallyRect(layout_, seat.seat);
        if (seat.tricksNeeded > 0) box.adjust(-8 * layout_.unit, 0, 8 * layout_.unit, 0);
        tally->setBox(box, layout_.unit);
        tally->setTricks(*seat.tricks + seat.tricksBeside, seat.tricksNeeded);
        tally->setVisible(true);
    }
}

std::size_t TricksItems::countInRow() const
{
    return table().splits.size() + (table().discard ? 1 : 0);
}

void TricksItems::layRow(const std::vector<QRectF>& rects)
{
    while (splits_.size() < table().splits.size())
        splits_.push_back(maker_->added(new SplitItem, height::high));
    for (std::size_t i = 0; i < splits_.size(); ++i) {
        const bool there = i < table().splits.size();
        splits_[i]->setVisible(there);
        if (!there) continue;
        splits_[i]->setBox(rects[i], layout_.unit);
        splits_[i]->setSplit(table().splits[i]);
    }
    layAside_->setVisible(table().discard.has_value());
    if (table().discard) layAside_->setBox(rects[table().splits.size()], layout_.unit);
}

bool TricksItems::isChoosable(int card) const
{
    if (!table().discard) return false;
    const auto& pairs = table().discard->pairs;
    return std::any_of(
        pairs.begin(), pairs.end(), [card](const auto& pair) { return contains(pair, card); });
}

bool TricksItems::isChosen(int card) const
{
    return std::find(chosen_.begin(), chosen_.end(), card) != chosen_.end();
}

void TricksItems::choose(int card)
{
    if (isChosen(card)) {
        std::erase(chosen_, card);
    } else {
        if (chosen_.size() == 2) chosen_.erase(chosen_.begin());
        chosen_.push_back(card);
    }
    layDiscard();
}

const DiscardPicture::Pair* TricksItems::chosenPair() const
{
    if (!table().discard || chosen_.size() < 2) return nullptr;
    for (const auto& pair : table().discard->pairs)
        if (contains(pair, chosen_[0]) && contains(pair, chosen_[1])) return &pair;
    return nullptr;
}

void TricksItems::layDiscard()
{
    if (!table().discard) return;
    const DiscardPicture::Pair* pair = chosenPair();
    if (pair == nullptr)
        layAside_->setChoice({ {}, table().discard->label, picture_.prompt });
    else
        layAside_->setChoice({ pair->act, table().discard->label, {} });
}

SplitItem* TricksItems::split(int key) const
{
    for (SplitItem* item : splits_)
        if (item->isVisible() && item->key() == key) return item;
    return nullptr;
}

Pressable* TricksItems::itemFor(const lesson::Pointer& thing) const
{
    if (thing.spot == lesson::Spot::Bowl) return bowl_->isVisible() ? bowl_ : nullptr;
    if (thing.spot == lesson::Spot::Order) return order_->isVisible() ? order_ : nullptr;
    const auto* const code = std::get_if<std::string>(&thing.which);
    LadderCellItem* spiel = nullptr; // stands for three contracts as long as no suit is named
    for (LadderCellItem* cell : cells_) {
        if (code == nullptr || !cell->isVisible()) continue;
        if (cell->cell().code == *code) return cell;
        if (cell->cell().rows > 1) spiel = cell;
    }
    const bool isOfSpiel = code != nullptr && (*code == "1x" || *code == "2x" || *code == "3x");
    return isOfSpiel ? spiel : nullptr;
}

std::vector<Pressable*> TricksItems::row() const
{
    std::vector<Pressable*> all(splits_.begin(), splits_.end());
    all.push_back(layAside_);
    return all;
}

std::vector<Pressable*> TricksItems::cells() const
{
    std::vector<Pressable*> all;
    for (LadderCellItem* cell : cells_)
        if (cell->isMine()) all.push_back(cell);
    return all;
}

std::vector<Pressable*> TricksItems::last() const
{
    std::vector<Pressable*> all { bowl_, order_ };
    for (LadderCellItem* cell : cells_)
        if (!cell->isMine()) all.push_back(cell);
    return all;
}

std::vector<Pressable*> TricksItems::readable() const
{
    if (!ladder_->isVisible()) return {};
    return { ladder_ };
}

}
