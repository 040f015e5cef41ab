#include "ui/table/items/figures/figures_items.h"

#include "ui/draw/look.h"
#include "ui/table/items/figures/heap_item.h"
#include "ui/table/items/figures/naming_cell_item.h"
#include "ui/table/items/figures/plate_item.h"
#include "ui/table/items/item_maker.h"
#include "ui/table/items/seat_items.h"
#include "ui/words/words.h"

#include <algorithm>

namespace weli {

FiguresItems::FiguresItems(
    ItemMaker* maker, const Picture& picture, const Layout& layout, const TableWords& words)
    : maker_(maker)
    , picture_(picture)
    , layout_(layout)
    , words_(words)
{
    heap_ = maker->added(new HeapItem(maker->faces()), height::low);
    cut_ = maker->added(new CutItem(maker->faces()), height::low);
    connect(cut_, &Pressable::attended, this, &FiguresItems::tellCut);
    for (int index = 0; index < 5; ++index) {
        PlateItem*& plate = plates_[static_cast<std::size_t>(index)];
        plate = maker->added(new PlateItem(index, maker->faces()), height::low);
    }
    grid_ = maker->added(new PaperItem, height::high);
}

void FiguresItems::lay()
{
    if (openGrid() == nullptr) naming_.reset();
    layPlates();
    layHeap();
    layNaming();
}

void FiguresItems::layPlates()
{
    for (std::size_t i = 0; i < plates_.size(); ++i) {
        const bool there = i < table().plates.size() && !picture_.result;
        plates_[i]->setVisible(there);
        if (!there) continue;
        plates_[i]->setBox(layout_.plates[i], layout_.unit);
        plates_[i]->setPicture(table().plates[i]);
    }
    std::vector<QFont> fonts;
    for (const PlateItem* plate : plates_)
        if (plate->isVisible()) fonts.push_back(plate->ownTitleFont());
    if (const auto font = look::smallest(fonts)) // their names are of one size
        for (PlateItem* plate : plates_) plate->setTitleFont(*font);
}

void FiguresItems::layHeap()
{
    heap_->setBox(layout_.heap, layout_.unit);
    heap_->setHeap(picture_.undealt, table().bottom, layout_.tableCard,
        picture_.dealt ? words_.heap : QString());
    heap_->setVisible(picture_.undealt > 0 && !table().cut);
    cut_->setVisible(table().cut.has_value());
    if (!table().cut) return;
    cut_->setBox(layout_.cut, layout_.unit);
    cut_->setCut(*table().cut, layout_.tableCard);
    tellCut();
}

void FiguresItems::tellCut()
{
    cut_->setSpoken(
        { words_.cutHere.arg(cut_->lifted()), words::withClause(picture_.prompt), true });
}

void FiguresItems::openNaming(std::optional<int> card)
{
    naming_ = card;
    if (openGrid() == nullptr) naming_.reset();
    layNaming();
}

/// The names that the card may get whose name is asked for.
const NamingPicture* FiguresItems::openGrid() const
{
    const auto card = std::find_if(picture_.cards.begin(), picture_.cards.end(),
        [this](const CardPicture& each) { return each.id == naming_; });
    if (card == picture_.cards.end()) return nullptr;
    for (const NamingPicture& naming : table().namings)
        if (naming.wild == card->face) return &naming;
    return nullptr;
}

void FiguresItems::layNaming()
{
    const NamingPicture* naming = openGrid();
    grid_->setVisible(naming != nullptr);
    grid_->setBox(layout_.naming, layout_.unit);
    const double heading = namingHeading(layout_.unit);
    if (naming != nullptr) grid_->write(naming->question, heading);
    while (naming != nullptr && cells_.size() < naming->cells.size())
        cells_.push_back(maker_->added(new NamingCellItem(maker_->faces()), height::high + 1));
    const auto rects = naming == nullptr
        ? std::vector<QRectF>()
        : cellRects(layout_.naming.adjusted(0, heading, 0, 0), *naming, layout_.unit);
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        const bool there = i < rects.size();
        cells_[i]->setVisible(there);
        if (!there) continue;
        cells_[i]->setBox(rects[i], layout_.unit);
        cells_[i]->setCell(naming->cells[i]);
    }
}

QString FiguresItems::question() const
{
    const NamingPicture* naming = openGrid();
    return naming == nullptr ? QString() : naming->question;
}

PlateItem* FiguresItems::plate(int index) const
{
    PlateItem* found = plates_[static_cast<std::size_t>(index)];
    return found->isVisible() ? found : nullptr;
}

CutItem* FiguresItems::cut() const { return cut_->isVisible() ? cut_ : nullptr; }

std::vector<Pressable*> FiguresItems::first() const
{
    std::vector<Pressable*> all(cells_.begin(), cells_.end());
    all.push_back(cut_);
    return all;
}

std::vector<Pressable*> FiguresItems::last() const { return { plates_.begin(), plates_.end() }; }

}
