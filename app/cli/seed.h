#pragma once

#include "core/game/rng.h"

#include <optional>
#include <string>
#include <string_view>

namespace weli::cli {

/// The dice that a seed stands for. It is a number below 2^64, in decimal or after 0x in
/// hexadecimal digits, or all 256 bits as 64 hexadecimal digits.
std::optional<Rng> rngFromText(std::string_view seed);
/// A seed from the system's randomness, as text; nothing if the system has none.
std::optional<std::string> freshSeed();

/// The seed of the bots of a run, or of one seat in one of its matches. From it nobody can reckon
/// back to what the packs are drawn from, and from one seat's not to another's.
Seed botsSeed(const Seed& run, std::uint64_t match = 0, std::uint32_t seat = 0);
/// The same for a run whose seed is a text, as above.
std::optional<Seed> botsSeed(std::string_view run);

}
