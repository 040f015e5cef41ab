#pragma once

#include "ui/words/deck.h"

#include <QImage>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace weli {

class DeckFile;
struct Layer;

/// Draws the cards of a deck from its files. May be asked from several threads at once. A face
/// takes some 10 ms: only the few on the door are drawn in the thread of the window.
class CardPainter {
public:
    explicit CardPainter(CardStyle style);
    ~CardPainter();
    CardPainter(const CardPainter&) = delete;
    CardPainter& operator=(const CardPainter&) = delete;

    [[nodiscard]] const CardStyle& style() const { return style_; }
    /// The height of a card in its widths; reads the file of a deck of the system.
    [[nodiscard]] double aspect() const;
    /// The face of a card or, for nothing, the back; plainly with rank and suit in letters if the
    /// file does not give it; a warning then names it.
    [[nodiscard]] QImage card(std::optional<Card> card, QSize pixels) const;
    /// The same, drawn from the painter's origin.
    void paint(QPainter& painter, std::optional<Card> card, QSizeF size) const;
    /// The sign of a suit; quick enough for the thread of the window.
    [[nodiscard]] QImage sign(Suit suit, int pixels) const;
    /// "A", "10", "O" or "Q": as the index says it.
    [[nodiscard]] QString indexOf(Rank rank) const;

    /// The height of our cards in their widths.
    static constexpr double usualAspect = 1.6;

private:
    /// What lies one upon another in the file of a card or the back, and its index.
    [[nodiscard]] bool isWeli(std::optional<Card> card) const;
    [[nodiscard]] std::vector<Layer> layers(std::optional<Card> card) const;
    [[nodiscard]] QByteArray signSvg(Suit suit) const;
    bool draw(QPainter& painter, std::optional<Card> card, QSizeF size) const;
    void drawPlainly(QPainter& painter, std::optional<Card> card, QSizeF size) const;

    CardStyle style_;
    std::unique_ptr<DeckFile> file_; // of a deck of the system
};

}
