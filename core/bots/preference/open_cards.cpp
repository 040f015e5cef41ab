#include "core/bots/preference/open_cards.h"

#include "core/bots/preference/solver/open_play_solver.h"

namespace weli::bots {

using namespace preference;

namespace {

    /// What the declarer has of so many tricks more, with the contract weighing as much as two.
    double gain(const PublicState& table, int more)
    {
        if (rowOf(*table.contract).goal != Goal::SixTricks) return more;
        const int tricks = table.taken[*table.declarer] + more;
        return tricks + (tricks >= 6 ? 2 : 0);
    }

}

std::vector<Weighed<Action>> weighOpenCards(
    const Observation& observation, const WorldSampler& sampler, const Budget& budget)
{
    constexpr std::uint64_t enough = 3'000'000; // positions
    const PublicState& table = observation.table;
    const double side = observation.seat == table.declarer ? 1 : -1;
    OpenPlaySolver solver;
    std::vector<Weighed<Action>> weighed;
    for (const Action& action : legalActions(observation)) weighed.push_back({ action, 0 });
    int solved = 0;
    for (const State& world : sampler.worlds()) {
        for (const ValuedCard& card : solver.cardValues(playNow(world)))
            for (Weighed<Action>& one : weighed)
                if (one.action->card() == card.card) one.value += side * gain(table, card.value);
        ++solved;
        if (solver.nodes() > enough || budget.stop.stop_requested()) break;
    }
    for (Weighed<Action>& one : weighed) one.value /= solved;
    return weighed;
}

}
