#include "ui/table/items/result_parts.h"

#include "ui/draw/portraits.h"
#include "ui/words/words.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace weli {

namespace {

    constexpr QColor leaf { 0x6f, 0x7a, 0x35 };
    constexpr QColor shadedLeaf { 0x4f, 0x59, 0x24 };
    constexpr int leaves = 8; // on each side of a wreath
    constexpr double gapBetween = 14; // units, of columns

    QFont heading(const QString& text, QSizeF room, double wanted, double least)
    {
        for (double pixels = wanted; pixels > least; --pixels)
            if (const QFont font = look::inSerifs(look::font(pixels, true));
                look::fits(text, room, font))
                return font;
        return look::fitted(text, room, least, least, true);
    }

    /// A leaf with its foot in the origin that grows upwards.
    QPainterPath leafShape(double length)
    {
        QPainterPath shape;
        shape.quadTo(-length * 0.42, -length * 0.45, 0, -length);
        shape.quadTo(length * 0.42, -length * 0.45, 0, 0);
        return shape;
    }

    /// From the foot of the box up on both sides; it is open above.
    void paintWreath(QPainter& painter, const QRectF& box, const look::Colours& colours)
    {
        const bool isPlain = colours.walnut == look::highContrast.walnut;
        const double radius = box.width() * 0.42;
        const QPainterPath shape = leafShape(box.width() * 0.2);
        painter.setPen(Qt::NoPen);
        for (const int side : { -1, 1 })
            for (int i = 0; i < leaves; ++i) {
                const double turn = 168.0 - 148.0 * i / leaves; // from above, on one side
                for (const bool isInside : { true, false }) {
                    painter.save();
                    painter.translate(box.center());
                    painter.rotate(side * turn);
                    painter.translate(0, -radius);
                    painter.rotate(-side * (90 + (isInside ? 30 : -28)));
                    painter.setBrush(isPlain ? colours.ink : isInside ? shadedLeaf : leaf);
                    painter.drawPath(shape);
                    painter.restore();
                }
            }
    }

}

QString withSign(int points) { return points == 0 ? QString(QChar(0x2013)) : words::gain(points); }

double longest(const QStringList& texts, const QFont& font)
{
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, QFontMetricsF(font).horizontalAdvance(text));
    return width;
}

void paintFace(QPainter& painter, const QRectF& box, const ResultPicture::Earned& who,
    const look::Colours& colours)
{
    if (who.portrait) return paintPortrait(painter, box, *who.portrait);
    const double edge = box.width() * 0.03;
    painter.setPen(QPen(colours.brass, 2 * edge));
    painter.setBrush(colours.walnut);
    const QRectF plate = box.adjusted(edge, edge, -edge, -edge);
    painter.drawRoundedRect(plate, box.width() * 0.14, box.width() * 0.14);
    const double size = std::max(box.height() * 0.6, look::leastLetters);
    look::write(painter, box, who.initial.left(1), look::inSerifs(look::font(size, true)),
        colours.cream, Qt::AlignCenter);
}

void paintMedal(QPainter& painter, const QRectF& box, const ResultPicture::Earned& who,
    const look::Colours& colours)
{
    paintWreath(painter, box, colours);
    QRectF face({}, box.size() * 0.58);
    face.moveCenter(box.center());
    paintFace(painter, face, who, colours);
}

void paintWinners(QPainter& painter, const QRectF& box, const ResultPicture& result,
    const look::Colours& colours, double unit)
{
    QRectF medal(box.topLeft(), QSizeF(box.height(), box.height()));
    QRectF words = box;
    for (const auto& each : result.earned) {
        if (!each.wins || medal.right() > box.left() + 0.4 * box.width()) continue;
        paintMedal(painter, medal, each, colours);
        medal.moveLeft(medal.right() + 4 * unit);
        words.setLeft(medal.left() + 6 * unit);
    }
    look::write(painter, words, result.headline,
        heading(result.headline, words.size(), 32 * unit, 15 * unit), colours.ink,
        Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap);
}

