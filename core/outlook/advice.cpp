#include "core/outlook/advice.h"

#include "core/outlook/bieten/lookout.h"

namespace weli::outlook {

namespace {

    template <typename Observation>
    auto adviceFor(const Observation& observation, std::uint64_t seed, const std::stop_token& stop)
    {
        if constexpr (requires { typename LookoutFrom<Observation>::Type; }) {
            const bool isForced = legalActions(observation).size() == 1
                && seatAwaited(observation.table) == observation.seat;
            if (hasOutlook(observation) && !isForced) {
                typename LookoutFrom<Observation>::Type lookout(observation, seed, stop);
                lookout.look(lookout.fine(), stop);
                return lookout.advice();
            }
        }
        return decide(observation, bots::Level::Master, bots::Budget { .stop = stop }, seed);
    }

}

bots::BietenDecision adviceOf(
    const bieten::Observation& observation, std::uint64_t seed, const std::stop_token& stop)
{
    return adviceFor(observation, seed, stop);
}

bots::PreferenceDecision adviceOf(
    const preference::Observation& observation, std::uint64_t seed, const std::stop_token& stop)
{
    return adviceFor(observation, seed, stop);
}

bots::MittlereDecision adviceOf(
    const mittlere::Observation& observation, std::uint64_t seed, const std::stop_token& stop)
{
    return adviceFor(observation, seed, stop);
}

}
