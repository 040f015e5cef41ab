#include "core/claim/mittlere/claim.h"
#include "core/claim/sweep.h"
#include "core/mittlere/worlds.h"

namespace weli::claim {

using namespace mittlere;

namespace {

    /// Would the seat get a stroke (M-24, M-25)?
    bool gainsWithAll(const PublicState& table, Seat seat)
    {
        PerSeat<std::uint8_t> tricks = table.taken;
        PerSeat<std::uint8_t> points = pointsTaken(table);
        int othersTricks = 0;
        int othersPoints = 0;
        for (const Seat other : everybody) {
            if (other == seat) continue;
            othersTricks += tricks[other];
            othersPoints += points[other];
        }
        tricks[seat] = static_cast<std::uint8_t>(handCount - othersTricks);
        points[seat] = static_cast<std::uint8_t>(dealValue - othersPoints);
        const Verdict verdict = verdictOf(tricks, points, table.trump, table.rules);
        return verdict.seat && marksOf(verdict).strokes[seat] > 0;
    }

    Sweep sweepOf(const Observation& observation)
    {
        const PublicState& table = observation.table;
        Sweep sweep { .others = everybody,
            .may = possibleHands(observation),
            .trump = table.trump,
            .above = mittlere::above };
        sweep.others.remove(observation.seat);
        for (const Seat other : sweep.others) {
            sweep.sizes[other] = handSize(table, other);
            sweep.against |= sweep.may[other];
        }
        if (const PlayedTrick* const trick = openTrick(table))
            for (const Card card : trick->cards) sweep.against.add(card);
        return sweep;
    }

}

std::optional<Action> forcing(const Observation& observation)
{
    const PublicState& table = observation.table;
    const Seat seat = observation.seat;
    if (!std::holds_alternative<Playing>(table.phase) || seatDue(table) != seat) return {};
    if (!table.trump || !gainsWithAll(table, seat)) return std::nullopt;
    const Sweep sweep = sweepOf(observation);
    const CardSet hand = observation.hand;
    const PlayedTrick* const trick = openTrick(table);
    const auto card = trick == nullptr ? sweep.lead(hand)
                                       : sweep.take(playableNow(table, hand), hand,
                                           trickSoFar(*trick), laterThan(seat, *trick, everybody));
    return card ? std::optional(Action::play(*card)) : std::nullopt;
}

}
