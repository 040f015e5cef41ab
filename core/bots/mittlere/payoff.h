#pragma once

#include "core/bots/mittlere/deal.h"

namespace weli::bots {

using Payoff = ThreeSeats<float>;

/// A deal that is played out, as M-23 sees it.
struct Settled {
    PerSeat<std::uint8_t> tricks;
    PerSeat<std::uint8_t> points;
    mittlere::Verdict verdict;
};

/// How a deal ends for one seat; counts or shares of them.
template <typename T> struct Ends {
    T high {};
    T middle {}; // of two with equal points both
    T low {};
    T hundred {}; // loses by it
    T noTrick {}; // loses by it

    template <typename Other> void add(const Ends<Other>& other, T times = 1)
    {
        high += times * static_cast<T>(other.high);
        middle += times * static_cast<T>(other.middle);
        low += times * static_cast<T>(other.low);
        hundred += times * static_cast<T>(other.hundred);
        noTrick += times * static_cast<T>(other.noTrick);
    }
};
/// One of the first three, and perhaps a danger.
Ends<std::uint8_t> endOf(const Settled& settled, std::size_t seat);

/// What each way to settle a deal is worth to each seat.
class Payoffs {
public:
    /// The strokes less the potatoes of the deal; in the last deals the chances in the match.
    explicit Payoffs(const mittlere::PublicState& table);

    /// Is it the chances in the match that count?
    [[nodiscard]] bool areOfTheMatch() const { return ofTheMatch_; }
    /// The deal must be played out.
    [[nodiscard]] Settled settled(const Deal& deal) const;
    [[nodiscard]] const Payoff& of(const Settled& settled) const;
    [[nodiscard]] const Payoff& of(const Deal& deal) const { return of(settled(deal)); }

private:
    mittlere::Rules rules_;
    bool ofTheMatch_ = false;
    std::array<ThreeSeats<Payoff>, 3> of_ {}; // by fate and the seat; nobody's, the same for all
    ThreeSeats<Payoff> drawn_ {}; // by the seat that does not draw
};

}
