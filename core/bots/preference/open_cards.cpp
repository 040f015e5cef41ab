#include "core/bots/preference/open_cards.h"

#include "core/bots/preference/solver/open_play_solver.h"
#include "core/bots/preference/telling/card_sums.h"

namespace weli::bots {

using namespace preference;

namespace {

    /// The whole deal's success and tricks, with so many more for the declarer.
    ExpectedResult resultWith(const PublicState& table, int more)
    {
        if (rowOf(*table.contract).goal != Goal::SixTricks) return { static_cast<double>(more), 0 };
        const int tricks = table.taken[*table.declarer] + more;
        return { tricks >= 6 ? 1.0 : 0.0, static_cast<double>(tricks) };
    }

    /// What so many tricks more for the declarer are worth to the seat that looks.
    double worthWith(const Observation& observation, const TrickWorths& worths, int more)
    {
        const PublicState& table = observation.table;
        const int tricks = table.taken[*table.declarer] + more;
        if (isSuit(*table.contract)) return worths[static_cast<std::size_t>(tricks)];
        return observation.seat == table.declarer ? more : -more;
    }

    void explain(PreferenceEvaluation& one, const CardSums& sums, const Observation& observation)
    {
        const PublicState& table = observation.table;
        const Contract contract = *table.contract;
        const double count = sums.results.worlds;
        const ExpectedResult result { sums.results.first / count, sums.results.second / count };
        const double perSuccess
            = worthOf(table, contract, { 1, 0 }) - worthOf(table, contract, { 0, 0 });
        const double perTrick
            = worthOf(table, contract, { 0, 1 }) - worthOf(table, contract, { 0, 0 });
        one.error = sums.value.error();
        one.worlds = sums.results.worlds;
        one.expected = PreferenceChips { worthOf(table, contract, result),
            sums.results.spread().errorOf(perSuccess, perTrick),
            observation.seat != table.declarer };
        one.whys = sums.whys(observation);
    }

}

std::vector<PreferenceEvaluation> weighOpenCards(const Observation& observation,
    const WorldSampler& sampler, const TrickWorths& worths, const Budget& budget)
{
    constexpr std::uint64_t enough = 3'000'000; // positions
    OpenPlaySolver solver;
    std::vector<PreferenceEvaluation> weighed;
    for (const Action& action : legalActions(observation)) weighed.push_back({ action });
    std::vector<CardSums> sums(weighed.size());
    for (const State& world : sampler.worlds()) {
        for (const ValuedCard& card : solver.cardValues(playNow(world)))
            for (std::size_t i = 0; i < weighed.size(); ++i)
                if (weighed[i].action->card() == card.card)
                    sums[i].enter(world, observation.seat,
                        worthWith(observation, worths, card.value),
                        resultWith(observation.table, card.value));
        if (solver.nodes() > enough || budget.stop.stop_requested()) break;
    }
    for (std::size_t i = 0; i < weighed.size(); ++i) {
        weighed[i].value = sums[i].value.mean();
        explain(weighed[i], sums[i], observation);
    }
    return weighed;
}

}
