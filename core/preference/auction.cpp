#include "core/preference/auction.h"

namespace weli::preference {

namespace {

    int standingLevel(const PublicState& table)
    {
        return table.standing ? levelOf(table.standing->bid) : 0;
    }

    bool spielStands(const PublicState& table)
    {
        return table.standing && table.standing->bid == spiel;
    }

    /// P-20: the seat said spiel first, and it is its turn again.
    bool mustName(const PublicState& table, Seat seat)
    {
        return spielStands(table) && table.standing->seat == seat;
    }

    Class classOf(Bid bid)
    {
        if (bid == spiel) return Class::Spiel;
        return isLow(*bid.contract) ? Class::Low : Class::Premium;
    }

    bool namesSpiel(Bid bid) { return bid.contract && isSpiel(*bid.contract); }

    std::optional<Clause> firstBidRefused(const PublicState& table, Bid bid) // P-17
    {
        const bool also = bid == spiel && spielStands(table);
        const bool open = also || (!namesSpiel(bid) && levelOf(bid) > standingLevel(table));
        return open ? std::nullopt : std::optional(clause(17));
    }

    std::optional<Clause> spielBidRefused(const PublicState& table, Seat seat, Bid bid) // P-20
    {
        if (standingLevel(table) >= rowOf(Contract::Hearts).level) return clause(18);
        const bool open
            = namesSpiel(bid) && (mustName(table, seat) || levelOf(bid) > standingLevel(table));
        return open ? std::nullopt : std::optional(clause(20));
    }

    std::optional<Clause> bidRefused(const PublicState& table, Seat seat, Bid bid)
    {
        if (bid.contract && !exists(*bid.contract, table.rules)) return clause(15);
        const auto said = table.classes[seat];
        if (!said) return firstBidRefused(table, bid);
        if (*said == Class::Spiel) return spielBidRefused(table, seat, bid);
        const bool open = !namesSpiel(bid) && classOf(bid) == *said
            && levelOf(bid) > standingLevel(table); // P-18
        return open ? std::nullopt : std::optional(clause(18));
    }

    /// The ladder from here to there, as far as it is higher than what stands.
    void addBids(const PublicState& table, Contract from, Contract to, ActionList& list)
    {
        const int standing = standingLevel(table);
        for (int i = static_cast<int>(from); i <= static_cast<int>(to); ++i) {
            const auto contract = static_cast<Contract>(i);
            if (rowOf(contract).level > standing) list.push(Action::bid({ contract }));
        }
    }

    void addFirstBids(const PublicState& table, ActionList& list) // P-17
    {
        addBids(table, Contract::One, Contract::Four, list);
        if (standingLevel(table) <= levelOf(spiel)) list.push(Action::bid(spiel));
        addBids(table, Contract::Hearts, highest(table.rules.premium), list);
    }

}

std::optional<Clause> wordRefused(const PublicState& table, Seat seat, const Action& word)
{
    if (word.verb() == Verb::Bid) return bidRefused(table, seat, word.bid());
    if (word.verb() == Verb::Pass)
        return mustName(table, seat) ? std::optional(clause(20)) : std::nullopt;
    const bool holds = mayHold(table, seat) && table.standing->bid.contract == word.contract();
    return holds ? std::nullopt : std::optional(clause(19));
}

void addWords(const PublicState& table, Seat seat, ActionList& list)
{
    if (mustName(table, seat)) {
        for (const Contract contract : { Contract::OneX, Contract::TwoX, Contract::ThreeX })
            list.push(Action::bid({ contract }));
        return;
    }
    list.push(Action(Verb::Pass));
    if (mayHold(table, seat)) list.push(Action::hold(*table.standing->bid.contract));
    const auto said = table.classes[seat];
    if (!said) return addFirstBids(table, list);
    if (*said == Class::Low) return addBids(table, Contract::One, Contract::Four, list);
    if (*said == Class::Premium)
        return addBids(table, Contract::Hearts, highest(table.rules.premium), list);
    if (!spielStands(table)) addBids(table, Contract::OneX, Contract::ThreeX, list);
}

void say(PublicState& table, Seat seat, const Action& word)
{
    if (word.verb() == Verb::Pass) return table.bidders.remove(seat);
    table.entitled.add(seat);
    if (word.verb() == Verb::Hold) {
        table.classes[seat] = Class::Low;
        table.standing->seat = seat;
        return;
    }
    const Bid bid = word.bid();
    if (!table.classes[seat]) table.classes[seat] = classOf(bid);
    const bool second = bid == spiel && spielStands(table); // the first one stands
    if (!second) table.standing = Standing { bid, seat };
}

bool isAuctionOver(const PublicState& table)
{
    const SeatSet left = table.bidders;
    return left.empty() || (left.size() == 1 && table.classes[*left.begin()]);
}

}
