#include "ui/places/door/game_tile.h"

#include "ui/draw/look.h"
#include "ui/places/door/scenery.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/slate/chalk_words.h"

#include <QEvent>
#include <QPainter>
#include <QRadialGradient>

#include <cmath>

namespace weli {

namespace {

    constexpr double liftBy = 7; // units
    constexpr double inShade = 0.78; // how strong one is that the lamp does not hang over
    constexpr QSizeF least(150, 118);
    constexpr double nameHeight = 52;
    constexpr double nameShare = 0.22; // of the height, at most
    constexpr double sceneShare = 0.72; // its height, of its width

}

GameTile::GameTile(const AnyGame& game, RenderQueue* renderQueue, QWidget* parent)
    : LaidButton(parent)
    , game_(game)
    , scene_(renderQueue, this)
    , name_(renderQueue, this)
    , nameInLight_(renderQueue, this)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void GameTile::setWaiting(const QString& words)
{
    waiting_ = words;
    update();
}

QSize GameTile::sizeHint() const { return (least * uiScale(*this).spaces).toSize(); }

/// Another language may have another name for it.
void GameTile::changeEvent(QEvent* event)
{
    LaidButton::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    name_.forget();
    nameInLight_.forget();
}

void GameTile::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF all = rect();
    const double scale = uiScale(*this).spaces;
    const double low = std::min(all.height() * nameShare, nameHeight * scale);
    const double high = std::min(all.height() - low, all.width() * sceneShare);
    const QRectF room(all.left(), all.top() + (all.height() - high - low) / 2, all.width(), high);
    if (isChecked() && !isPlain(palette())) paintLight(painter);
    painter.setOpacity(isChecked() ? 1 : std::lerp(inShade, 1, lifted()));
    paintScene(painter, room);
    paintName(painter, { all.left(), room.bottom(), all.width(), low });
    painter.setOpacity(1);
    if (!waiting_.isEmpty()) paintSlip(painter, room);
    const double around = 6 * scale;
    const QRectF focus = room.adjusted(around, -around, -around, low + around);
    if (showsFocus()) look::focusRing(painter, focus, 14 * scale, scale);
}

/// The lamp hangs over it.
void GameTile::paintLight(QPainter& painter) const
{
    QRadialGradient light({}, 1);
    light.setColorAt(0, QColor(255, 206, 128, 105));
    light.setColorAt(0.55, QColor(255, 206, 128, 44));
    light.setColorAt(1, QColor(255, 206, 128, 0));
    painter.save();
    painter.translate(QRectF(rect()).center());
    painter.scale(width() * 0.5, height() * 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawEllipse(QPointF(), 1, 1);
    painter.restore();
}

void GameTile::paintScene(QPainter& painter, const QRectF& room)
{
    const double ratio = devicePixelRatioF();
    const QPixmap& scene = scene_.in(room.size(), ratio,
        [game = game_, ratio](QSize pixels) { return sceneOf(game, pixels, ratio); });
    if (scene.isNull()) return;
    const double up = (isChecked() ? 1 : lifted()) * liftBy * uiScale(*this).spaces;
    painter.drawPixmap(room.translated(0, -up), scene, scene.rect());
}

void GameTile::paintName(QPainter& painter, const QRectF& room)
{
    const double ratio = devicePixelRatioF();
    const Chalk chalk = isChecked() ? Chalk::Yellow : Chalk::White;
    LatePicture& kept = isChecked() ? nameInLight_ : name_;
    const QPixmap& name = kept.in(room.size(), ratio,
        [words = ChalkWords { text(), chalk, isChecked() }, ratio](
            QSize pixels) { return chalkWords(words, pixels, ratio); });
    if (!name.isNull()) painter.drawPixmap(room, name, name.rect());
}

/// It lies over a corner of the cards.
void GameTile::paintSlip(QPainter& painter, const QRectF& room) const
{
    const double unit = uiScale(*this).letters;
    const QFont font = look::font(13 * unit, true);
    const double wide = QFontMetricsF(font).horizontalAdvance(waiting_) + 20 * unit;
    const QRectF slip(room.center().x() - wide / 2, room.bottom() - 32 * unit, wide, 26 * unit);
    painter.save();
    painter.translate(slip.center());
    painter.rotate(-3);
    painter.translate(-slip.center());
    look::shadow(painter, slip, 3 * unit, 5 * unit);
    look::plate(painter, slip, 3 * unit, look::warm.paper, look::warm.parchment,
        look::warm.paperEdge, unit);
    look::write(painter, slip, waiting_, font, look::warm.ink, Qt::AlignCenter);
    painter.restore();
}

}
