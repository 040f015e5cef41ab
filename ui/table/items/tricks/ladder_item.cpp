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
    constexpr double aimHeight = 15;
    constexpr double wordHeight = 14;
    constexpr double leastHeard = 2 * wordHeight + 3; // a name and a word
    constexpr double usualHeard = 4 * wordHeight + 3;
    constexpr double leastRow = 17; // of cells, so that they can be read
    constexpr double mostRow = 32; // a name has two lines
    constexpr double between = 3; // cells
    constexpr double leastCaption = 2.5 * look::leastLetters; // two lines, in pixels
    constexpr double apart = 1.1; // discs, in their widths

    /// What stands above the cells: two lines and their headings, or where there is little room
    /// for all that was said, one.
    struct Above {
        double caption;
        double heading;
    };
    constexpr Above usually { 26, 16 };
    constexpr Above inLittleRoom { 18, 14 };

    int rowsOf(const LadderPicture& ladder)
    {
        int rows = 1;
        for (const LadderCell& cell : ladder.cells) rows = std::max(rows, cell.row + cell.rows);
        return rows;
    }

    /// How high the sheet must be in which all can be read.
    double leastHeight(const LadderPicture& ladder, const Above& above)
    {
        const double heading = ladder.columns.isEmpty() ? 0 : above.heading + 1;
        const double heard = ladder.heard.empty() ? 0 : leastHeard + between;
        return above.caption + 2 + heading + rowsOf(ladder) * leastRow + heard;
    }

}

LadderPlan planOf(const LadderPicture& ladder, const QRectF& box, double unit)
{
    LadderPlan plan;
    const QRectF room = box.adjusted(edge * unit, 3 * unit, -edge * unit, -5 * unit);
    // Afterwards, when the aim stands there, what was heard may have no room.
    const bool isOver = !ladder.aim.isEmpty();
    const bool isTight = !isOver && room.height() < leastHeight(ladder, usually) * unit;
    const Above& above = isTight ? inLittleRoom : usually;
    const double aim = isOver ? aimHeight * unit : 0;
    const double caption = std::max(above.caption * unit, isOver ? leastCaption : 0);
    const double sign = ladder.trump ? (above.caption - 3) * unit + aim : 0;
    plan.sign = { room.left(), room.top() + unit, sign, sign };
    const double text = sign > 0 ? sign + 4 * unit : 0;
    plan.caption = { room.left() + text, room.top(), room.width() - text, caption };
    plan.aim = { plan.caption.left(), plan.caption.bottom() - unit, plan.caption.width(), aim };
    double top = plan.caption.bottom() + aim + 2 * unit;
    const auto columns = static_cast<int>(std::max<qsizetype>(2, ladder.columns.size()));
    const double wide = (room.width() + between * unit) / columns;
    const auto left = [&](int column) { return room.left() + column * wide; };
    for (int i = 0; i < static_cast<int>(ladder.columns.size()); ++i)
        plan.headings.emplace_back(left(i), top, wide - between * unit, above.heading * unit);
    if (!plan.headings.empty()) top = plan.headings.front().bottom() + unit;
    const int rows = rowsOf(ladder);
    const double free = room.bottom() - top - leastRow * unit * rows - between * unit;
    const bool isHeard = !ladder.heard.empty() && (!isOver || free >= leastHeard * unit);
    const double heard = isHeard ? std::clamp(free, leastHeard * unit, usualHeard * unit) : 0;
    const double rest = room.bottom() - top - heard - (isHeard ? between * unit : 0);
    const double high = std::min(mostRow * unit, rest / rows);
    for (const LadderCell& cell : ladder.cells)
        plan.cells.emplace_back(left(cell.column), top + cell.row * high, wide - between * unit,
            cell.rows * high - 2 * unit);
    const double below = top + rows * high + between * unit;
    if (isHeard) plan.heard = { room.left(), below, room.width(), room.bottom() - below };
    return plan;
}

