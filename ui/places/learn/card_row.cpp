#include "ui/places/learn/card_row.h"

#include "ui/words/card_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace weli {

namespace {

    constexpr int gap = 4;
    constexpr double usual = 44; // pixels, the width of a card

}

CardRow::CardRow(QWidget* parent)
    : QWidget(parent)
    , faces_(&renderQueue_)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&faces_, &CardFaces::sharper, this, [this] { update(); });
}

void CardRow::setStyle(const CardStyle& style)
{
    if (style == faces_.painter().style()) return;
    faces_.setPainter(std::make_shared<const CardPainter>(style));
    updateGeometry();
    update();
}

void CardRow::show(const std::vector<Card>& cards, CardWords words)
{
    cards_ = cards;
    QStringList names;
    for (const Card card : cards) names << words::nameOf(card, words);
    setAccessibleName(names.join(", "));
    setVisible(!cards.empty());
    updateGeometry();
    update();
}

void CardRow::setLetters(double size)
{
    letters_ = size;
    updateGeometry();
}

void CardRow::finish()
{
    renderQueue_.finish();
    grab(); // asks for all that is seen
    renderQueue_.finish();
}

/// As high as our cards are, whatever the pack: a widget that waits for a file would jump.
QSize CardRow::cardSize(int width) const
{
    const double wide = std::min(usual * letters_, static_cast<double>(width));
    return QSizeF(wide, std::floor(wide * CardPainter::usualAspect)).toSize();
}

int CardRow::inRow(int width) const
{
    return std::max(1, (width + gap) / (cardSize(width).width() + gap));
}

QSize CardRow::sizeHint() const { return { 200, heightForWidth(200) }; }

int CardRow::heightForWidth(int width) const
{
    const int rows = (static_cast<int>(cards_.size()) + inRow(width) - 1) / inRow(width);
    return std::max(0, rows * (cardSize(width).height() + gap) - gap);
}

void CardRow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QSize card = cardSize(width());
    faces_.setSizes(card, card, card, devicePixelRatioF());
    const int columns = inRow(width());
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const int place = static_cast<int>(i);
        const QPoint at(
            place % columns * (card.width() + gap), place / columns * (card.height() + gap));
        const QPixmap face = faces_.face(cards_[i], CardSize::Hand);
        if (!face.isNull()) painter.drawPixmap(QRect(at, card), face, face.rect());
    }
}

}
