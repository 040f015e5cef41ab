#include "ui/places/widgets/ui_scale.h"

#include "ui/draw/look.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFont>
#include <QFontInfo>
#include <QFormLayout>
#include <QGridLayout>
#include <QImage>
#include <QMargins>
#include <QStyleOption>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace weli {

namespace {

    // What a widget or a layout has at the usual size.
    constexpr const char* sizeProperty = "letterSize";
    constexpr const char* boldProperty = "boldLetters";
    constexpr const char* spaceProperty = "usualSpace";
    constexpr const char* lettersProperty = "wantedLetters"; // of a window

    // In pixels, with letters of the usual size.
    constexpr QSizeF usualWindow(1280, 800);
    constexpr double usualPixels = 12; // of a letter of the system
    constexpr QSizeF roomyWindow(1024, 640); // in which distances need not give way

    double share(QSize window, QSizeF of)
    {
        return std::min(window.width() / of.width(), window.height() / of.height());
    }

    QFont lettersOf(double size)
    {
        QFont font = QApplication::font();
        if (font.pointSizeF() > 0)
            font.setPointSizeF(font.pointSizeF() * size);
        else
            font.setPixelSize(static_cast<int>(font.pixelSize() * size));
        return font;
    }

    void write(QWidget* widget, double scale)
    {
        QFont font = lettersOf(scale * widget->property(sizeProperty).toDouble());
        font.setBold(widget->property(boldProperty).toBool());
        widget->setFont(font);
    }

    QVariantList spaceOf(const QLayout& layout)
    {
        const QMargins margins = layout.contentsMargins();
        QVariantList space { margins.left(), margins.top(), margins.right(), margins.bottom() };
        if (const auto* grid = qobject_cast<const QGridLayout*>(&layout))
            return space << grid->horizontalSpacing() << grid->verticalSpacing();
        if (const auto* form = qobject_cast<const QFormLayout*>(&layout))
            return space << form->horizontalSpacing() << form->verticalSpacing();
        return space << layout.spacing();
    }

    void scaleSpaces(QLayout& layout, double scale)
    {
        if (!layout.property(spaceProperty).isValid())
            layout.setProperty(spaceProperty, spaceOf(layout));
        const QVariantList usual = layout.property(spaceProperty).toList();
        const auto scaled = [&](int which) { return qRound(usual[which].toInt() * scale); };
        layout.setContentsMargins(scaled(0), scaled(1), scaled(2), scaled(3));
        if (auto* grid = qobject_cast<QGridLayout*>(&layout)) {
            grid->setHorizontalSpacing(scaled(4));
            grid->setVerticalSpacing(scaled(5));
        } else if (auto* form = qobject_cast<QFormLayout*>(&layout)) {
            form->setHorizontalSpacing(scaled(4));
            form->setVerticalSpacing(scaled(5));
        } else {
            layout.setSpacing(scaled(4));
        }
    }

    /// The ground from which the usual style makes an edge that is seen on the real one.
    QColor edgeBase(const QPalette& palette)
    {
        const QColor ground = palette.color(QPalette::Window);
        const QColor text = palette.color(QPalette::WindowText);
        QColor base = ground;
        for (float share = 0.1F; share < 1 && look::contrast(base.darker(140), ground) < 3.5;
             share += 0.1F)
            base = look::between(ground, text, share);
        return base;
    }

    /// The letters of a screen with so many more dots: from them a style knows how large arrows and
    /// handles are.
    QFontMetrics denseLetters(const QWidget& widget)
    {
        const double dots = widget.logicalDpiY() * uiScale(widget).letters;
        QImage screen(1, 1, QImage::Format_RGB32);
        screen.setDotsPerMeterX(qRound(dots / 0.0254));
        screen.setDotsPerMeterY(qRound(dots / 0.0254));
        return { widget.font(), &screen };
    }

    template <typename Option, typename Draw>
    auto withDenseLetters(const QStyleOption* option, const QWidget& widget, Draw draw)
    {
        Option dense(*qstyleoption_cast<const Option*>(option));
        dense.fontMetrics = denseLetters(widget);
        return draw(&dense);
    }

