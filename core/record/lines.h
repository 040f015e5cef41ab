#pragma once

#include "core/record/json.h"

#include <array>
#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>

namespace weli {

inline constexpr std::size_t longestLine = std::size_t { 1 } << 20U;

/// The lines of a stream, one at a time.
class Lines {
public:
    explicit Lines(std::istream& in)
        : in_(in)
    {
    }

    /// The next line; nothing at the end.
    Result<std::optional<Json>> next();
    /// The number of the line asked for last, from 1.
    [[nodiscard]] std::size_t number() const { return number_; }
    /// Is it no whole object because the stream ends within it?
    [[nodiscard]] bool isCutOff() const { return isCutOff_; }

private:
    /// Fills line_ up to the next newline, but not far beyond the longest that is read. False
    /// at the end.
    bool fill();

    std::istream& in_;
    std::array<char, 8192> piece_ {};
    std::string line_;
    std::size_t number_ = 0;
    bool hasNewline_ = false;
    bool isCutOff_ = false;
};

}