std::vector<QRectF> LadderItem::headings() const
{
    const LadderPlan plan = planOf(ladder_, box(), unit());
    std::vector<QRectF> all = plan.headings;
    all.insert(all.end(), { plan.caption, plan.aim });
    return all;
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
    if (!plan.headings.empty()) {
        const QFont letters = look::fittedAlike(
            ladder_.columns, plan.headings.front().size(), 12 * unit(), 11 * unit(), false, 0);
        for (std::size_t i = 0; i < plan.headings.size(); ++i)
            look::write(*painter, plan.headings[i], ladder_.columns[static_cast<qsizetype>(i)],
                letters, colours().softInk, Qt::AlignCenter);
    }
    if (!plan.heard.isEmpty()) paintHeard(*painter, plan.heard);
    if (isRinged()) look::focusRing(*painter, inside(), 6 * unit(), unit());
}

/// A column a seat, as many as there are; the last words, if there is no room for all.
void LadderItem::paintHeard(QPainter& painter, const QRectF& box) const
{
    painter.setPen(QPen(colours().paperEdge, unit()));
    painter.drawLine(box.topLeft(), box.topRight());
    const double wide = box.width() / static_cast<double>(ladder_.heard.size());
    QRectF column(box.left(), box.top() + 2 * unit(), wide, box.height() - 2 * unit());
    const auto rows = static_cast<qsizetype>(column.height() / (wordHeight * unit())) - 1;
    QStringList names;
    QStringList words;
    for (const HeardPicture& heard : ladder_.heard) {
        names << heard.name;
        words << heard.words.mid(std::max<qsizetype>(0, heard.words.size() - rows));
    }
    const QSizeF room(wide - 4 * unit(), wordHeight * unit());
    const QFont bold = look::fittedAlike(names, room, 12 * unit(), 11 * unit(), true, 0);
    const QFont usual = look::fittedAlike(words, room, 12 * unit(), 11 * unit(), false, 0);
    for (const HeardPicture& heard : ladder_.heard) {
        QRectF row(column.topLeft() + QPointF(2 * unit(), 0), room);
        look::write(painter, row, heard.name, bold, colours().ink, Qt::AlignCenter);
        for (const QString& word :
            heard.words.mid(std::max<qsizetype>(0, heard.words.size() - rows))) {
            row.translate(0, row.height());
            look::write(painter, row, word, usual, colours().softInk, Qt::AlignCenter);
        }
        column.translate(wide, 0);
        if (&heard == &ladder_.heard.back()) break;
        painter.setPen(QPen(colours().parchmentLow, unit()));
        painter.drawLine(column.topLeft(), column.bottomLeft());
    }
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
    if (cell_.rows > 1)
        paintTall(*painter, room());
    else
        paintLine(*painter, room());
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

QRectF LadderCellItem::room() const
{
    return inside().adjusted(4 * unit(), unit(), -3 * unit(), -unit());
}

double LadderCellItem::digitWidth() const { return cell_.number.isEmpty() ? 0 : 11 * unit(); }

QRectF LadderCellItem::signRect() const
{
    const QRectF box = room().adjusted(digitWidth(), 0, 0, 0);
    const double side = cell_.suit ? std::min(17 * unit(), box.height() - unit()) : 0;
    return { box.left(), box.center().y() - side / 2, side, side };
}

/// Behind number and sign, as far as the marks leave it.
QRectF LadderCellItem::nameRoom(Marks shown) const
{
    const double wide = wideOf(shown, room().height());
    return room().adjusted(digitWidth() + (cell_.suit ? signRect().width() + 3 * unit() : 0), 0,
        -wide - (wide > 0 ? 2 * unit() : 0), 0);
}

bool LadderCellItem::isRead(const QFont& letters, Marks beside) const
{
    return letters.pixelSize() >= look::leastLetters
        && look::fits(cell_.name, nameRoom(beside).size(), letters);
}

QFont LadderCellItem::ownLetters() const
{
    for (const Marks shown : allMarks) {
        const QFont letters
            = look::fitted(cell_.name, nameRoom(shown).size(), 13 * unit(), 11 * unit());
        if (isRead(letters, shown)) return letters;
    }
    return look::font(look::leastLetters); // for the others, this one is not read
}

void LadderCellItem::setLetters(const QFont& letters)
{
    if (letters_ == letters) return;
    letters_ = letters;
    update();
}

/// Number, sign or name, and at the right who has said it and what it pays.
void LadderCellItem::paintLine(QPainter& painter, const QRectF& box) const
{
    look::write(painter, { box.left(), box.top(), digitWidth(), box.height() }, cell_.number,
        look::font(std::min(std::max(14 * unit(), look::leastLetters), 0.92 * box.height()), true),
        ink(), Qt::AlignLeft | Qt::AlignVCenter);
    if (cell_.suit) {
        const QRectF sign = signRect();
        if (cell_.state == CellState::Contract) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours().paper);
            painter.drawEllipse(sign.adjusted(-unit(), -unit(), unit(), unit()));
        }
        painter.drawPixmap(sign.topLeft(), faces_->sign(*cell_.suit, sign.width()));
    }
    paintNameAndMarks(painter, box);
}

