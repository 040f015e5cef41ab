#include "app/cli/mittlere_game.h"

namespace weli::cli {

using namespace mittlere;

Acted randomAct(const State& state, Rng& rng)
{
    const Seat seat = *seatDue(state.table);
    const ActionList list = legalActions(state, seat);
    return { seat, list[rng.below(static_cast<std::uint32_t>(list.size()))] };
}

std::optional<Sample<Rules>> sampledRules(const Fixed<Rules>& fixed, Rng& rng)
{
    const auto any = [](const Option<Rules>& option, int /*players*/, Rng& dice) {
        return static_cast<int>(dice.below(static_cast<std::uint32_t>(option.highest) + 1));
    };
    return sampledBy<State>(any, fixed, rng);
}

Results CliGame<State>::results(const State& over)
{
    Results results;
    const PerSeat<int> totals = totalsOf(over.table);
    const SeatSet winners = winnersOf(over.table);
    for (const Seat seat : everybody)
        results[seat] = { totals[seat], winners.contains(seat) ? 1 : 0 };
    return results;
}

Gains CliGame<State>::gains(const State& over)
{
    Gains gains { {}, dealCount };
    const PerSeat<int> totals = totalsOf(over.table);
    for (const Seat seat : everybody) gains.sums[seat] = totals[seat];
    return gains;
}

}
