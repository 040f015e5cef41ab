#include "ui/places/review/match_strip.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>

namespace weli {

namespace {

    const QColor board(36, 40, 38);
    const QColor light(236, 234, 224);
    const QColor amber(240, 186, 74);
    constexpr int highest = 54; // pixels, with letters of the usual size
    constexpr int legendHeight = 18; // the same
    constexpr int edge = 14;
    constexpr double footing = 10; // below the strokes, with letters of the usual size
    constexpr double least = 3; // pixels between two strokes that are told apart

    QColor faint(QColor colour, double part)
    {
        colour.setAlphaF(static_cast<float>(part));
        return colour;
    }

}

MatchStrip::MatchStrip(QWidget* parent)
    : QSlider(Qt::Horizontal, parent)
{
    setObjectName("matchStrip");
    setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the table
    setMouseTracking(false);
    fit(1, false);
}

void MatchStrip::show(const LookBack& match)
{
    steps_ = match.steps();
    eyes_ = match.eyes();
    name_ = match.nameOfEyes();
    tellLegend();
    const QSignalBlocker quiet(this); // it is not drawn along
    setRange(0, static_cast<int>(steps_.size()));
    setValue(match.moment());
    update();
}

void MatchStrip::setMarks(std::map<int, review::Mark> marks)
{
    marks_ = std::move(marks);
    tellLegend();
    update();
}

void MatchStrip::setNotes(const std::map<int, QString>& notes)
{
    notes_ = notes;
    tellLegend();
    update();
}

void MatchStrip::setBranches(const std::multimap<int, QString>& branches)
{
    branches_ = branches;
    tellLegend();
    update();
}

void MatchStrip::setHighContrast(bool wanted)
{
    isPlain_ = wanted;
    update();
}

void MatchStrip::fit(double letters, bool hasLegend)
{
    letters_ = letters;
    hasLegend_ = hasLegend;
    setFixedHeight(qRound((highest + (hasLegend ? legendHeight : 0)) * letters));
}

QRectF MatchStrip::line() const
{
    const double below = hasLegend_ ? legendHeight * letters_ : 0;
    return QRectF(rect()).adjusted(edge, 4, -edge, -4 - below);
}

QString MatchStrip::textOf(review::Mark mark)
{
    //: A dot on the strip of a match, with its mark as in chess
    const QStringList all { QString(), tr("?! inaccurate"), tr("? a mistake"), tr("?? a blunder") };
    return all[static_cast<qsizetype>(mark)];
}

/// Of the signs that are there.
std::vector<strip::Meaning> MatchStrip::meanings() const
{
    using Sign = strip::Meaning::Sign;
    //: Strokes on the strip of a match: %1 is a player
    std::vector<strip::Meaning> all { { Sign::Own, tr("moves: %1").arg(name_) },
        //: Strokes on the strip of a match: what the other players did
        { Sign::Other, tr("the others") } };
    for (const Sign sign : { Sign::Inaccuracy, Sign::Mistake, Sign::Blunder }) {
        const review::Mark mark = strip::markOf(sign);
        if (std::any_of(marks_.begin(), marks_.end(),
                [mark](const auto& each) { return each.second == mark; }))
            all.push_back({ sign, textOf(mark) });
    }
    //: A slip on the strip of a match
    if (!notes_.empty()) all.push_back({ Sign::Note, tr("your note") });
    //: A short line that leaves the strip of a match
    if (!branches_.empty()) all.push_back({ Sign::Branch, tr("tried another way") });
    return all;
}

/// For who hears it.
void MatchStrip::tellLegend()
{
    int marked = static_cast<int>(marks_.size());
    QStringList all;
    //: Of a match that is looked back at: how many moves have a mark
    if (marked > 0) all << tr("%n move(s) with a mark", nullptr, marked);
    if (!notes_.empty()) all << tr("%n note(s)", nullptr, static_cast<int>(notes_.size()));
    //: Of a match that is looked back at: how many other ways were tried
    if (!branches_.empty()) all << tr("%n trial(s)", nullptr, static_cast<int>(branches_.size()));
    //: %1: "3 moves with a mark, 1 note"; N is a key
    const QString told
        = all.isEmpty() ? QString() : tr("%1; N leads from one to the next.").arg(all.join(", "));
    if (told != accessibleDescription()) setAccessibleDescription(told); // no flood
}

double MatchStrip::placeOf(double moment) const
{
    return line().left() + line().width() * moment / std::max(1, maximum());
}

int MatchStrip::momentAt(double x) const
{
    const double part = (x - line().left()) / std::max(1.0, line().width());
    return std::clamp(static_cast<int>(std::lround(part * maximum())), 0, maximum());
}

std::vector<MatchStrip::Deal> MatchStrip::deals() const
{
    std::vector<Deal> all;
    for (int i = 0; i < static_cast<int>(steps_.size()); ++i) {
        const int number = steps_[static_cast<std::size_t>(i)].deal;
        if (all.empty() || all.back().number != number) all.push_back({ number, i, i });
        all.back().to = i + 1;
    }
    return all;
}

void MatchStrip::paintDeals(QPainter& painter) const
{
    QFont font = painter.font();
    font.setPixelSize(qRound(11 * letters_));
    painter.setFont(font);
    const double high = 15 * letters_;
    double written = 0; // how far there is a number
    for (const Deal& deal : deals()) {
        const QRectF bar(placeOf(deal.from), line().top(), placeOf(deal.to) - placeOf(deal.from),
            line().height());
        const bool isHere = value() > deal.from && value() <= deal.to;
        if (isHere) painter.fillRect(bar, faint(light, isPlain_ ? 0.25 : 0.12));
        painter.setPen(QPen(faint(light, 0.5), 1));
        if (deal.from > 0) painter.drawLine(bar.topLeft(), bar.bottomLeft());
        const QString number = QString::number(deal.number);
        const double wide = painter.fontMetrics().horizontalAdvance(number);
        const double left = bar.left() + 4;
        if (left < written || left + wide > line().right()) continue;
        painter.setPen(isHere ? light : faint(light, isPlain_ ? 1 : 0.75));
        painter.drawText(QRectF(left, bar.top(), wide + 2, high), Qt::AlignVCenter, number);
        written = left + wide + 6;
    }
}

void MatchStrip::paintStrokes(QPainter& painter) const
{
    const double bottom = line().bottom() - footing * letters_;
    const double room = line().height() - (16 + footing) * letters_;
    const bool isTight = line().width() < least * maximum();
    for (int i = 0; i < static_cast<int>(steps_.size()); ++i) {
        const auto& seat = steps_[static_cast<std::size_t>(i)].seat;
        const bool isMine = seat == eyes_;
        if (!seat || (isTight && !isMine)) continue;
        const bool isDone = i < value();
        const double x = placeOf(i + 0.5);
        // A hand does not make all alike.
        const double shaky = isTight ? 0 : (i * 7 % 5 - 2) * 0.4;
        strip::paintStroke(painter, { x + shaky, bottom - (isMine ? room : room * 0.45) },
            { x - shaky * 0.5, bottom }, isMine, isDone || isPlain_ ? 0.95 : 0.45);
    }
}

void MatchStrip::paintMarks(QPainter& painter) const
{
    double reached = 0; // by what lies at the upper height
    for (const auto& [moment, mark] : marks_) {
        const double x = placeOf(moment + 0.5);
        const double radius = strip::dotRadius(mark, chalk());
        const bool isLow = x - radius < reached; // side by side they would be one band
        strip::paintDot(painter, { x, line().top() + (isLow ? 28 : 19) * letters_ }, mark, chalk());
        if (!isLow) reached = x + radius;
    }
}

/// Below the stroke.
void MatchStrip::paintNotes(QPainter& painter) const
{
    for (const auto& [moment, text] : notes_)
        strip::paintSlip(
            painter, { placeOf(moment + 0.5), line().bottom() - 9 * letters_ + 1 }, chalk());
}

/// A short way down from the line; what was tried there again goes farther.
void MatchStrip::paintBranches(QPainter& painter) const
{
    const double top = line().bottom() - footing * letters_;
    std::map<int, int> before;
    for (const auto& [moment, told] : branches_) {
        const int number = before[moment]++;
        const double reach = (8 + 4.0 * std::min(number, 5)) * letters_;
        strip::paintBranch(painter, { placeOf(moment), top - 4 * letters_ },
            { reach, footing * letters_ }, chalk());
    }
}

std::vector<std::pair<double, QString>> MatchStrip::signs() const
{
    std::vector<std::pair<double, QString>> all;
    for (const auto& [moment, mark] : marks_) all.emplace_back(placeOf(moment + 0.5), textOf(mark));
    for (const auto& [moment, text] : notes_) all.emplace_back(placeOf(moment + 0.5), text);
    for (const auto& [moment, told] : branches_) all.emplace_back(placeOf(moment), told);
    return all;
}

/// What lies where somebody points, or else what all the signs mean.
QString MatchStrip::toldAt(double x) const
{
    double nearest = 6 * letters_;
    for (const auto& [place, text] : signs()) nearest = std::min(nearest, std::abs(place - x));
    QStringList all;
    for (const auto& [place, text] : signs())
        if (std::abs(place - x) <= nearest) all << text;
    if (all.isEmpty())
        for (const strip::Meaning& each : meanings()) all << strip::inLetters(each);
    return all.join('\n');
}

bool MatchStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QSlider::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    // What a person wrote is no markup.
    QToolTip::showText(help->globalPos(),
        Qt::convertFromPlainText(toldAt(help->pos().x()), Qt::WhiteSpaceNormal), this);
    return true;
}

