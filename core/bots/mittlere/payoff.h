#pragma once

#include "core/bots/mittlere/deal.h"

namespace weli::bots {

using Payoff = ThreeSeats<double>;

/// A deal that is played out, as M-23 sees it.
struct Settled {
    PerSeat<std::uint8_t> tricks;
    PerSeat<std::uint8_t> points;
    mittlere::Verdict verdict;
};

/// How a deal ends for one seat; sums or shares of them.
struct Ends {
    double high = 0;
    double middle = 0; // of two with equal points both
    double low = 0;
    double lost = 0; // gets potatoes; a drawn tie counts half
    double hundred = 0; // loses by it
    double noTrick = 0; // loses by it
    double first = 0; // in the match; nothing before its last deals

    void add(const Ends& other, double times = 1);
};

/// What somebody likes, or minds, in the end of a deal beside what it counts.
struct Taste {
    double high = 0; // to have the most
    double low = 0;
    double allTricks = 0;
    double danger = 0; // to lose by a hundred, or without a trick
    double distance = 0; // from the middle, for each point
    friend bool operator==(const Taste&, const Taste&) = default;
};

/// What each way to settle a deal is worth to each seat.
///
/// In the last deals the place in the match comes first, then the strokes less the potatoes, and at
/// all times a little for the points, so that no two results are worth the same. Whatever counts,
/// the worst and the best that can usually happen to a seat are three apart, as in any deal two
/// potatoes are from a stroke: the search is tuned to that.
class Payoffs {
public:
    explicit Payoffs(const mittlere::PublicState& table);

    /// Is it the place in the match that counts first?
    [[nodiscard]] bool areOfTheMatch() const { return ofTheMatch_; }
    /// The deal must be played out.
    [[nodiscard]] Settled settled(const Deal& deal) const;
    [[nodiscard]] Payoff of(const Settled& settled) const;
    [[nodiscard]] Payoff of(const Deal& deal) const { return of(settled(deal)); }
    /// What a seat likes in it; `ends` are its own.
    [[nodiscard]] static double likingOf(
        const Taste& taste, const Settled& settled, const Ends& ends, std::size_t seat);
    /// Who gets potatoes (M-24): of a drawn tie both do half.
    [[nodiscard]] static Payoff lostIn(const Settled& settled);
    /// One of high, middle and low, and what else is to be said of it.
    [[nodiscard]] Ends endOf(const Settled& settled, std::size_t seat) const;

private:
    /// What a verdict is worth, and the chances of the first place after it.
    struct Prize {
        Payoff worth {};
        Payoff first {};
    };

    [[nodiscard]] Prize prizeFor(
        const mittlere::PublicState& table, const mittlere::Marks& marks, int later) const;
    void stretch();
    [[nodiscard]] const Prize& prizeOf(const Settled& settled) const;

    mittlere::Rules rules_;
    bool ofTheMatch_ = false;
    std::array<ThreeSeats<Prize>, 3> prizes_ {}; // by fate and the seat; nobody's, the same for all
    ThreeSeats<Prize> drawn_ {}; // by the seat that does not draw
};

}
