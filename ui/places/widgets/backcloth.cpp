#include "ui/places/widgets/backcloth.h"

#include <QPaintEvent>
#include <QPainter>

namespace weli {

Backcloth::Backcloth(Draw draw, QWidget* parent)
    : QWidget(parent)
    , draw_(draw)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&backdrop_, &Backdrop::changed, this, qOverload<>(&QWidget::update));
}

void Backcloth::fit()
{
    const double ratio = devicePixelRatioF();
    backdrop_.setSize(
        size(), ratio, [draw = draw_, ratio](QSize pixels) { return draw(pixels, ratio); });
}

void Backcloth::finish()
{
    fit();
    backdrop_.order();
    workshop_.finish();
}

void Backcloth::paintEvent(QPaintEvent* event)
{
    fit();
    QPainter painter(this);
    backdrop_.paint(painter, event->rect());
}

}
