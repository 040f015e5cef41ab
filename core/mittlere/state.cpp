#include "core/mittlere/state.h"

#include <cassert>

namespace weli::mittlere {

namespace {

    void addTo(PerSeat<std::uint8_t>& sheet, const PerSeat<std::uint8_t>& marks)
    {
        for (const Seat seat : everybody)
            sheet[seat] = static_cast<std::uint8_t>(sheet[seat] + marks[seat]);
    }

    void settle(PublicState& table, const Verdict& verdict)
    {
        table.verdict = verdict;
        const Marks marks = marksOf(verdict);
        addTo(table.strokes, marks.strokes);
        addTo(table.potatoes, marks.potatoes);
        const bool counts = verdict.by != Case::Annulled; // M-27
        if (counts && table.deal == dealCount)
            table.phase = MatchOver {};
        else
            table.phase = DealDue {};
    }

    void endPlay(PublicState& table)
    {
        const Verdict verdict
            = verdictOf(table.taken, pointsTaken(table), table.trump, table.rules);
        if (verdict.by == Case::TieDraw)
            table.phase = DrawDue {};
        else
            settle(table, verdict);
    }

    void endTrick(PublicState& table)
    {
        const Seat winner = table.tricks.back().winner;
        ++table.taken[winner];
        if (table.tricks.size() == handCount) // M-11
            endPlay(table);
        else
            table.phase = Playing { winner };
    }

    void addToTrick(PublicState& table, PlayedTrick& trick, Seat seat, Card card)
    {
        table.trump = trumpAfter(table.trump, trick.cards[0].suit(), card); // M-19
        if (beats(card, trickSoFar(trick), table.trump)) {
            trick.winner = seat;
            trick.winning = card;
        }
        trick.cards.push(card);
    }

    void play(State& state, Seat seat, Card card)
    {
        PublicState& table = state.table;
        state.hands[seat].remove(card);
        table.phase = Playing { seatAfter(seat) };
        if (openTrick(table) == nullptr) {
            PlayedTrick& trick = table.tricks.emplace(PlayedTrick { seat, seat, card, {} });
            trick.cards.push(card);
            return;
        }
        PlayedTrick& trick = table.tricks[table.tricks.size() - 1];
        addToTrick(table, trick, seat, card);
        if (trick.cards.size() == playerCount) endTrick(table);
    }

    /// M-29: both have drawn.
    void endDrawing(State& state)
    {
        const auto& drawn = state.table.drawn;
        state.spread.clear();
        const Rank first = drawn[0].card.rank();
        const Rank second = drawn[1].card.rank();
        if (first == second)
            state.table.phase = DrawDue {};
        else
            settle(state.table, { Case::TieDraw, drawn[first > second ? 0 : 1].seat });
    }

    void draw(State& state, Seat seat, int position)
    {
        PublicState& table = state.table;
        const Card card = state.spread[static_cast<std::size_t>(position - 1)];
        table.drawn.push({ seat, static_cast<std::uint8_t>(position), card });
        if (table.drawn.size() == 2)
            endDrawing(state);
        else
            table.phase = Drawing { drawersOf(table)[1] };
    }

    void beginDeal(PublicState& table)
    {
        const bool again = table.verdict && table.verdict->by == Case::Annulled; // M-27
        if (!again) {
            if (table.deal > 0) table.dealer = seatAfter(table.dealer); // M-8
            ++table.deal;
        }
        table.trump.reset(); // M-3
        table.tricks.clear();
        table.taken = {};
        table.drawings = 0;
        table.drawn.clear();
        table.verdict.reset();
        table.phase = Playing { seatAfter(table.dealer) };
    }

    void deal(State& state, const Pack& pack) // M-9
    {
        constexpr std::size_t packet = 3;
        state.hands = {};
        Seat seat = state.table.dealer;
        for (std::size_t k = 0; k < pack.size(); k += packet) {
            seat = seatAfter(seat);
            state.hands[seat] |= { pack[k], pack[k + 1], pack[k + 2] };
        }
    }

    void spread(State& state, const Pack& pack) // M-28
    {
        state.spread = pack;
        ++state.table.drawings;
        state.table.drawn.clear();
        state.table.phase = Drawing { drawersOf(state.table)[0] };
    }

}

State start(const Rules& rules, int players, Seat firstDealer)
{
    assert(!problemOf(rules, players));
    State state;
    state.table.rules = rules;
    state.table.players = static_cast<std::uint8_t>(players);
    state.table.dealer = firstDealer;
    return state;
}

bool awaitsPack(const State& state)
{
    const Phase& phase = state.table.phase;
    return std::holds_alternative<DealDue>(phase) || std::holds_alternative<DrawDue>(phase);
}

CardSet wholePack(const State& /*state*/) { return wholePack(); }

void take(State& state, const Pack& pack)
{
    assert(awaitsPack(state));
    if (std::holds_alternative<DrawDue>(state.table.phase)) return spread(state, pack);
    beginDeal(state.table);
    deal(state, pack);
}

void act(State& state, Seat seat, const Action& action)
{
    if (action.verb() == Verb::Play)
        play(state, seat, action.card());
    else
        draw(state, seat, action.position());
}

ActionList legalActions(const State& state, Seat seat)
{
    return legalActions(state.table, seat, state.hands[seat]);
}

std::optional<Clause> whyNot(const State& state, Seat seat, const Action& action)
{
    return whyNot(state.table, seat, state.hands[seat], action);
}

bool isOver(const State& state) { return isOver(state.table); }

int players(const State& state) { return state.table.players; }

PerSeat<int> points(const State& state) { return totalsOf(state.table); }

Observation observe(const State& state, Seat seat)
{
    return { .table = state.table, .seat = seat, .hand = state.hands[seat] };
}

Open cardsOpen(const State& state) { return { state.hands }; }

}
