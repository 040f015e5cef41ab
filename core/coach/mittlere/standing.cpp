#include "core/coach/mittlere/situations.h"

// Where a seat stands, and how a deal came out.

namespace weli::coach::mittlere_situations {

using namespace mittlere;

namespace {

    constexpr int counts = 5; // from so many tricks on the points say something
    constexpr int near = 80; // to a hundred

    int pointsOf(const View& view, Seat seat) { return pointsTaken(view.now.table)[seat]; }

    Note atName(Seat seat, int clause, int points)
    {
        return { .arguments = { { "points", points } },
            .target = { lesson::Spot::Name, seat },
            .clause = mittlereClause(clause) };
    }

    /// Without that a hundred points need not lose (M-25, case b before c).
    bool everybodyHasATrick(const PublicState& table)
    {
        for (const Seat seat : everybody)
            if (table.taken[seat] == 0) return false;
        return true;
    }

    /// The seat stands so, and nobody is over a hundred or without a trick.
    bool standsSo(const View& view, Stand stand)
    {
        const PublicState& table = view.now.table;
        if (!isBetweenTricks(view, counts) || standOf(table, view.now.seat) != stand) return false;
        for (const Seat seat : everybody)
            if (pointsOf(view, seat) >= aHundred) return false;
        return everybodyHasATrick(table);
    }

    std::optional<Note> standing(const View& view, Stand stand, int clause)
    {
        if (!standsSo(view, stand)) return std::nullopt;
        return atName(view.now.seat, clause, pointsOf(view, view.now.seat));
    }

    /// The deal has been settled so, by this case and about this seat.
    bool settledSo(const View& view, Case by)
    {
        const auto& verdict = view.now.table.verdict;
        return verdict && verdict->by == by && verdict->seat == view.now.seat;
    }

    Note atResult(int clause)
    {
        return { .target = { lesson::Spot::Result }, .clause = mittlereClause(clause) };
    }

}

std::optional<Note> inTheMiddle(const View& view) { return standing(view, Stand::Middle, 25); }
std::optional<Note> hasMost(const View& view) { return standing(view, Stand::Most, 25); }
std::optional<Note> hasFewest(const View& view) { return standing(view, Stand::Fewest, 25); }

std::optional<Note> tied(const View& view)
{
    if (!standsSo(view, Stand::Tied) || view.now.table.rules.tie != Tie::ThirdWins)
        return std::nullopt;
    const Seat me = view.now.seat;
    const Seat next = seatAfter(me);
    const bool isNext = pointsOf(view, next) == pointsOf(view, me);
    Note note = atName(me, 25, pointsOf(view, me));
    note.arguments.push_back({ "seat", isNext ? next : seatAfter(next) });
    return note;
}

std::optional<Note> othersTied(const View& view)
{
    if (!standsSo(view, Stand::Beside) || view.now.table.rules.tie != Tie::ThirdWins)
        return std::nullopt;
    const Seat next = seatAfter(view.now.seat);
    return atName(next, 25, pointsOf(view, next));
}

std::optional<Note> nearHundred(const View& view)
{
    const int mine = pointsOf(view, view.now.seat);
    if (!isBetweenTricks(view, counts) || mine < near || mine >= aHundred) return std::nullopt;
    if (!everybodyHasATrick(view.now.table)) return std::nullopt;
    return atName(view.now.seat, 25, mine);
}

std::optional<Note> otherNearHundred(const View& view)
{
    if (!isBetweenTricks(view, counts) || !everybodyHasATrick(view.now.table)) return std::nullopt;
    for (const Seat seat : everybody) {
        const int points = pointsOf(view, seat);
        if (seat == view.now.seat || points < near || points >= aHundred) continue;
        Note note = atName(seat, 25, points);
        note.arguments.push_back({ "seat", seat });
        return note;
    }
    return std::nullopt;
}

std::optional<Note> overHundred(const View& view)
{
    const PublicState& table = view.now.table;
    const int mine = pointsOf(view, view.now.seat);
    if (!isBetweenTricks(view, 1) || !table.trump || mine < aHundred) return std::nullopt;
    if (!everybodyHasATrick(table)) return std::nullopt;
    return atName(view.now.seat, 25, mine);
}

std::optional<Note> noTrickYet(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isBetweenTricks(view, 7) || table.taken[view.now.seat] > 0) return std::nullopt;
    Note note = atName(view.now.seat, 25, 0);
    note.arguments = { { "count", handCount - tricksDone(table) } };
    return note;
}

std::optional<Note> otherWithoutTrick(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isBetweenTricks(view, 7) || table.taken[view.now.seat] == 0) return std::nullopt;
    for (const Seat seat : everybody) {
        if (table.taken[seat] > 0) continue;
        Note note = atName(seat, 25, 0);
        note.arguments = { { "seat", seat } };
        return note;
    }
    return std::nullopt;
}

std::optional<Note> allTricksSoFar(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isBetweenTricks(view, counts) || table.taken[view.now.seat] != tricksDone(table))
        return std::nullopt;
    Note note = atName(view.now.seat, 25, 0);
    note.arguments = { { "count", tricksDone(table) } };
    return note;
}

std::optional<Note> takenIsWorthMore(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isBetweenTricks(view, 1) || !table.trump) return std::nullopt;
    const CardSet taken = takenCards(table)[view.now.seat];
    for (const Rank rank : { Rank::Under, Rank::Nine }) {
        const Card card(*table.trump, rank);
        if (!taken.contains(card)) continue;
        return Note { .arguments = { { "card", card }, { "points", valueOf(card, table.trump) } },
            .target = { lesson::Spot::Order },
            .clause = mittlereClause(6) };
    }
    return std::nullopt;
}

std::optional<Note> lastTrick(const View& view)
{
    if (!std::holds_alternative<Playing>(view.now.table.phase)) return std::nullopt;
    if (tricksDone(view.now.table) != handCount - 1) return std::nullopt;
    return Note { .arguments = { { "points", lastTrickValue } },
        .target = { lesson::Spot::Trick },
        .clause = mittlereClause(7) };
}

std::optional<Note> drawing(const View& view)
{
    const auto* draw = std::get_if<Drawing>(&view.now.table.phase);
    if (draw == nullptr || draw->next != view.now.seat) return std::nullopt;
    return Note { .target = { lesson::Spot::Prompt }, .clause = mittlereClause(28) };
}

std::optional<Note> lostInTheMiddle(const View& view)
{
    return settledSo(view, Case::Middle) ? std::optional(atResult(24)) : std::nullopt;
}

std::optional<Note> lostByHundred(const View& view)
{
    return settledSo(view, Case::Hundred) ? std::optional(atResult(25)) : std::nullopt;
}

std::optional<Note> lostWithoutTrick(const View& view)
{
    return settledSo(view, Case::NoTrick) ? std::optional(atResult(25)) : std::nullopt;
}

std::optional<Note> wonAlone(const View& view)
{
    return settledSo(view, Case::Tie) ? std::optional(atResult(24)) : std::nullopt;
}

std::optional<Note> lastDeal(const View& view)
{
    const PublicState& table = view.now.table;
    const bool begins = std::holds_alternative<Playing>(table.phase) && table.deal == dealCount;
    if (!begins || !table.tricks.empty()) return std::nullopt;
    return Note { .arguments = { { "points", totalsOf(table)[view.now.seat] } },
        .target = { lesson::Spot::Slate, view.now.seat },
        .clause = mittlereClause(31) };
}

}
