#include "tests/bench/open_plays.h"
#include "tests/support/bridge.h"

namespace {

using namespace weli;

/// The deals of solveWithoutOvertaking.
void solveWithDds(benchmark::State& bench)
{
    SetMaxThreads(1);
    test::solveDeals(bench, preference::Goal::SixTricks, false,
        [](const auto& play) { return test::bridgeTricks(play); });
}
BENCHMARK(solveWithDds)->Unit(benchmark::kMillisecond)->Iterations(500);

} // namespace
