#pragma once

#include "core/game/acted.h"
#include "core/game/game_state.h"

#include <cassert>
#include <optional>

namespace weli {

/// Those who can act now, in the order in which they are asked what they do: first those whose act
/// is not due, in the order of the turn from the left of whom the table waits for, and that seat
/// last (B-79). Where one seat at a time may act it is alone. None while a pack is awaited or the
/// match is over.
template <GameState S> FixedList<Seat, maxSeats> askingOrder(const S& state)
{
    FixedList<Seat, maxSeats> order;
    const auto due = seatAwaited(state.table);
    if (!due) return order;
    const int seats = players(state);
    for (int step = 1; step <= seats; ++step) {
        const Seat seat = seatAt((due->index + step) % seats);
        if (!legalActions(state, seat).empty()) order.push(seat);
    }
    return order;
}

/// This seat can do more than one thing now, or one and wait.
template <GameState S> bool hasChoice(const S& state, Seat seat)
{
    const std::size_t acts = legalActions(state, seat).size();
    return acts > 1 || (acts == 1 && seatAwaited(state.table) != seat);
}

/// What happens next at a table where `ask(observation)` says what a seat does, nothing for "I
/// wait"; whom the table waits for must act. Not while a pack is awaited or the match is over.
template <GameState S, typename Ask>
ActedBy<typename S::Action> nextAct(const S& state, const Ask& ask)
{
    for (const Seat seat : askingOrder(state))
        if (const auto action = ask(observe(state, seat)); action) return { seat, *action };
    assert(false);
    return { *seatAwaited(state.table), legalActions(state, *seatAwaited(state.table))[0] };
}

}
