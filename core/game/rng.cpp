#include "core/game/rng.h"

#include <sys/random.h>
#include <utility>

namespace weli {

namespace {

    std::uint64_t splitMix(std::uint64_t& state)
    {
        state += 0x9E3779B97F4A7C15U;
        std::uint64_t z = state;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }

    Seed spread(std::uint64_t seed)
    {
        Seed words {};
        for (std::uint64_t& word : words) word = splitMix(seed);
        return words;
    }

}

Rng::Rng(const Seed& seed)
    : state_(seed == Seed {} ? spread(0) : seed)
{
}

Rng::Rng(std::uint64_t seed)
    : state_(spread(seed))
{
}

double Rng::unit() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }

Pack shuffled(Pack pack, Rng& rng)
{
    for (std::size_t last = pack.size(); last > 1; --last)
        std::swap(pack[last - 1], pack[rng.below(static_cast<std::uint32_t>(last))]);
    return pack;
}

std::optional<Seed> seedFromSystem()
{
    Seed seed {};
    if (getrandom(seed.data(), sizeof seed, 0) != static_cast<ssize_t>(sizeof seed))
        return std::nullopt;
    return seed;
}

}
