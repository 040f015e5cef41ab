#include "ui/table/items/result_item.h"

#include "ui/draw/look.h"
#include "ui/table/items/scale.h"
#include "ui/words/words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace weli {

namespace {

    constexpr double headHeight = 38; // units, as all here
    constexpr double matchHeight = 24; // what the end of the match adds to it
    constexpr double buttonWidth = 210;
    constexpr double headingSize = 11; // of letters
    constexpr QColor rule { 0xb8, 0x9f, 0x6c };

    /// A dash for nothing.
    QString withSign(int points)
    {
        return points == 0 ? QString(QChar(0x2013)) : words::gain(points);
    }

    /// The parts of the sheet.
    struct ResultPlan {
        QRectF match; // who has won it, above the title
        QRectF title;
        QLineF rule; // below the title
        QLineF split; // between the lines and what all have earned
        QRectF why;
        QRectF lines; // or the scale
        QRectF earned;
        QRectF deals; // below that
    };

    double leastHigh(double units, double unit)
    {
        return std::max(look::leastLetters, units * unit);
    }
    /// Of a line that says what the deals brought.
    double dealHigh(double unit) { return leastHigh(11, unit) * 1.3; }

    double headOf(const ResultPicture& result)
    {
        return headHeight + (result.match.isEmpty() ? 0 : matchHeight);
    }

    ResultPlan planOf(const ResultPicture& result, const QRectF& box, double unit)
    {
        ResultPlan plan;
        const QRectF room = box.adjusted(14 * unit, 0, -14 * unit, -7 * unit);
        const QRectF button
            = result.again ? ResultItem::againRect(box, unit) : ResultItem::buttonRect(box, unit);
        plan.title = { room.left(), room.top() + 4 * unit, button.left() - room.left() - 6 * unit,
            (headOf(result) - 4) * unit };
        if (!result.match.isEmpty()) {
            plan.match = plan.title;
            plan.match.setHeight(headHeight * unit);
            plan.title.setTop(plan.match.bottom());
        }
        const double top = room.top() + (headOf(result) + 3) * unit;
        plan.rule = { room.left(), top, room.right(), top };
        const double earned = std::min(0.44 * box.width(), 265 * unit);
        const double split = room.right() - std::max(0.34 * room.width(), earned);
        const QRectF body(
            room.left(), top + 3 * unit, room.width(), room.bottom() - top - 3 * unit);
        plan.split = { split, body.top() + 4 * unit, split, body.bottom() };
        plan.lines = { body.left(), body.top(), split - body.left() - 10 * unit, body.height() };
        plan.earned
            = { split + 10 * unit, body.top(), room.right() - split - 10 * unit, body.height() };
        if (result.deals) {
            const double high
                = dealHigh(unit) * static_cast<double>(result.deals->names.size() + 1);
            plan.deals = plan.earned;
            plan.deals.setTop(plan.earned.bottom() - high);
            plan.earned.setBottom(plan.deals.top() - 4 * unit);
        }
        if (result.why.isEmpty()) return plan;
        plan.why
            = { plan.lines.left(), plan.lines.top() + 3 * unit, plan.lines.width(), 42 * unit };
        plan.lines.setTop(plan.why.bottom() + 4 * unit);
        return plan;
    }

    double rowHeight(const QRectF& box, std::size_t rows, double unit)
    {
        return std::min(
            27 * unit, box.height() / static_cast<double>(std::max<std::size_t>(rows, 1)));
    }

    /// The letters of a row; where rows are low, they fill it.
    double letterSize(double rowHeight, double unit)
    {
        return std::clamp(rowHeight * 0.54, std::min(rowHeight * 0.82, 12 * unit), 15 * unit);
    }

    /// Where a deal stands among all; the players' initials stand before the first.
    QRectF dealRect(const DealsPicture& deals, const QRectF& box, std::size_t deal)
    {
        const double step = box.width() / (static_cast<double>(deals.deltas.size()) + 1.2);
        return { box.left() + (static_cast<double>(deal) + 1.2) * step, box.top(), step,
            box.height() };
    }

    double longest(const QStringList& texts, const QFont& font)
    {
        double width = 0;
        for (const QString& text : texts)
            width = std::max(width, QFontMetricsF(font).horizontalAdvance(text));
        return width;
    }

    double widest(const QStringList& texts, const QFont& font) { return longest(texts, font) + 1; }

    /// Points take no more than two figures; sums of money stand apart.
    double numberWidth(const QStringList& numbers, const QFont& font)
    {
        const double usual = QFontMetricsF(font).horizontalAdvance("+99");
        const double width = longest(numbers, font);
        return width < usual ? usual : width + usual / 3;
    }

