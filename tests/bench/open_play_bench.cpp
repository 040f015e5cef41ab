#include "core/bots/preference/solver/open_play_solver.h"
#include "tests/bench/open_plays.h"

namespace {

using namespace weli;
using namespace weli::test;
using preference::Goal;

void solve(benchmark::State& bench, Goal goal, bool overtaking)
{
    bots::OpenPlaySolver solver;
    solveDeals(bench, goal, overtaking, [&](const auto& play) { return solver.value(play); });
    bench.counters["nodes"] = benchmark::Counter(
        static_cast<double>(solver.nodes()), benchmark::Counter::kAvgIterations);
}

void solveSuitContracts(benchmark::State& bench) { solve(bench, Goal::SixTricks, true); }
BENCHMARK(solveSuitContracts)->Unit(benchmark::kMillisecond)->Iterations(2000);

void solveWithoutOvertaking(benchmark::State& bench) { solve(bench, Goal::SixTricks, false); }
BENCHMARK(solveWithoutOvertaking)->Unit(benchmark::kMillisecond)->Iterations(500);

void solveNoTrick(benchmark::State& bench) { solve(bench, Goal::NoTrick, true); }
BENCHMARK(solveNoTrick)->Unit(benchmark::kMillisecond)->Iterations(5000);

void solveAllTricks(benchmark::State& bench) { solve(bench, Goal::AllTricks, true); }
BENCHMARK(solveAllTricks)->Unit(benchmark::kMillisecond)->Iterations(5000);

void valueEveryCard(benchmark::State& bench)
{
    bots::OpenPlaySolver solver;
    solveDeals(bench, Goal::SixTricks, true,
        [&](const auto& play) { return solver.cardValues(play).size(); });
}
BENCHMARK(valueEveryCard)->Unit(benchmark::kMillisecond)->Iterations(500);

} // namespace
