#include "app/cli/one_figure/game.h"

#include <algorithm>

namespace weli::one_figure {

namespace {

    // The tree.

    std::size_t endOf(Tree& tree, const End& end)
    {
        tree.ends.push_back(end);
        return Tree::firstEnd + tree.ends.size() - 1;
    }

    /// A new spot whose branches are still to come.
    std::size_t spotOf(
        Tree& tree, const std::string& history, std::size_t seat, const std::string& acts)
    {
        tree.spots.push_back({ history, seat, acts, {} });
        return tree.spots.size() - 1;
    }

    std::size_t threed(
        Tree& tree, const std::string& history, std::size_t raiser, std::size_t asked)
    {
        if (asked == seats) return endOf(tree, { 2, static_cast<int>(raiser) });
        const std::size_t spot = spotOf(tree, history, (raiser + asked) % seats, "gh");
        const std::size_t good = threed(tree, history + "g", raiser, asked + 1);
        const std::size_t held = endOf(tree, { 3 });
        tree.spots[spot].next = { good, held };
        return spot;
    }

    std::size_t held(Tree& tree, const std::string& history, std::size_t other)
    {
        const std::size_t spot = spotOf(tree, history, other, "qt");
        const std::size_t quiet = endOf(tree, { 2 });
        const std::size_t raised = threed(tree, history + "t", other, 1);
        tree.spots[spot].next = { quiet, raised };
        return spot;
    }

    std::size_t asked(Tree& tree, const std::string& history, std::size_t bidder, std::size_t nth)
    {
        if (nth == seats) return endOf(tree, { 1, static_cast<int>(bidder) });
        const std::size_t seat = (bidder + nth) % seats;
        const std::size_t spot = spotOf(tree, history, seat, "ght");
        const std::size_t good = asked(tree, history + "g", bidder, nth + 1);
        const std::size_t hold = held(tree, history + "h", seats - bidder - seat);
        const std::size_t three = threed(tree, history + "t", seat, 1);
        tree.spots[spot].next = { good, hold, three };
        return spot;
    }

    std::size_t speaking(Tree& tree, const std::string& history, std::size_t seat)
    {
        if (seat == seats) return endOf(tree, { 1 });
        const std::size_t spot = spotOf(tree, history, seat, "pb");
        const std::size_t pass = speaking(tree, history + "p", seat + 1);
        const std::size_t bid = asked(tree, history + "b", seat, 1);
        tree.spots[spot].next = { pass, bid };
        return spot;
    }

    // The deals: nine cards that matter fall to three hands or to the rest, 24 others fill up.

    constexpr std::size_t special = 9; // 7 to K, the Weli, A
    constexpr int others = 24;

    double waysToFill(const std::array<int, seats>& counts)
    {
        double ways = 1;
        int left = others;
        for (const int count : counts)
            for (int free = 3 - count; free > 0; --free) ways *= static_cast<double>(left--) / free;
        return ways;
    }

    void deal(std::size_t card, std::array<int, seats>& counts,
        std::array<std::size_t, seats>& best, Deals& deals)
    {
        if (card > special) {
            deals[best[0]][best[1]][best[2]] += waysToFill(counts);
            return;
        }
        deal(card + 1, counts, best, deals);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            if (counts[seat] == 3) continue;
            const std::size_t before = best[seat];
            best[seat] = card; // they come in rising order
            ++counts[seat];
            deal(card + 1, counts, best, deals);
            --counts[seat];
            best[seat] = before;
        }
    }

    // Values.

    using Values = std::array<double, hands>; // of one seat, by its hand
    using Reach = std::array<Values, seats>; // the chance that a seat, so dealt, comes here

    double gain(const End& end, const std::array<std::size_t, seats>& dealt, std::size_t seat)
    {
        std::size_t winner = seats;
        if (end.owner >= 0) {
            winner = static_cast<std::size_t>(end.owner);
        } else {
            const auto best = std::max_element(dealt.begin(), dealt.end());
            if (*best == 0) return 0; // nobody has a heart
            winner = static_cast<std::size_t>(best - dealt.begin());
        }
        return winner == seat ? end.stake : -end.stake / (seats - 1);
    }

    class Walk {
    public:
        Walk(const Tree& tree, const Deals& deals, std::size_t seat)
            : tree_(tree)
            , deals_(deals)
            , seat_(seat)
        {
        }

        /// What comes of each hand of the seat here, times the chance of the others to come here.
        Values values(std::size_t place, const Reach& reach, const Policy& policy)
        {
            if (place >= Tree::firstEnd) return atEnd(tree_.ends[place - Tree::firstEnd], reach);
            const Spot& spot = tree_.spots[place];
            std::array<Values, 3> ofAct {};
            Values sum {};
            for (std::size_t act = 0; act < spot.next.size(); ++act) {
                Reach after = reach;
                for (std::size_t hand = 0; hand < hands; ++hand)
                    after[spot.seat][hand] *= policy[place][hand][act];
                ofAct[act] = values(spot.next[act], after, policy);
                for (std::size_t hand = 0; hand < hands; ++hand) {
                    const double share = spot.seat == seat_ ? policy[place][hand][act] : 1;
                    sum[hand] += share * ofAct[act][hand];
                }
            }
            if (spot.seat != seat_) return sum;
            if (best) return bestOf(spot, ofAct);
            if (regrets != nullptr) learn(place, reach, ofAct, sum);
            return sum;
        }

