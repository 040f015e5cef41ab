#include "ui/places/widgets/house_style.h"

#include "ui/draw/look.h"
#include "ui/places/widgets/ui_scale.h"

#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <QStyleOption>
#include <QToolButton>

#include <algorithm>
#include <cstdint>

namespace weli {

namespace {

    constexpr const char* firstProperty = "first";
    constexpr double beforeChoice = 4; // pixels from the edge of a box to what is chosen there
    constexpr double besideMenu = 20; // pixels for the chevron of a button that opens a menu

    /// What is written, what it is written on, and what can be pressed there.
    struct Papers {
        QColor paper, field, stripe, parchment, tip, ink, softInk, link;
        QColor row, rowInk; // that is chosen
    };
    const Papers light { look::warm.paper, { 0xff, 0xfd, 0xf7 }, { 0xf6, 0xed, 0xd8 },
        look::warm.parchment, { 0xff, 0xf0, 0xc4 }, look::warm.ink, { 0x6b, 0x50, 0x36 },
        { 0x7d, 0x2f, 0x10 }, { 0x6f, 0x43, 0x22 }, look::warm.paper };
    const Papers dark { { 0x2b, 0x20, 0x17 }, { 0x1f, 0x17, 0x10 }, { 0x26, 0x1c, 0x14 },
        { 0x4e, 0x38, 0x25 }, { 0x45, 0x33, 0x1d }, look::warm.cream, { 0xc0, 0xaa, 0x84 },
        { 0xf0, 0xbe, 0x72 }, look::warm.brass, look::warm.walnutLow };

    bool isDark(const QPalette& palette)
    {
        return palette.color(QPalette::WindowText).lightness()
            > palette.color(QPalette::Window).lightness();
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

    /// A plate that can be pressed.
    struct Plate {
        QColor high, low, edge, text;
    };

    Plate plateFor(const QPalette& palette, bool isFirst)
    {
        const QColor ground = palette.color(QPalette::Button);
        const QColor text = palette.color(QPalette::ButtonText);
        if (isPlain(palette))
            return isFirst ? Plate { text, text, ground, ground }
                           : Plate { ground, ground, text, text };
        const look::Colours& of = look::warm;
        if (isFirst) return { of.brass.lighter(124), of.brass, of.brass.darker(170), of.walnutLow };
        if (isDark(palette)) return { ground.lighter(112), ground, of.brass.darker(140), text };
        return { of.paper, of.parchmentLow, of.paperEdge, text };
    }

    /// As it is when it cannot be pressed.
    void fade(Plate& plate, const QPalette& palette)
    {
        const QColor paper = palette.color(QPalette::Window);
        for (QColor* each : { &plate.high, &plate.low, &plate.edge })
            *each = look::between(*each, paper, 0.65F);
        plate.text = palette.color(QPalette::Disabled, QPalette::ButtonText);
    }

    bool isFirstOn(const QWidget* widget)
    {
        return widget != nullptr && widget->property(firstProperty).toBool();
    }

    double scaleOf(const QWidget* widget)
    {
        return widget == nullptr ? 1 : uiScale(*widget).letters;
    }

    /// A field on dark paper has an edge, too.
    void drawField(const QStyleOption& option, QPainter& painter, const QWidget* widget)
    {
        const bool isHere = option.state.testFlag(QStyle::State_HasFocus);
        const QColor ink = option.palette.color(QPalette::WindowText);
        const QColor edge = isHere ? option.palette.color(QPalette::Highlight)
                                   : look::between(option.palette.color(QPalette::Window), ink,
                                       isPlain(option.palette) ? 1 : 0.4F);
        const double scale = scaleOf(widget);
        const double thick = (isHere ? 2 : 1) * scale;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(edge, thick));
        painter.setBrush(Qt::NoBrush);
        const double half = thick / 2;
        painter.drawRoundedRect(
            QRectF(option.rect).adjusted(half, half, -half, -half), 3 * scale, 3 * scale);
        painter.restore();
    }

