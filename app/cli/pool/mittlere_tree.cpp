#include "app/cli/pool/mittlere_tree.h"

#include "core/mittlere/values.h"
#include "core/mittlere/verdict.h"

#include <algorithm>
#include <cmath>

namespace weli::pool {

using namespace mittlere;
using bots::Deal;

bots::ThreeSeats<int> gainsOf(const Deal& deal, const Rules& rules)
{
    PerSeat<std::uint8_t> tricks;
    PerSeat<std::uint8_t> points;
    for (const Seat seat : everybody) {
        const int last = seat.index == deal.winner ? lastTrickValue : 0;
        points[seat]
            = static_cast<std::uint8_t>(valueOf(deal.taken[seat.index], deal.trump) + last);
        tricks[seat] = deal.tricks[seat.index];
    }
    const Verdict verdict = verdictOf(tricks, points, deal.trump, rules);
    bots::ThreeSeats<int> gains {};
    if (!verdict.seat) return gains; // annulled, or a draw: nobody knows yet
    const Marks marks = marksOf(verdict);
    for (const Seat seat : everybody)
        gains[seat.index] = marks.strokes[seat] - marks.potatoes[seat];
    return gains;
}

void MittlereTree::grow(Deal deal)
{
    std::vector<std::size_t> path { 0 };
    while (deal.tricksLeft > 0 && (path.size() == 1 || nodes_[path.back()].visits > 0)) {
        path.push_back(next(path.back(), deal));
        play(deal, nodes_[path.back()].card);
    }
    playOut(deal, rng_);
    const bots::ThreeSeats<int> gains = gainsOf(deal, rules_);
    for (const std::size_t i : path) {
        ++nodes_[i].visits;
        nodes_[i].sum += gains[nodes_[i].seat];
    }
}

double MittlereTree::promiseOf(const Node& child, const Node& parent) const
{
    constexpr double exploration = 3;
    return child.sum / child.visits
        + exploration * std::sqrt(std::log2(parent.visits) / child.visits);
}

std::size_t MittlereTree::next(std::size_t node, const Deal& deal)
{
    CardSet untried = playable(deal);
    const CardSet legal = untried;
    std::size_t best = 0;
    double most = 0;
    for (const std::size_t i : nodes_[node].children) {
        untried.remove(nodes_[i].card);
        if (!legal.contains(nodes_[i].card)) continue;
        const double promise = promiseOf(nodes_[i], nodes_[node]);
        if (best != 0 && promise <= most) continue;
        best = i;
        most = promise;
    }
    if (untried.empty()) return best;
    nodes_[node].children.push_back(nodes_.size());
    nodes_.push_back({ .card = bots::anyOf(untried, rng_), .seat = deal.turn });
    return nodes_.size() - 1;
}

Card MittlereTree::best() const
{
    const auto& children = nodes_[0].children;
    return nodes_[*std::max_element(children.begin(), children.end(),
                      [&](std::size_t one, std::size_t other) {
                          return nodes_[one].visits < nodes_[other].visits;
                      })]
        .card;
}

}