        bool best = false; // the seat does what is best, not what the policy says
        Policy* regrets = nullptr;
        Policy* sums = nullptr;
        const Policy* played = nullptr;
        double weight = 1;

    private:
        Values atEnd(const End& end, const Reach& reach) const
        {
            const std::size_t left = (seat_ + 1) % seats;
            const std::size_t right = (seat_ + 2) % seats;
            Values sum {};
            std::array<std::size_t, seats> dealt {};
            for (std::size_t mine = 0; mine < hands; ++mine)
                for (std::size_t one = 0; one < hands; ++one)
                    for (std::size_t other = 0; other < hands; ++other) {
                        dealt[seat_] = mine;
                        dealt[left] = one;
                        dealt[right] = other;
                        sum[mine] += deals_[dealt[0]][dealt[1]][dealt[2]] * reach[left][one]
                            * reach[right][other] * gain(end, dealt, seat_);
                    }
            return sum;
        }

        static Values bestOf(const Spot& spot, const std::array<Values, 3>& ofAct)
        {
            Values most = ofAct[0];
            for (std::size_t hand = 1; hand < hands; ++hand)
                for (std::size_t act = 1; act < spot.next.size(); ++act)
                    most[hand] = std::max(most[hand], ofAct[act][hand]);
            return most;
        }

        void learn(std::size_t place, const Reach& reach, const std::array<Values, 3>& ofAct,
            const Values& mean)
        {
            const Spot& spot = tree_.spots[place];
            for (std::size_t hand = 1; hand < hands; ++hand)
                for (std::size_t act = 0; act < spot.next.size(); ++act) {
                    double& regret = (*regrets)[place][hand][act];
                    regret = std::max(0.0, regret + ofAct[act][hand] - mean[hand]);
                    (*sums)[place][hand][act]
                        += weight * reach[seat_][hand] * (*played)[place][hand][act];
                }
        }

        const Tree& tree_;
        const Deals& deals_;
        std::size_t seat_;
    };

    Reach all()
    {
        Reach reach;
        for (Values& values : reach) values.fill(1);
        return reach;
    }

    /// In proportion; without any, all alike. Who has no heart does the first.
    Policy normalised(const Tree& tree, const Policy& sums)
    {
        Policy policy(tree.spots.size());
        for (std::size_t place = 0; place < policy.size(); ++place) {
            const std::size_t acts = tree.spots[place].next.size();
            policy[place][0] = { 1, 0, 0 };
            for (std::size_t hand = 1; hand < hands; ++hand) {
                double sum = 0;
                for (const double one : sums[place][hand]) sum += one;
                for (std::size_t act = 0; act < acts; ++act)
                    policy[place][hand][act]
                        = sum > 0 ? sums[place][hand][act] / sum : 1.0 / static_cast<double>(acts);
            }
        }
        return policy;
    }

    std::array<double, seats> gainsOf(
        const Tree& tree, const Deals& deals, const Policy& policy, bool best)
    {
        std::array<double, seats> gains {};
        for (std::size_t seat = 0; seat < seats; ++seat) {
            Walk walk(tree, deals, seat);
            walk.best = best;
            for (const double value : walk.values(0, all(), policy)) gains[seat] += value;
        }
        return gains;
    }

}

Tree tree()
{
    Tree tree;
    speaking(tree, "", 0);
    return tree;
}

Deals deals()
{
    Deals deals {};
    std::array<int, seats> counts {};
    std::array<std::size_t, seats> best {};
    deal(1, counts, best, deals);
    double sum = 0;
    for (const auto& ofFirst : deals)
        for (const auto& ofSecond : ofFirst)
            for (const double ways : ofSecond) sum += ways;
    for (auto& ofFirst : deals)
        for (auto& ofSecond : ofFirst)
            for (double& ways : ofSecond) ways /= sum;
    return deals;
}

Policy solved(const Tree& tree, const Deals& deals, int rounds)
{
    Policy regrets(tree.spots.size());
    Policy sums(tree.spots.size());
    for (int round = 1; round <= rounds; ++round)
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const Policy now = normalised(tree, regrets);
            Walk walk(tree, deals, seat);
            walk.regrets = &regrets;
            walk.sums = &sums;
            walk.played = &now;
            walk.weight = round;
            walk.values(0, all(), now);
        }
    return normalised(tree, sums);
}

std::array<double, seats> gains(const Tree& tree, const Deals& deals, const Policy& policy)
{
    return gainsOf(tree, deals, policy, false);
}

std::array<double, seats> bestGains(const Tree& tree, const Deals& deals, const Policy& policy)
{
    return gainsOf(tree, deals, policy, true);
}

}
