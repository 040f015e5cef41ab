#pragma once

#include "core/game/seat.h"
#include "ui/words/portrait.h"

#include <QString>

#include <optional>

namespace weli {

/// Who sits at a place, and what is to be seen there.
struct SeatPicture {
    Seat seat;
    QString name;
    QString level; // "book", "you"
    QString manner {}; // how it plays, in a sentence; empty: a person, or not told yet
    std::optional<Portrait> portrait {}; // nothing: a person, or not to be seen
    int score = 0;
    int provisional = 0; // conceded points of this deal (B-89)
    int toWin = 0; // points that it lacks
    bool me = false;
    bool active = true;
    bool dealer = false;
    bool due = false; // its act is awaited
    bool gespannt = false;
    bool struck = false;
    std::optional<int> tricks; // taken in this deal; nothing: none are counted
    int tricksNeeded = 0; // not to go down; 0: so many as may be, or none
    int tricksBeside = 0; // those of another, which count for it, too
    QString role; // "declarer", "at home" … or empty
    QString said; // the bubble; empty: says nothing
    int saidNumber = 0; // grows with each saying, so that the same words twice are two bubbles
    QString standing {}; // what a stroke through the score says: "one point short"
    bool operator==(const SeatPicture&) const = default;
};

/// Where it does not matter how it plays.
inline void hideMind(SeatPicture& seat)
{
    seat.level.clear();
    seat.manner.clear();
    seat.portrait.reset();
}

}
