#pragma once

#include "core/cards/card.h"
#include "ui/draw/cards/card_painter.h"

#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QSizeF>

#include <array>
#include <memory>
#include <optional>

namespace weli {

class RenderQueue;

/// The three sizes in which cards are seen at once.
enum class CardSize : unsigned char { Hand, Table, Back };

/// The pictures of the cards, each drawn once for a size, and only when it is needed. Until a sharp
/// one is there, the last one serves.
class CardFaces : public QObject {
    Q_OBJECT

public:
    explicit CardFaces(RenderQueue* renderQueue, QObject* parent = nullptr);

    /// Another pack, or another look of it, from now on.
    void setPainter(std::shared_ptr<const CardPainter> painter);
    [[nodiscard]] const CardPainter& painter() const { return *painter_; }

    /// How large the cards are, in pixels of the scene, and how many real pixels one of those has.
    void setSizes(QSizeF hand, QSizeF table, QSizeF back, double pixelRatio);
    /// The face of a card or, for nothing, the back; null if none was drawn yet.
    [[nodiscard]] QPixmap face(std::optional<Card> card, CardSize size);
    /// In which size a card is drawn sharply so many scene pixels wide: one that need not grow.
    [[nodiscard]] CardSize sizeFor(double width) const;
    /// The sign of a suit, so many scene pixels wide.
    [[nodiscard]] QPixmap sign(Suit suit, double width);

signals:
    /// Some pictures are sharper than before.
    void sharper();
    /// Another painter: nothing that was drawn from here still holds.
    void changed();

private:
    struct Face {
        QPixmap pixmap;
        QSize asked; // in real pixels
    };
    static constexpr int backIndex = 36;
    using Faces = std::array<Face, backIndex + 1>;

    [[nodiscard]] QSize pixels(CardSize size) const;
    void draw(int index, CardSize size);
    void forget();

    RenderQueue* renderQueue_;
    std::shared_ptr<const CardPainter> painter_;
    std::array<QSizeF, 3> sizes_;
    double pixelRatio_ = 1;
    std::array<Faces, 3> faces_;
    QHash<int, QPixmap> signs_;
};

}
