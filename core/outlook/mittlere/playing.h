#pragma once

#include "core/bots/mittlere/payoff.h"

#include <optional>

namespace weli::outlook {

/// Plays the deal to its end, or until it is this seat's turn: everybody plays each card as often
/// as it speaks for itself by what their seat can see.
void playOn(bots::Deal& deal, Rng& rng, std::optional<std::size_t> until = {});

/// What comes of a deal, to each seat; sums or means of it. How likely it is told to be goes by a
/// weight: those who sit there play better than those who play on, and not for the seat that looks,
/// so that this seat loses more often.
struct MittlereEnd {
    double worth = 0; // to the seat that looks
    double weight = 0;
    // Times the weight:
    bots::Ends ends {}; // for the seat that looks
    bots::Payoff lost {}; // who gets potatoes
    bots::Payoff brings {}; // strokes less potatoes

    void add(const MittlereEnd& other, double times);
};

/// The deal if this seat takes all cards that are still to be played.
bots::Deal withTheRest(bots::Deal deal, std::size_t seat);
/// What the end of a deal that is played out is to a seat.
MittlereEnd endOf(const bots::Deal& over, const bots::Payoffs& payoffs, std::size_t seat);
/// The mean of all ways in which it may be played on, where few tricks are left: half of what comes
/// of cards that are played as often as they speak for themselves, and half of what comes if
/// everybody takes what is best for them with open hands, of cards that are as good any.
MittlereEnd meanEnd(const bots::Deal& deal, const bots::Payoffs& payoffs, std::size_t seat);

}
