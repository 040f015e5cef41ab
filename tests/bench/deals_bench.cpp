#include <benchmark/benchmark.h>

#include <cstdint>

namespace {

// Stands here until there are deals to play.
void counting(benchmark::State& state)
{
    std::uint64_t n = 0;
    for (auto _ : state) benchmark::DoNotOptimize(++n);
}
BENCHMARK(counting);

} // namespace
