#pragma once

#include "ui/draw/cards/card_faces.h"
#include "ui/picture/figures.h"
#include "ui/table/items/table_item.h"

namespace weli {

/// The cards that nobody holds, in a closed heap that lies across, so that nobody takes it for a
/// card that was played; its bottom card lies open on it if all may see it. Below stands what it
/// is.
class HeapItem : public TableItem {
    Q_OBJECT

public:
    explicit HeapItem(CardFaces* faces, QGraphicsItem* parent = nullptr);

    void setHeap(int cards, std::optional<Card> bottom, QSizeF card, const QString& name);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

protected:
    [[nodiscard]] double reach() const override;

private:
    void paintName(QPainter& painter, const QRectF& box) const;

    CardFaces* faces_;
    int cards_ = 0;
    std::optional<Card> bottom_;
    QSizeF card_; // upright
    QString name_;
};

/// The pack, drawn out to a ribbon: I lift a part of it and so cut (B-10).
class CutItem : public Pressable {
    Q_OBJECT

public:
    explicit CutItem(CardFaces* faces, QGraphicsItem* parent = nullptr);

    void setCut(const CutPicture& cut, QSizeF card);
    [[nodiscard]] int lifted() const { return lifted_; }
    [[nodiscard]] Choice choice() const override { return { cut_.lifting(lifted_), {}, {} }; }
    /// Lifts so many more, as far as that is allowed.
    void move(int cards);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

protected:
    void hoverMoveEvent(QGraphicsSceneHoverEvent* event) override;
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent* event) override;

private:
    [[nodiscard]] double step() const;
    [[nodiscard]] QRectF cardAt(int index) const;
    void follow(double x);
    void paintNumber(QPainter& painter) const;

    CardFaces* faces_;
    CutPicture cut_;
    QSizeF card_;
    int lifted_ = 0;
};

}
