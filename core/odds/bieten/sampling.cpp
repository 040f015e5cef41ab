#include "core/odds/bieten/sampling.h"

#include "core/outlook/sampled.h"

#include <algorithm>

namespace weli::odds {

using namespace bieten;
using outlook::chanceOf;

namespace {

    /// Those of one seat's hands that can be beside what others got: how many, and how many of them
    /// leave me each figure.
    struct Left {
        double all = 0;
        PerFigure<double> unspoiled;
    };

    Left leftBeside(const OtherSeat& other, CardSet gone)
    {
        std::array<int, FigureSet::all().bits() + 1> bySpoils {};
        for (const Hand& hand : other.hands) // without branches: it is asked a million times
            bySpoils[hand.spoils.bits()] += (hand.hidden & gone).empty() ? 1 : 0;
        Left left;
        for (unsigned bits = 0; bits < bySpoils.size(); ++bits) {
            left.all += bySpoils[bits];
            for (const Figure figure : FigureSet::all() - FigureSet::fromBits(bits))
                left.unspoiled[figure] += bySpoils[bits];
        }
        return left;
    }

    const Hand& anyBeside(const OtherSeat& other, CardSet gone, Rng& rng)
    {
        const auto count = static_cast<std::uint32_t>(other.hands.size());
        while (true) {
            const Hand& hand = other.hands[rng.below(count)];
            if ((hand.hidden & gone).empty()) return hand;
        }
    }

    /// With so many hands left to the last seat, after the others have spoiled these figures.
    void enter(PerFigure<bots::Sampled>& sums, const Left& left, FigureSet spoiled, double weight)
    {
        for (const Figure figure : figures) {
            const double share = left.unspoiled[figure] / left.all;
            sums[figure].enter(spoiled.contains(figure) ? 0 : share, weight);
        }
    }

    /// Draws hands seat by seat, each of those that are left as likely as any other; the weight
    /// makes up for how many were left. For the last seat all are counted.
    void enterOne(const std::vector<OtherSeat>& others, PerFigure<bots::Sampled>& sums, Rng& rng)
    {
        CardSet gone;
        FigureSet spoiled;
        double weight = 1;
        for (const OtherSeat& other : others) {
            const Left left = leftBeside(other, gone);
            if (left.all == 0) return; // a dead end
            weight *= left.all / static_cast<double>(other.hands.size());
            if (&other == &others.back()) return enter(sums, left, spoiled, weight);
            const Hand& hand = anyBeside(other, gone, rng);
            gone |= hand.hidden;
            spoiled |= hand.spoils;
        }
    }

}

std::optional<PerFigure<Chance>> sampledChances(
    std::vector<OtherSeat> others, Rng& rng, const std::stop_token& stop)
{
    constexpr double hands = 8e6; // to be looked at
    constexpr int round = 50; // between two looks at the watch
    std::sort(others.begin(), others.end(),
        [](const OtherSeat& a, const OtherSeat& b) { return a.hands.size() < b.hands.size(); });
    double each = 0;
    for (const OtherSeat& other : others) each += static_cast<double>(other.hands.size());
    const int draws = static_cast<int>(std::clamp(hands / each, 200.0, 20000.0));
    PerFigure<bots::Sampled> sums;
    for (int i = 0; i < draws && (i % round != 0 || !stop.stop_requested()); ++i)
        enterOne(others, sums, rng);
    if (sums[Figure::Hearts].weight <= 0) return std::nullopt;
    PerFigure<Chance> chances;
    for (const Figure figure : figures) chances[figure] = chanceOf(sums[figure]);
    return chances;
}

}
