#pragma once

#include "ui/picture/seats.h"
#include "ui/table/items/table_item.h"

namespace weli {

/// Who sits there: name, score, dealer, and whether it is that player's turn.
class NamePlateItem : public TableItem {
    Q_OBJECT

public:
    explicit NamePlateItem(QGraphicsItem* parent = nullptr);

    void setSeat(const SeatPicture& seat);
    /// What it has is money, which takes more room than points.
    void setMoney(bool money);
    [[nodiscard]] const SeatPicture& seat() const { return seat_; }
    /// Whether a portrait would leave the words their room.
    [[nodiscard]] bool hasRoomForPortrait() const;
    /// Of who has one.
    void setPortraits(bool shown);
    [[nodiscard]] bool showsPortrait() const;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    struct Lines;

    [[nodiscard]] QRectF portraitBox() const;
    [[nodiscard]] QRectF dealerBox() const;
    [[nodiscard]] QRectF dealerBadge() const;
    [[nodiscard]] QRectF besidePortrait() const;
    [[nodiscard]] QRectF besideDealer() const;
    [[nodiscard]] bool isNarrow() const;
    [[nodiscard]] double scoreWidth() const;
    [[nodiscard]] const QString& below() const;
    [[nodiscard]] Lines linesIn(const QRectF& room) const;
    [[nodiscard]] Lines narrowLinesIn(const QRectF& room) const;
    [[nodiscard]] Lines wideLinesIn(const QRectF& room) const;
    void paintDealer(QPainter& painter, const QRectF& box) const;
    void paintNames(QPainter& painter, const Lines& lines) const;
    void paintScore(QPainter& painter, const QRectF& box) const;

    SeatPicture seat_;
    bool money_ = false;
    bool portraits_ = false;
};

/// How many tricks lie on a pile.
class TallyItem : public TableItem {
    Q_OBJECT

public:
    explicit TallyItem(QGraphicsItem* parent = nullptr);

    /// So many taken of those that are needed, if any are.
    void setTricks(int tricks, int needed);
    [[nodiscard]] int tricks() const { return tricks_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    int tricks_ = 0;
    int needed_ = 0;
};

/// What a player says, on paper, with a corner that points at the name.
class BubbleItem : public TableItem {
    Q_OBJECT

public:
    explicit BubbleItem(QGraphicsItem* parent = nullptr);

    /// `name`: at which edge of it the speaker's name stands, not the right one.
    void say(const QString& text, Qt::Edge name);
    /// A place as high as the words need that cannot be smaller; it grows away from the name.
    static QRectF grown(const QRectF& place, const QString& text, Qt::Edge name, double unit);
    /// With places in it where a word that is too long for a line is broken.
    static QString hyphenated(const QString& text, QSizeF room, double unit);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    [[nodiscard]] QPolygonF tip() const;

    QString text_;
    Qt::Edge name_ = Qt::TopEdge;
};

/// The line that says what is due now.
class PromptItem : public TableItem {
    Q_OBJECT

public:
    explicit PromptItem(QGraphicsItem* parent = nullptr);

    /// `mine`: it is my turn.
    void say(const Because& what, bool mine);
    [[nodiscard]] QString text() const { return text_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QString text_;
    bool mine_ = false;
};

/// A sheet of paper with some words or none: a question above its answers, the ground of a grid.
class PaperItem : public TableItem {
    Q_OBJECT

public:
    explicit PaperItem(QGraphicsItem* parent = nullptr);

    /// In the middle, or as a heading in a band at the top that is so high.
    void write(const QString& text, double band = 0);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QString text_;
    double band_ = 0;
};

}
