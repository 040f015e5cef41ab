#include "ui/places/widgets/page.h"

#include "ui/places/widgets/ui_scale.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>

#include <utility>

namespace weli {

namespace {

    /// The least in which nothing is cut, in a room so wide.
    QSize leastSize(const QWidget& content, int width)
    {
        QSize least = content.minimumSizeHint().expandedTo(content.minimumSize());
        const QLayout* const layout = content.layout();
        if (layout != nullptr && layout->hasHeightForWidth())
            least.setHeight(layout->totalMinimumHeightForWidth(std::max(width, least.width())));
        return least;
    }

}

void Page::rescale()
{
    const UiScale scale = uiScale(*this);
    scaleUi(this, scale);
    fit(scale);
}

/// Other words need another room.
void Page::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) rescale();
    QWidget::changeEvent(event);
}

void Page::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    rescale();
}

void leadThrough(const std::vector<QWidget*>& fields)
{
    for (std::size_t i = 1; i < fields.size(); ++i) QWidget::setTabOrder(fields[i - 1], fields[i]);
}

Scroller::Scroller(QWidget* content, QWidget* parent, int gap)
    : QScrollArea(parent)
    , gap_(gap)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    fit();
}

void Scroller::setWhole(bool whole)
{
    if (whole == std::exchange(isWhole_, whole)) return;
    QSizePolicy policy = sizePolicy();
    policy.setHeightForWidth(whole);
    setSizePolicy(policy);
    updateGeometry();
}

int Scroller::heightForWidth(int width) const { return leastSize(*widget(), width).height(); }

QSize Scroller::minimumSizeHint() const
{
    const int bar = isWhole_ ? 0 : verticalScrollBar()->sizeHint().width() + gap_;
    return { leastSize(*widget(), 0).width() + bar, QScrollArea::minimumSizeHint().height() };
}

bool Scroller::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        fit();
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

void Scroller::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    if (auto* const page = qobject_cast<Page*>(widget())) page->rescale();
    fit();
}

void Scroller::fit()
{
    if (widget() == nullptr) return;
    const QSize whole = maximumViewportSize();
    QSize room = whole;
    QSize least = leastSize(*widget(), room.width());
    const int bar = verticalScrollBar()->sizeHint().width();
    if (least.height() > whole.height()) {
        room.rwidth() -= bar + gap_;
        least = leastSize(*widget(), room.width());
    }
    if (least.width() > room.width()) room.rheight() -= bar;
    widget()->resize(room.expandedTo(least));
}

}
