#pragma once

#include "core/game/game_state.h"
#include "core/game/rng.h"

#include <optional>
#include <stop_token>
#include <utility>

namespace weli::claim {

/// Looks at ends of a deal, in one world after the other, as long as all have the same result.
template <GameState S, typename Result> class Ends {
public:
    /// What the deal brings, once that is certain in this world; nothing before.
    using ResultOf = std::optional<Result> (*)(const S& world);

    Ends(ResultOf resultOf, int patience, const std::stop_token& stop)
        : resultOf_(resultOf)
        , patience_(patience)
        , stop_(stop)
    {
    }

    /// Is there patience for one more act, or one more card that is laid into a hand?
    bool goesOn() { return --patience_ >= 0 && !stop_.stop_requested(); }

    /// Does whatever all can do from here on come to the same? False also if patience ends.
    bool areAllAlike(const S& world)
    {
        if (!goesOn()) return false;
        if (const auto result = resultOf_(world)) return isLikeTheFirst(*result);
        if (awaitsPack(world)) return false; // chance has yet to speak
        for (const Seat seat : SeatSet::firstOf(players(world)))
            for (const auto& action : legalActions(world, seat))
                if (!areAllAlike(after(world, seat, action))) return false;
        return true;
    }

    /// Does it if all do anything?
    bool isAlike(S world, Rng& rng)
    {
        while (!stop_.stop_requested()) {
            if (const auto result = resultOf_(world)) return isLikeTheFirst(*result);
            if (awaitsPack(world)) return false;
            doAnything(world, rng);
        }
        return false;
    }

private:
    bool isLikeTheFirst(const Result& result)
    {
        if (!first_) first_ = result;
        return result == *first_;
    }

    static void doAnything(S& world, Rng& rng)
    {
        const int count = players(world);
        const auto from = static_cast<int>(rng.below(static_cast<std::uint32_t>(count)));
        for (int i = 0; i < count; ++i) {
            const Seat seat = seatAt((from + i) % count);
            const auto actions = legalActions(world, seat);
            if (actions.empty()) continue;
            const auto size = static_cast<std::uint32_t>(actions.size());
            return act(world, seat, actions[rng.below(size)]);
        }
    }

    ResultOf resultOf_;
    int patience_; // that many acts and cards may still be looked at
    std::stop_token stop_;
    std::optional<Result> first_;
};

/// Some worlds that come to different ends show at once that nothing is certain.
template <GameState S, typename Result, typename Observation>
bool mayBeSettled(Ends<S, Result>& ends, const Observation& observation)
{
    constexpr int worlds = 12;
    Rng rng(1); // the same question has the same answer
    const auto all = worldsOf(observation);
    for (int i = 0; i < worlds; ++i)
        if (!ends.isAlike(all.imagine(rng), rng)) return false;
    return true;
}

}
