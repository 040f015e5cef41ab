#pragma once

#include "core/bots/mittlere/evaluation.h"
#include "core/mittlere/view.h"

#include <optional>

namespace weli::bots {

/// What each of two cards does that the other does not, as a reason for the better one, or against
/// the one that was played.
struct CardsApart {
    std::optional<MittlereWhy> better {};
    std::optional<MittlereWhy> done {};
    friend bool operator==(const CardsApart&, const CardsApart&) = default;
};

/// The seat goes for many points, or for few: -1 … 1. Where it is neither, only who takes the trick
/// is told.
CardsApart apart(const mittlere::Observation& observation, Card better, Card done, double aim);
/// Could the reason for the better card be told of the other as well?
bool isOfBoth(const mittlere::Observation& observation, Card better, Card other, double aim,
    const MittlereWhy& why);
/// 1 if by this the seat takes the trick, or may, -1 if another does.
int wayOf(MittlereReason reason);

}
