#include "core/outlook/bieten/advice.h"

#include "core/outlook/bieten/lookout.h"

namespace weli::outlook {

using namespace bieten;

namespace {

    bool isForced(const Observation& observation)
    {
        return legalActions(observation).size() == 1 && bots::isDue(observation);
    }

}

bots::BietenDecision adviceOf(
    const Observation& observation, std::uint64_t seed, const std::stop_token& stop)
{
    if (!hasOutlook(observation) || isForced(observation))
        return decide(observation, bots::Level::Master, bots::Budget { .stop = stop }, seed);
    Lookout lookout(observation, seed, stop);
    lookout.look(lookout.fine(), stop);
    return lookout.advice();
}

}
