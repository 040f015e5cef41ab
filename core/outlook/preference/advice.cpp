#include "core/outlook/preference/advice.h"

#include "core/bots/preference/bot.h"

namespace weli::outlook {

PreferenceAdvice adviceOf(
    const preference::Observation& observation, std::uint64_t seed, const std::stop_token& stop)
{
    return adviceBy<PreferenceAdvice>(observation, hasOutlook(observation), seed, stop);
}

}
