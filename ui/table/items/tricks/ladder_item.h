#pragma once

#include "ui/picture/tricks.h"
#include "ui/table/items/tricks/memory_card.h"

#include <array>

namespace weli {

class CardFaces;

/// Where the parts of the ladder lie in its box.
struct LadderPlan {
    QRectF sign; // of trump, if there is one
    QRectF caption;
    QRectF aim;
    std::vector<QRectF> headings;
    std::vector<QRectF> cells; // as the picture has them
    QRectF heard; // what each seat has said
};
LadderPlan planOf(const LadderPicture& ladder, const QRectF& box, double unit);

/// The memory card on which the contracts stand, and below them what has been said.
class LadderItem : public MemoryCard {
    Q_OBJECT

public:
    using MemoryCard::MemoryCard;

    void setLadder(const LadderPicture& ladder);
    /// Where its words stand that are no contract.
    [[nodiscard]] std::vector<QRectF> headings() const;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintHeard(QPainter& painter, const QRectF& box) const;

    LadderPicture ladder_;
};

/// One contract of the ladder. It lights up when I may say it.
class LadderCellItem : public Pressable {
    Q_OBJECT

public:
    explicit LadderCellItem(CardFaces* faces, QGraphicsItem* parent = nullptr);

    void setCell(const LadderCell& cell);
    /// The letters that its name would have alone, and those that it shares with the others.
    [[nodiscard]] QFont ownLetters() const;
    void setLetters(const QFont& letters);
    [[nodiscard]] const LadderCell& cell() const { return cell_; }
    [[nodiscard]] Choice choice() const override { return cell_.say; }
    [[nodiscard]] bool isLit() const { return cell_.say.act.has_value(); }
    /// It is for me to speak, and this can be said or says why not.
    [[nodiscard]] bool isMine() const { return isLit() || !cell_.say.why.isEmpty(); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    [[nodiscard]] QColor ink() const;
    /// Which discs are seen beside a name.
    enum class Marks : unsigned char { All, Close, Said, None };
    static constexpr std::array allMarks { Marks::All, Marks::Close, Marks::Said, Marks::None };
    [[nodiscard]] QRectF room() const;
    [[nodiscard]] double digitWidth() const;
    [[nodiscard]] QRectF signRect() const;
    [[nodiscard]] QRectF nameRoom(Marks shown) const;
    [[nodiscard]] bool isRead(const QFont& letters, Marks beside) const;
    void paintGround(QPainter& painter) const;
    void paintLine(QPainter& painter, const QRectF& box) const;
    void paintTall(QPainter& painter, const QRectF& box) const;
    [[nodiscard]] double sideOf(double height) const;
    [[nodiscard]] double coinStep(Marks shown, double height) const;
    [[nodiscard]] double wideOf(Marks shown, double height) const;
    void paintNameAndMarks(QPainter& painter, const QRectF& box) const;
    void paintMarks(QPainter& painter, const QRectF& box, Marks shown) const;
    void paintDisc(QPainter& painter, const QRectF& box, const QString& text, bool coin) const;

    CardFaces* faces_;
    LadderCell cell_;
    QFont letters_;
};

}
