#pragma once

#include "core/games.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weli::cli {

// The lines of core/bots/PROTOCOL.md, as who asks writes and reads them.

/// What an outside program is told beside what its seat sees.
struct Question {
    std::int64_t id = 0;
    std::uint64_t seed = 0;
    std::int64_t milliseconds = 0;
    bool mayWait = false;
    std::vector<std::string> legal {};
};

/// A question as one line, without its end.
std::string lineOf(const AnyView& view, const Question& question);

struct Answer {
    std::int64_t id = 0; // of the question
    std::optional<std::string> act; // none: it waits
};

/// What a line answers; nothing if it is no answer.
std::optional<Answer> answerFromText(std::string_view line);

}
