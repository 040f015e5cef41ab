#pragma once

#include <QByteArray>
#include <QString>

namespace weli {

/// What stands in two opposite corners of a card: its rank in strokes and its suit's sign.
struct CardIndex {
    QString rank; // "A", "10", "W"
    QByteArray sign; // the inside of the sign's file, 100 units high and wide
    QByteArray ink; // "#b01c26"
    bool large = false; // fills the room that all faces leave for it, 48 × 110 of 250 × 400
};

/// The index as SVG, to be drawn into the upper corner of a face of 250 × 400.
QByteArray indexSvg(const CardIndex& index);
/// A word of capitals as an SVG document of its own, 30 high to 100 wide for "WELI".
QByteArray wordSvg(const QString& word, const QByteArray& ink);
/// Whether there are strokes for all letters of it.
bool canBeWritten(const QString& rank);

}
