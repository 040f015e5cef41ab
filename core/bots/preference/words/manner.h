#pragma once

#include "core/bots/preference/book_cards.h"
#include "core/bots/preference/hand_evaluator.h"

#include <memory>

namespace weli::bots {

/// What a character likes better than its cards do.
struct Temper {
    // In parts of what is played for.
    double playing = 0; // a bid or a hold
    double along = 0; // to go along, or to after-buy
    double holding = 0; // rather than a higher bid
    double premium = 0; // a bid that is played without buying
    // On the scale of cards, in tricks where worlds are imagined.
    double best = 0; // at first, to play a card that nobody can beat
    double kings = 0; // to lead one
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
/// The same for the cards of a contract; where nobody wants tricks there is nothing to like.
void seasonCards(std::vector<PreferenceEvaluation>& weighed, const Temper& temper,
    const preference::Observation& observation);

/// What this mind thinks of each legal act without imagining where the other cards lie.
std::vector<PreferenceEvaluation> unimagined(
    const preference::Observation& observation, const Mind& mind);

}
