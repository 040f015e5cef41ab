#pragma once

#include <QByteArray>

#include <vector>

namespace weli {

// Takes the texts of our own SVG files apart, as they are written. Those of others are not so tidy.

/// What stands between the first tag of this name and the last one that closes it.
QByteArray inside(const QByteArray& svg, const QByteArray& tag);

/// The group of this name.
QByteArray group(const QByteArray& svg, const QByteArray& id);

/// One of the pictures that are a card when they lie one upon another.
struct Layer {
    QByteArray svg;
    bool isTwice = false; // once more upside down
};

/// The layers of a card, the lowest first, with the corner of a half upon them. The half is in one
/// of its own, so that it is drawn once and shown twice.
std::vector<Layer> layersOf(const QByteArray& svg, const QByteArray& corner);

}
