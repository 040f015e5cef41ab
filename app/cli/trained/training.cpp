#include "app/cli/trained/training.h"

#include "core/bots/bieten/bot.h"
#include "core/bots/decision_util.h"
#include "core/game/turn.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace weli::trained {

using namespace bieten;

namespace {

    constexpr int players = 3;

    /// Plays the deal to its count; `ask(state, seat)` says what a seat does.
    template <typename Ask> State played(State state, const Ask& ask)
    {
        while (!state.table.count) {
            const Acted acted
                = nextAct(state, [&](const Observation& seen) { return ask(state, seen); });
            state = after(std::move(state), acted.seat, acted.action);
        }
        return state;
    }

    /// Dice of one seat in one deal, the same for all who are tried there.
    std::uint64_t diceOf(std::size_t deal, Seat seat) { return deal * maxSeats + seat.index; }

    /// Points above the mean of the table, times the players.
    std::int64_t gainOf(const PublicState& counted, Seat seat)
    {
        std::int64_t gain = 0;
        for (const Seat other : counted.active)
            gain += counted.count->delta[seat] - counted.count->delta[other];
        return gain;
    }

    std::optional<Action> choice(
        const Observation& seen, const Leanings& leanings, std::uint64_t seed)
    {
        const PublicState& table = seen.table;
        if (!seatDue(table)) return decide(seen, bots::Level::Book, {}, seed).action;
        Rng rng = bots::seededRng(table.history.size(), seed); // its mood here
        const auto advice = bots::bookAdvice(table, seen.seat, seen.own, rng);
        return bestOf(leaned(advice, table, seen.seat, leanings)).action;
    }

    /// Normally distributed (Box and Muller).
    double normal(Rng& rng)
    {
        const double distance = std::sqrt(-2 * std::log(1 - rng.unit()));
        return distance * std::cos(2 * std::numbers::pi * rng.unit());
    }

    struct Candidate {
        Leanings leanings {};
        double gain = 0;
    };

    /// Where candidates are drawn from, each leaning by itself.
    class Spread {
    public:
        Spread() { width_.fill(0.3); }

        [[nodiscard]] Leanings drawn(Rng& rng) const
        {
            Leanings leanings {};
            for (std::size_t i = 0; i < leanings.size(); ++i)
                leanings[i] = middle_[i] + width_[i] * normal(rng);
            return leanings;
        }

        void moveTo(const std::vector<Candidate>& best)
        {
            constexpr double pace = 0.7;
            constexpr double leastWidth = 0.01;
            const auto count = static_cast<double>(best.size());
            for (std::size_t i = 0; i < middle_.size(); ++i) {
                double sum = 0;
                double squares = 0;
                for (const Candidate& one : best) sum += one.leanings[i];
                for (const Candidate& one : best)
                    squares += std::pow(one.leanings[i] - sum / count, 2);
                middle_[i] += pace * (sum / count - middle_[i]);
                width_[i] += pace * (std::sqrt(squares / count) - width_[i]) + leastWidth;
            }
        }

        [[nodiscard]] const Leanings& middle() const { return middle_; }

    private:
        Leanings middle_ {};
        Leanings width_ {};
    };

    State playedByTheBook(const State& dealt, std::size_t number)
    {
        return played(dealt, [&](const State& /*now*/, const Observation& seen) {
            return decide(seen, bots::Level::Book, {}, diceOf(number, seen.seat)).action;
        });
    }

    /// What the leanings bring this seat in the deal of that number.
    std::int64_t gained(const State& dealt, std::size_t number, Seat seat, const Leanings& leanings,
        const Others& others)
    {
        const State end = played(dealt, [&](const State& now, const Observation& seen) {
            const std::uint64_t dice = diceOf(number, seen.seat);
            return seen.seat == seat ? choice(seen, leanings, dice) : others(now, seen.seat, dice);
        });
        return gainOf(end.table, seat);
    }

}

std::vector<State> deals(int count, std::uint64_t seed)
{
    std::vector<State> list;
    Rng rng(seed);
    const auto dealt = static_cast<std::size_t>(count);
    while (list.size() < dealt) {
        State state = start(rulesOf(Preset::Tirol, players), players, seatAt(0));
        while (!isOver(state) && list.size() < dealt) {
            list.push_back(withPack(state, shuffled(packOf(wholePack(state)), rng)));
            state = playedByTheBook(list.back(), list.size());
        }
    }
    return list;
}

cli::Estimate gain(const std::vector<State>& deals, const Leanings& leanings, const Others& others)
{
    cli::Sums sums;
    for (std::size_t deal = 0; deal < deals.size(); ++deal) {
        std::int64_t points = 0;
        for (const Seat seat : SeatSet::firstOf(players))
            points += gained(deals[deal], deal, seat, leanings, others);
        sums.enter(points, players);
    }
    return sums.estimate(1.0 / players);
}

Leanings trainedAgainst(const Others& others, const Training& training)
{
    constexpr std::size_t tried = 40;
    constexpr std::size_t kept = 8;
    Spread spread;
    Rng rng(training.seed);
    for (int round = 0; round < training.rounds; ++round) {
        const std::vector<State> packs = deals(training.deals, rng.next());
        std::vector<Candidate> candidates(tried);
        for (Candidate& one : candidates) {
            one.leanings = spread.drawn(rng);
            one.gain = gain(packs, one.leanings, others).mean;
        }
        std::sort(candidates.begin(), candidates.end(),
            [](const Candidate& a, const Candidate& b) { return a.gain > b.gain; });
        candidates.resize(kept);
        spread.moveTo(candidates);
    }
    return spread.middle();
}

}
