#pragma once

#include "core/bots/mittlere/evaluation.h"

#include <optional>

namespace weli::words {

struct MittlereMeasure {
    bots::MittlereReason what;
    double good;
};
/// Its cards are told beside the best one at once.
inline std::optional<MittlereMeasure> measureOf(const bots::MittlereWhy& /*why*/) { return {}; }

constexpr bool isOfBoth(const bots::MittlereWhy& /*why*/) { return false; }

/// Does it tell what the card does, and does not praise it?
constexpr bool isOfCard(bots::MittlereReason reason)
{
    using enum bots::MittlereReason;
    switch (reason) { // these praise it
    case KeepsTrump:
    case KeepsHigher:
    case KeepsTops:
    case KeepsPoints:
    case HighestBelow:
    case ShedsHigh:
    case ShedsPoints:
    case NothingLost:
    case NothingTaken: return false;
    default: return reason >= TakesTrick && reason <= MightBeTop;
    }
}

/// How much a reason tells of a card that is blamed; 0: it is none.
int tellingOf(const bots::MittlereWhy& why, const bots::MittlereEvaluation& act, bool isBlamed);

}
