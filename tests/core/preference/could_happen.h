#pragma once

#include "core/preference/state.h"

namespace weli::preference::test {

/// Could this world have come about by the cards of the deal, each of them played as section 10 has
/// it?
inline bool couldHappen(const State& world)
{
    State before = world;
    PublicState& table = before.table;
    const auto tricks = table.tricks;
    for (const Seat seat : table.active) before.hands[seat] |= playedBy(table, seat);
    table.tricks.clear();
    table.taken = {};
    table.settled = false;
    for (const PlayedTrick& trick : tricks) {
        Seat seat = trick.leader;
        for (const Card card : trick.cards) {
            table.phase = Playing { seat };
            if (whyNot(before, seat, Action::play(card))) return false;
            act(before, seat, Action::play(card));
            seat = nextIn(table.playing, seat);
        }
    }
    return before.hands == world.hands;
}

}
