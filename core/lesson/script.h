#pragma once

#include "core/game/acted.h"
#include "core/game/game_state.h"
#include "core/game/timeline.h"
#include "core/lesson/lesson.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace weli::lesson {

// The accepted way, also where the learner has left it by an act that is as good.

/// What the learner did, and what the accepted way has instead.
struct Swap {
    AnyAction done;
    AnyAction of;
    friend bool operator==(const Swap&, const Swap&) = default;
};
using Swaps = std::vector<Swap>;

/// The same match before anything happened.
template <GameState S> Timeline<S> opened(const Timeline<S>& match)
{
    const auto& table = match.opening().table;
    return Timeline<S>(table.rules, players(match.opening()), table.dealer);
}

/// The act of the accepted way, as it can be done now: where the learner did this act earlier in
/// place of another one, it is that one's turn. Nothing if it cannot be done.
template <GameState S>
std::optional<ActedBy<typename S::Action>> scripted(
    const S& state, Seat learner, ActedBy<typename S::Action> wanted, const Swaps& swaps)
{
    for (std::size_t i = 0; i <= swaps.size(); ++i) {
        if (!whyNot(state, wanted.seat, wanted.action)) return wanted;
        const auto swap = std::find_if(swaps.begin(), swaps.end(),
            [&](const Swap& one) { return one.done == AnyAction(wanted.action); });
        if (wanted.seat != learner || swap == swaps.end()) return std::nullopt;
        wanted.action = std::get<typename S::Action>(swap->of);
    }
    return std::nullopt;
}

/// Adds the next event of the accepted way to a match that is under way on it. False, and nothing
/// changed, if it cannot be done.
template <GameState S>
[[nodiscard]] bool follow(
    Timeline<S>& match, const Timeline<S>& way, Seat learner, const Swaps& swaps)
{
    const auto& event = way.event(match.length());
    if (const auto* pack = std::get_if<Pack>(&event)) {
        if (!awaitsPack(match.state())) return false;
        match.takePack(*pack);
        return true;
    }
    if (awaitsPack(match.state())) return false;
    using Acted = typename Timeline<S>::Acted;
    const auto acted = scripted(match.state(), learner, std::get<Acted>(event), swaps);
    return acted && match.play(acted->seat, acted->action);
}

/// What the accepted way has next, if it is an act of this seat that can be done.
template <GameState S>
std::optional<typename S::Action> nextOf(
    const Timeline<S>& match, const Timeline<S>& way, Seat seat, const Swaps& swaps)
{
    using Acted = typename Timeline<S>::Acted;
    if (match.length() >= way.length() || awaitsPack(match.state())) return std::nullopt;
    const auto* acted = std::get_if<Acted>(&way.event(match.length()));
    if (acted == nullptr || acted->seat != seat) return std::nullopt;
    const auto now = scripted(match.state(), seat, *acted, swaps);
    return now ? std::optional(now->action) : std::nullopt;
}

}
