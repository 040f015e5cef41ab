#pragma once

#include <QRectF>
#include <QSizeF>

#include <algorithm>
#include <functional>

/// What every kind of table is measured with. All is in units, see Layout::unit, unless it says
/// otherwise.
namespace weli::parts {

inline constexpr double leastWidth = 770;
inline constexpr double leastHeight = 590;
inline constexpr double tall = 1.6; // height of a card in its widths

/// The share of words and of cards in a table. With letters of size 1 there is room for both. With
/// larger ones the units are larger and so fewer: rows of words keep what they need to be read, and
/// cards have the rest.
struct Share {
    double letters = 1;
    double pixel = 1; // in units

    /// In units, what keeps its place on the screen until it is as small as its words allow.
    [[nodiscard]] double of(double usual, double least = 0) const
    {
        return std::max(least, usual / letters);
    }
    /// Cards of a hand give way a little.
    [[nodiscard]] double ofHand(double usual) const
    {
        return of(usual) * std::min(1.0, 1.25 - letters / 4);
    }
    double margin = of(10);
    double gap = of(8);
    double prompt = of(34, 28);
    double strip = of(74, 74);
    double namePlate = of(34, 29);
};

/// How many pixels a unit has where words and cards have their usual share.
double usualUnit(QSizeF size);

/// How large letters are that shall be `wanted` times as large as usual: no smaller than can be
/// read if that is possible at all, and larger only as long as there is room for them.
Share shareFor(QSizeF size, double wanted, const std::function<bool(const Share&)>& isPossible,
    const std::function<bool(const Share&)>& hasRoom);

/// In pixels, and whole ones, so that no edge is blurred.
QRectF scaled(const QRectF& rect, double unit);
/// How large a card is, in pixels, that shall be so many units wide; with another aspect than ours
/// it lies within the place of ours.
QSizeF cardOf(double width, double unit, double aspect);
/// The i-th of `count` cards of this size, in a row that is centred in the box.
QRectF inRow(const QRectF& box, QSizeF card, int slot, int count);

}
