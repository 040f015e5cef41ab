#include "core/bots/sharp.h"

#include "core/bots/book.h"

namespace weli::bots {

using namespace bieten;

BietenDecision sharpDecision(const Observation& observation, const Budget& /*budget*/, Rng& rng)
{
    const AdviceList advice = bookAdvice(observation.table, observation.seat, observation.own, rng);
    return { bestOf(advice).action, Reason::Matches, {} };
}

}
