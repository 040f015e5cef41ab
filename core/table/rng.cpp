#include "core/table/rng.h"

#include <bit>
#include <cassert>
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

std::uint64_t Rng::next()
{
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

std::uint32_t Rng::below(std::uint32_t bound)
{
    assert(bound > 0);
    // Lemire's multiplication with rejection: no value is favoured.
    std::uint64_t product = (next() >> 32U) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
        const std::uint32_t threshold = (0U - bound) % bound;
        while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32U) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
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
