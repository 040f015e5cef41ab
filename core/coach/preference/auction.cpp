#include "core/coach/preference/situations.h"

#include "core/preference/auction.h"

// The auction, and what comes of it: buying, discarding, announcing.

namespace weli::coach::preference_situations {

using namespace preference;

namespace {

    /// King and Ober, or king and Unter: together they take a trick.
    bool areWorthKeeping(CardSet two)
    {
        const CardSet courts
            = CardSet::of(Rank::King) | CardSet::of(Rank::Ober) | CardSet::of(Rank::Under);
        return !(two & CardSet::of(Rank::King)).empty() && (two & courts) == two;
    }

    Note atPrompt(int clause)
    {
        return { .target = { lesson::Spot::Prompt }, .clause = preferenceClause(clause) };
    }

    bool isLowStanding(const PublicState& table)
    {
        return table.standing && table.standing->bid.contract
            && isLow(*table.standing->bid.contract);
    }

    /// Can the seat say anything but pass?
    bool mayBid(const View& view)
    {
        for (const Action& action : legalActions(view.now))
            if (action.verb() == Verb::Bid) return true;
        return false;
    }

    bool spokeFirst(const View& view) { return !view.now.table.classes[view.now.seat].has_value(); }

    bool isAfterBuyer(const View& view) { return view.now.table.buyers.size() > 1; }

}

std::optional<Note> lastWord(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isDueIn<Bidding>(view) || table.standing || table.bidders.size() != 1) return std::nullopt;
    Note note = atPrompt(21);
    note.target = buttonOf(Action(Verb::Pass));
    return note;
}

std::optional<Note> otherWouldDeclare(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isDueIn<Bidding>(view) || !table.standing || table.standing->seat == view.now.seat)
        return std::nullopt;
    if (table.bidders.size() != 2 || !mayBid(view)) return std::nullopt;
    Note note = atPrompt(21);
    note.arguments = { { "seat", table.standing->seat }, { "bid", codeOf(table.standing->bid) } };
    note.target = { lesson::Spot::Name, table.standing->seat };
    return note;
}

std::optional<Note> mayHold(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isDueIn<Bidding>(view) || !isLowStanding(table)) return std::nullopt;
    if (!preference::mayHold(table, view.now.seat)) return std::nullopt;
    const Contract contract = *table.standing->bid.contract;
    return Note { .arguments
        = { { "contract", codeOf(contract) }, { "seat", table.standing->seat } },
        .target = buttonOf(Action::hold(contract)),
        .clause = preferenceClause(19) };
}

std::optional<Note> nameSpiel(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isDueIn<Bidding>(view) || !table.standing || table.standing->bid != spiel
        || table.standing->seat != view.now.seat)
        return std::nullopt;
    return atPrompt(20);
}

std::optional<Note> spielStands(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isDueIn<Bidding>(view) || !table.standing || table.standing->bid != spiel
        || table.standing->seat == view.now.seat || !spokeFirst(view))
        return std::nullopt;
    Note note = atPrompt(17);
    note.arguments = { { "seat", table.standing->seat } };
    return note;
}

std::optional<Note> openLow(const View& view)
{
    if (!isDueIn<Bidding>(view) || view.now.table.standing) return std::nullopt;
    Note note = atPrompt(23);
    note.arguments = { { "contract", codeOf(Contract::One) } };
    note.target = cellOf(Contract::One);
    note.advises = toText(Action::bid({ Contract::One }));
    return note;
}

std::optional<Note> goHigher(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isDueIn<Bidding>(view) || !isLowStanding(table) || !mayBid(view)) return std::nullopt;
    if (preference::mayHold(table, view.now.seat)) return std::nullopt;
    Note note = atPrompt(17);
    note.arguments = { { "bid", codeOf(table.standing->bid) } };
    note.target = cellOf(*table.standing->bid.contract);
    return note;
}

std::optional<Note> passIsFinal(const View& view)
{
    if (!isDueIn<Bidding>(view) || !view.now.table.standing || !mayBid(view)) return std::nullopt;
    const PublicState& table = view.now.table;
    if (table.bidders.size() < 3 || table.standing->seat == view.now.seat) return std::nullopt;
    Note note = atPrompt(16);
    note.target = buttonOf(Action(Verb::Pass));
    return note;
}

std::optional<Note> discardToVoid(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isDueIn<Discarding>(view) || isAfterBuyer(view) || !isLowStanding(table))
        return std::nullopt;
    const int level = levelOf(table.standing->bid);
    for (const Contract contract : { Contract::One, Contract::Two, Contract::Three }) {
        const Suit suit = *rowOf(contract).trump;
        const CardSet cards = ownHand(view) & CardSet::of(suit);
        if (rowOf(contract).level >= level || cards.size() != 2) continue; // could be trump
        if (!(cards & CardSet::of(Rank::Ace)).empty() || areWorthKeeping(cards)) continue;
        Note note = atPrompt(25);
        note.arguments = { { "suit", suit } };
        note.target = { lesson::Spot::Card, cards.first() };
        note.advises
            = toText(Action::discard(cards.first(), (cards - CardSet { cards.first() }).first()));
        return note;
    }
    return std::nullopt;
}

std::optional<Note> discarding(const View& view)
{
    if (!isDueIn<Discarding>(view) || isAfterBuyer(view)) return std::nullopt;
    Note note = atPrompt(25);
    note.target = { lesson::Spot::Hand };
    return note;
}

std::optional<Note> discardAfterTaking(const View& view)
{
    if (!isDueIn<Discarding>(view) || !isAfterBuyer(view)) return std::nullopt;
    Note note = atPrompt(30);
    note.target = { lesson::Spot::Hand };
    return note;
}

std::optional<Note> announcing(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isDueIn<Announcing>(view) || isAfterBuyer(view) || !isLowStanding(table))
        return std::nullopt;
    if (table.standing->bid.contract == Contract::Four) return std::nullopt;
    Note note = atPrompt(24);
    note.arguments = { { "contract", codeOf(table.standing->bid) } };
    note.target = cellOf(*table.standing->bid.contract);
    return note;
}

std::optional<Note> announcingSpiel(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isDueIn<Announcing>(view) || !table.standing || table.standing->bid != spiel)
        return std::nullopt;
    Note note = atPrompt(24);
    note.target = cellOf(Contract::OneX);
    return note;
}

std::optional<Note> afterBuying(const View& view)
{
    if (!isDueIn<AfterBuying>(view)) return std::nullopt;
    Note note = atPrompt(30);
    note.target = buttonOf(Action(Verb::Take));
    return note;
}

}
