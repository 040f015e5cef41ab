#pragma once

#include "core/game/timeline.h"

#include <QtGlobal>

#include <variant>
#include <vector>

namespace weli::test {

/// A table at which a test plays, and all that was brought to it and done there.
template <GameState S> class Recorded {
public:
    /// Of what was done as a match does it, from its opening on.
    [[nodiscard]] Timeline<S> match() const
    {
        Timeline<S> match(opening_.table.rules, players(opening_), opening_.table.dealer);
        for (const auto& event : events_) {
            const auto* const acted = std::get_if<ActedBy<typename S::Action>>(&event);
            if (acted == nullptr)
                match.takePack(std::get<Pack>(event));
            else if (!match.play(acted->seat, acted->action))
                qFatal("the table was changed by hand");
        }
        return match;
    }

    S state;

protected:
    explicit Recorded(const S& opening)
        : state(opening)
        , opening_(opening)
    {
    }

    void take(const Pack& pack)
    {
        state = withPack(state, pack);
        events_.emplace_back(pack);
    }
    void does(Seat seat, const typename S::Action& action)
    {
        state = after(state, seat, action);
        events_.emplace_back(ActedBy<typename S::Action> { seat, action });
    }

private:
    S opening_;
    std::vector<typename Timeline<S>::Event> events_;
};

}
