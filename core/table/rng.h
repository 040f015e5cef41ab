#pragma once

#include "core/cards/pack.h"

#include <array>
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

    std::uint64_t next();
    /// 0…bound-1, every value equally likely; bound must not be 0.
    std::uint32_t below(std::uint32_t bound);
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
