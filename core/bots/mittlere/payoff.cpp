#include "core/bots/mittlere/payoff.h"

#include <algorithm>

namespace weli::bots {

using namespace mittlere;

namespace {

    using Totals = ThreeSeats<int>;

    /// M-31: the chances of each seat to be first after so many more deals between equals. Nearly
    /// every deal has a loser, so that of a winner is left out.
    Payoff chances(const Totals& totals, int deals)
    {
        Payoff payoff {};
        if (deals == 0) {
            const int most = std::max({ totals[0], totals[1], totals[2] });
            for (std::size_t seat = 0; seat < payoff.size(); ++seat)
                payoff[seat] = totals[seat] == most ? 1.0F : 0.0F;
            return payoff;
        }
        for (std::size_t loser = 0; loser < payoff.size(); ++loser) {
            Totals after { totals[0] + 1, totals[1] + 1, totals[2] + 1 };
            after[loser] = totals[loser] - 2;
            const Payoff one = chances(after, deals - 1);
            for (std::size_t seat = 0; seat < payoff.size(); ++seat) payoff[seat] += one[seat] / 3;
        }
        return payoff;
    }

    constexpr int lastDeals = 2; // in which the place in the match counts

    /// What the marks are worth after this deal.
    Payoff worthOf(const PublicState& table, const Marks& marks)
    {
        const int later = dealCount - table.deal;
        const auto before = totalsOf(table);
        Totals totals {};
        Payoff payoff {};
        for (const Seat seat : everybody) {
            const int delta = marks.strokes[seat] - marks.potatoes[seat];
            totals[seat.index] = before[seat] + delta;
            payoff[seat.index] = static_cast<float>(delta);
        }
        return later < lastDeals ? chances(totals, later) : payoff;
    }

    /// The seat that does not draw (M-28): the two others have equal points.
    std::size_t besideEquals(const PerSeat<std::uint8_t>& points)
    {
        for (const Seat seat : everybody) {
            const Seat next = seatAfter(seat);
            if (points[next] == points[seatAfter(next)]) return seat.index;
        }
        return 0;
    }

    Payoff average(const Payoff& one, const Payoff& other)
    {
        Payoff payoff {};
        for (std::size_t i = 0; i < payoff.size(); ++i) payoff[i] = (one[i] + other[i]) / 2;
        return payoff;
    }

}

Ends<std::uint8_t> endOf(const Settled& settled, std::size_t seat)
{
    const auto& points = settled.points.values;
    const int own = points[seat];
    const int one = points[(seat + 1) % 3];
    const int other = points[(seat + 2) % 3];
    const bool loses
        = settled.verdict.by != Case::AllTricks && settled.verdict.by != Case::Annulled;
    Ends<std::uint8_t> end;
    end.high = own > one && own > other ? 1 : 0;
    end.low = own < one && own < other ? 1 : 0;
    end.middle = end.high + end.low == 0 ? 1 : 0;
    const bool noTrickCounts = settled.verdict.by == Case::NoTrick;
    end.hundred = loses && !noTrickCounts && own >= 100 ? 1 : 0;
    end.noTrick = loses && settled.tricks.values[seat] == 0 ? 1 : 0;
    return end;
}

Payoffs::Payoffs(const PublicState& table)
    : rules_(table.rules)
    , ofTheMatch_(dealCount - table.deal < lastDeals)
{
    for (const Seat seat : everybody) {
        const std::size_t i = seat.index;
        of_[static_cast<std::size_t>(Fate::None)][i] = worthOf(table, {});
        of_[static_cast<std::size_t>(Fate::Wins)][i]
            = worthOf(table, marksOf({ Case::AllTricks, seat }));
        of_[static_cast<std::size_t>(Fate::Loses)][i]
            = worthOf(table, marksOf({ Case::Middle, seat }));
    }
    const auto& loses = of_[static_cast<std::size_t>(Fate::Loses)];
    for (std::size_t i = 0; i < drawn_.size(); ++i)
        drawn_[i] = average(loses[(i + 1) % 3], loses[(i + 2) % 3]);
}

Settled Payoffs::settled(const Deal& deal) const
{
    Settled settled;
    for (const Seat seat : everybody) {
        const int last = seat.index == deal.winner ? lastTrickValue : 0; // M-7
        settled.points[seat]
            = static_cast<std::uint8_t>(valueOf(deal.taken[seat.index], deal.trump) + last);
        settled.tricks[seat] = deal.tricks[seat.index];
    }
    settled.verdict = verdictOf(settled.tricks, settled.points, deal.trump, rules_);
    return settled;
}

const Payoff& Payoffs::of(const Settled& settled) const
{
    const Verdict& verdict = settled.verdict;
    if (verdict.by == Case::TieDraw) return drawn_[besideEquals(settled.points)];
    const auto fate = static_cast<std::size_t>(rowOf(verdict.by).fate);
    return of_[fate][verdict.seat.value_or(Seat {}).index];
}

}
