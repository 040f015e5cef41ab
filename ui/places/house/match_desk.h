#pragma once

#include "ui/places/house/house.h"
#include "ui/places/match_questions.h"

#include <QObject>

namespace weli {

class ReviewPlace;
struct Setup;

/// Which match is played: a new one, one that was left, one from a file or the list.
class MatchDesk : public QObject {
    Q_OBJECT

public:
    MatchDesk(const House& house, ReviewPlace& review);

    /// One that was left only makes room if the person says so.
    void play(const Setup& setup, std::optional<Seat> firstDealer = {});
    /// With the players and by the rules of the last time.
    void playAsLast(const AnyGame& game);
    /// With the match of this game that was left; to the door if it cannot be read.
    void goOn(const AnyGame& game);
    /// Sits down to a match from a file; what cannot be read is said.
    void open(const QString& file);
    /// A match of the list changes places with the one under way of its game.
    void openKept(const QString& file);
    /// How the match of a game stands that was left; empty: there is none.
    [[nodiscard]] QString lineOfMatchLeft(const AnyGame& game) const;

private:
    void begin(const Setup& setup, std::optional<Seat> firstDealer);
    void resume(const SavedMatch& saved);
    void sitDown(const AnyGame& game);

    House house_;
    ReviewPlace& review_; // where one looks at a match that is over
    MatchQuestions questions_;
};

}
