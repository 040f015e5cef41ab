#include "ui/table/card_painter.h"

#include "core/bieten/rules.h"
#include "ui/table/card_index.h"
#include "ui/table/deck_file.h"
#include "ui/table/look.h"

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

    /// What stands between the first tag of this name and the last one that closes it.
    QByteArray inside(const QByteArray& svg, const QByteArray& tag)
    {
        const auto open = svg.indexOf('<' + tag);
        const auto begin = open < 0 ? -1 : svg.indexOf('>', open);
        const auto end = svg.lastIndexOf("</" + tag + '>');
        return begin < 0 || end < begin ? QByteArray() : svg.mid(begin + 1, end - begin - 1);
    }

    /// Where the group ends that begins here.
    qsizetype endOfGroup(const QByteArray& svg, qsizetype begin)
    {
        int depth = 0;
        for (qsizetype at = begin; at >= 0 && at < svg.size(); ++at) {
            at = svg.indexOf('<', at);
            if (at < 0) break;
            const QByteArray tag = svg.mid(at, 3);
            if (tag == "<g " || tag == "<g>") ++depth;
            if (tag == "</g" && --depth == 0) return svg.indexOf('>', at) + 1;
        }
        return svg.size();
    }

    /// The group of this name.
    QByteArray group(const QByteArray& svg, const QByteArray& id)
    {
        const auto begin = svg.indexOf("<g id=\"" + id + '"');
        return begin < 0 ? QByteArray() : svg.mid(begin, endOfGroup(svg, begin) - begin);
    }

    /// A face of French suits draws its sign wherever it wants one by the name "s".
    QByteArray withSign(QByteArray face, const QByteArray& sign)
    {
        const QByteArray old = group(face, "s");
        return old.isEmpty() ? face : face.replace(old, group(sign, "s"));
    }

    /// An index that the face brings itself is not drawn.
    QByteArray withoutIndex(QByteArray face)
    {
        const QByteArray index = group(face, "i");
        if (index.isEmpty()) return face;
        face.replace(index, QByteArray());
        const auto use = face.indexOf("<use xlink:href=\"#i\"");
        return use < 0 ? face : face.remove(use, face.indexOf('>', use) + 1 - use);
    }

    QByteArray withIndex(QByteArray face, const CardIndex& index)
    {
        face = withoutIndex(face);
        const auto end = face.lastIndexOf("</svg>");
        return end < 0 ? face : face.insert(end, indexSvg(index));
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

    /// The name of the Weli on a card that does not say it.
    void writeWeli(QPainter& painter, const QRectF& band)
    {
        const double edge = band.height() / 3;
        painter.setPen(Qt::NoPen);
        painter.setBrush(look::paper);
        painter.drawRoundedRect(band.adjusted(-edge, -edge, edge, edge), edge, edge);
        QSvgRenderer(wordSvg("WELI", "#2a190f")).render(&painter, band);
    }

    /// On both halves of a six, between its rows.
    void writeWeliTwice(QPainter& painter, QSizeF size)
    {
        const double wide = size.width() * 0.3;
        const QRectF band((size.width() - wide) / 2, size.height() * 0.33, wide, wide * 0.3);
        writeWeli(painter, band);
        painter.translate(size.width(), size.height());
        painter.rotate(180);
        writeWeli(painter, band);
    }

    /// Our faces leave the middle free for it.
    void writeWeliOnce(QPainter& painter, QSizeF size)
    {
        const double wide = size.width() * 0.44;
        const QSizeF word(wide, wide * 0.3);
        writeWeli(painter,
            { { (size.width() - word.width()) / 2, (size.height() - word.height()) / 2 }, word });
    }

}

CardPainter::CardPainter(CardStyle style)
    : style_(std::move(style))
{
    if (style_.deck.source != Deck::Source::Ours)
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
    // A deck of the system has our signs, of its kind.
    const auto isAkin = [this](const Deck& deck) { return deck.kind == style_.deck.kind; };
    const auto ours = ourDecks();
    const auto akin = std::find_if(ours.begin(), ours.end(), isAkin);
    const bool recoloured = style_.fourColours && (suit == Suit::Bells || suit == Suit::Acorns);
    return textOf(QString("%1/%2%3.svg")
                      .arg(akin->place, QString(QChar::fromLatin1(letter(suit))),
                          recoloured ? QString("4") : QString()));
}

QByteArray CardPainter::faceSvg(Card card) const
{
    const QString place = style_.deck.place + '/' + QString::fromStdString(toText(card)) + ".svg";
    QByteArray face = textOf(place);
    QByteArray sign = signSvg(card.suit());
    if (style_.fourColours) face = withSign(face, sign);
    sign = inside(sign, "svg").replace(" id=\"s\"", QByteArray()); // there is one in the face
    const bool isWeli = card == bieten::weliCard;
    return withIndex(face,
        { isWeli ? QString("W") : indexOf(card.rank()), sign, inkOf(card.suit(), style_),
            style_.largeIndex });
}

bool CardPainter::draw(QPainter& painter, std::optional<Card> card, QSizeF size) const
{
    if (file_) {
        if (!file_->draw(painter, card, size)) return false;
        if (card == bieten::weliCard) writeWeliTwice(painter, size);
        return true;
    }
    const QString second = style_.deck.place + "/back2.svg";
    const bool hasSecond = style_.secondBack && QFile::exists(second);
    const QByteArray svg
        = card ? faceSvg(*card) : textOf(hasSecond ? second : style_.deck.place + "/back.svg");
    QSvgRenderer renderer;
    if (!renderer.load(svg)) return false;
    renderer.render(&painter, QRectF({}, size));
    if (card == bieten::weliCard && !style_.deck.saysWeli) writeWeliOnce(painter, size);
    return true;
}

void CardPainter::drawPlainly(QPainter& painter, std::optional<Card> card, QSizeF size) const
{
    const double wide = size.width();
    const double corner = wide * 0.064;
    painter.setPen(QPen(look::softInk, wide * 0.01));
    painter.setBrush(card ? look::paper : look::seal);
    painter.drawRoundedRect(QRectF({}, size).adjusted(1, 1, -1, -1), corner, corner);
    if (!card) return;
    const QString index = indexOf(card->rank()) + '\n' + QChar::fromLatin1(letter(card->suit()));
    painter.setPen(look::ink);
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
