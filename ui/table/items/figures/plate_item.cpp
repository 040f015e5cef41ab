#include "ui/table/items/figures/plate_item.h"

#include "ui/draw/cards/card_faces.h"
#include "ui/draw/look.h"
#include "ui/table/items/button_item.h"
#include "ui/words/words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <utility>

namespace weli {

namespace {

    // In units.
    constexpr double headHeight = 23;
    constexpr double edge = 6;

    /// A little card of two shades, for the figures that are no suit.
    void paintLittleCard(
        QPainter& painter, const QRectF& card, const QColor& shade, const look::Colours& colours)
    {
        painter.setPen(QPen(colours.ink, card.width() * 0.09));
        painter.setBrush(shade);
        painter.drawRoundedRect(card, card.width() * 0.16, card.width() * 0.16);
    }

    /// Two cards alike, side by side.
    void paintEqual(QPainter& painter, const QRectF& box, const look::Colours& colours)
    {
        const double wide = box.width() * 0.42;
        for (const double left : { box.left(), box.right() - wide }) {
            const QRectF card(left, box.top() + box.height() * 0.14, wide, box.height() * 0.72);
            paintLittleCard(painter, card, colours.paper, colours);
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours.seal);
            painter.drawEllipse(card.center(), wide * 0.24, wide * 0.24);
        }
    }

    /// Three cards that climb.
    void paintRun(QPainter& painter, const QRectF& box, const look::Colours& colours)
    {
        const double wide = box.width() * 0.36;
        const double high = box.height() * 0.60;
        for (int i = 0; i < 3; ++i) {
            const double left = box.left() + i * (box.width() - wide) / 2;
            const double top = box.bottom() - high - i * (box.height() - high) / 2;
            paintLittleCard(painter, { left, top, wide, high }, colours.paper, colours);
        }
    }

    /// The last of three: two lie below it, face down.
    void paintLast(QPainter& painter, const QRectF& box, const look::Colours& colours)
    {
        const QRectF card(box.left() + box.width() * 0.24, box.top() + box.height() * 0.08,
            box.width() * 0.52, box.height() * 0.84);
        for (const int turn : { -24, 24, 0 }) {
            painter.save();
            painter.translate(box.center().x(), box.bottom());
            painter.rotate(turn);
            painter.translate(-box.center().x(), -box.bottom());
            paintLittleCard(painter, card, turn == 0 ? colours.paper : colours.seal, colours);
            painter.restore();
        }
    }

}

PlateItem::PlateItem(int index, CardFaces* faces, QGraphicsItem* parent)
    : Pressable(parent)
    , index_(index)
    , faces_(faces)
{
    setFlag(ItemIsFocusable);
    setCacheMode(NoCache);
    connect(faces, &CardFaces::changed, this, [this] { update(); });
}

void PlateItem::setPicture(const PlatePicture& picture)
{
    if (picture == picture_) return;
    picture_ = picture;
    const QString name = (QStringList { picture.title } + picture.story).join(", ");
    const Choice& bid = picture.bid;
    setTopic(picture.topic);
    setAbout(picture.about);
    setSpoken({ name, isLit() ? words::withoutMnemonic(bid.label) : words::withClause(bid.why),
        isLit() });
    update();
}

void PlateItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    paintGround(*painter);

    const double head = headHeight * unit();
    const double offer = 19 * unit();
    const QRectF room = inside().adjusted(edge * unit(), 3 * unit(), -edge * unit(), -3 * unit());
    QRectF top(room.left(), room.top(), room.width(), head);
    // A plate of which there is nothing to tell has its name in the middle.
    if (picture_.story.isEmpty() && !isLit()) top.moveTop(room.center().y() - head / 2);
    paintHead(*painter, top);

    QRectF below(room.left(), top.bottom(), room.width(), room.bottom() - top.bottom());
    if (isLit()) {
        const double high = picture_.story.isEmpty() ? below.height() : offer;
        paintOffer(*painter, { below.left(), below.bottom() - high, below.width(), high });
        below.setBottom(below.bottom() - high - unit());
    }
    paintStory(*painter, below);
    if (isRinged()) look::focusRing(*painter, inside(), 6 * unit(), unit());
}

/// Sign, name, and what the figure is worth or else its digit.
void PlateItem::paintHead(QPainter& painter, const QRectF& box) const
{
    const QRectF sign(box.left(), box.top(), box.height(), box.height());
    const QRectF corner(box.right() - box.height(), box.top(), box.height(), box.height());
    if (showsStake()) paintStake(painter, corner);
    const double right = showsStake() ? corner.left() - 2 * unit() : box.right();
    QRectF title(sign.right() + 5 * unit(), box.top(), 0, box.height());
    title.setRight(right);
    if (look::fits(picture_.title, title.size(), titleFont_))
        paintSign(painter, sign);
    else // the name says it, too
        title.setLeft(box.left());
    look::write(painter, title, picture_.title, titleFont_, colours().ink,
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap);
}

QFont PlateItem::ownTitleFont() const
{
    const double head = headHeight * unit();
    const double all = inside().width() - 2 * edge * unit();
    const double stake = showsStake() ? head + 2 * unit() : 0;
    const auto fontIn = [this, head](double wide) {
        return look::fitted(picture_.title, { wide, head }, 16 * unit(), 12 * unit(), true);
    };
    const double besideSign = all - stake - head - 5 * unit();
    const QFont font = fontIn(besideSign);
    return look::fits(picture_.title, { besideSign, head }, font) ? font : fontIn(all - stake);
}

