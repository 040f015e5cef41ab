#include "core/outlook/bieten/advice.h"

#include "core/bots/bieten/bot.h"

namespace weli::outlook {

BietenAdvice adviceOf(
    const bieten::Observation& observation, std::uint64_t seed, const std::stop_token& stop)
{
    return adviceBy<BietenAdvice>(observation, hasOutlook(observation), seed, stop);
}

}
