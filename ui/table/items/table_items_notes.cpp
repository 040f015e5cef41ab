#include "ui/table/items/card_item.h"
#include "ui/table/items/notes/tip_item.h"
#include "ui/table/items/result_item.h"
#include "ui/table/items/seat_items.h"
#include "ui/table/items/table_items.h"
#include "ui/words/words.h"

#include <algorithm>

namespace weli {

namespace {

    /// In which a slip of paper may lie.
    QRectF roomOf(const Layout& layout)
    {
        const double edge = 4 * layout.unit;
        return layout.table.adjusted(edge, edge, -edge, -edge);
    }

}

void TableItems::setRefusal(const Because& why, std::optional<int> card)
{
    refusal_ = why;
    refusedCard_ = card;
    layTip();
}

bool TableItems::closeTip()
{
    const bool wasRefusing = isRefusing();
    Pressable* const item = attended();
    const bool wasAsked = item != nullptr && !item->isHovered() && item->isExplained();
    refusal_ = {};
    if (item != nullptr) item->fallSilent();
    if (wasRefusing) layTip();
    return wasAsked || wasRefusing;
}

/// What comes of pressing it, where something does.
Because TableItems::hintOf(const Pressable& item)
{
    return item.spoken().possible ? item.hint() : Because();
}

/// Its grid lies open, and that alone is spoken of; the mouse still rests on the card.
bool TableItems::isBeingNamed(const Pressable* item) const
{
    const auto* const card = qobject_cast<const CardItem*>(item);
    return card != nullptr && figures_.isNaming(card->id());
}

Pressable* TableItems::attended() const
{
    const auto all = reachable();
    const auto find = [&all](auto is) {
        const auto found = std::find_if(all.begin(), all.end(), is);
        return found == all.end() ? nullptr : *found;
    };
    if (Pressable* hovered
        = find([this](const Pressable* item) { return item->isHovered() && !isBeingNamed(item); }))
        return hovered;
    return find([](const Pressable* item) { return item->isChosenByKey() || item->isExplained(); });
}

std::optional<Clause> TableItems::topic() const
{
    if (isRefusing()) return refusal_.clause;
    const Pressable* item = attended();
    for (const auto& all : { reachable(), readables_.result() })
        for (const Pressable* each : all)
            if (item == nullptr && each->hasFocus()) item = each;
    if (item != nullptr && item->topic()) return item->topic();
    if (picture_.note && picture_.note->text.clause) return picture_.note->text.clause;
    if (picture_.result)
        for (const CountLine& line : picture_.result->lines)
            if (line.why.clause) return line.why.clause;
    return picture_.result ? picture_.result->why.clause : picture_.prompt.clause;
}

/// Why something was refused, or what comes of pressing what the person is on; and what that is,
/// if it is asked for.
void TableItems::layTip()
{
    const Pressable* item = attended();
    QString more = item != nullptr && item->isExplained() ? item->about() : QString();
    Because said = refusal_;
    if (const auto* refused = refusedCard_ ? card(*refusedCard_) : nullptr;
        refused != nullptr && isRefusing())
        item = refused;
    if (!isRefusing() && item != nullptr) said = hintOf(*item);
    if (picture_.note && said.isEmpty() && more.isEmpty()) return layNote();
    tip_->say(said.text, more, isRefusing());
    // What goes as soon as the mouse leaves its thing for the link needs none.
    const bool stays = isRefusing() || (item != nullptr && !item->isHovered());
    tip_->setTopic(stays ? topic() : std::nullopt, words_.moreInTheBook);
    if (tip_->isVisible())
        tip_->lay(item == nullptr ? layout_.prompt : item->box(), roomOf(layout_), takenPlaces(),
            layout_.unit);
}

void TableItems::layNote()
{
    const NotePicture& note = *picture_.note;
    tip_->say(note.text.text, note.more, false);
    tip_->setTopic(note.text.clause, words_.moreInTheBook);
    const auto place = note.about ? placeOf(*note.about) : std::nullopt;
    tip_->lay(place.value_or(layout_.prompt), roomOf(layout_), takenPlaces(), layout_.unit);
}

/// No slip of paper lies on what can be pressed; words are covered only if they must be, open cards
/// before them and backs before those.
std::vector<Taken> TableItems::takenPlaces() const
{
    constexpr double words = 8;
    constexpr double face = 4;
    constexpr double back = 0.5;
    std::vector<Taken> all;
    const auto add = [&all](const TableItem* item, double weight) {
        if (item->isVisible()) all.push_back({ item->box(), weight });
    };
    for (const auto& [id, item] : cards_) add(item, item->picture().face ? face : back);
    for (const Pressable* item : readable())
        if (qobject_cast<const CardItem*>(item) == nullptr)
            add(item, item->acceptedMouseButtons() ? mustNotBeCovered : words);
    for (const Pressable* item : reachable()) add(item, mustNotBeCovered);
    for (const BubbleItem* bubble : bubbles_.values) add(bubble, words);
    add(question_, words);
    add(prompt_, mustNotBeCovered);
    if (!figures_.question().isEmpty()) all.push_back({ layout_.naming, words });
    if (!picture_.cards.empty() && !isOfTricks()) all.push_back({ layout_.heap, words });
    return all;
}

}
