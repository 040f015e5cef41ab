#include "ui/slate/slate_view.h"

#include "ui/draw/look.h"
#include "ui/slate/chalk.h"
#include "ui/slate/sheet.h"
#include "ui/slate/slate_accessible.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPolygonF>
#include <QTextDocument>
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

    void drawStroke(
        QPainter& painter, const Stroke& stroke, double part, bool isPlain, double pixelRatio)
    {
        if (isPlain)
            drawPlain(painter, stroke, part);
        else
            drawChalk(painter, stroke, part, pixelRatio);
    }

    /// A board with what stands on it.
    struct Board {
        QSize size; // in pixels of the device
        double pixelRatio = 1;
        double frame = 0;
        bool isPlain = false;
        std::vector<Stroke> strokes;
    };

    QImage drawn(const Board& board)
    {
        const double frame = board.frame * board.pixelRatio;
        QImage image
            = board.isPlain ? plainBoard(board.size, frame) : emptyBoard(board.size, frame);
        image.setDevicePixelRatio(board.pixelRatio);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(board.frame, board.frame);
        for (const Stroke& stroke : board.strokes)
            drawStroke(painter, stroke, 1, board.isPlain, board.pixelRatio);
        return image;
    }

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
    installSlateAccessibility();
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
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
    // A reader drops what is told in a flood, so what stays as it was is not told.
    if (spoken != accessibleDescription()) setAccessibleDescription(spoken);
    if (sheet == sheet_) return;
    finish();
    isStale_ = true;
    update();
    if (isVisible()) layOut(); // what stood there before
    const bool isOfAnotherGame = sheet.index() != sheet_.index();
    if (isOfAnotherGame) wiped_.clear();
    const std::vector<Stroke> before = std::move(strokes_);
    sheet_ = sheet;
    if (!std::exchange(isLaidOut_, false)) return; // nobody has seen it
    layOut();
    if (auto rubbed = gone(before, strokes_); !rubbed.empty() && !isOfAnotherGame && isShimmering_)
        wiped_ = std::move(rubbed);
    if (speed_ > 0 && isVisible()) pending_ = newStrokes(before, strokes_);
    written_ = 0;
    if (!pending_.empty()) clock_.start();
}

void SlateView::pointAt(const std::vector<std::optional<int>>& columns)
{
    if (columns == std::exchange(things_, columns)) return;
    update();
}

std::vector<QRectF> SlateView::pointed()
{
    layOut();
    std::vector<QRectF> places;
    const double out = frame() * 0.5;
    for (const auto& column : things_) {
        const QRectF place = column ? placeOf(*column) : face();
        places.push_back(place.adjusted(-out, -out, out, out).intersected(rect()));
    }
    return places;
}

/// All that is written of it, but for its line among those of the others.
QRectF SlateView::placeOf(int column) const
{
    QPolygonF points;
    for (const Stroke& stroke : strokes_) {
        const Mark mark = stroke.what.mark;
        if (stroke.what.column != column || mark == Mark::Course || mark == Mark::CourseEnd)
            continue;
        for (const QPointF& point : stroke.path) points << point;
    }
    return points.isEmpty() ? face() : points.boundingRect().translated(face().topLeft());
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
    isStale_ = true;
    update();
}

void SlateView::finish()
{
    if (pending_.empty()) return;
    pending_.clear();
    clock_.stop();
    isStale_ = true;
    update();
    emit written();
}

