#include "ui/places/door/scenery.h"

#include "ui/draw/bowl.h"
#include "ui/draw/cards/card_painter.h"
#include "ui/draw/look.h"
#include "ui/slate/chalk.h"
#include "ui/slate/chalk_words.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace weli {

namespace {

    /// A card of a scene; all in widths of a card, from its middle.
    struct Laid {
        std::string_view card;
        QPointF middle;
        double angle = 0;
    };

    struct Scene {
        std::span<const Laid> cards;
        std::optional<QRectF> bowl {};
    };

    const std::array hand { Laid { "HO", { -0.62, 0.08 }, -16 }, Laid { "B6", { 0, -0.06 }, 0 },
        Laid { "HA", { 0.62, 0.08 }, 16 } };
    const std::array bid { Laid { "LK", { -0.92, 0.02 }, -12 },
        Laid { "HO", { -0.26, -0.02 }, -1 } };
    const std::array between { Laid { "AA", { -0.8, 0.07 }, -11 }, Laid { "HU", { 0.8, 0.07 }, 11 },
        Laid { "B9", { 0, -0.08 }, 0 } };

    /// In the order of the games.
    const std::array<Scene, games.size()> scenes { { { hand },
        { bid, QRectF(0.2, -0.3, 1.36, 0.94) }, { between } } };

    CardStyle styleOf(const AnyGame& game)
    {
        CardStyle style;
        style.deck = ourDeck(defaultPack(game));
        style.weli = game == games.front(); // M-2
        return style;
    }

    void lay(QPainter& painter, const CardPainter& cards, const Laid& laid, double width)
    {
        const QSizeF size(width, width * CardPainter::usualAspect);
        const QRectF box({ -size.width() / 2, -size.height() / 2 }, size);
        painter.save();
        painter.translate(laid.middle * width);
        painter.rotate(laid.angle);
        look::shadow(painter, box, look::cardCorner(width), look::cardDepth(width));
        painter.translate(box.topLeft());
        cards.paint(painter, cardFromText(laid.card), size);
        painter.restore();
    }

    QImage nothing(QSize pixels, double pixelRatio)
    {
        QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(pixelRatio);
        image.fill(Qt::transparent);
        return image;
    }

    void drawSign(QPainter& painter, QRectF board, double pixelRatio)
    {
        painter.save();
        painter.translate(board.center());
        painter.rotate(-2);
        painter.translate(-board.width() / 2, -board.height() / 2);
        const double frame = board.height() * 0.085;
        look::shadow(painter, QRectF({}, board.size()), frame / 2, board.height() * 0.12);
        QImage slate = emptyBoard((board.size() * pixelRatio).toSize(), frame * pixelRatio);
        slate.setDevicePixelRatio(pixelRatio);
        painter.drawImage(QPointF(), slate);
        writeInChalk(painter, "WELI",
            { 0, board.height() * 0.25, board.width(), board.height() * 0.5 }, Chalk::White,
            pixelRatio);
        painter.restore();
    }

}

QImage signImage(QSize pixels, double pixelRatio)
{
    QImage image = nothing(pixels, pixelRatio);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QSizeF room = QSizeF(pixels) / pixelRatio;
    const double high = room.height() * 0.8;
    const double wide = high * 2.05;
    drawSign(
        painter, { (room.width() - wide) / 2, (room.height() - high) / 2, wide, high }, pixelRatio);
    return image;
}

QImage sceneOf(const AnyGame& game, QSize pixels, double pixelRatio)
{
    QImage image = nothing(pixels, pixelRatio);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QSizeF room = QSizeF(pixels) / pixelRatio;
    const double card = std::min(room.width() / 3.3, room.height() / 2.05);
    painter.translate(room.width() / 2, room.height() / 2);
    const CardPainter cards(styleOf(game));
    const Scene& scene = scenes[game.index()];
    for (const Laid& laid : scene.cards) lay(painter, cards, laid, card);
    if (!scene.bowl) return image;
    constexpr int coins = 13;
    const double unit = card / 90;
    const QRectF place(scene.bowl->topLeft() * card, scene.bowl->size() * card);
    drawBowl(painter, bowlIn(place, unit), coins, cherry(), unit);
    return image;
}

}
