#include "ui/places/learn/chalk_tab.h"

#include "ui/draw/look.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/slate/chalk_words.h"

#include <QEvent>
#include <QPainter>

namespace weli {

namespace {

    constexpr double tabLetters = 19; // units, how high

    /// Large letters make room for one another.
    double unitOf(const QWidget& tab)
    {
        const UiScale scale = uiScale(tab);
        return std::min(scale.letters, 1.4 * scale.spaces);
    }

}

ChalkTab::ChalkTab(RenderQueue* renderQueue, QWidget* parent)
    : LaidButton(parent)
    , plain_(renderQueue, this)
    , chosen_(renderQueue, this)
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

QSize ChalkTab::sizeHint() const
{
    const double unit = unitOf(*this);
    const double wide = chalkWidth(text()) * tabLetters * unit;
    return QSizeF(wide + 28 * unit, tabLetters * 1.9 * unit).toSize();
}

/// Another language may have another name for it.
void ChalkTab::changeEvent(QEvent* event)
{
    LaidButton::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    plain_.forget();
    chosen_.forget();
}

void ChalkTab::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double unit = unitOf(*this);
    const double ratio = devicePixelRatioF();
    const Chalk chalk = isChecked() ? Chalk::Yellow : Chalk::White;
    LatePicture& kept = isChecked() ? chosen_ : plain_;
    const QRectF all = rect();
    const QRectF room = all.adjusted(0, all.height() * 0.1, 0, -all.height() * 0.1)
                            .translated(0, -lifted() * 2 * unit);
    const QPixmap& name = kept.in(room.size(), ratio,
        [words = ChalkWords { text(), chalk, isChecked() }, ratio](
            QSize pixels) { return chalkWords(words, pixels, ratio); });
    if (!name.isNull()) painter.drawPixmap(room, name, name.rect());
    if (showsFocus()) look::focusRing(painter, all.adjusted(3, 3, -3, -3), 6 * unit, 0.9 * unit);
}

}
