#pragma once

#include "ui/model/coach/coach.h"
#include "ui/model/help/helping.h"
#include "ui/model/match_store.h"
#include "ui/picture/picture.h"

#include <QString>

#include <cstdint>
#include <functional>

namespace weli {

/// Bots alone play a match, always the same for a number, until somebody has seen enough.
void playDemo(const AnyGame& game, std::uint64_t number,
    const std::function<bool(const SavedMatch&)>& enough);

/// A position in the midst of a deal, with much to see; or after a deal, its count.
SavedMatch demoTable(const AnyGame& game = games.front());
/// The same where there is something to choose, and so to hint at.
SavedMatch demoChoice(const AnyGame& game);
SavedMatch demoResult(const AnyGame& game = games.front());

/// What helps the person in a picture.
struct Helped {
    int hints = 0; // that were asked for
    Helping wanted {};
    Coach* coach = nullptr;
};
/// What the person in this match sees, or else this seat.
Picture pictureOfMatch(
    SavedMatch saved, Seat seat, CardWords cards = {}, const Helped& helped = {});
/// What they can do there.
std::vector<Because> openActsIn(SavedMatch saved, Seat seat, CardWords cards, Coach& coach);

/// Plays a short match of the first game into pictures in this folder; how many there are now.
int playIntoPictures(const QString& folder);

}
