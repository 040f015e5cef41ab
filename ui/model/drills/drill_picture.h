#pragma once

#include "ui/model/drills/drill_boxes.h"
#include "ui/words/because.h"

#include <QString>

#include <vector>

namespace weli {

/// What the window of a drill shows beside the table.
struct DrillPicture {
    enum class Stage : unsigned char { Asked, Answered, Over };
    struct Choice {
        QString label;
        bool chosen = false;
        bool right = false;
        bool operator==(const Choice&) const = default;
    };
    /// How a kind went in this round.
    struct Line {
        drill::Kind kind {};
        QString title;
        int asked = 0;
        int right = 0;
        bool operator==(const Line&) const = default;
    };

    /// What lies open before another player, too small at the table to be told at a glance.
    struct Hand {
        QString name;
        std::vector<Card> cards;
        bool operator==(const Hand&) const = default;
    };

    Stage stage = Stage::Asked;
    int id = 0; // of the question; no other one has it
    int number = 1; // of the question in its round
    int questions = drillRound;
    QString title;
    QString question;
    bool several = false; // any number of choices may be right
    drill::Needs needs; // what has to be told of the table
    std::vector<Choice> choices;
    std::vector<Card> cards; // of which the question speaks
    std::vector<Hand> hands; // where all are open
    bool isRight = false; // the answer
    Because why;
    int right = 0; // of the questions answered so far
    std::vector<Line> lines; // once it is over
    bool operator==(const DrillPicture&) const = default;
};

}
