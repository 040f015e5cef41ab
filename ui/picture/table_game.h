#pragma once

#include "core/games.h"

namespace weli {

/// For what a table takes its time before a bot acts.
enum class Breath : unsigned char {
    None,
    Trick, // one is over and is looked at
    Word, // the person might say something
};

/// What the table asks of a game besides its pictures: `pictureOf(view, context)`. Each game
/// specialises it in a file of its own, which ui/picture/table_games.h includes.
///
///   defaultPack                the suits that it is mostly played with
///   breathFor(view, person)    before the next bot acts
///   standing(view, seat)       the match that was left in a line; without a seat nobody in
///                              particular asks
///   isWorthAPicture(view)      the seat is to choose, and there is much to see on the table
template <typename S> struct TableGame;

}
