#pragma once

#include "ui/table/items/table_item.h"

#include <QGraphicsScene>
#include <QObject>

#include <type_traits>

namespace weli {

class CardFaces;

/// What lies above what.
namespace height {
    inline constexpr double low = 1;
    inline constexpr double cards = 2;
    inline constexpr double hand = 3;
    inline constexpr double high = 5;
    inline constexpr double moving = 10;
}

/// Puts new items onto the table, in its colours and unseen until they are fed.
class ItemMaker : public QObject {
    Q_OBJECT

public:
    ItemMaker(QGraphicsScene* scene, CardFaces* faces)
        : scene_(scene)
        , faces_(faces)
    {
    }

    template <typename Item> Item* added(Item* item, double height)
    {
        item->setZValue(height);
        item->setVisible(false);
        item->setColours(*colours_);
        scene_->addItem(item);
        if constexpr (std::is_base_of_v<Pressable, Item>) {
            connect(item, &Pressable::attended, this, [this, item] { emit attended(item); });
            connect(item, &Pressable::pressed, this, [this, item] { emit pressed(item); });
        }
        return item;
    }
    /// All items, those of later and those that are there.
    void setColours(const look::Colours& colours);
    [[nodiscard]] CardFaces* faces() const { return faces_; }

signals:
    /// The mouse or the keyboard came to this one or left it.
    void attended(weli::Pressable* item);
    /// By mouse, keyboard or screen reader.
    void pressed(weli::Pressable* item);

private:
    QGraphicsScene* scene_;
    CardFaces* faces_;
    const look::Colours* colours_ = &look::warm;
};

}
