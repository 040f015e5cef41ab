#include "core/coach/preference/situations.h"

#include "core/preference/settlement.h"

// Cards.

namespace weli::coach::preference_situations {

using namespace preference;

namespace {

    Note atHand(int clause)
    {
        return { .target = { lesson::Spot::Hand }, .clause = preferenceClause(clause) };
    }

    int taken(const View& view) { return view.now.table.taken[view.now.seat]; }

    /// A defender for whom two tricks are enough.
    bool needsTwo(const View& view)
    {
        return playsSuit(view) && !isDeclarer(view) && !view.now.table.inviter;
    }

    /// Before its first card in a contract with this goal.
    bool startsFor(const View& view, Goal goal)
    {
        const auto& contract = view.now.table.contract;
        return isDueIn<Playing>(view) && contract && rowOf(*contract).goal == goal
            && view.now.table.tricks.size() <= 1;
    }

    /// Nobody wants a trick here: without a trick to take (P-13), or all for themselves (P-63).
    bool tricksDoHarm(const PublicState& table)
    {
        return !table.contract || rowOf(*table.contract).goal == Goal::NoTrick;
    }

    /// The declarer's promise is none, or all play for themselves.
    bool tricksDoHarmTo(const PublicState& table, Seat seat)
    {
        return tricksDoHarm(table) && (!table.contract || table.declarer == seat);
    }

    /// The seat must follow, has a choice, and beats with none of it.
    std::optional<Note> beneath(const View& view)
    {
        const auto turn = turnOf(view);
        if (!turn || turn->following().size() < 2 || !turn->beating(turn->may).empty())
            return std::nullopt;
        Note note = atHand(48);
        note.arguments = { { "suit", turn->led() } };
        return note;
    }

    /// The seat cannot follow, may play any card, and beats with none of it.
    std::optional<Note> besides(const View& view)
    {
        const auto turn = turnOf(view);
        if (!turn || !turn->following().empty() || turn->may != turn->hand || turn->hand.size() < 2
            || !turn->beating(turn->may).empty())
            return std::nullopt;
        Note note = atHand(50);
        note.arguments = { { "suit", turn->led() } };
        return note;
    }

    Note aboutContract(const View& view, int clause)
    {
        const PublicState& table = view.now.table;
        return { .arguments = { { "contract", codeOf(*table.contract) } },
            .target = cellOf(*table.contract),
            .clause = preferenceClause(clause) };
    }

}

std::optional<Note> leadingAsDeclarer(const View& view)
{
    if (!isDueIn<Playing>(view) || !playsSuit(view) || !isDeclarer(view)
        || !isBeforeFirstCard(view))
        return std::nullopt;
    return aboutContract(view, 46);
}

std::optional<Note> declarerMade(const View& view)
{
    if (!playsSuit(view) || !isDeclarer(view) || taken(view) != 6) return std::nullopt;
    if (openTrick(view.now.table) != nullptr) return std::nullopt;
    return Note { .arguments = { { "chips", static_cast<int>(amountPlayedFor(view.now.table)) } },
        .target = { lesson::Spot::Bowl },
        .clause = preferenceClause(58) };
}

std::optional<Note> defenderSafe(const View& view)
{
    if (!needsTwo(view) || taken(view) != 2 || openTrick(view.now.table) != nullptr)
        return std::nullopt;
    return Note { .target = { lesson::Spot::Name, view.now.seat }, .clause = preferenceClause(59) };
}

std::optional<Note> oneTrickMore(const View& view)
{
    if (!needsTwo(view) || taken(view) != 1 || !isDueIn<Playing>(view)) return std::nullopt;
    return Note { .target = { lesson::Spot::Name, view.now.seat }, .clause = preferenceClause(59) };
}

std::optional<Note> noTrickWanted(const View& view)
{
    if (!startsFor(view, Goal::NoTrick)) return std::nullopt;
    return aboutContract(view, 53);
}

std::optional<Note> allTricksWanted(const View& view)
{
    if (!startsFor(view, Goal::AllTricks)) return std::nullopt;
    return aboutContract(view, 53);
}

std::optional<Note> openHands(const View& view)
{
    if (!isDueIn<Playing>(view) || !areOpen(view.now.table)) return std::nullopt;
    return Note { .target = { lesson::Spot::Trick }, .clause = preferenceClause(52) };
}

std::optional<Note> ausfechten(const View& view)
{
    const PublicState& table = view.now.table;
    if (!isDueIn<Playing>(view) || !isAusfechten(table) || table.tricks.size() > 1)
        return std::nullopt;
    return Note { .arguments = { { "chips", static_cast<int>(table.rules.stake) } },
        .target = { lesson::Spot::Bowl },
        .clause = preferenceClause(63) };
}

std::optional<Note> lowestThatBeats(const View& view)
{
    const auto turn = turnOf(view);
    if (!turn || turn->may.size() != 1) return std::nullopt;
    const Duties duties = dutiesOf(view.now.table, turn->trick, view.now.seat);
    Duties lax = duties;
    lax.masks = false;
    if (!duties.masks || playable(trickSoFar(turn->trick), turn->hand, lax).size() < 2)
        return std::nullopt;
    if (turn->beating(turn->may).empty()) return std::nullopt;
    return Note { .arguments
        = { { "card", turn->may.first() }, { "declarer", *view.now.table.declarer } },
        .target = { lesson::Spot::Card, turn->may.first() },
        .clause = preferenceClause(51) };
}

std::optional<Note> mustBeat(const View& view)
{
    const auto turn = turnOf(view);
    if (!turn || turn->following().empty() || turn->beating(turn->may) != turn->may)
        return std::nullopt;
    if (turn->beating(turn->following()) == turn->following()) return std::nullopt;
    Note note = atHand(49);
    note.arguments = { { "suit", turn->led() }, { "card", turn->trick.winning } };
    return note;
}

std::optional<Note> mustTrump(const View& view)
{
    const auto turn = turnOf(view);
    if (!turn || !turn->trump || !turn->following().empty()) return std::nullopt;
    if (turn->beating(turn->may) != turn->may || turn->may == turn->hand) return std::nullopt;
    Note note = atHand(50);
    note.arguments = { { "suit", turn->led() }, { "trump", *turn->trump } };
    return note;
}

std::optional<Note> cannotBeat(const View& view)
{
    return tricksDoHarm(view.now.table) ? std::nullopt : beneath(view);
}

std::optional<Note> throwHigh(const View& view)
{
    return tricksDoHarm(view.now.table) ? beneath(view) : std::nullopt;
}

std::optional<Note> anyCard(const View& view)
{
    return tricksDoHarm(view.now.table) ? std::nullopt : besides(view);
}

std::optional<Note> throwDanger(const View& view)
{
    return tricksDoHarmTo(view.now.table, view.now.seat) ? besides(view) : std::nullopt;
}

}
