#include "app/cli/seed.h"

#include <array>
#include <bit>
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

    std::optional<Seed> fromWords(std::string_view digits)
    {
        Seed seed {};
        for (std::uint64_t& word : seed) {
            const auto value = number(digits.substr(0, wordDigits), 16);
            if (!value) return std::nullopt;
            word = *value;
            digits.remove_prefix(wordDigits);
        }
        return seed;
    }

    /// What a text says; a number is the first word, and alone.
    struct Written {
        Seed words;
        bool isNumber;
    };

    std::optional<Written> writtenIn(std::string_view seed)
    {
        const bool marked = seed.starts_with("0x");
        if (marked) seed.remove_prefix(2);
        if (seed.size() == 4 * wordDigits) {
            const auto words = fromWords(seed);
            return words ? std::optional(Written { *words, false }) : std::nullopt;
        }
        const auto value = number(seed, marked ? 16 : 10);
        return value ? std::optional(Written { { *value }, true }) : std::nullopt;
    }

    using Block = std::array<std::uint32_t, 16>;

    void quarterRound(Block& block, std::array<std::size_t, 4> places)
    {
        const auto [a, b, c, d] = places;
        const auto mix = [&block](std::size_t to, std::size_t from, std::size_t turned, int by) {
            block[to] += block[from];
            block[turned] = std::rotl(block[turned] ^ block[to], by);
        };
        mix(a, b, d, 16);
        mix(c, d, b, 12);
        mix(a, b, d, 8);
        mix(c, d, b, 7);
    }

    /// The block function of ChaCha20 (RFC 8439, 2.3): a one-way function of all that is put in.
    Block chaCha(const Block& input)
    {
        Block block = input;
        for (int twice = 0; twice < 10; ++twice) {
            for (std::size_t i = 0; i < 4; ++i) quarterRound(block, { i, i + 4, i + 8, i + 12 });
            for (std::size_t i = 0; i < 4; ++i)
                quarterRound(block, { i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4 });
        }
        for (std::size_t i = 0; i < block.size(); ++i) block[i] += input[i];
        return block;
    }

    constexpr std::uint32_t lower(std::uint64_t word) { return static_cast<std::uint32_t>(word); }
    constexpr std::uint32_t upper(std::uint64_t word) { return lower(word >> 32U); }

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
    const auto written = writtenIn(seed);
    if (!written) return std::nullopt;
    return written->isNumber ? Rng(written->words[0]) : Rng(written->words);
}

std::optional<std::string> freshSeed()
{
    const auto seed = seedFromSystem();
    if (!seed) return std::nullopt;
    std::string text;
    for (const std::uint64_t word : *seed) text += hexadecimal(word);
    return text;
}

Seed botsSeed(const Seed& run, std::uint64_t match, std::uint32_t seat)
{
    Block block { 0x61707865, 0x3320646e, 0x79622d32, 0x6b206574 }; // "expand 32-byte k"
    for (std::size_t i = 0; i < run.size(); ++i) {
        block[4 + 2 * i] = lower(run[i]);
        block[5 + 2 * i] = upper(run[i]);
    }
    block[13] = seat;
    block[14] = lower(match);
    block[15] = upper(match);
    block = chaCha(block);
    Seed seed {};
    for (std::size_t i = 0; i < seed.size(); ++i)
        seed[i] = std::uint64_t { block[2 * i + 1] } << 32U | block[2 * i];
    return seed;
}

std::optional<Seed> botsSeed(std::string_view run)
{
    const auto written = writtenIn(run);
    return written ? std::optional(botsSeed(written->words)) : std::nullopt;
}

}
