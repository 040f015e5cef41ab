#include "app/cli/chance.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
#include <numeric>
#include <utility>

namespace weli::cli {

using namespace bieten;

namespace {

    enum class Kind : std::uint8_t { Ordinary, Claim, Offence, ClaimOffence };

    constexpr std::uint32_t claimOdds = 8;
    constexpr std::uint32_t offenceOdds = 8;
    constexpr std::uint32_t wildDeals = 8;

    bool isPenalised(const Table& table)
    {
        return table.rules.irregularities == Irregularities::Penalised;
    }

    bool inTricks(const State& state) { return std::holds_alternative<Playing>(state.table.phase); }

    bool isClaim(const Action& action)
    {
        return action.verb() == Verb::Bid || action.verb() == Verb::Three;
    }

    Kind kindOf(const State& state, Seat seat, const Action& action)
    {
        const bool claims = inTricks(state) && isClaim(action);
        if (offenceOf(state.table, seat, state.holdings[seat], action))
            return claims ? Kind::ClaimOffence : Kind::Offence;
        return claims ? Kind::Claim : Kind::Ordinary;
    }

    /// About what an offence costs (B-57); a lost game ends the game, which is no loss here.
    int costOf(const Table& table)
    {
        if (table.rules.penalty == Penalty::Points) return table.rules.penaltyPoints;
        if (table.rules.penalty == Penalty::Game) return 10;
        int highest = 0;
        for (const Seat seat : table.active) highest = std::max<int>(highest, table.totals[seat]);
        return highest;
    }

    std::uint32_t oddsAgainstOffence(const Table& table)
    {
        if (table.deal <= wildDeals) return offenceOdds;
        const auto cost = static_cast<std::uint32_t>(1 + costOf(table));
        return offenceOdds * cost * cost;
    }

    using Lists = PerSeat<ActionList>;

    /// What is open to these seats. Every list is made where it stands: none is copied.
    template <int... index>
    Lists listsOf(const State& state, SeatSet seats, std::integer_sequence<int, index...> /*all*/)
    {
        return { { (seats.contains(seatAt(index)) ? legalActions(state, seatAt(index))
                                                  : ActionList())... } };
    }

    /// How many acts of a list are of each kind.
    using Counts = std::array<std::uint8_t, 4>;

    Counts countsOf(const ActionList& lawful, bool inTricks)
    {
        std::size_t plays = inTricks ? 0 : lawful.size();
        while (plays < lawful.size() && !isClaim(lawful[plays])) ++plays;
        return { static_cast<std::uint8_t>(plays),
            static_cast<std::uint8_t>(lawful.size() - plays) };
    }

    /// Puts the acts of each kind together, in the order of the kinds.
    Counts sortByKind(const State& state, Seat seat, ActionList& list)
    {
        if (!isPenalised(state.table)) return countsOf(list, inTricks(state)); // it is sorted
        const auto kind = [&](const Action& action) { return kindOf(state, seat, action); };
        std::stable_sort(list.begin(), list.end(),
            [&](const Action& a, const Action& b) { return kind(a) < kind(b); });
        Counts counts {};
        for (const Action& action : list) ++counts[static_cast<std::size_t>(kind(action))];
        return counts;
    }

    /// All that is open to these seats, and of what kind it is.
    class Choice {
    public:
        Choice(const State& state, SeatSet seats);
        [[nodiscard]] bool has(Kind kind) const { return count(kind) > 0; }
        [[nodiscard]] Acted drawn(Kind kind, Rng& rng) const;
        /// Now and then an offence, if there is one.
        [[nodiscard]] std::optional<Acted> offence(const Table& table, Rng& rng) const;

    private:
        [[nodiscard]] std::uint32_t count(Kind kind) const
        {
            return totals_[static_cast<std::size_t>(kind)];
        }

        SeatSet seats_;
        Lists lists_; // each sorted by kind
        PerSeat<Counts> counts_;
        Counts totals_ {}; // no more than one seat has cards to play
    };

    Choice::Choice(const State& state, SeatSet seats)
        : seats_(seats)
        , lists_(listsOf(state, seats, std::make_integer_sequence<int, maxSeats>()))
    {
        for (const Seat seat : seats) {
            counts_[seat] = sortByKind(state, seat, lists_[seat]);
            std::transform(totals_.begin(), totals_.end(), counts_[seat].begin(), totals_.begin(),
                std::plus<>());
        }
    }

    Acted Choice::drawn(Kind kind, Rng& rng) const
    {
        std::uint32_t place = rng.below(count(kind));
        for (const Seat seat : seats_) {
            const auto* const mine = counts_[seat].begin() + static_cast<std::size_t>(kind);
            if (place < *mine)
                return { seat, lists_[seat][std::accumulate(counts_[seat].begin(), mine, place)] };
            place -= *mine;
        }
        assert(false);
        return {};
    }

    std::optional<Acted> Choice::offence(const Table& table, Rng& rng) const
    {
        const bool some = has(Kind::Offence);
        const bool claims = has(Kind::ClaimOffence);
        if (!some && !claims) return std::nullopt;
        const std::uint32_t odds = oddsAgainstOffence(table);
        if (some && rng.below(odds) == 0) return drawn(Kind::Offence, rng);
        if (claims && rng.below(3 * odds) == 0) return drawn(Kind::ClaimOffence, rng);
        return std::nullopt;
    }

    /// Short matches are likely, long ones possible.
    int drawn(const Option<Rules>& option, Rng& rng)
    {
        int highest = option.highest;
        if (option.key == "target" && rng.below(8) != 0) highest = 15;
        if (option.key == "games" && rng.below(64) != 0) highest = 3;
        return option.lowest
            + static_cast<int>(rng.below(static_cast<std::uint32_t>(highest - option.lowest + 1)));
    }

}

Acted randomAct(const State& state, Rng& rng)
{
    const Choice choice(state, state.table.active);
    if (isPenalised(state.table))
        if (const auto offence = choice.offence(state.table, rng)) return *offence;
    const bool claims = choice.has(Kind::Claim) && rng.below(claimOdds) == 0;
    return choice.drawn(claims ? Kind::Claim : Kind::Ordinary, rng); // B-38: never empty
}

std::optional<Action> randomAct(const State& state, Seat seat, Rng& rng)
{
    SeatSet alone;
    alone.add(seat);
    const Choice choice(state, alone);
    if (const auto offence = choice.offence(state.table, rng)) return offence->action;
    const auto odds = claimOdds * static_cast<std::uint32_t>(players(state));
    if (choice.has(Kind::Claim) && rng.below(odds) == 0)
        return choice.drawn(Kind::Claim, rng).action;
    if (!choice.has(Kind::Ordinary)) return std::nullopt;
    return choice.drawn(Kind::Ordinary, rng).action;
}

std::optional<Sample<Rules>> sampledRules(const Fixed<Rules>& fixed, Rng& rng)
{
    const auto draw = [](const Option<Rules>& option, int /*players*/, Rng& dice) {
        return drawn(option, dice);
    };
    return sampledBy<State>(draw, fixed, rng);
}

}
