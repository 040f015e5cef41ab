#include "ui/draw/cards/deck_file.h"

#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QtEndian>

#include <array>
#include <utility>
#include <vector>

namespace weli {

namespace {

    constexpr const char* back = "back";

    QString suitWord(Suit suit)
    {
        constexpr std::array words { "heart", "spade", "diamond", "club" }; // as Suit
        return words[static_cast<std::size_t>(suit)];
    }

    QString rankWord(Rank rank)
    {
        constexpr std::array words { "1", "king", "queen", "jack", "10", "9", "8", "7", "6" };
        return words[static_cast<std::size_t>(rank)];
    }

    QString elementOf(std::optional<Card> card, Deck::Source source)
    {
        if (!card) return back;
        const QString suit = suitWord(card->suit());
        const QString rank = rankWord(card->rank());
        return source == Deck::Source::Gnome ? suit + '_' + rank : rank + '_' + suit;
    }

    /// How large a file is once it is unpacked; gzip writes it at the end.
    qint64 unpackedSize(QFile& file)
    {
        constexpr std::array<char, 2> gzip { '\x1f', '\x8b' };
        if (file.peek(2) != QByteArray(gzip.data(), 2)) return file.size();
        if (!file.seek(file.size() - 4)) return file.size();
        const QByteArray end = file.read(4);
        return end.size() == 4 ? qFromLittleEndian<quint32>(end.constData()) : file.size();
    }

    bool isTooLarge(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly)
            && (file.size() > DeckFile::largest || unpackedSize(file) > DeckFile::largest);
    }

    // Cards are compared as small pictures.

    constexpr QSize small(50, 75);

    QImage smallPicture(const DeckFile& file, std::optional<Card> card)
    {
        QImage image(small, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        file.draw(painter, card, small);
        return image;
    }

    bool differ(QRgb a, QRgb b)
    {
        constexpr int clearly = 48;
        return std::abs(qRed(a) - qRed(b)) > clearly || std::abs(qGreen(a) - qGreen(b)) > clearly
            || std::abs(qBlue(a) - qBlue(b)) > clearly || std::abs(qAlpha(a) - qAlpha(b)) > clearly;
    }

    /// How many pixels are clearly others.
    int difference(const QImage& a, const QImage& b)
    {
        int count = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x)
                if (differ(a.pixel(x, y), b.pixel(x, y))) ++count;
        return count;
    }

    bool isTransparent(const QImage& image)
    {
        return qAlpha(image.pixel(image.rect().center())) == 0;
    }

    constexpr int leastDifference = 12; // of 3750 pixels

    /// Nothing is drawn but, at most, one colour all over the middle.
    bool isEmpty(const QImage& image)
    {
        const QRect middle = image.rect().adjusted(5, 5, -5, -5);
        QImage plain(middle.size(), image.format());
        plain.fill(image.pixelColor(middle.topLeft()));
        return difference(image.copy(middle), plain) < leastDifference;
    }

}

DeckFile::DeckFile(QString path, Deck::Source source)
    : path_(std::move(path))
    , source_(source)
{
}

DeckFile::~DeckFile() = default;

/// The mutex is held.
void DeckFile::read() const
{
    if (std::exchange(isRead_, true)) return;
    // A pipe or a device would never end.
    if (!QFileInfo(path_).isFile()) {
        wrong_ = DeckFlaw::Kind::Unreadable;
        return;
    }
    if (isTooLarge(path_)) {
        wrong_ = DeckFlaw::Kind::TooLarge;
        return;
    }
    svg_ = std::make_unique<QSvgRenderer>(path_);
    if (!svg_->isValid()) wrong_ = DeckFlaw::Kind::Unreadable;
}

std::optional<DeckFlaw::Kind> DeckFile::wrong() const
{
    const QMutexLocker lock(&mutex_);
    read();
    return wrong_;
}

bool DeckFile::has(std::optional<Card> card) const
{
    const QMutexLocker lock(&mutex_);
    read();
    return !wrong_ && svg_->elementExists(elementOf(card, source_));
}

std::optional<double> DeckFile::aspect() const
{
    const QMutexLocker lock(&mutex_);
    read();
    if (wrong_) return std::nullopt;
    const QSizeF size
        = svg_->boundsOnElement(elementOf(Card { Suit::Hearts, Rank::Ace }, source_)).size();
    if (size.isEmpty()) return std::nullopt;
    return size.height() / size.width();
}

bool DeckFile::draw(QPainter& painter, std::optional<Card> card, QSizeF size) const
{
    const QMutexLocker lock(&mutex_);
    read();
    const QString element = elementOf(card, source_);
    if (wrong_ || !svg_->elementExists(element)) return false;
    svg_->render(&painter, element, QRectF({}, size));
    return true;
}

std::optional<DeckFlaw> flawOf(const DeckFile& file, CardSet needed)
{
    if (const auto wrong = file.wrong()) return DeckFlaw { *wrong };
    std::vector<std::pair<std::optional<Card>, QImage>> all { { std::nullopt, {} } };
    for (const Card card : needed) all.push_back({ card, {} });
    for (const auto& [card, picture] : all)
        if (!file.has(card)) return DeckFlaw { DeckFlaw::Kind::Lacks, card };
    for (auto& [card, picture] : all) {
        picture = smallPicture(file, card);
        // A back may be of one colour.
        if (card ? isEmpty(picture) : isTransparent(picture))
            return DeckFlaw { DeckFlaw::Kind::Empty, card };
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = i + 1; j < all.size(); ++j)
            if (difference(all[i].second, all[j].second) < leastDifference)
                return DeckFlaw { DeckFlaw::Kind::Alike, all[i].first, all[j].first };
    return std::nullopt;
}

}
