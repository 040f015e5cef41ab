#include "core/bots/bot.h"
#include "ui/model/match_model.h"

namespace weli {

Chooser botChooser()
{
    return [](const bieten::Observation& observation, const QString& level, std::uint64_t seed,
               const std::stop_token& stop) {
        const auto known = bots::levelFromText(level.toStdString());
        const bots::Budget budget { .stop = stop };
        return decide(observation, known.value_or(bots::Level::Book), budget, seed).action;
    };
}

}
