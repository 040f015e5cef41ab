#pragma once

#include "core/bots/preference/bot.h"

namespace weli::preference {

/// The deal as these bots say and play it to its end. This seat begins with this word where it may,
/// whatever it thinks of it.
inline State playedWith(State state, Seat seat, std::optional<Action> firstWord,
    const bots::Mind& mind, std::uint64_t seed)
{
    while (!state.table.settled) {
        const Seat due = *seatDue(state.table);
        const bool begins = firstWord && due == seat;
        const bool says = begins && !whyNot(state, due, *firstWord);
        const Action chosen
            = says ? *firstWord : *decide(observe(state, due), mind, {}, seed).action;
        if (begins) firstWord.reset();
        act(state, due, chosen);
    }
    return state;
}

}
