#pragma once

#include "core/bots/bieten/evaluation.h"
#include "ui/words/card_words.h"

#include <QString>

#include <optional>

namespace weli::words {

/// What a reason measures, and how good that is.
struct BietenMeasure {
    bieten::Figure what;
    double good;
};
/// The chance of a figure; nothing if the reason has none.
std::optional<BietenMeasure> measureOf(const bots::BietenWhy& why);

/// Is it said of one of two answers and speaks of both?
constexpr bool isOfBoth(const bots::BietenWhy& why)
{
    return why.reason == bots::BietenReason::HoldPays
        || why.reason == bots::BietenReason::HoldLoses;
}

/// How much a reason tells of a better act, or of one that is blamed; 0: it is none.
int tellingOf(const bots::BietenWhy& why, const bots::BietenEvaluation& act, bool isBlamed);

/// Why it is better to wait with this bid, and play a card; empty where it is too bold.
QString whyWait(
    const bots::BietenEvaluation& card, const bots::BietenEvaluation& bid, CardWords cards);

}
