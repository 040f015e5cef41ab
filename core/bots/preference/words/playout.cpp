#include "core/bots/preference/words/playout.h"

#include "core/bots/decision_util.h"
#include "core/bots/preference/words/manner.h"
#include "core/bots/preference/words/open_line.h"
#include "core/bots/preference/words/worth.h"

#include <algorithm>
#include <array>

namespace weli::bots {

using namespace preference;

namespace {

    /// The split that this act offers or accepts.
    std::optional<Split> splitIn(const Action& action, const PublicState& table)
    {
        if (action.verb() == Verb::Offer) return action.split();
        if (action.verb() == Verb::Accept) return table.offers.back();
        return std::nullopt;
    }

    /// What came of one act in the worlds so far.
    struct ActSums {
        Sampled chips; // a world each
        int deals = 0; // played to their end; all that follows is of these
        Sampled made; // of the deals that the seat declared
        Sampled tricks; // in those with a trump
        Sampled kept; // of the deals that it defended
        Sampled defended; // tricks in them
        std::array<int, contractCount> contracts {}; // that it declared
        Sampled agreed; // was the split settled on that it offered?
    };

    /// All but the chips.
    void enter(ActSums& sums, const State& settled, Seat self, std::optional<Split> offered)
    {
        const PublicState& table = settled.table;
        const Settlement result = settlementOf(table);
        ++sums.deals;
        if (offered) sums.agreed.enter(table.agreed == offered ? 1 : 0);
        if (table.declarer != self) {
            if (!table.declarer || !table.playing.contains(self)) return;
            sums.kept.enter(result.fallen.contains(self) ? 0 : 1);
            sums.defended.enter(tricksPaid(table, result, self));
            return;
        }
        ++sums.contracts[static_cast<std::size_t>(*table.contract)];
        sums.made.enter(result.fallen.contains(self) ? 0 : 1);
        if (isSuit(*table.contract)) sums.tricks.enter(result.tricks[self]);
    }

    bool isBid(const Action& action)
    {
        return action.verb() == Verb::Bid || action.verb() == Verb::Hold;
    }

    /// The chips are the mean of all these ends of one world.
    void enter(ActSums& sums, const State& world, const std::vector<State>& ends, Seat self,
        std::optional<Split> offered)
    {
        double chips = 0;
        for (const State& end : ends) {
            chips += chipsBrought(world, end, self);
            enter(sums, end, self, offered);
        }
        sums.chips.enter(chips / static_cast<double>(ends.size()));
    }

    /// Of what it made as the declarer; a bid may be overbid, and lead to more than one contract.
    PreferenceWhy whyDeclaring(const Action& action, const ActSums& sums)
    {
        constexpr double nearlyAlways = 0.95;
        const auto most = std::max_element(sums.contracts.begin(), sums.contracts.end());
        PreferenceWhy why = whyContract(static_cast<Contract>(most - sums.contracts.begin()),
            { sums.made.mean(), sums.tricks.mean() });
        if (why.reason != PreferenceReason::MadeWithTricks || !isBid(action)) return why;
        if (*most < nearlyAlways * sums.made.weight)
            why.reason = PreferenceReason::MadeMostly;
        else if (sums.made.weight < nearlyAlways * sums.deals)
            why.reason = PreferenceReason::MadeIfDeclarer;
        return why;
    }

    PreferenceWhy whyOf(const Action& action, const ActSums& sums)
    {
        constexpr double seldom = 0.1;
        const double declares = sums.made.weight / sums.deals;
        const auto defended = whyInDefence(action.verb(), sums.kept.mean(), sums.defended.mean());
        if (defended) return *defended;
        if (isBid(action) && declares < seldom)
            return { PreferenceReason::SeldomDeclares, { declares } };
        if (declares > 0 && action.verb() != Verb::No) return whyDeclaring(action, sums);
        if (sums.defended.weight <= 0) return { PreferenceReason::NoIsFree };
        return { PreferenceReason::Defending, { sums.defended.mean() } };
    }

