#pragma once

#include "ui/picture/act.h"
#include "ui/words/portrait.h"

#include <QString>

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

struct ResultPicture {
    QString
        match {}; // at its end: "You win the match with +20"; or at the end of a game of several
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
        // At the end of a match or a game:
        QString initial {};
        std::optional<Portrait> portrait {}; // nothing: a person
        bool wins = false;
        QString habits {}; // what they were like, at the end of a match
        bool operator==(const Earned&) const = default;
    };
    std::vector<Earned> earned;
    QString headline {}; // "You have won", at the end of a match or a game; stands large above all
    // At the end of a match what each deal brought, in the order of `earned`.
    std::vector<std::vector<int>> deals {};
    int firstDeal = 1; // the number of the first of them
    /// What has come to its end with it.
    enum class Over : unsigned char { Deal, Game, Match };
    Over over = Over::Deal;
    Choice goOn;
    // At the end of a match:
    std::optional<Choice> again {};
    std::optional<Choice> setUp {};
    std::optional<Choice> tellHabits {};
    bool operator==(const ResultPicture&) const = default;
};

}
