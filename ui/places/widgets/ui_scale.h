#pragma once

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

/// The same, in the serifs that belong to the letters Weli brings along.
void makeHeading(QWidget* widget, double size);

/// A button at least so large, and as its words need it.
void makeRoomFor(QAbstractButton& button, QSizeF least);

/// Letters, distances and controls of a part grow, so that it can be read from afar.
void scaleUi(QWidget* part, const UiScale& scale);

}
