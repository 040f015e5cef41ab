#pragma once

#include "ui/table/items/table_item.h"
#include "ui/table/layout/tip_place.h"

#include <QFont>

#include <array>
#include <vector>

namespace weli {

/// A slip of paper beside something on the table: what comes of it, or why nothing does.
class TipItem : public TableItem {
    Q_OBJECT

public:
    explicit TipItem(QGraphicsItem* parent = nullptr);

    /// `more` stands below in plain letters. `refusal`: it says why something cannot be done.
    void say(const QString& text, const QString& more, bool refusal);
    /// A click leads to the book, and this link says so.
    void setTopic(const std::optional<Clause>& topic, const QString& link);
    [[nodiscard]] const QString& link() const { return link_; }
    [[nodiscard]] QString text() const { return text_; }
    [[nodiscard]] QString more() const { return more_; }
    /// Lies close to `at`, where least is taken by other things.
    void lay(const QRectF& at, const QRectF& room, const std::vector<Taken>& taken, double unit);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

signals:
    void bookWanted(weli::Clause topic);

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override;

private:
    struct Part {
        QString text;
        QFont font;
    };
    [[nodiscard]] std::array<Part, 3> parts(double unit) const;
    [[nodiscard]] QSizeF sizeFor(double unit) const;

    std::optional<Clause> topic_;
    QString text_;
    QString more_;
    QString link_; // empty: there is none
    bool refusal_ = false;
    double most_ = 0; // how wide the words may be, in units
};

}
