#pragma once

#include "core/bots/preference/evaluation.h"
#include "core/preference/view.h"

#include <optional>

namespace weli::bots {

/// What speaks for a card beside another one that was played, and what the same says of that, if
/// both are counted.
struct PreferenceRather {
    PreferenceWhy better;
    std::optional<PreferenceWhy> done {};
    friend bool operator==(const PreferenceRather&, const PreferenceRather&) = default;
};

/// What holds for the one card and not for the other; nothing if nobody sees it. The seat is on
/// turn and may play both.
std::optional<PreferenceRather> whyRather(
    const preference::Observation& observation, Card better, Card done);

}
