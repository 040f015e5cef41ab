#pragma once

#include "core/cards/pack.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>

namespace weli {

using Seed = std::array<std::uint64_t, 4>;

/// xoshiro256** (Blackman and Vigna): the same numbers from the same seed on every machine.
class Rng {
public:
    /// All 256 bits are used; a seed of zeros is replaced by a fixed other one.
    explicit Rng(const Seed& seed);
    /// Spreads a small number over the whole seed, for tests and the command line.
    explicit Rng(std::uint64_t seed);

    std::uint64_t next()
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
    /// 0…bound-1, every value equally likely; bound must not be 0.
    [[gnu::always_inline]] std::uint32_t below(std::uint32_t bound) // asked for every card
    {
        assert(bound > 0);
        // Lemire's multiplication with rejection: no value is favoured.
        std::uint64_t product = (next() >> 32U) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = (next() >> 32U) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }
    /// [0, 1) in steps of 2^-53.
    double unit();

private:
    Seed state_;
};

/// Fisher–Yates: every order of the pack is equally likely.
Pack shuffled(Pack pack, Rng& rng);

/// 256 bits from the system's source of randomness; nothing if it cannot be read.
std::optional<Seed> seedFromSystem();

}