    void column(QPainter& painter, double left, double width, const QRectF& row,
        const QString& text, const QFont& font, const QColor& colour, Qt::Alignment side)
    {
        const QRectF box(left, row.top(), width, row.height());
        const double size = font.pixelSize();
        look::write(painter, box, text,
            look::fitted(
                text, box.size(), size, std::min(size, look::leastLetters), font.bold(), 0),
            colour, static_cast<int>(side | Qt::AlignVCenter));
    }

}

ResultItem::ResultItem(QGraphicsItem* parent)
    : TableItem(parent)
{
}

void ResultItem::setResult(const ResultPicture& result, const TableWords& words)
{
    if (result == result_ && words == words_) return;
    result_ = result;
    words_ = words;
    update();
}

double ResultItem::unitFor(const ResultPicture& result, const QRectF& box, double usual)
{
    const auto deals
        = result.deals ? 0.65 * static_cast<double>(result.deals->names.size() + 1) : 0;
    const double rows = std::max(static_cast<double>(result.lines.size()),
        static_cast<double>(result.earned.size() + 1) + deals);
    const double needed = headOf(result) + 10 + 24 * rows + (result.why.isEmpty() ? 0 : 46);
    return std::min(usual, std::max(1.0, box.height() / needed));
}

QRectF ResultItem::buttonRect(const QRectF& box, double unit)
{
    const double wide = std::min(buttonWidth * unit, 0.28 * box.width());
    return { box.right() - wide - 8 * unit, box.top() + 6 * unit, wide, (headHeight - 8) * unit };
}

QRectF ResultItem::againRect(const QRectF& box, double unit)
{
    const QRectF button = buttonRect(box, unit);
    return button.translated(-button.width() - 6 * unit, 0);
}

std::vector<QRectF> ResultItem::lineRects(
    const ResultPicture& result, const QRectF& box, double unit)
{
    const ResultPlan plan = planOf(result, box, unit);
    std::vector<QRectF> rects;
    if (!result.match.isEmpty()) rects.push_back(plan.match);
    rects.push_back(plan.title);
    if (!result.why.isEmpty()) rects.push_back(plan.why);
    const auto addRows = [&rects](QRectF row, std::size_t rows, double high) {
        row.setHeight(high);
        for (std::size_t i = 0; i < rows; ++i, row.translate(0, high)) rects.push_back(row);
    };
    addRows(plan.lines, result.lines.size(), rowHeight(plan.lines, result.lines.size(), unit));
    if (result.scale) rects.insert(rects.end(), result.scale->points.size(), plan.lines);
    const double high = rowHeight(plan.earned, result.earned.size() + 1, unit);
    addRows(plan.earned.adjusted(0, high, 0, 0), result.earned.size(), high);
    if (result.deals)
        for (std::size_t deal = 0; deal < result.deals->deltas.size(); ++deal)
            rects.push_back(dealRect(*result.deals, plan.deals, deal));
    return rects;
}

void ResultItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double radius = 9 * unit();
    look::shadow(*painter, inside(), radius, 6 * unit());
    look::plate(*painter, inside(), radius, colours().paper, colours().parchment, colours().softInk,
        1.2 * unit());

    const ResultPlan plan = planOf(result_, inside(), unit());
    paintHead(*painter, plan.match, plan.title);
    painter->setPen(QPen(rule, unit()));
    painter->drawLine(plan.rule);
    painter->drawLine(plan.split);
    if (!result_.why.isEmpty()) paintWhy(*painter, plan.why);
    paintLines(*painter, plan.lines);
    if (result_.scale) paintScale(*painter, plan.lines, *result_.scale, colours(), unit());
    paintEarned(*painter, plan.earned);
    if (result_.deals) paintDeals(*painter, plan.deals, *result_.deals);
}

/// At the end of the match who has won it is the headline, and the last deal stands below.
void ResultItem::paintHead(QPainter& painter, const QRectF& match, const QRectF& title) const
{
    const auto write = [&](const QRectF& box, const QString& text, double size, bool bold) {
        look::write(painter, box, text,
            look::fitted(text, box.size(), size * unit(), 13 * unit(), bold), colours().ink,
            Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap);
    };
    if (!match.isEmpty()) write(match, result_.match, 24, true);
    write(title, result_.title, match.isEmpty() ? 19 : 14, match.isEmpty());
}

/// A column a deal, a row a player.
void ResultItem::paintDeals(QPainter& painter, const QRectF& box, const DealsPicture& deals) const
{
    const double high = dealHigh(unit());
    const QFont font = look::font(leastHigh(11, unit()));
    const auto row = [&](const QRectF& column, qsizetype index) {
        return QRectF(
            column.left(), box.top() + static_cast<double>(index) * high, column.width(), high);
    };
    painter.setPen(QPen(rule, unit()));
    painter.drawLine(QLineF(box.left(), box.top(), box.right(), box.top()));
    for (qsizetype i = 0; i < deals.initials.size(); ++i)
        look::write(painter, row(box, i + 1), deals.initials[i], look::font(font.pixelSize(), true),
            colours().ink, Qt::AlignLeft | Qt::AlignVCenter);
    for (std::size_t deal = 0; deal < deals.deltas.size(); ++deal) {
        const QRectF column = dealRect(deals, box, deal);
        look::write(painter, row(column, 0), words::number(static_cast<int>(deal) + 1), font,
            colours().softInk, Qt::AlignCenter);
        for (std::size_t i = 0; i < deals.deltas[deal].size(); ++i) {
            const int delta = deals.deltas[deal][i];
            look::write(painter, row(column, static_cast<qsizetype>(i) + 1), withSign(delta), font,
                delta < 0 ? colours().seal : colours().ink, Qt::AlignCenter);
        }
    }
}

