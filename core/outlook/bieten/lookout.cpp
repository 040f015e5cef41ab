#include "core/outlook/bieten/lookout.h"

#include "core/bots/bieten/bot.h"
#include "core/bots/bieten/rollout/rollout.h"
#include "core/bots/bieten/telling/sights.h"
#include "core/bots/bieten/telling/telling.h"
#include "core/claim/bieten/claim.h"
#include "core/outlook/sampled.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace weli::outlook {

using namespace bieten;

namespace {

    constexpr int coarseDeals = 400; // played to their end, of all acts together
    constexpr int fineDeals = 4000;
    constexpr std::size_t untriedDeals = 2000;
    constexpr std::size_t mostLayouts = 300; // those that are tried one by one

    constexpr double modelError = 0.03; // tests/bench/strength.md
    constexpr double slight = 0.012; // of a game: a sixth of a point

    /// What is worth trying; waiting alone where the seat is not asked.
    std::vector<bots::Trial> trialsOf(const Observation& observation)
    {
        if (legalActions(observation).empty()) return { bots::Trial {} };
        Rng sober(1); // in no mood for a bluff
        return bots::trials(
            bots::bookAdvice(observation.table, observation.seat, observation.own, sober),
            observation.table, bots::isDue(observation));
    }

    /// By what acts are put in order; what comes to the same the book tells apart.
    double valueOf(const bots::Trial& trial)
    {
        constexpr double perBookPoint = 1e-4;
        return trial.mean + perBookPoint * trial.bookValue;
    }

    /// Begins with what one sees, where there would be a mere number.
    void tellSight(
        bots::BietenEvaluation& best, const Observation& observation, const bots::Trial& trial)
    {
        const auto whys = best.whys;
        if (whys.empty() || !isBare(whys[0].reason)) return;
        const auto sight = bots::sightOf(observation, trial, whys[0]);
        if (!sight) return;
        best.whys = {};
        add(best.whys, *sight);
        for (const bots::BietenWhy& why : whys) add(best.whys, why);
    }

    /// After what speaks for it, unless it says already that it makes no odds; the other may bring
    /// more points.
    void tellThatAnotherWillDo(bots::BietenEvaluation& best, bool isForMore)
    {
        using bots::BietenReason;
        const auto whys = best.whys;
        if (!whys.empty() && whys[0].reason == BietenReason::NoOdds) return;
        best.whys = {};
        for (const bots::BietenWhy& why : whys) {
            add(best.whys, why);
            if (best.whys.size() == 1)
                add(best.whys, { BietenReason::Unreadable, std::nullopt, { isForMore ? 1.0 : 0 } });
        }
    }

    /// Does any of these bring more points than the best, also in tenths, as they are shown?
    bool bringsMore(
        const std::vector<bots::BietenEvaluation>& others, const bots::BietenEvaluation& best)
    {
        const auto tenths = [](const auto& one) { return std::lround(10 * one.expected->points); };
        return std::any_of(others.begin(), others.end(), [&](const auto& one) {
            return one.expected->points > best.expected->points + 2 * one.expected->error
                && tenths(one) > tenths(best);
        });
    }

