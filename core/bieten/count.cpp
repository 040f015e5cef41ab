#include "core/bieten/count.h"

#include <algorithm>
#include <compare>

namespace weli::bieten {

namespace {

    using Order = std::array<Figure, figureCount>;

    /// Where B-62 counts a figure that stands at this place of the rank order; lower comes first.
    int place(const Rules& rules, const FigureStatus& status, int rank)
    {
        constexpr int second = 10;
        constexpr int third = 20;
        const bool conceded = status.state == FigureState::Conceded;
        const bool bid = status.state != FigureState::Silent;
        if (rules.countOrder == CountOrder::Bid) return bid ? status.bidPlace : third + rank;
        if (conceded) return status.concededPlace;
        return bid && rules.countOrder == CountOrder::Held ? second + status.bidPlace
                                                           : third + rank;
    }

    Order countOrder(const PublicState& table)
    {
        const Order byRank = rankOrder(table.rules);
        PerFigure<int> places;
        for (int rank = 0; rank < figureCount; ++rank) {
            const Figure figure = byRank[static_cast<std::size_t>(rank)];
            places[figure] = place(table.rules, table.figures[figure], rank);
        }
        Order order = byRank;
        std::sort(
            order.begin(), order.end(), [&](Figure a, Figure b) { return places[a] < places[b]; });
        return order;
    }

    std::optional<Seat> weliHolder(const State& state)
    {
        for (const Seat seat : state.table.active)
            if (state.holdings[seat].cards.contains(weliCard)) return seat;
        return std::nullopt;
    }

    std::optional<Seat> scorer(const State& state, Figure figure)
    {
        const FigureStatus& status = state.table.figures[figure];
        if (status.state != FigureState::Conceded)
            return judged(state.table, state.holdings, figure).best;
        const bool tieAnnuls = state.table.rules.standing == Standing::All; // B-64
        return tieAnnuls && judged(state.table, state.holdings, figure).stands ? std::nullopt
                                                                               : status.owner;
    }

    /// The count while it runs: what has been entered so far, and for whom.
    struct Entries {
        PerSeat<int> totals;
        SeatSet entered; // seats with a figure, penalty or Weli point: no Bankl
        SeatSet scored; // seats with one of the five figures
    };

    void noteIfOut(const PublicState& table, const Entries& entries, Seat seat, Count& count)
    {
        if (entries.totals[seat] >= table.rules.target && !count.out.contains(seat))
            count.out.push(seat);
    }

    SeatSet punishedSeats(const State& state)
    {
        SeatSet seats;
        for (const Offence& offence : state.offences)
            if (offence.punished) seats.add(offence.seat);
        return seats;
    }

    void markPunished(State& state)
    {
        const bool all = state.table.rules.protest == Protest::Auto;
        for (Offence& offence : state.offences)
            offence.punished = all || state.table.claimedRightly.contains(offence.seat); // B-58
    }

    void enterPenalties(const State& state, Entries& entries)
    {
        const Rules& rules = state.table.rules;
        for (const Offence& offence : state.offences) { // B-57
            if (!offence.punished) continue;
            entries.entered.add(offence.seat);
            int& total = entries.totals[offence.seat];
            if (rules.penalty == Penalty::Points) total -= rules.penaltyPoints;
            if (rules.penalty == Penalty::Score) total = std::min(total, 0);
        }
    }

    /// True if the count stops here (B-65).
    bool enterFigures(const State& state, Entries& entries, Count& count)
    {
        for (const Figure figure : countOrder(state.table)) {
            const FigureStatus& status = state.table.figures[figure];
            const auto seat = scorer(state, figure);
            count.figures.push({ figure, status.state, status.stake, seat });
            if (!seat) continue;
            entries.totals[*seat] += status.stake; // B-60
            entries.entered.add(*seat);
            entries.scored.add(*seat);
            noteIfOut(state.table, entries, *seat, count);
            if (state.table.rules.lastCount == LastCount::Stop && !count.out.empty()) return true;
        }
        return false;
    }

