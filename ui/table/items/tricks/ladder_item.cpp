#include "ui/table/items/tricks/ladder_item.h"

#include "ui/draw/cards/card_faces.h"
#include "ui/draw/look.h"
#include "ui/words/words.h"

#include <QPainter>

#include <algorithm>

namespace weli {

namespace {

    // In units.
    constexpr double edge = 7;
    constexpr double captionHeight = 26;
    constexpr double aimHeight = 15;
    constexpr double headingHeight = 16;
    constexpr double wordHeight = 14;
    constexpr double leastHeard = 2 * wordHeight + 7; // a name and a word
    constexpr double usualHeard = 4 * wordHeight + 7;
    constexpr double leastRow = 17.5; // of cells, so that they can be read
    constexpr double between = 3; // cells

    int rowsOf(const LadderPicture& ladder)
    {
        int rows = 1;
        for (const LadderCell& cell : ladder.cells) rows = std::max(rows, cell.row + cell.rows);
        return rows;
    }

}

LadderPlan planOf(const LadderPicture& ladder, const QRectF& box, double unit)
{
    LadderPlan plan;
    const QRectF room = box.adjusted(edge * unit, 3 * unit, -edge * unit, -5 * unit);
    const double aim = ladder.aim.isEmpty() ? 0 : aimHeight * unit;
    const double sign = ladder.trump ? captionHeight * unit + aim - 3 * unit : 0;
    plan.sign = { room.left(), room.top() + unit, sign, sign };
    const double text = sign > 0 ? sign + 4 * unit : 0;
    plan.caption = { room.left() + text, room.top(), room.width() - text, captionHeight * unit };
    plan.aim = { plan.caption.left(), plan.caption.bottom() - unit, plan.caption.width(), aim };
    double top = plan.caption.bottom() + aim + 2 * unit;
    const auto columns = static_cast<int>(std::max<qsizetype>(2, ladder.columns.size()));
    const double wide = (room.width() + between * unit) / columns;
    const auto left = [&](int column) { return room.left() + column * wide; };
    for (int i = 0; i < static_cast<int>(ladder.columns.size()); ++i)
        plan.headings.emplace_back(left(i), top, wide - between * unit, headingHeight * unit);
    if (!plan.headings.empty()) top = plan.headings.front().bottom() + unit;
    const double free = room.bottom() - top - leastRow * unit * rowsOf(ladder);
    // Afterwards, when the aim stands there, what was heard may have no room.
    const bool isLeftOut = !ladder.aim.isEmpty() && free < leastHeard * unit;
    const double heard = ladder.heard.empty() || isLeftOut
        ? 0
        : std::clamp(free, leastHeard * unit, usualHeard * unit);
    const double high = std::min(28 * unit, (room.bottom() - top - heard) / rowsOf(ladder));
    for (const LadderCell& cell : ladder.cells)
        plan.cells.emplace_back(left(cell.column), top + cell.row * high, wide - between * unit,
            cell.rows * high - 2 * unit);
    const double below = top + rowsOf(ladder) * high + 3 * unit;
    plan.heard = { room.left(), below, room.width(), room.bottom() - below };
    return plan;
}

void LadderItem::setLadder(const LadderPicture& ladder)
{
    if (ladder == ladder_) return;
    ladder_ = ladder;
    QStringList said;
    for (const HeardPicture& heard : ladder.heard)
        if (!heard.words.isEmpty()) said << heard.name + ": " + heard.words.join(", ");
    const QString caption
        = ladder.aim.isEmpty() ? ladder.caption : ladder.caption + ". " + ladder.aim;
    setSpoken({ caption, said.join("; "), false });
    setFlag(ItemIsFocusable); // to be read
    update();
}

void LadderItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    paintPaper(*painter);
    const LadderPlan plan = planOf(ladder_, inside(), unit());
    look::write(*painter, plan.caption, ladder_.caption,
        look::fitted(ladder_.caption, plan.caption.size(), 16 * unit(), 11 * unit(), true),
        colours().ink, Qt::AlignCenter | Qt::TextWordWrap);
    look::write(*painter, plan.aim, ladder_.aim,
        look::fitted(ladder_.aim, plan.aim.size(), 12 * unit(), 11 * unit(), false, 0),
        colours().softInk, Qt::AlignCenter);
    painter->setPen(QPen(colours().paperEdge, unit()));
    const double under = plan.aim.bottom() + (ladder_.aim.isEmpty() ? unit() : 0);
    painter->drawLine(QPointF(inside().left() + edge * unit(), under),
        QPointF(inside().right() - edge * unit(), under));
    for (std::size_t i = 0; i < plan.headings.size(); ++i) {
        const QString& heading = ladder_.columns[static_cast<qsizetype>(i)];
        look::write(*painter, plan.headings[i], heading,
            look::fitted(heading, plan.headings[i].size(), 12 * unit(), 11 * unit(), false, 0),
            colours().softInk, Qt::AlignCenter);
    }
    if (!ladder_.heard.empty() && plan.heard.height() >= leastHeard * unit())
        paintHeard(*painter, plan.heard);
    if (isRinged()) look::focusRing(*painter, inside(), 6 * unit(), unit());
}