    /// The answers of those who think them over.
    State answered(State state, Rng& dice)
    {
        const bots::Budget glance { .worlds = 24 };
        while (const auto* const asked = std::get_if<Answering>(&state.table.phase)) {
            const Seat seat = asked->next;
            const auto said
                = decide(observe(state, seat), bots::Level::Sharp, glance, dice.next()).action;
            state = after(std::move(state), seat, *said);
        }
        return state;
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

BietenLookout::BietenLookout(
    const Observation& observation, std::uint64_t seed, const std::stop_token& stop)
    : observation_(observation)
    , rng_(seed)
    , beliefs_(observation_, rng_, bots::Reading::Acts, stop)
    , layouts_(beliefs_.layouts(mostLayouts, rng_))
    , isSettled_(claim::isSettled(observation_, stop))
{
    assert(hasOutlook(observation));
    tried_.all = layouts_.size();
    for (std::size_t left = layouts_.size(); left > 1; --left) // a few of them are any
        std::swap(layouts_[left - 1], layouts_[rng_.below(static_cast<std::uint32_t>(left))]);
    for (bots::Trial& trial : trialsOf(observation_))
        tried_.paths.push_back({ std::move(trial), {} });
}

/// Where all layouts are tried, each as often as any other.
int BietenLookout::worldsFor(int deals) const
{
    const auto each
        = std::max<std::size_t>(static_cast<std::size_t>(deals) / tried_.paths.size(), 1);
    if (layouts_.empty()) return static_cast<int>(each);
    return static_cast<int>(layouts_.size() * std::max<std::size_t>(each / layouts_.size(), 1));
}

int BietenLookout::coarse() const { return worldsFor(coarseDeals); }

int BietenLookout::fine() const { return worldsFor(fineDeals); }

bool BietenLookout::addWorld()
{
    constexpr int patience = 1000; // not every hand that is drawn leaves one for the last seat
    if (!layouts_.empty()) {
        const bots::World& next = layouts_[tried_.worlds.size() % layouts_.size()];
        tried_.worlds.push_back({ next.state, next.weight, Rng(rng_.next()) });
        return true;
    }
    for (int i = 0; i < patience; ++i) {
        const bots::World drawn = beliefs_.imagined(rng_);
        if (drawn.weight <= 0) continue;
        tried_.worlds.push_back({ drawn.state, drawn.weight, Rng(rng_.next()) });
        return true;
    }
    return false;
}

void BietenLookout::look(int worlds, const std::stop_token& stop)
{
    while (this->worlds() < worlds) {
        if (!tried_.worlds.empty() && stop.stop_requested()) return;
        if (!addWorld()) return;
        for (Path& path : tried_.paths) follow(path, tried_.worlds.back());
    }
    if (worlds >= fine() && untried_.empty()) tryTheUntried(stop);
}

/// In the same worlds as the others, but seldom in all.
void BietenLookout::tryTheUntried(const std::stop_token& stop)
{
    const auto isTried = [this](const Action& action) {
        return std::any_of(tried_.paths.begin(), tried_.paths.end(),
            [&action](const Path& path) { return path.trial.action == action; });
    };
    for (const Action& action : legalActions(observation_))
        if (!isTried(action)) untried_.emplace_back().trial.action = action;
    const auto each = std::min<std::size_t>(
        tried_.worlds.size(), untriedDeals / std::max<std::size_t>(untried_.size(), 1));
    for (std::size_t world = 0; world < each && !stop.stop_requested(); ++world)
        for (Path& path : untried_) follow(path, tried_.worlds[world]);
}

/// Played out to its count.
State BietenLookout::endOf(const Path& path, const State& state, Rng& dice) const
{
    const Seat seat = observation_.seat;
    const auto& first = path.trial.action;
    if (!path.next && !path.isThoughtOver) return bots::playedOut(state, seat, first, dice);
    State next = after(state, seat, *first);
    if (path.isThoughtOver) next = answered(std::move(next), dice);
    if (!path.next) return bots::playedOut(std::move(next), {}, dice);
    return bots::playedOut(std::move(next), {}, dice, {}, bots::Planned { seat, *path.next });
}

void BietenLookout::follow(Path& path, const World& world) const
{
    const Seat seat = observation_.seat;
    Rng dice = world.dice;
    const State counted = endOf(path, world.state, dice);
    const bots::BietenOutcome outcome = bots::outcomeOf(counted.table, seat);
    enterInto(path.trial, seat, outcome, world.weight);
    path.ends.push_back({ outcome.result, counted.table.count->delta, outcome.scored });
}

BietenOutlook BietenLookout::now() const
{
    BietenOutlook outlook;
    outlook.worlds = worlds();
    outlook.isSettled = isSettled_;
    for (const std::size_t place : tried_.order())
        outlook.lines.push_back(lineOf(tried_.paths[place]));
    outlook.lines.front().behind = {};
    return outlook;
}

BietenLine BietenLookout::of(const Action& action) const
{
    for (const Path& tried : tried_.paths)
        if (tried.trial.action == action) return lineOf(tried);
    return lineOf(followed(action));
}

BietenLookout::Path BietenLookout::followed(const Action& action) const
{
    Path path;
    path.trial.action = action;
    for (const World& world : tried_.worlds) follow(path, world);
    return path;
}

/// What the seat may do next after it: say another word, or play any card.
std::vector<BietenLookout::Path> BietenLookout::ways(const Action& action) const
{
    Path way;
    way.trial.action = action;
    way.isThoughtOver = action.verb() == Verb::Three;
    std::vector<Path> all { way };
    const auto goOn = [&](const Action& next) {
        all.push_back(way);
        all.back().next = next;
    };
    for (const Action& other : legalActions(observation_))
        if (other.verb() == Verb::Bid && other != action) goOn(other);
    for (const Card card : handOf(observation_.table, observation_.own.cards))
        if (card != cardOf(action)) goOn(Action::play(card));
    return all;
}

std::vector<BietenLine> BietenLookout::beside(
    const Action& better, const std::vector<Action>& actions, const std::stop_token& stop) const
{
    return tried_.beside(
        better, actions, [this](const Action& action) { return ways(action); },
        [this](Path& way, const World& world) { follow(way, world); },
        [this](const Path& way) { return lineOf(way); },
        [this](const End& end) { return leadIn(end); }, stop);
}

double BietenLookout::leadIn(const End& end) const
{
    return leadOf(observation_.table.active, observation_.seat,
        [&end](Seat seat) { return end.points[seat]; });
}

double BietenLookout::Path::value() const { return valueOf(trial); }

BietenLine BietenLookout::lineOf(const Path& path) const
{
    BietenLine line {
        .action = path.trial.action, .events = {}, .brings = {}, .behind = {}, .regret = {}
    };
    for (const Figure figure : figures) {
        for (const Seat seat : observation_.table.active)
            line.events.scored[figure][seat] = chanceOf(path, figure, seat);
        line.events.nobodys[figure] = chanceOf(path, figure, std::nullopt);
    }
    for (const Seat seat : observation_.table.active) {
        bots::Sampled points;
        for (std::size_t i = 0; i < tried_.worlds.size(); ++i)
            points.enter(path.ends[i].points[seat], tried_.worlds[i].weight);
        line.brings[seat] = points.mean();
    }
    line.behind = tried_.behind(path);
    line.regret = tried_.behind(path, [this](const End& end) { return leadIn(end); });
    return line;
}

/// … that this seat scores the figure, or nobody.
Chance BietenLookout::chanceOf(const Path& path, Figure figure, std::optional<Seat> seat) const
{
    bots::Sampled sampled;
    for (std::size_t i = 0; i < tried_.worlds.size(); ++i)
        sampled.enter(path.ends[i].scored[figure] == seat ? 1 : 0, tried_.worlds[i].weight);
    return outlook::chanceOf(sampled, modelError, isSettled_);
}

bool BietenLookout::isPlain() const { return tried_.isPlain(slight); }

bots::BietenDecision BietenLookout::advice() const
{
    std::vector<bots::Trial> trials;
    for (const Path& path : tried_.paths) trials.push_back(path.trial);
    std::vector<bots::BietenEvaluation> weighed;
    for (const std::size_t place : tried_.order()) weighed.push_back(evaluated(trials[place]));
    std::vector<bots::BietenEvaluation> others;
    for (const Path& path : untried_)
        if (!path.ends.empty()) others.push_back(evaluatedBehind(path, weighed.front()));
    const bool isForMore
        = bringsMore(weighed, weighed.front()) || bringsMore(others, weighed.front());
    const bool isForTheGame = isPlain() && isForMore;
    bots::Telling(observation_, trials)
        .explain(
            weighed, isForTheGame ? std::optional(bots::BietenReason::ForTheGame) : std::nullopt);
    tellSight(weighed.front(), observation_, trials[tried_.order().front()]);
    if (!isPlain()) tellThatAnotherWillDo(weighed.front(), isForMore);
    weighed.insert(weighed.end(), others.begin(), others.end());
    return bots::decisionFor(std::move(weighed));
}

bots::BietenEvaluation BietenLookout::evaluated(const bots::Trial& trial)
{
    const bots::Samples& samples = trial.samples;
    return { .action = trial.action,
        .value = valueOf(trial),
        .error = samples.result.error(),
        .worlds = samples.worlds,
        .expected = bots::BietenPoints { samples.points.mean(), samples.points.error() } };
}

/// As far behind as it was where it was tried.
bots::BietenEvaluation BietenLookout::evaluatedBehind(
    const Path& path, const bots::BietenEvaluation& best) const
{
    const auto points = tried_.behind(path,
        [this](const End& end) { return static_cast<double>(end.points[observation_.seat]); });
    const Difference game = tried_.behind(path);
    auto one = evaluated(path.trial);
    one.value = best.value - std::max(game.value, 0.0);
    one.error = game.error;
    one.expected->points = best.expected->points - points.value;
    one.expected->error = points.error; // what is asked of it is its difference from the best
    return one;
}

std::optional<double> BietenLookout::neededToHold() const
{
    const bots::Samples* const hold = samplesOf(Verb::Hold);
    const bots::Samples* const good = samplesOf(Verb::Good);
    if (hold == nullptr || good == nullptr) return std::nullopt;
    return bots::neededToHold(*hold, *good);
}

const bots::Samples* BietenLookout::samplesOf(Verb verb) const
{
    for (const Path& path : tried_.paths)
        if (path.trial.action && path.trial.action->verb() == verb) return &path.trial.samples;
    return nullptr;
}

}
