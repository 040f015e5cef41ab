#include "core/coach/preference/situations.h"

#include "core/preference/settlement.h"

// Who plays: going along, staying home, inviting, offers.

namespace weli::coach::preference_situations {

using namespace preference;

namespace {

    /// The other defender.
    Seat fellowOf(const View& view) { return otherDefender(view.now.table, view.now.seat); }

    std::optional<Card> trumpHeld(const View& view, Rank rank)
    {
        const auto trump = trumpOf(view.now.table);
        if (!trump || !ownHand(view).contains(Card(*trump, rank))) return std::nullopt;
        return Card(*trump, rank);
    }

    Note atButton(Verb verb, int clause)
    {
        return { .target = buttonOf(Action(verb)), .clause = preferenceClause(clause) };
    }

    bool isHearts(const View& view) { return view.now.table.contract == Contract::Hearts; }

}

std::optional<Note> sureTwo(const View& view)
{
    const auto ace = trumpHeld(view, Rank::Ace);
    const auto king = trumpHeld(view, Rank::King);
    if (!isDueIn<GoingAlong>(view) || !ace || !king) return std::nullopt;
    return Note { .arguments = { { "ace", *ace }, { "king", *king } },
        .target = { lesson::Spot::Card, *ace },
        .clause = preferenceClause(36),
        .advises = toText(Action(Verb::Join)) };
}

std::optional<Note> sureOne(const View& view)
{
    const auto ace = trumpHeld(view, Rank::Ace);
    if (!isDueIn<GoingAlong>(view) || !ace || trumpHeld(view, Rank::King)) return std::nullopt;
    return Note { .arguments = { { "card", *ace } },
        .target = { lesson::Spot::Card, *ace },
        .clause = preferenceClause(36) };
}

std::optional<Note> heartsAtHome(const View& view)
{
    if (!isDueIn<GoingAlong>(view) || !isHearts(view)) return std::nullopt;
    return atButton(Verb::Stay, 62);
}

std::optional<Note> otherStayed(const View& view)
{
    if (!isDueIn<GoingAlong>(view) || view.now.table.stayed.empty()) return std::nullopt;
    Note note = atButton(Verb::Join, 38);
    note.arguments = { { "seat", fellowOf(view) }, { "declarer", *view.now.table.declarer } };
    return note;
}

std::optional<Note> otherJoined(const View& view)
{
    if (!isDueIn<GoingAlong>(view) || view.now.table.joined.empty()) return std::nullopt;
    Note note = atButton(Verb::Join, 36);
    note.arguments = { { "seat", fellowOf(view) } };
    return note;
}

std::optional<Note> goingAlong(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isDueIn<GoingAlong>(view) || !table.joined.empty() || !table.stayed.empty())
        return std::nullopt;
    Note note = atButton(Verb::Join, 59);
    note.arguments = { { "chips", static_cast<int>(amountPlayedFor(table)) } };
    return note;
}

std::optional<Note> stayingIsFree(const View& view)
{
    if (!isDueIn<GoingAlong>(view) || isHearts(view)) return std::nullopt;
    Note note = atButton(Verb::Stay, 37);
    note.advises = toText(Action(Verb::Stay));
    return note;
}

std::optional<Note> forced(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isBeforeFirstCard(view) || !playsSuit(view) || isDeclarer(view) || !isForced(table))
        return std::nullopt;
    return Note { .target = { lesson::Spot::Bowl }, .clause = preferenceClause(34) };
}

std::optional<Note> inviting(const View& view)
{
    if (!isDueIn<Inviting>(view)) return std::nullopt;
    Note note = atButton(Verb::Invite, 39);
    note.arguments = { { "seat", fellowOf(view) } };
    return note;
}

std::optional<Note> invited(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isBeforeFirstCard(view) || !playsSuit(view) || !table.inviter || isDeclarer(view)
        || table.inviter == view.now.seat)
        return std::nullopt;
    return Note { .arguments = { { "seat", *table.inviter } },
        .target = { lesson::Spot::Name, *table.inviter },
        .clause = preferenceClause(39) };
}

std::optional<Note> mayOffer(const View& view)
{
    if (!isDueIn<Talking>(view) || !view.now.table.offers.empty()) return std::nullopt;
    return Note { .target = { lesson::Spot::Prompt }, .clause = preferenceClause(42) };
}

std::optional<Note> offered(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isDueIn<Talking>(view) || table.offers.empty()) return std::nullopt;
    const int declarers = declarersTricks(table.offers.back());
    const int mine = isDeclarer(view) ? declarers : 10 - declarers;
    Note note = atButton(Verb::Accept, 44);
    note.arguments = { { "mine", mine } };
    return note;
}

}
