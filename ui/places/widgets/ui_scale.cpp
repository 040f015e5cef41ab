#include "ui/places/widgets/ui_scale.h"

#include "ui/draw/look.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFont>
#include <QFontInfo>
#include <QFormLayout>
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
    constexpr const char* headingProperty = "heading";
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
        if (widget->property(headingProperty).toBool()) font = look::inSerifs(font);
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

void makeHeading(QWidget* widget, double size)
{
    widget->setProperty(headingProperty, true);
    enlarge(widget, size, true);
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

}
