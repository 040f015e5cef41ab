#pragma once

#include "core/bots/preference/book_cards.h"
#include "core/bots/preference/solver/open_play_solver.h"
#include "core/bots/preference/worlds/world_sampler.h"

#include <span>
#include <vector>

namespace weli::bots {

// Who goes on by the book reckons with the cards that have fallen, unless it is said that it
// remembers more.

/// What the book does here.
preference::Action bookAct(
    const preference::State& state, Seat seat, PreferenceMemory memory = PreferenceMemory::Fallen);
/// The seat that is due does it.
void goOnByTheBook(preference::State& state, PreferenceMemory memory = PreferenceMemory::Fallen);
/// All go on by the book to the end of the deal.
void playToTheEnd(preference::State& state, PreferenceMemory memory = PreferenceMemory::Fallen);
/// All speak by the book, and then play a contract as if all cards lay open (`playOpenly`).
void playToTheEndOpenly(preference::State& state, OpenPlaySolver& solver);
/// The chips that came of a deal to a seat. What lies in the bowl then counts with the part of it
/// that is the seat's in the end (P-65).
double chipsBrought(const preference::State& before, const preference::State& settled, Seat self);

/// How the cards of an imagined deal are played: by the book, as if all lay open, or both.
enum class CardPlay : std::uint8_t { ByTheBook, Openly, Both };

/// What each of these acts brings in chips, on average over the worlds, if all go on to speak by
/// the book and play their cards so. The worlds are looked at in their order until the budget is
/// spent.
std::vector<PreferenceEvaluation> playedOut(const preference::Observation& observation,
    const WorldSampler& sampler, std::span<const preference::Action> actions, CardPlay cards,
    const Budget& budget);

}
