#pragma once

#include "core/preference/view.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace weli::bots {

// What words have brought in deals that bots played among themselves, as sums over a few figures of
// the hand and the table. `weli-learn` plays the deals and writes the table anew.

/// Words that are worth something for the same reasons.
enum class WordKind : std::uint8_t {
    PassUnbid, // nobody has bid
    PassLow, // on a low bid
    PassHigh, // on any other
    BidLow,
    Hold,
    BidSpiel,
    BidHearts,
    BidNoTrick,
    BidNoTrickAsIs,
    BidAllTricks,
    Take,
    Decline, // to after-buy
    JoinFirst,
    JoinJoined, // the other defender has gone along
    JoinStayed,
    StayFirst,
    Invite,
    Alone,
};
inline constexpr std::size_t wordKinds = 18;
inline constexpr std::size_t stakeClasses = 3; // all must go along, two stakes, more
inline constexpr std::size_t wordFigures = 25;

using WordFigures = std::array<double, wordFigures>;

/// A word and what is looked at.
struct LookedAt {
    WordKind kind {};
    std::size_t stakes = 0;
    WordFigures figures {};
};

/// Nothing for words that are not learnt.
std::optional<LookedAt> lookAt(
    const preference::Observation& observation, const preference::Action& word);

using LearntWeights = std::array<float, wordFigures>;

struct LearntRow {
    int deals = 0; // from which it was learnt
    LearntWeights chips {}; // in parts of what is played for
    LearntWeights kept {}; // how likely the seat does not fall if it plays
    LearntWeights tricks {}; // that it is paid for, or takes as declarer
};
/// Whose row this is in the table.
constexpr std::size_t rowFor(const LookedAt& looked)
{
    return static_cast<std::size_t>(looked.kind) * stakeClasses + looked.stakes;
}
using LearntTable = std::array<LearntRow, wordKinds * stakeClasses>;
extern const LearntTable learntTable;

/// What may be expected of a word.
struct Learnt {
    double chips = 0;
    double kept = 0;
    double tricks = 0;
};

/// Nothing if too few deals are known that were like it.
std::optional<Learnt> learntOf(
    const preference::Observation& observation, const preference::Action& word);

}
