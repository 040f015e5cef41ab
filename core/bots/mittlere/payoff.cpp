#include "core/bots/mittlere/payoff.h"

#include "core/bots/mittlere/evaluation.h"

#include <algorithm>

namespace weli::bots {

using namespace mittlere;

namespace {

    constexpr int lastDeals = 2; // in which the place in the match counts
    constexpr double aboveLast = 0.25; // not to be last, against being first
    // So small that they decide only between places, or strokes, that are as good.
    constexpr double perStroke = 0.025;
    constexpr double perPoint = 0.001;

    using Totals = ThreeSeats<int>;

    /// What the seats have of the match once it is over.
    struct Standing {
        Payoff first {}; // M-31: the chances of it; who shares it has it
        Payoff places {}; // these, and a little for not being last

        void add(const Standing& other, double times)
        {
            for (std::size_t seat = 0; seat < first.size(); ++seat) {
                first[seat] += times * other.first[seat];
                places[seat] += times * other.places[seat];
            }
        }
    };

    Standing standingAtTheEnd(const Totals& totals)
    {
        const int most = std::max({ totals[0], totals[1], totals[2] });
        const int fewest = std::min({ totals[0], totals[1], totals[2] });
        Standing standing;
        for (std::size_t seat = 0; seat < totals.size(); ++seat) {
            standing.first[seat] = totals[seat] == most ? 1 : 0;
            standing.places[seat] = standing.first[seat] + (totals[seat] == fewest ? 0 : aboveLast);
        }
        return standing;
    }

