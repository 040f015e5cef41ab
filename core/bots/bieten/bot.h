#pragma once

#include "core/bieten/state.h"
#include "core/bots/bieten/evaluation.h"

#include <span>
#include <type_traits>

namespace weli::bots {

/// Does the table wait for this seat: to cut, steal, deal, play, answer or review?
bool isDue(const bieten::Observation& observation);

/// What this seat does now; it must have a legal action. An act if it is due, which can be a bid
/// before its card: it is asked again after the answers. Otherwise perhaps nothing. The same
/// question has the same answer: all chance comes from the seed and from what the observation
/// shows.
BietenDecision decide(const bieten::Observation& observation, const Mind& mind,
    const Budget& budget, std::uint64_t seed);

/// Those who are seen there in what they do.
std::span<const Character> charactersOf(std::type_identity<bieten::State> game);

}
