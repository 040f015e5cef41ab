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
    switch (why.reason) {
    case bots::BietenReason::HoldPays:
    case bots::BietenReason::HoldLoses:
    case bots::BietenReason::Beaten:
    case bots::BietenReason::CannotWin: return true;
    default: return false;
    }
}

/// How much a reason tells of a better act, or of one that is blamed; 0: it is none.
int tellingOf(const bots::BietenWhy& why, const bots::BietenEvaluation& act, bool isBlamed);

/// What comes of this bid if all say good, and how much less if somebody holds; empty unless it is.
QString whatIsRisked(const bots::BietenEvaluation& bid, CardWords cards);

/// Why it is better to wait with this bid, and play a card; empty where it is too bold.
QString whyWait(
    const bots::BietenEvaluation& card, const bots::BietenEvaluation& bid, CardWords cards);

/// Does a reason of the better act hold beside what was done? A higher card is not saved by one
/// that is no lower.
bool isToldBeside(
    const bots::BietenWhy& why, const bieten::Action& better, const bieten::Action& done);

}
