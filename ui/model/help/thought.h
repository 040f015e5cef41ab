#pragma once

#include "ui/model/thinker.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace weli {

/// Thinks about something beside the table, and tells what came of it unless that is not wanted any
/// more.
template <typename Result> class Thought {
public:
    using Think = std::function<Result(const std::stop_token&)>;
    using Told = std::function<void(Result)>;

    /// After so many milliseconds it is told to come to an end.
    Thought(Thinker::Where where, const AlarmMaker& makeAlarm, int deadline)
        : thinker_(where, makeAlarm)
    {
        thinker_.setDeadline(deadline);
    }

    void ask(Think think, Told told)
    {
        const auto result = std::make_shared<std::optional<Result>>();
        thinker_.ask(
            [result, think = std::move(think)](const std::stop_token& stop) {
                *result = think(stop);
                return std::optional<AnyAction>(); // the thought is all that is wanted
            },
            [result, told = std::move(told)](const auto& /*act*/) { told(std::move(**result)); });
    }
    void drop() { thinker_.drop(); }

private:
    Thinker thinker_;
};

}
