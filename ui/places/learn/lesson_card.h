#pragma once

#include "core/cards/card.h"
#include "ui/places/widgets/laid_button.h"

namespace weli {

class CardFaces;

/// A lesson on the way: its card, face down until it is done, and its title below. The next one
/// glows.
class LessonCard : public LaidButton {
    Q_OBJECT

public:
    enum class State : unsigned char { ToCome, Next, Begun, Done };

    static constexpr double toTitle = 6; // units, from the card
    static constexpr double usualLetters = 13; // of the title, in units

    LessonCard(CardFaces& faces, QWidget* parent);

    void show(int number, const QString& title, Card card, State state);
    /// How wide the card is, and how high the plate with the title, in pixels.
    void setMeasures(double card, double plate);
    /// In which letters the title has room, in pixels; and in which it is written.
    [[nodiscard]] double lettersThatFit() const;
    void setLetters(double pixels);
    [[nodiscard]] QSize sizeHint() const override { return { 1, 1 }; } // the way lays it

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintCard(QPainter& painter, const QRectF& box);
    void paintTitle(QPainter& painter, const QRectF& box) const;
    [[nodiscard]] QRectF titleBox() const;
    [[nodiscard]] QRectF titleRoom() const; // of its letters

    CardFaces& faces_;
    int number_ = 0;
    Card card_;
    State state_ = State::ToCome;
    double width_ = 0;
    double plate_ = 0;
    double letters_ = usualLetters;
};

}
