#pragma once

#include "ui/words/deck.h"

#include <QPixmap>
#include <QWidget>

#include <vector>

namespace weli {

/// A table seen from above with its chairs about it, clockwise from the one below.
class SmallTable : public QWidget {
    Q_OBJECT

public:
    explicit SmallTable(QWidget* parent = nullptr);

    /// Whose backs are seen; of a pack of the system, which takes long to read, the one of ours
    /// that is akin.
    void setCards(const CardStyle& style);
    /// What lies in the middle of the table.
    void setMiddle(QWidget* middle);
    /// Two to eight chairs.
    void seat(const std::vector<QWidget*>& chairs);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Plan {
        QSize chair;
        QRect all; // the chairs and the table
        QRectF top;
    };

    [[nodiscard]] Plan plan() const;
    [[nodiscard]] QSize chairSize() const;
    [[nodiscard]] int columns() const;
    void arrange();
    void arrangeInRows(int columns);
    [[nodiscard]] QPixmap drawn() const;
    [[nodiscard]] double cardWidth(const Plan& plan) const;
    void drawHands(QPainter& painter, const Plan& plan, double width) const;

    QWidget* middle_ = nullptr;
    std::vector<QWidget*> chairs_;
    CardStyle style_;
    QPixmap picture_; // null: to be drawn
};

}
