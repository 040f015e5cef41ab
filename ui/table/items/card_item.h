#pragma once

#include "ui/draw/cards/card_faces.h"
#include "ui/picture/cards.h"
#include "ui/table/items/table_item.h"
#include "ui/table/layout/motion.h"

namespace weli {

/// A card on the table or in a hand.
class CardItem : public Pressable {
    Q_OBJECT

public:
    CardItem(int id, CardFaces* faces, QGraphicsItem* parent = nullptr);

    [[nodiscard]] int id() const { return id_; }
    [[nodiscard]] const CardPicture& picture() const { return picture_; }
    [[nodiscard]] Choice choice() const override { return picture_.play; }
    void setPicture(const CardPicture& picture, CardSize size);
    /// Begins to draw what it shows.
    void orderFace() const { static_cast<void>(face()); }
    /// While its holder must choose, what may not be played is veiled.
    void setVeiled(bool veiled);
    /// Its name is being chosen.
    void setChosen(bool chosen);
    /// It lies upon another card and casts no shadow of its own.
    void setFlat(bool flat);
    [[nodiscard]] CardPose lie() const { return { id_, box(), open_ }; }
    /// Puts it there at once.
    void setLie(const CardPose& lie, double unit);
    /// If the mouse is drawing it somewhere else it lies again where it was; false: it is not.
    bool callOffDrag();

    /// Where rank and suit stand on it, and where a tag lies, as seen from its corner.
    [[nodiscard]] QRectF indexRect() const;
    [[nodiscard]] QRectF tagRect() const;

    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

signals:
    /// The mouse has drawn it somewhere else and let go.
    void dropped();

protected:
    [[nodiscard]] double reach() const override;
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent* event) override;

private:
    [[nodiscard]] QPixmap face() const;
    void paintFace(QPainter& painter);
    void paintMarks(QPainter& painter) const;
    void paintTag(QPainter& painter) const;
    void paintSign(QPainter& painter) const;
    void paintName(QPainter& painter);

    int id_;
    CardFaces* faces_;
    CardPicture picture_;
    CardSize size_ = CardSize::Hand;
    bool open_ = false;
    bool veiled_ = false;
    bool chosen_ = false;
    bool flat_ = false;
    bool dragged_ = false;
    QRectF before_; // where it lay when the mouse took it
};

}
