#pragma once

#include "core/bots/bots.h"
#include "ui/model/thinker.h"
#include "ui/picture/notes/hint.h"

namespace weli {

template <typename S>
using DecisionOf = decltype(decide(std::declval<const typename S::Observation&>(), bots::Mind {},
    bots::Budget {}, std::uint64_t {}));
/// What a bot thinks in a position of any game.
using AnyDecision = EveryGame::Each<DecisionOf>;

/// The hint that it comes to.
NotePicture hintOf(const AnyDecision& advice, Depth depth, const ViewContext& context);

/// Asks the best bot what it would do in a person's seat. It sees what the person sees.
class Adviser {
public:
    using Answered = std::function<void(const AnyDecision&)>;

    explicit Adviser(Thinker::Where where, const AlarmMaker& makeAlarm = timerAlarm);
    /// The seat must have a choice. The answer comes as a Thinker's does, within a second or so.
    void ask(const AnyMatch& match, Seat seat, std::uint64_t seed, Answered answered);
    void drop() { thinker_.drop(); }

private:
    Thinker thinker_;
};

}
