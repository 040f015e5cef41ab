#pragma once

#include "core/bots/mittlere/evaluation.h"

#include <QString>

#include <optional>

namespace weli::words {

struct MittlereMeasure {
    bots::MittlereReason what;
    double good;
};
/// Its cards are told beside the best one at once.
inline std::optional<MittlereMeasure> measureOf(const bots::MittlereWhy& /*why*/) { return {}; }

constexpr bool isOfBoth(const bots::MittlereWhy& /*why*/) { return false; }

/// Does it tell what the card does?
constexpr bool isOfPlay(bots::MittlereReason reason)
{
    return reason >= bots::MittlereReason::TakesTrick && reason <= bots::MittlereReason::MightBeTop;
}

/// And does not praise it?
constexpr bool isOfCard(bots::MittlereReason reason)
{
    using enum bots::MittlereReason;
    switch (reason) { // these praise it, or are of all cards
    case CannotTake:
    case KeepsTrump:
    case KeepsHigher:
    case KeepsTops:
    case KeepsPoints:
    case HighestBelow:
    case ShedsHigh:
    case ShedsPoints:
    case NothingLost:
    case NothingTaken: return false;
    default: return isOfPlay(reason);
    }
}

/// Do both take the trick, or neither?
constexpr bool doAlike(bots::MittlereReason one, bots::MittlereReason other)
{
    using enum bots::MittlereReason;
    const auto takes = [](bots::MittlereReason reason) {
        return (reason >= TakesTrick && reason <= NearHundred) || reason == Trumps
            || reason == Overtrumps || reason == RidByTrumping || reason == RidInEmpty;
    };
    const auto leaves
        = [](bots::MittlereReason reason) { return reason >= Leaves && reason <= CannotTake; };
    return (takes(one) && takes(other)) || (leaves(one) && leaves(other));
}

/// In how many deals one loses by the card that was played, and by the better one; empty if they
/// are hardly apart.
QString lostBeside(const bots::MittlereEvaluation& better, const bots::MittlereEvaluation& done);

/// How much a reason tells of a card that is blamed; 0: it is none.
int tellingOf(const bots::MittlereWhy& why, const bots::MittlereEvaluation& act, bool isBlamed);

}
