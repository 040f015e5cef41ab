#include "app/cli/seed.h"

#include <charconv>

namespace weli::cli {

namespace {

    constexpr std::size_t wordDigits = 16;

    std::optional<std::uint64_t> number(std::string_view digits, int base)
    {
        std::uint64_t value = 0;
        const char* end = digits.data() + digits.size();
        const auto [stop, error] = std::from_chars(digits.data(), end, value, base);
        if (error != std::errc() || stop != end) return std::nullopt;
        return value;
    }

    std::optional<Rng> fromWords(std::string_view digits)
    {
        Seed seed {};
        for (std::uint64_t& word : seed) {
            const auto value = number(digits.substr(0, wordDigits), 16);
            if (!value) return std::nullopt;
            word = *value;
            digits.remove_prefix(wordDigits);
        }
        return Rng(seed);
    }

    std::string hexadecimal(std::uint64_t word)
    {
        std::string digits;
        for (unsigned shift = 64; shift > 0;) {
            shift -= 4;
            digits += "0123456789abcdef"[(word >> shift) & 15U];
        }
        return digits;
    }

}

std::optional<Rng> rngFromText(std::string_view seed)
{
    const bool marked = seed.starts_with("0x");
    if (marked) seed.remove_prefix(2);
    if (seed.size() == 4 * wordDigits) return fromWords(seed);
    const auto value = number(seed, marked ? 16 : 10);
    return value ? std::optional(Rng(*value)) : std::nullopt;
}

std::optional<std::string> freshSeed()
{
    const auto seed = seedFromSystem();
    if (!seed) return std::nullopt;
    std::string text;
    for (const std::uint64_t word : *seed) text += hexadecimal(word);
    return text;
}

}
