#include "ui/table/card_faces.h"

#include "ui/table/look.h"
#include "ui/table/workshop.h"

#include <QPainter>
#include <QPointer>
#include <QSvgRenderer>

#include <cmath>
#include <utility>

namespace weli {

namespace {

    constexpr double corner = 0.064; // radius of a card's corner, in card widths

    QString fileOf(const QString& folder, std::optional<Card> card)
    {
        const QString name = card ? QString::fromStdString(toText(*card)) : QString("back");
        return folder + '/' + name + ".svg";
    }

    QImage emptyImage(QSize pixels)
    {
        QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        return image;
    }

    void drawPlainly(QPainter& painter, QSizeF size, std::optional<Card> card)
    {
        const double wide = size.width();
        painter.setPen(QPen(look::softInk, wide * 0.01));
        painter.setBrush(card ? look::paper : look::seal);
        painter.drawRoundedRect(
            QRectF({}, size).adjusted(1, 1, -1, -1), wide * corner, wide * corner);
        if (!card) return;
        const QString index
            = indexOf(card->rank()) + '\n' + QChar::fromLatin1(letter(card->suit()));
        painter.setPen(look::ink);
        painter.setFont(look::font(wide * 0.2, true));
        painter.drawText(QRectF(wide * 0.07, wide * 0.05, wide * 0.4, wide), Qt::AlignLeft, index);
        painter.setFont(look::font(wide * 0.4, true));
        painter.drawText(QRectF({}, size), Qt::AlignCenter, index);
    }

}

QString indexOf(Rank rank)
{
    return rank == Rank::Ten ? QString("10") : QString(QChar::fromLatin1(letter(rank)));
}

QImage cardImage(const QString& folder, std::optional<Card> card, QSize pixels)
{
    QImage image = emptyImage(pixels);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer file(fileOf(folder, card));
    if (file.isValid()) {
        file.render(&painter, QRectF({}, pixels));
        return image;
    }
    qWarning(
        "Weli cannot read the card %s and draws it plainly.", qUtf8Printable(fileOf(folder, card)));
    drawPlainly(painter, pixels, card);
    return image;
}

CardFaces::CardFaces(Workshop* workshop, QString folder, QObject* parent)
    : QObject(parent)
    , workshop_(workshop)
    , folder_(std::move(folder))
{
}

void CardFaces::setSizes(QSizeF hand, QSizeF table, QSizeF back, double pixelRatio)
{
    const std::array sizes { hand, table, back };
    if (sizes == sizes_ && pixelRatio == pixelRatio_) return;
    sizes_ = sizes;
    pixelRatio_ = pixelRatio;
    shadows_ = {};
    signs_.clear();
    // What was ordered for the old size may have been dropped; the old pictures serve meanwhile.
    for (Faces& faces : faces_)
        for (Face& face : faces) face.asked = {};
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
    const auto card = index == backIndex ? std::nullopt : std::optional(Card::at(index));
    workshop_->order([folder = folder_, card, asked] { return cardImage(folder, card, asked); },
        [faces = QPointer(this), &face, asked, ratio = pixelRatio_](const QImage& image) {
            // The table may be gone, or the window may have changed its size meanwhile.
            if (!faces || face.asked != asked) return;
            face.pixmap = QPixmap::fromImage(image);
            face.pixmap.setDevicePixelRatio(ratio);
            emit faces->sharper();
        });
}

double CardFaces::shadowReach(double cardWidth) { return std::ceil(cardWidth * 0.16); }

QPixmap CardFaces::shadow(CardSize size)
{
    QPixmap& shadow = shadows_[static_cast<std::size_t>(size)];
    if (!shadow.isNull()) return shadow;
    const QSizeF card = sizes_[static_cast<std::size_t>(size)];
    const double reach = shadowReach(card.width());
    const QSizeF whole = card + QSizeF(2 * reach, 2 * reach);
    QPixmap drawn((whole * pixelRatio_).toSize());
    drawn.setDevicePixelRatio(pixelRatio_);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    look::shadow(painter, QRectF({ reach, reach }, card), card.width() * corner, reach * 0.6);
    return shadow = drawn;
}

QPixmap CardFaces::sign(Suit suit, double width)
{
    const int side = std::max(1, qRound(width * pixelRatio_));
    QPixmap& sign = signs_[side * suitCount + static_cast<int>(suit)];
    if (!sign.isNull()) return sign;
    QImage image = emptyImage({ side, side });
    QPainter painter(&image);
    QSvgRenderer file(QString(":/suits/%1.svg").arg(QChar::fromLatin1(letter(suit))));
    file.render(&painter, QRectF(0, 0, side, side));
    painter.end();
    sign = QPixmap::fromImage(image);
    sign.setDevicePixelRatio(pixelRatio_);
    return sign;
}

}
