#pragma once

#include <QProxyStyle>
#include <QSize>

class QWidget;

namespace weli {

/// How much larger than usual a place of this size is drawn, 1 or more.
double growthFor(QSize place);

/// Letters so much larger than those around them.
void enlarge(QWidget* widget, double size, bool bold = false);

/// Letters, distances and controls of a place grow with it, so that it can be read from afar.
void grow(QWidget* place);
void grow(QWidget* part, double growth);

/// The style of the system, whose boxes to tick, arrows, sliders and scroll bars grow with their
/// window, too.
class GrowingStyle : public QProxyStyle {
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
