#pragma once

#include "core/game/game_state.h"
#include "core/game/seat.h"
#include "core/odds/chances.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace weli::outlook {

using odds::Chance;

/// How far one act is behind the best in the same worlds. The best is found in one half of them and
/// valued in the other, so that it is not the luckiest of many that is praised.
struct Difference {
    double value = 0;
    double error = 0; // the standard error
    friend bool operator==(const Difference&, const Difference&) = default;
};

/// Is it more than any accident would make?
inline bool isPlain(const Difference& difference)
{
    constexpr double accident = 2.5; // errors
    return difference.value > accident * difference.error;
}

/// Thrown wherever no other dice are given, so that all places say the same of a position.
inline constexpr std::uint64_t usualDice = 1;

/// A game's own: which events are told.
template <typename S> struct GameOutlook;

/// A game's own: what looks from a position of it.
template <typename S> struct LookoutFor;
template <typename S> using LookoutOf = typename LookoutFor<S>::Type;

/// What an act leads to.
template <typename S> struct Line {
    std::optional<typename S::Action> action; // none: to wait, or not to be asked
    typename GameOutlook<S>::Events events;
    PerSeat<double> brings; // in the unit of the deal
    Difference behind; // of what the game is played for
    Difference regret; // in the unit of the deal, of what the seat gets more than the others
    friend bool operator==(const Line&, const Line&) = default;
};

/// How it stands for a seat: all that speaks of chances or of what an act is worth reads this.
template <typename S> struct Outlook {
    std::vector<Line<S>> lines; // the best first; never empty
    int worlds = 0;
    bool isSettled = false; // whatever anybody does: every event is certain or impossible
    friend bool operator==(const Outlook&, const Outlook&) = default;
};

}