    /// After so many more deals between equals. Nearly every deal has a loser, so that of a winner
    /// is left out.
    Standing standingAfter(const Totals& totals, int deals)
    {
        if (deals == 0) return standingAtTheEnd(totals);
        Standing standing;
        for (std::size_t loser = 0; loser < totals.size(); ++loser) {
            Totals after { totals[0] + 1, totals[1] + 1, totals[2] + 1 };
            after[loser] = totals[loser] - 2;
            standing.add(standingAfter(after, deals - 1), 1.0 / 3);
        }
        return standing;
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

    bool losesByHundred(const Settled& settled, std::size_t seat)
    {
        const Verdict& verdict = settled.verdict;
        return verdict.by == Case::Hundred && verdict.seat->index == seat;
    }

    /// Does it get potatoes (M-24)?
    double lostBy(const Settled& settled, std::size_t seat)
    {
        const Verdict& verdict = settled.verdict;
        if (verdict.by == Case::TieDraw) return besideEquals(settled.points) == seat ? 0 : 0.5;
        const bool isOfSeat = verdict.seat.value_or(Seat {}).index == seat;
        switch (rowOf(verdict.by).fate) {
        case Fate::Wins: return isOfSeat ? 0 : 1;
        case Fate::Loses: return isOfSeat ? 1 : 0;
        case Fate::None: break;
        }
        return 0;
    }

    /// How far from the middle, or who loses: how near to where it would not. Of equal distances
    /// the one with more points is better above, and with fewer below.
    double distanceOf(const Settled& settled, std::size_t seat)
    {
        constexpr int safe = 99;
        constexpr double own = 0.005; // less than one in all
        if (settled.verdict.by == Case::Annulled || settled.tricks.values[seat] == 0) return 0;
        const auto& points = settled.points.values;
        const int mine = points[seat];
        const int more = std::max(points[(seat + 1) % 3], points[(seat + 2) % 3]);
        const int fewer = std::min(points[(seat + 1) % 3], points[(seat + 2) % 3]);
        if (losesByHundred(settled, seat)) return safe - mine;
        if (mine < fewer) return fewer - mine - own * mine;
        const int distance = mine > more ? mine - more : -std::min(mine - fewer, more - mine);
        return distance + own * mine;
    }

}

void Ends::add(const Ends& other, double times)
{
    high += times * other.high;
    middle += times * other.middle;
    low += times * other.low;
    lost += times * other.lost;
    hundred += times * other.hundred;
    noTrick += times * other.noTrick;
    first += times * other.first;
}

/// What the marks are worth after this deal.
Payoffs::Prize Payoffs::prizeFor(const PublicState& table, const Marks& marks, int later) const
{
    const auto before = totalsOf(table);
    Totals totals {};
    Prize prize;
    for (const Seat seat : everybody) {
        const int delta = marks.strokes[seat] - marks.potatoes[seat];
        totals[seat.index] = before[seat] + delta;
        prize.worth[seat.index] = delta;
    }
    if (!ofTheMatch_) return prize;
    const Standing standing = standingAfter(totals, later);
    prize.first = standing.first;
    for (std::size_t i = 0; i < totals.size(); ++i)
        prize.worth[i] = standing.places[i] + perStroke * prize.worth[i];
    return prize;
}

Payoffs::Payoffs(const PublicState& table)
    : rules_(table.rules)
    , ofTheMatch_(dealCount - table.deal < lastDeals)
{
    const int later = dealCount - table.deal;
    auto& [none, wins, loses] = prizes_;
    for (const Seat seat : everybody) {
        none[seat.index] = prizeFor(table, {}, later + 1); // M-27: it is dealt again
        wins[seat.index] = prizeFor(table, marksOf({ Case::AllTricks, seat }), later);
        loses[seat.index] = prizeFor(table, marksOf({ Case::Middle, seat }), later);
    }
    stretch();
    for (std::size_t i = 0; i < drawn_.size(); ++i) {
        const Prize& one = loses[(i + 1) % 3];
        const Prize& other = loses[(i + 2) % 3];
        drawn_[i] = { average(one.worth, other.worth), average(one.first, other.first) };
    }
}

/// Makes what can happen to a seat when one loses reach from the worst of a deal to the best.
void Payoffs::stretch()
{
    const auto& loses = prizes_[static_cast<std::size_t>(Fate::Loses)];
    for (std::size_t seat = 0; seat < playerCount; ++seat) {
        const auto [worst, best]
            = std::minmax({ loses[0].worth[seat], loses[1].worth[seat], loses[2].worth[seat] });
        const double factor = (bestOfDeal - worstOfDeal) / (best - worst);
        for (auto& ofFate : prizes_)
            for (Prize& prize : ofFate)
                prize.worth[seat] = (prize.worth[seat] - worst) * factor + worstOfDeal;
    }
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

const Payoffs::Prize& Payoffs::prizeOf(const Settled& settled) const
{
    const Verdict& verdict = settled.verdict;
    if (verdict.by == Case::TieDraw) return drawn_[besideEquals(settled.points)];
    const auto fate = static_cast<std::size_t>(rowOf(verdict.by).fate);
    return prizes_[fate][verdict.seat.value_or(Seat {}).index];
}

Payoff Payoffs::of(const Settled& settled) const
{
    Payoff payoff = prizeOf(settled).worth;
    for (std::size_t seat = 0; seat < payoff.size(); ++seat)
        payoff[seat] += perPoint * distanceOf(settled, seat);
    return payoff;
}

double Payoffs::likingOf(
    const Taste& taste, const Settled& settled, const Ends& ends, std::size_t seat)
{
    const double all = settled.tricks.values[seat] == handCount ? 1 : 0;
    return taste.high * ends.high + taste.low * ends.low + taste.allTricks * all
        + taste.danger * (ends.hundred + ends.noTrick) + taste.distance * distanceOf(settled, seat);
}

Payoff Payoffs::lostIn(const Settled& settled)
{
    Payoff lost {};
    for (std::size_t seat = 0; seat < lost.size(); ++seat) lost[seat] = lostBy(settled, seat);
    return lost;
}

Ends Payoffs::endOf(const Settled& settled, std::size_t seat) const
{
    const auto& points = settled.points.values;
    const int own = points[seat];
    const int one = points[(seat + 1) % 3];
    const int other = points[(seat + 2) % 3];
    const bool loses
        = settled.verdict.by != Case::AllTricks && settled.verdict.by != Case::Annulled;
    Ends end;
    end.high = own > one && own > other ? 1 : 0;
    end.low = own < one && own < other ? 1 : 0;
    end.middle = end.high + end.low == 0 ? 1 : 0;
    const bool noTrickCounts = settled.verdict.by == Case::NoTrick;
    end.lost = lostBy(settled, seat);
    end.hundred = loses && !noTrickCounts && own >= aHundred ? 1 : 0;
    end.noTrick = loses && settled.tricks.values[seat] == 0 ? 1 : 0;
    end.first = prizeOf(settled).first[seat];
    return end;
}

}
