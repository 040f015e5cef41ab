#include "core/outlook/bieten/lookout.h"

#include "core/bots/bieten/bot.h"
#include "core/bots/bieten/rollout/rollout.h"
#include "core/bots/costs.h"
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
    constexpr double slight = bots::slightOfAGame;

    bots::AdviceList booksAdvice(const Observation& observation)
    {
        Rng sober(1); // in no mood for a bluff
        return bots::bookAdvice(observation.table, observation.seat, observation.own, sober);
    }

    /// What is worth trying; waiting alone where the seat is not asked.
    std::vector<bots::Trial> trialsOf(const Observation& observation)
    {
        if (legalActions(observation).empty()) return { bots::Trial {} };
        return bots::trials(booksAdvice(observation), observation.table, bots::isDue(observation));
    }

    /// To how much an act binds its seat.
    int promiseOf(const std::optional<Action>& action)
    {
        if (!action) return 0;
        switch (action->verb()) {
        case Verb::Bid:
        case Verb::Hold: return 1;
        case Verb::Three: return 2;
        default: return 0;
        }
    }

    /// By what acts are put in order; what comes to the same the book tells apart.
    double valueOf(const bots::Trial& trial)
    {
        constexpr double perBookPoint = 1e-4;
        return trial.mean + perBookPoint * trial.bookValue;
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
    , odds_(observation_.table, observation_.seat, observation_.own)
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
    if (worlds >= fine() && !isAllTried_) tryTheUntried(stop);
}

/// In the same worlds as the others, but seldom in all.
void BietenLookout::tryTheUntried(const std::stop_token& stop)
{
    isAllTried_ = true;
    const auto advice = booksAdvice(observation_);
    const auto isTried = [this](const Action& action) {
        return std::any_of(tried_.paths.begin(), tried_.paths.end(),
            [&action](const Path& path) { return path.trial.action == action; });
    };
    for (const Action& action : legalActions(observation_))
        if (!isTried(action))
            untried_.push_back({ bots::trialOf(action, advice, observation_.table), {} });
    const auto each = std::min<std::size_t>(
        tried_.worlds.size(), untriedDeals / std::max<std::size_t>(untried_.size(), 1));
    for (std::size_t world = 0; world < each && !stop.stop_requested(); ++world)
        for (Path& path : untried_) follow(path, tried_.worlds[world]);
    takeUp(stop);
}

/// What may be as good as the best is tried in all worlds, too; nobody is advised to bluff where
/// the book would not.
void BietenLookout::takeUp(const std::stop_token& stop)
{
    constexpr int most = 3;
    std::stable_sort(untried_.begin(), untried_.end(),
        [](const Path& one, const Path& other) { return one.value() > other.value(); });
    for (int taken = 0; taken < most && !untried_.empty(); ++taken) {
        const auto next = std::find_if_not(
            untried_.begin(), untried_.end(), [this](const Path& path) { return isBluff(path); });
        if (next == untried_.end() || stop.stop_requested()) return;
        if (tried_.isPlainlyBehind(*next, slight)) return;
        Path path = std::move(*next);
        untried_.erase(next);
        for (std::size_t world = path.ends.size(); world < tried_.worlds.size(); ++world)
            follow(path, tried_.worlds[world]);
        tried_.paths.push_back(std::move(path));
    }
}

/// The best first; of those that are equal within their error the one that promises least, but a
/// figure that nobody can take is bid. What is no bluff comes before one that is hardly better: it
/// hangs on who sits there.
std::vector<std::size_t> BietenLookout::order() const
{
    auto places = tried_.order();
    const auto promise
        = [this](std::size_t place) { return promiseOf(tried_.paths[place].trial.action); };
    auto first = places.begin();
    if (isBluff(tried_.paths[*first]))
        first = std::find_if(places.begin(), places.end(), [this](std::size_t place) {
            return !isBluff(tried_.paths[place]) && isWorthABluff(tried_.paths[place]);
        });
    if (first == places.end()) return places;
    for (auto place = first; place != places.end(); ++place)
        if (promise(*place) < promise(*first) && isAsGood(tried_.paths[*place])) first = place;
    const Path& best = tried_.paths[*first];
    const auto sure = std::find_if(places.begin(), places.end(), [&](std::size_t place) {
        const Path& path = tried_.paths[place];
        return (isSureBid(path, best) && isAsGood(path)) || isSureHold(path, best);
    });
    if (sure != places.end()) first = sure;
    std::rotate(places.begin(), first, first + 1);
    return places;
}

/// Does it come to the same in every world?
bool BietenLookout::isTheSame(const Path& path, const Path& other)
{
    return std::equal(path.ends.begin(), path.ends.end(), other.ends.begin(), other.ends.end(),
        [](const End& one, const End& another) {
            return one.worth == another.worth && one.points == another.points;
        });
}

