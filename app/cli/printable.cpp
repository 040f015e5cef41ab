#include "app/cli/printable.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace weli::cli {

namespace {

    struct Sign {
        std::uint32_t code = 0;
        std::size_t bytes = 1;
    };

    std::size_t lengthBy(unsigned char first)
    {
        if (first < 0x80) return 1;
        if (first >= 0xC2 && first < 0xE0) return 2;
        if (first >= 0xE0 && first < 0xF0) return 3;
        return first >= 0xF0 && first < 0xF5 ? 4 : 0;
    }

    /// The first sign of a text in UTF-8; nothing if it is none.
    std::optional<Sign> firstSign(std::string_view text)
    {
        const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
        const std::size_t length = lengthBy(byte(0));
        if (length == 0 || length > text.size()) return std::nullopt;
        Sign sign { length == 1 ? byte(0) : byte(0) & (0xFFU >> (length + 1)), length };
        for (std::size_t i = 1; i < length; ++i) {
            if ((byte(i) & 0xC0U) != 0x80U) return std::nullopt;
            sign.code = (sign.code << 6U) | (byte(i) & 0x3FU);
        }
        return sign;
    }

    bool isHarmless(std::uint32_t code)
    {
        const auto within
            = [code](std::uint32_t low, std::uint32_t high) { return code >= low && code <= high; };
        const bool isControl = code < 0x20 || within(0x7F, 0x9F) || within(0x2028, 0x2029);
        const bool turnsText = code == 0x61C || within(0x200E, 0x200F) || within(0x202A, 0x202E)
            || within(0x2066, 0x2069);
        return !isControl && !turnsText;
    }

}

std::string printable(std::string_view name)
{
    std::string plain;
    while (!name.empty()) {
        const auto sign = firstSign(name);
        const std::size_t bytes = sign ? sign->bytes : 1;
        if (sign && isHarmless(sign->code))
            plain += name.substr(0, bytes);
        else
            plain += '?';
        name.remove_prefix(bytes);
    }
    return plain;
}

}
