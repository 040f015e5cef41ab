#include "ui/places/setup/small_table.h"

#include "ui/draw/cards/card_painter.h"
#include "ui/draw/ground.h"
#include "ui/draw/look.h"
#include "ui/places/widgets/ui_scale.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <array>

namespace weli {

namespace {

    constexpr int gap = 10; // pixels between two chairs
    constexpr int beside = 90; // of the window that it does not have, at the most
    constexpr int abreast = 3; // so many chairs have room round the table

    struct Side { // of the table; -1, 0 or 1 from left to right and from above to below
        int x;
        int y;
    };

    constexpr Side below { 0, 1 };
    constexpr Side belowLeft { -1, 1 };
    constexpr Side left { -1, 0 };
    constexpr Side aboveLeft { -1, -1 };
    constexpr Side above { 0, -1 };
    constexpr Side aboveRight { 1, -1 };
    constexpr Side right { 1, 0 };
    constexpr Side belowRight { 1, 1 };

    /// Where they sit, as the turn goes.
    std::vector<Side> sidesFor(std::size_t chairs)
    {
        switch (chairs) {
        case 2: return { below, above };
        case 3: return { below, aboveLeft, aboveRight };
        case 4: return { below, left, above, right };
        case 5: return { below, left, aboveLeft, aboveRight, right };
        case 6: return { below, left, aboveLeft, above, aboveRight, right };
        case 7: return { below, belowLeft, left, aboveLeft, aboveRight, right, belowRight };
        default: return { below, belowLeft, left, aboveLeft, above, aboveRight, right, belowRight };
        }
    }

    QPoint placeAt(Side side, QSize thing, const QRect& room)
    {
        const auto along = [](int place, int free) { return (place + 1) * free / 2; };
        return room.topLeft()
            + QPoint(along(side.x, room.width() - thing.width()),
                along(side.y, room.height() - thing.height()));
    }

    /// On paper, which is light: wide and pale, so that it has no edge of its own; `room` is below.
    void drawShadow(QPainter& painter, const QRectF& top, double corner, double room)
    {
        constexpr int layers = 24;
        constexpr double low = 0.45;
        const double wide = std::min(corner * 0.2, room / (1 + low));
        painter.save();
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 4)); // so pale, any other would turn red
        for (int layer = layers; layer > 0; --layer) {
            const double out = wide * layer / layers;
            const QRectF box = top.adjusted(-out, -out, out, out).translated(0, wide * low);
            painter.drawRoundedRect(box, corner + out, corner + out);
        }
        painter.restore();
    }

    /// Three backs, held towards the one who sits there.
    void drawHand(
        QPainter& painter, const CardPainter& cards, Side side, QPointF middle, double width)
    {
        const double height = width * CardPainter::usualAspect;
        const double turn = side.y == 0 ? -90 * side.x
            : side.y > 0                ? -38 * side.x
                                        : 180 + 38 * side.x;
        for (int card = -1; card <= 1; ++card) {
            painter.save();
            painter.translate(middle);
            painter.rotate(turn + card * 17);
            painter.translate(0, -height * 0.3);
            const QRectF box(-width / 2, -height / 2, width, height);
            look::shadow(painter, box, width * 0.08, width * 0.06);
            painter.translate(box.topLeft());
            cards.paint(painter, std::nullopt, box.size());
            painter.restore();
        }
    }

}

SmallTable::SmallTable(QWidget* parent)
    : QWidget(parent)
{
}

void SmallTable::setCards(const CardStyle& style)
{
    style_ = isOurs(style.deck) ? style : CardStyle { .deck = ourDeck(style.deck.kind) };
    picture_ = {};
    update();
}

void SmallTable::setMiddle(QWidget* middle)
{
    middle_ = middle;
    arrange();
}

void SmallTable::seat(const std::vector<QWidget*>& chairs)
{
    chairs_ = chairs;
    updateGeometry();
    arrange();
}

QSize SmallTable::chairSize() const
{
    QSize chair;
    for (const QWidget* each : chairs_) chair = chair.expandedTo(each->minimumSizeHint());
    return chair;
}

/// Of chairs beside each other; fewer than round the table where the window is too narrow for that.
int SmallTable::columns() const
{
    const int wide = chairSize().width() + gap;
    return std::clamp((window()->width() - beside + gap) / std::max(1, wide), 1, abreast);
}

QSize SmallTable::minimumSizeHint() const
{
    const QSize chair = chairSize();
    const int across = columns();
    const int places = static_cast<int>(chairs_.size()) + 1; // the middle, too
    const int rows = across == abreast ? abreast : (places + across - 1) / across;
    return { across * (chair.width() + gap) - gap, rows * (chair.height() + gap) - gap };
}

