#include "app/cli/pool/bieten.h"

#include "core/bots/bieten/book.h"
#include "core/bots/bieten/bot.h"
#include "core/bots/bieten/rollout/rollout.h"
#include "core/bots/decision_util.h"

#include <array>

namespace weli::pool {

using namespace bieten;

namespace {

    using Choice = Player<State>::Choice;

    bots::BietenDecision booksDecision(const Observation& observation, std::uint64_t seed)
    {
        return bots::decide(observation, bots::Level::Book, {}, seed);
    }

    /// Says this word wherever it may be said without an offence.
    template <Verb verb> Choice always(const Observation& observation, std::uint64_t seed)
    {
        for (const Action& action : legalActions(observation))
            if (action.verb() == verb
                && !offenceOf(observation.table, observation.seat, observation.own, action))
                return action;
        return booksDecision(observation, seed).action;
    }

    bool isClaim(const Choice& action)
    {
        return action && (action->verb() == Verb::Bid || action->verb() == Verb::Three);
    }

    /// Never asks for a figure, and answers like the book.
    Choice neverBids(const Observation& observation, std::uint64_t seed)
    {
        const bots::BietenDecision decision = booksDecision(observation, seed);
        for (const bots::BietenEvaluation& one : decision.weighed)
            if (!isClaim(one.action)) return one.action;
        return decision.action;
    }

    /// The points of the deal against the mean of the others.
    double gainOf(const PublicState& counted, Seat seat)
    {
        const double others = counted.active.size() - 1;
        double gain = 0;
        for (const Seat other : counted.active)
            gain += counted.count->delta[other] * (other == seat ? 1 : -1 / others);
        return gain;
    }

    /// What comes of it with these cards if all go on by the book.
    double worthOf(const State& state, Seat seat, const Choice& action, const Rng& dice)
    {
        constexpr int trials = 30; // the book has its moods
        Rng rng = dice;
        double sum = 0;
        for (int i = 0; i < trials; ++i) {
            const State next = action ? after(state, seat, *action) : state;
            const auto quiet = action ? std::nullopt : std::optional(seat);
            sum += gainOf(bots::playedOut(next, quiet, rng).table, seat);
        }
        return sum;
    }

    Choice cheats(const State& state, Seat seat, std::uint64_t seed)
    {
        const Observation observation = observe(state, seat);
        if (!seatDue(state.table) || std::holds_alternative<Reviewing>(state.table.phase))
            return booksDecision(observation, seed).action;
        Rng rng(seed);
        const bots::AdviceList advice
            = bots::bookAdvice(state.table, seat, state.holdings[seat], rng);
        Choice best = advice[0].action;
        std::optional<double> most;
        for (const bots::Advice& one : advice) {
            const double worth = advice.size() == 1 ? 0 : worthOf(state, seat, one.action, rng);
            if (most && worth <= *most) continue;
            most = worth;
            best = one.action;
        }
        return best;
    }

    const std::array players {
        Player<State> { "always-good", &always<Verb::Good> },
        Player<State> { "always-hold", &always<Verb::Hold> },
        Player<State> { "always-bid", &always<Verb::Bid> },
        Player<State> { "always-three", &always<Verb::Three> },
        Player<State> { "never-bid", &neverBids },
        Player<State> { "cheater", &cheats },
    };

}

std::span<const Player<State>> playersOf(std::type_identity<State> /*game*/) { return players; }

}
