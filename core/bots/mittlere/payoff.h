#pragma once

#include "core/bots/mittlere/deal.h"

namespace weli::bots {

using Payoff = ThreeSeats<float>;

/// What each way to settle a deal is worth to each seat.
class Payoffs {
public:
    /// The strokes less the potatoes of the deal; in the last deals the chances in the match.
    explicit Payoffs(const mittlere::PublicState& table);

    /// Of a deal that is played out.
    [[nodiscard]] const Payoff& of(const Deal& deal) const;

private:
    mittlere::Rules rules_;
    std::array<ThreeSeats<Payoff>, 3> of_ {}; // by fate and the seat; nobody's, the same for all
    ThreeSeats<Payoff> drawn_ {}; // by the seat that does not draw
};

}