    void enterWeli(const State& state, Entries& entries, Count& count)
    {
        const Rules& rules = state.table.rules;
        if (!count.weliSeat) return;
        const Seat holder = *count.weliSeat;
        if (rules.weli == Weli::Point) count.weliPoints = 1; // B-66
        if (rules.weliLoss && !entries.scored.contains(holder)) count.weliPoints = -1; // B-67
        if (count.weliPoints == 0) return;
        entries.totals[holder] += count.weliPoints;
        entries.entered.add(holder);
        noteIfOut(state.table, entries, holder, count);
    }

    /// All seats except the winner that have the lowest total (B-68).
    SeatSet lowest(const PublicState& table, std::optional<Seat> winner)
    {
        int least = INT32_MAX;
        for (const Seat seat : SeatSet::firstOf(table.players))
            if (seat != winner) least = std::min(least, table.totals[seat]);
        SeatSet seats;
        for (const Seat seat : SeatSet::firstOf(table.players))
            if (seat != winner && table.totals[seat] == least) seats.add(seat);
        return seats;
    }

    SeatSet stillActive(const PublicState& table)
    {
        SeatSet seats = table.active;
        if (table.rules.end == End::Last)
            for (const Seat seat : table.goneOut) seats.remove(seat); // B-69
        return seats;
    }

    void loseOutright(const PublicState& table, SeatSet punished, Count& count) // B-72
    {
        count.over = true;
        count.losers = punished;
        for (const Seat seat : table.goneOut)
            if (!count.winner && !punished.contains(seat)) count.winner = seat;
    }

    void endIfOver(const State& state, Count& count)
    {
        const PublicState& table = state.table;
        const SeatSet punished = punishedSeats(state);
        if (table.rules.penalty == Penalty::Game && !punished.empty()) {
            loseOutright(table, punished, count);
        } else if (table.rules.end == End::Lowest && !table.goneOut.empty()) {
            count.over = true;
            count.winner = table.goneOut[0];
            count.losers = lowest(table, count.winner);
        } else if (const SeatSet left = stillActive(table);
                   table.rules.end == End::Last && left.size() < 2) {
            count.over = true; // B-69
            count.winner = table.goneOut[0];
            count.losers.add(left.empty() ? table.goneOut.back() : *left.begin());
        }
    }

    Seat firstOfLosers(const PublicState& table, SeatSet losers)
    {
        return nextIn(losers, table.dealer);
    }

    Seat dealerAfter(const PublicState& table, const Count& count)
    {
        if (!count.over) return nextIn(stillActive(table), table.dealer); // B-70
        const SeatSet all = SeatSet::firstOf(table.players);
        if (table.rules.nextDealer == NextDealer::Rotate) return nextIn(all, table.dealer);
        return previousIn(all, firstOfLosers(table, count.losers)); // B-73
    }

    void enterGame(PublicState& table, const Count& count)
    {
        if (count.winner) ++table.crosses[*count.winner]; // B-71
        for (const Seat seat : count.losers) ++table.bummerl[seat];
    }

    void enterTotals(PublicState& table, const Entries& entries, Count& count)
    {
        for (const Seat seat : table.active) {
            count.delta[seat] = entries.totals[seat] - table.totals[seat];
            table.totals[seat] = entries.totals[seat];
            if (!entries.entered.contains(seat)) count.bankl.add(seat); // B-86
        }
    }

    void markStruck(const PublicState& table, Count& count) // B-87
    {
        for (const Seat seat : stillActive(table))
            if (table.totals[seat] == table.rules.target - 1) count.struck.add(seat);
    }

}

void count(State& state)
{
    PublicState& table = state.table;
    markPunished(state);
    Count count;
    count.weliSeat = weliHolder(state);
    Entries entries;
    for (const Seat seat : table.active) entries.totals[seat] = table.totals[seat];

    enterPenalties(state, entries); // B-59
    if (!enterFigures(state, entries, count)) enterWeli(state, entries, count);

    enterTotals(table, entries, count);
    for (const Seat seat : count.out) table.goneOut.push(seat);
    endIfOver(state, count);
    if (count.over)
        enterGame(table, count);
    else
        markStruck(table, count);
    count.nextDealer = dealerAfter(table, count);
    const bool matchOver = count.over && table.game == table.rules.games; // B-74
    table.phase = matchOver ? Phase { MatchOver {} } : Phase { Shuffling {} };
    table.count = count;
}

}
