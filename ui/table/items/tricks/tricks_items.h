#pragma once

#include "core/lesson/pointer.h"
#include "ui/picture/picture.h"
#include "ui/table/layout/layout.h"
#include "ui/table/layout/motion.h"

#include <QObject>

#include <optional>
#include <vector>

namespace weli {

class BowlItem;
class ButtonItem;
class ItemMaker;
class LadderCellItem;
class LadderItem;
class OrderItem;
class Pressable;
class SplitItem;
class TallyItem;
class TrumpSignItem;

/// What a table of tricks has beside cards, seats and answers: the ladder, the bowl, the card
/// of order and values with the sign of trump, the number of tricks on each pile, the splits,
/// and the cards that I choose to lay aside.
class TricksItems : public QObject {
    Q_OBJECT

public:
    /// What is shown and where changes with these, which must outlive it.
    TricksItems(ItemMaker* maker, const Picture& picture, const Layout& layout);

    /// Shows the picture as it is now.
    void lay();
    /// Splits and the button that lays aside lie in these.
    void layRow(const std::vector<QRectF>& rects);
    [[nodiscard]] std::size_t countInRow() const;

    /// I may choose this card to be laid aside.
    [[nodiscard]] bool isChoosable(int card) const;
    [[nodiscard]] bool isChosen(int card) const;
    /// Both are chosen that shall be laid aside.
    [[nodiscard]] bool isPairChosen() const { return chosenPair() != nullptr; }
    /// Chooses a card, or no longer; a third one takes the place of the first.
    void choose(int card);

    /// How the bowl lies: it moves as the cards do.
    [[nodiscard]] std::optional<CardPose> bowlLie() const;
    [[nodiscard]] std::optional<CardPose> bowlGoal() const;
    void setBowl(const QRectF& box);

    /// How the sign of trump lies: it grows out of the card that made it trump.
    [[nodiscard]] std::optional<CardPose> signLie() const;
    [[nodiscard]] std::optional<CardPose> signGoal() const;
    void setSign(const QRectF& box);

    /// A cell of the ladder, the bowl or the order, if it is there.
    [[nodiscard]] Pressable* itemFor(const lesson::Pointer& thing) const;
    /// What the keyboard reaches: in the row of the answers, on the ladder, and behind my cards
    /// what explains itself and does no more.
    [[nodiscard]] std::vector<Pressable*> row() const;
    [[nodiscard]] std::vector<Pressable*> cells() const;
    [[nodiscard]] std::vector<Pressable*> last() const;
    /// What can only be read.
    [[nodiscard]] std::vector<Pressable*> readable() const;
    [[nodiscard]] SplitItem* split(int key) const;
    /// Where the words of the ladder stand that are no contract.
    [[nodiscard]] std::vector<QRectF> headings() const;

private:
    [[nodiscard]] const TricksTable& table() const { return tricksOn(picture_); }
    [[nodiscard]] double sheetUnit() const;
    void layLadder();
    void layBowl();
    void layOrder();
    void laySign();
    [[nodiscard]] std::optional<Suit> trump() const;
    void layTallies();
    void layDiscard();
    [[nodiscard]] const DiscardPicture::Pair* chosenPair() const;

    ItemMaker* maker_;
    const Picture& picture_;
    const Layout& layout_;
    std::vector<int> chosen_; // ids, the first chosen first

    LadderItem* ladder_ = nullptr; // all items belong to the scene
    std::vector<LadderCellItem*> cells_;
    BowlItem* bowl_ = nullptr;
    OrderItem* order_ = nullptr;
    TrumpSignItem* sign_ = nullptr;
    PerSeat<TallyItem*> tallies_;
    std::vector<SplitItem*> splits_;
    ButtonItem* layAside_ = nullptr;
};

}
