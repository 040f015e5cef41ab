#pragma once

#include "ui/picture/picture.h"
#include "ui/table/items/table_item.h"
#include "ui/table/layout/layout.h"

#include <vector>

namespace weli {

class ItemMaker;

/// Something that is painted by another item and says by this one what stands there: it can have
/// the focus, and then a ring shows where the person reads.
class ReadableItem : public Pressable {
    Q_OBJECT

public:
    explicit ReadableItem(QGraphicsItem* parent = nullptr);

    /// What stands there; where the book says more, the mouse opens it and F1 does.
    void setText(const Because& text);

    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
};

/// What can be read on the table beside what can be pressed: the line that says what is due, the
/// name plates, the lines of the result.
class ReadableItems {
public:
    /// What is shown and where changes with these, which must outlive it.
    ReadableItems(ItemMaker* maker, const Picture& picture, const Layout& layout);

    /// Shows the picture as it is now.
    void lay();
    /// Lines of the result, from above.
    [[nodiscard]] std::vector<Pressable*> result() const;
    [[nodiscard]] Pressable* prompt() const { return prompt_; }
    [[nodiscard]] std::vector<Pressable*> seats() const;

private:
    void layResult();

    ItemMaker* maker_;
    const Picture& picture_;
    const Layout& layout_;

    ReadableItem* prompt_ = nullptr; // all items belong to the scene
    PerSeat<ReadableItem*> seats_;
    std::vector<ReadableItem*> lines_;
};

}
