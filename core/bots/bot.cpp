#include "core/bots/bot.h"

namespace weli::bots {

std::optional<Level> levelFromText(std::string_view text)
{
    for (const Level level : levels)
        if (code(level) == text) return level;
    return std::nullopt;
}

}
