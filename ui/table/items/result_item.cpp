#include "ui/table/items/result_item.h"

#include "ui/draw/look.h"
#include "ui/table/items/result_parts.h"
#include "ui/table/items/scale.h"
#include "ui/words/words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace weli {

namespace {

    constexpr double headHeight = 38; // units, as all here
    constexpr double matchHeight = 24; // what the end of a match or a game adds to it
    constexpr double buttonWidth = 210;
    constexpr double endButtonsWidth = 312; // of two beside one another, and of the one above
    constexpr double leaveShare = 0.3; // of the button that leaves the table
    constexpr double titleHeight = 22; // of the last deal, at the end of a match
    constexpr double titleLetters = 17; // how high they are, at its top
    constexpr double faceWidth = 30;
    constexpr double headingSize = 11; // of letters
    constexpr QColor rule { 0xb8, 0x9f, 0x6c };

    /// The parts of the sheet.
    struct ResultPlan {
        QRectF match; // who has won it, above the title
        QRectF title;
        QLineF rule; // below the title
        std::vector<QLineF> splits; // between the lines, what all have earned, and the deals
        QRectF why;
        QRectF lines; // or the scale
        QRectF earned;
        std::optional<DealLines> deals;
    };

    bool isEnd(const ResultPicture& result) { return !result.headline.isEmpty(); }

    /// Of two, one has a face beside the headline already, and the other at the table.
    bool hasFaces(const ResultPicture& result) { return isEnd(result) && result.earned.size() > 2; }

    double headOf(const ResultPicture& result)
    {
        return headHeight + (isEnd(result) ? matchHeight : 0);
    }

    double rowHeight(const QRectF& box, std::size_t rows, double unit, double most = 27)
    {
        return std::min(
            most * unit, box.height() / static_cast<double>(std::max<std::size_t>(rows, 1)));
    }

    /// A heading, the players, and a button below them.
    std::size_t earnedRows(const ResultPicture& result)
    {
        return result.earned.size() + (result.tellHabits ? 2 : 1);
    }

    /// Of a player, at the end of a match with the portrait.
    double playerHeight(const QRectF& box, const ResultPicture& result, double unit)
    {
        return rowHeight(box, earnedRows(result), unit, isEnd(result) ? 34 : 27);
    }

    /// Of what stands above the players' numbers.
    double headingHeight(const QRectF& box, const ResultPicture& result, double unit)
    {
        return isEnd(result) ? titleHeight * unit : playerHeight(box, result, unit);
    }

