#include "core/bots/bieten/random.h"

#include <algorithm>
#include <cassert>

namespace weli::bots {

using namespace bieten;

namespace {

    enum class Kind : std::uint8_t { Ordinary, Claim, Offence, ClaimOffence };

    constexpr std::uint32_t claimOdds = 8;
    constexpr std::uint32_t offenceOdds = 8;
    constexpr std::uint32_t wildDeals = 8;

    bool isPenalised(const PublicState& table)
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
    int costOf(const PublicState& table)
    {
        if (table.rules.penalty == Penalty::Points) return table.rules.penaltyPoints;
        if (table.rules.penalty == Penalty::Game) return 10;
        int highest = 0;
        for (const Seat seat : table.active) highest = std::max<int>(highest, table.totals[seat]);
        return highest;
    }

    std::uint32_t oddsAgainstOffence(const PublicState& table)
    {
        if (table.deal <= wildDeals) return offenceOdds;
        const auto cost = static_cast<std::uint32_t>(1 + costOf(table));
        return offenceOdds * cost * cost;
    }

    /// How many acts there are of each kind, in one number, so that all are added at once.
    class Counts {
    public:
        void add(Kind kind, std::size_t acts)
        {
            bits_ += static_cast<std::uint32_t>(acts) << shift(kind);
        }
        [[nodiscard]] std::uint32_t of(Kind kind) const { return bits_ >> shift(kind) & 0xFFU; }
        /// Of all kinds that come before this one.
        [[nodiscard]] std::uint32_t before(Kind kind) const
        {
            std::uint32_t acts = 0;
            for (unsigned place = 0; place < shift(kind); place += 8)
                acts += bits_ >> place & 0xFFU;
            return acts;
        }
        friend Counts operator+(Counts a, Counts b)
        {
            Counts sum {};
            sum.bits_ = a.bits_ + b.bits_;
            return sum;
        }

    private:
        static constexpr unsigned shift(Kind kind) { return 8U * static_cast<unsigned>(kind); }

        std::uint32_t bits_; // no more than one seat has cards to play: a byte is enough
    };

    /// Of a list that has what can be played before what can be claimed.
    Counts countsOf(const PublicState& table, Seat seat, const ActionList& lawful)
    {
        const auto* playing = std::get_if<Playing>(&table.phase);
        std::size_t plays = playing != nullptr ? 0 : lawful.size();
        if (playing != nullptr && playing->due == seat)
            while (plays < lawful.size() && !isClaim(lawful[plays])) ++plays;
        Counts counts {};
        counts.add(Kind::Ordinary, plays);
        counts.add(Kind::Claim, lawful.size() - plays);
        return counts;
    }

    /// Puts the acts of each kind together, in the order of the kinds.
    Counts sortByKind(const State& state, Seat seat, ActionList& list)
    {
        const auto kind = [&](const Action& action) { return kindOf(state, seat, action); };
        std::stable_sort(list.begin(), list.end(),
            [&](const Action& a, const Action& b) { return kind(a) < kind(b); });
        Counts counts {};
        for (const Action& action : list) counts.add(kind(action), 1);
        return counts;
    }

    /// All that is open to one seat.
    struct Offer {
        Offer() = default;
        Offer(const State& state, Seat whose)
            : seat(whose)
            , acts(legalActions(state, seat))
            , counts(isPenalised(state.table) ? sortByKind(state, seat, acts)
                                              : countsOf(state.table, seat, acts))
        {
        }

        Seat seat;
        ActionList acts; // sorted by kind
        Counts counts;
    };

    /// All that is open to these seats, and of what kind it is.
    class Choice {
    public:
        Choice(const State& state, SeatSet seats);
        [[nodiscard]] bool has(Kind kind) const { return totals_.of(kind) > 0; }
        [[nodiscard]] Acted drawn(Kind kind, Rng& rng) const;
        /// Now and then an offence, if there is one.
        [[nodiscard]] std::optional<Acted> offence(const PublicState& table, Rng& rng) const;

    private:
        FixedList<Offer, maxSeats> offers_; // one a seat
        Counts totals_ {};
    };

    Choice::Choice(const State& state, SeatSet seats)
    {
        for (const Seat seat : seats) totals_ = totals_ + offers_.emplace(state, seat).counts;
    }

    Acted Choice::drawn(Kind kind, Rng& rng) const
    {
        std::uint32_t place = rng.below(totals_.of(kind));
        const Offer* offer = offers_.begin();
        for (; place >= offer->counts.of(kind); ++offer) place -= offer->counts.of(kind);
        return { offer->seat, offer->acts[offer->counts.before(kind) + place] };
    }

    std::optional<Acted> Choice::offence(const PublicState& table, Rng& rng) const
    {
        const bool some = has(Kind::Offence);
        const bool claims = has(Kind::ClaimOffence);
        if (!some && !claims) return std::nullopt;
        const std::uint32_t odds = oddsAgainstOffence(table);
        if (some && rng.below(odds) == 0) return drawn(Kind::Offence, rng);
        if (claims && rng.below(3 * odds) == 0) return drawn(Kind::ClaimOffence, rng);
        return std::nullopt;
    }

    /// Of the only seat that has more than bids and threes (B-38).
    Acted ordinaryAct(const State& state, Rng& rng)
    {
        const auto* playing = std::get_if<Playing>(&state.table.phase);
        const Seat seat = playing != nullptr ? playing->due : *possibleActors(state.table).begin();
        const ActionList acts = legalActions(state, seat);
        return { seat, acts[rng.below(countsOf(state.table, seat, acts).of(Kind::Ordinary))] };
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
    const bool claims = rng.below(claimOdds) == 0;
    if (!claims && !isPenalised(state.table)) return ordinaryAct(state, rng);
    const Choice choice(state, possibleActors(state.table));
    if (const auto offence = choice.offence(state.table, rng)) return *offence;
    return choice.drawn(claims && choice.has(Kind::Claim) ? Kind::Claim : Kind::Ordinary, rng);
}

std::optional<Action> randomAct(const State& state, Seat seat, Rng& rng)
{
    const Choice choice(state, { seat });
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
