#include "core/outlook/bieten/lookout.h"

#include "core/bots/bieten/rollout/rollout.h"
#include "core/bots/bieten/telling/telling.h"
#include "core/claim/bieten/claim.h"
#include "core/outlook/sampled.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace weli::outlook {

using namespace bieten;

namespace {

    constexpr int coarseDeals = 400; // played to their end, of all acts together
    constexpr int fineDeals = 4000;
    constexpr std::size_t mostLayouts = 300; // those that are tried one by one

    /// Those who play on are not those who sit there: a chance may be off by as much even if every
    /// deal was tried (tests/bench/strength.md).
    constexpr double modelError = 0.03;

    /// What is worth trying; waiting alone where the seat is not asked.
    std::vector<bots::Trial> trialsOf(const Observation& observation)
    {
        if (legalActions(observation).empty()) return { bots::Trial {} };
        Rng sober(1); // in no mood for a bluff
        return bots::trials(
            bots::bookAdvice(observation.table, observation.seat, observation.own, sober),
            observation.table, bots::isDue(observation));
    }

    constexpr double rounding = 1e-9;
    constexpr int fewWorlds = 4; // say nothing of an error
    constexpr double anything = 1; // of the game

    /// By what acts are put in order; what comes to the same the book tells apart.
    double valueOf(const bots::Trial& trial)
    {
        constexpr double perBookPoint = 1e-4;
        return trial.mean + perBookPoint * trial.bookValue;
    }

    /// Unless it says already that it makes no odds.
    void tellThatAnotherWillDo(bots::BietenEvaluation& best)
    {
        using bots::BietenReason;
        const auto whys = best.whys;
        if (!whys.empty() && whys[0].reason == BietenReason::NoOdds) return;
        best.whys = {};
        add(best.whys, { BietenReason::Unreadable });
        for (const bots::BietenWhy& why : whys) add(best.whys, why);
    }

    void enterInto(bots::Trial& trial, Seat seat, const bots::BietenOutcome& outcome, double weight)
    {
        enter(trial.samples, seat, trial.question, outcome, weight);
        trial.mean = trial.samples.result.mean();
    }

}

bool hasOutlook(const Observation& observation)
{
    return seatDue(observation.table) && observation.table.active.contains(observation.seat);
}

Lookout::Lookout(const Observation& observation, std::uint64_t seed, const std::stop_token& stop)
    : observation_(observation)
    , rng_(seed)
    , beliefs_(observation_, rng_, bots::Reading::Acts, stop)
    , layouts_(beliefs_.layouts(mostLayouts, rng_))
    , isSettled_(claim::isSettled(observation_, stop))
{
    assert(hasOutlook(observation));
    for (bots::Trial& trial : trialsOf(observation_)) paths_.push_back({ std::move(trial), {} });
}

/// Where all layouts are tried, each as often as any other.
int Lookout::worldsFor(int deals) const
{
    const auto each = std::max<std::size_t>(static_cast<std::size_t>(deals) / paths_.size(), 1);
    if (layouts_.empty()) return static_cast<int>(each);
    return static_cast<int>(layouts_.size() * std::max<std::size_t>(each / layouts_.size(), 1));
}

int Lookout::coarse() const { return worldsFor(coarseDeals); }

int Lookout::fine() const { return worldsFor(fineDeals); }

bool Lookout::addWorld()
{
    constexpr int patience = 1000; // not every hand that is drawn leaves one for the last seat
    if (!layouts_.empty()) {
        const bots::World& next = layouts_[worlds_.size() % layouts_.size()];
        worlds_.push_back({ next.state, next.weight, Rng(rng_.next()) });
        return true;
    }
    for (int i = 0; i < patience; ++i) {
        const bots::World drawn = beliefs_.imagined(rng_);
        if (drawn.weight <= 0) continue;
        worlds_.push_back({ drawn.state, drawn.weight, Rng(rng_.next()) });
        return true;
    }
    return false;
}

void Lookout::look(int worlds, const std::stop_token& stop)
{
    while (this->worlds() < worlds) {
        if (!worlds_.empty() && stop.stop_requested()) return;
        if (!addWorld()) return;
        for (Path& path : paths_) follow(path, worlds_.back());
    }
}

void Lookout::follow(Path& path, const World& world) const
{
    const Seat seat = observation_.seat;
    Rng dice = world.dice;
    const State counted = bots::playedOut(world.state, seat, path.trial.action, dice);
    const bots::BietenOutcome outcome = bots::outcomeOf(counted.table, seat);
    enterInto(path.trial, seat, outcome, world.weight);
    path.ends.push_back({ outcome.result, counted.table.count->delta, outcome.scored });
}

BietenOutlook Lookout::now() const
{
    BietenOutlook outlook;
    outlook.worlds = worlds();
    outlook.isSettled = isSettled_;
    for (const std::size_t place : order()) outlook.lines.push_back(lineOf(paths_[place]));
    outlook.lines.front().behind = {};
    return outlook;
}

