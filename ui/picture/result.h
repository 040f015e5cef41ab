#pragma once

#include "ui/picture/act.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace weli {

/// One line of the count after a deal, in its order.
struct CountLine {
    QString figure;
    QString winner; // a name, or nobody
    Because why;
    int points = 0;
    bool operator==(const CountLine&) const = default;
};

/// What all have taken, on a line from nothing to all points of a deal.
struct ScalePicture {
    int most = 0;
    int limit = 0; // from here on it is too much
    struct Point {
        QString name;
        int points = 0;
        int delta = 0; // below nothing: loses
        bool operator==(const Point&) const = default;
    };
    std::vector<Point> points; // one a seat
    bool operator==(const ScalePicture&) const = default;
};

/// What every deal of a match brought, where the slate only says what that sums up to.
struct DealsPicture {
    QStringList names;
    QStringList initials; // one a name
    std::vector<std::vector<int>> deltas; // a deal each, in the order of the names
    bool operator==(const DealsPicture&) const = default;
};

struct ResultPicture {
    QString match {}; // at its end: "You win the match"; stands above all
    QString title; // "Deal 3: Resi goes out"
    Because why; // a sentence or two, where no lines tell it
    std::vector<CountLine> lines;
    std::optional<ScalePicture> scale;
    struct Earned {
        QString name;
        int delta = 0;
        int total = 0;
        QString mark; // "out", "one point short", "Bummerl" … or empty
        bool loses = false; // the mark says so
        bool operator==(const Earned&) const = default;
    };
    std::vector<Earned> earned;
    std::optional<DealsPicture> deals {}; // at the end of a match
    /// What has come to its end with it.
    enum class Over : unsigned char { Deal, Game, Match };
    Over over = Over::Deal;
    Choice goOn;
    std::optional<Choice> again {}; // at the end of a match
    bool operator==(const ResultPicture&) const = default;
};

}
