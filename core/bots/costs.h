#pragma once

#include "core/bots/bieten/evaluation.h"
#include "core/bots/mittlere/evaluation.h"
#include "core/bots/preference/evaluation.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace weli::bots {

/// What an act gives away beside the best: points, chips, or how much oftener it loses the deal, or
/// how much seldomer its seat is first in the match.
struct Cost {
    enum class Of : unsigned char { Points, Chips, Deals, Matches };
    double amount;
    Of of;
    friend bool operator==(const Cost&, const Cost&) = default;
};

/// From which amount on a cost is worth a word.
template <typename Evaluation> inline constexpr double worthAWord = 0;
template <> inline constexpr double worthAWord<BietenEvaluation> = 0.6;
template <> inline constexpr double worthAWord<PreferenceEvaluation> = 4;
template <> inline constexpr double worthAWord<MittlereEvaluation> = 0.12;

/// About the same on the scale of `value`.
template <typename Evaluation> inline constexpr double valueWorthAWord = worthAWord<Evaluation>;
template <> inline constexpr double valueWorthAWord<BietenEvaluation> = 0.04; // of a game
template <>
inline constexpr double valueWorthAWord<MittlereEvaluation> // of a deal
    = (bestOfDeal - worstOfDeal) * worthAWord<MittlereEvaluation>;

/// So much of a game of Bieten is hardly any: a sixth of a point.
inline constexpr double slightOfAGame = 0.012;

/// Nothing if the act does not plainly cost something worth a word.
std::optional<Cost> costOf(const BietenEvaluation& best, const BietenEvaluation& chosen);
std::optional<Cost> costOf(const PreferenceEvaluation& best, const PreferenceEvaluation& chosen);
std::optional<Cost> costOf(const MittlereEvaluation& best, const MittlereEvaluation& chosen);

/// Is there something else than the first act, and does nothing say that it would do, too?
template <typename Evaluation> bool isPlain(const Decision<Evaluation>& decision)
{
    const auto& whys = decision.weighed.front().whys;
    return decision.weighed.size() > 1
        && std::none_of(
            whys.begin(), whys.end(), [](const auto& why) { return isOfEquals(why.reason); });
}

/// How long the bar of each act is: 1 of the first, which is advised. None if there is nothing to
/// choose between.
template <typename Evaluation> std::vector<double> barsOf(const std::vector<Evaluation>& acts)
{
    const auto [low, high] = std::minmax_element(acts.begin(), acts.end(),
        [](const Evaluation& one, const Evaluation& other) { return one.value < other.value; });
    std::vector<double> bars;
    if (high->value <= low->value) return bars;
    // What is not sure to be worse, or is not by a word, is not shown as nothing.
    const double span
        = std::max({ high->value - low->value, 4 * high->error, valueWorthAWord<Evaluation> });
    for (const Evaluation& one : acts) bars.push_back(1 - (high->value - one.value) / span);
    bars.front() = 1; // though others may seem as good or better in the worlds
    return bars;
}

}