SmallTable::Plan SmallTable::plan() const
{
    const double scale = uiScale(*this).letters;
    QSize chair(std::min((width() - 2 * gap) / 3, static_cast<int>(200 * scale)), 0);
    for (const QWidget* each : chairs_)
        chair.setHeight(std::max(chair.height(), each->sizeHint().height()));
    const int high = std::min(height(), width() * 85 / 100);
    const QRect all(0, (height() - high) / 2, width(), high);
    const double aside = chair.width() * 0.45;
    const double across = chair.height() * 0.5;
    return { chair, all, QRectF(all).adjusted(aside, across, -aside, -across) };
}

void SmallTable::arrange()
{
    picture_ = {};
    if (const int across = columns(); across < abreast) return arrangeInRows(across);
    const Plan plan = this->plan();
    const std::vector<Side> sides = sidesFor(chairs_.size());
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        const QSize size(plan.chair.width(), chairs_[i]->sizeHint().height());
        chairs_[i]->setGeometry({ placeAt(sides[i], size, plan.all), size });
    }
    if (middle_ != nullptr) {
        const QSize size = middle_->sizeHint();
        middle_->setGeometry({ placeAt({ 0, 0 }, size, plan.all), size });
    }
    update();
}

/// The middle before all.
void SmallTable::arrangeInRows(int columns)
{
    std::vector<QWidget*> all = chairs_;
    if (middle_ != nullptr) all.insert(all.begin(), middle_);
    const int wide = (width() + gap) / columns - gap;
    const int high = chairSize().height();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int place = static_cast<int>(i);
        all[i]->setGeometry(place % columns * (wide + gap), place / columns * (high + gap), wide,
            std::min(high, all[i]->sizeHint().height()));
    }
    update();
}

bool SmallTable::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange(); // the words or letters of a chair changed
    return QWidget::event(event);
}

void SmallTable::resizeEvent(QResizeEvent* /*event*/) { arrange(); }

QPixmap SmallTable::drawn() const
{
    const double pixel = devicePixelRatioF();
    QPixmap picture((QSizeF(size()) * pixel).toSize());
    picture.setDevicePixelRatio(pixel);
    picture.fill(Qt::transparent);
    if (columns() < abreast) return picture;
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Plan plan = this->plan();
    const double corner = std::min(plan.top.width(), plan.top.height()) * 0.3;
    const double rim = corner * 0.09;
    drawShadow(painter, plan.top, corner, height() - plan.top.bottom());
    look::plate(painter, plan.top, corner, look::warm.walnut.lighter(125), look::warm.walnutLow,
        look::warm.walnutLow, 1);
    const QRectF top = plan.top.adjusted(rim, rim, -rim, -rim);
    QBrush wood(
        groundImage((top.size() * pixel).toSize(), uiScale(window()->size()) * 0.6 * pixel));
    wood.setTransform(QTransform::fromTranslate(top.x(), top.y()).scale(1 / pixel, 1 / pixel));
    painter.setPen(Qt::NoPen);
    // The lamp is nearer than over the wood around.
    for (const QBrush& each : { wood, QBrush(QColor(255, 206, 132, 34)) }) {
        painter.setBrush(each);
        painter.drawRoundedRect(top, corner - rim, corner - rim);
    }
    if (const double width = cardWidth(plan); width > 0) drawHands(painter, plan, width);
    return picture;
}

/// Of the hands: alike, and each has room between its chair and the plate in the middle. 0: they
/// have not, and none is seen.
double SmallTable::cardWidth(const Plan& plan) const
{
    const double usual = std::min(plan.top.width(), plan.top.height()) * 0.07;
    const QSizeF middle = middle_ == nullptr ? QSizeF(0, 0) : QSizeF(middle_->size());
    const double aside = (plan.all.width() - middle.width()) / 2 - plan.chair.width();
    const double across = (plan.top.height() - plan.chair.height() - middle.height()) / 2;
    double width = usual;
    for (const Side side : sidesFor(chairs_.size())) {
        if (side.y == 0) width = std::min(width, aside / (1.6 * CardPainter::usualAspect));
        if (side.x == 0) width = std::min(width, across / (1.5 + CardPainter::usualAspect * 0.8));
    }
    constexpr double legible = 14; // pixels
    return width < std::max(0.6 * usual, legible) ? 0 : width;
}

void SmallTable::drawHands(QPainter& painter, const Plan& plan, double width) const
{
    const CardPainter cards(style_);
    const double across = plan.top.height() / 2 - plan.chair.height() * 0.5 - width * 1.3;
    const double aside = plan.top.width() / 2 - plan.chair.width() * 0.55 - width * 0.75;
    const double edge = plan.all.width() / 2.0 - plan.chair.width();
    const double room = edge - (middle_ == nullptr ? 0 : middle_->width() / 2.0);
    const double between = edge - room / 2 + 0.3 * width * CardPainter::usualAspect;
    for (const Side side : sidesFor(chairs_.size())) {
        const QPointF place(side.x * (side.y == 0 ? between : aside), side.y * across);
        drawHand(painter, cards, side, plan.top.center() + place, width);
    }
}

void SmallTable::paintEvent(QPaintEvent* /*event*/)
{
    if (picture_.isNull()) picture_ = drawn();
    QPainter(this).drawPixmap(0, 0, picture_);
}

}
