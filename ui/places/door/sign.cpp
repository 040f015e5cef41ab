#include "ui/places/door/sign.h"

#include "ui/places/door/scenery.h"

#include <QPainter>

namespace weli {

Sign::Sign(RenderQueue* renderQueue, QWidget* parent)
    : QWidget(parent)
    , picture_(renderQueue, this)
{
}

void Sign::paintEvent(QPaintEvent* /*event*/)
{
    const double ratio = devicePixelRatioF();
    const QPixmap& picture
        = picture_.in(size(), ratio, [ratio](QSize pixels) { return signImage(pixels, ratio); });
    if (!picture.isNull()) QPainter(this).drawPixmap(rect(), picture, picture.rect());
}

}
