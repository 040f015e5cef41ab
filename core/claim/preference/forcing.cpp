#include "core/claim/preference/bounds.h"
#include "core/claim/preference/certain.h"
#include "core/claim/preference/claim.h"
#include "core/claim/sweep.h"

namespace weli::claim {

using namespace preference;

namespace {

    bool isToPlay(const Observation& observation)
    {
        const PublicState& table = observation.table;
        return std::holds_alternative<Playing>(table.phase) && seatDue(table) == observation.seat;
    }

    Sweep sweepOf(const Knowledge& known, Seat seat)
    {
        Sweep sweep { .others = known.table.playing,
            .may = known.places.hands,
            .against = against(known, seat),
            .trump = trumpOf(known.table),
            .above = [](Card card, std::optional<Suit>) { return above(card); } };
        sweep.others.remove(seat);
        for (const Seat other : sweep.others) sweep.sizes[other] = handSize(known.table, other);
        return sweep;
    }

    /// Every trick more is more for it: the declarer, but not of a bettel, and who defends against
    /// a suit contract (P-57 to P-59).
    bool wantsAll(const PublicState& table, Seat seat)
    {
        if (!table.contract) return false;
        const Goal goal = rowOf(*table.contract).goal;
        return goal == Goal::SixTricks || (goal == Goal::AllTricks && seat == table.declarer);
    }

    bool wantsNone(const PublicState& table, Seat seat)
    {
        return table.contract && rowOf(*table.contract).goal == Goal::NoTrick
            && seat == table.declarer;
    }

    /// Does another take the trick if this is played now, whatever the others hold?
    bool isTaken(const Knowledge& known, Seat seat, Card card)
    {
        const PlayedTrick* const trick = openTrick(known.table);
        if (trick != nullptr) return !beats(card, trickSoFar(*trick), std::nullopt);
        const CardSet one { card };
        return areAllLowest(one, against(known, seat))
            && areAllFollowed(known, one, against(known, seat));
    }

}

std::optional<Action> forcing(const Observation& observation)
{
    const PublicState& table = observation.table;
    const Seat seat = observation.seat;
    if (!isToPlay(observation) || !wantsAll(table, seat)) return std::nullopt;
    const Sweep sweep = sweepOf(knowledgeOf(observation), seat);
    const CardSet hand = observation.hands[seat];
    const PlayedTrick* const trick = openTrick(table);
    const auto card = trick == nullptr
        ? sweep.lead(hand)
        : sweep.take(playableNow(table, seat, hand), hand, trickSoFar(*trick),
            laterThan(seat, *trick, table.playing));
    return card ? std::optional(Action::play(*card)) : std::nullopt;
}

std::optional<Action> avoiding(const Observation& observation)
{
    const PublicState& table = observation.table;
    const Seat seat = observation.seat;
    if (!isToPlay(observation) || !wantsNone(table, seat)) return std::nullopt;
    const Knowledge known = knowledgeOf(observation);
    const CardSet hand = observation.hands[seat];
    for (const Card card : playableNow(table, seat, hand)) {
        const CardSet kept = hand - CardSet { card };
        if (isTaken(known, seat, card) && areAllLowest(kept, against(known, seat)))
            return Action::play(card);
    }
    return std::nullopt;
}

}
