#include "ui/places/review/stride_bar.h"

#include "ui/places/widgets/ui_scale.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace weli {

using Stride = LookBack::Stride;

namespace {

    /// One head of an arrow for an act, two for a trick, with a bar for a deal.
    QIcon arrow(Stride stride, bool forward, const QColor& colour)
    {
        constexpr int size = 64;
        QPixmap image(size, size);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        if (!forward) {
            painter.translate(size, 0);
            painter.scale(-1, 1);
        }
        const int heads = stride == Stride::Single ? 1 : 2;
        const double wide = stride == Stride::Single ? 34 : 27;
        double left = (size - heads * wide - (stride == Stride::Deal ? 8 : 0)) / 2;
        for (int head = 0; head < heads; ++head, left += wide)
            painter.drawPolygon(
                QPolygonF({ { left, 6.0 }, { left + wide, size / 2.0 }, { left, size - 6.0 } }));
        if (stride == Stride::Deal) painter.drawRect(QRectF(left + 2, 6, 6, size - 12));
        return image;
    }

}

StrideBar::StrideBar(QWidget* parent)
    : QWidget(parent)
    , rows_(new QGridLayout(this))
{
    rows_->setContentsMargins(0, 0, 0, 0);
    for (const Stride stride : { Stride::Single, Stride::Trick, Stride::Deal })
        for (const bool forward : { false, true }) buttons_.push_back(addButton(stride, forward));
    for (QLabel*& name : names_) {
        name = new QLabel(this);
        name->setAlignment(Qt::AlignCenter);
    }
    retranslate();
}

QPushButton* StrideBar::addButton(Stride stride, bool forward)
{
    auto* const button = new QPushButton(this);
    button->setObjectName(
        QString("%1%2").arg(forward ? "onward" : "backward").arg(static_cast<int>(stride)));
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the table
    button->setAutoRepeat(true);
    connect(button, &QPushButton::clicked, this,
        [this, stride, forward] { emit wanted(stride, forward); });
    return button;
}

std::vector<QWidget*> StrideBar::buttons() const { return { buttons_.begin(), buttons_.end() }; }

/// In one row the shortest strides are in the middle.
void StrideBar::lay(bool inOneRow)
{
    rows_->setHorizontalSpacing(inOneRow ? 2 : 8);
    rows_->setVerticalSpacing(4);
    for (int column = 0; column < 6; ++column)
        rows_->setColumnStretch(column, inOneRow || column == 1 ? 1 : 0);
    for (int i = 0; i < 3; ++i) {
        const auto each = static_cast<std::size_t>(i);
        names_[each]->setVisible(!inOneRow);
        rows_->addWidget(buttons_[2 * each], inOneRow ? 0 : i, inOneRow ? 2 - i : 0);
        if (!inOneRow) rows_->addWidget(names_[each], i, 1);
        rows_->addWidget(buttons_[2 * each + 1], inOneRow ? 0 : i, inOneRow ? 3 + i : 2);
    }
}

void StrideBar::fit(const UiScale& scale, bool inOneRow, int wide, int high)
{
    lay(inOneRow);
    drawArrows();
    int icon = qRound((inOneRow ? 15 : 18) * scale.letters);
    if (inOneRow) {
        buttons_.front()->setIconSize({ icon, icon });
        buttons_.front()->setMinimumSize(0, 0);
        const int each = wide / 6 - rows_->horizontalSpacing();
        icon -= std::max(0, buttons_.front()->minimumSizeHint().width() - each);
    }
    for (QPushButton* button : buttons_) {
        button->setIconSize({ icon, icon });
        makeRoomFor(*button, QSizeF(inOneRow ? 18 : 56, high) * scale.spaces);
    }
}

/// In the colour of what is written on buttons.
void StrideBar::drawArrows()
{
    for (std::size_t i = 0; i < buttons_.size(); ++i)
        buttons_[i]->setIcon(
            arrow(static_cast<Stride>(i / 2), i % 2 == 1, palette().color(QPalette::WindowText)));
}

void StrideBar::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    drawArrows(); // its palette is settled now
}

void StrideBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) drawArrows();
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void StrideBar::retranslate()
{
    const QStringList strides { tr("Move"), tr("Trick"), tr("Deal") };
    for (std::size_t i = 0; i < names_.size(); ++i)
        names_[i]->setText(strides[static_cast<qsizetype>(i)]);
    const QStringList names { tr("One move back (Left)"), tr("One move on (Right)"),
        tr("One trick back (Up)"), tr("One trick on (Down)"), tr("One deal back (Page Up)"),
        tr("One deal on (Page Down)") };
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const QString& name = names[static_cast<qsizetype>(i)];
        buttons_[i]->setToolTip(name);
        buttons_[i]->setAccessibleName(name);
    }
}

}
