#include "ui/places/setup/bells.h"

#include "ui/draw/look.h"

#include <QPainter>

namespace weli {

namespace {

    constexpr int most = static_cast<int>(bots::levels.size()) - 1;
    constexpr double step = 1.12; // from one bell to the next, in their height

    /// A round one, as horses wear them and the suit has them.
    void paintBell(QPainter& painter, const QRectF& box, bool isFull, const QColor& ink)
    {
        const double unit = box.height() / 12;
        painter.setPen(QPen(ink, unit));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(
            QPointF(box.center().x(), box.top() + 1.7 * unit), 1.3 * unit, 1.2 * unit);
        if (isFull) painter.setBrush(look::warm.amber);
        const QPointF middle(box.center().x(), box.top() + 7.2 * unit);
        painter.drawEllipse(middle, 4.2 * unit, 4.2 * unit);
        if (!isFull) return;
        painter.drawLine(middle - QPointF(4.2 * unit, 0), middle + QPointF(4.2 * unit, 0));
        painter.drawLine(middle + QPointF(0, 1.6 * unit), middle + QPointF(0, 3.4 * unit));
    }

}

double bellsAspect() { return (most - 1) * step + 1; }

void paintBells(QPainter& painter, const QRectF& box, int bells, const QColor& ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double high = box.height();
    QColor pale = ink;
    pale.setAlphaF(0.6F);
    for (int bell = 0; bell < most; ++bell)
        paintBell(painter, { box.left() + bell * step * high, box.top(), high, high }, bell < bells,
            bell < bells ? ink : pale);
    painter.restore();
}

void Bells::setBells(int bells)
{
    if (bells == bells_) return;
    bells_ = bells;
    update();
}

QSize Bells::sizeHint() const
{
    const double high = 0.85 * fontMetrics().height();
    return QSizeF(high * bellsAspect(), high).toSize() + QSize(1, 1);
}

void Bells::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const double high = std::min<double>(height(), width() / bellsAspect());
    if (high < 6) return;
    paintBells(painter, { width() - high * bellsAspect(), (height() - high) / 2, 0, high }, bells_,
        palette().color(QPalette::WindowText));
}

}
