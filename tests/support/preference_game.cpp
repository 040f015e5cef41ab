#include "tests/support/every_game.h"

#include "core/bots/random.h"
#include "core/preference/settlement.h"
#include "core/preference/worlds.h"
#include "tests/support/preference_table.h"

namespace weli::test {

using namespace preference;

namespace {

    /// The cards that the seat has had before its eyes in this deal.
    CardSet everSeen(const Observation& observation)
    {
        const PublicState& table = observation.table;
        CardSet seen = observation.talon;
        for (const Seat seat : table.active)
            seen |= observation.hands[seat] | playedBy(table, seat);
        for (const CardSet& discard : observation.discards) seen |= discard;
        return seen;
    }

    std::int32_t sumOf(const PublicState& table)
    {
        std::int32_t sum = table.pot;
        for (const Seat seat : SeatSet::firstOf(table.players)) sum += table.balances[seat];
        return sum;
    }

    /// What an act that settled the deal does to this seat, its ante aside.
    std::int32_t enteredFor(const State& settled, Seat seat)
    {
        std::int32_t sum = isOver(settled) ? endOf(settled.table).shared[seat] : 0;
        for (const Payment& payment : settlementOf(settled.table).payments) {
            if (payment.kind == PaymentKind::Ante) continue;
            if (payment.from == seat) sum -= payment.amount;
            if (payment.to == seat) sum += payment.amount;
        }
        return sum;
    }

}

const std::vector<Action>& GameTest<State>::everyAction()
{
    return preference::test::everyAction();
}

Timeline<State> GameTest<State>::opening(Rng& rng)
{
    const auto sample = *bots::sampledRules(Fixed<Rules> {}, rng);
    const auto dealer = rng.below(static_cast<std::uint32_t>(sample.players));
    return { sample.rules, sample.players, seatAt(static_cast<int>(dealer)) };
}

Timeline<State>::Acted GameTest<State>::randomAct(const State& state, Rng& rng)
{
    const auto acted = bots::randomAct(state, rng);
    return { acted.seat, acted.action };
}

CardSet GameTest<State>::unseen(const Observation& observation)
{
    const Places places = fittingPlaces(observation);
    CardSet once = places.aside;
    CardSet unseen; // in more than one place
    for (const Seat seat : observation.table.active) {
        unseen |= once & places.hands[seat];
        once |= places.hands[seat];
    }
    return unseen - everSeen(observation);
}

bool GameTest<State>::cardsAreThere(const State& state)
{
    if (state.table.deal == 0) return true;
    const bool taken = std::holds_alternative<Discarding>(state.table.phase);
    CardSet held = state.discards.empty() ? state.talon : state.discards.back();
    if (taken) held = {};
    int count = held.size();
    if (count != (taken ? 0 : 2)) return false;
    for (const Seat seat : SeatSet::firstOf(state.table.players)) {
        const CardSet cards = state.hands[seat] | playedBy(state.table, seat);
        if (state.hands[seat].size() != handSize(state.table, seat)) return false;
        held |= cards;
        count += cards.size();
    }
    return held == wholePack(state) && count == 32;
}

bool GameTest<State>::pointsAddUp(const State& before, const State& after)
{
    if (sumOf(after.table) != 0) return false; // P-8
    for (const Seat seat : SeatSet::firstOf(before.table.players)) {
        const int change = points(after)[seat] - points(before)[seat];
        if (change != (after.table.settled ? enteredFor(after, seat) : 0)) return false;
    }
    return true;
}

}
