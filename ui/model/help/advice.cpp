#include "ui/model/help/advice.h"

#include "core/game/view_of.h"
#include "core/outlook/advice.h"
#include "ui/words/costs.h"

#include <algorithm>

namespace weli {

namespace {

    /// A higher first bid is plainly better than the lowest.
    bool isToOpenHigher(const bots::PreferenceDecision& decision)
    {
        using namespace preference;
        const auto& best = decision.weighed.front();
        if (!best.action || best.action->verb() != Verb::Bid) return false;
        const auto contract = best.action->bid().contract;
        const bool isPlain = std::none_of(best.whys.begin(), best.whys.end(),
            [](const auto& why) { return why.reason == bots::PreferenceReason::AnotherWillDo; });
        return isPlain && contract && isLow(*contract) && contract != Contract::One;
    }

    template <typename Evaluation>
    const Evaluation* weighedIn(const bots::Decision<Evaluation>& decision, const AnyAction& action)
    {
        const auto* const own = std::get_if<typename Evaluation::Action>(&action);
        const auto& weighed = decision.weighed;
        const auto found = std::find_if(weighed.begin(), weighed.end(),
            [own](const Evaluation& one) { return own != nullptr && one.action == *own; });
        return found == weighed.end() ? nullptr : &*found;
    }

}

Thought<AnyDecision>::Think adviceFor(const AnyMatch& match, Seat seat, std::uint64_t seed)
{
    return std::visit(
        [seat, seed]<typename S>(const Timeline<S>& m) -> Thought<AnyDecision>::Think {
            return [observation = observe(m.state(), seat), seed](const std::stop_token& stop) {
                return AnyDecision(outlook::adviceOf(observation, seed, stop));
            };
        },
        match);
}

bool speaksAgainst(const AnyDecision& advice, const coach::Note& note)
{
    const auto* const decision = std::get_if<bots::PreferenceDecision>(&advice);
    return decision != nullptr && note.name == "open-low" && isToOpenHigher(*decision);
}

NotePicture hintOf(const AnyDecision& advice, Depth depth, const ViewContext& context)
{
    return std::visit(
        [&](const auto& decision) { return hintOf(decision, depth, context); }, advice);
}

QString costOf(const AnyDecision& advice, const AnyAction& action)
{
    return std::visit(
        [&](const auto& decision) {
            const auto* const chosen = weighedIn(decision, action);
            return chosen == nullptr ? QString() : words::costOf(decision.weighed.front(), *chosen);
        },
        advice);
}

QStringList reasonsFor(const AnyDecision& advice, const AnyAction& action, CardWords cards)
{
    return std::visit(
        [&](const auto& decision) {
            const auto* const found = weighedIn(decision, action);
            return found == nullptr ? QStringList() : words::reasonsOf(*found, cards);
        },
        advice);
}

}
