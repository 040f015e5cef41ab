#include "ui/places/widgets/scenery.h"

#include "ui/draw/cards/card_painter.h"
#include "ui/draw/ground.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/slate/chalk.h"
#include "ui/slate/glyphs.h"
#include "ui/slate/hand.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace weli {

namespace {

    void drawShadow(QPainter& painter, QSizeF card)
    {
        painter.setPen(Qt::NoPen);
        for (int soft = 4; soft > 0; --soft) {
            const double grow = card.width() * 0.015 * soft;
            painter.setBrush(QColor(0, 0, 0, 22));
            painter.drawRoundedRect(QRectF({}, card)
                                        .translated(card.width() * 0.02, card.width() * 0.045)
                                        .adjusted(-grow, -grow, grow, grow),
                card.width() * 0.08, card.width() * 0.08);
        }
    }

    void drawCard(
        QPainter& painter, std::optional<Card> card, QPointF middle, double width, double angle)
    {
        const QSizeF size(width, width * CardPainter::usualAspect);
        painter.save();
        painter.translate(middle);
        painter.rotate(angle);
        painter.translate(-size.width() / 2, -size.height() / 2);
        drawShadow(painter, size);
        CardPainter({}).paint(painter, card, size);
        painter.restore();
    }

    /// A hand of five, held open as players do.
    void drawFan(QPainter& painter, QPointF middle, double width)
    {
        constexpr std::array<std::string_view, 5> codes { "LU", "HO", "B6", "AK", "HA" };
        for (std::size_t i = 0; i < codes.size(); ++i) {
            const double angle = (static_cast<double>(i) - 2) * 13;
            QTransform turn;
            turn.rotate(angle);
            drawCard(painter, cardFromText(codes[i]),
                middle + QPointF(0, width * 2.3) + turn.map(QPointF(0, -width * 2.3)), width,
                angle);
        }
    }

    /// The cards of a pack are all alike, so one is drawn and laid down again and again.
    void drawPack(QPainter& painter, QPointF middle, double width, double pixel)
    {
        const double side = std::ceil(width * 2.4);
        QImage one((QSizeF(side, side) * pixel).toSize(), QImage::Format_ARGB32_Premultiplied);
        one.setDevicePixelRatio(pixel);
        one.fill(Qt::transparent);
        QPainter single(&one);
        single.setRenderHint(QPainter::Antialiasing);
        drawCard(single, std::nullopt, { side / 2, side / 2 }, width, -17);
        single.end();
        for (int card = 0; card < 6; ++card) {
            const QPointF at = middle - QPointF(0.4, 1) * (card * width * 0.012);
            // Between two pixels it would be blurred.
            const QPoint corner = ((at - QPointF(side, side) / 2) * pixel).toPoint();
            painter.drawImage(QPointF(corner) / pixel, one);
        }
    }

    /// The slate with the name of the house in chalk.
    void drawSign(QPainter& painter, QRectF board, double pixel)
    {
        painter.save();
        painter.translate(board.center());
        painter.rotate(-3);
        painter.translate(-board.width() / 2, -board.height() / 2);
        drawShadow(painter, board.size());
        const double frame = board.height() * 0.085;
        QImage slate = emptyBoard((board.size() * pixel).toSize(), frame * pixel);
        slate.setDevicePixelRatio(pixel);
        painter.drawImage(QPointF(), slate);
        const double height = board.height() * 0.5;
        const double width = widthOf(glyphsOf("WELI")) * height;
        Hand hand(3);
        hand.write({ Mark::Initial, 0, 0, "WELI" },
            { (board.width() - width) / 2 + height * 0.04, board.height() * 0.25 }, height,
            { Chalk::White, height * 0.115, 1 });
        for (const Stroke& stroke : std::move(hand).strokes()) drawChalk(painter, stroke, 1, pixel);
        painter.restore();
    }

    QImage drawn(QSize pixels, double pixel)
    {
        const QSizeF all = QSizeF(pixels) / pixel;
        QImage picture = groundImage(pixels, uiScale(all.toSize()) * pixel);
        picture.setDevicePixelRatio(pixel);
        QPainter painter(&picture);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        const double card = std::min(all.height() * 0.36, all.width() * 0.14);
        const QPointF fan(all.width() * 0.66, all.height() * 0.56);
        drawFan(painter, fan, card);
        drawPack(painter, fan + QPointF(-card * 2.15, card * 0.35), card * 0.82, pixel);
        const double sign = std::min(all.height() * 0.52, all.width() * 0.15);
        drawSign(painter,
            QRectF(all.width() * 0.2 - sign, all.height() * 0.47 - sign / 2, sign * 1.9, sign),
            pixel);
        return picture;
    }

}

Scenery::Scenery(QWidget* parent)
    : BackgroundWidget(drawn, parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

}
