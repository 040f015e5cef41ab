#include "ui/table/items/tricks/split_item.h"

#include "ui/draw/look.h"
#include "ui/table/items/button_item.h"
#include "ui/words/words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace weli {

namespace {

    QString title(const SplitPicture& split)
    {
        return QString("%1 %2 %3").arg(split.declarers).arg(QChar(0x2013)).arg(split.defenders);
    }

    /// "+12 for you", or "+12" where there is no room for more.
    QString paysWithin(const QString& pays, double width)
    {
        const QFontMetricsF least(look::font(look::leastLetters));
        return least.horizontalAdvance(pays) <= width ? pays : pays.section(u' ', 0, 0);
    }

}

SplitItem::SplitItem(QGraphicsItem* parent)
    : Pressable(parent)
{
}

void SplitItem::setSplit(const SplitPicture& split)
{
    if (split == split_) return;
    split_ = split;
    const QString label
        = split.offer.label.isEmpty() ? title(split) : words::withoutMnemonic(split.offer.label);
    const QString state = split.offer.act ? split.pays : words::withClause(split.offer.why);
    setSpoken({ label, state, split.offer.act.has_value() });
    setToolTip(label);
    update();
}

void SplitItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    paintGround(*painter);
    const double edge = (inside().height() < 56 * unit() ? 2 : 4) * unit();
    const QRectF room = inside().adjusted(8 * unit(), edge, -8 * unit(), -edge);
    const double line = 0.36 * room.height();
    paintHead(*painter, { room.left(), room.top(), room.width(), line });
    paintTricks(*painter, room.adjusted(0, line, 0, -line));
    const QRectF pays(room.left(), room.bottom() - line, room.width(), line);
    const QString brings = paysWithin(split_.pays, pays.width());
    look::write(*painter, pays, brings,
        look::fitted(
            brings, pays.size(), 14 * unit(), std::min(11 * unit(), pays.height()), false, 0),
        colours().ink, Qt::AlignCenter);
    if (isRinged()) look::focusRing(*painter, inside(), 9 * unit(), unit());
}

void SplitItem::paintGround(QPainter& painter) const
{
    const bool dim = !spoken().possible;
    const double radius = 9 * unit();
    look::shadow(painter, inside(), radius, (dim ? 1 : isHovered() ? 5.5 : 4) * unit());
    QColor high = dim ? colours().tan : colours().amber.lighter(112);
    QColor low = dim ? colours().tanLow : colours().amberLow;
    if (isHovered() && !dim) {
        high = high.lighter(106);
        low = low.lighter(108);
    }
    look::plate(painter, inside(), radius, high, low, dim ? colours().brass : colours().amberEdge,
        1.2 * unit());
}

/// "7 – 3", and its key.
void SplitItem::paintHead(QPainter& painter, const QRectF& box) const
{
    const double side = std::min(16 * unit(), box.height());
    const QRectF head = box.adjusted(0, 0, split_.offer.act ? -side - 2 * unit() : 0, 0);
    look::write(painter, head, title(split_),
        look::fitted(title(split_), head.size(), std::min(18 * unit(), 0.85 * box.height()),
            11 * unit(), true, 0),
        colours().ink, Qt::AlignLeft | Qt::AlignVCenter);
    if (!split_.offer.act) return;
    const QRectF key(box.right() - side, box.center().y() - side / 2, side, side);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours().ink, unit()));
    painter.drawRoundedRect(key, 3 * unit(), 3 * unit());
    look::write(painter, key, QString::number(SplitItem::key()), look::font(12 * unit()),
        colours().ink, Qt::AlignCenter);
}

/// Ten little cards, the declarer's first, mine open and theirs as backs.
void SplitItem::paintTricks(QPainter& painter, const QRectF& box) const
{
    const int tricks = std::max(1, split_.declarers + split_.defenders);
    const double between = 4 * unit(); // the declarer's and the defender's
    const double step = (box.width() - between) / tricks;
    const double wide = std::min(step - 1.6 * unit(), box.height() / 1.5);
    const double high = std::min(box.height(), wide * 1.6);
    const double spare = (box.width() - between - step * (tricks - 1) - wide) / 2;
    for (int i = 0; i < tricks; ++i) {
        const bool isFirst = i < split_.declarers;
        const QRectF card(box.left() + spare + i * step + (isFirst ? 0 : between),
            box.center().y() - high / 2, wide, high);
        painter.setPen(QPen(colours().ink, 0.9 * unit()));
        painter.setBrush(isFirst == split_.isMineFirst ? colours().paper : colours().seal);
        painter.drawRoundedRect(card, 1.4 * unit(), 1.4 * unit());
    }
}

}
