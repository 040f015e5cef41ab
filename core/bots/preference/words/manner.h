#pragma once

#include "core/bots/preference/book_cards.h"
#include "core/bots/preference/hand_evaluator.h"

#include <memory>

namespace weli::bots {

/// What a character likes better than its cards do, in parts of what is played for.
struct Temper {
    double playing = 0; // a bid or a hold, and to go along
    double holding = 0; // rather than a higher bid
    double premium = 0; // a bid that is played without buying
};

/// How somebody plays: what it remembers, and what it likes.
struct PreferenceManner {
    PreferenceMemory memory = PreferenceMemory::All;
    Temper temper {};
};

PreferenceManner mannerOf(const Mind& mind);
/// Counts cards as this mind does where it imagines no worlds.
std::unique_ptr<HandEvaluator> evaluatorOf(const Mind& mind);
/// Adds what the temper likes to the values of what may be said, and says so of what is best only
/// by that.
void season(std::vector<PreferenceEvaluation>& weighed, const Temper& temper,
    const preference::PublicState& table);

/// What this mind thinks of each legal act without imagining where the other cards lie.
std::vector<PreferenceEvaluation> unimagined(
    const preference::Observation& observation, const Mind& mind);

}