/// A column a seat, as many as there are.
void LadderItem::paintHeard(QPainter& painter, const QRectF& box) const
{
    painter.setPen(QPen(colours().paperEdge, unit()));
    painter.drawLine(box.topLeft(), box.topRight());
    const double wide = box.width() / static_cast<double>(ladder_.heard.size());
    QRectF column(box.left(), box.top() + 3 * unit(), wide, box.height() - 3 * unit());
    for (const HeardPicture& heard : ladder_.heard) {
        paintWords(painter, column.adjusted(2 * unit(), 0, -2 * unit(), 0), heard);
        column.translate(wide, 0);
        if (&heard == &ladder_.heard.back()) break;
        painter.setPen(QPen(colours().parchmentLow, unit()));
        painter.drawLine(column.topLeft(), column.bottomLeft());
    }
}

/// The last words, if there is no room for all.
void LadderItem::paintWords(QPainter& painter, const QRectF& box, const HeardPicture& heard) const
{
    QRectF row(box.left(), box.top(), box.width(), wordHeight * unit());
    const auto tell = [&](const QString& text, bool bold) {
        look::write(painter, row, text,
            look::fitted(text, row.size(), 12 * unit(), 11 * unit(), bold, 0),
            bold ? colours().ink : colours().softInk, Qt::AlignCenter);
        row.translate(0, row.height());
    };
    tell(heard.name, true);
    const auto rows = static_cast<qsizetype>(box.height() / row.height()) - 1;
    for (const QString& word : heard.words.mid(std::max<qsizetype>(0, heard.words.size() - rows)))
        tell(word, false);
}

LadderCellItem::LadderCellItem(CardFaces* faces, QGraphicsItem* parent)
    : Pressable(parent)
    , faces_(faces)
{
    connect(faces, &CardFaces::changed, this, [this] { update(); });
}

void LadderCellItem::setCell(const LadderCell& cell)
{
    if (cell == cell_) return;
    cell_ = cell;
    setReachable(true); // to be explained, if nothing else
    const QString said = cell.by.isEmpty() ? QString() : cell.by.join(", ") + "; ";
    setSpoken({ cell.spoken, said + words::withClause(cell.say.why), isLit() });
    setTopic(cell.topic);
    setAbout(cell.about);
    update();
}

QColor LadderCellItem::ink() const
{
    return cell_.state == CellState::Contract ? colours().cream : colours().ink;
}

void LadderCellItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintGround(*painter);
    const QRectF room = inside().adjusted(4 * unit(), unit(), -3 * unit(), -unit());
    if (cell_.rows > 1)
        paintTall(*painter, room);
    else
        paintLine(*painter, room);
    if (isRinged()) look::focusRing(*painter, inside(), 4 * unit(), unit());
}

void LadderCellItem::paintGround(QPainter& painter) const
{
    const double radius = 4 * unit();
    if (cell_.state == CellState::Contract) {
        look::plate(painter, inside(), radius, colours().seal.lighter(112), colours().seal,
            colours().seal.darker(140), unit());
    } else if (isLit()) {
        const QColor high = isHovered() ? colours().amber.lighter(125) : colours().paper;
        look::shadow(painter, inside(), radius, 1.6 * unit());
        look::plate(painter, inside(), radius, high,
            colours().amber.lighter(isHovered() ? 110 : 135), colours().amberLow.darker(112),
            1.3 * unit());
    } else {
        look::plate(painter, inside(), radius, colours().parchment, colours().parchmentLow,
            colours().tanLow, 0.8 * unit());
    }
    if (cell_.state != CellState::Standing) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours().seal, 2.4 * unit()));
    const double half = 1.2 * unit();
    painter.drawRoundedRect(inside().adjusted(half, half, -half, -half), radius, radius);
}

