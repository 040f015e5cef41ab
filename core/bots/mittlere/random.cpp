#include "core/bots/mittlere/random.h"

namespace weli::bots {

using namespace mittlere;

Acted randomAct(const State& state, Rng& rng)
{
    const Seat seat = *seatDue(state.table);
    const ActionList list = legalActions(state, seat);
    return { seat, list[rng.below(static_cast<std::uint32_t>(list.size()))] };
}

std::optional<Action> randomAct(const State& state, Seat /*seat*/, Rng& rng)
{
    return randomAct(state, rng).action;
}

std::optional<Sample<Rules>> sampledRules(const Fixed<Rules>& fixed, Rng& rng)
{
    const auto any = [](const Option<Rules>& option, int /*players*/, Rng& dice) {
        return static_cast<int>(dice.below(static_cast<std::uint32_t>(option.highest) + 1));
    };
    return sampledBy<State>(any, fixed, rng);
}

}
