#pragma once

#include <cmath>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace weli {

/// Weights of figures whose sum comes nearest to what was seen, in the mean of squares.
class LeastSquares {
public:
    explicit LeastSquares(std::size_t figures)
        : figures_(figures)
        , products_(figures * figures)
        , targets_(figures)
    {
    }

    void enter(std::span<const double> figures, double target)
    {
        for (std::size_t i = 0; i < figures_; ++i) {
            targets_[i] += figures[i] * target;
            for (std::size_t j = 0; j < figures_; ++j)
                products_[i * figures_ + j] += figures[i] * figures[j];
        }
    }

    /// By elimination; a little is added to the diagonal, so that a figure that never changed has
    /// no weight.
    [[nodiscard]] std::vector<double> weights() const
    {
        constexpr double little = 3;
        std::vector<double> rows = products_;
        std::vector<double> weights = targets_;
        for (std::size_t i = 0; i < figures_; ++i) rows[i * figures_ + i] += little;
        for (std::size_t i = 0; i < figures_; ++i) {
            for (std::size_t other = 0; other < figures_; ++other) {
                if (other == i) continue;
                const double part = rows[other * figures_ + i] / rows[i * figures_ + i];
                for (std::size_t j = i; j < figures_; ++j)
                    rows[other * figures_ + j] -= part * rows[i * figures_ + j];
                weights[other] -= part * weights[i];
            }
        }
        for (std::size_t i = 0; i < figures_; ++i) weights[i] /= rows[i * figures_ + i];
        return weights;
    }

private:
    std::size_t figures_;
    std::vector<double> products_;
    std::vector<double> targets_;
};

}
