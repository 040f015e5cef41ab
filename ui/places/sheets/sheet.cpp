#include "ui/places/sheets/sheet.h"

#include "ui/draw/look.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/ui_scale.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace weli {

Sheet::Sheet(QWidget* parent)
    : QDialog(parent)
    , heading_(new QLabel(this))
{
    makeHeading(heading_, 1.5);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    close_ = buttons->button(QDialogButtonBox::Close);
    close_->setIcon({}); // as on all other buttons
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(30, 24, 30, 24);
    rows->setSpacing(14);
    rows->addWidget(heading_);
    rows->addWidget(buttons);
}

void Sheet::setBody(QWidget* body)
{
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, body, 1);
}

void Sheet::setHeading(const QString& heading)
{
    heading_->setText(heading);
    setWindowTitle(heading);
}

void Sheet::grow(const UiScale& scale)
{
    scaleUi(this, scale);
    makeRoomFor(*close_, QSizeF(0, 0));
    makeRoomFor(*close_, close_->minimumSize() + QSizeF(24 * scale.letters, 0));
}

int Sheet::heightAround() const
{
    const QMargins edge = layout()->contentsMargins();
    int high = edge.top() + edge.bottom();
    for (const int each : { 0, 2 })
        high += layout()->itemAt(each)->sizeHint().height() + layout()->spacing();
    return high;
}

/// A fine line runs round it.
void Sheet::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = uiScale(*this).spaces;
    const double in = 9 * unit;
    painter.setPen(QPen(
        isPlain(palette()) ? palette().color(QPalette::WindowText) : look::warm.brass, 1.2 * unit));
    painter.drawRoundedRect(QRectF(rect()).adjusted(in, in, -in, -in), 6 * unit, 6 * unit);
}

}