BietenLine Lookout::of(const Action& action) const
{
    for (const Path& tried : paths_)
        if (tried.trial.action == action) return lineOf(tried);
    Path path;
    path.trial.action = action;
    for (const World& world : worlds_) follow(path, world);
    return lineOf(path);
}

std::vector<std::size_t> Lookout::order() const
{
    std::vector<std::size_t> places(paths_.size());
    std::iota(places.begin(), places.end(), 0);
    std::stable_sort(places.begin(), places.end(), [&](std::size_t one, std::size_t other) {
        return valueOf(paths_[one].trial) > valueOf(paths_[other].trial);
    });
    return places;
}

BietenLine Lookout::lineOf(const Path& path) const
{
    BietenLine line { .action = path.trial.action, .events = {}, .brings = {}, .behind = {} };
    for (const Figure figure : figures) {
        for (const Seat seat : observation_.table.active)
            line.events.scored[figure][seat] = chanceOf(path, figure, seat);
        line.events.nobodys[figure] = chanceOf(path, figure, std::nullopt);
    }
    for (const Seat seat : observation_.table.active) {
        bots::Sampled points;
        for (std::size_t i = 0; i < worlds_.size(); ++i)
            points.enter(path.ends[i].points[seat], worlds_[i].weight);
        line.brings[seat] = points.mean();
    }
    line.behind = behind(path);
    return line;
}

/// … that this seat scores the figure, or nobody.
Chance Lookout::chanceOf(const Path& path, Figure figure, std::optional<Seat> seat) const
{
    bots::Sampled sampled;
    for (std::size_t i = 0; i < worlds_.size(); ++i)
        sampled.enter(path.ends[i].scored[figure] == seat ? 1 : 0, worlds_[i].weight);
    const double sure = std::round(sampled.mean());
    if (isSettled_ && std::abs(sampled.mean() - sure) < rounding) return { sure, 0 };
    const Chance chance = outlook::chanceOf(sampled);
    return { chance.value, std::hypot(chance.error, modelError) };
}

Difference Lookout::behind(const Path& path) const
{
    const bots::Sampled even = lead(bestIn(1), path, 0);
    const bots::Sampled odd = lead(bestIn(0), path, 1);
    if (worlds() < fewWorlds) return { even.mean(), anything };
    return { (even.mean() + odd.mean()) / 2, std::hypot(even.error(), odd.error()) / 2 };
}

/// The best act in every other world, from the first on or from the second.
const Lookout::Path& Lookout::bestIn(std::size_t half) const
{
    const auto mean = [&](const Path& path) {
        bots::Sampled sampled;
        for (std::size_t i = half; i < worlds_.size(); i += 2)
            sampled.enter(path.ends[i].result, worlds_[i].weight);
        return sampled.mean();
    };
    return *std::max_element(paths_.begin(), paths_.end(),
        [&](const Path& one, const Path& other) { return mean(one) < mean(other); });
}

bots::Sampled Lookout::lead(const Path& best, const Path& path, std::size_t half) const
{
    bots::Sampled lead;
    for (std::size_t i = half; i < worlds_.size(); i += 2)
        lead.enter(best.ends[i].result - path.ends[i].result, worlds_[i].weight);
    return lead;
}

bool Lookout::isPlain() const
{
    constexpr double accident = 2.5; // errors
    const auto places = order();
    return std::all_of(places.begin() + 1, places.end(), [&](std::size_t place) {
        const Difference difference = behind(paths_[place]);
        return difference.value > accident * difference.error;
    });
}

bots::BietenDecision Lookout::advice() const
{
    std::vector<bots::Trial> trials;
    for (const Path& path : paths_) trials.push_back(path.trial);
    std::vector<bots::BietenEvaluation> weighed;
    for (const std::size_t place : order()) weighed.push_back(evaluated(trials[place]));
    const bots::BietenPoints& best = *weighed.front().expected;
    const bool isForTheGame = std::any_of(weighed.begin(), weighed.end(), [&](const auto& one) {
        return one.expected->points > best.points + 2 * one.expected->error;
    });
    bots::Telling(observation_, trials)
        .explain(
            weighed, isForTheGame ? std::optional(bots::BietenReason::ForTheGame) : std::nullopt);
    if (!isPlain()) tellThatAnotherWillDo(weighed.front());
    return bots::decisionFor(std::move(weighed));
}

bots::BietenEvaluation Lookout::evaluated(const bots::Trial& trial)
{
    const bots::Samples& samples = trial.samples;
    return { .action = trial.action,
        .value = valueOf(trial),
        .error = samples.result.error(),
        .worlds = samples.worlds,
        .expected = bots::BietenPoints { samples.points.mean(), samples.points.error() } };
}

std::optional<double> Lookout::neededToHold() const
{
    const bots::Samples* const hold = samplesOf(Verb::Hold);
    const bots::Samples* const good = samplesOf(Verb::Good);
    if (hold == nullptr || good == nullptr) return std::nullopt;
    return bots::neededToHold(*hold, *good);
}

const bots::Samples* Lookout::samplesOf(Verb verb) const
{
    for (const Path& path : paths_)
        if (path.trial.action && path.trial.action->verb() == verb) return &path.trial.samples;
    return nullptr;
}

}
