#include "ui/model/bot_set.h"

#include "core/bots/bots.h"

namespace weli {

namespace {

    template <GameState S>
    std::optional<typename S::Action> choose(const typename S::Observation& observation,
        const bots::Mind& mind, std::uint64_t seed, const std::stop_token& stop)
    {
        const bots::Budget budget { .stop = stop };
        return decide(observation, mind, budget, seed).action;
    }

    template <GameState... S> BotSet chosenBy(const std::variant<S...>&)
    {
        return { choose<S>... };
    }

}

BotSet defaultBots() { return chosenBy(AnyState {}); }

}
