#pragma once

#include <QProxyStyle>
#include <QSize>

class QWidget;

namespace weli {

/// How much larger than usual a place of this size is drawn, 1 or more.
double uiScale(QSize place);

/// Letters so much larger than those around them.
void enlarge(QWidget* widget, double size, bool bold = false);

/// Letters, distances and controls of a place grow with it, so that it can be read from afar.
void scaleUi(QWidget* place);
void scaleUi(QWidget* part, double scale);

/// The style of the system, whose boxes to tick, arrows, sliders and scroll bars grow with their
/// window, too. Styles take the size of arrows and handles from the dots per inch of the letters
/// they are given, and from nothing else that could be set for one window.
class ScalingStyle : public QProxyStyle {
    Q_OBJECT

public:
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
