#include "core/bieten/state.h"

#include "core/bieten/count.h"

#include <cassert>

namespace weli::bieten {

namespace {

    Card cutCard(const State& state)
    {
        return state.pack[static_cast<std::size_t>(state.lifted - 1 - state.table.stolen)];
    }

    /// B-12: the lower part goes on top of what is left of the lifted one.
    Pack completedCut(const State& state)
    {
        const Card* const lower = state.pack.begin() + state.lifted;
        Pack pack;
        pack.append(lower, state.pack.end());
        pack.append(state.pack.begin(), lower - state.table.stolen);
        return pack;
    }

    void cut(State& state, int lifted)
    {
        state.lifted = static_cast<std::uint8_t>(lifted);
        const Steal steal = state.table.rules.steal;
        const bool choice
            = steal == Steal::Three || (steal == Steal::Weli && cutCard(state) == weliCard); // B-11
        state.table.phase = choice ? Phase { Stealing {} } : Phase { Dealing {} };
    }

    void steal(State& state)
    {
        state.holdings[cutterOf(state.table)].cards.add(cutCard(state));
        ++state.table.stolen;
        const bool goesOn = state.table.rules.steal == Steal::Three && state.table.stolen < 3;
        if (!goesOn) state.table.phase = Dealing {};
    }

    void leave(State& state)
    {
        state.looked = true;
        state.table.phase = Dealing {};
    }

    void deal(State& state, int firstRound)
    {
        PublicState& table = state.table;
        const Seat cutter = cutterOf(table);
        const Pack pack = completedCut(state);
        const Card* next = pack.begin();
        for (const auto& [from, to] : { std::pair(0, firstRound), std::pair(firstRound, 3) }) {
            Seat seat = table.dealer;
            do { // B-13
                seat = nextIn(table.active, seat);
                const int share = seat == cutter ? 3 - table.stolen : 3; // B-14
                for (int i = from; i < std::min(to, share); ++i)
                    state.holdings[seat].cards.add(*next++);
            } while (seat != table.dealer);
        }
        state.pack.clear();
        state.pack.append(next, pack.end());
        if (table.rules.bottom == Bottom::Shown) table.bottom = state.pack.back(); // B-15
        table.leader = forehandOf(table);
        table.phase = Playing { table.leader };
    }

    void beginAnswers(PublicState& table, Seat asker, Figure figure, bool three)
    {
        const Seat due = *seatDue(table);
        const Seat next = nextIn(table.active, asker);
        table.phase = Answering { figure, three, asker, next, due };
    }

    void bid(PublicState& table, Seat seat, Figure figure)
    {
        std::uint8_t place = 1;
        for (const FigureStatus& other : table.figures.values)
            if (other.bidPlace != 0) ++place;
        table.figures[figure].bidder = seat;
        table.figures[figure].bidPlace = place;
        if (seat == forehandOf(table)) table.forehandSpoke = true;
        beginAnswers(table, seat, figure, false);
    }

    void three(PublicState& table, Seat seat, Figure figure)
    {
        table.figures[figure].raiser = seat;
        beginAnswers(table, seat, figure, true);
    }

    FigureStatus& settle(PublicState& table, Figure figure, FigureState state, int stake)
    {
        FigureStatus& status = table.figures[figure];
        status.state = state;
        status.stake = static_cast<std::uint8_t>(stake);
        table.silent.remove(figure);
        table.raisable.remove(figure);
        if (state == FigureState::Held && stake == 2) table.raisable.add(figure);
        return status;
    }

    void hold(PublicState& table, Seat seat) // B-44, B-47
    {
        const Answering answering = std::get<Answering>(table.phase);
        settle(table, answering.figure, FigureState::Held, answering.three ? 3 : 2).holder = seat;
        table.phase = Playing { answering.due };
    }

    void concede(State& state, const Answering& answering) // B-45, B-47
    {
        PublicState& table = state.table;
        std::uint8_t place = 1;
        for (const FigureStatus& other : table.figures.values)
            if (other.concededPlace != 0) ++place;
        FigureStatus& status
            = settle(table, answering.figure, FigureState::Conceded, answering.three ? 2 : 1);
        status.owner = answering.asker;
        status.concededPlace = place;
        std::uint8_t& points = table.conceded[answering.asker];
        points = static_cast<std::uint8_t>(points + status.stake);
        table.phase = Playing { answering.due };
        if (table.rules.commitment == Commitment::Deal) return;
        for (const Seat seat : table.active) // B-34
            state.holdings[seat].commitments.remove(answering.figure);
    }

    void good(State& state, Seat seat)
    {
        auto& answering = std::get<Answering>(state.table.phase);
        answering.next = nextIn(state.table.active, seat);
        if (answering.next == answering.asker) concede(state, Answering { answering });
    }

    void endTrick(PublicState& table)
    {
        table.leader = trickWinner(table, table.trick);
        ++table.trick;
        table.phase = Playing { table.leader };
    }

    void endDeal(State& state)
    {
        const Rules& rules = state.table.rules;
        const bool review = rules.irregularities == Irregularities::Penalised
            && rules.protest == Protest::Claim; // B-77
        if (review)
            state.table.phase = Reviewing { forehandOf(state.table) };
        else
            count(state);
    }

