#pragma once

#include "core/bots/mittlere/evaluation.h"
#include "core/bots/mittlere/features.h"

#include <optional>
#include <vector>

namespace weli::bots {

/// What of the same kind the book sees in a card is told in one sentence.
enum class Aspect : std::uint8_t { Trick, Value, Rank, Length, Trump, MakesTrump, Top };

inline constexpr auto aspectCount = static_cast<std::size_t>(Aspect::Top) + 1;

/// What a player goes by who chooses among these cards.
struct Choosing {
    const PlayContext& context;
    CardSet playable;
    Card best {}; // the one that is chosen
    bool forMany = false; // points, else for few
    bool remembers = false; // all cards played, so that it can tell what is out
};

/// What the card does in this way, as a reason for it, or against it: nothing if it would be none.
std::optional<MittlereWhy> factOf(
    Aspect aspect, const Choosing& choosing, Card card, bool speaksFor);
/// What it does to the trick, or what may come of the lead: true of any card.
MittlereWhy plainFactOf(const Choosing& choosing, Card card, bool speaksFor);
/// Who takes the trick if the card is led, as far as is known.
MittlereWhy leadFactOf(const Choosing& choosing, Card card);
/// The same as the plain one by the ranks alone, of somebody who thinks of no more than the aces
/// and kings.
MittlereWhy firstFactOf(const Choosing& choosing, Card card);

}
