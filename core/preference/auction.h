#pragma once

#include "core/game/clause.h"
#include "core/preference/public_state.h"

namespace weli::preference {

/// A clause of the rules of Préférence.
constexpr Clause clause(int number) { return { 'P', static_cast<std::uint8_t>(number) }; }

// The auction of section 4. The seat is always the one whose turn it is.

/// What forbids this word, if anything.
std::optional<Clause> wordRefused(const PublicState& table, Seat seat, const Action& word);
/// All that is open to the seat.
void addWords(const PublicState& table, Seat seat, ActionList& list);
/// Takes the word down; who is next is not settled by it.
void say(PublicState& table, Seat seat, const Action& word);
/// P-21: has the last word been said?
bool isAuctionOver(const PublicState& table);

}
