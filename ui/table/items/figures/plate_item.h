#pragma once

#include "ui/picture/figures.h"
#include "ui/table/items/table_item.h"

#include <QFont>

namespace weli {

class CardFaces;

/// One of the five figures. It lights up whenever I may bid on it.
class PlateItem : public Pressable {
    Q_OBJECT

public:
    /// `index` is 0 for the first of the five, and its digit one more.
    PlateItem(int index, CardFaces* faces, QGraphicsItem* parent = nullptr);

    void setPicture(const PlatePicture& picture);
    [[nodiscard]] const PlatePicture& picture() const { return picture_; }
    /// The largest in which its name has room, and that in which it is written.
    [[nodiscard]] QFont ownTitleFont() const;
    void setTitleFont(const QFont& font);
    [[nodiscard]] const QFont& titleFont() const { return titleFont_; }
    [[nodiscard]] Choice choice() const override { return picture_.bid; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    [[nodiscard]] bool isLit() const { return picture_.bid.act.has_value(); }
    void paintGround(QPainter& painter) const;
    void paintHead(QPainter& painter, const QRectF& box) const;
    void paintKey(QPainter& painter, const QRectF& key) const;
    void paintStory(QPainter& painter, const QRectF& box) const;
    void paintOffer(QPainter& painter, const QRectF& box) const;
    [[nodiscard]] bool showsStake() const;
    void paintSign(QPainter& painter, const QRectF& box) const;
    void paintStake(QPainter& painter, const QRectF& box) const;

    int index_;
    CardFaces* faces_;
    PlatePicture picture_;
    QFont titleFont_;
};

}