DealLines::DealLines(
    const ResultPicture& result, const QRectF& room, double unit, std::size_t columns)
    : result_(result)
    , unit_(unit)
{
    const auto deals = result.deals.size();
    constexpr double airy = 1.45; // from line to line, in letters
    const double roomy = room.height() / static_cast<double>(deals + 1) / airy;
    font_ = look::font(std::max(look::leastLetters, std::clamp(roomy, 11 * unit, 14 * unit)));
    QStringList numbers;
    for (const auto& each : result.earned) numbers << words::number(each.total) << each.initial;
    for (const auto& deal : result.deals)
        for (const int delta : deal) numbers << withSign(delta);
    number_ = longest(numbers, font_) + 9 * unit;
    high_ = airy * font_.pixelSize();
    label_ = longest({ "99", numbersTo(deals) }, font_);
    const double wide = label_ + number_ * static_cast<double>(result.earned.size());
    rows_ = static_cast<std::size_t>(std::max(2.0, std::floor(room.height() / high_ + 0.01))) - 1;
    columns_ = std::min(columns, (deals + rows_ - 1) / rows_);
    rows_ = std::min(rows_, (deals + columns_ - 1) / columns_);
    if (deals > rows_ * columns_) summed_ = deals - rows_ * columns_ + 1;
    const auto across = static_cast<double>(columns_);
    box_ = room;
    box_.setLeft(room.right() - across * wide - (across - 1) * gapBetween * unit);
    addLines();
}

int DealLines::numberOf(std::size_t deal) const
{
    return result_.firstDeal + static_cast<int>(deal);
}

QString DealLines::numbersTo(std::size_t deals) const
{
    return QString("%1–%2").arg(result_.firstDeal).arg(numberOf(deals - 1));
}

void DealLines::addLines()
{
    if (summed_ > 0) {
        Line sum { numbersTo(summed_), std::vector<int>(result_.earned.size()) };
        for (std::size_t deal = 0; deal < summed_; ++deal)
            for (std::size_t i = 0; i < sum.deltas.size(); ++i)
                sum.deltas[i] += result_.deals[deal][i];
        lines_.push_back(sum);
    }
    for (std::size_t deal = summed_; deal < result_.deals.size(); ++deal)
        lines_.push_back({ QString::number(numberOf(deal)), result_.deals[deal] });
}

QRectF DealLines::lineRect(std::size_t line) const
{
    const double wide = label_ + number_ * static_cast<double>(result_.earned.size());
    const std::size_t across = line / rows_;
    const auto column = static_cast<double>(across);
    const auto row = static_cast<double>(line % rows_ + 1);
    return { box_.left() + column * (wide + gapBetween * unit_), box_.top() + row * high_, wide,
        high_ };
}

QRectF DealLines::rectOf(std::size_t deal) const
{
    if (summed_ == 0) return lineRect(deal);
    return lineRect(deal < summed_ ? 0 : deal - summed_ + 1);
}

void DealLines::paint(QPainter& painter, const look::Colours& colours) const
{
    for (std::size_t column = 0; column < columns_; ++column)
        paintHeading(painter, lineRect(column * rows_).translated(0, -high_), colours);
    for (std::size_t i = 0; i < lines_.size(); ++i)
        paintLine(painter, lines_[i], lineRect(i), colours);
}

void DealLines::paintHeading(
    QPainter& painter, const QRectF& row, const look::Colours& colours) const
{
    QRectF cell(row.left() + label_, row.top(), number_, row.height());
    QFont bold = font_;
    bold.setBold(true);
    for (const auto& each : result_.earned) {
        look::write(
            painter, cell, each.initial, bold, colours.ink, Qt::AlignRight | Qt::AlignVCenter);
        cell.translate(number_, 0);
    }
}

void DealLines::paintLine(
    QPainter& painter, const Line& line, const QRectF& row, const look::Colours& colours) const
{
    QRectF cell(row.left(), row.top(), label_, row.height());
    look::write(
        painter, cell, line.label, font_, colours.softInk, Qt::AlignRight | Qt::AlignVCenter);
    cell = { row.left() + label_, row.top(), number_, row.height() };
    for (const int delta : line.deltas) {
        look::write(painter, cell, withSign(delta), font_, delta < 0 ? colours.seal : colours.ink,
            Qt::AlignRight | Qt::AlignVCenter);
        cell.translate(number_, 0);
    }
}

}
