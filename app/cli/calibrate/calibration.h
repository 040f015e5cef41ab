#pragma once

#include "app/cli/calibrate/reliability.h"
#include "app/cli/calibrate/told.h"

#include <map>
#include <string>

namespace weli::cli {

/// How often two places spoke of the same, and how often not alike.
struct Agreement {
    std::int64_t positions = 0;
    std::int64_t disagree = 0;
};

/// What came of all that was asked.
struct Calibration {
    std::int64_t positions = 0; // that were asked
    std::int64_t disagree = 0; // … in which any two places do
    std::int64_t plain = 0; // … with plain advice
    std::int64_t changed = 0; // … that is another with another seed
    std::int64_t equal = 0; // … in which many worlds find another act as good
    std::int64_t saidEqual = 0; // … and the hint says so
    std::int64_t hints = 0; // … with more than one act to choose from
    std::int64_t bare = 0; // … that begin with a number instead of cards, words or people
    std::map<std::pair<Place, Place>, Agreement> agreements;
    std::map<std::string, Reliability> events; // "row: …"

    /// Of all events; nothing if none has a bin with enough cases.
    [[nodiscard]] std::optional<double> largestGap() const
    {
        std::optional<double> largest;
        for (const auto& [name, reliability] : events)
            if (const auto gap = reliability.largestGap())
                largest = std::max(*gap, largest.value_or(0));
        return largest;
    }
    /// The mean of all cases of all events.
    [[nodiscard]] double brier() const
    {
        double squares = 0;
        double cases = 0;
        for (const auto& [name, reliability] : events) {
            squares += reliability.brier() * static_cast<double>(reliability.cases());
            cases += static_cast<double>(reliability.cases());
        }
        return cases > 0 ? squares / cases : 0;
    }
};

}
