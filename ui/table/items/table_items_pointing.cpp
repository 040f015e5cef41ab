// What a lesson points at on the table.

#include "core/games.h"
#include "ui/table/items/button_item.h"
#include "ui/table/items/card_item.h"
#include "ui/table/items/figures/plate_item.h"
#include "ui/table/items/notes/pointer_item.h"
#include "ui/table/items/notes/weights_item.h"
#include "ui/table/items/table_items.h"
#include "ui/table/items/tricks/ladder_item.h"
#include "ui/table/items/tricks/split_item.h"

#include <algorithm>

namespace weli {

void TableItems::pointAt(const std::vector<lesson::Pointer>& things, bool now, bool quietly)
{
    things_ = things;
    pointer_->setQuiet(quietly);
    if (now) layPointer();
}

void TableItems::layPointer()
{
    std::vector<QRectF> places;
    for (const lesson::Pointer& thing : things_)
        if (const auto place = placeOf(thing)) places.push_back(*place);
    if (!figures_.question().isEmpty()) // the grid of names lies over some of them
        std::erase_if(
            places, [this](const QRectF& place) { return place.intersects(layout_.naming); });
    pointer_->setBox(layout_.table, layout_.unit);
    pointer_->pointAt(places, places.empty() ? std::vector<Taken>() : beneathArrows());
}

/// An arrow is thin and lies there for long: it covers no words either, and of a card not its
/// index.
std::vector<Taken> TableItems::beneathArrows() const
{
    std::vector<Taken> all = takenPlaces();
    constexpr double card = 4;
    for (Taken& each : all)
        if (each.weight > card) each.weight = mustNotBeCovered;
    for (const auto& [id, item] : cards_)
        if (item->isVisible() && item->picture().face)
            all.push_back({ item->indexRect().translated(item->pos()), mustNotBeCovered });
    for (const QRectF& words : tricks_.headings()) all.push_back({ words, mustNotBeCovered });
    return all;
}

/// Of a card that lies below its neighbour only so much as is seen.
QRectF TableItems::seenOf(const Pressable& item) const
{
    QRectF seen = item.box();
    for (const auto& [id, other] : cards_) {
        const QRectF box = other->box();
        if (box.left() > seen.left() && box.left() < seen.right() && box.intersects(seen)
            && other->zValue() > item.zValue())
            seen.setRight(box.left());
    }
    return seen;
}

void TableItems::layWeights()
{
    std::vector<WeightsItem::Bar> bars;
    const auto add = [this, &bars](const Pressable* item, double share) {
        if (item == nullptr) return;
        const QRectF seen = seenOf(*item);
        for (WeightsItem::Bar& bar : bars)
            if (bar.on == seen) { // a wild card by another name
                bar.share = std::max(bar.share, share);
                return;
            }
        bars.push_back({ seen, share });
    };
    if (picture_.note)
        for (const NotePicture::Weight& weight : picture_.note->weights)
            add(itemFor(weight.on), weight.share);
    weights_->setBox(layout_.table, layout_.unit);
    weights_->weigh(bars);
}

QStringList TableItems::namesOf(const std::vector<lesson::Pointer>& things) const
{
    QStringList names;
    for (const lesson::Pointer& thing : things) {
        const Pressable* const item = itemFor(thing);
        names << (item == nullptr ? nameOfPlace(thing) : item->spoken().name);
    }
    names.removeAll(QString());
    return names;
}

/// Of what is more than one thing, or none that can be pressed; empty: it is not on the table.
QString TableItems::nameOfPlace(const lesson::Pointer& thing) const
{
    using lesson::Spot;
    switch (thing.spot) {
    case Spot::Hand: return words_.hand;
    case Spot::Trick: return words_.trick;
    case Spot::Talon: return words_.talon;
    case Spot::Heap: return words_.heap;
    case Spot::Name: return nameOf(std::get<Seat>(thing.which));
    case Spot::Prompt: return picture_.prompt.text;
    case Spot::Plate:
    case Spot::Result: return picture_.result ? words_.result : QString();
    default: return {};
    }
}

/// The thing itself, if it is a single one.
Pressable* TableItems::itemFor(const lesson::Pointer& thing) const
{
    using lesson::Spot;
    const auto* const code = std::get_if<std::string>(&thing.which);
    if (thing.spot == Spot::Card)
        for (const auto& [id, item] : cards_)
            if (item->picture().face == std::get<Card>(thing.which)) return item;
    if (thing.spot == Spot::Plate)
        for (std::size_t i = 0; i < figuresOn(picture_).plates.size(); ++i)
            if (figuresOn(picture_).plates[i].code == *code)
                return figures_.plate(static_cast<int>(i));
    if (thing.spot == Spot::Answer) return itemForAct(*code);
    if (thing.spot == Spot::Cell || thing.spot == Spot::Bowl || thing.spot == Spot::Order)
        return tricks_.itemFor(thing);
    return nullptr;
}

/// The button, plate or cell by which this is said.
Pressable* TableItems::itemForAct(const std::string& act) const
{
    for (std::size_t i = 0; i < picture_.answers.size(); ++i) { // also if it is not their time
        const auto& says = picture_.answers[i].act;
        if (says && toText(*says) == act) return answers_[i];
    }
    for (Pressable* item : reachable()) {
        const Choice choice = item->choice();
        if (choice.act && toText(*choice.act) == act) return item;
    }
    return nullptr;
}

/// All cards of a place together.
std::optional<QRectF> TableItems::placeOfCards(
    const std::function<bool(const CardPicture&)>& are) const
{
    QRectF all;
    for (const auto& [id, item] : cards_)
        if (are(item->picture())) all = all.united(item->box());
    return all.isEmpty() ? std::nullopt : std::optional(all);
}

std::optional<QRectF> TableItems::placeOf(const lesson::Pointer& thing) const
{
    using lesson::Spot;
    if (const Pressable* item = itemFor(thing))
        return qobject_cast<const CardItem*>(item) == nullptr ? item->box() : seenOf(*item);
    switch (thing.spot) {
    case Spot::Card: // the open one on the heap is no card of its own
        return figuresOn(picture_).bottom == std::get<Card>(thing.which)
            ? std::optional(layout_.heap)
            : std::nullopt;
    case Spot::Plate: // after the deal the count has its place
        return picture_.result ? std::optional(layout_.result) : std::nullopt;
    case Spot::Hand:
        return placeOfCards([this](const CardPicture& card) {
            return card.place == Place::Hand && card.seat == picture_.me;
        });
    case Spot::Trick:
        return placeOfCards([](const CardPicture& card) {
            return card.place == Place::Trick || card.place == Place::Table;
        });
    case Spot::Talon:
        return placeOfCards([](const CardPicture& card) { return card.place == Place::Talon; });
    case Spot::Heap: return layout_.heap;
    case Spot::Name: return layout_.seats[std::get<Seat>(thing.which)].plate;
    case Spot::Prompt: return layout_.prompt;
    case Spot::Result: return picture_.result ? std::optional(layout_.result) : std::nullopt;
    default: return std::nullopt; // not on the table, or not there now
    }
}

}