    /// What is said of sharing the tricks.
    PreferenceWhys whysOfTalk(
        const Action& action, const ActSums& sums, const PublicState& table, Seat self)
    {
        const bool declares = table.declarer == self;
        const auto offered = splitIn(action, table);
        PreferenceWhys whys;
        if (offered) {
            const int tricks = declares ? declarersTricks(*offered) : defendersTricks(*offered);
            add(whys, { PreferenceReason::Shared, { static_cast<double>(tricks) } });
            if (action.verb() == Verb::Offer)
                add(whys, { PreferenceReason::Agrees, { sums.agreed.mean() } });
        } else if (declares) {
            add(whys, whyDeclaring(action, sums));
        } else {
            add(whys, *whyInDefence(Verb::Alone, sums.kept.mean(), sums.defended.mean()));
        }
        return whys;
    }

    PreferenceEvaluation evaluation(
        const Action& action, const ActSums& sums, const PublicState& table, Seat self)
    {
        const double chips = sums.chips.mean();
        PreferenceEvaluation one { action, chips, sums.chips.error(),
            static_cast<int>(sums.chips.weight), PreferenceChips { chips, sums.chips.error() } };
        if (std::holds_alternative<Talking>(table.phase)) {
            one.whys = whysOfTalk(action, sums, table, self);
            return one;
        }
        if (action.verb() == Verb::Pass)
            one.whys = whysOfPassing(table,
                sums.defended.weight > 0 ? std::optional(sums.defended.mean()) : std::nullopt);
        else
            add(one.whys, whyOf(action, sums));
        return one;
    }

    /// How the deal ends from here, in each of these ways to play the cards.
    std::vector<State> endsOf(const State& state, CardPlay cards, OpenPlaySolver& solver)
    {
        std::vector<State> ends;
        if (cards != CardPlay::Openly) playToTheEnd(ends.emplace_back(state));
        if (cards != CardPlay::ByTheBook) playToTheEndOpenly(ends.emplace_back(state), solver);
        return ends;
    }

    /// By what has fallen, no more: quicker than by all that follows from it.
    Action likedCard(const Observation& observation)
    {
        return bestOf(likedCards(observation, PreferenceMemory::Fallen)).action;
    }

}

Action bookAct(const State& state, Seat seat)
{
    const Observation observation = observe(state, seat);
    if (std::holds_alternative<Playing>(state.table.phase)) return likedCard(observation);
    return *bestOf(unimagined(observation, Level::Book)).action;
}

void goOnByTheBook(State& state)
{
    const Seat seat = *seatDue(state.table);
    const ActionList legal = legalActions(state, seat);
    act(state, seat, legal.size() == 1 ? legal[0] : bookAct(state, seat));
}

void playToTheEnd(State& state)
{
    while (!state.table.settled) goOnByTheBook(state);
}

void playToTheEndOpenly(State& state, OpenPlaySolver& solver)
{
    while (!state.table.settled && !std::holds_alternative<Playing>(state.table.phase))
        goOnByTheBook(state);
    if (!state.table.settled && state.table.contract) playOpenly(state, solver);
    playToTheEnd(state);
}

double chipsBrought(const State& before, const State& settled, Seat self)
{
    const PublicState& table = settled.table;
    const double bowl = table.pot - before.table.anted;
    return table.balances[self] - before.table.balances[self] + bowl / table.players;
}

int tricksPaid(const PublicState& table, const Settlement& result, Seat defender)
{
    int tricks = 0;
    for (const Seat seat : defendersOf(table))
        if (seat == defender || table.inviter == defender) tricks += result.tricks[seat];
    return tricks;
}

std::vector<PreferenceEvaluation> playedOut(const Observation& observation,
    const WorldSampler& sampler, std::span<const Action> actions, CardPlay cards,
    const Budget& budget)
{
    constexpr std::uint64_t enough = 1'500'000; // positions
    OpenPlaySolver solver;
    std::vector<ActSums> sums(actions.size());
    for (const State& world : sampler.worlds()) {
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const State acted = after(world, observation.seat, actions[i]);
            const auto offered = splitIn(actions[i], world.table);
            enter(sums[i], world, endsOf(acted, cards, solver), observation.seat, offered);
        }
        if (solver.nodes() > enough || budget.stop.stop_requested()) break;
    }
    std::vector<PreferenceEvaluation> weighed;
    for (std::size_t i = 0; i < actions.size(); ++i)
        weighed.push_back(evaluation(actions[i], sums[i], observation.table, observation.seat));
    return weighed;
}

}
