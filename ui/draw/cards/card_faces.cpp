#include "ui/draw/cards/card_faces.h"

#include "ui/draw/render_queue.h"

#include <QPixmapCache>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    /// Under which name all tables share the picture of a card; empty: a file of the system may
    /// have changed since.
    QString keyOf(const CardStyle& style, int index, QSize pixels, double pixelRatio)
    {
        if (!isOurs(style.deck)) return {};
        return QString("weli card %1 %2%3%4%5 %6 %7 %8 %9×%10 %11")
            .arg(style.deck.place)
            .arg(style.secondBack)
            .arg(style.fourColours)
            .arg(style.largeIndex)
            .arg(style.weli)
            .arg(style.ober, style.under)
            .arg(index)
            .arg(pixels.width())
            .arg(pixels.height())
            .arg(pixelRatio);
    }

}

CardFaces::CardFaces(RenderQueue* renderQueue, QObject* parent)
    : QObject(parent)
    , renderQueue_(renderQueue)
    , painter_(std::make_shared<const CardPainter>(CardStyle {}))
{
    // On the largest screens the cards alone would drive out all else that is kept.
    constexpr int enough = 64 * 1024; // kB
    QPixmapCache::setCacheLimit(std::max(QPixmapCache::cacheLimit(), enough));
}

void CardFaces::setPainter(std::shared_ptr<const CardPainter> painter)
{
    painter_ = std::move(painter);
    forget();
    emit changed();
}

/// The old pictures serve until there are new ones.
void CardFaces::forget()
{
    signs_.clear();
    for (Faces& faces : faces_)
        for (Face& face : faces) face.asked = {};
}

void CardFaces::setSizes(QSizeF hand, QSizeF table, QSizeF back, double pixelRatio)
{
    const std::array sizes { hand, table, back };
    if (sizes == sizes_ && pixelRatio == pixelRatio_) return;
    sizes_ = sizes;
    pixelRatio_ = pixelRatio;
    forget(); // what was ordered for the old size may have been dropped
}

QSize CardFaces::pixels(CardSize size) const
{
    return (sizes_[static_cast<std::size_t>(size)] * pixelRatio_).toSize();
}

QPixmap CardFaces::face(std::optional<Card> card, CardSize size)
{
    const int index = card ? card->index() : backIndex;
    Face& face = faces_[static_cast<std::size_t>(size)][static_cast<std::size_t>(index)];
    if (face.asked != pixels(size) && !pixels(size).isEmpty()) draw(index, size);
    return face.pixmap;
}

void CardFaces::draw(int index, CardSize size)
{
    Face& face = faces_[static_cast<std::size_t>(size)][static_cast<std::size_t>(index)];
    const QSize asked = pixels(size);
    face.asked = asked;
    const QString key = keyOf(painter_->style(), index, asked, pixelRatio_);
    if (QPixmapCache::find(key, &face.pixmap)) return;
    const auto card = index == backIndex ? std::nullopt : std::optional(Card::at(index));
    renderQueue_->submit([painter = painter_, card, asked] { return painter->card(card, asked); },
        [faces = QPointer(this), &face, asked, key, painter = painter_, ratio = pixelRatio_](
            const QImage& image) {
            // The table may be gone; the window or the pack may have changed meanwhile.
            if (!faces || face.asked != asked || faces->painter_ != painter) return;
            face.pixmap = QPixmap::fromImage(image);
            face.pixmap.setDevicePixelRatio(ratio);
            if (!key.isEmpty()) QPixmapCache::insert(key, face.pixmap);
            emit faces->sharper();
        });
}

CardSize CardFaces::sizeFor(double width) const
{
    CardSize best = CardSize::Hand;
    for (const CardSize each : { CardSize::Table, CardSize::Back })
        if (sizes_[static_cast<std::size_t>(each)].width() > width - 1) best = each;
    return best;
}

QPixmap CardFaces::sign(Suit suit, double width)
{
    const int side = std::max(1, qRound(width * pixelRatio_));
    QPixmap& sign = signs_[side * suitCount + static_cast<int>(suit)];
    if (!sign.isNull()) return sign;
    sign = QPixmap::fromImage(painter_->sign(suit, side));
    sign.setDevicePixelRatio(pixelRatio_);
    return sign;
}

}
