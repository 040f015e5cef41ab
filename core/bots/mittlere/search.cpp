#include "core/bots/mittlere/search.h"

#include "core/bots/mittlere/endgame.h"
#include "core/bots/mittlere/features.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace weli::bots {

using namespace mittlere;

namespace {

    /// The dual logarithm, up to a tenth: enough for the balance between what is tried and what is
    /// not, and the same on every machine.
    float logarithm(std::uint32_t number)
    {
        const auto width = static_cast<unsigned>(std::bit_width(number)) - 1U;
        const auto rest = static_cast<float>(number) / static_cast<float>(1U << width);
        return static_cast<float>(width) + rest - 1.0F;
    }

}

Search::Search(const Observation& observation, const Worlds& worlds, const MittlereManner& manner,
    Rng& rng, int tricksPlayedWell, std::size_t cardsAhead)
    : payoffs_(observation.table)
    , deal_(dealOf(observation.table))
    , worlds_(worlds)
    , manner_(manner)
    , tricksPlayedWell_(tricksPlayedWell)
    , cardsAhead_(cardsAhead)
    , isPlain_(manner == MittlereManner {})
    , seat_(observation.seat.index)
    , rng_(rng)
    , nodes_(1)
{
    deal_.hands[seat_] = observation.hand;
}

void Search::think(int iterations, const std::stop_token& stop)
{
    constexpr int round = 500; // between two looks at the watch
    constexpr std::int64_t enough = 3'000'000; // lines: about twice as many as are usual
    for (int i = 0; i < iterations; ++i) {
        const bool looks = i > 0 && i % round == 0;
        if (looks && (lines_ > enough || stop.stop_requested() || isDecided(iterations - i)))
            return;
        iterate();
    }
}

bool Search::isDecided(int left) const
{
    const std::vector<RootStats> list = rootStats();
    return list.size() > 1 && list[0].visits > list[1].visits + left;
}

/// A card that was never tried here, or else the most promising one.
std::uint32_t Search::next(std::uint32_t node, const Deal& deal)
{
    constexpr float exploration = 3; // by duels: 1 is too little, 4 no better
    CardSet untried = playable(deal);
    const CardSet legal = untried;
    const std::uint32_t first = nodes_[node].children;
    std::uint32_t best = 0;
    float most = -std::numeric_limits<float>::infinity();
    for (std::uint32_t i = first; i < first + nodes_[node].count; ++i) {
        Node& child = nodes_[i];
        untried.remove(child.card);
        if (!legal.contains(child.card)) continue;
        const float value
            = child.mean + exploration * std::sqrt(logarithm(++child.chances)) * child.spread;
        const bool better = value > most;
        most = better ? value : most;
        best = better ? i : best;
    }
    return untried.empty() ? best : expand(node, untried, deal.turn);
}

/// Children lie side by side, so that all of them are read at once.
void Search::makeRoom(std::uint32_t node)
{
    const std::uint32_t old = nodes_[node].children;
    const std::uint8_t count = nodes_[node].count;
    const auto made = static_cast<std::uint32_t>(nodes_.size());
    nodes_[node].children = made;
    nodes_[node].room = static_cast<std::uint8_t>(std::max(4, 2 * count));
    nodes_.resize(made + nodes_[node].room);
    std::copy_n(nodes_.begin() + old, count, nodes_.begin() + made);
}

std::uint32_t Search::expand(std::uint32_t node, CardSet untried, std::uint8_t seat)
{
    if (nodes_[node].count == nodes_[node].room) makeRoom(node);
    const std::uint32_t made = nodes_[node].children + nodes_[node].count++;
    nodes_[made].card = anyOf(untried, rng_);
    nodes_[made].seat = seat;
    nodes_[made].chances = 1;
    return made;
}

double Search::liked(const Settled& settled, const Ends& ends, Card played) const
{
    double atFirst = 0;
    if (highestTrumps(deal_.trump).contains(played)) atFirst -= manner_.holdsBack;
    if (deal_.count == 0 && played.rank() <= Rank::King) atFirst += manner_.leadsHigh;
    return payoffs_.likingOf(manner_.taste, settled, ends, seat_)
        + atFirst * deal_.tricksLeft / handCount;
}

void Search::iterate()
{
    Deal deal = deal_;
    worlds_.deal(deal, rng_);
    FixedList<std::uint32_t, wholePack().size() + 1> path;
    path.push(0);
    while (deal.tricksLeft > 0 && path.size() <= cardsAhead_
        && (path.size() == 1 || nodes_[path.back()].visits > 0)) {
        path.push(next(path.back(), deal));
        play(deal, nodes_[path.back()].card);
    }
    playOut(deal, rng_, tricksPlayedWell_);
    if (tricksPlayedWell_ > 0) deal = playedWell(deal, payoffs_, lines_);
    const Settled settled = payoffs_.settled(deal);
    const Ends ends = payoffs_.endOf(settled, seat_);
    Payoff payoff = payoffs_.of(settled);
    if (!isPlain_) payoff[seat_] += liked(settled, ends, nodes_[path[1]].card);
    for (const std::uint32_t i : path) {
        Node& node = nodes_[i];
        const auto visits = static_cast<float>(++node.visits);
        node.mean += (static_cast<float>(payoff[node.seat]) - node.mean) / visits;
        node.spread = 1 / std::sqrt(visits);
    }
    RootSums& sums = rootSums_[path[1] - nodes_[0].children];
    sums.ends.add(ends);
    sums.squares += payoff[seat_] * payoff[seat_];
}

std::vector<Search::RootStats> Search::rootStats() const
{
    constexpr double treesApart = 0.02; // of whatever size: tests/bench/strength.md
    const Node& root = nodes_[0];
    std::vector<RootStats> list;
    for (std::uint32_t i = root.children; i < root.children + root.count; ++i) {
        const Node& node = nodes_[i];
        const RootSums& sums = rootSums_[i - root.children];
        const double visits = node.visits;
        const double mean = node.mean;
        RootStats stats { node.card, static_cast<int>(node.visits), mean };
        const double variance = std::max(0.0, sums.squares / visits - mean * mean);
        stats.error = std::hypot(std::sqrt(variance / visits), treesApart);
        stats.ends.add(sums.ends, 1 / visits);
        list.push_back(stats);
    }
    std::stable_sort(list.begin(), list.end(),
        [](const RootStats& a, const RootStats& b) { return a.visits > b.visits; });
    return list;
}

}
