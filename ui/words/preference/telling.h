#pragma once

#include "core/bots/preference/evaluation.h"
#include "core/preference/view.h"
#include "ui/words/card_words.h"

#include <QString>

#include <optional>
#include <utility>

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

/// What speaks for the better of two cards that may be played, and what the same says of the other;
/// empty if it is nothing, or if these are no cards.
std::pair<QString, QString> cardsBeside(const preference::Observation& observation,
    const bots::PreferenceEvaluation& better, const bots::PreferenceEvaluation& done,
    CardWords cards);

/// What is told of one of two cards once that is said: what the deals come to.
bots::PreferenceEvaluation withFiguresAlone(bots::PreferenceEvaluation card);

/// What both acts bring, where that reads as if the better one brings more; else empty.
std::pair<QString, QString> valuesBeside(
    const bots::PreferenceEvaluation& better, const bots::PreferenceEvaluation& done);

/// "It is played for 30 chips."
QString playedFor(const preference::Observation& observation);

/// Tricks on average that would read the same of both are not told beside the chances.
void leaveOutAlike(bots::PreferenceEvaluation& better, bots::PreferenceEvaluation& done);

/// How much a reason tells of a better act, or of one that is blamed; 0: it is none.
int tellingOf(const bots::PreferenceWhy& why, const bots::PreferenceEvaluation& act, bool isBlamed);

}
