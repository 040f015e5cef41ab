#pragma once

#include "core/bots/bot.h"
#include "core/bots/costs.h"

#include <algorithm>
#include <cstdint>
#include <stop_token>
#include <string>

namespace weli::outlook {

/// What a seat that may act is advised by its outlook, the best act first; where there is none, or
/// no choice, the master says it.
template <typename Lookout, typename Observation>
auto adviceBy(const Observation& observation, bool hasOutlook, std::uint64_t seed,
    const std::stop_token& stop)
{
    const bool isForced = legalActions(observation).size() == 1
        && seatAwaited(observation.table) == observation.seat;
    if (!hasOutlook || isForced)
        return decide(observation, bots::Level::Master, bots::Budget { .stop = stop }, seed);
    Lookout lookout(observation, seed, stop);
    lookout.look(lookout.fine(), stop);
    return lookout.advice();
}

/// Is what somebody else advises, an act as traces write it, plainly not what is best here, or
/// does it cost something worth a word?
template <typename Evaluation>
bool speaksAgainst(const bots::Decision<Evaluation>& decision, const std::string& act)
{
    if (act.empty()) return false;
    const auto is
        = [&act](const Evaluation& one) { return one.action && toText(*one.action) == act; };
    const auto& weighed = decision.weighed;
    if (is(weighed.front())) return false;
    if (bots::isPlain(decision)) return true;
    const auto one = std::find_if(weighed.begin(), weighed.end(), is);
    if (one == weighed.end()) return false;
    return weighed.front().value - one->value
        >= bots::valueWorthAWord<Evaluation> || bots::costOf(weighed.front(), *one).has_value();
}

}
