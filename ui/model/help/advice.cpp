#include "ui/model/help/advice.h"

#include "core/game/view_of.h"
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
            [](const auto& why) { return isOfEquals(why.reason); });
        return isPlain && contract && isLow(*contract) && contract != Contract::One;
    }

    template <typename Advice, typename Action>
    auto weighedIn(const Advice& advice, const Action& action)
    {
        const auto& weighed = advice.decision.weighed;
        const auto chosen = std::find_if(weighed.begin(), weighed.end(),
            [&action](const auto& one) { return one.action == action; });
        return chosen == weighed.end() ? std::nullopt : std::optional(*chosen);
    }

    /// Of an act that was weighed, or is now.
    template <typename Advice, typename Action>
    auto evaluationIn(const Advice& advice, const Action& action)
    {
        auto found = weighedIn(advice, action);
        if (found) return found;
        if constexpr (requires { advice.lookout->evaluationOf(action); }) // others weigh every act
            if (advice.lookout) found = advice.lookout->evaluationOf(action);
        return found;
    }

    template <typename Advice> QString costIn(const Advice& advice, const AnyAction& action)
    {
        const auto& best = advice.decision.weighed.front();
        const auto* own = std::get_if<typename std::decay_t<decltype(best)>::Action>(&action);
        const auto chosen = own ? evaluationIn(advice, *own) : std::nullopt;
        return chosen ? words::costOf(best, *chosen) : QString();
    }

}

Thought<AnyAdvice>::Think adviceFor(const AnyMatch& match, Seat seat, std::uint64_t seed)
{
    return std::visit(
        [seat, seed]<typename S>(const Timeline<S>& m) -> Thought<AnyAdvice>::Think {
            return [observation = observe(m.state(), seat), seed](const std::stop_token& stop) {
                return AnyAdvice(outlook::adviceOf(observation, seed, stop));
            };
        },
        match);
}

bool speaksAgainst(const AnyAdvice& advice, const coach::Note& note)
{
    const auto* const own = std::get_if<outlook::PreferenceAdvice>(&advice);
    return own != nullptr && note.name == "open-low" && isToOpenHigher(own->decision);
}

NotePicture hintOf(const AnyAdvice& advice, Depth depth, const ViewContext& context)
{
    return std::visit(
        [&](const auto& own) { return hintOf(own.decision, depth, context); }, advice);
}

QString costOf(const AnyAdvice& advice, const AnyAction& action)
{
    return std::visit([&](const auto& own) { return costIn(own, action); }, advice);
}

QStringList reasonsFor(const AnyAdvice& advice, const AnyAction& action, CardWords cards)
{
    return std::visit(
        [&](const auto& own) {
            using Decision = std::decay_t<decltype(own.decision)>;
            const auto* const act = std::get_if<typename Decision::Evaluation::Action>(&action);
            const auto found = act ? weighedIn(own, *act) : std::nullopt;
            return found ? words::reasonsOf(*found, cards) : QStringList();
        },
        advice);
}

}