void MatchStrip::paintMark(QPainter& painter) const
{
    const double x = placeOf(value());
    const double wing = 5 * letters_;
    painter.setPen(QPen(amber, 2));
    painter.drawLine(QPointF(x, line().top()), QPointF(x, line().bottom()));
    QPainterPath head;
    head.addPolygon(QPolygonF({ { x - wing, 0 }, { x + wing, 0 }, { x, 1.5 * wing } }));
    painter.fillPath(head, amber);
}

void MatchStrip::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), isPlain_ ? QColor(Qt::black) : board);
    paintDeals(painter);
    paintStrokes(painter);
    paintMarks(painter);
    paintBranches(painter);
    paintMark(painter);
    paintNotes(painter);
    if (hasLegend_) {
        const QRectF row(edge, line().bottom() + 3, width() - 2.0 * edge, legendHeight * letters_);
        strip::paintLegend(painter, row, meanings(), chalk());
    }
    if (!hasFocus()) return;
    painter.setPen(QPen(amber, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

void MatchStrip::mousePressEvent(QMouseEvent* event)
{
    event->accept();
    if (event->button() == Qt::LeftButton) emit wanted(momentAt(event->position().x()));
}

void MatchStrip::mouseMoveEvent(QMouseEvent* event)
{
    event->accept();
    if (event->buttons().testFlag(Qt::LeftButton)) emit wanted(momentAt(event->position().x()));
}

void MatchStrip::mouseReleaseEvent(QMouseEvent* event) { event->accept(); }

/// A notch is an act; what a smooth wheel leaves counts with the next.
void MatchStrip::turn(QWheelEvent& event)
{
    constexpr int notch = 120;
    event.accept();
    turned_ += event.angleDelta().y();
    const int notches = turned_ / notch;
    turned_ -= notches * notch;
    if (notches != 0) emit wanted(value() - notches);
}

}
