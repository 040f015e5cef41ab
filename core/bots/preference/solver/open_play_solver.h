#pragma once

#include "core/bots/preference/solver/open_play.h"
#include "core/bots/preference/solver/transposition_table.h"

#include <cstdint>

namespace weli::bots {

struct ValuedCard {
    Card card;
    int value = 0;
};

/// Solves the play of the declarer against the defenders as one side, exactly. The worth of a play
/// is how many of its tricks the declarer takes if all play their best; in contracts for no trick
/// or all tricks it is 1 if that succeeds from here on, else 0.
class OpenPlaySolver {
public:
    /// Takes 64 << tableBits bytes, for good.
    explicit OpenPlaySolver(int tableBits = 14)
        : table_(tableBits)
    {
    }

    [[nodiscard]] int value(const OpenPlay& play);
    /// Is the play worth this much to the declarer? Quicker than the whole value.
    [[nodiscard]] bool isWorth(const OpenPlay& play, int value);
    /// Every card that the seat on turn may play, in the pack's order, and the worth after it.
    [[nodiscard]] FixedList<ValuedCard, 10> cardValues(const OpenPlay& play);

    /// How many positions were looked at so far: one for each card tried.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    TranspositionTable table_;
    std::uint64_t nodes_ = 0;
};

}
