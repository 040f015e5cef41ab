#include "app/cli/chance.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace weli::cli {

using namespace bieten;

namespace {

    enum class Kind : std::uint8_t { Ordinary, Claim, Offence, ClaimOffence };

    constexpr std::uint32_t claimOdds = 8;
    constexpr std::uint32_t offenceOdds = 8;
    constexpr std::uint32_t wildDeals = 8;

    Kind kindOf(const State& state, Seat seat, const Action& action)
    {
        const bool claims = (action.verb() == Verb::Bid || action.verb() == Verb::Three)
            && std::holds_alternative<Playing>(state.table.phase);
        const bool offends = state.table.rules.irregularities == Irregularities::Penalised
            && offenceOf(state.table, seat, state.holdings[seat], action);
        if (offends) return claims ? Kind::ClaimOffence : Kind::Offence;
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

    /// All that is open to these seats, and of what kind it is.
    class Choice {
    public:
        // The unused part stays unset on purpose: this is made before every act.
        Choice(const State& state, SeatSet seats);
        [[nodiscard]] bool has(Kind kind) const { return count(kind) > 0; }
        [[nodiscard]] Acted drawn(Kind kind, Rng& rng) const;
        /// Now and then an offence, if there is one.
        [[nodiscard]] std::optional<Acted> offence(const Table& table, Rng& rng) const;

    private:
        static constexpr std::size_t most = maxSeats * ActionList::capacity();

        [[nodiscard]] std::uint32_t count(Kind kind) const
        {
            return counts_[static_cast<std::size_t>(kind)];
        }

        std::array<Action, most> actions_;
        std::array<Kind, most> kinds_;
        std::size_t size_ = 0;
        SeatSet seats_;
        PerSeat<std::size_t> ends_; // where the acts of a seat end
        std::array<std::uint32_t, 4> counts_ {};
    };

    Choice::Choice(const State& state, SeatSet seats)
        : seats_(seats)
    {
        for (const Seat seat : seats) {
            for (const Action& action : legalActions(state, seat)) {
                const Kind kind = kindOf(state, seat, action);
                actions_[size_] = action;
                kinds_[size_] = kind;
                ++size_;
                ++counts_[static_cast<std::size_t>(kind)];
            }
            ends_[seat] = size_;
        }
    }

    Acted Choice::drawn(Kind kind, Rng& rng) const
    {
        std::uint32_t place = rng.below(count(kind));
        std::size_t at = 0;
        while (kinds_[at] != kind || place-- > 0) ++at;
        for (const Seat seat : seats_)
            if (at < ends_[seat]) return { seat, actions_[at] };
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

std::optional<Sample> sampledRules(const Fixed& fixed, Rng& rng)
{
    constexpr int patience = 100000; // one draw in four is allowed, unless fixed values forbid all
    for (int attempt = 0; attempt < patience; ++attempt) {
        Sample sample;
        sample.players = fixed.players.value_or(
            fewestPlayers + static_cast<int>(rng.below(mostPlayers - fewestPlayers + 1)));
        for (const Option<Rules>& option : options()) option.set(sample.rules, drawn(option, rng));
        for (const auto& [option, value] : fixed.values) option->set(sample.rules, value);
        if (!problemOf(sample.rules)) return sample;
    }
    return std::nullopt;
}

}
