#pragma once

#include "core/drill/question.h"

#include <span>

/// The sentences of drills as they stand in the source; each game has a list.
namespace weli::words {

struct DrillQuestion {
    drill::Kind kind {};
    const char* title = nullptr;
    const char* question = nullptr; // %1 … : what it is about
};
struct DrillReason {
    drill::Reason reason {};
    const char* text = nullptr; // %1 … : what it is about
};
struct DrillWords {
    const char* context = nullptr;
    std::span<const DrillQuestion> kinds {};
    std::span<const DrillReason> reasons {};
};

/// Reasons that more than one game has.
const DrillWords& sharedDrillWords();

}
