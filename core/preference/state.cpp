#include "core/preference/state.h"

#include "core/preference/auction.h"
#include "core/preference/settlement.h"

#include <cassert>

namespace weli::preference {

namespace {

    void endDeal(PublicState& table)
    {
        settle(table);
        if (table.deal < table.rules.deals) {
            table.phase = Shuffling {};
            return;
        }
        sharePot(table);
        table.phase = MatchOver {};
    }

    void beginPlay(PublicState& table, SeatSet playing, Seat leader)
    {
        table.playing = playing;
        table.phase = Playing { leader };
    }

    void goAlong(PublicState& table) // section 7
    {
        if (!isSuit(*table.contract) || isForced(table)) // P-33, P-34
            return beginPlay(table, table.active, *table.declarer);
        table.phase = GoingAlong { nextIn(table.active, *table.declarer) };
    }

    void buy(State& state, Seat seat, CardSet cards)
    {
        state.table.declarer = seat;
        state.table.buyers.push(seat);
        state.hands[seat] |= cards;
        state.table.phase = Discarding { seat };
    }

    void beginAusfechten(PublicState& table) // P-54
    {
        table.standing.reset();
        const Seat leader = table.players == 3 ? table.dealer : forehandOf(table);
        beginPlay(table, table.active, leader);
    }

    void endAuction(State& state) // P-23
    {
        PublicState& table = state.table;
        if (!table.standing) return beginAusfechten(table);
        const auto [bid, seat] = *table.standing;
        table.declarer = seat;
        if (bid == spiel) {
            table.phase = Announcing { seat };
        } else if (rowOf(*bid.contract).buys) {
            buy(state, seat, state.talon);
        } else {
            table.contract = bid.contract;
            goAlong(table);
        }
    }

    void sayWord(State& state, Seat seat, const Action& word)
    {
        say(state.table, seat, word);
        if (isAuctionOver(state.table))
            endAuction(state);
        else
            state.table.phase = Bidding { nextIn(state.table.bidders, seat) };
    }

    void discard(State& state, Seat seat, CardSet cards)
    {
        state.hands[seat] -= cards;
        state.discards.push(cards);
        state.table.phase = Announcing { seat };
    }

    /// P-28: who is asked after this seat has acted, if anybody.
    std::optional<Seat> nextToAsk(const PublicState& table, Seat seat)
    {
        if (!canBeOutbought(table)) return std::nullopt;
        for (Seat next = nextIn(table.active, seat);; next = nextIn(table.active, next)) {
            const bool asked = table.entitled.contains(next) && !table.declined.contains(next)
                && next != table.declarer;
            if (asked) return next;
            if (next == seat) return std::nullopt;
        }
    }

    void goOnBuying(PublicState& table, Seat seat) // section 6
    {
        if (const auto next = nextToAsk(table, seat))
            table.phase = AfterBuying { *next };
        else
            goAlong(table);
    }

    void announce(PublicState& table, Seat seat, Contract contract)
    {
        table.contract = contract;
        if (table.standing->bid != spiel && isLow(*table.standing->bid.contract))
            goOnBuying(table, seat);
        else
            goAlong(table);
    }

    void sayNo(PublicState& table, Seat seat)
    {
        if (std::holds_alternative<AfterBuying>(table.phase)) {
            table.declined.add(seat);
            return goOnBuying(table, seat);
        }
        if (seat == table.declarer) // P-43
            table.phase = Talking { *table.joined.begin() };
        else
            table.phase = Playing { *table.declarer };
    }

    void goOnJoining(PublicState& table, Seat seat) // P-36
    {
        if (table.joined.size() + table.stayed.size() == 1) {
            table.phase = GoingAlong { nextIn(table.active, seat) };
            return;
        }
        if (table.joined.empty()) return endDeal(table);
        if (table.joined.size() == 1)
            table.phase = Inviting { *table.joined.begin() };
        else
            beginPlay(table, table.active, *table.declarer);
    }

    void invite(PublicState& table, Seat seat) // P-39
    {
        table.inviter = seat;
        beginPlay(table, table.active, *table.declarer);
    }

    void goAlone(PublicState& table, Seat seat) // P-40, P-41
    {
        SeatSet two;
        two.add(seat);
        two.add(*table.declarer);
        beginPlay(table, two, *table.declarer);
        if (table.rules.negotiation) table.phase = Talking { *table.declarer };
    }

    void offer(PublicState& table, Seat seat, Split split) // P-44
    {
        table.offers.push(split);
        const bool byDeclarer = seat == table.declarer;
        table.phase = Talking { byDeclarer ? *table.joined.begin() : *table.declarer };
    }

    void accept(PublicState& table) // P-45
    {
        table.agreed = table.offers.back();
        endDeal(table);
    }

    /// P-53: has the play come to its end with this trick?
    bool isDecided(const PublicState& table, Seat winner)
    {
        if (table.tricks.size() == 10) return true;
        if (!table.contract) return false;
        const Goal goal = rowOf(*table.contract).goal;
        return (goal == Goal::NoTrick && winner == table.declarer)
            || (goal == Goal::AllTricks && winner != table.declarer);
    }

