#pragma once

#include "core/bots/mittlere/payoff.h"
#include "core/mittlere/worlds.h"

#include <vector>

namespace weli::bots {

/// What comes of the deal if from here on each seat, seeing all hands, plays for itself. Of cards
/// that are as good for it a seat plays any.
Payoff maxN(const Deal& deal, const Payoffs& payoffs);

/// The same, and how often the deal ends in which way for one seat.
struct Ending {
    Payoff payoff {};
    double anyhow = 0; // what the seat has if every card is as likely as any other
    Ends ends {};
};
Ending endingFor(std::size_t seat, const Deal& deal, const Payoffs& payoffs);

/// The deal played out with open hands, in which each seat takes the first card that it has no
/// cause to regret, or else its best: quicker, for where it is asked often. Adds to the lines how
/// many it has looked at, whole ones and parts.
Deal playedWell(const Deal& deal, const Payoffs& payoffs, std::int64_t& lines);

/// The two hidden hands in every world that is possible: to be asked only when few are.
std::vector<std::array<CardSet, 2>> allHands(const mittlere::Hidden& hidden);

}
