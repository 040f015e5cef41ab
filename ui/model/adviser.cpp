#include "ui/model/adviser.h"

#include "core/game/view_of.h"

#include <memory>
#include <utility>

namespace weli {

namespace {

    constexpr int longestThought = 900; // milliseconds: a hint that comes later is not waited for

    using Decide = std::function<AnyDecision(const std::stop_token&)>;

    Decide decisionFor(const AnyMatch& match, Seat seat, std::uint64_t seed)
    {
        return std::visit(
            [seat, seed]<typename S>(const Timeline<S>& m) -> Decide {
                return [observation = observe(m.state(), seat), seed](const std::stop_token& stop) {
                    return AnyDecision(decide(
                        observation, bots::Level::Master, bots::Budget { .stop = stop }, seed));
                };
            },
            match);
    }

}

NotePicture hintOf(const AnyDecision& advice, Depth depth, const ViewContext& context)
{
    return std::visit(
        [&](const auto& decision) { return hintOf(decision, depth, context); }, advice);
}

Adviser::Adviser(Thinker::Where where, const AlarmMaker& makeAlarm)
    : thinker_(where, makeAlarm)
{
    thinker_.setDeadline(longestThought);
}

void Adviser::ask(const AnyMatch& match, Seat seat, std::uint64_t seed, Answered answered)
{
    const auto thought = std::make_shared<std::optional<AnyDecision>>();
    thinker_.ask(
        [thought, decide = decisionFor(match, seat, seed)](const std::stop_token& stop) {
            *thought = decide(stop);
            return std::optional<AnyAction>(); // the thought is all that is wanted
        },
        [thought, answered = std::move(answered)](const auto& /*act*/) { answered(**thought); });
}

}
