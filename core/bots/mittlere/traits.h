#pragma once

#include "core/mittlere/state.h"

#include <array>
#include <cstdint>
#include <optional>

namespace weli::bots {

/// What a player sees in a card that it may play; most are parts of 1.
enum class Trait : std::uint8_t {
    LeadBeaten, // a lead: how many of the suit's cards that are out would beat it
    LeadMaster, // … and none does
    LeadValue,
    LeadTrump,
    LeadLength, // of the suit in hand
    LeadOut, // how many of the suit are out
    LeadAlone, // nobody else has the suit
    FollowTakes, // following or trumping: takes the trick so far
    FollowTakesSurely, // … and the trick is full, or no card that is out beats it
    FollowTakesPoints, // … and there are points in it
    FollowTakesValue, // … and its own value
    FollowGivesValue, // does not take, and gives its value away
    FollowBeaten,
    FollowTrumps, // a trump upon another suit
    FollowLength,
    DropValue, // void: what it gives away
    DropBeaten,
    DropLength,
    DropTakes,
    DropTakesPoints,
    DropFixes, // makes its suit trump
    DropFixesLength,
    DropFixesHigh, // … with the under or the nine of it in hand
    DropFixesLow, // … with the under or the nine of it out
    DropTrump, // a trump that does not take
    FirstTrick, // takes, and the seat has no trick yet
    TopTrump, // the under or the nine, or the suit's before there is trump
    Hundred, // takes, and the hundred is near
};

inline constexpr auto traitCount = static_cast<std::size_t>(Trait::Hundred) + 1;
using Traits = std::array<float, traitCount>;

/// What a seat knows that counts for the book.
struct View {
    CardSet hand;
    CardSet out; // neither in the hand nor played
    mittlere::Trump trump;
    std::optional<Trick> trick {};
    CardSet lying {};
    int lyingCount = 0;
    int tricks = 0; // of the seat
    int points = 0;
    int mostPoints = 0; // of the others
    int fewestPoints = 0;
};

View viewOf(const mittlere::Observation& observation);

/// -1 … 1: will the seat have the fewest points or the most?
float wishOf(const View& view);
Traits traitsOf(const View& view, Card card);

}
