#include "ui/places/widgets/background_widget.h"

#include "ui/places/widgets/house_style.h"

#include <QPaintEvent>
#include <QPainter>

namespace weli {

BackgroundWidget::BackgroundWidget(Draw draw, QWidget* parent)
    : QWidget(parent)
    , draw_(draw)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&background_, &CachedBackground::changed, this, qOverload<>(&QWidget::update));
}

void BackgroundWidget::fit()
{
    background_.setPlain(isPlain(palette()));
    const double ratio = devicePixelRatioF();
    background_.setSize(
        size(), ratio, [draw = draw_, ratio](QSize pixels) { return draw(pixels, ratio); });
}

void BackgroundWidget::finish()
{
    fit();
    background_.request();
    renderQueue_.finish();
}

void BackgroundWidget::paintEvent(QPaintEvent* event)
{
    fit();
    QPainter painter(this);
    background_.paint(painter, event->rect());
}

}