/// One tick of the hand: it moves as far as it gets, over as many strokes as that is.
void SlateView::carryOn()
{
    if (!isVisible()) return finish(); // its board will be drawn when it is seen again
    if (isStale_) orderBoard(); // a window that is minimised is not painted
    if (isAwaited_) return;
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

void SlateView::forgetLayout()
{
    pending_.clear();
    clock_.stop();
    wiped_.clear();
    isLaidOut_ = false;
    isStale_ = true;
}

void SlateView::layOut()
{
    if (!std::exchange(isLaidOut_, true)) strokes_ = strokesOf(sheet_, face().size(), handwriting);
}

/// Only when it is seen: what comes before the first picture is laid out more than once.
void SlateView::orderBoard()
{
    isStale_ = false;
    layOut();
    pixelRatio_ = devicePixelRatioF();
    const QSize size = (QSizeF(this->size()) * pixelRatio_).toSize();
    if (size.isEmpty()) return;
    Board board { size, pixelRatio_, frame(), isPlain_, {} };
    for (Stroke ghost : isPlain_ ? std::vector<Stroke>() : wiped_) {
        ghost.strength *= 0.07;
        ghost.width *= 1.8;
        board.strokes.push_back(ghost);
    }
    for (std::size_t i = 0; i < strokes_.size(); ++i)
        if (std::find(pending_.begin(), pending_.end(), i) == pending_.end())
            board.strokes.push_back(strokes_[i]);
    isAwaited_ = true;
    ++order_;
    renderQueue_.drop();
    renderQueue_.submit([board = std::move(board)] { return drawn(board); },
        [this, order = order_](const QImage& image) {
            if (order != order_) return; // begun before the last one was ordered
            isAwaited_ = false;
            board_ = QPixmap::fromImage(image);
            update();
        });
}

void SlateView::finishBoard()
{
    if (isStale_) orderBoard();
    renderQueue_.finish();
}

void SlateView::drawOnBoard(const Stroke& stroke)
{
    QPainter painter(&board_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(face().topLeft());
    drawStroke(painter, stroke, 1, isPlain_, pixelRatio_);
}

/// It can be drawn while the display makes room for the window.
void SlateView::showEvent(QShowEvent*)
{
    if (isStale_) orderBoard();
}

void SlateView::paintEvent(QPaintEvent*)
{
    if (pixelRatio_ != devicePixelRatioF()) forgetLayout();
    if (isStale_) orderBoard();
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (board_.isNull())
        painter.fillRect(rect(), isPlain_ ? QColor(Qt::black) : boardTone());
    else if (board_.deviceIndependentSize() == size())
        painter.drawPixmap(0, 0, board_); // copied, which is many times faster than scaling
    else
        painter.drawPixmap(rect(), board_);
    if (!pending_.empty() && !isAwaited_) {
        const Stroke& stroke = strokes_[pending_.front()];
        const double part = std::min(1.0, written_ / std::max(lengthOf(stroke), 1e-6));
        painter.translate(face().topLeft());
        drawStroke(painter, stroke, part, isPlain_, pixelRatio_);
        painter.resetTransform();
    }
    for (const QRectF& place : pointed())
        look::pointerRing(painter, place, std::max(1.0, frame() / 14), look::warm.amber);
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 214, 120), std::max(2.0, frame() * 0.2)));
    const double inset = frame() * 0.5;
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(inset, inset, -inset, -inset), inset * 0.5, inset * 0.5);
}

void SlateView::resizeEvent(QResizeEvent*) { forgetLayout(); }

void SlateView::mousePressEvent(QMouseEvent*) { finish(); }

void SlateView::focusInEvent(QFocusEvent*) { update(); }

void SlateView::focusOutEvent(QFocusEvent*) { update(); }

/// From cell to cell, for those who hear them.
void SlateView::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const int down = (key == Qt::Key_Down ? 1 : 0) - (key == Qt::Key_Up ? 1 : 0);
    const int right = (key == Qt::Key_Right ? 1 : 0) - (key == Qt::Key_Left ? 1 : 0);
    if (down == 0 && right == 0) return QWidget::keyPressEvent(event);
    cell_ = cellWithin(sheet_, { cell_.row + down, cell_.column + right });
    tellCell(*this);
}

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
        column = *stroke.what.column;
    }
    return column;
}

bool SlateView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || hints_.isEmpty()) return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    layOut();
    const qsizetype column = columnAt(help->pos() - face().topLeft());
    // A name is no markup.
    if (column < hints_.size())
        QToolTip::showText(help->globalPos(),
            Qt::convertFromPlainText(hints_[column], Qt::WhiteSpaceNormal), this);
    return true;
}

}
