#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace weli::cli {

/// What was said of something, and whether it came.
class Reliability {
public:
    static constexpr std::size_t binCount = 10; // each a tenth of what can be said
    static constexpr std::int64_t enough = 200; // cases: a gap of fewer says little

    struct Bin {
        std::int64_t cases = 0;
        std::int64_t came = 0;
        double said = 0; // the sum
    };

    void enter(double said, bool came);

    [[nodiscard]] const std::array<Bin, binCount>& bins() const { return bins_; }
    [[nodiscard]] std::int64_t cases() const;
    /// The mean squared distance of what was said from what came; 0 is best.
    [[nodiscard]] double brier() const;
    /// … if the mean of what came had been said each time.
    [[nodiscard]] double base() const;
    [[nodiscard]] double said() const; // the mean
    [[nodiscard]] double came() const;
    /// The largest distance in a bin with enough cases; nothing if there is none.
    [[nodiscard]] std::optional<double> largestGap() const;

private:
    std::array<Bin, binCount> bins_ {};
    double squares_ = 0;
};

/// Means of what was said and what came in a bin that has cases.
double saidIn(const Reliability::Bin& bin);
double cameIn(const Reliability::Bin& bin);

}
