#include "ui/places/widgets/panel.h"

#include "ui/draw/ground.h"
#include "ui/draw/look.h"
#include "ui/places/widgets/ui_scale.h"

#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace weli {

namespace {

    constexpr int around = 10; // pixels for the shadow of a panel, at the usual size

    QImage drawWood(QSize pixels, double pixelRatio)
    {
        const QSize size = pixels / pixelRatio;
        return groundImage(pixels, uiScale(size) * pixelRatio);
    }

}

Wood::Wood(QWidget* parent)
    : BackgroundWidget(drawWood, parent)
{
}

void Panel::resizeEvent(QResizeEvent* /*event*/) { makeRoomForShadow(); }

/// All distances change together with the letters.
void Panel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) makeRoomForShadow();
    QWidget::changeEvent(event);
}

void Panel::makeRoomForShadow()
{
    const int margin = qRound(around * uiScale(*this).spaces);
    setContentsMargins(margin, margin, margin, margin);
}

void Panel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = uiScale(*this).spaces;
    const double corner = 10 * scale;
    const QRectF box = contentsRect().toRectF().adjusted(0, -4 * scale, 0, 0);
    look::shadow(painter, box, corner, 8 * scale);
    painter.setPen(QPen(look::warm.brass, 1.5 * scale));
    painter.setBrush(palette().window());
    painter.drawRoundedRect(box, corner, corner);
}

void Slip::setChosen(bool chosen)
{
    if (chosen == chosen_) return;
    chosen_ = chosen;
    update();
}

void Slip::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = palette().color(QPalette::Window);
    const QColor text = palette().color(QPalette::WindowText);
    const QColor edge
        = chosen_ ? palette().color(QPalette::Highlight) : look::between(ground, text, 0.22F);
    const double scale = uiScale(*this).spaces;
    const double thick = (chosen_ ? 2.5 : 1) * scale;
    painter.setPen(QPen(edge, thick));
    painter.setBrush(look::between(ground, palette().color(QPalette::Base), 0.6F));
    painter.drawRoundedRect(QRectF(rect()).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2),
        7 * scale, 7 * scale);
}

void Slip::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos())) emit clicked();
}

QLabel* headingOn(QWidget* parent)
{
    auto* const label = new QLabel(parent);
    makeHeading(label, 1.3);
    return label;
}

QVBoxLayout* rowsOn(Panel* panel)
{
    auto* const rows = new QVBoxLayout(panel);
    rows->setContentsMargins(20, 14, 20, 18);
    rows->setSpacing(10);
    return rows;
}

}