/// Does it bid what nobody can take, and bring as many points as the other, whatever they answer?
/// Not if they come to the same without the bid.
bool BietenLookout::isSureBid(const Path& path, const Path& other) const
{
    constexpr double rounding = 1e-9;
    constexpr double hair = 0.05; // of a point
    const auto& action = path.trial.action;
    if (!action || action->verb() != Verb::Bid || promiseOf(other.trial.action) > 0) return false;
    const bots::Samples& samples = path.trial.samples;
    const Figure figure = action->figure();
    const double others = 1 - samples.chance(figure) - samples.chanceOfNobody(figure);
    if (others > rounding || odds_.chance(figure) < 1 - rounding) return false;
    if (isTheSame(path, other)) return false;
    const double least = other.trial.samples.points.mean() - hair;
    const auto suffices = [least](const bots::Sampled& points) {
        return points.weight <= 0 || points.mean() >= least;
    };
    return suffices(samples.pointsIfGood) && suffices(samples.pointsIfHeld);
}

/// Does it hold what nobody can take, where the other lets it go and hopes that somebody holds,
/// for little more?
bool BietenLookout::isSureHold(const Path& path, const Path& other) const
{
    constexpr double rounding = 1e-9;
    const auto& action = path.trial.action;
    const auto& left = other.trial.action;
    if (!action || action->verb() != Verb::Hold || !left || left->verb() != Verb::Good)
        return false;
    return path.trial.samples.chance(action->figure()) > 1 - rounding
        && odds_.chance(action->figure()) > 1 - rounding
        && tried_.behind(path).value <= bots::slightOfAGame;
}

/// Beside the best, which is a bluff.
bool BietenLookout::isWorthABluff(const Path& path) const
{
    constexpr double half = 0.035; // of a game: half a point
    const Difference difference = tried_.behind(path);
    return difference.value <= std::max(difference.error, half);
}

bool BietenLookout::isAsGood(const Path& path) const
{
    constexpr double hair = 0.004; // of a game
    const Difference difference = tried_.behind(path);
    if (difference.value > std::max(difference.error, hair)) return false;
    const Difference lead = tried_.behind(path, [this](const End& end) { return leadIn(end); });
    return !outlook::isPlain(lead);
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
    return bots::playedOut(
        std::move(next), {}, dice, {}, bots::Planned { seat, *path.next, path.second });
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
    for (const std::size_t place : order()) outlook.lines.push_back(lineOf(tried_.paths[place]));
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
    Path path { bots::trialOf(action, booksAdvice(observation_), observation_.table), {} };
    for (const World& world : tried_.worlds) follow(path, world);
    return path;
}

/// Names for a wild card that make something of it: aces, and what goes with a card of the seat.
std::vector<Action> BietenLookout::namings() const
{
    const CardSet own = observation_.own.cards;
    const CardSet wilds = handOf(observation_.table, own) & wildCards(observation_.table.rules);
    std::vector<Action> all;
    if (wilds.empty()) return all;
    const auto isUseful = [naturals = own - wilds](Card name) {
        bool pairs = false;
        for (const Card card : naturals) pairs = pairs || card.rank() == name.rank();
        return pairs || name.rank() == Rank::Ace;
    };
    for (const Card name : packFor(observation_.table.rules) - wilds - own)
        if (name != sixOfBells && isUseful(name)) all.push_back(Action::play(wilds.first(), name));
    return all;
}

/// What the seat may do next after it: say another word, after a card two, or play any card.
std::vector<BietenLookout::Path> BietenLookout::ways(const Action& action) const
{
    Path way;
    way.trial.action = action;
    way.isThoughtOver = action.verb() == Verb::Three;
    std::vector<Path> all { way };
    const auto goOn = [&](const Action& next, const std::optional<Action>& second = {}) {
        all.push_back(way);
        all.back().next = next;
        all.back().second = second;
    };
    std::vector<Action> bids;
    for (const Action& other : legalActions(observation_))
        if (other.verb() == Verb::Bid && other != action) bids.push_back(other);
    for (const Action& bid : bids) goOn(bid);
    if (action.verb() == Verb::Play) // who bids now may bid twice as well
        for (const Action& bid : bids)
            for (const Action& other : bids)
                if (other != bid) goOn(bid, other);
    for (const Card card : handOf(observation_.table, observation_.own.cards))
        if (card != cardOf(action)) goOn(Action::play(card));
    for (const Action& name : namings())
        if (name.card() != cardOf(action)) goOn(name);
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
    line.events.isBluff = isBluff(path);
    line.behind = tried_.behind(path);
    line.regret = tried_.behind(path, [this](const End& end) { return leadIn(end); });
    return line;
}

/// It hopes that nobody holds: if somebody does, and somebody may, there is little behind it.
bool BietenLookout::isBluff(const Path& path) const
{
    constexpr double seldom = 0.1;
    const auto& claimed = path.trial.question.claimed;
    const bots::Samples& samples = path.trial.samples;
    return claimed && samples.pointsIfHeld.weight > seldom * samples.points.weight
        && odds_.isBluff(*claimed, samples.wonIfHeld / samples.pointsIfHeld.weight);
}

/// … that this seat scores the figure, or nobody.
Chance BietenLookout::chanceOf(const Path& path, Figure figure, std::optional<Seat> seat) const
{
    bots::Sampled sampled;
    for (std::size_t i = 0; i < tried_.worlds.size(); ++i)
        sampled.enter(path.ends[i].scored[figure] == seat ? 1 : 0, tried_.worlds[i].weight);
    return outlook::chanceOf(sampled, modelError, isSettled_);
}

bool BietenLookout::isPlain() const
{
    return order().front() == tried_.order().front() && tried_.isPlain(slight);
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
