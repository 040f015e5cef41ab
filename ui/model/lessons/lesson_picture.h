#pragma once

#include "core/lesson/pointer.h"

#include <QFlags>
#include <QString>

#include <optional>
#include <vector>

namespace weli {

/// What a lesson offers beside the table.
enum class LessonOffer : unsigned char {
    GoOn = 1, // to read on, or to see at once where the table plays to
    Back = 2,
    Help = 4,
    ShowMe = 8,
    TryOut = 16,
    TakeBack = 32,
    Restart = 64
};
Q_DECLARE_FLAGS(LessonOffers, LessonOffer)

/// What the window of a lesson shows beside the table.
struct LessonPicture {
    /// Of a step: the table plays on to it, it is for the learner, what it wants is done; or there
    /// is no other one.
    enum class Stage : unsigned char { Arriving, Open, Right, Over };
    Stage stage = Stage::Arriving;
    QString title;
    QString topic; // where the book speaks of the step; may be empty
    int step = 0; // from 1; 0: the lesson is over
    int steps = 0;
    QString words; // of the step, as HTML; at the end what one can do now
    std::optional<bool> wasRight; // what was done or answered, while there is a reply to it
    QString reply; // to what was tried, as HTML; empty: nothing was
    QString spoken; // what is new of both, as plain text
    struct Answer {
        QString code;
        QString label;
        std::optional<bool> wasRight {}; // if it was given
        bool operator==(const Answer&) const = default;
    };
    std::vector<Answer> answers; // to the question, also once it is answered
    bool isAsking = false; // it waits for an answer
    bool awaitsAct = false; // it wants the learner to play or say something at the table
    std::vector<lesson::Pointer> points;
    LessonOffers offers;
    bool hasSlate = true; // it is taught by now
    bool isLast = false; // of the lessons of the game
    bool operator==(const LessonPicture&) const = default;
};

}
