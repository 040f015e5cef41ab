#include "core/bots/bot.h"

namespace weli::bots {

std::optional<Mind> mindFromText(std::string_view text)
{
    for (const Mind& mind : minds)
        if (code(mind) == text) return mind;
    return std::nullopt;
}

}