/// Number, sign or name, and at the right who has said it and what it pays.
void LadderCellItem::paintLine(QPainter& painter, QRectF box) const
{
    const QRectF marks = paintMarks(painter, box);
    box.setRight(marks.left() - 2 * unit());
    const double digit = cell_.number.isEmpty() ? 0 : 11 * unit();
    look::write(painter, { box.left(), box.top(), digit, box.height() }, cell_.number,
        look::font(std::min(std::max(14 * unit(), look::leastLetters), 0.92 * box.height()), true),
        ink(), Qt::AlignLeft | Qt::AlignVCenter);
    box.setLeft(box.left() + digit);
    if (cell_.suit) {
        const double side = std::min(17 * unit(), box.height() - unit());
        const QRectF sign(box.left(), box.center().y() - side / 2, side, side);
        if (cell_.state == CellState::Contract) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours().paper);
            painter.drawEllipse(sign.adjusted(-unit(), -unit(), unit(), unit()));
        }
        painter.drawPixmap(sign.topLeft(), faces_->sign(*cell_.suit, side));
        box.setLeft(sign.right() + 3 * unit());
    }
    // Beside many marks, or in a very small table, the number says it alone.
    const QFont font = look::fitted(cell_.name, box.size(), 13 * unit(), 11 * unit());
    if (font.pixelSize() >= look::leastLetters && look::fits(cell_.name, box.size(), font))
        look::write(painter, box, cell_.name, font, ink(),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap);
}

/// One that covers several rows has its name in the middle.
void LadderCellItem::paintTall(QPainter& painter, const QRectF& box) const
{
    const bool bare = cell_.by.isEmpty() && cell_.premium == 0;
    const double high = 20 * unit();
    QRectF name(box.left(), box.center().y() - (bare ? high / 2 : high), box.width(), high);
    look::write(painter, name, cell_.name,
        look::fitted(cell_.name, name.size(), 15 * unit(), 11 * unit(), true, 0), ink(),
        Qt::AlignCenter);
    if (bare) return;
    QRectF row = name.translated(0, high);
    const double marks = static_cast<double>(cell_.by.size() + (cell_.premium > 0 ? 1 : 0));
    row.setRight(row.center().x() + marks * 9 * unit());
    paintMarks(painter, row);
}

/// Discs from the right: what it pays more, then who has said it; where there is little room they
/// lie over one another. Returns their room.
QRectF LadderCellItem::paintMarks(QPainter& painter, QRectF box) const
{
    const qsizetype marks = cell_.by.size() + (cell_.premium > 0 ? 1 : 0);
    if (marks == 0) return { box.right(), box.top(), 0, box.height() };
    const double side = std::min(16 * unit(), box.height());
    const double room = cell_.rows == 1 ? 0.5 * box.width() : box.width();
    const double step = std::min(side + 1.5 * unit(),
        (room - side) / static_cast<double>(std::max<qsizetype>(1, marks - 1)));
    const double top = box.center().y() - side / 2;
    double left = box.right() - side - step * static_cast<double>(marks - 1);
    const QRectF all(left, box.top(), box.right() - left, box.height());
    for (qsizetype i = 0; i < marks; ++i, left += step) {
        const bool coin = i == cell_.by.size();
        paintDisc(painter, { left, top, side, side },
            coin ? QString::number(cell_.premium) : cell_.by[i], coin);
    }
    return all;
}

void LadderCellItem::paintDisc(
    QPainter& painter, const QRectF& box, const QString& text, bool coin) const
{
    const QRectF round = box.adjusted(unit() / 2, unit() / 2, -unit() / 2, -unit() / 2);
    painter.setPen(QPen(coin ? colours().paperEdge : colours().walnutLow, unit()));
    painter.setBrush(coin ? colours().parchment : colours().walnut);
    painter.drawEllipse(round);
    look::write(painter, round, text,
        look::fitted(text, round.size(), 11 * unit(), 11 * unit(), true, 0),
        coin ? colours().ink : colours().cream, Qt::AlignCenter);
}

}
