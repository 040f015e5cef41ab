#pragma once

#include <QProxyStyle>
#include <QSize>

class QAbstractButton;
class QWidget;

namespace weli {

/// How much larger than usual a window of this size is drawn, 1 or more.
double uiScale(QSize window);

/// How much larger than usual letters and the distances between things are.
struct UiScale {
    double letters = 1;
    double spaces = 1;
    friend bool operator==(const UiScale&, const UiScale&) = default;
};
/// In the window of this part: all grows with the window, letters as the person wants them, too,
/// and where there is little room, distances make room for letters.
UiScale uiScale(const QWidget& part);
/// Whether its window is narrower than so many pixels would be with letters of the usual size.
bool isNarrow(const QWidget& part, double width = 900);

/// How large the person wants letters in this window and its dialogs; 1: as usual.
void setLetters(QWidget& window, double size);
double lettersIn(const QWidget& part);

/// How much larger than usual the letters of the system are, 1 or more.
double systemLetters();

/// Letters so much larger than those around them.
void enlarge(QWidget* widget, double size, bool bold = false);

/// A button at least so large, and as its words need it.
void makeRoomFor(QAbstractButton& button, QSizeF least);

/// Letters, distances and controls of a part grow, so that it can be read from afar.
void scaleUi(QWidget* part, const UiScale& scale);

/// The style of the system, whose boxes to tick, arrows, sliders and scroll bars grow with their
/// window, too. Styles take the size of arrows and handles from the dots per inch of the letters
/// they are given, and from nothing else that could be set for one window. What its colours make
/// hard to see stands out: chosen rows, words that hold a place, boxes that are not ticked.
class ScalingStyle : public QProxyStyle {
    Q_OBJECT

public:
    using QProxyStyle::polish;
    void polish(QPalette& palette) override;
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
