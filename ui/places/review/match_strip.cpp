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
    const QColor chalk(236, 234, 224);
    const QColor amber(240, 186, 74);
    const QColor paper(250, 236, 190);
    const QColor blue(140, 205, 235); // chalk
    constexpr int highest = 54; // pixels, with letters of the usual size
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
    fit(1);
}

void MatchStrip::show(const LookBack& match)
{
    steps_ = match.steps();
    eyes_ = match.eyes();
    const QSignalBlocker quiet(this); // it is not drawn along
    setRange(0, static_cast<int>(steps_.size()));
    setValue(match.moment());
    update();
}

void MatchStrip::setMarks(std::map<int, review::Mark> marks)
{
    marks_ = std::move(marks);
    update();
}

void MatchStrip::setNotes(const std::map<int, QString>& notes)
{
    notes_ = notes;
    update();
}

void MatchStrip::setBranches(const std::multimap<int, QString>& branches)
{
    branches_ = branches;
    update();
}

void MatchStrip::setHighContrast(bool wanted)
{
    isPlain_ = wanted;
    update();
}

void MatchStrip::fit(double letters)
{
    letters_ = letters;
    setFixedHeight(qRound(highest * letters));
}

QRectF MatchStrip::line() const { return QRectF(rect()).adjusted(edge, 4, -edge, -4); }

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
        if (isHere) painter.fillRect(bar, faint(chalk, isPlain_ ? 0.25 : 0.12));
        painter.setPen(QPen(faint(chalk, 0.5), 1));
        if (deal.from > 0) painter.drawLine(bar.topLeft(), bar.bottomLeft());
        const QString number = QString::number(deal.number);
        const double wide = painter.fontMetrics().horizontalAdvance(number);
        const double left = bar.left() + 4;
        if (left < written || left + wide > line().right()) continue;
        painter.setPen(isHere ? chalk : faint(chalk, isPlain_ ? 1 : 0.75));
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
        painter.setPen(QPen(faint(chalk, isDone || isPlain_ ? 0.95 : 0.45), isMine ? 2 : 1,
            Qt::SolidLine, Qt::RoundCap));
        const double x = placeOf(i + 0.5);
        // A hand does not make all alike.
        const double shaky = isTight ? 0 : (i * 7 % 5 - 2) * 0.4;
        painter.drawLine(QPointF(x + shaky, bottom - (isMine ? room : room * 0.45)),
            QPointF(x - shaky * 0.5, bottom));
    }
}

/// The worse, the redder and the larger; so they are told apart without colours, too.
void MatchStrip::paintMarks(QPainter& painter) const
{
    painter.setPen(Qt::NoPen);
    for (const auto& [moment, mark] : marks_) {
        const auto step = static_cast<std::size_t>(mark);
        const std::array colours { chalk, QColor(240, 200, 90), QColor(240, 140, 60),
            QColor(235, 80, 70) };
        const double radius = (1.5 + static_cast<double>(step)) * letters_;
        painter.setBrush(colours[step]);
        painter.drawEllipse(
            QPointF(placeOf(moment + 0.5), line().top() + 19 * letters_), radius, radius);
    }
}

/// A slip of paper below the stroke.
void MatchStrip::paintNotes(QPainter& painter) const
{
    const double wide = 8 * letters_;
    const double high = 9 * letters_;
    const double fold = 3 * letters_;
    for (const auto& [moment, text] : notes_) {
        const double left = placeOf(moment + 0.5) - wide / 2;
        const double top = line().bottom() - high + 1;
        const QPolygonF slip({ { left, top }, { left + wide - fold, top },
            { left + wide, top + fold }, { left + wide, top + high }, { left, top + high } });
        painter.setPen(QPen(isPlain_ ? QColor(Qt::black) : board, 1));
        painter.setBrush(isPlain_ ? QColor(Qt::white) : paper);
        painter.drawPolygon(slip);
    }
}

/// A short way down from the line; what was tried there again goes farther.
void MatchStrip::paintBranches(QPainter& painter) const
{
    const double top = line().bottom() - footing * letters_;
    std::map<int, int> before;
    for (const auto& [moment, told] : branches_) {
        const int number = before[moment]++;
        const double reach = (8 + 4.0 * std::min(number, 5)) * letters_;
        const QPointF from(placeOf(moment), top - 4 * letters_);
        const QPointF to = from + QPointF(reach, footing * letters_);
        painter.setPen(
            QPen(isPlain_ ? QColor(Qt::white) : blue, 2 * letters_, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(from, to);
        painter.setBrush(painter.pen().color());
        painter.drawEllipse(to, 1.8 * letters_, 1.8 * letters_);
    }
}

/// What lies where somebody points.
QString MatchStrip::toldAt(double x) const
{
    const double reach = 6 * letters_;
    double nearest = reach;
    for (const auto& [moment, text] : notes_)
        nearest = std::min(nearest, std::abs(placeOf(moment + 0.5) - x));
    for (const auto& [moment, told] : branches_)
        nearest = std::min(nearest, std::abs(placeOf(moment) - x));
    QStringList all;
    for (const auto& [moment, text] : notes_)
        if (std::abs(placeOf(moment + 0.5) - x) <= nearest) all << text;
    for (const auto& [moment, told] : branches_)
        if (std::abs(placeOf(moment) - x) <= nearest) all << told;
    return nearest < reach ? all.join('\n') : QString();
}

bool MatchStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QSlider::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const QString told = toldAt(help->pos().x());
    // What a person wrote is no markup.
    QToolTip::showText(
        help->globalPos(), told.isEmpty() ? told : Qt::convertFromPlainText(told), this);
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
