#include "ui/draw/cards/card_painter.h"

#include "ui/draw/cards/card_index.h"
#include "ui/draw/cards/deck_file.h"
#include "ui/draw/cards/svg_text.h"
#include "ui/draw/look.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <utility>

namespace weli {

namespace {

    QByteArray textOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// A face of French suits draws its sign wherever it wants one by the name "s".
    QByteArray withSign(QByteArray face, const QByteArray& sign)
    {
        const QByteArray old = group(face, "s");
        return old.isEmpty() ? face : face.replace(old, group(sign, "s"));
    }

    /// Turns what is painted from now on upside down.
    void turn(QPainter& painter, QSizeF size)
    {
        painter.translate(size.width(), size.height());
        painter.rotate(180);
    }

    QByteArray inkOf(Suit suit, const CardStyle& style)
    {
        const auto inks = [&]() -> std::array<const char*, 4> {
            if (style.fourColours) return { "#b3202a", "#211d1b", "#1c4f96", "#1f6a33" };
            switch (style.deck.kind) {
            case PackKind::German: break;
            case PackKind::French: return { "#b3202a", "#211d1b", "#b3202a", "#211d1b" };
            case PackKind::Swiss: return { "#b01c26", "#23507f", "#a5640a", "#2c5a24" };
            }
            return { "#b01c26", "#2c6a2c", "#a5640a", "#6a3a16" };
        }();
        return inks[static_cast<std::size_t>(suit)];
    }

    QImage emptyImage(QSize pixels)
    {
        QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        return image;
    }

    /// The same picture once more upside down; by copying it if it lies straight.
    void renderTwice(QPainter& painter, QSvgRenderer& renderer, QSizeF size)
    {
        const QSize pixels = size.toSize();
        if (pixels == size && painter.deviceTransform().isIdentity()) {
            QImage once = emptyImage(pixels);
            QPainter single(&once);
            single.setRenderHint(QPainter::Antialiasing);
            renderer.render(&single, QRectF({}, size));
            single.end();
            painter.drawImage(0, 0, once);
            painter.drawImage(0, 0, once.mirrored(true, true));
            return;
        }
        renderer.render(&painter, QRectF({}, size));
        painter.save();
        turn(painter, size);
        renderer.render(&painter, QRectF({}, size));
        painter.restore();
    }

    constexpr double wordAspect = 0.3; // of "WELI", its height in its widths

    void writeWeli(QPainter& painter, const QRectF& word)
    {
        QSvgRenderer(wordSvg("WELI", "#2a190f")).render(&painter, word);
    }

    /// Our faces leave the middle free for it.
    void writeWeliInTheMiddle(QPainter& painter, QSizeF size)
    {
        const double wide = size.width() * 0.44;
        QRectF word(0, 0, wide, wide * wordAspect);
        word.moveCenter({ size.width() / 2, size.height() / 2 });
        writeWeli(painter, word);
    }

    /// A six of others knows nothing of it: on both halves, on paper between the rows.
    void writeWeliBetweenRows(QPainter& painter, QSizeF size)
    {
        const double wide = size.width() * 0.3;
        const double edge = wide * wordAspect / 3;
        const QRectF word((size.width() - wide) / 2, size.height() * 0.33, wide, wide * wordAspect);
        for (int half = 0; half < 2; ++half) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(look::warm.paper);
            painter.drawRoundedRect(word.adjusted(-edge, -edge, edge, edge), edge, edge);
            writeWeli(painter, word);
            turn(painter, size);
        }
    }

}

CardPainter::CardPainter(CardStyle style)
    : style_(std::move(style))
{
    if (!isOurs(style_.deck))
        file_ = std::make_unique<DeckFile>(style_.deck.place, style_.deck.source);
}

CardPainter::~CardPainter() = default;

double CardPainter::aspect() const
{
    return file_ ? file_->aspect().value_or(usualAspect) : usualAspect;
}

QString CardPainter::indexOf(Rank rank) const
{
    if (rank == Rank::Ten) return "10";
    if (rank == Rank::Ober) return style_.ober;
    if (rank == Rank::Under) return style_.under;
    return QString(QChar::fromLatin1(letter(rank)));
}