/// The name stands there whole: beside a long one what it pays gives way, then who has said it,
/// which stands below as well.
void LadderCellItem::paintNameAndMarks(QPainter& painter, const QRectF& box) const
{
    const auto shown = std::find_if(
        allMarks.begin(), allMarks.end(), [this](Marks marks) { return isRead(letters_, marks); });
    if (shown == allMarks.end()) return paintMarks(painter, box, Marks::All);
    look::write(painter, nameRoom(*shown), cell_.name, letters_, ink(),
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap);
    paintMarks(painter, box, *shown);
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
    row.setRight(row.center().x() + wideOf(Marks::All, row.height()) / 2);
    paintMarks(painter, row, Marks::All);
}

double LadderCellItem::sideOf(double height) const { return std::min(16 * unit(), height); }

/// How far what it pays lies from who said it last.
double LadderCellItem::coinStep(Marks shown, double height) const
{
    const bool isSeen = cell_.premium > 0 && (shown == Marks::All || shown == Marks::Close);
    if (!isSeen || cell_.by.isEmpty()) return 0;
    return (shown == Marks::Close ? 0.72 : apart) * sideOf(height);
}

/// What the marks need in a row of this height.
double LadderCellItem::wideOf(Marks shown, double height) const
{
    const double side = sideOf(height);
    const auto said = static_cast<double>(cell_.by.size());
    if (shown == Marks::None || (said == 0 && (cell_.premium == 0 || shown == Marks::Said)))
        return 0;
    return side * (1 + apart * std::max(0.0, said - 1)) + coinStep(shown, height);
}

/// Discs from the right: what it pays more, then who has said it; where there is no room for all
/// of them they lie over one another.
void LadderCellItem::paintMarks(QPainter& painter, const QRectF& box, Marks shown) const
{
    const double wide = wideOf(shown, box.height());
    if (wide <= 0) return;
    const double side = sideOf(box.height());
    const double top = box.center().y() - side / 2;
    if (cell_.premium > 0 && shown != Marks::Said)
        paintDisc(
            painter, { box.right() - side, top, side, side }, QString::number(cell_.premium), true);
    const double room = std::min(wide, box.width()) - side - coinStep(shown, box.height());
    const double step = cell_.by.size() > 1 ? room / static_cast<double>(cell_.by.size() - 1) : 0;
    QRectF disc(box.right() - std::min(wide, box.width()), top, side, side);
    for (const QString& initial : cell_.by) {
        paintDisc(painter, disc, initial, false);
        disc.translate(step, 0);
    }
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