void ResultItem::paintWhy(QPainter& painter, const QRectF& place) const
{
    look::write(painter, place, result_.why.text,
        look::fitted(result_.why.text, place.size(), 15 * unit(), 12 * unit()), colours().ink,
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap);
}

void ResultItem::paintLines(QPainter& painter, const QRectF& box) const
{
    const double high = rowHeight(box, result_.lines.size(), unit());
    const QFont usual = look::font(letterSize(high, unit()));
    QFont bold = usual;
    bold.setBold(true);
    QStringList figures;
    QStringList winners;
    for (const CountLine& line : result_.lines) {
        figures << line.figure;
        winners << line.winner;
    }
    const double space = 9 * unit();
    QStringList numbers;
    for (const CountLine& line : result_.lines) numbers << withSign(line.points);
    const double points = numberWidth(numbers, bold);
    const double figure = std::min(widest(figures, bold), box.width() * 0.3);
    const double winner = std::min(widest(winners, usual), box.width() * 0.3);
    const double whyWidth = box.width() - points - figure - winner - 3 * space;
    double least = usual.pixelSize(); // one size for all reasons
    for (const CountLine& line : result_.lines)
        least = std::min<double>(least,
            look::fitted(line.why.text, { whyWidth, high }, usual.pixelSize(), 11 * unit())
                .pixelSize());
    QRectF row(box.left(), box.top(), box.width(), high);
    for (const CountLine& line : result_.lines) {
        double left = row.left();
        column(
            painter, left, points, row, withSign(line.points), bold, colours().ink, Qt::AlignRight);
        left += points + space;
        column(painter, left, figure, row, line.figure, bold, colours().ink, Qt::AlignLeft);
        left += figure + space;
        column(painter, left, winner, row, line.winner, usual, colours().ink, Qt::AlignLeft);
        left += winner + space;
        const QRectF why(left, row.top(), row.right() - left, high);
        look::write(painter, why, line.why.text,
            look::fitted(line.why.text, why.size(), least, std::min(least, 11 * unit())),
            colours().softInk, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap);
        row.translate(0, high);
    }
}

/// Above the two numbers of each player: what the deal brought, and what it makes in all.
void ResultItem::paintHeadings(
    QPainter& painter, const QRectF& row, double left, double number) const
{
    left += row.left();
    for (const QString& heading : { words_.thisDeal, words_.total }) {
        column(painter, left, number, row, heading, look::font(headingSize * unit()),
            colours().softInk, Qt::AlignRight);
        left += number;
    }
}

/// What the players' numbers need, if letters are large; words beside them have two lines.
void ResultItem::paintEarned(QPainter& painter, const QRectF& box) const
{
    const double high = rowHeight(box, result_.earned.size() + 1, unit());
    const QFont usual = look::font(letterSize(high, unit()));
    QFont bold = usual;
    bold.setBold(true);
    const double space = 6 * unit();
    QStringList names;
    QStringList numbers;
    for (const auto& earned : result_.earned) {
        names << earned.name;
        numbers << withSign(earned.delta) << words::number(earned.total);
    }
    const double headings
        = widest({ words_.thisDeal, words_.total }, look::font(headingSize * unit()));
    const double number = std::max(numberWidth(numbers, bold), headings + 5 * unit());
    const double name = std::min(widest(names, usual), box.width() * 0.5);
    QRectF row(box.left(), box.top(), box.width(), high);
    paintHeadings(painter, row, name + space, number);
    row.translate(0, high);
    for (const auto& earned : result_.earned) {
        double left = row.left();
        column(painter, left, name, row, earned.name, usual, colours().ink, Qt::AlignLeft);
        left += name + space;
        column(painter, left, number, row, withSign(earned.delta), usual, colours().softInk,
            Qt::AlignRight);
        left += number;
        column(painter, left, number, row, words::number(earned.total), bold, colours().ink,
            Qt::AlignRight);
        left += number + space + 3 * unit();
        const QRectF mark(left, row.top(), row.right() - left, high);
        look::write(painter, mark, earned.mark,
            look::fitted(earned.mark, mark.size(), usual.pixelSize(), 11 * unit()),
            earned.loses ? colours().seal : colours().ink,
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap);
        row.translate(0, high);
    }
}

}
