#include "core/bots/bieten/rollout/rollout.h"

#include "core/bots/bieten/book.h"

namespace weli::bots {

using namespace bieten;

namespace {

    class Talk {
    public:
        Talk(Rng& rng, const std::optional<Leaner>& leaner)
            : rng_(rng)
            , leaner_(leaner)
        {
        }

        [[nodiscard]] std::optional<Action> said(const State& state, Seat seat)
        {
            AdviceList advice = bookAdvice(state.table, seat, state.holdings[seat], rng_);
            if (leaner_ && leaner_->seat == seat)
                advice = leaned(advice, state.table, seat, leaner_->leanings);
            return bestOf(advice).action;
        }

        /// Lets those who are not due speak: once after a figure was held, and before the last
        /// card.
        bool interjects(State& state, std::optional<Seat> quiet)
        {
            const Seat due = *seatDue(state.table);
            Seat seat = due;
            while ((seat = nextIn(state.table.active, seat)) != due) {
                if (seat == quiet) continue;
                const auto action = said(state, seat);
                if (!action) continue;
                state = after(std::move(state), seat, *action);
                return true;
            }
            return false;
        }

    private:
        Rng& rng_;
        const std::optional<Leaner>& leaner_;
    };

    bool isLastCard(const PublicState& table)
    {
        const Seat due = *seatDue(table);
        return table.trick == 2 && nextIn(table.active, due) == table.leader;
    }

    /// Have those who may speak before the last card let that moment pass? Who must play it has
    /// claimed something since.
    bool havePassed(const PublicState& table)
    {
        const Seat due = *seatDue(table);
        for (std::size_t i = table.history.size(); i-- > 0;) {
            const auto& [seat, action] = table.history[i];
            if (action.verb() == Verb::Play) return false;
            if (seat == due) return true;
        }
        return false;
    }

    std::optional<Planned> rest(const Planned& planned)
    {
        if (!planned.second) return std::nullopt;
        return Planned { planned.seat, *planned.second };
    }

    bool names(const Action& action)
    {
        return action.verb() == Verb::Play && action.card() != action.as();
    }

    bool justHeld(const PublicState& table)
    {
        return !table.history.empty() && table.history.back().action.verb() == Verb::Hold;
    }

    /// True if the phase stands before the tricks or after them.
    bool playsByItself(State& state, Rng& rng)
    {
        if (seatDue(state.table)) return false;
        const Seat seat = *possibleActors(state.table).begin();
        const ActionList legal = legalActions(state, seat);
        const bool reviews = std::holds_alternative<Reviewing>(state.table.phase);
        const auto any = rng.below(static_cast<std::uint32_t>(legal.size()));
        state = after(std::move(state), seat, reviews ? Action(Verb::Pass) : legal[any]);
        return true;
    }

}

State playedOut(State state, std::optional<Seat> quiet, Rng& rng,
    const std::optional<Leaner>& leaner, std::optional<Planned> planned)
{
    Talk talk(rng, leaner);
    while (!state.table.count) {
        if (playsByItself(state, rng)) continue;
        if (const auto* answering = std::get_if<Answering>(&state.table.phase)) {
            const Seat seat = answering->next;
            const Action action = *talk.said(state, seat);
            state = after(std::move(state), seat, action);
            continue;
        }
        const bool moment
            = justHeld(state.table) || (isLastCard(state.table) && !havePassed(state.table));
        if (moment && talk.interjects(state, quiet)) continue;
        quiet.reset();
        const Seat due = *seatDue(state.table);
        const bool isPlanned = planned && planned->seat == due;
        const bool isPossible = isPlanned && !whyNot(state, due, planned->action);
        const Action action = isPossible ? planned->action : *talk.said(state, due);
        if (isPlanned && (isPossible || !names(planned->action))) planned = rest(*planned);
        state = after(std::move(state), due, action);
    }
    return state;
}

State playedOut(const State& state, Seat seat, const std::optional<Action>& action, Rng& rng,
    const std::optional<Leaner>& leaner)
{
    if (action) return playedOut(after(state, seat, *action), {}, rng, leaner);
    return playedOut(state, seat, rng, leaner);
}

}
