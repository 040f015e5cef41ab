#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

/// How the table looks: its colours, one way to draw paper, wood and letters.
namespace weli::look {

/// The colours of the table; text is told from its ground by at least 4.5 to 1.
struct Colours {
    QColor paper, parchment, parchmentLow;
    QColor tan, tanLow; // parchment that nobody offers now
    QColor ink, softInk;
    QColor walnut, walnutLow, brass;
    QColor cream, softCream;
    QColor amber, amberLow; // it is your turn; used for nothing else
    QColor seal; // of a figure that is held
    QColor paperEdge, amberEdge;
};

inline constexpr Colours warm {
    .paper { 0xfb, 0xf5, 0xe6 },
    .parchment { 0xf2, 0xe6, 0xca },
    .parchmentLow { 0xe2, 0xd0, 0xa6 },
    .tan { 0xc9, 0xb3, 0x88 },
    .tanLow { 0xb7, 0x9f, 0x73 },
    .ink { 0x2a, 0x19, 0x0f },
    .softInk { 0x55, 0x3c, 0x24 },
    .walnut { 0x45, 0x2b, 0x1a },
    .walnutLow { 0x2c, 0x1a, 0x0f },
    .brass { 0xb9, 0x90, 0x52 },
    .cream { 0xf7, 0xec, 0xd4 },
    .softCream { 0xd9, 0xc4, 0x9c },
    .amber { 0xff, 0xb8, 0x3a },
    .amberLow { 0xee, 0x98, 0x18 },
    .seal { 0x8e, 0x1f, 0x24 },
    .paperEdge { 0x9a, 0x84, 0x5c },
    .amberEdge { 0x8a, 0x54, 0x08 },
};

inline constexpr Colours highContrast {
    .paper { 0xff, 0xff, 0xff },
    .parchment { 0xff, 0xff, 0xff },
    .parchmentLow { 0xff, 0xff, 0xff },
    .tan { 0xc8, 0xc8, 0xc8 },
    .tanLow { 0xc8, 0xc8, 0xc8 },
    .ink { 0, 0, 0 },
    .softInk { 0, 0, 0 },
    .walnut { 0, 0, 0 },
    .walnutLow { 0, 0, 0 },
    .brass { 0xff, 0xff, 0xff },
    .cream { 0xff, 0xff, 0xff },
    .softCream { 0xff, 0xff, 0xff },
    .amber { 0xff, 0xd8, 0x00 },
    .amberLow { 0xff, 0xd8, 0x00 },
    .seal { 0x90, 0x00, 0x18 },
    .paperEdge { 0, 0, 0 },
    .amberEdge { 0, 0, 0 },
};

/// Text and what stands behind it.
struct Pair {
    QColor text;
    QColor ground;
};
/// All the texts of the table.
constexpr std::array<Pair, 10> pairsOf(const Colours& of)
{
    return { { { of.ink, of.paper }, { of.softInk, of.paper }, { of.ink, of.parchmentLow },
        { of.softInk, of.parchmentLow }, { of.ink, of.tanLow }, { of.cream, of.walnut },
        { of.softCream, of.walnut }, { of.ink, of.amberLow }, { of.cream, of.seal },
        { of.seal, of.parchment } } };
}

/// How well two colours are told apart, 1 to 21, as WCAG 2 counts.
double contrast(const QColor& a, const QColor& b);
/// A colour so far, 0 to 1, on the way from one to the other.
QColor between(const QColor& a, const QColor& b, float part);

/// The font of the program, so many pixels high.
QFont font(double pixels, bool bold = false);

/// The same in the serifs of headings, which belong to the letters that Weli brings along.
QFont inSerifs(QFont font);

/// No letters are smaller, in pixels, unless all are wanted smaller.
inline constexpr double leastLetters = 11;

/// The largest font from `wanted` down to `least` pixels in which the text has room; narrower
/// letters before smaller ones, and smaller ones rather than losing a word.
QFont fitted(const QString& text, QSizeF room, double wanted, double least, bool bold = false,
    int flags = Qt::TextWordWrap);
/// As small, as narrow and as light as any of them: what is of one kind has letters of one size.
std::optional<QFont> smallest(const std::vector<QFont>& fonts);
/// The same for texts of one kind, each with that room.
QFont fittedAlike(const QStringList& texts, QSizeF room, double wanted, double least,
    bool bold = false, int flags = Qt::TextWordWrap);
/// Whether the text has room in that font.
bool fits(const QString& text, QSizeF room, const QFont& font, int flags = Qt::TextWordWrap);
/// Writes a text that has room; what cannot have room at all is elided.
void write(QPainter& painter, const QRectF& box, const QString& text, const QFont& font,
    const QColor& colour, int flags);

/// A soft shadow below a plate; `depth` is how far the plate stands above the table.
void shadow(QPainter& painter, const QRectF& box, double radius, double depth);
/// How far a shadow so deep reaches beyond the box.
double shadowReach(double depth);
/// The radius of a card's corner, and how deep its shadow is.
double cardCorner(double cardWidth);
double cardDepth(double cardWidth);
/// A plate of two shades from top to bottom with a fine edge.
void plate(QPainter& painter, const QRectF& box, double radius, const QColor& high,
    const QColor& low, const QColor& edge, double unit);
/// A ring that says where the keyboard is.
void focusRing(QPainter& painter, const QRectF& box, double radius, double unit);
/// A soft ring of light in this colour round what is spoken of.
void pointerRing(QPainter& painter, const QRectF& box, double unit, const QColor& colour);
/// White of chalk, for what is drawn over the table to point at it.
inline constexpr QColor chalk { 252, 249, 238 };
/// A glow in this colour round what may be done now.
void glow(QPainter& painter, const QRectF& box, double radius, double unit, const QColor& colour);

}
