#include "ui/places/growth.h"

#include <QApplication>
#include <QFont>
#include <QGridLayout>
#include <QMargins>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace weli {

namespace {

    // What a widget or a layout has at the usual size.
    constexpr const char* sizeProperty = "letterSize";
    constexpr const char* boldProperty = "boldLetters";
    constexpr const char* spaceProperty = "usualSpace";

    QFont lettersOf(double size)
    {
        QFont font = QApplication::font();
        if (font.pointSizeF() > 0)
            font.setPointSizeF(font.pointSizeF() * size);
        else
            font.setPixelSize(static_cast<int>(font.pixelSize() * size));
        return font;
    }

    void write(QWidget* widget, double growth)
    {
        QFont font = lettersOf(growth * widget->property(sizeProperty).toDouble());
        font.setBold(widget->property(boldProperty).toBool());
        widget->setFont(font);
    }

    QVariantList spaceOf(const QLayout& layout)
    {
        const QMargins margins = layout.contentsMargins();
        QVariantList space { margins.left(), margins.top(), margins.right(), margins.bottom() };
        if (const auto* grid = qobject_cast<const QGridLayout*>(&layout))
            return space << grid->horizontalSpacing() << grid->verticalSpacing();
        return space << layout.spacing();
    }

    void space(QLayout& layout, double growth)
    {
        if (!layout.property(spaceProperty).isValid())
            layout.setProperty(spaceProperty, spaceOf(layout));
        const QVariantList usual = layout.property(spaceProperty).toList();
        const auto grown = [&](int which) { return qRound(usual[which].toInt() * growth); };
        layout.setContentsMargins(grown(0), grown(1), grown(2), grown(3));
        if (auto* grid = qobject_cast<QGridLayout*>(&layout)) {
            grid->setHorizontalSpacing(grown(4));
            grid->setVerticalSpacing(grown(5));
        } else {
            layout.setSpacing(grown(4));
        }
    }

}

double growthFor(QSize place)
{
    return std::clamp(std::min(place.width() / 1280.0, place.height() / 800.0), 1.0, 4.0);
}

void enlarge(QWidget* widget, double size, bool bold)
{
    widget->setProperty(sizeProperty, size);
    widget->setProperty(boldProperty, bold);
    write(widget, 1);
}

void grow(QWidget* place) { grow(place, growthFor(place->size())); }

void grow(QWidget* part, double growth)
{
    part->setFont(lettersOf(growth));
    for (QWidget* each : part->findChildren<QWidget*>())
        if (each->property(sizeProperty).isValid()) write(each, growth);
    for (QLayout* each : part->findChildren<QLayout*>()) space(*each, growth);
}

int GrowingStyle::pixelMetric(
    PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    if (widget == nullptr) return usual;
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
    case PM_ScrollBarExtent: return qRound(usual * growthFor(widget->window()->size()));
    default: return usual;
    }
}

}
