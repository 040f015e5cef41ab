#include "ui/places/page_turn.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace weli {

namespace {

    constexpr double softEdge = 0.22; // of the height, in which one page fades into the other
    constexpr int steps = 16; // of the soft edge

}

PageTurn::PageTurn(const QPixmap& before, int milliseconds, QWidget* on)
    : QWidget(on)
    , before_(before)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(on->rect());
    on->installEventFilter(this);
    connect(&way_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&way_, &QVariantAnimation::finished, this, &QObject::deleteLater);
    way_.setStartValue(1.0);
    way_.setEndValue(-softEdge);
    way_.setDuration(milliseconds);
    way_.setEasingCurve(QEasingCurve::OutQuad);
    show();
    raise();
    way_.start();
}

bool PageTurn::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Hide) {
        hide();
        deleteLater();
    }
    return QWidget::eventFilter(watched, event);
}

void PageTurn::paintRows(QPainter& painter, double top, double bottom) const
{
    const QRectF rows(0, std::clamp(top, 0.0, 1.0) * height(), width(),
        (std::clamp(bottom, 0.0, 1.0) - std::clamp(top, 0.0, 1.0)) * height());
    const double ratio = before_.devicePixelRatio();
    painter.drawPixmap(rows, before_, { rows.topLeft() * ratio, rows.size() * ratio });
}

void PageTurn::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const double edge = way_.currentValue().toDouble();
    paintRows(painter, 0, edge);
    const double step = softEdge / steps;
    for (int i = 0; i < steps; ++i) {
        painter.setOpacity(1 - (i + 0.5) / steps);
        paintRows(painter, edge + i * step, edge + (i + 1) * step);
    }
}

}