void PlateItem::setTitleFont(const QFont& font)
{
    if (font == std::exchange(titleFont_, font)) return;
    update();
}

bool PlateItem::showsStake() const
{
    return picture_.stake > 1 || picture_.state != PlateState::Free;
}

/// What has become of it: a row for each that has spoken, the last two of them, in letters of one
/// size; one alone may take two lines.
void PlateItem::paintStory(QPainter& painter, const QRectF& box) const
{
    const QStringList told = picture_.story.mid(std::max<qsizetype>(0, picture_.story.size() - 2));
    const auto count = static_cast<double>(told.size());
    if (count == 0) return;
    const int flags = count > 1 ? 0 : Qt::TextWordWrap;
    const double high = std::min(box.height() / count, (count > 1 ? 16 : 34) * unit());
    const double lead = count > 1 ? 0.12 * high : 0; // rows stand closer than lines of a text
    QRectF row(
        box.left(), box.center().y() - high * count / 2 - lead, box.width(), high + 2 * lead);
    double size = 13 * unit();
    const auto fontOf = [&](const QString& part) {
        return look::fitted(part, row.size(), size, std::min(size, 11 * unit()), false, flags);
    };
    for (const QString& part : told) size = std::min<double>(size, fontOf(part).pixelSize());
    for (const QString& part : told) {
        look::write(painter, row, part, fontOf(part), colours().ink, flags | Qt::AlignCenter);
        row.translate(0, high);
    }
}

/// The key that bids it, as it lies on a keyboard: a cap whose lower side is seen.
void PlateItem::paintKey(QPainter& painter, const QRectF& key) const
{
    const double corner = 3 * unit();
    painter.setBrush(colours().paperEdge);
    painter.setPen(QPen(colours().softInk, 0.8 * unit()));
    painter.drawRoundedRect(key, corner, corner);
    const QRectF cap = key.adjusted(0, 0, 0, -2.5 * unit());
    painter.setBrush(colours().paper);
    painter.drawRoundedRect(cap, corner, corner);
    look::write(painter, cap, QString::number(index_ + 1), look::font(11 * unit()),
        colours().softInk, Qt::AlignCenter);
}

/// What a click says; its key lies in the corner, apart from what is said and what it is worth.
void PlateItem::paintOffer(QPainter& painter, const QRectF& box) const
{
    const QString label = words::withoutMnemonic(picture_.bid.label);
    const QFont font = look::fitted(label, box.size() * 0.86, 14 * unit(), 12 * unit(), true, 0);
    const double wide = QFontMetricsF(font).horizontalAdvance(label) + 22 * unit();
    QRectF pill(0, 0, std::min(wide, box.width()), std::min(box.height(), 22 * unit()));
    pill.moveCenter(box.center());
    look::plate(painter, pill, pill.height() / 2, colours().amber.lighter(112), colours().amberLow,
        colours().amberEdge, unit());
    look::write(painter, pill, label, font, colours().ink, Qt::AlignCenter);
    const QSizeF key(15 * unit(), 17 * unit());
    if (box.left() + key.width() + 4 * unit() < pill.left())
        paintKey(painter, { QPointF(box.left() - 2 * unit(), box.bottom() - key.height()), key });
}

void PlateItem::paintGround(QPainter& painter) const
{
    const double radius = 6 * unit();
    if (isLit()) {
        look::shadow(painter, inside(), radius, (isHovered() ? 6 : 4) * unit());
        look::plate(painter, inside(), radius, colours().paper, colours().parchment,
            colours().amberLow, unit());
        look::glow(painter, inside(), radius, unit(), colours().amber);
        return;
    }
    // What nobody can bid now lies flat.
    const bool settled
        = picture_.state == PlateState::Conceded || picture_.state == PlateState::Counted;
    const QColor high
        = settled ? colours().tan : look::between(colours().parchment, colours().tan, 0.4F);
    const QColor low = settled ? colours().tanLow
                               : look::between(colours().parchmentLow, colours().tanLow, 0.4F);
    look::shadow(painter, inside(), radius, unit());
    look::plate(painter, inside(), radius, high, low, colours().softInk, unit());
}

void PlateItem::paintSign(QPainter& painter, const QRectF& box) const
{
    if (picture_.suit) {
        painter.drawPixmap(box.topLeft(), faces_->sign(*picture_.suit, box.width()));
        return;
    }
    const QRectF small = box.adjusted(unit(), unit(), -unit(), -unit());
    if (index_ == 2)
        paintEqual(painter, small, colours());
    else if (index_ == 3)
        paintRun(painter, small, colours());
    else
        paintLast(painter, small, colours());
}

/// What the figure is worth: on a seal if it is held; a question while it is asked.
void PlateItem::paintStake(QPainter& painter, const QRectF& box) const
{
    const bool sealed = picture_.state == PlateState::Held;
    const bool asked = picture_.state == PlateState::Asked;
    painter.setPen(QPen(asked ? colours().seal : colours().softInk, (asked ? 2 : 1.2) * unit()));
    painter.setBrush(sealed ? colours().seal : colours().paper);
    painter.drawEllipse(box.adjusted(unit(), unit(), -unit(), -unit()));
    look::write(painter, box, asked ? QString("?") : QString::number(picture_.stake),
        look::font(15 * unit(), true), sealed ? colours().cream : colours().ink, Qt::AlignCenter);
}

}
