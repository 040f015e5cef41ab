#include "core/outlook/bieten/advice.h"

#include "core/bots/bieten/bot.h"

namespace weli::outlook {

bots::BietenDecision adviceOf(
    const bieten::Observation& observation, std::uint64_t seed, const std::stop_token& stop)
{
    return adviceBy<BietenLookout>(observation, hasOutlook(observation), seed, stop);
}

}
