#pragma once

#include "core/bots/bot.h"
#include "core/game/rng.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace weli::bots {

// What the bots of all games share.

/// Dice for one place in a match: asking twice there throws the same ones.
inline Rng seededRng(std::uint64_t place, std::uint64_t seed)
{
    return Rng(seed + place * 0x9E3779B97F4A7C15U);
}

/// The first of the best.
template <typename Evaluation> const Evaluation& bestOf(const std::vector<Evaluation>& weighed)
{
    return *std::max_element(weighed.begin(), weighed.end(),
        [](const auto& one, const auto& other) { return one.value < other.value; });
}

/// The best first.
template <typename Evaluation>
std::vector<Evaluation> sorted(const std::vector<Evaluation>& weighed)
{
    std::vector<const Evaluation*> order; // what is weighed is large, and moved only once
    order.reserve(weighed.size());
    for (const Evaluation& one : weighed) order.push_back(&one);
    std::stable_sort(order.begin(), order.end(),
        [](const Evaluation* one, const Evaluation* other) { return one->value > other->value; });
    std::vector<Evaluation> best;
    best.reserve(order.size());
    for (const Evaluation* one : order) best.push_back(*one);
    return best;
}

/// Puts a reason before the others, of which those stay that have room; beside what the seat goes
/// for all do.
template <typename Why> void putFirst(Whys<Why>& whys, const Why& first, bool isAim = false)
{
    const Whys<Why> others = whys;
    whys = {};
    whys.push(first);
    for (const Why& why : others) {
        if (why == first) continue;
        if (isAim)
            whys.push(why);
        else
            add(whys, why);
    }
}

/// The first of these is chosen.
template <typename Evaluation> Decision<Evaluation> decisionFor(std::vector<Evaluation> weighed)
{
    auto action = weighed.front().action;
    return { std::move(action), std::move(weighed) };
}

/// Of those that will do as well none is named that is shown to be worse.
template <typename Evaluation, typename IsWorse>
void dropShownWorse(Decision<Evaluation>& decision, const IsWorse& isWorse)
{
    const auto& best = decision.weighed.front().expected;
    std::erase_if(decision.alike, [&](const auto& act) {
        const auto& weighed = decision.weighed;
        const auto one = std::find_if(
            weighed.begin(), weighed.end(), [&](const auto& each) { return each.action == act; });
        return one != weighed.end() && best && one->expected && isWorse(*best, *one->expected);
    });
}

/// One act alone was thought of, for this reason.
template <typename Evaluation>
Decision<Evaluation> onlyDecision(
    std::optional<typename Evaluation::Action> action, const typename Evaluation::Why& why)
{
    Evaluation one { .action = std::move(action) };
    one.whys.push(why);
    return decisionFor(std::vector { std::move(one) });
}

/// The places of so many in a row of weights, each in proportion to its weight: the sum is walked
/// through in even steps, the first one by chance. One is missing if sums round badly.
inline std::vector<std::size_t> resampled(
    const std::vector<double>& weights, std::size_t wanted, Rng& rng)
{
    double sum = 0;
    for (const double weight : weights) sum += weight;
    const double step = sum / static_cast<double>(wanted);
    double next = rng.unit() * step;
    double passed = 0;
    std::vector<std::size_t> chosen;
    chosen.reserve(wanted);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        passed += weights[i];
        for (; next < passed && chosen.size() < wanted; next += step) chosen.push_back(i);
    }
    return chosen;
}

/// A sum over imagined worlds, and how sure its mean is.
struct Sampled {
    double weight = 0;
    double squaredWeights = 0;
    double sum = 0;
    double squares = 0;

    void enter(double value, double worldsWeight = 1)
    {
        weight += worldsWeight;
        squaredWeights += worldsWeight * worldsWeight;
        sum += worldsWeight * value;
        squares += worldsWeight * value * value;
    }
    [[nodiscard]] double mean() const { return weight > 0 ? sum / weight : 0; }
    /// The standard error of the mean.
    [[nodiscard]] double error() const
    {
        if (weight <= 0) return 0;
        const double variance = std::max(0.0, squares / weight - mean() * mean());
        return std::sqrt(variance * squaredWeights) / weight;
    }
};

}