    /// A box to tick, or one of several rings to choose from.
    void drawMark(const QStyleOption& option, QPainter& painter, const QWidget* widget, bool isRing)
    {
        const double scale = scaleOf(widget);
        const QColor ground = option.palette.color(QPalette::Window);
        const QColor ink = option.palette.color(QPalette::WindowText);
        const QRectF box
            = QRectF(option.rect).adjusted(scale * 0.7, scale * 0.7, -scale * 0.7, -scale * 0.7);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        const bool isMeant = option.state.testFlag(QStyle::State_MouseOver);
        painter.setPen(QPen(look::between(ground, ink, isMeant ? 0.9F : 0.65F), 1.3 * scale));
        painter.setBrush(option.palette.color(QPalette::Base));
        const double corner = isRing ? box.height() / 2 : 3 * scale;
        painter.drawRoundedRect(box, corner, corner);
        const bool isOn = option.state.testFlag(QStyle::State_On);
        if (isOn && isRing) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            painter.drawEllipse(box.center(), box.width() * 0.25, box.width() * 0.25);
        } else if (isOn) {
            painter.setPen(QPen(ink, 2.2 * scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            const auto at = [&box](double x, double y) {
                return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
            };
            painter.drawPolyline(QPolygonF { at(0.24, 0.52), at(0.43, 0.72), at(0.78, 0.28) });
        }
        painter.restore();
    }

    /// A groove, brass up to the round handle, and marks below it.
    void drawSlider(const QStyleOptionSlider& slider, QPainter& painter, const QWidget* widget,
        const QRect& handle)
    {
        const double scale = scaleOf(widget);
        const QColor ground = slider.palette.color(QPalette::Window);
        const QColor ink = slider.palette.color(QPalette::WindowText);
        const QPointF middle = QRectF(handle).center();
        const double radius
            = std::min(handle.width() / 2.0, middle.y() - slider.rect.top()) - scale;
        QRectF groove(slider.rect.left() + radius, middle.y() - 2.5 * scale,
            slider.rect.width() - 2 * radius, 5 * scale);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(look::between(ground, ink, 0.65F), scale));
        for (int value = slider.minimum; value <= slider.maximum && slider.tickInterval > 0;
             value += slider.tickInterval) {
            const int x = QStyle::sliderPositionFromValue(
                slider.minimum, slider.maximum, value, slider.rect.width() - handle.width());
            const double at = slider.rect.left() + x + handle.width() / 2.0;
            painter.drawLine(QPointF(at, middle.y() + radius + 2 * scale),
                QPointF(at, middle.y() + radius + 6 * scale));
        }
        painter.setBrush(look::between(ground, ink, 0.12F));
        painter.drawRoundedRect(groove, groove.height() / 2, groove.height() / 2);
        groove.setRight(middle.x());
        painter.setBrush(isPlain(slider.palette) ? ink : look::warm.brass);
        painter.drawRoundedRect(groove, groove.height() / 2, groove.height() / 2);
        const Plate plate = plateFor(slider.palette, false);
        painter.setPen(QPen(look::between(ground, ink, 0.75F), 1.3 * scale));
        painter.setBrush(isPlain(slider.palette) ? ink : plate.high);
        painter.drawEllipse(middle, radius, radius);
        if (slider.state.testFlag(QStyle::State_HasFocus)) {
            const double ring = radius + scale;
            look::focusRing(painter, { middle.x() - ring, middle.y() - ring, 2 * ring, 2 * ring },
                ring, 0.6 * scale);
        }
        painter.restore();
    }

