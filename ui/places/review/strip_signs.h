#pragma once

#include "core/review/judgement.h"

#include <QString>

#include <vector>

class QPainter;
class QPointF;
class QRectF;

namespace weli::strip {

/// How signs are drawn on the strip of a match, and beside their meaning in its legend.
struct Chalk {
    double letters = 1; // how large
    bool isPlain = false; // black and white
};

/// The worse, the redder and the larger; so they are told apart without colours, too.
void paintDot(QPainter& painter, QPointF middle, review::Mark mark, const Chalk& chalk);
double dotRadius(review::Mark mark, const Chalk& chalk);
/// A slip of paper that hangs from there.
void paintSlip(QPainter& painter, QPointF top, const Chalk& chalk);
/// A way that leaves the match and goes so far.
void paintBranch(QPainter& painter, QPointF from, QPointF way, const Chalk& chalk);
/// An act: that of the seat whose eyes one has is strong.
void paintStroke(QPainter& painter, QPointF top, QPointF foot, bool isStrong, double bright);

/// What one kind of sign means.
struct Meaning {
    enum class Sign : unsigned char { Own, Other, Inaccuracy, Mistake, Blunder, Note, Branch };
    Sign sign;
    QString text;
};
/// That of a dot.
review::Mark markOf(Meaning::Sign sign);
/// The sign and its meaning as one line of letters.
QString inLetters(const Meaning& meaning);
/// Beside each other, as many as there is room for from the first.
void paintLegend(
    QPainter& painter, const QRectF& row, const std::vector<Meaning>& meanings, const Chalk& chalk);

}