    void endTrick(PublicState& table)
    {
        const Seat winner = table.tricks.back().winner;
        ++table.taken[winner];
        if (isDecided(table, winner))
            endDeal(table);
        else
            table.phase = Playing { winner };
    }

    void addToTrick(PublicState& table, Seat seat, Card card)
    {
        PlayedTrick& trick = table.tricks[table.tricks.size() - 1];
        if (beats(card, trickSoFar(trick), trumpOf(table))) {
            trick.winner = seat;
            trick.winning = card;
        }
        trick.cards.push(card);
    }

    void play(State& state, Seat seat, Card card)
    {
        PublicState& table = state.table;
        state.hands[seat].remove(card);
        if (openTrick(table) == nullptr) {
            PlayedTrick trick { seat, seat, card, {} };
            trick.cards.push(card);
            table.tricks.push(trick);
        } else {
            addToTrick(table, seat, card);
        }
        if (openTrick(table) == nullptr)
            endTrick(table);
        else
            table.phase = Playing { nextIn(table.playing, seat) };
    }

    void apply(State& state, Seat seat, const Action& action)
    {
        PublicState& table = state.table;
        switch (action.verb()) {
        case Verb::Pass:
        case Verb::Bid:
        case Verb::Hold: return sayWord(state, seat, action);
        case Verb::Discard: return discard(state, seat, { action.card(), action.second() });
        case Verb::Announce: return announce(table, seat, action.contract());
        case Verb::Take: return buy(state, seat, state.discards.back());
        case Verb::No: return sayNo(table, seat);
        case Verb::Join: table.joined.add(seat); return goOnJoining(table, seat);
        case Verb::Stay: table.stayed.add(seat); return goOnJoining(table, seat);
        case Verb::Invite: return invite(table, seat);
        case Verb::Alone: return goAlone(table, seat);
        case Verb::Offer: return offer(table, seat, action.split());
        case Verb::Accept: return accept(table);
        case Verb::Refuse: table.phase = Playing { *table.declarer }; return;
        case Verb::Play: return play(state, seat, action.card());
        }
    }

    void beginDeal(PublicState& table)
    {
        if (table.deal > 0) table.dealer = nextIn(SeatSet::firstOf(table.players), table.dealer);
        ++table.deal;
        table.active = SeatSet::firstOf(table.players);
        if (table.players == 4) table.active.remove(table.dealer); // P-5
        table.balances[table.dealer] -= table.rules.stake; // P-9
        table.pot += table.rules.stake;
        table.anted = table.pot;
        table.standing.reset();
        table.classes = {};
        table.bidders = table.active;
        table.entitled = table.declined = table.joined = table.stayed = table.playing = {};
        table.declarer.reset();
        table.contract.reset();
        table.inviter.reset();
        table.agreed.reset();
        table.buyers.clear();
        table.offers.clear();
        table.tricks.clear();
        table.taken = {};
        table.calls.clear();
        table.settled = false;
        table.phase = Bidding { forehandOf(table) };
    }

    /// The next cards of the pack, that many.
    CardSet nextCards(const Card*& next, int count)
    {
        CardSet cards;
        for (; count > 0; --count) cards.add(*next++);
        return cards;
    }

    void deal(State& state, const Pack& pack) // P-10
    {
        state.hands = {};
        state.discards.clear();
        const Card* next = pack.begin();
        const auto round = [&](int count) {
            Seat seat = state.table.dealer;
            for (int i = 0; i < 3; ++i) {
                seat = nextIn(state.table.active, seat);
                state.hands[seat] |= nextCards(next, count);
            }
        };
        round(3);
        state.talon = nextCards(next, 2);
        round(4);
        round(3);
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

bool awaitsPack(const State& state) { return std::holds_alternative<Shuffling>(state.table.phase); }

CardSet wholePack(const State& /*state*/) { return wholePack(); }

void take(State& state, const Pack& pack)
{
    assert(awaitsPack(state));
    beginDeal(state.table);
    deal(state, pack);
}

void act(State& state, Seat seat, const Action& action)
{
    const bool discards = action.verb() == Verb::Discard;
    if (action.verb() != Verb::Play)
        state.table.calls.push({ seat, discards ? hiddenDiscard : action });
    apply(state, seat, action);
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

PerSeat<int> points(const State& state) { return state.table.balances; }

Observation observe(const State& state, Seat seat)
{
    const PublicState& table = state.table;
    Observation observation { .table = table, .seat = seat };
    const bool all = table.settled;
    const bool open = areOpen(table);
    for (const Seat other : table.active)
        if (all || other == seat || (open && other != table.declarer))
            observation.hands[other] = state.hands[other];
    const FixedList<Seat, 5>& buyers = table.buyers;
    if (all || (!buyers.empty() && buyers[0] == seat)) observation.talon = state.talon;
    for (std::size_t i = 0; i < state.discards.size(); ++i) {
        const bool took = i + 1 < buyers.size() && buyers[i + 1] == seat;
        const bool seen = all || buyers[i] == seat || took;
        observation.discards.push(seen ? state.discards[i] : CardSet());
    }
    return observation;
}

Open cardsOpen(const State& state) { return { state.hands, state.talon, state.discards }; }

}
