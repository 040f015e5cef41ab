#include "core/odds/preference/open_cards.h"

#include "core/bots/preference/words/playout.h"
#include "core/preference/settlement.h"

namespace weli::odds {

using namespace preference;
using bots::Company;

namespace {

    /// The tricks that count for a defender.
    int taken(const PublicState& table, Seat seat, Company company)
    {
        if (company != Company::Inviting) return table.taken[seat];
        const auto [left, right] = defendersOf(table);
        return table.taken[left] + table.taken[right];
    }

    int tricksLeft(const PublicState& table) { return handSize(table, *seatDue(table)); }

}

std::optional<Company> companyOf(const PublicState& table, Seat seat)
{
    if (seat == table.declarer || !table.contract || !isSuit(*table.contract)) return std::nullopt;
    if (table.inviter)
        return table.inviter == seat ? std::optional(Company::Inviting) : std::nullopt;
    return table.playing.size() == 2 ? Company::Alone : Company::Together;
}

bool areLastTricks(const PublicState& table)
{
    constexpr int last = 4;
    return std::holds_alternative<Playing>(table.phase) && tricksLeft(table) <= last;
}

void playToTheLastTricks(State& state)
{
    while (!state.table.settled && !areLastTricks(state.table)) bots::goOnByTheBook(state);
}

OpenCards::OpenCards(const PublicState& table, Seat self, bots::OpenPlaySolver& solver)
    : self_(self)
    , company_(companyOf(table, self))
    , sided_(!isAusfechten(table) && company_ != Company::Together)
    , solver_(solver)
    , three_(table)
{
}

int OpenCards::needed(const PublicState& table) const
{
    if (company_) return bots::neededBy(*company_) - taken(table, self_, *company_);
    const bool wantsSix = rowOf(*table.contract).goal == Goal::SixTricks;
    return wantsSix ? 6 - table.taken[self_] : 1; // or the worth of success
}

std::optional<bool> OpenCards::decided(const PublicState& table) const
{
    if (isAusfechten(table)) return std::nullopt;
    if (needed(table) <= 0) return true;
    return needed(table) > tricksLeft(table) ? std::optional(false) : std::nullopt;
}

double OpenCards::keepsIn(const State& world)
{
    const PublicState& table = world.table;
    if (table.settled) return settlementOf(table).fallen.contains(self_) ? 0 : 1;
    if (const auto sure = decided(table)) return *sure ? 1 : 0;
    const bots::OpenPlay play = bots::playNow(world);
    if (!sided_) return three_.keeps(play, table.taken, self_);
    if (!company_) return solver_.isWorth(play, needed(table)) ? 1 : 0;
    return solver_.isWorth(play, tricksLeft(table) - needed(table) + 1) ? 0 : 1;
}

}
