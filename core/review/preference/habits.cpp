#include "core/review/preference/habits.h"

#include "core/preference/settlement.h"

namespace weli::review {

using namespace preference;

namespace {

    void say(Habits& mine, Bid bid, SeatSet& bidding, Seat seat)
    {
        if (!bidding.contains(seat)) ++mine.auctions;
        bidding.add(seat);
        if (!mine.highest || levelOf(bid) > levelOf(*mine.highest)) mine.highest = bid;
    }

    void count(Habits& mine, const ActedBy<Action>& acted, SeatSet& bidding)
    {
        switch (acted.action.verb()) {
        case Verb::Bid: return say(mine, acted.action.bid(), bidding, acted.seat);
        case Verb::Hold: return say(mine, Bid { acted.action.contract() }, bidding, acted.seat);
        case Verb::Join: ++mine.along; break;
        case Verb::Stay: ++mine.home; break;
        case Verb::Invite: ++mine.invitations; break;
        default: break;
        }
    }

    void beginDeal(PerSeat<Habits>& habits, const PublicState& table, SeatSet& bidding)
    {
        bidding = {};
        for (const Seat seat : table.active) ++habits[seat].deals;
    }

    /// What came of it.
    void countDeal(PerSeat<Habits>& habits, const PublicState& table)
    {
        if (!table.declarer) return;
        const bool isLost = settlementOf(table).fallen.contains(*table.declarer);
        ++(isLost ? habits[*table.declarer].lost : habits[*table.declarer].made);
    }

}

PerSeat<Habits> habitsOf(const Timeline<State>& match)
{
    PerSeat<Habits> habits;
    SeatSet bidding; // in this auction
    match.forEach([&](const State& /*before*/, const auto& event, const State& after) {
        if (const auto* const acted = std::get_if<ActedBy<Action>>(&event))
            count(habits[acted->seat], *acted, bidding);
        else
            beginDeal(habits, after.table, bidding);
        if (isCounted(after.table)) countDeal(habits, after.table);
    });
    return habits;
}

}
