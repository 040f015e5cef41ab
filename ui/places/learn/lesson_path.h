#pragma once

#include "ui/draw/cards/card_faces.h"
#include "ui/draw/render_queue.h"
#include "ui/places/learn/lesson_card.h"

#include <QWidget>

#include <vector>

class QButtonGroup;

namespace weli {

/// The way of a game's lessons over the table, in as many rows as leave the cards largest.
class LessonPath : public QWidget {
    Q_OBJECT

public:
    struct Stop {
        QString title;
        Card card;
        LessonCard::State state {};
        QString heard {}; // how far one has come in it, and how long it takes
    };

    explicit LessonPath(QWidget* parent);

    void setStops(const std::vector<Stop>& stops);
    /// The pack of the game.
    void setCards(const CardStyle& style);
    void setMoves(bool moves);
    void choose(std::size_t stop);
    [[nodiscard]] std::size_t chosen() const;
    void focusChosen();
    /// What Tab leads through.
    [[nodiscard]] std::vector<QWidget*> fields() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void turnedTo(std::size_t stop);
    void entered(std::size_t stop);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Grid { // all in pixels
        int columns = 1;
        QSizeF cell;
        double card = 0; // its width
        double plate = 0; // the height of a title
    };
    [[nodiscard]] Grid gridOf(int columns, QSizeF room) const;
    [[nodiscard]] Grid grid() const;
    [[nodiscard]] static QPointF middleOf(const Grid& grid, std::size_t stop);
    void arrange();
    LessonCard* newCard();

    RenderQueue renderQueue_;
    CardFaces faces_;
    std::vector<LessonCard*> cards_;
    std::size_t stops_ = 0; // of the cards
    QButtonGroup* choice_;
    bool moves_ = true;
};

}
