#pragma once

#include "core/cards/pack.h"
#include "core/game/seat.h"

#include <utility>

namespace weli {

/// What a game's State has by `take` and `act`, which change it where it stands: the same as a new
/// state, without a copy of one that is given away.
template <typename S, typename Action> struct Stepwise {
    /// Only while a pack is awaited, with just the cards of `wholePack` in any order.
    friend S withPack(const S& state, const Pack& pack) { return withPack(S(state), pack); }
    friend S&& withPack(S&& state, const Pack& pack)
    {
        take(state, pack);
        return std::move(state);
    }
    /// The action must be legal for this seat.
    friend S after(const S& state, Seat seat, const Action& action)
    {
        return after(S(state), seat, action);
    }
    friend S&& after(S&& state, Seat seat, const Action& action)
    {
        act(state, seat, action);
        return std::move(state);
    }
    friend bool operator==(const Stepwise&, const Stepwise&) = default;
};

}
