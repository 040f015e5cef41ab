#pragma once

#include "tests/support/written.h"
#include "ui/table/items/card_item.h"
#include "ui/table/items/table_item.h"
#include "ui/table/scene/table_scene.h"

#include <QStyleOptionGraphicsItem>

#include <vector>

namespace weli::test {

/// Texts that belong to one thing on the table.
struct OnItem {
    QRectF room;
    std::vector<Written> texts;
};

inline std::vector<Written> textsOf(TableItem& thing, QSize size)
{
    Notebook book(size);
    QPainter painter(&book);
    painter.translate(thing.scenePos());
    QStyleOptionGraphicsItem option;
    thing.paint(&painter, &option, nullptr);
    painter.end();
    return book.texts();
}

inline std::vector<OnItem> itemsOf(TableScene& scene)
{
    std::vector<OnItem> all;
    for (QGraphicsItem* item : scene.items(Qt::AscendingOrder)) {
        auto* const thing = dynamic_cast<TableItem*>(item);
        // The letters of cards are painted as pictures.
        if (thing == nullptr || !thing->isVisible() || dynamic_cast<CardItem*>(item) != nullptr)
            continue;
        all.push_back({ thing->box(), textsOf(*thing, scene.sceneRect().size().toSize()) });
    }
    return all;
}

/// All that can be read on things of this kind.
template <typename Item> QStringList textsOn(TableScene& scene)
{
    QStringList all;
    for (QGraphicsItem* item : scene.items())
        if (auto* const thing = dynamic_cast<Item*>(item); thing != nullptr && thing->isVisible())
            for (const Written& text : textsOf(*thing, scene.sceneRect().size().toSize()))
                all << text.text;
    return all;
}

inline QString told(const Written& text)
{
    return QString("\"%1\" %2 px at %3, %4")
        .arg(text.text)
        .arg(text.pixels)
        .arg(text.box.x())
        .arg(text.box.y());
}

/// Where its letters are, without the room of the line above and below them.
inline QRectF lettersOf(const Written& text)
{
    const double spare = 0.22 * text.box.height();
    return text.box.adjusted(1, spare, -1, -spare);
}

/// What cannot be read of them: cut, smaller than this, beyond its plate, one over the other.
inline QStringList wrongWith(const std::vector<OnItem>& items, double least)
{
    QStringList wrong;
    std::vector<Written> before;
    for (const OnItem& item : items) {
        for (const Written& text : item.texts) {
            if (text.text.trimmed().isEmpty()) continue;
            if (text.pixels < least) wrong << "small: " + told(text);
            if (text.text.contains(QChar(0x2026)) && !text.text.endsWith(" …"))
                wrong << "cut: " + told(text);
            if (!item.room.adjusted(-2, -2, 2, 2).contains(lettersOf(text)))
                wrong << QString("beyond its plate of %1 × %2 at %3, %4: ")
                             .arg(item.room.width())
                             .arg(item.room.height())
                             .arg(item.room.x())
                             .arg(item.room.y())
                        + told(text);
            for (const Written& other : before)
                if (lettersOf(other).intersects(lettersOf(text)))
                    wrong << "overlap: " + told(other) + " and " + told(text);
            before.push_back(text);
        }
    }
    return wrong;
}

}
