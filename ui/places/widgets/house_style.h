#pragma once

#include <QPalette>
#include <QProxyStyle>

class QPushButton;

namespace weli {

/// Paper and ink in place of the system's greys, light or dark as those are. Whoever asks the
/// system for black and white keeps it.
QPalette housePalette(const QPalette& system);

/// Whether it is black and white, for weak eyes: then there is no wood either.
bool isPlain(const QPalette& palette);
/// Black and white for all places, or what the system has.
void showPlainly(bool plain);

/// The one thing on a page that most people came for; its plate stands out.
void makeFirst(QPushButton& button, bool isFirst = true);

/// Controls as they lie on the paper of the house: parchment to press, the frame of the table for
/// what has the focus. Boxes to tick, arrows, sliders and scroll bars grow with their window.
/// Styles take the size of arrows and handles from the dots per inch of the letters they are
/// given, and from nothing else that could be set for one window.
class HouseStyle : public QProxyStyle {
    Q_OBJECT

public:
    HouseStyle();

    using QProxyStyle::polish;
    void polish(QPalette& palette) override;
    void polish(QWidget* widget) override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(
        PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
        const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
        QPainter* painter, const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option,
        SubControl part, const QWidget* widget) const override;
};

}
