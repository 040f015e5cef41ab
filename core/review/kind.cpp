#include "core/review/kind.h"

#include <algorithm>

namespace weli::review {

std::optional<Kind> kindFromCode(std::string_view code)
{
    const auto* const found = std::find(kindCodes.begin(), kindCodes.end(), code);
    if (found == kindCodes.end()) return std::nullopt;
    return static_cast<Kind>(found - kindCodes.begin());
}

}
