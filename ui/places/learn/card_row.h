#pragma once

#include "core/cards/card.h"
#include "ui/draw/cards/card_faces.h"
#include "ui/draw/render_queue.h"
#include "ui/words/deck.h"

#include <QWidget>

#include <vector>

namespace weli {

/// Small cards beside the table, in as many rows as they need.
class CardRow : public QWidget {
    Q_OBJECT

public:
    explicit CardRow(QWidget* parent = nullptr);

    void setStyle(const CardStyle& style);
    /// By these words a screen reader calls them.
    void show(const std::vector<Card>& cards, CardWords words);
    void setLetters(double size);
    /// Waits until all is drawn: for pictures that are taken without a window.
    void finish();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QSize cardSize(int width) const;
    [[nodiscard]] int inRow(int width) const;

    RenderQueue renderQueue_;
    CardFaces faces_;
    std::vector<Card> cards_;
    double letters_ = 1;
};

}
