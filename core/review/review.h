#pragma once

#include "core/game/timeline.h"
#include "core/review/bieten/thresholds.h"
#include "core/review/judgement.h"
#include "core/review/mittlere/thresholds.h"
#include "core/review/preference/thresholds.h"

#include <string_view>
#include <vector>

namespace weli::review {

/// As it is written beside an act: "", "?!", "?", "??".
std::string_view textOf(Mark mark);

/// How to look: the same seed, the same judgements.
struct Care {
    int worlds = 1000; // at most, for each act
    std::uint64_t seed = 1;
};

/// The dice at a position of a match, whoever looks at it, and from wherever one begins to look.
inline std::uint64_t diceAt(std::size_t place, const Care& care = {})
{
    return care.seed * 1'000'003 + place;
}

/// Judges what these seats did in a match, one act after another: `tell(place, seat, judgement)`,
/// where the place counts the packs and acts before it.
template <GameState S, typename Tell>
void reviewMatch(const Timeline<S>& match, SeatSet seats, const Care& care, const Tell& tell,
    const std::stop_token& stop = {})
{
    std::size_t place = 0;
    PerSeat<std::vector<Charged<S>>> charged; // in this deal
    match.forEach([&](const S& before, const auto& event, const S& /*after*/) {
        const std::size_t here = place++;
        const auto* const acted = std::get_if<typename Timeline<S>::Acted>(&event);
        if (acted == nullptr) charged = {};
        if (acted == nullptr || !seats.contains(acted->seat) || stop.stop_requested()) return;
        auto judgement = judged<S>(
            observe(before, acted->seat), acted->action, care.worlds, diceAt(here, care), stop);
        if (!judgement) return;
        chargeOnce(*judgement, charged[acted->seat]);
        tell(here, acted->seat, *judgement);
    });
}

}
