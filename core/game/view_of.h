#pragma once

#include "core/game/seat_view.h"
#include "core/game/timeline.h"

namespace weli {

/// What this seat sees of the match.
template <GameState S> typename S::View viewOf(const Timeline<S>& match, Seat seat)
{
    const S& state = match.state();
    typename S::View view { observe(state, seat), pastOf(match, seat), {} };
    if (isCounted(state.table)) view.open = cardsOpen(state);
    return view;
}

/// What somebody sees who plays no hand and looks into all of them from behind this seat.
template <GameState S> typename S::View spectatorView(const Timeline<S>& match, Seat seat = {})
{
    typename S::View view = viewOf(match, seat);
    view.open = cardsOpen(match.state());
    return view;
}

}