    /// The letters of a row; where rows are low, they fill it.
    double letterSize(double rowHeight, double unit)
    {
        return std::max(look::leastLetters,
            std::clamp(rowHeight * 0.54, std::min(rowHeight * 0.82, 12 * unit), 15 * unit));
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

    /// Beside the buttons; what is below it is handed back.
    QRectF layHead(ResultPlan& plan, const ResultPicture& result, const QRectF& box, double unit)
    {
        const QRectF room = box.adjusted(14 * unit, 0, -14 * unit, -7 * unit);
        const QRectF button = ResultItem::buttonRect(result, box, unit);
        QRectF& head = isEnd(result) ? plan.match : plan.title;
        head = { room.left(), room.top() + 4 * unit, button.left() - room.left() - 6 * unit,
            (headOf(result) - 4) * unit };
        const double top = room.top() + (headOf(result) + 3) * unit;
        plan.rule = { room.left(), top, room.right(), top };
        return { room.left(), top + 3 * unit, room.width(), room.bottom() - top - 3 * unit };
    }

    /// At the end of a match the last deal stands above its own lines.
    void layLines(ResultPlan& plan, const ResultPicture& result, double unit)
    {
        if (isEnd(result)) {
            plan.title = plan.lines;
            plan.title.setHeight(titleHeight * unit);
            plan.lines.setTop(plan.title.bottom());
        }
        if (result.why.isEmpty()) return;
        plan.why
            = { plan.lines.left(), plan.lines.top() + 3 * unit, plan.lines.width(), 42 * unit };
        plan.lines.setTop(plan.why.bottom() + 4 * unit);
    }

    constexpr double earnedShare = 0.44; // of the width, with the names and what each has now
    constexpr double leastShare = 0.39; // where the words of the deal have too little of it

    /// With what each deal brought in so many columns at most; 0: without it.
    ResultPlan planOf(const ResultPicture& result, const QRectF& box, double unit,
        std::size_t columns, double share = earnedShare)
    {
        ResultPlan plan;
        QRectF body = layHead(plan, result, box, unit);
        const double room = body.width();
        const double gap = 10 * unit;
        const auto splitAt = [&](double x) {
            plan.splits.emplace_back(x, body.top() + 4 * unit, x, body.bottom());
        };
        if (columns > 0) {
            plan.deals.emplace(result, body, unit, columns);
            body.setRight(plan.deals->box().left() - 2 * gap);
            splitAt(body.right() + gap);
        }
        const double faces = hasFaces(result) ? faceWidth * unit : 0;
        const double earned = std::min(share * box.width(), 265 * unit) + faces;
        plan.earned = body;
        plan.earned.setLeft(body.right() + gap - std::max(0.34 * room, earned));
        splitAt(plan.earned.left() - gap);
        plan.lines = body;
        plan.lines.setRight(plan.earned.left() - 2 * gap);
        layLines(plan, result, unit);
        return plan;
    }

    /// The count of the deal, line by line.
    struct CountPlan {
        double high = 0; // of a line
        QFont usual;
        QFont bold;
        double points = 0; // how wide it is, as all that follows
        double figure = 0;
        double winner = 0;
        double why = 0;
        double space = 0;
        [[nodiscard]] QSizeF whyRoom() const { return { why, high }; }
    };

    CountPlan countIn(const QRectF& box, const ResultPicture& result, double unit)
    {
        CountPlan plan;
        plan.high = rowHeight(box, result.lines.size(), unit);
        plan.usual = plan.bold = look::font(letterSize(plan.high, unit));
        plan.bold.setBold(true);
        plan.space = 9 * unit;
        QStringList figures;
        QStringList winners;
        QStringList numbers;
        for (const CountLine& line : result.lines) {
            figures << line.figure;
            winners << line.winner;
            numbers << withSign(line.points);
        }
        plan.points = numberWidth(numbers, plan.bold);
        plan.figure = std::min(widest(figures, plan.bold), box.width() * 0.3);
        plan.winner = std::min(widest(winners, plan.usual), box.width() * 0.3);
        plan.why = box.width() - plan.points - plan.figure - plan.winner - 3 * plan.space;
        return plan;
    }

    QFont whyFont(const QString& why, const CountPlan& plan, double wanted, double unit)
    {
        return look::fitted(why, plan.whyRoom(), wanted, std::min(wanted, 11 * unit));
    }

    /// Where there is no room for all of it, what it was won by without how that was bid.
    QString whyOf(const CountLine& line, const CountPlan& plan, double unit)
    {
        const bool hasRoom = look::fits(line.why.text, plan.whyRoom(), look::font(11 * unit));
        return hasRoom ? line.why.text : line.why.text.section(u';', 0, 0);
    }

    bool tellsAll(const QRectF& box, const ResultPicture& result, double unit)
    {
        if (result.scale && box.width() < leastScaleWidth(*result.scale, unit)) return false;
        const CountPlan plan = countIn(box, result, unit);
        return std::all_of(result.lines.begin(), result.lines.end(), [&](const CountLine& line) {
            return look::fits(line.why.text, plan.whyRoom(), look::font(12 * unit));
        });
    }

    /// What each player has: names, marks and two numbers.
    struct EarnedPlan {
        double high = 0; // of a player
        QFont usual;
        double face = 0; // how wide it is, as all that follows
        double name = 0;
        double number = 0;
        double space = 0;
        double mark = 0;
        [[nodiscard]] QSizeF markRoom() const { return { mark, high }; }
    };

    QStringList marksOf(const ResultPicture& result)
    {
        QStringList marks;
        for (const auto& earned : result.earned) marks << earned.mark;
        return marks;
    }

    /// Below headings so wide.
    EarnedPlan earnedIn(
        const QRectF& box, const ResultPicture& result, double unit, double headings)
    {
        EarnedPlan plan;
        plan.high = playerHeight(box, result, unit);
        plan.usual = look::font(letterSize(plan.high, unit));
        QFont bold = plan.usual;
        bold.setBold(true);
        QStringList names;
        QStringList numbers;
        for (const auto& earned : result.earned) {
            names << earned.name;
            numbers << withSign(earned.delta) << words::number(earned.total);
        }
        plan.space = 8 * unit;
        plan.number = std::max(numberWidth(numbers, bold), headings + 5 * unit);
        plan.face = hasFaces(result) ? std::min(plan.high, faceWidth * unit) : 0;
        const double row = box.width() - plan.face;
        plan.name = std::min(widest(names, bold), row * 0.5); // whoever wins
        plan.mark = row - plan.name - 2 * plan.number - 2 * plan.space;
        return plan;
    }

    /// Whether no name and no mark is cut there.
    bool tellsPlayers(const QRectF& box, const ResultPicture& result, double unit)
    {
        constexpr double headings = 36; // about as wide as they are
        const EarnedPlan plan = earnedIn(box, result, unit, headings * unit);
        const auto fits = [&](const ResultPicture::Earned& each) {
            return look::fits(each.name, { plan.name, plan.high }, plan.usual, 0)
                && look::fits(each.mark, plan.markRoom(), look::font(11 * unit));
        };
        return std::all_of(result.earned.begin(), result.earned.end(), fits);
    }

    /// The slate tells the deals, too: here they never take the room of the last one.
    ResultPlan planOf(const ResultPicture& result, const QRectF& box, double unit)
    {
        if (!result.deals.empty())
            for (const std::size_t columns : { 3, 2, 1 })
                if (ResultPlan plan = planOf(result, box, unit, columns);
                    tellsAll(plan.lines, result, unit))
                    return plan;
        ResultPlan plan = planOf(result, box, unit, 0);
        if (tellsAll(plan.lines, result, unit)) return plan;
        ResultPlan least = planOf(result, box, unit, 0, leastShare);
        return tellsPlayers(least.earned, result, unit) ? least : plan;
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
    const double title = isEnd(result) ? titleHeight : 0;
    const auto rows = static_cast<double>(std::max(result.lines.size(), earnedRows(result)));
    const double needed = headOf(result) + 10 + title + 24 * rows + (result.why.isEmpty() ? 0 : 46);
    return std::min(usual, std::max(1.0, box.height() / needed));
}

QRectF ResultItem::buttonRect(const ResultPicture& result, const QRectF& box, double unit)
{
    const bool isOneOfThree = result.again.has_value();
    const double wide = std::min((isOneOfThree ? endButtonsWidth : buttonWidth) * unit,
        (isOneOfThree ? 0.56 : 0.28) * box.width());
    return { box.right() - wide - 8 * unit, box.top() + 6 * unit, wide, (headHeight - 8) * unit };
}

QRectF ResultItem::leaveRect(const ResultPicture& result, const QRectF& box, double unit)
{
    const QRectF above = buttonRect(result, box, unit);
    const double wide = leaveShare * above.width();
    return { above.right() - wide, above.bottom() + 4 * unit, wide, (matchHeight - 2) * unit };
}

QRectF ResultItem::setUpRect(const ResultPicture& result, const QRectF& box, double unit)
{
    QRectF place = leaveRect(result, box, unit);
    place.setRight(place.left() - 6 * unit);
    place.setLeft(buttonRect(result, box, unit).left());
    return place;
}

QRectF ResultItem::habitsRect(const ResultPicture& result, const QRectF& box, double unit)
{
    const QRectF earned = planOf(result, box, unit).earned;
    const double high = playerHeight(earned, result, unit);
    const double top = earned.top() + headingHeight(earned, result, unit)
        + static_cast<double>(result.earned.size()) * high;
    const double most = std::min(high, matchHeight * unit) - 2 * unit;
    return { earned.left(), top + (high - most) / 2, earned.width(), most };
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
    const double high = playerHeight(plan.earned, result, unit);
    addRows(plan.earned.adjusted(0, headingHeight(plan.earned, result, unit), 0, 0),
        result.earned.size(), high);
    for (std::size_t deal = 0; deal < result.deals.size(); ++deal)
        rects.push_back(plan.deals ? plan.deals->rectOf(deal) : plan.earned);
    for (const auto& earned : result.earned)
        if (!earned.habits.isEmpty()) rects.push_back(plan.earned);
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
    if (isEnd(result_)) paintWinners(*painter, plan.match, result_, colours(), unit());
    paintTitle(*painter, plan.title);
    painter->setPen(QPen(rule, unit()));
    painter->drawLine(plan.rule);
    for (const QLineF& split : plan.splits) painter->drawLine(split);
    if (!result_.why.isEmpty()) paintWhy(*painter, plan.why);
    paintLines(*painter, plan.lines);
    if (result_.scale) paintScale(*painter, plan.lines, *result_.scale, colours(), unit());
    paintEarned(*painter, plan.earned);
    if (plan.deals) plan.deals->paint(*painter, colours());
}

void ResultItem::paintTitle(QPainter& painter, const QRectF& box) const
{
    const double size = isEnd(result_) ? 15 : 19;
    const Qt::Alignment height = isEnd(result_) ? Qt::AlignTop : Qt::AlignVCenter;
    look::write(painter, box, result_.title,
        look::fitted(result_.title, box.size(), size * unit(), 13 * unit(), true), colours().ink,
        static_cast<int>(height | Qt::AlignLeft) | Qt::TextWordWrap);
}

void ResultItem::paintWhy(QPainter& painter, const QRectF& place) const
{
    look::write(painter, place, result_.why.text,
        look::fitted(result_.why.text, place.size(), 15 * unit(), 12 * unit()), colours().ink,
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap);
}

void ResultItem::paintLines(QPainter& painter, const QRectF& box) const
{
    const CountPlan plan = countIn(box, result_, unit());
    std::vector<QFont> letters;
    for (const CountLine& line : result_.lines)
        letters.push_back(whyFont(whyOf(line, plan, unit()), plan, plan.usual.pixelSize(), unit()));
    const QFont reasons = look::smallest(letters).value_or(plan.usual);
    // One may reach beyond its line; of two neighbours that would, each has but one line of text.
    const auto spills = [&](const CountLine& line) {
        return !look::fits(whyOf(line, plan, unit()), plan.whyRoom(), reasons);
    };
    const bool isCrowded = std::adjacent_find(result_.lines.begin(), result_.lines.end(),
                               [&](const CountLine& above, const CountLine& below) {
                                   return spills(above) && spills(below);
                               })
        != result_.lines.end();
    const int flags = Qt::AlignLeft | Qt::AlignVCenter | (isCrowded ? 0 : Qt::TextWordWrap);
    QRectF row(box.left(), box.top(), box.width(), plan.high);
    for (const CountLine& line : result_.lines) {
        double left = row.left();
        column(painter, left, plan.points, row, withSign(line.points), plan.bold, colours().ink,
            Qt::AlignRight);
        left += plan.points + plan.space;
        column(
            painter, left, plan.figure, row, line.figure, plan.bold, colours().ink, Qt::AlignLeft);
        left += plan.figure + plan.space;
        column(
            painter, left, plan.winner, row, line.winner, plan.usual, colours().ink, Qt::AlignLeft);
        left += plan.winner + plan.space;
        look::write(painter, { { left, row.top() }, plan.whyRoom() }, whyOf(line, plan, unit()),
            reasons, colours().softInk, flags);
        row.translate(0, plan.high);
    }
}

/// Above the two numbers of each player: what the deal brought, and what it makes in all.
void ResultItem::paintHeadings(QPainter& painter, const QRectF& row, double number) const
{
    double left = row.right() - 2 * number;
    for (const QString& heading : { words_.thisDeal, words_.total }) {
        column(painter, left, number, row, heading, look::font(headingSize * unit()),
            colours().softInk, Qt::AlignRight);
        left += number;
    }
}

/// What the players' numbers need, if letters are large; words before them have two lines.
void ResultItem::paintEarned(QPainter& painter, const QRectF& box) const
{
    const EarnedPlan plan = earnedIn(box, result_, unit(),
        widest({ words_.thisDeal, words_.total }, look::font(headingSize * unit())));
    const double high = plan.high;
    const double face = plan.face;
    const double number = plan.number;
    QFont bold = plan.usual;
    bold.setBold(true);
    QRectF row(box.left() + face, box.top(), box.width() - face, high);
    const QFont letters
        = look::fittedAlike(marksOf(result_), plan.markRoom(), plan.usual.pixelSize(), 11 * unit());
    paintHeadings(painter,
        { row.topLeft(), QSizeF(row.width(), isEnd(result_) ? titleLetters * unit() : high) },
        number);
    row.translate(0, headingHeight(box, result_, unit()));
    for (const auto& earned : result_.earned) {
        if (face > 0)
            paintFace(painter, { box.left(), row.top() + 0.07 * high, 0.86 * face, 0.86 * face },
                earned, colours());
        column(painter, row.left(), plan.name, row, earned.name, earned.wins ? bold : plan.usual,
            colours().ink, Qt::AlignLeft);
        look::write(painter,
            { QPointF(row.left() + plan.name + plan.space, row.top()), plan.markRoom() },
            earned.mark, letters, earned.loses ? colours().seal : colours().ink,
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap);
        double left = row.right() - 2 * number;
        column(painter, left, number, row, withSign(earned.delta), plan.usual, colours().softInk,
            Qt::AlignRight);
        left += number;
        column(painter, left, number, row, words::number(earned.total), bold, colours().ink,
            Qt::AlignRight);
        row.translate(0, high);
    }
}

}
