#pragma once

#include "core/cards/card_set.h"
#include "ui/words/deck.h"

#include <QMutex>
#include <QSizeF>

#include <memory>
#include <optional>

class QPainter;
class QSvgRenderer;

namespace weli {

/// All cards of a deck of the system in one SVG file, which is read when it is first asked. May be
/// asked from several threads.
class DeckFile {
public:
    DeckFile(QString path, Deck::Source source);
    ~DeckFile();
    DeckFile(const DeckFile&) = delete;
    DeckFile& operator=(const DeckFile&) = delete;

    /// Why nothing can be drawn from it, if so.
    [[nodiscard]] std::optional<DeckFlaw::Kind> wrong() const;
    /// Whether it has a picture of this card or, for nothing, of the back.
    [[nodiscard]] bool has(std::optional<Card> card) const;
    /// The height of a card in its widths; nothing if there is no card.
    [[nodiscard]] std::optional<double> aspect() const;
    /// False if it has no such picture.
    bool draw(QPainter& painter, std::optional<Card> card, QSizeF size) const;

    static constexpr qint64 largest = 16 * 1024 * 1024; // packed or not

private:
    void read() const;

    QString path_;
    Deck::Source source_;
    mutable QMutex mutex_;
    mutable bool isRead_ = false;
    mutable std::unique_ptr<QSvgRenderer> svg_;
    mutable std::optional<DeckFlaw::Kind> wrong_;
};

/// Why a deck cannot be played with: it must show each of these cards and the back visibly, and
/// each in its own way.
std::optional<DeckFlaw> flawOf(const DeckFile& file, CardSet needed);

}
