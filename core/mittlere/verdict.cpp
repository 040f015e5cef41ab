#include "core/mittlere/verdict.h"

namespace weli::mittlere {

namespace {

    using PerSeatCount = PerSeat<std::uint8_t>;

    template <typename Is> std::optional<Seat> firstWith(const PerSeatCount& counts, Is is)
    {
        for (const Seat seat : everybody)
            if (is(counts[seat])) return seat;
        return std::nullopt;
    }

    constexpr Seat third(Seat one, Seat other) { return seatAt(3 - one.index - other.index); }

    /// The seat that is left when two have equal points.
    std::optional<Seat> besideEquals(const PerSeatCount& points)
    {
        for (const Seat seat : everybody) {
            const Seat next = seatAfter(seat);
            if (points[seat] == points[next]) return third(seat, next);
        }
        return std::nullopt;
    }

    Seat middle(const PerSeatCount& points)
    {
        Seat most = seatAt(0);
        Seat fewest = seatAt(0);
        for (const Seat seat : everybody) {
            if (points[seat] > points[most]) most = seat;
            if (points[seat] < points[fewest]) fewest = seat;
        }
        return third(most, fewest);
    }

}

Verdict verdictOf(
    const PerSeatCount& tricks, const PerSeatCount& points, Trump trump, const Rules& rules)
{
    if (!trump && rules.noTrump == NoTrump::Annul) return { Case::Annulled };
    if (const auto all = firstWith(tricks, [](int t) { return t == 12; }))
        return { Case::AllTricks, all };
    const auto none = firstWith(tricks, [](int t) { return t == 0; });
    const auto hundred = firstWith(points, [](int p) { return p >= aHundred; });
    if (none && hundred && rules.noTrick == NoTrick::AsHundred)
        return { Case::NoTrickAndHundred, third(*none, *hundred) };
    if (none) return { Case::NoTrick, none };
    if (hundred) return { Case::Hundred, hundred };
    if (const auto beside = besideEquals(points)) {
        if (rules.tie == Tie::Draw) return { Case::TieDraw };
        return { Case::Tie, beside };
    }
    return { Case::Middle, middle(points) };
}

Marks marksOf(const Verdict& verdict)
{
    Marks marks;
    if (!verdict.seat) return marks;
    const bool wins = rowOf(verdict.by).fate == Fate::Wins;
    for (const Seat seat : everybody) {
        const bool singled = seat == verdict.seat;
        if (singled == wins)
            marks.strokes[seat] = wins ? 2 : 1;
        else
            marks.potatoes[seat] = wins ? 1 : 2;
    }
    return marks;
}

}