    /// The sign of a list that opens below; `tip` is its lowest point.
    void drawChevron(QPainter& painter, QPointF tip, const QColor& colour, double scale)
    {
        const double half = 4.5 * scale;
        painter.setPen(QPen(colour, 1.8 * scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(
            QPolygonF { tip + QPointF(-half, -half), tip, tip + QPointF(half, -half) });
    }

    /// A plate like a button's that lies flat, with a chevron for the list below it.
    void drawChoice(const QStyleOptionComboBox& box, QPainter& painter, const QWidget* widget)
    {
        const double scale = scaleOf(widget);
        Plate plate = plateFor(box.palette, false);
        if (box.editable) plate.high = plate.low = box.palette.color(QPalette::Base);
        const bool isLive = box.state.testFlag(QStyle::State_Enabled);
        if (isLive && box.state.testFlag(QStyle::State_MouseOver))
            for (QColor* each : { &plate.high, &plate.low }) *each = each->lighter(106);
        if (!isLive) fade(plate, box.palette);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF all = QRectF(box.rect).adjusted(1, 1, -1, -1);
        const double corner = 6 * scale;
        look::plate(painter, all, corner, plate.high, plate.low, plate.edge, scale);
        drawChevron(painter, { all.right() - 11 * scale, all.center().y() + 2.25 * scale },
            plate.text, scale);
        if (box.state.testFlag(QStyle::State_HasFocus)) {
            const double in = 1.5 * scale; // round what is written
            look::focusRing(painter, all.adjusted(in, in, -in, -in), corner - in / 2, 0.6 * scale);
        }
        painter.restore();
    }

    /// The handle takes all of the bar: there are no arrows at its ends.
    QRect partOfBar(const QStyleOptionSlider& bar, QStyle::SubControl part, int least)
    {
        const bool lies = bar.orientation == Qt::Horizontal;
        const int length = lies ? bar.rect.width() : bar.rect.height();
        const std::int64_t range = std::int64_t { bar.maximum } - bar.minimum;
        const std::int64_t share = std::int64_t { length } * bar.pageStep
            / std::max<std::int64_t>(1, range + bar.pageStep);
        const int handle = range <= 0
            ? length
            : std::clamp(static_cast<int>(share), std::min(least, length), length);
        const int start = QStyle::sliderPositionFromValue(
            bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown);
        const auto between = [&](int from, int to) {
            const QRect found = lies
                ? QRect(bar.rect.left() + from, bar.rect.top(), to - from, bar.rect.height())
                : QRect(bar.rect.left(), bar.rect.top() + from, bar.rect.width(), to - from);
            return QStyle::visualRect(bar.direction, bar.rect, found);
        };
        switch (part) {
        case QStyle::SC_ScrollBarGroove: return between(0, length);
        case QStyle::SC_ScrollBarSlider: return between(start, start + handle);
        case QStyle::SC_ScrollBarSubPage: return between(0, start);
        case QStyle::SC_ScrollBarAddPage: return between(start + handle, length);
        default: return {};
        }
    }

    void drawBar(const QStyleOptionSlider& bar, const QRect& handle, QPainter& painter)
    {
        const QPalette& palette = bar.palette;
        const QColor ink = palette.color(QPalette::WindowText);
        const bool isMeant = bar.state.testFlag(QStyle::State_MouseOver)
            || bar.state.testFlag(QStyle::State_Sunken);
        QColor colour = isDark(palette) ? look::warm.brass : look::warm.paperEdge;
        if (isMeant) colour = look::between(colour, ink, 0.3F);
        if (isPlain(palette)) colour = ink;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const bool lies = bar.orientation == Qt::Horizontal;
        const double thick = lies ? handle.height() : handle.width();
        const auto pill = [&](const QRect& where, double air) {
            const QRectF box = QRectF(where).adjusted(air, air, -air, -air);
            const double corner = std::min(box.width(), box.height()) / 2;
            painter.drawRoundedRect(box, corner, corner);
        };
        painter.setBrush(look::between(palette.color(QPalette::Window), ink, 0.1F));
        pill(bar.rect, thick * 0.3);
        painter.setBrush(colour);
        pill(handle, thick * 0.2);
        painter.restore();
    }

    void drawPlate(const QStyleOptionButton& button, QPainter& painter, const QWidget* widget)
    {
        const double scale = widget == nullptr ? 1 : uiScale(*widget).spaces;
        Plate plate = plateFor(button.palette, isFirstOn(widget));
        const bool isLive = button.state.testFlag(QStyle::State_Enabled);
        const bool isDown = button.state.testAnyFlags(QStyle::State_Sunken | QStyle::State_On);
        const bool isMeant = isLive && button.state.testFlag(QStyle::State_MouseOver);
        if (isMeant && !isDown) {
            plate.high = plate.high.lighter(106);
            plate.low = plate.low.lighter(106);
        }
        if (isDown) std::swap(plate.high, plate.low);
        if (!isLive) fade(plate, button.palette);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        const double corner = 7 * scale;
        QRectF box = QRectF(button.rect).adjusted(1, 1, -1, -1);
        const double thick = 2.5 * scale; // of the plate, whose lower side is seen
        painter.setPen(Qt::NoPen);
        painter.setBrush(plate.edge);
        painter.drawRoundedRect(box, corner, corner);
        box.adjust(0, isDown ? thick * 0.6 : 0, 0, isDown ? 0 : -thick);
        look::plate(painter, box, corner, plate.high, plate.low, plate.edge, scale);
        if (button.features.testFlag(QStyleOptionButton::HasMenu)) {
            const double large = scaleOf(widget);
            drawChevron(painter, { box.right() - 13 * large, box.center().y() + 2.25 * large },
                plate.text, large);
        }
        if (button.state.testFlag(QStyle::State_HasFocus)) {
            const double in = 3 * scale;
            look::focusRing(painter, box.adjusted(in, in, -in, -in), corner - in / 2, 0.8 * scale);
        }
        painter.restore();
    }

}

QPalette housePalette(const QPalette& system)
{
    if (isPlain(system)) {
        QPalette plain = system;
        plain.setColor(QPalette::PlaceholderText, system.color(QPalette::WindowText));
        return plain;
    }
    const bool isNight = isDark(system);
    const Papers& of = isNight ? dark : light;
    QPalette house(of.ink, of.parchment, of.parchment.lighter(isNight ? 130 : 106),
        of.parchment.darker(isNight ? 150 : 135), of.parchment.darker(isNight ? 120 : 115), of.ink,
        of.ink, of.field, of.paper);
    house.setColor(QPalette::Button, of.parchment);
    house.setColor(QPalette::AlternateBase, of.stripe);
    house.setColor(QPalette::ToolTipBase, of.tip);
    house.setColor(QPalette::ToolTipText, of.ink);
    house.setColor(QPalette::Highlight, of.row);
    house.setColor(QPalette::HighlightedText, of.rowInk);
    house.setColor(QPalette::Link, of.link);
    house.setColor(QPalette::LinkVisited, of.link);
    house.setColor(QPalette::PlaceholderText, of.softInk);
    const QColor pale = look::between(of.ink, of.paper, 0.47F);
    for (const auto role :
        { QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText })
        house.setColor(QPalette::Disabled, role, pale);
    house.setColor(QPalette::Disabled, QPalette::Highlight, look::between(of.row, of.paper, 0.6F));
    return house;
}

bool isPlain(const QPalette& palette)
{
    return look::contrast(palette.color(QPalette::WindowText), palette.color(QPalette::Window))
        > 20;
}

void showPlainly(bool plain)
{
    if (!plain) return QApplication::setPalette(QPalette());
    QPalette colours(Qt::white, Qt::black, Qt::white, Qt::darkGray, Qt::gray, Qt::white, Qt::white,
        Qt::black, Qt::black);
    colours.setColor(QPalette::Highlight, Qt::white);
    colours.setColor(QPalette::HighlightedText, Qt::black);
    colours.setColor(QPalette::Link, look::highContrast.amber);
    colours.setColor(QPalette::LinkVisited, look::highContrast.amber);
    colours.setColor(QPalette::ToolTipBase, Qt::black);
    colours.setColor(QPalette::ToolTipText, Qt::white);
    colours.setColor(QPalette::PlaceholderText, Qt::white);
    QApplication::setPalette(colours);
}

void makeFirst(QPushButton& button, bool isFirst)
{
    button.setProperty(firstProperty, isFirst);
    button.update();
}

HouseStyle::HouseStyle()
    : QProxyStyle("fusion")
{
}

void HouseStyle::polish(QPalette& palette)
{
    QProxyStyle::polish(palette);
    palette = housePalette(palette);
}

/// What is pointed at answers.
void HouseStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QPushButton*>(widget) != nullptr
        || qobject_cast<QComboBox*>(widget) != nullptr)
        widget->setAttribute(Qt::WA_Hover);
}

void HouseStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
    const QWidget* widget) const
{
    const auto* const button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool isFlat = button != nullptr && button->features.testFlag(QStyleOptionButton::Flat);
    if (button == nullptr || isFlat)
        return QProxyStyle::drawControl(element, option, painter, widget);
    if (element == CE_PushButtonBevel) return drawPlate(*button, *painter, widget);
    if (element == CE_PushButtonLabel && isFirstOn(widget)
        && button->state.testFlag(State_Enabled)) {
        QStyleOptionButton written(*button);
        written.palette.setColor(QPalette::ButtonText, plateFor(button->palette, true).text);
        return QProxyStyle::drawControl(element, &written, painter, widget);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void HouseStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
    QPainter* painter, const QWidget* widget) const
{
    if (element == PE_FrameLineEdit) return drawField(*option, *painter, widget);
    const bool isRing = element == PE_IndicatorRadioButton;
    if (isRing || element == PE_IndicatorCheckBox)
        return drawMark(*option, *painter, widget, isRing);
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

int HouseStyle::pixelMetric(
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
    case PM_MenuButtonIndicator: return qRound(besideMenu * uiScale(*widget).letters);
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

/// A style thinks of arrows that do not grow; what lies in a list has air around it.
QSize HouseStyle::sizeFromContents(
    ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    const QSize whole = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (widget == nullptr) return whole;
    if (type == CT_PushButton) // the plate has an edge and a lower side
        return whole + (QSizeF(6, 8) * uiScale(*widget).spaces).toSize();
    if (type == CT_ItemViewItem) return whole + QSize(0, qRound(5 * uiScale(*widget).spaces));
    if (type != CT_ComboBox) return whole;
    constexpr double arrow = 12; // what it grows beyond its room
    const UiScale scale = uiScale(*widget);
    return whole
        + QSize(qRound(arrow * (scale.letters - 1) + beforeChoice * scale.letters),
            qRound(4 * scale.spaces));
}

void HouseStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
    QPainter* painter, const QWidget* widget) const
{
    const auto* const box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (control == CC_ComboBox && box != nullptr) return drawChoice(*box, *painter, widget);
    const auto* const bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_ScrollBar && bar != nullptr)
        return drawBar(
            *bar, proxy()->subControlRect(control, option, SC_ScrollBarSlider, widget), *painter);
    if (control == CC_Slider && bar != nullptr)
        return drawSlider(*bar, *painter, widget,
            proxy()->subControlRect(control, option, SC_SliderHandle, widget));
    scaled(option, widget, [&](const QStyleOptionComplex* dense) {
        QProxyStyle::drawComplexControl(control, dense, painter, widget);
    });
    // The usual style draws edges a little darker than the ground: there is nothing below black.
    if (control == CC_SpinBox) drawField(*option, *painter, widget);
}

QRect HouseStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
    SubControl part, const QWidget* widget) const
{
    const auto* const bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_ScrollBar && bar != nullptr)
        return partOfBar(*bar, part, 2 * pixelMetric(PM_ScrollBarExtent, option, widget));
    const QRect place = scaled(option, widget, [&](const QStyleOptionComplex* dense) {
        return QProxyStyle::subControlRect(control, dense, part, widget);
    });
    if (control != CC_ComboBox || part != SC_ComboBoxEditField || widget == nullptr) return place;
    return place.adjusted(qRound(beforeChoice * uiScale(*widget).letters), 0, 0, 0);
}

}
