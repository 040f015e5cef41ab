#include "app/picture/pack_sheet.h"

#include "ui/draw/cards/card_painter.h"
#include "ui/draw/ground.h"
#include "ui/draw/look.h"

#include <QPainter>

#include <algorithm>

namespace weli {

namespace {

    constexpr int columns = rankCount + 1; // the backs have the last one
    constexpr double gap = 0.12; // between cards, in card widths
    constexpr double corner = 0.064;

    class Sheet {
    public:
        Sheet(const CardStyle& style, QSizeF size)
            : painter_(style)
            , wide_(std::min(size.width() / (columns + gap * (columns + 1)),
                  size.height() / ((painter_.aspect() + gap) * suitCount + gap)))
            , card_(wide_, wide_ * painter_.aspect())
            , origin_((size.width() - (columns * (1 + gap) - gap) * wide_) / 2,
                  (size.height() - suitCount * (card_.height() + gap * wide_) + gap * wide_) / 2)
        {
        }

        void draw(QPainter& painter, std::optional<Card> card, int column, int row) const
        {
            painter.save();
            painter.translate(origin_.x() + column * (1 + gap) * wide_,
                origin_.y() + row * (card_.height() + gap * wide_));
            look::shadow(painter, { {}, card_ }, wide_ * corner, wide_ * 0.08);
            painter_.paint(painter, card, card_);
            painter.restore();
        }

    private:
        CardPainter painter_;
        double wide_;
        QSizeF card_;
        QPointF origin_;
    };

}

QPixmap packSheet(const CardStyle& style, QSize size, double scale)
{
    QPixmap sheet = QPixmap::fromImage(groundImage((QSizeF(size) * scale).toSize(), scale));
    sheet.setDevicePixelRatio(scale);
    QPainter painter(&sheet);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Sheet faces(style, size);
    for (const Suit suit : suits)
        for (const Rank rank : ranks)
            faces.draw(painter, Card(suit, rank), static_cast<int>(rank), static_cast<int>(suit));
    CardStyle other = style;
    for (int back = 0; back < style.deck.backs; ++back) {
        other.secondBack = back > 0;
        Sheet(other, size).draw(painter, std::nullopt, rankCount, back + 1);
    }
    return sheet;
}

}