    /// Calls `draw` with an option that makes arrows and handles grow, if there are any.
    template <typename Draw>
    auto scaled(const QStyleOptionComplex* option, const QWidget* widget, Draw draw)
    {
        if (widget == nullptr) return draw(option);
        switch (option->type) {
        case QStyleOption::SO_ComboBox:
            return withDenseLetters<QStyleOptionComboBox>(option, *widget, draw);
        case QStyleOption::SO_SpinBox:
            return withDenseLetters<QStyleOptionSpinBox>(option, *widget, draw);
        case QStyleOption::SO_Slider:
            return withDenseLetters<QStyleOptionSlider>(option, *widget, draw);
        default: return draw(option);
        }
    }

}

double uiScale(QSize window) { return std::clamp(share(window, usualWindow), 1.0, 4.0); }

void setLetters(QWidget& window, double size) { window.setProperty(lettersProperty, size); }

double lettersIn(const QWidget& part)
{
    for (const QWidget* each = &part; each != nullptr; each = each->parentWidget())
        if (const QVariant size = each->property(lettersProperty); size.isValid())
            return size.toDouble();
    return 1;
}

UiScale uiScale(const QWidget& part)
{
    const QSize window = part.window()->size();
    const double letters = uiScale(window) * lettersIn(part);
    return { letters, std::min(letters, std::max(0.5, share(window, roomyWindow))) };
}

bool isNarrow(const QWidget& part, double width)
{
    return part.window()->width() < width * uiScale(part).letters * systemLetters();
}

double systemLetters()
{
    return std::max(1.0, QFontInfo(QApplication::font()).pixelSize() / usualPixels);
}

void enlarge(QWidget* widget, double size, bool bold)
{
    widget->setProperty(sizeProperty, size);
    widget->setProperty(boldProperty, bold);
    write(widget, 1);
}

void makeRoomFor(QAbstractButton& button, QSizeF least)
{
    button.setMinimumSize(0, 0);
    button.setMinimumSize(least.toSize().expandedTo(button.minimumSizeHint()));
}

void scaleUi(QWidget* part, const UiScale& scale)
{
    part->setFont(lettersOf(scale.letters));
    for (QWidget* each : part->findChildren<QWidget*>())
        if (each->property(sizeProperty).isValid()) write(each, scale.letters);
    for (QLayout* each : part->findChildren<QLayout*>()) scaleSpaces(*each, scale.spaces);
}

/// White on the blue of the usual style and grey words in an empty field are below 4.5 to 1.
void ScalingStyle::polish(QPalette& palette)
{
    QProxyStyle::polish(palette);
    const QColor chosen = palette.color(QPalette::HighlightedText);
    QColor row = palette.color(QPalette::Highlight);
    while (look::contrast(chosen, row) < 4.6 && row.lightness() > 0 && chosen.lightness() > 127)
        row = row.darker(104);
    palette.setColor(QPalette::Highlight, row);
    QColor held = palette.color(QPalette::PlaceholderText);
    held.setAlphaF(std::max(held.alphaF(), 0.65F));
    palette.setColor(QPalette::PlaceholderText, held);
}

/// The usual style gives a box an edge a little darker than the ground, which is not seen at all
/// on a dark one.
void ScalingStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
    QPainter* painter, const QWidget* widget) const
{
    const bool isBox = element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton;
    const auto* const button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (!isBox || button == nullptr)
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    QStyleOptionButton seen(*button);
    seen.palette.setColor(QPalette::Window, edgeBase(button->palette));
    QProxyStyle::drawPrimitive(element, &seen, painter, widget);
}

int ScalingStyle::pixelMetric(
    PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    if (widget == nullptr) return QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
    case PM_SliderThickness:
    case PM_ScrollBarExtent: // without the option, whose letters may have grown already
        return qRound(QProxyStyle::pixelMetric(metric, nullptr, widget) * uiScale(*widget).letters);
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

/// A style thinks of arrows that do not grow.
QSize ScalingStyle::sizeFromContents(
    ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    const QSize whole = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type != CT_ComboBox || widget == nullptr) return whole;
    constexpr double arrow = 12; // what it grows beyond its room
    return whole + QSize(qRound(arrow * (uiScale(*widget).letters - 1)), 0);
}

void ScalingStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
    QPainter* painter, const QWidget* widget) const
{
    scaled(option, widget, [&](const QStyleOptionComplex* dense) {
        QProxyStyle::drawComplexControl(control, dense, painter, widget);
    });
}

QRect ScalingStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
    SubControl part, const QWidget* widget) const
{
    return scaled(option, widget, [&](const QStyleOptionComplex* dense) {
        return QProxyStyle::subControlRect(control, dense, part, widget);
    });
}

}
