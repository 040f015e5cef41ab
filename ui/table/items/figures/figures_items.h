#pragma once

#include "ui/picture/picture.h"
#include "ui/table/layout/layout.h"
#include "ui/words/table_words.h"

#include <QObject>

#include <array>
#include <optional>
#include <vector>

namespace weli {

class CutItem;
class HeapItem;
class ItemMaker;
class NamingCellItem;
class PaperItem;
class PlateItem;
class Pressable;

/// What a table of figures has beside cards, seats and answers: the five plates, the heap and the
/// pack to be cut, the grid in which a wild card gets its name.
class FiguresItems : public QObject {
    Q_OBJECT

public:
    /// What is shown, where and with which words changes with these, which must outlive it.
    FiguresItems(
        ItemMaker* maker, const Picture& picture, const Layout& layout, const TableWords& words);

    /// Shows the picture as it is now.
    void lay();

    [[nodiscard]] PlateItem* plate(int index) const;
    [[nodiscard]] CutItem* cut() const;
    /// The grid of names; it is open only while a wild card is being named.
    void openNaming(std::optional<int> card);
    /// What the open grid asks; nothing if none is open.
    [[nodiscard]] QString question() const;
    [[nodiscard]] bool isNaming(int card) const { return naming_ == card; }
    /// What the keyboard reaches before the answers, and what it reaches behind my cards.
    [[nodiscard]] std::vector<Pressable*> first() const;
    [[nodiscard]] std::vector<Pressable*> last() const;

private:
    [[nodiscard]] const FiguresTable& table() const { return figuresOn(picture_); }
    void layPlates();
    void layHeap();
    void tellCut();
    void layNaming();
    [[nodiscard]] const NamingPicture* openGrid() const;

    ItemMaker* maker_;
    const Picture& picture_;
    const Layout& layout_;
    const TableWords& words_;
    std::optional<int> naming_; // the id of the card that gets its name

    std::array<PlateItem*, 5> plates_ {}; // all items belong to the scene
    std::vector<NamingCellItem*> cells_;
    PaperItem* grid_ = nullptr;
    HeapItem* heap_ = nullptr;
    CutItem* cut_ = nullptr;
};

}
