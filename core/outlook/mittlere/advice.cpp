#include "core/outlook/mittlere/advice.h"

#include "core/bots/mittlere/bot.h"

namespace weli::outlook {

bots::MittlereDecision adviceOf(
    const mittlere::Observation& observation, std::uint64_t seed, const std::stop_token& stop)
{
    return adviceBy<MittlereLookout>(observation, hasOutlook(observation), seed, stop);
}

}
