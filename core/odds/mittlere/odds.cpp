#include "core/odds/mittlere/odds.h"

#include "core/odds/looking.h"
#include "core/outlook/mittlere/lookout.h"

namespace weli::odds {

MittlereOdds oddsOf(const mittlere::Observation& observation, std::uint64_t seed,
    const std::stop_token& stop, Look look)
{
    MittlereOdds odds;
    if (!outlook::hasOutlook(observation)) return odds;
    odds.points = pointsTaken(observation.table)[observation.seat];
    outlook::MittlereLookout lookout(observation, seed, stop);
    lookout.look(worldsFor(lookout, look), stop);
    const auto events = lookout.now().lines.front().events;
    odds.lost = events.lost[observation.seat];
    odds.high = events.high;
    odds.middle = events.middle;
    odds.low = events.low;
    odds.hundred = events.hundred;
    odds.noTrick = events.noTrick;
    return odds;
}

}
