#include "core/outlook/mittlere/advice.h"

#include "core/bots/mittlere/bot.h"

namespace weli::outlook {

MittlereAdvice adviceOf(
    const mittlere::Observation& observation, std::uint64_t seed, const std::stop_token& stop)
{
    return adviceBy<MittlereAdvice>(observation, hasOutlook(observation), seed, stop);
}

}
