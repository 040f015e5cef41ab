#pragma once

#include "core/bieten/view.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace weli::bots {

/// One place in Bieten with nothing but the hearts of three players (app/cli/one_figure), and how
/// often in a hundred its acts after the first are chosen there with each best heart: 7 to K, the
/// Weli alone, A.
struct BlueprintRow {
    std::string_view history;
    std::array<std::array<std::uint8_t, 2>, 9> often;
};

/// What a word to the figure is called in the history of a row; nothing for other acts.
std::optional<char> letterOf(bieten::Verb verb);

/// How often hearts or leaves are claimed at this place by who cannot be exploited.
struct ClaimMixture {
    double claim = 0; // bid, or held
    double three = 0;
};

/// Nothing where the blueprint does not know the place: it knows the first trick with three
/// players, as long as no card of the suit has fallen, and one word of each.
std::optional<ClaimMixture> blueprintFor(
    const bieten::Observation& observation, bieten::Figure figure);

/// Is this place the blueprint's own game, where whoever plays it cannot be beaten? Nothing is left
/// to be said to any other figure, and nobody can go out in this deal.
bool isBlueprintsGame(const bieten::PublicState& table, bieten::Figure figure);

}
