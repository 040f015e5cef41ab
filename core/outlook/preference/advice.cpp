#include "core/outlook/preference/advice.h"

#include "core/outlook/advising.h"
#include "core/outlook/preference/lookout.h"

namespace weli::outlook {

bots::PreferenceDecision adviceOf(
    const preference::Observation& observation, std::uint64_t seed, const std::stop_token& stop)
{
    return adviceBy<PreferenceLookout>(observation, hasOutlook(observation), seed, stop);
}

}