    void play(State& state, Seat seat, const Action& action)
    {
        PublicState& table = state.table;
        lay(table, seat, { action.card(), action.as() });
        table.forehandSpoke = true; // B-41: nobody plays before forehand (B-16)
        const Seat next = nextIn(table.active, seat);
        if (next != table.leader) {
            table.phase = Playing { next };
            return;
        }
        endTrick(table);
        if (table.trick == 3) endDeal(state);
    }

    void claim(State& state, Seat claimed)
    {
        for (const Offence& offence : state.offences)
            if (offence.seat == claimed) state.table.claimedRightly.add(claimed);
    }

    void nextToReview(State& state, Seat seat)
    {
        const PublicState& table = state.table;
        const Seat next = nextIn(table.active, seat);
        if (next == forehandOf(table))
            count(state);
        else
            state.table.phase = Reviewing { next };
    }

    void apply(State& state, Seat seat, const Action& action)
    {
        switch (action.verb()) {
        case Verb::Cut: return cut(state, action.lifted());
        case Verb::Steal: return steal(state);
        case Verb::Leave: return leave(state);
        case Verb::DealOneTwo: return deal(state, 1);
        case Verb::DealTwoOne: return deal(state, 2);
        case Verb::Play: return play(state, seat, action);
        case Verb::Bid: return bid(state.table, seat, action.figure());
        case Verb::Three: return three(state.table, seat, action.figure());
        case Verb::Hold: return hold(state.table, seat);
        case Verb::Good: return good(state, seat);
        case Verb::Claim: claim(state, action.claimed()); [[fallthrough]];
        case Verb::Pass: return nextToReview(state, seat);
        }
    }

    void move(State& state, Seat seat, const Action& action)
    {
        const bool isCut = action.verb() == Verb::Cut;
        apply(state, seat, action);
        if (!isCut)
            state.table.history.push({ seat, action }); // the place of the cut is nobody's business
    }

    void beginGame(PublicState& table)
    {
        ++table.game; // B-73
        table.active = SeatSet::firstOf(table.players);
        table.totals = {};
        table.goneOut.clear();
    }

    void beginDeal(PublicState& table)
    {
        table.stolen = 0;
        table.bottom.reset();
        table.trick = 0;
        table.played = {};
        table.shown = {};
        table.figures = {};
        table.silent = FigureSet::all();
        table.raisable = {};
        table.conceded = {};
        table.forehandSpoke = false;
        table.claimedRightly = {};
        table.history.clear();
        table.count.reset();
        ++table.deal;
        table.leader = forehandOf(table);
        table.phase = Cutting {};
    }

}

State start(const Rules& rules, int players, Seat firstDealer)
{
    assert(!problemOf(rules) && players >= fewestPlayers && players <= mostPlayers);
    State state;
    state.table.rules = rules;
    state.table.players = static_cast<std::uint8_t>(players);
    state.table.active = SeatSet::firstOf(players);
    state.table.dealer = firstDealer;
    return state;
}

bool awaitsPack(const State& state) { return std::holds_alternative<Shuffling>(state.table.phase); }

CardSet wholePack(const State& state) { return packFor(state.table.rules); }

void take(State& state, const Pack& pack)
{
    assert(awaitsPack(state));
    PublicState& table = state.table;
    if (table.count) {
        table.dealer = table.count->nextDealer;
        if (table.count->over)
            beginGame(table);
        else if (table.rules.end == End::Last)
            for (const Seat seat : table.count->out) table.active.remove(seat); // B-69
    }
    beginDeal(table);
    state.holdings = {};
    state.pack = pack;
    state.lifted = 0;
    state.looked = false;
    state.offences.clear();
}

State withTableMoved(const State& state, Seat seat, const Action& action)
{
    State next = state;
    move(next, seat, action);
    return next;
}

void act(State& state, Seat seat, const Action& action)
{
    Holding& holding = state.holdings[seat];
    const auto offence = offenceOf(state.table, seat, holding, action);
    if (offence) state.offences.push({ seat, *offence });
    bind(state.table, seat, holding, action, offence.has_value());
    move(state, seat, action);
}

ActionList legalActions(const State& state, Seat seat)
{
    return legalActions(state.table, seat, state.holdings[seat]);
}

std::optional<Clause> whyNot(const State& state, Seat seat, const Action& action)
{
    return whyNot(state.table, seat, state.holdings[seat], action);
}

bool isOver(const State& state) { return isOver(state.table); }

int players(const State& state) { return state.table.players; }

PerSeat<int> points(const State& state)
{
    PerSeat<int> points;
    for (const Seat seat : SeatSet::firstOf(state.table.players))
        points[seat] = state.table.totals[seat];
    return points;
}

Observation observe(const State& state, Seat seat)
{
    Observation observation { .table = state.table, .seat = seat, .own = state.holdings[seat] };
    const bool stealing = std::holds_alternative<Stealing>(state.table.phase);
    const bool before = stealing || std::holds_alternative<Dealing>(state.table.phase);
    if (seat == cutterOf(state.table) && (stealing || state.looked))
        observation.seen = before ? cutCard(state) : state.pack.back();
    for (const Offence& offence : state.offences)
        if (state.table.count || offence.seat == seat) observation.offences.push(offence);
    return observation;
}

Open cardsOpen(const State& state) { return { state.holdings }; }

}
