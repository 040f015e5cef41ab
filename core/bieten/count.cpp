#include "core/bieten/count.h"

#include "core/bieten/combination.h"

#include <algorithm>
#include <compare>

namespace weli::bieten {

namespace {

    ThreeCards judgedCards(const State& state, Seat seat, Figure figure)
    {
        ThreeCards cards;
        for (const Played played : state.table.played[seat]) {
            const bool natural = played.card == played.as;
            const unsigned barred = state.holdings[seat].barred[figure];
            if (!natural && ((barred >> static_cast<unsigned>(wildOrder(played.card))) & 1U) != 0)
                continue;
            cards.push(played);
        }
        return cards;
    }

    std::optional<Worth> highestOf(const ThreeCards& cards, Suit suit)
    {
        std::optional<Worth> best;
        for (const Played played : cards) {
            if (played.as.suit() != suit) continue;
            const Worth worth { .size = 1,
                .height = 8 - static_cast<int>(played.as.rank()),
                .naturals = 0,
                .wild = 3 - wildClass(played) }; // B-20
            if (!best || worth > *best) best = worth;
        }
        return best;
    }

    std::optional<Worth> worthFor(const State& state, Seat seat, Figure figure)
    {
        const ThreeCards cards = judgedCards(state, seat, figure);
        switch (figure) {
        case Figure::Hearts: return highestOf(cards, Suit::Hearts);
        case Figure::Leaves: return highestOf(cards, Suit::Leaves);
        case Figure::Equal: return bestSet(cards);
        case Figure::Run: return bestRun(cards);
        case Figure::Last: break;
        }
        return std::nullopt;
    }

    using Order = std::array<Figure, figureCount>;

    /// 0 for what B-62 counts first, then 1, then 2.
    int group(const Rules& rules, const FigureStatus& status)
    {
        const bool conceded = status.state == FigureState::Conceded;
        switch (rules.countOrder) {
        case CountOrder::Conceded: return conceded ? 0 : 2;
        case CountOrder::Bid: return status.state == FigureState::Silent ? 2 : 1;
        case CountOrder::Held: break;
        }
        return conceded ? 0 : status.state == FigureState::Held ? 1 : 2;
    }

    Order countOrder(const Table& table)
    {
        Order order = rankOrder(table.rules);
        std::stable_sort(order.begin(), order.end(), [&](Figure a, Figure b) {
            const FigureStatus& first = table.figures[a];
            const FigureStatus& second = table.figures[b];
            const int groupA = group(table.rules, first);
            const int groupB = group(table.rules, second);
            if (groupA != groupB) return groupA < groupB;
            if (groupA == 0) return first.concededPlace < second.concededPlace;
            return groupA == 1 && first.bidPlace < second.bidPlace;
        });
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
        if (status.state != FigureState::Conceded) return judged(state, figure).best;
        const bool tieAnnuls = state.table.rules.standing == Standing::All; // B-64
        return tieAnnuls && judged(state, figure).stands ? std::nullopt : status.owner;
    }

    /// The count while it runs: what has been entered so far, and for whom.
    struct Entries {
        PerSeat<int> totals;
        SeatSet entered; // seats with a figure, penalty or Weli point: no Bankl
        SeatSet scored; // seats with one of the five figures
    };

    bool isIn(const FixedList<Seat, maxSeats>& seats, Seat seat) { return seats.contains(seat); }

    void noteIfOut(const Table& table, const Entries& entries, Seat seat, Count& count)
    {
        if (entries.totals[seat] >= table.rules.target && !isIn(count.out, seat))
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
    SeatSet lowest(const Table& table, std::optional<Seat> winner)
    {
        int least = INT16_MAX;
        for (const Seat seat : SeatSet::firstOf(table.players))
            if (seat != winner) least = std::min<int>(least, table.totals[seat]);
        SeatSet seats;
        for (const Seat seat : SeatSet::firstOf(table.players))
            if (seat != winner && table.totals[seat] == least) seats.add(seat);
        return seats;
    }

    SeatSet stillActive(const Table& table)
    {
        SeatSet seats = table.active;
        if (table.rules.end == End::Last)
            for (const Seat seat : table.goneOut) seats.remove(seat); // B-69
        return seats;
    }

    void loseOutright(const Table& table, SeatSet punished, Count& count) // B-72
    {
        count.over = true;
        count.losers = punished;
        for (const Seat seat : table.goneOut)
            if (!count.winner && !punished.contains(seat)) count.winner = seat;
    }

    void endIfOver(const State& state, Count& count)
    {
        const Table& table = state.table;
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

    Seat firstOfLosers(const Table& table, SeatSet losers)
    {
        return nextIn(losers, table.dealer, table.players);
    }

    Seat dealerAfter(const Table& table, const Count& count)
    {
        if (!count.over) return nextIn(stillActive(table), table.dealer, table.players); // B-70
        const SeatSet all = SeatSet::firstOf(table.players);
        if (table.rules.nextDealer == NextDealer::Rotate)
            return nextIn(all, table.dealer, table.players);
        return previousIn(all, firstOfLosers(table, count.losers), table.players); // B-73
    }

    void enterGame(Table& table, const Count& count)
    {
        if (count.winner) ++table.crosses[*count.winner]; // B-71
        for (const Seat seat : count.losers) ++table.bummerl[seat];
    }

    void describe(const State& before, const Entries& entries, Table& table, Count& count)
    {
        for (const Seat seat : table.active) {
            const int delta = entries.totals[seat] - before.table.totals[seat];
            count.delta[seat] = static_cast<std::int16_t>(delta);
            if (!entries.entered.contains(seat)) count.bankl.add(seat); // B-86
        }
        if (count.over) return;
        for (const Seat seat : stillActive(table))
            if (table.totals[seat] == table.rules.target - 1) count.struck.add(seat); // B-87
    }

}

Judgement judged(const State& state, Figure figure)
{
    if (figure == Figure::Last) return { trickWinner(state.table, 2) };
    Judgement judgement;
    std::optional<Worth> best;
    for (const Seat seat : state.table.active) {
        const auto worth = worthFor(state, seat, figure);
        if (!worth) continue;
        if (!best || *worth > *best) {
            best = worth;
            judgement = { seat, false };
        } else if (*worth == *best) {
            judgement = { std::nullopt, true };
        }
    }
    return judgement;
}

State counted(State state)
{
    const State& before = state;
    State done = state;
    markPunished(done);
    Count count;
    count.weliSeat = weliHolder(before);
    Entries entries;
    for (const Seat seat : SeatSet::firstOf(before.table.players))
        entries.totals[seat] = before.table.totals[seat];

    enterPenalties(done, entries); // B-59
    if (!enterFigures(done, entries, count)) enterWeli(done, entries, count);

    Table& table = done.table;
    for (const Seat seat : table.active)
        table.totals[seat] = static_cast<std::int16_t>(entries.totals[seat]);
    for (const Seat seat : count.out) table.goneOut.push(seat);
    endIfOver(done, count);
    if (count.over) enterGame(table, count);
    describe(before, entries, table, count);
    count.nextDealer = dealerAfter(table, count);
    const bool matchOver = count.over && table.game == table.rules.games; // B-74
    table.phase = matchOver ? Phase { MatchOver {} } : Phase { Shuffling {} };
    table.count = count;
    return done;
}

}
