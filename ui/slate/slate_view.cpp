#include "ui/slate/slate_view.h"

#include "ui/slate/chalk.h"
#include "ui/slate/sheet.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace weli {

namespace {

    constexpr std::uint32_t handwriting = 1926;
    constexpr int tick = 16; // milliseconds
    constexpr double longest = 2500; // milliseconds for all that is new, however much it is
    constexpr double pause = 0.03; // of the height of the slate, between two strokes

    std::vector<Stroke> gone(const std::vector<Stroke>& before, const std::vector<Stroke>& now)
    {
        std::vector<Stroke> strokes;
        for (const std::size_t index : newStrokes(now, before)) strokes.push_back(before[index]);
        return strokes;
    }

}

SlateView::SlateView(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::TabFocus);
    clock_.setInterval(tick);
    connect(&clock_, &QTimer::timeout, this, &SlateView::carryOn);
}

double SlateView::frame() const { return std::min(width(), height()) * 0.05; }

QRectF SlateView::face() const
{
    return QRectF(rect()).adjusted(frame(), frame(), -frame(), -frame());
}

void SlateView::write(const SlatePicture& sheet, const QString& spoken)
{
    setAccessibleDescription(spoken);
    if (sheet == sheet_) return;
    finish();
    sheet_ = sheet;
    const std::vector<Stroke> before = std::move(strokes_);
    strokes_ = strokesOf(sheet_, face().size(), handwriting);
    if (auto rubbed = gone(before, strokes_); !rubbed.empty()) wiped_ = std::move(rubbed);
    if (speed_ > 0 && isVisible()) pending_ = newStrokes(before, strokes_);
    written_ = 0;
    board_ = {};
    if (!pending_.empty()) clock_.start();
    update();
}

void SlateView::setHints(const QStringList& columns) { hints_ = columns; }

void SlateView::setSpeed(double speed)
{
    speed_ = speed;
    if (speed_ <= 0) finish();
}

void SlateView::setHighContrast(bool wanted)
{
    if (wanted == std::exchange(isPlain_, wanted)) return;
    board_ = {};
    update();
}

void SlateView::finish()
{
    if (pending_.empty()) return;
    for (const std::size_t index : pending_) drawOnBoard(strokes_[index]);
    pending_.clear();
    clock_.stop();
    update();
    emit written();
}

/// One tick of the hand: it moves as far as it gets, over as many strokes as that is.
void SlateView::carryOn()
{
    const double lift = pause * height();
    double rest = 0;
    for (const std::size_t index : pending_) rest += lengthOf(strokes_[index]) + lift;
    const double calm = 1.6 * height() * tick / 1000; // a slate's height and a half in a second
    written_ += std::max(calm, (rest + written_) * tick / longest) * speed_;
    while (!pending_.empty()) {
        const Stroke& stroke = strokes_[pending_.front()];
        if (written_ < lengthOf(stroke) + lift) break;
        written_ -= lengthOf(stroke) + lift;
        drawOnBoard(stroke);
        pending_.erase(pending_.begin());
    }
    update();
    if (!pending_.empty()) return;
    clock_.stop();
    emit written();
}

void SlateView::layOut()
{
    pending_.clear();
    clock_.stop();
    wiped_.clear();
    strokes_ = strokesOf(sheet_, face().size(), handwriting);
    board_ = {};
}

/// Only when it is seen: what comes before the first picture is laid out more than once.
void SlateView::drawBoard()
{
    const double pixel = devicePixelRatioF();
    const QSize size = (QSizeF(this->size()) * pixel).toSize();
    if (size.isEmpty()) return;
    // The empty one is not kept: a sheet changes once a deal, and a picture this large is dear.
    board_ = QPixmap::fromImage(
        isPlain_ ? plainBoard(size, frame() * pixel) : emptyBoard(size, frame() * pixel));
    board_.setDevicePixelRatio(pixel);
    for (Stroke ghost : isPlain_ ? std::vector<Stroke>() : wiped_) {
        ghost.strength *= 0.07;
        ghost.width *= 1.8;
        drawOnBoard(ghost);
    }
    for (std::size_t i = 0; i < strokes_.size(); ++i)
        if (std::find(pending_.begin(), pending_.end(), i) == pending_.end())
            drawOnBoard(strokes_[i]);
}

void SlateView::drawOnBoard(const Stroke& stroke)
{
    if (board_.isNull()) return; // it will be drawn with all that is written
    QPainter painter(&board_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(face().topLeft());
    drawStroke(painter, stroke, 1);
}

void SlateView::drawStroke(QPainter& painter, const Stroke& stroke, double part) const
{
    if (isPlain_)
        drawPlain(painter, stroke, part);
    else
        drawChalk(painter, stroke, part, devicePixelRatioF());
}

void SlateView::paintEvent(QPaintEvent*)
{
    if (!board_.isNull() && board_.devicePixelRatio() != devicePixelRatioF()) layOut();
    if (board_.isNull()) drawBoard();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(0, 0, board_);
    if (!pending_.empty()) {
        const Stroke& stroke = strokes_[pending_.front()];
        painter.translate(face().topLeft());
        drawStroke(painter, stroke, std::min(1.0, written_ / std::max(lengthOf(stroke), 1e-6)));
        painter.resetTransform();
    }
    if (!hasFocus()) return;
    painter.setPen(QPen(QColor(255, 214, 120), std::max(2.0, frame() * 0.2)));
    const double inset = frame() * 0.5;
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(inset, inset, -inset, -inset), inset * 0.5, inset * 0.5);
}

void SlateView::resizeEvent(QResizeEvent*) { layOut(); }

void SlateView::mousePressEvent(QMouseEvent*) { finish(); }

void SlateView::focusInEvent(QFocusEvent*) { update(); }

void SlateView::focusOutEvent(QFocusEvent*) { update(); }

/// The one whose head is nearest; those of rows stand at their left.
int SlateView::columnAt(QPointF point) const
{
    const bool rows = std::holds_alternative<TallySlate>(sheet_);
    int column = 0;
    double nearest = width() + height();
    for (const Stroke& stroke : strokes_) {
        if (stroke.what.mark != Mark::Initial && stroke.what.mark != Mark::Bowl) continue;
        const QPointF way = stroke.path.front() - point;
        const double away = std::abs(rows ? way.y() : way.x());
        if (away >= nearest) continue;
        nearest = away;
        column = stroke.what.column;
    }
    return column;
}

bool SlateView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || hints_.isEmpty()) return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const qsizetype column = columnAt(help->pos() - face().topLeft());
    if (column < hints_.size()) QToolTip::showText(help->globalPos(), hints_[column], this);
    return true;
}

}
