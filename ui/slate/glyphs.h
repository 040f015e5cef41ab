#pragma once

#include <QPointF>
#include <QString>

#include <vector>

namespace weli {

/// A character as a hand writes it: the cap height is 1, y grows downwards, the path is smooth.
struct Glyph {
    double width = 0; // with the space after it
    std::vector<std::vector<QPointF>> strokes;
};

/// The characters of a text, one after the other. Letters are capitals; one that the hand does not
/// know is drawn as the outline of a printed one.
std::vector<Glyph> glyphsOf(const QString& text);
/// How high a letter is over which an accent stands, in the height of both.
inline constexpr double accentedHeight = 0.76;
double widthOf(const std::vector<Glyph>& glyphs);

}
