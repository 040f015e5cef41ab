#pragma once

#include <array>
#include <charconv>
#include <cmath>
#include <string>

namespace weli::cli {

/// A number of JSON, with so many digits that it is read back the same.
inline std::string numberText(double number)
{
    if (!std::isfinite(number)) return "null";
    std::array<char, 32> digits {};
    const auto written = std::to_chars(digits.begin(), digits.end(), number);
    return { digits.begin(), written.ptr };
}

}
