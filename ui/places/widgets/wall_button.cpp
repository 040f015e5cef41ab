#include "ui/places/widgets/wall_button.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace weli {

namespace {

    // The wall belongs to the table, so these keep their colours whatever the palette.
    const QColor light(236, 222, 198);
    const QColor faint(236, 222, 198, 112);
    const QColor underMouseTint(255, 240, 210, 28);
    const QColor downTint(255, 240, 210, 56);
    const QColor focused(255, 214, 120);

    // Beside a symbol of the usual size, with which all grows; in pixels.
    constexpr double usualSymbol = 16;
    constexpr double frame = 2;
    constexpr double corner = 6;
    constexpr QSize edges(5, 8); // from the edge to what stands on it
    constexpr double between = 5; // symbol and text
    constexpr int spare = 4; // letters may reach beyond their measure

}

WallButton::WallButton(Symbol which, const char* name, QWidget* parent)
    : QToolButton(parent)
{
    setObjectName(name);
    setIcon(symbol(which, light));
    showSymbolOnly(false);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QColor WallButton::writing() { return light; }

void WallButton::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QToolButton::keyPressEvent(event);
}

int WallButton::mnemonic() const
{
    const bool isShown = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this) != 0;
    return isShown ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
}

void WallButton::showSymbolOnly(bool only)
{
    setToolButtonStyle(only ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

double WallButton::grown() const { return std::max(1.0, iconSize().width() / usualSymbol); }

QSize WallButton::margin() const { return edges * grown(); }

int WallButton::gap() const { return qRound(between * grown()); }

QSize WallButton::sizeHint() const
{
    const bool only = toolButtonStyle() == Qt::ToolButtonIconOnly;
    return only ? iconSize() + 2 * QSize(margin().height(), margin().height()) : wholeSize();
}

QSize WallButton::wholeSize() const
{
    const QSize written = fontMetrics().size(Qt::TextShowMnemonic, text());
    return QSize(iconSize().width() + gap() + written.width(),
               std::max(iconSize().height(), written.height()))
        + QSize(spare, 0) + 2 * margin();
}

void WallButton::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double round = corner * grown();
    const bool only = toolButtonStyle() == Qt::ToolButtonIconOnly;
    if (isDown() || isChecked() || (isEnabled() && underMouse())) {
        painter.setBrush(isDown() || isChecked() ? downTint : underMouseTint);
        painter.drawRoundedRect(rect(), round, round);
    }
    if (hasFocus()) {
        const double half = frame * grown() / 2;
        painter.setPen(QPen(focused, 2 * half));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(
            QRectF(rect()).adjusted(half, half, -half, -half), round - half, round - half);
    }
    const QSize edge = margin();
    QRect room = rect().adjusted(edge.width(), edge.height(), -edge.width(), -edge.height());
    const QRect sign = QStyle::alignedRect(layoutDirection(),
        only ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter, iconSize(), room);
    icon().paint(&painter, sign, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
    if (only) return;
    room.setLeft(sign.right() + 1 + gap());
    painter.setPen(isEnabled() ? light : faint);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | mnemonic(), text());
}

}
