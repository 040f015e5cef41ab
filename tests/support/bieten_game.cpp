#include "tests/support/every_game.h"

#include "core/bieten/worlds.h"
#include "core/bots/random.h"
#include "tests/support/bieten_table.h"

namespace weli::test {

using namespace bieten;

namespace {

    bool isDealt(const PublicState& table)
    {
        return !std::holds_alternative<Cutting>(table.phase)
            && !std::holds_alternative<Stealing>(table.phase)
            && !std::holds_alternative<Dealing>(table.phase);
    }

    int penaltyOf(const State& counted, Seat seat)
    {
        const Rules& rules = counted.table.rules;
        int penalty = 0;
        for (const Offence& offence : counted.offences)
            if (offence.seat == seat && offence.punished && rules.penalty == Penalty::Points)
                penalty += rules.penaltyPoints;
        return penalty;
    }

    /// What the lines of the count come to for this seat.
    int enteredFor(const State& counted, Seat seat)
    {
        const Count& count = *counted.table.count;
        int points = -penaltyOf(counted, seat);
        for (const CountedFigure& figure : count.figures)
            if (figure.seat == seat) points += figure.value;
        if (count.weliSeat == seat) points += count.weliPoints;
        return points;
    }

}

const std::vector<Action>& GameTest<State>::everyAction() { return bieten::test::everyAction(); }

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

CardSet GameTest<State>::unseen(const Observation& observation) { return unseenCards(observation); }

bool GameTest<State>::cardsAreThere(const State& state)
{
    if (state.table.deal == 0) return true;
    CardSet held;
    int count = 0;
    for (const Seat seat : SeatSet::firstOf(state.table.players)) {
        held |= state.holdings[seat].cards;
        count += state.holdings[seat].cards.size();
        for (const Played played : state.table.played[seat])
            if (!state.holdings[seat].cards.contains(played.card)) return false;
    }
    const CardSet pack = cardsOf(state.pack);
    const CardSet whole = wholePack(state);
    if (!isDealt(state.table)) // stolen cards are still in the pack that is to be dealt
        return pack == whole && count == state.table.stolen && (held - whole).empty();
    return (held | pack) == whole && (held & pack).empty() && count == 3 * state.table.active.size()
        && static_cast<int>(state.pack.size()) + count == whole.size();
}

bool GameTest<State>::pointsAddUp(const State& before, const State& after)
{
    for (const Seat seat : SeatSet::firstOf(before.table.players)) {
        const int change = points(after)[seat] - points(before)[seat];
        if (!after.table.count) {
            if (change != 0) return false;
            continue;
        }
        if (change != after.table.count->delta[seat]) return false;
        const bool wiped = after.table.rules.penalty == Penalty::Score && !after.offences.empty();
        if (!wiped && change != enteredFor(after, seat)) return false;
    }
    return true;
}

}
