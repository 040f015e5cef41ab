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

Pressable* TableItems::attended() const
{
    const auto all = reachable();
    const auto find = [&all](auto is) {
        const auto found = std::find_if(all.begin(), all.end(), is);
        return found == all.end() ? nullptr : *found;
    };
    if (Pressable* hovered = find([](const Pressable* item) { return item->isHovered(); }))
        return hovered;
    return find([](const Pressable* item) { return item->isChosenByKey() || item->isExplained(); });
}

std::optional<Clause> TableItems::topic() const
{
    if (!refusal_.isEmpty()) return refusal_.clause;
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
        refused != nullptr && !refusal_.isEmpty())
        item = refused;
    if (refusal_.isEmpty() && item != nullptr && item->spoken().possible) said = item->hint();
    if (picture_.note && said.isEmpty() && more.isEmpty()) return layNote();
    tip_->say(words::withClause(said), more, !refusal_.isEmpty());
    tip_->setTopic(topic());
    if (tip_->isVisible())
        tip_->layBeside(
            item == nullptr ? layout_.prompt : item->box(), roomOf(layout_), layout_.unit);
}

/// It stays for a while, so it lies on nothing that is used meanwhile.
void TableItems::layNote()
{
    const NotePicture& note = *picture_.note;
    tip_->say(words::withClause(note.text), note.more, false);
    tip_->setTopic(note.text.clause);
    const auto place = note.about ? placeOf(*note.about) : std::nullopt;
    tip_->layFree(place.value_or(layout_.prompt), roomOf(layout_), takenPlaces(), layout_.unit);
}

std::vector<QRectF> TableItems::takenPlaces() const
{
    std::vector<QRectF> all;
    const auto add = [&all](const TableItem* item) {
        if (item->isVisible()) all.push_back(item->box());
    };
    for (const auto& [id, item] : cards_) add(item);
    for (const Pressable* item : readable()) add(item);
    for (int times = 0; times < 4; ++times) // what can be pressed matters most
        for (const Pressable* item : reachable()) add(item);
    for (const BubbleItem* bubble : bubbles_.values) add(bubble);
    add(question_);
    if (!picture_.cards.empty() && !isOfTricks()) all.push_back(layout_.heap);
    return all;
}

}
