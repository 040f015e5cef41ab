#include "ui/model/help/advice.h"

#include "core/game/view_of.h"
#include "ui/words/costs.h"
#include "ui/words/gist.h"

#include <algorithm>

namespace weli {

namespace {

    template <typename Decision>
    std::optional<typename Decision::Evaluation> weighedIn(
        const Decision& decision, const AnyAction& action)
    {
        using Action = typename Decision::Evaluation::Action;
        const auto* const own = std::get_if<Action>(&action);
        if (own == nullptr) return std::nullopt;
        const auto chosen = std::find_if(decision.weighed.begin(), decision.weighed.end(),
            [own](const auto& one) { return one.action == *own; });
        return chosen == decision.weighed.end() ? std::nullopt : std::optional(*chosen);
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

Thought<AnyAdvice>::Think adviceBeside(
    const AnyMatch& match, Seat seat, const AnyAction& done, std::uint64_t seed)
{
    return std::visit(
        [&]<typename S>(const Timeline<S>& m) -> Thought<AnyAdvice>::Think {
            return
                [observation = observe(m.state(), seat), act = std::get<typename S::Action>(done),
                    seed](const std::stop_token& stop) {
                    return AnyAdvice(outlook::adviceBeside(observation, act, seed, stop));
                };
        },
        match);
}

bool speaksAgainst(const AnyAdvice& advice, const coach::Note& note)
{
    return std::visit(
        [&](const auto& decision) { return outlook::speaksAgainst(decision, note.advises); },
        advice);
}

NotePicture hintOf(const AnyAdvice& advice, Depth depth, const ViewContext& context)
{
    return std::visit(
        [&](const auto& decision) { return hintOf(decision, depth, context); }, advice);
}

QString costOf(const AnyAdvice& advice, const AnyAction& action)
{
    return std::visit(
        [&](const auto& decision) {
            const auto chosen = weighedIn(decision, action);
            if (!chosen) return QString();
            const auto cost = bots::costOf(decision.weighed.front(), *chosen);
            return cost ? words::costOf(*cost) : QString();
        },
        advice);
}

std::pair<QString, QString> gistsFor(
    const AnyAdvice& advice, const AnyAction& better, const AnyAction& done, CardWords cards)
{
    return std::visit(
        [&]<typename Decision>(const Decision& decision) {
            using Action = typename Decision::Evaluation::Action;
            return words::gistsOf(
                decision.weighed, std::get<Action>(better), std::get<Action>(done), cards);
        },
        advice);
}

QStringList reasonsFor(const AnyAdvice& advice, const AnyAction& action, CardWords cards)
{
    return std::visit(
        [&](const auto& decision) {
            const auto found = weighedIn(decision, action);
            return found ? words::reasonsOf(*found, cards) : QStringList();
        },
        advice);
}

}
