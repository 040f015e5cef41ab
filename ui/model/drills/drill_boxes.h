#pragma once

#include "core/drill/question.h"
#include "core/game/rng.h"

#include <QDate>

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace weli {

/// How well one kind of question sits.
struct DrillBox {
    int box = 0; // 0: it was never answered, or wrongly
    std::optional<QDate> due {}; // nothing: it was never asked
    friend bool operator==(const DrillBox&, const DrillBox&) = default;
};
inline constexpr int lastDrillBox = 5;

/// The box of every kind.
struct DrillBoxes {
    std::array<DrillBox, drill::kindCount> all {};
    DrillBox& operator[](drill::Kind kind) { return all[static_cast<std::size_t>(kind)]; }
    const DrillBox& operator[](drill::Kind kind) const
    {
        return all[static_cast<std::size_t>(kind)];
    }
    friend bool operator==(const DrillBoxes&, const DrillBoxes&) = default;
};

/// Whether it is to be asked again today. New ones are.
bool isDue(const DrillBox& box, QDate today);
/// Whether it was right on several days.
bool sits(const DrillBox& box);
/// The box after an answer: one higher if it was due and right, the first one if it was wrong.
DrillBox answered(DrillBox box, bool right, QDate today);

inline constexpr int drillRound = 10; // questions
/// What a round of this game asks: first what is due, the weakest of it first, and what is new in
/// the order in which it is learnt; then weak kinds more often than others.
std::vector<drill::Kind> roundOf(
    std::string_view game, const DrillBoxes& boxes, QDate today, Rng& rng);

}
