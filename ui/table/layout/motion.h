#pragma once

#include "ui/picture/picture.h"

#include <QRectF>

#include <vector>

namespace weli {

/// How a card lies: where, how large, and which side up.
struct CardPose {
    int id = 0;
    QRectF rect;
    bool open = false;
    friend bool operator==(const CardPose&, const CardPose&) = default;
};

/// The ids of what moves like a card without being one.
namespace lie {
    inline constexpr int bowl = -1;
    inline constexpr int sign = -2; // of trump
}

/// The way of one card, in milliseconds from the start of the motion.
struct Transition {
    CardPose from;
    CardPose to;
    int delay = 0;
    int duration = 0;
    QRectF by {}; // where it stays for a while on its way; empty: nowhere
    friend bool operator==(const Transition&, const Transition&) = default;
};

/// What moves between two pictures, and when.
struct Motion {
    std::vector<Transition> transitions;
    [[nodiscard]] int duration() const;
    friend bool operator==(const Motion&, const Motion&) = default;
};

/// The ways of all cards that do not lie yet where they shall lie. Cards that come into hands in a
/// new deal come from the heap, a packet a seat in each round, from the dealer's left (B-13); those
/// that are cut for the first deal come from it one after the other (B-9).
/// A factor of 0 means that nothing travels.
Motion motionBetween(const std::vector<CardPose>& before, const std::vector<CardPose>& after,
    const Picture& picture, const QRectF& heap, double factor);

/// The ways of all cards onto one pile, face down, those that lie nearest first.
Motion gathering(const std::vector<CardPose>& cards, const QRectF& pile, double factor);

/// Where a card is on its way after so many milliseconds.
CardPose along(const Transition& transition, double time);

}
