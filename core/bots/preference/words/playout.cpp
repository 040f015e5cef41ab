#include "core/bots/preference/words/playout.h"

#include "core/bots/decision_util.h"
#include "core/bots/preference/telling/act_sums.h"
#include "core/bots/preference/words/manner.h"
#include "core/bots/preference/words/modesty.h"
#include "core/bots/preference/words/open_line.h"

namespace weli::bots {

using namespace preference;

namespace {

    /// All speak by the book, until cards are played.
    void speakToTheEnd(State& state)
    {
        while (!state.table.settled && !std::holds_alternative<Playing>(state.table.phase))
            goOnByTheBook(state);
    }

    /// How the deal ends from here, in each of these ways to play the cards.
    std::vector<State> endsOf(const State& state, CardPlay cards, OpenPlaySolver& solver)
    {
        std::vector<State> ends;
        if (cards == CardPlay::ByTheBook || cards == CardPlay::Both)
            playToTheEnd(ends.emplace_back(state));
        if (cards == CardPlay::Openly || cards == CardPlay::Both)
            playToTheEndOpenly(ends.emplace_back(state), solver);
        return ends;
    }

    /// All that may come of an act in one world: its chips, the mean of these ends.
    double enterAll(ActSums& sums, const std::vector<State>& ends, const State& world, Seat self,
        const std::optional<Split>& offered)
    {
        double chips = 0;
        for (const State& end : ends) {
            chips += chipsBrought(world, end, self);
            sums.enter(end, self, offered);
        }
        chips /= static_cast<double>(ends.size());
        sums.chips.enter(chips);
        return chips;
    }

}

Action bookAct(const State& state, Seat seat, PreferenceMemory memory)
{
    const Observation observation = observe(state, seat);
    if (std::holds_alternative<Playing>(state.table.phase))
        return bestOf(likedCards(observation, memory)).action;
    return *bestOf(unimagined(observation, Level::Book)).action;
}

void goOnByTheBook(State& state, PreferenceMemory memory)
{
    const Seat seat = *seatDue(state.table);
    const ActionList legal = legalActions(state, seat);
    act(state, seat, legal.size() == 1 ? legal[0] : bookAct(state, seat, memory));
}

void playToTheEnd(State& state, PreferenceMemory memory)
{
    while (!state.table.settled) goOnByTheBook(state, memory);
}

void playToTheEndOpenly(State& state, OpenPlaySolver& solver)
{
    speakToTheEnd(state);
    if (!state.table.settled && state.table.contract) playOpenly(state, solver);
    playToTheEnd(state);
}

double chipsBrought(const State& before, const State& settled, Seat self)
{
    const PublicState& table = settled.table;
    const double bowl = table.pot - before.table.anted;
    return table.balances[self] - before.table.balances[self] + bowl / table.players;
}

std::vector<PreferenceEvaluation> playedOut(const Observation& observation,
    const WorldSampler& sampler, std::span<const Action> actions, CardPlay cards,
    const Budget& budget)
{
    constexpr std::uint64_t enough = 1'500'000; // positions
    OpenPlaySolver solver;
    std::vector<ActSums> sums(actions.size());
    std::vector<TriedWord> tried(actions.size());
    for (const State& world : sampler.worlds()) {
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const State acted = after(world, observation.seat, actions[i]);
            const std::vector<State> ends = endsOf(acted, cards, solver);
            tried[i].chips.push_back(
                enterAll(sums[i], ends, world, observation.seat, splitIn(actions[i], world.table)));
        }
        if (solver.nodes() > enough || budget.stop.stop_requested()) break;
    }
    std::vector<PreferenceEvaluation> weighed;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        tried[i].declares = sums[i].made.weight / sums[i].deals;
        weighed.push_back(sums[i].evaluation(actions[i], observation.table, observation.seat));
    }
    preferTheLowest(weighed, tried);
    return weighed;
}

}
