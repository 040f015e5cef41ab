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

}
