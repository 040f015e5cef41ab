#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace weli {

/// A number of deals, or of the first of them: in decimal digits, 1 at least.
inline std::optional<int> countFromText(std::string_view text)
{
    int count = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, count);
    if (error != std::errc {} || rest != end || count < 1) return std::nullopt;
    return count;
}

}
