#pragma once

#include "core/bots/preference/evaluation.h"

#include <QString>

#include <optional>

namespace weli::words {

/// What a reason measures, and how good that is.
struct PreferenceMeasure {
    bots::PreferenceReason what; // the first that measures the same
    double good;
    std::optional<double> tricks {}; // of the declarer
};
std::optional<PreferenceMeasure> measureOf(const bots::PreferenceWhy& why);

/// What is said of an act beside a better one where the contract is safe with both.
QString saidOfBoth(const PreferenceMeasure& better, const PreferenceMeasure& done);

/// Is it said of one of two acts and speaks of both?
constexpr bool isOfBoth(const bots::PreferenceWhy& why)
{
    using enum bots::PreferenceReason;
    return why.reason == NothingToBid || why.reason == BidBrings || why.reason == WouldGoAlong
        || why.reason == WouldAfterBuy || why.reason == IfPlayed;
}

/// Is it said of passing, and speaks of what one might have bid?
constexpr bool isOfBid(const bots::PreferenceWhy& why)
{
    using enum bots::PreferenceReason;
    return why.reason == NothingToBid || why.reason == BidBrings;
}

/// Tricks on average that would read the same of both are not told beside the chances.
void leaveOutAlike(bots::PreferenceEvaluation& better, bots::PreferenceEvaluation& done);

/// How much a reason tells of a better act, or of one that is blamed; 0: it is none.
int tellingOf(const bots::PreferenceWhy& why, const bots::PreferenceEvaluation& act, bool isBlamed);

}
