#pragma once

#include "ui/picture/notes/odds.h"
#include "ui/table/items/readable_items.h"
#include "ui/table/layout/layout.h"

#include <vector>

namespace weli {

/// One figure of how things stand.
class OddsCellItem : public ReadableItem {
    Q_OBJECT

public:
    explicit OddsCellItem(QGraphicsItem* parent = nullptr);

    void write(const OddsPicture::Cell& cell);
    [[nodiscard]] QString text() const { return text_; }
    /// The letters that it would have alone, and those that it shares with the others.
    [[nodiscard]] QFont ownLetters() const;
    void setLetters(const QFont& letters);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    [[nodiscard]] QRectF room() const { return inside().adjusted(3 * unit(), 0, -3 * unit(), 0); }

    QString text_;
    QFont letters_;
};

/// All of them.
class OddsItems {
public:
    /// What is shown and where changes with these, which must outlive it.
    OddsItems(ItemMaker* maker, const Picture& picture, const Layout& layout);

    /// Shows the picture as it is now.
    void lay();
    [[nodiscard]] std::vector<Pressable*> readable() const;

private:
    [[nodiscard]] QRectF placeOf(std::size_t cell) const;

    ItemMaker* maker_;
    const Picture& picture_;
    const Layout& layout_;
    std::vector<OddsCellItem*> cells_; // all items belong to the scene
};

}