QByteArray CardPainter::signSvg(Suit suit) const
{
    // A deck of the system has our signs.
    const Deck akin = isOurs(style_.deck) ? style_.deck : ourDeck(style_.deck.kind);
    const bool recoloured = style_.fourColours && (suit == Suit::Bells || suit == Suit::Acorns);
    return textOf(QString("%1/%2%3.svg")
                      .arg(akin.place, QString(QChar::fromLatin1(letter(suit))),
                          recoloured ? QString("4") : QString()));
}

bool CardPainter::isWeli(std::optional<Card> card) const
{
    return style_.weli && card == sixOfBells;
}

std::vector<Layer> CardPainter::layers(std::optional<Card> card) const
{
    if (!card) {
        const char* const back = style_.secondBack ? "/back2.svg" : "/back.svg";
        return layersOf(textOf(style_.deck.place + back), {});
    }
    const QString place = style_.deck.place + '/' + QString::fromStdString(toText(*card)) + ".svg";
    QByteArray face = textOf(place);
    QByteArray sign = signSvg(card->suit());
    if (style_.fourColours) face = withSign(face, sign);
    sign = inside(sign, "svg").replace(" id=\"s\"", QByteArray()); // there is one in the face
    const QString rank = isWeli(card) ? QString("W") : indexOf(card->rank());
    return layersOf(face, indexSvg({ rank, sign, inkOf(card->suit(), style_), style_.largeIndex }));
}

bool CardPainter::draw(QPainter& painter, std::optional<Card> card, QSizeF size) const
{
    if (file_) {
        if (!file_->draw(painter, card, size)) return false;
        if (isWeli(card)) writeWeliBetweenRows(painter, size);
        return true;
    }
    for (const Layer& layer : layers(card)) {
        QSvgRenderer renderer;
        if (!renderer.load(layer.svg)) return false;
        if (layer.isTwice)
            renderTwice(painter, renderer, size);
        else
            renderer.render(&painter, QRectF({}, size));
    }
    if (isWeli(card) && !style_.deck.saysWeli) writeWeliInTheMiddle(painter, size);
    return true;
}

void CardPainter::drawPlainly(QPainter& painter, std::optional<Card> card, QSizeF size) const
{
    const double wide = size.width();
    const double corner = look::cardCorner(wide);
    painter.setPen(QPen(look::warm.softInk, wide * 0.01));
    painter.setBrush(card ? look::warm.paper : look::warm.seal);
    painter.drawRoundedRect(QRectF({}, size).adjusted(1, 1, -1, -1), corner, corner);
    if (!card) return;
    const QString index = indexOf(card->rank()) + '\n' + QChar::fromLatin1(letter(card->suit()));
    painter.setPen(look::warm.ink);
    painter.setFont(look::font(wide * 0.2, true));
    painter.drawText(QRectF(wide * 0.07, wide * 0.05, wide * 0.4, wide), Qt::AlignLeft, index);
    painter.setFont(look::font(wide * 0.4, true));
    painter.drawText(QRectF({}, size), Qt::AlignCenter, index);
}

void CardPainter::paint(QPainter& painter, std::optional<Card> card, QSizeF size) const
{
    if (draw(painter, card, size)) return;
    const QString name = card ? QString::fromStdString(toText(*card)) : QString("back");
    qWarning("Weli cannot read the card %s of %s and draws it plainly.", qUtf8Printable(name),
        qUtf8Printable(style_.deck.place));
    drawPlainly(painter, card, size);
}

QImage CardPainter::card(std::optional<Card> card, QSize pixels) const
{
    QImage image = emptyImage(pixels);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, card, pixels);
    return image;
}

QImage CardPainter::sign(Suit suit, int pixels) const
{
    QImage image = emptyImage({ pixels, pixels });
    QPainter painter(&image);
    QSvgRenderer(signSvg(suit)).render(&painter, QRectF(0, 0, pixels, pixels));
    return image;
}

}
