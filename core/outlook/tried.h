#pragma once

#include "core/bots/decision_util.h"
#include "core/outlook/outlook.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>
#include <vector>

namespace weli::outlook {

/// Acts that were all tried in the same worlds. A world has a `weight`; a path, which an act takes,
/// has `ends`, one a world, each with its `worth` to the seat, and a `value()` that puts it in
/// order.
template <typename World, typename Path> struct Tried {
    std::vector<World> worlds;
    std::vector<Path> paths; // never empty
    std::size_t all = 0; // so many worlds are all there are, and come again; 0: each is drawn
    bool isCounted = false; // all there are, and all ways on: nothing hangs on what was drawn

    /// The place of the path of one of these cards, if there is one.
    [[nodiscard]] std::optional<std::size_t> placeOf(CardSet cards) const;
    /// Tries each path in the last of the worlds: `follow(path, world)`. A path that has the place
    /// of an `equal` one before it takes what came of that: `takeFrom(path)`.
    template <typename Follow> void followAll(const Follow& follow);
    /// The places of the paths, the best first.
    [[nodiscard]] std::vector<std::size_t> order() const;
    [[nodiscard]] Difference behind(const Path& path) const;
    /// The same best acts, but valued by what `of` says of their ends.
    template <typename Of> [[nodiscard]] Difference behind(const Path& path, Of of) const;
    /// How far acts are behind a better one if their seat does the best it can the next time, too,
    /// and not what those who play on do for it. `waysOf(act)` are the ways to go on after one,
    /// itself the first, `follow(way, world)` tries one, `lineOf(way)` tells it, and `leadIn(end)`
    /// is what the seat has more than the others. Who is stopped has the first of them.
    template <typename Action, typename WaysOf, typename Follow, typename LineOf, typename LeadIn>
    [[nodiscard]] auto beside(const Action& better, const std::vector<Action>& actions,
        const WaysOf& waysOf, const Follow& follow, const LineOf& lineOf, const LeadIn& leadIn,
        const std::stop_token& stop) const;
    /// Is it farther behind the best than any accident would put it, and than what is slight?
    [[nodiscard]] bool isPlainlyBehind(const Path& path, double slight = 0) const;
    /// The others than this one that are not, the best first: `actOf(path)`.
    template <typename ActOf>
    [[nodiscard]] auto asGoodAs(std::size_t place, double slight, const ActOf& actOf) const;
    /// Are all but the best?
    [[nodiscard]] bool isPlain(double slight = 0) const;

private:
    /// Of a path that was tried in so many worlds. If nothing was drawn both halves are the whole.
    [[nodiscard]] bool isIn(std::size_t half, std::size_t world, std::size_t tried) const;
    [[nodiscard]] const Path& bestIn(
        std::size_t half, std::size_t tried, const std::vector<Path>& among) const;
    /// The best of `mine` beside the best of `others`: each is found in one half of the worlds and
    /// valued in the other.
    template <typename Of>
    [[nodiscard]] Difference between(
        const std::vector<Path>& others, const std::vector<Path>& mine, Of of) const;
    [[nodiscard]] Difference from(
        const bots::Sampled& even, const bots::Sampled& odd, std::size_t tried) const;
    template <typename Of>
    [[nodiscard]] bots::Sampled lead(
        const Path& best, const Path& path, std::size_t half, Of of) const;
};

/// Ways to go on, tried in a few worlds, and those that promise most in all of them, with the first
/// one: `follow(way, world)` tries one in the next world.
template <typename World, typename Path, typename Follow>
std::vector<Path> promising(
    const std::vector<World>& worlds, std::vector<Path> ways, const Follow& follow)
{
    constexpr std::size_t few = 60;
    constexpr std::ptrdiff_t kept = 4;
    const std::size_t first = std::min(few, worlds.size());
    for (Path& way : ways)
        for (std::size_t i = 0; i < first; ++i) follow(way, worlds[i]);
    if (std::ssize(ways) > kept) {
        std::stable_sort(ways.begin() + 1, ways.end(),
            [](const Path& one, const Path& other) { return one.value() > other.value(); });
        ways.erase(ways.begin() + kept, ways.end());
    }
    for (Path& way : ways)
        for (std::size_t i = first; i < worlds.size(); ++i) follow(way, worlds[i]);
    return ways;
}

/// What a seat gets more than the others do in the mean; `of` says what each gets.
template <typename Of> double leadOf(SeatSet seats, Seat seat, Of of)
{
    double others = 0;
    for (const Seat each : seats)
        if (each != seat) others += of(each);
    return of(seat) - others / std::max(1, seats.size() - 1);
}

template <typename World, typename Path>
std::optional<std::size_t> Tried<World, Path>::placeOf(CardSet cards) const
{
    for (std::size_t place = 0; place < paths.size(); ++place)
        if (cards.contains(paths[place].action->card())) return place;
    return std::nullopt;
}

template <typename World, typename Path>
template <typename Follow>
void Tried<World, Path>::followAll(const Follow& follow)
{
    for (Path& path : paths) {
        if (path.equal)
            path.takeFrom(paths[*path.equal]);
        else
            follow(path, worlds.back());
    }
}

template <typename World, typename Path> std::vector<std::size_t> Tried<World, Path>::order() const
{
    std::vector<std::size_t> places(paths.size());
    std::iota(places.begin(), places.end(), 0);
    std::stable_sort(places.begin(), places.end(), [this](std::size_t one, std::size_t other) {
        return paths[one].value() > paths[other].value();
    });
    return places;
}

template <typename World, typename Path>
Difference Tried<World, Path>::behind(const Path& path) const
{
    return behind(path, [](const auto& end) { return end.worth; });
}

template <typename World, typename Path>
template <typename Of>
Difference Tried<World, Path>::behind(const Path& path, Of of) const
{
    const std::size_t tried = path.ends.size();
    return from(lead(bestIn(1, tried, paths), path, 0, of),
        lead(bestIn(0, tried, paths), path, 1, of), tried);
}

template <typename World, typename Path>
template <typename Action, typename WaysOf, typename Follow, typename LineOf, typename LeadIn>
auto Tried<World, Path>::beside(const Action& better, const std::vector<Action>& actions,
    const WaysOf& waysOf, const Follow& follow, const LineOf& lineOf, const LeadIn& leadIn,
    const std::stop_token& stop) const
{
    const std::vector<Path> others = promising(worlds, waysOf(better), follow);
    std::vector<decltype(lineOf(others.front()))> lines;
    for (const Action& action : actions) {
        if (stop.stop_requested()) break;
        const std::vector<Path> mine = promising(worlds, waysOf(action), follow);
        lines.push_back(lineOf(mine.front()));
        lines.back().behind = between(others, mine, [](const auto& end) { return end.worth; });
        lines.back().regret = between(others, mine, leadIn);
    }
    return lines;
}

template <typename World, typename Path>
template <typename Of>
Difference Tried<World, Path>::between(
    const std::vector<Path>& others, const std::vector<Path>& mine, Of of) const
{
    const std::size_t tried = worlds.size();
    return from(lead(bestIn(1, tried, others), bestIn(1, tried, mine), 0, of),
        lead(bestIn(0, tried, others), bestIn(0, tried, mine), 1, of), tried);
}

template <typename World, typename Path>
Difference Tried<World, Path>::from(
    const bots::Sampled& even, const bots::Sampled& odd, std::size_t tried) const
{
    constexpr std::size_t fewWorlds = 4; // say nothing of an error
    constexpr double anything = 1;
    if (isCounted) return { even.mean(), 0 };
    if (tried < fewWorlds) return { even.mean(), anything };
    return { (even.mean() + odd.mean()) / 2, std::hypot(even.error(), odd.error()) / 2 };
}

template <typename World, typename Path>
bool Tried<World, Path>::isPlainlyBehind(const Path& path, double slight) const
{
    const Difference difference = behind(path);
    return difference.value > slight && outlook::isPlain(difference);
}

template <typename World, typename Path>
template <typename ActOf>
auto Tried<World, Path>::asGoodAs(std::size_t place, double slight, const ActOf& actOf) const
{
    std::vector<std::remove_cvref_t<decltype(actOf(paths.front()))>> acts;
    for (const std::size_t other : order())
        if (other != place && !isPlainlyBehind(paths[other], slight))
            acts.push_back(actOf(paths[other]));
    return acts;
}

template <typename World, typename Path> bool Tried<World, Path>::isPlain(double slight) const
{
    const auto places = order();
    return std::all_of(places.begin() + 1, places.end(),
        [&](std::size_t place) { return isPlainlyBehind(paths[place], slight); });
}

/// Every other world, or, where all there are come twice and more, every other time that they come:
/// both halves must have the same ones.
template <typename World, typename Path>
bool Tried<World, Path>::isIn(std::size_t half, std::size_t world, std::size_t tried) const
{
    const std::size_t stride = all > 0 && tried >= 2 * all ? all : 1;
    return isCounted || world / stride % 2 == half;
}

template <typename World, typename Path>
const Path& Tried<World, Path>::bestIn(
    std::size_t half, std::size_t tried, const std::vector<Path>& among) const
{
    const auto mean = [&](const Path& path) {
        bots::Sampled sampled;
        for (std::size_t i = 0; i < worlds.size(); ++i)
            if (isIn(half, i, tried)) sampled.enter(path.ends[i].worth, worlds[i].weight);
        return sampled.mean();
    };
    return *std::max_element(among.begin(), among.end(),
        [&](const Path& one, const Path& other) { return mean(one) < mean(other); });
}

template <typename World, typename Path>
template <typename Of>
bots::Sampled Tried<World, Path>::lead(
    const Path& best, const Path& path, std::size_t half, Of of) const
{
    bots::Sampled lead;
    for (std::size_t i = 0; i < path.ends.size(); ++i) // it may be tried no more
        if (isIn(half, i, path.ends.size()))
            lead.enter(of(best.ends[i]) - of(path.ends[i]), worlds[i].weight);
    return lead;
}

}
