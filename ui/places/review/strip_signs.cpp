#include "ui/places/review/strip_signs.h"

#include <QColor>
#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>
#include <QRectF>

#include <array>

namespace weli::strip {

namespace {

    const QColor board(36, 40, 38);
    const QColor light(236, 234, 224);
    const QColor paper(250, 236, 190);
    const QColor blue(140, 205, 235); // chalk

    constexpr double signWidth = 15; // with letters of the usual size, as all here
    constexpr double between = 14; // one meaning and the next

    void paintSign(QPainter& painter, const QRectF& box, Meaning::Sign sign, const Chalk& chalk)
    {
        const double unit = chalk.letters;
        const QPointF middle = box.center();
        switch (sign) {
        case Meaning::Sign::Own:
        case Meaning::Sign::Other: {
            const bool isOwn = sign == Meaning::Sign::Own;
            const double half = box.height() * (isOwn ? 0.42 : 0.2);
            const QPointF foot = middle + QPointF(0, box.height() * 0.42);
            return paintStroke(painter, foot - QPointF(0, 2 * half), foot, isOwn, 0.95);
        }
        case Meaning::Sign::Note: return paintSlip(painter, middle - QPointF(0, 4.5 * unit), chalk);
        case Meaning::Sign::Branch:
            return paintBranch(painter, middle - QPointF(4, 5) * unit, QPointF(8, 9) * unit, chalk);
        case Meaning::Sign::Inaccuracy:
        case Meaning::Sign::Mistake:
        case Meaning::Sign::Blunder: return paintDot(painter, middle, markOf(sign), chalk);
        }
    }

}

review::Mark markOf(Meaning::Sign sign)
{
    const int step = static_cast<int>(sign) - static_cast<int>(Meaning::Sign::Inaccuracy);
    return static_cast<review::Mark>(static_cast<int>(review::Mark::Inaccuracy) + step);
}

QString inLetters(const Meaning& meaning)
{
    constexpr std::array signs { "┃", "╷", "●", "●", "●", "▤", "╲" };
    return QString::fromUtf8(signs[static_cast<std::size_t>(meaning.sign)]) + u' ' + meaning.text;
}

double dotRadius(review::Mark mark, const Chalk& chalk)
{
    return (1.5 + static_cast<double>(mark)) * chalk.letters;
}

void paintDot(QPainter& painter, QPointF middle, review::Mark mark, const Chalk& chalk)
{
    const auto step = static_cast<std::size_t>(mark);
    const std::array colours { light, QColor(240, 200, 90), QColor(240, 140, 60),
        QColor(235, 80, 70) };
    const double radius = dotRadius(mark, chalk);
    painter.setPen(QPen(chalk.isPlain ? QColor(Qt::black) : board, 1.2)); // one ends at the next
    painter.setBrush(colours[step]);
    painter.drawEllipse(middle, radius, radius);
}

void paintSlip(QPainter& painter, QPointF top, const Chalk& chalk)
{
    const double wide = 8 * chalk.letters;
    const double high = 9 * chalk.letters;
    const double fold = 3 * chalk.letters;
    const QPointF at = top - QPointF(wide / 2, 0);
    const QPolygonF slip({ at, at + QPointF(wide - fold, 0), at + QPointF(wide, fold),
        at + QPointF(wide, high), at + QPointF(0, high) });
    painter.setPen(QPen(chalk.isPlain ? QColor(Qt::black) : board, 1));
    painter.setBrush(chalk.isPlain ? QColor(Qt::white) : paper);
    painter.drawPolygon(slip);
}

void paintBranch(QPainter& painter, QPointF from, QPointF way, const Chalk& chalk)
{
    const QColor colour = chalk.isPlain ? QColor(Qt::white) : blue;
    painter.setPen(QPen(colour, 2 * chalk.letters, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, from + way);
    painter.setBrush(colour);
    painter.drawEllipse(from + way, 1.8 * chalk.letters, 1.8 * chalk.letters);
}

void paintStroke(QPainter& painter, QPointF top, QPointF foot, bool isStrong, double bright)
{
    QColor colour = light;
    colour.setAlphaF(static_cast<float>(bright));
    painter.setPen(QPen(colour, isStrong ? 2 : 1, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(top, foot);
}

void paintLegend(
    QPainter& painter, const QRectF& row, const std::vector<Meaning>& meanings, const Chalk& chalk)
{
    QFont font = painter.font();
    font.setPixelSize(qRound(11 * chalk.letters));
    painter.setFont(font);
    double left = row.left();
    for (const Meaning& each : meanings) {
        const double sign = signWidth * chalk.letters;
        const double wide = painter.fontMetrics().horizontalAdvance(each.text) + 2;
        if (left + sign + wide > row.right()) return;
        paintSign(painter, { left, row.top(), sign, row.height() }, each.sign, chalk);
        painter.setPen(light);
        painter.drawText(
            QRectF(left + sign, row.top(), wide, row.height()), Qt::AlignVCenter, each.text);
        left += sign + wide + between * chalk.letters;
    }
}

}
