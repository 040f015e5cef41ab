#include "core/bots/minds.h"

#include "core/bots/bots.h"

#include <algorithm>

namespace weli::bots {

bool hasPlaceFor(const Mind& mind, const AnyGame& game)
{
    if (mind.character == Character::None) return true;
    const auto all = std::visit(
        []<typename S>(GameOf<S>) { return charactersOf(std::type_identity<S> {}); }, game);
    return std::find(all.begin(), all.end(), mind.character) != all.end();
}

std::vector<Mind> mindsOf(const AnyGame& game)
{
    std::vector<Mind> all;
    for (const Mind& mind : minds)
        if (hasPlaceFor(mind, game)) all.push_back(mind);
    return all;
}

Mind asPlayed(const Mind& mind, const AnyGame& game)
{
    return hasPlaceFor(mind, game) ? mind : Mind(mind.level);
}

std::optional<Mind> mindFromText(std::string_view text, const AnyGame& game)
{
    const std::optional<Mind> mind = mindFromText(text);
    return mind && hasPlaceFor(*mind, game) ? mind : std::nullopt;
}

}
