#include "ui/model/session_state.h"

#include <algorithm>

namespace weli::session {

namespace {

    using Step = std::pair<State, Effect>;

    /// The pause is over, or there was none.
    Step acting(const std::optional<Intent>& intent, const Table& table, bool released)
    {
        if (!intent) return { Thinking { released }, Nothing {} };
        if (table.waits && !released) return { Held { *intent }, Publish {} };
        return { Thinking { released }, *intent };
    }

    /// What lies there has been looked at.
    Step goingOn(const std::optional<Intent>& intent, const Table& table, bool released = false)
    {
        switch (table.due) {
        case Due::Pack:
            if (table.showsTies && !released) return { Held {}, Publish {} };
            [[fallthrough]];
        case Due::FirstPack: return { Thinking { released }, TakePack {} };
        case Due::Result: return { Counted {}, Nothing {} };
        case Due::End: return { Over {}, Nothing {} };
        case Due::Act: break;
        }
        return acting(intent, table, released);
    }

    /// The last act of a deal has been looked at: now the result is shown.
    Step lingered(const Table& table) { return { goingOn({}, table).first, Publish {} }; }

    struct Stepping {
        const Table& table;

        Step operator()(const Showing& state, PictureShown) const
        {
            const bool isPlain = state.what == Showing::What::Plain;
            const bool isPaused = table.due == Due::Pack || table.due == Due::Act;
            if (table.pace <= 0 || (isPlain && !isPaused)) return shown(state);
            switch (state.what) {
            case Showing::What::Lot:
                return { Drawing {}, Pause { std::max(table.pace, lookingAtTheLot) } };
            case Showing::What::LastAct:
                return { Lingering {}, Pause { std::max(table.pace, lookingAtTheEnd) } };
            case Showing::What::Plain: break;
            }
            return { Pausing { state.intent }, Pause { table.pace } };
        }
        Step operator()(Drawing, PauseOver) const { return goingOn({}, table); }
        Step operator()(Lingering, PauseOver) const { return lingered(table); }
        Step operator()(const Pausing& state, PauseOver) const
        {
            return goingOn(state.intent, table);
        }

        Step operator()(const Showing& state, const Answered& answer) const
        {
            return { Showing { state.what, answer.intent }, Nothing {} };
        }
        Step operator()(Pausing, const Answered& answer) const
        {
            return { Pausing { answer.intent }, Nothing {} };
        }
        Step operator()(Thinking state, const Answered& answer) const
        {
            return acting(answer.intent, table, state.released);
        }

        Step operator()(Drawing, WentOn) const { return goingOn({}, table, true); }
        Step operator()(Lingering, WentOn) const { return lingered(table); }
        Step operator()(const Pausing& state, WentOn) const
        {
            return goingOn(state.intent, table, true);
        }
        Step operator()(Thinking, WentOn) const { return { Thinking { true }, Nothing {} }; }
        Step operator()(const Held& state, WentOn) const { return letGo(state); }
        Step operator()(Counted, WentOn) const { return { Thinking { true }, TakePack {} }; }
        Step operator()(Over, WentOn) const { return { Over {}, EndMatch {} }; }

        Step operator()(const Held& state, WaitingEnded) const
        {
            return state.intent ? letGo(state) : Step { state, Nothing {} };
        }

        template <typename OtherState, typename OtherEvent>
        Step operator()(const OtherState& state, const OtherEvent&) const
        {
            return { state, Nothing {} };
        }

    private:
        [[nodiscard]] static Step letGo(const Held& state)
        {
            if (state.intent) return { Thinking { true }, *state.intent };
            return { Thinking { true }, TakePack {} };
        }

        [[nodiscard]] Step shown(const Showing& state) const
        {
            if (state.what == Showing::What::LastAct) return lingered(table);
            return goingOn(state.intent, table);
        }
    };

}

std::pair<State, Effect> step(const State& state, const Event& event, const Table& table)
{
    return std::visit(Stepping { table }, state, event);
}

}
