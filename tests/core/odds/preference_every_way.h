#pragma once

#include "core/preference/settlement.h"
#include "core/preference/state.h"
#include "tests/core/preference/could_happen.h"

#include <array>
#include <map>
#include <vector>

namespace weli::preference::test {

inline constexpr double equal = 1e-9;

/// What becomes of a deal, by trying every card that the rules allow.
class EveryCard {
public:
    explicit EveryCard(Seat self)
        : self_(self)
    {
    }
    /// Does the seat not fall? The declarer is on one side, the defenders on the other.
    [[nodiscard]] bool keepsAsSide(const State& state) const
    {
        if (state.table.settled) return !settlementOf(state.table).fallen.contains(self_);
        const Seat seat = *seatDue(state.table);
        const bool friends = (seat == state.table.declarer) == (self_ == state.table.declarer);
        for (const Action& card : legalActions(state, seat))
            if (keepsAsSide(after(state, seat, card)) == friends) return friends;
        return !friends;
    }
    struct Worth {
        PerSeat<double> chips;
        double keeps = 0;
    };
    /// Each wants chips, and draws lots between cards that bring as many.
    [[nodiscard]] Worth forThemselves(const State& state) const
    {
        if (state.table.settled) {
            const Settlement settled = settlementOf(state.table);
            Worth worth { {}, settled.fallen.contains(self_) ? 0.0 : 1.0 };
            for (const Seat seat : state.table.playing) worth.chips[seat] = settled.delta[seat];
            return worth;
        }
        const Seat seat = *seatDue(state.table);
        std::vector<Worth> best;
        for (const Action& card : legalActions(state, seat)) {
            const Worth worth = forThemselves(after(state, seat, card));
            if (!best.empty() && worth.chips[seat] > best[0].chips[seat] + equal) best.clear();
            if (best.empty() || worth.chips[seat] > best[0].chips[seat] - equal)
                best.push_back(worth);
        }
        Worth mean;
        for (const Worth& worth : best) {
            mean.keeps += worth.keeps / static_cast<double>(best.size());
            for (const Seat other : state.table.playing)
                mean.chips[other] += worth.chips[other] / static_cast<double>(best.size());
        }
        return mean;
    }
    [[nodiscard]] double keeps(const State& state) const
    {
        const PublicState& table = state.table;
        if (isAusfechten(table)) return forThemselves(state).keeps;
        const bool together
            = table.playing.size() == 3 && !table.inviter && isSuit(*table.contract);
        if (self_ != table.declarer && together) return forThemselves(state).keeps;
        return keepsAsSide(state) ? 1 : 0;
    }

private:
    Seat self_;
};

/// All ways to lay the cards that a seat has not seen, one after the other.
class EveryWay {
public:
    EveryWay(const State& truth, Seat observer, Seat asked)
        : truth_(truth)
        , asked_(asked)
        , observation_(observe(truth, observer))
    {
    }
    /// How likely the seat that is asked for does not fall.
    [[nodiscard]] double keeps()
    {
        State world = truth_;
        CardSet left = wholePack();
        for (const Seat seat : truth_.table.active) {
            left -= playedBy(truth_.table, seat) | observation_.hands[seat];
            if (observation_.hands[seat].empty()) world.hands[seat] = {};
        }
        const auto& discards = observation_.discards;
        const CardSet aside = discards.empty() ? CardSet() : discards.back();
        lay(world, aside, left - aside);
        return sum_ / ways_;
    }

private:
    void lay(const State& world, CardSet aside, CardSet left)
    {
        if (left.empty()) return enter(world, aside);
        const Card card = left.first();
        left.remove(card);
        for (const Seat seat : world.table.active) {
            if (world.hands[seat].size() == handSize(world.table, seat)) continue;
            State next = world;
            next.hands[seat].add(card);
            lay(next, aside, left);
        }
        if (aside.size() < 2) lay(world, aside | CardSet { card }, left);
    }
    void enter(const State& world, CardSet aside)
    {
        if (!tookUpWhatItSaw(world, aside)) return;
        std::array<std::uint64_t, maxSeats> hands {}; // whoever is at home may hold anything
        for (const Seat seat : world.table.playing) hands[seat.index] = world.hands[seat].bits();
        const auto known = keeps_.find(hands);
        if (known == keeps_.end() && !couldHappen(world)) return;
        const double keeps = known == keeps_.end() ? EveryCard(asked_).keeps(world) : known->second;
        keeps_[hands] = keeps;
        sum_ += keeps;
        ++ways_;
    }
    /// P-30: who after-bought once has held the two cards that the seat had laid aside before.
    [[nodiscard]] bool tookUpWhatItSaw(const State& world, CardSet aside) const
    {
        const PublicState& table = world.table;
        if (table.buyers.size() < 2) return true;
        const Seat taker = table.buyers.back();
        const CardSet held = world.hands[taker] | playedBy(table, taker) | aside;
        return (observation_.discards[0] - held).empty();
    }

    const State& truth_;
    Seat asked_;
    Observation observation_;
    std::map<std::array<std::uint64_t, maxSeats>, double> keeps_;
    double sum_ = 0;
    int ways_ = 0;
};

}
