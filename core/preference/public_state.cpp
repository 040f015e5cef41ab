#include "core/preference/public_state.h"

#include <cassert>

namespace weli::preference {

std::optional<Seat> seatDue(const PublicState& table)
{
    return std::visit(
        [](const auto& phase) -> std::optional<Seat> {
            if constexpr (requires { phase.next; })
                return phase.next;
            else
                return std::nullopt;
        },
        table.phase);
}

Seat forehandOf(const PublicState& table) { return nextIn(table.active, table.dealer); }

std::array<Seat, 2> defendersOf(const PublicState& table)
{
    const Seat left = nextIn(table.active, *table.declarer);
    return { left, nextIn(table.active, left) };
}

Seat otherDefender(const PublicState& table, Seat defender)
{
    const auto defenders = defendersOf(table);
    return defenders[0] == defender ? defenders[1] : defenders[0];
}

bool isAusfechten(const PublicState& table)
{
    return !table.declarer && table.deal > 0 && table.bidders.empty();
}

bool isForced(const PublicState& table) { return table.anted == table.rules.stake; }

bool mayHold(const PublicState& table, Seat seat)
{
    const bool low = table.standing && table.standing->bid.contract
        && isLow(*table.standing->bid.contract) && table.standing->seat != seat;
    if (!low) return false;
    const Seat forehand = forehandOf(table);
    if (table.classes[forehand]) return seat == forehand; // it bid first
    return seat == (table.players == 3 ? table.dealer : nextIn(table.active, forehand));
}

bool mayAnnounce(const PublicState& table, Contract contract)
{
    if (!exists(contract, table.rules)) return false;
    if (table.buyers.size() > 1) // P-30
        return isPremium(contract) && rowOf(contract).buys && contract > *table.contract;
    const Bid bid = table.standing->bid;
    if (bid == spiel) return isSpiel(contract);
    return rowOf(contract).buys && contract >= *bid.contract
        && isLow(contract) == isLow(*bid.contract); // P-24
}

bool canBeOutbought(const PublicState& table)
{
    for (const Contract contract :
        { Contract::Five, Contract::Six, Contract::Seven, Contract::Eight })
        if (contract > *table.contract && exists(contract, table.rules)) return true;
    return false;
}

std::optional<Suit> trumpOf(const PublicState& table)
{
    return table.contract ? rowOf(*table.contract).trump : std::nullopt;
}

Duties dutiesOf(const PublicState& table, const PlayedTrick& trick, Seat seat)
{
    if (!table.contract) return {};
    const bool masks = isSuit(*table.contract) && table.playing == table.active
        && trick.leader == table.declarer && seat == nextIn(table.active, *table.declarer);
    return { trumpOf(table), table.rules.trumpCompulsion, masks };
}

Seat playerOf(const PublicState& table, const PlayedTrick& trick, std::size_t place)
{
    Seat seat = trick.leader;
    for (; place > 0; --place) seat = nextIn(table.playing, seat);
    return seat;
}

CardSet playedBy(const PublicState& table, Seat seat)
{
    CardSet cards;
    for (const PlayedTrick& trick : table.tricks) {
        Seat player = trick.leader;
        for (const Card card : trick.cards) {
            if (player == seat) cards.add(card);
            player = nextIn(table.playing, player);
        }
    }
    return cards;
}

int handSize(const PublicState& table, Seat seat)
{
    if (!table.active.contains(seat) || table.deal == 0) return 0;
    const auto* discarding = std::get_if<Discarding>(&table.phase);
    if (discarding != nullptr && discarding->next == seat) return 12;
    return 10 - playedBy(table, seat).size();
}

bool areOpen(const PublicState& table)
{
    const bool complete
        = table.tricks.size() > 1 || (table.tricks.size() == 1 && openTrick(table) == nullptr);
    return table.contract && isOpen(*table.contract) && complete;
}

}
