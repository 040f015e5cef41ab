#pragma once

#include "core/game/timeline.h"
#include "core/review/bieten/thresholds.h"
#include "core/review/judgement.h"
#include "core/review/mittlere/thresholds.h"
#include "core/review/preference/thresholds.h"

#include <algorithm>
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

/// What the seat that acted at this place did after it in the same deal.
template <GameState S>
std::vector<typename S::Action> doneLater(const Timeline<S>& match, std::size_t place)
{
    using Acted = typename Timeline<S>::Acted;
    std::vector<typename S::Action> later;
    const Seat seat = std::get<Acted>(match.event(place)).seat;
    for (std::size_t next = place + 1; next < match.length(); ++next) {
        const auto* const acted = std::get_if<Acted>(&match.event(next));
        if (acted == nullptr) break; // the next pack
        if (acted->seat == seat) later.push_back(acted->action);
    }
    return later;
}

/// Who waited with the better act, and did it after all, is not blamed for when.
template <typename S>
void forgiveWaiting(Judgement<S>& judgement, const std::vector<typename S::Action>& later)
{
    if constexpr (requires { Thresholds<S>::canWait(judgement.best, judgement.action); }) {
        const bool isDone = std::find(later.begin(), later.end(), judgement.best) != later.end();
        if (!isDone || !Thresholds<S>::canWait(judgement.best, judgement.action)) return;
        judgement.mark = Mark::None;
        judgement.best = judgement.action;
    }
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
        forgiveWaiting(*judgement, doneLater(match, here));
        chargeOnce(*judgement, charged[acted->seat]);
        tell(here, acted->seat, *judgement);
    });
}

}
