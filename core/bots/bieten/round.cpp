#include "core/bots/bieten/round.h"

#include "core/bots/bieten/bot.h"

#include <cassert>

namespace weli::bots {

using namespace bieten;

namespace {

    Seat dueSeat(const State& state)
    {
        for (const Seat seat : state.table.active)
            if (isDue(observe(state, seat))) return seat;
        assert(false);
        return {};
    }

}

Acted nextAct(const State& state, const Ask& ask)
{
    const Seat due = dueSeat(state);
    Seat seat = due;
    do {
        seat = nextIn(state.table.active, seat);
        if (legalActions(state, seat).empty()) continue;
        if (const auto action = ask(observe(state, seat))) return { seat, *action };
    } while (seat != due);
    assert(false);
    return {};
}

}
