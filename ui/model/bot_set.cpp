#include "ui/model/bot_set.h"

#include "core/bots/bots.h"

namespace weli {

namespace {

    template <GameState S>
    std::optional<typename S::Action> choose(const typename S::Observation& observation,
        const QString& level, std::uint64_t seed, const std::stop_token& stop)
    {
        const auto known = bots::levelFromText(level.toStdString());
        const bots::Budget budget { .stop = stop };
        return decide(observation, known.value_or(bots::Level::Book), budget, seed).action;
    }

    template <GameState... S> BotSet chosenBy(const std::variant<S...>&)
    {
        return { choose<S>... };
    }

}

BotSet defaultBots() { return chosenBy(AnyState {}); }

}
