#pragma once

#include "core/cards/card.h"

#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QSizeF>

#include <array>
#include <optional>

namespace weli {

class Workshop;

/// The three sizes in which cards are seen at once.
enum class CardSize : unsigned char { Hand, Table, Back };

/// The pictures of the cards, each drawn once for a size, and only when it is needed. Until a sharp
/// one is there, the last one serves.
class CardFaces : public QObject {
    Q_OBJECT

public:
    explicit CardFaces(
        Workshop* workshop, QString folder = ":/cards/tyrol", QObject* parent = nullptr);

    /// How large the cards are, in pixels of the scene, and how many real pixels one of those has.
    void setSizes(QSizeF hand, QSizeF table, QSizeF back, double pixelRatio);
    /// The face of a card or, for nothing, the back; null if none was drawn yet.
    [[nodiscard]] QPixmap face(std::optional<Card> card, CardSize size);
    /// The shadow of a card of this size; it reaches `shadowReach` beyond each edge.
    [[nodiscard]] QPixmap shadow(CardSize size);
    static double shadowReach(double cardWidth);
    /// The sign of a suit, so many scene pixels wide.
    [[nodiscard]] QPixmap sign(Suit suit, double width);

signals:
    /// Some pictures are sharper than before.
    void sharper();

private:
    struct Face {
        QPixmap pixmap;
        QSize asked; // in real pixels
    };
    static constexpr int backIndex = 36;
    using Faces = std::array<Face, backIndex + 1>;

    [[nodiscard]] QSize pixels(CardSize size) const;
    void draw(int index, CardSize size);

    Workshop* workshop_;
    QString folder_;
    std::array<QSizeF, 3> sizes_;
    double pixelRatio_ = 1;
    std::array<Faces, 3> faces_;
    std::array<QPixmap, 3> shadows_;
    QHash<int, QPixmap> signs_;
};

/// A card as its file draws it, or plainly with its rank and suit in letters if that cannot be
/// read; a warning then names the file.
QImage cardImage(const QString& folder, std::optional<Card> card, QSize pixels);

/// The index of a card: "A", "10".
QString indexOf(Rank rank);

}
