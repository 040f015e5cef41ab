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

Gists gistsFor(const AnyAdvice& advice, const AnyMatch& match, const Beside& beside,
    CardWords cards, const std::vector<Player>& players)
{
    QStringList names;
    for (const Player& player : players) names << player.name;
    return std::visit(
        [&]<typename S>(const Timeline<S>& one) {
            using Action = typename S::Action;
            using Decision = decltype(outlook::adviceOf(observe(one.state(), Seat {}), 0));
            const auto& acted = std::get<typename Timeline<S>::Acted>(one.event(beside.place));
            const auto seen = observe(one.at(beside.place), acted.seat);
            const auto [better, done] = words::gistsAt(seen, std::get<Decision>(advice).weighed,
                std::get<Action>(beside.better), std::get<Action>(beside.done), cards);
            return Gists { words::stoodBefore(seen, names), better, done };
        },
        match);
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
