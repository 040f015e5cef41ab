#include "core/outlook/preference/advice.h"

#include "core/bots/preference/bot.h"

namespace weli::outlook {

using namespace preference;

bots::PreferenceDecision adviceOf(
    const Observation& observation, std::uint64_t seed, const std::stop_token& stop)
{
    return adviceBy<PreferenceLookout>(observation, hasOutlook(observation), seed, stop);
}

bots::PreferenceDecision adviceBeside(const Observation& observation, const Action& done,
    std::uint64_t seed, const std::stop_token& stop)
{
    const bool isChoice = hasOutlook(observation) && legalActions(observation).size() > 1;
    if (!isChoice || seatDue(observation.table) != observation.seat)
        return adviceOf(observation, seed, stop);
    PreferenceLookout lookout(observation, seed, stop);
    lookout.keep(done);
    lookout.look(lookout.fine(), stop);
    return lookout.advice();
}

bool speaksAgainst(const bots::PreferenceDecision& decision, const std::string& act)
{
    const auto& best = decision.weighed.front().action;
    const bool isBid = best && best->verb() == Verb::Bid;
    if (act.starts_with("bid ") && !isBid) return false;
    return speaksAgainst<bots::PreferenceEvaluation>(decision, act);
}

}
