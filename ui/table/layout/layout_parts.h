#pragma once

#include <QRectF>
#include <QSizeF>

/// What every kind of table is measured with. All is in units, see Layout::unit, unless it says
/// otherwise.
namespace weli::parts {

inline constexpr double leastWidth = 770;
inline constexpr double leastHeight = 590;
inline constexpr double margin = 10;
inline constexpr double gap = 8;
inline constexpr double promptHeight = 34;
inline constexpr double stripHeight = 74;
inline constexpr double namePlateHeight = 34;
inline constexpr double tall = 1.6; // height of a card in its widths

/// In pixels, and whole ones, so that no edge is blurred.
QRectF scaled(const QRectF& rect, double unit);
/// How large a card is, in pixels, that shall be so many units wide; with another aspect than ours
/// it lies within the place of ours.
QSizeF cardOf(double width, double unit, double aspect);
/// The i-th of `count` cards of this size, in a row that is centred in the box.
QRectF inRow(const QRectF& box, QSizeF card, int slot, int count);

}
