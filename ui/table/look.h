#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

#include <array>

/// How the table looks: one set of colours, one way to draw paper, wood and letters.
namespace weli::look {

inline constexpr QColor paper { 0xfb, 0xf5, 0xe6 };
inline constexpr QColor parchment { 0xf2, 0xe6, 0xca };
inline constexpr QColor parchmentLow { 0xe2, 0xd0, 0xa6 };
inline constexpr QColor tan { 0xc9, 0xb3, 0x88 }; // parchment that nobody offers now
inline constexpr QColor tanLow { 0xb7, 0x9f, 0x73 };
inline constexpr QColor ink { 0x2a, 0x19, 0x0f };
inline constexpr QColor softInk { 0x55, 0x3c, 0x24 };
inline constexpr QColor walnut { 0x45, 0x2b, 0x1a };
inline constexpr QColor walnutLow { 0x2c, 0x1a, 0x0f };
inline constexpr QColor brass { 0xb9, 0x90, 0x52 };
inline constexpr QColor cream { 0xf7, 0xec, 0xd4 };
inline constexpr QColor softCream { 0xd9, 0xc4, 0x9c };
inline constexpr QColor amber { 0xff, 0xb8, 0x3a }; // it is your turn; used for nothing else
inline constexpr QColor amberLow { 0xee, 0x98, 0x18 };
inline constexpr QColor seal { 0x8e, 0x1f, 0x24 }; // of a figure that is held

/// Text and what stands behind it; every one is told apart by at least 4.5 to 1.
struct Pair {
    QColor text;
    QColor ground;
};
inline constexpr std::array pairs { Pair { ink, paper }, Pair { softInk, paper },
    Pair { ink, parchmentLow }, Pair { softInk, parchmentLow }, Pair { ink, tanLow },
    Pair { cream, walnut }, Pair { softCream, walnut }, Pair { ink, amberLow },
    Pair { cream, seal } };

/// How well two colours are told apart, 1 to 21, as WCAG 2 counts.
double contrast(const QColor& a, const QColor& b);

/// The font of the program, so many pixels high.
QFont font(double pixels, bool bold = false);

/// The largest font from `wanted` down to `least` pixels in which the text has room; narrower
/// letters before smaller ones, and smaller ones rather than losing a word.
QFont fitted(const QString& text, QSizeF room, double wanted, double least, bool bold = false,
    int flags = Qt::TextWordWrap);
/// Whether the text has room in that font.
bool fits(const QString& text, QSizeF room, const QFont& font, int flags = Qt::TextWordWrap);
/// Writes a text that has room; what cannot have room at all is elided.
void write(QPainter& painter, const QRectF& box, const QString& text, const QFont& font,
    const QColor& colour, int flags);

/// A soft shadow below a plate; `depth` is how far the plate stands above the table.
void shadow(QPainter& painter, const QRectF& box, double radius, double depth);
/// A plate of two shades from top to bottom with a fine edge.
void plate(QPainter& painter, const QRectF& box, double radius, const QColor& high,
    const QColor& low, const QColor& edge, double unit);
/// A ring that says where the keyboard is.
void focusRing(QPainter& painter, const QRectF& box, double radius, double unit);
/// A glow round what may be done now, or in another colour.
void glow(
    QPainter& painter, const QRectF& box, double radius, double unit, const QColor& colour = amber);

}
