#include "core/bots/preference/telling/act_sums.h"

#include "core/bots/preference/words/worth.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    /// Of what it made as the declarer; a bid may be overbid, and lead to more than one contract.
    PreferenceWhy whyDeclaring(const Action& action, const ActSums& sums)
    {
        constexpr double nearlyAlways = 0.95;
        const auto most = std::max_element(sums.contracts.begin(), sums.contracts.end());
        PreferenceWhy why = whyContract(static_cast<Contract>(most - sums.contracts.begin()),
            { sums.made.mean(), sums.tricks.mean() });
        if (why.reason != PreferenceReason::MadeWithTricks || !isBid(action)) return why;
        if (*most < nearlyAlways * sums.made.weight)
            why.reason = PreferenceReason::MadeMostly;
        else if (sums.made.weight < nearlyAlways * sums.deals)
            why.reason = PreferenceReason::MadeIfDeclarer;
        return why;
    }

    PreferenceWhy whyOf(const Action& action, const ActSums& sums, const PublicState& table)
    {
        constexpr double seldom = 0.1;
        const double declares = sums.made.weight / sums.deals;
        const bool invites = action.verb() == Verb::Invite;
        const double tricks = invites ? sums.together.mean() : sums.defended.mean();
        if (const auto why = whyInDefence(action.verb(), sums.kept.mean(), tricks)) return *why;
        if (isBid(action) && declares < seldom)
            return { PreferenceReason::SeldomDeclares, { declares } };
        if (declares > 0 && action.verb() != Verb::No) return whyDeclaring(action, sums);
        if (table.contract && !isSuit(*table.contract) && sums.theirs.weight > 0)
            return { PreferenceReason::DeclarerMakes, { sums.theirs.mean() }, table.contract };
        if (sums.defended.weight <= 0) return { PreferenceReason::NoIsFree };
        return { PreferenceReason::Defending, { sums.defended.mean() } };
    }

    /// What is said of sharing the tricks.
    PreferenceWhys whysOfTalk(
        const Action& action, const ActSums& sums, const PublicState& table, Seat self)
    {
        const bool declares = table.declarer == self;
        const auto offered = splitIn(action, table);
        PreferenceWhys whys;
        if (offered) {
            const int tricks = declares ? declarersTricks(*offered) : defendersTricks(*offered);
            add(whys, { PreferenceReason::Shared, { static_cast<double>(tricks) } });
            if (action.verb() == Verb::Offer)
                add(whys, { PreferenceReason::Agrees, { sums.agreed.mean() } });
        } else if (declares) {
            add(whys, whyDeclaring(action, sums));
        } else {
            add(whys, *whyInDefence(Verb::Alone, sums.kept.mean(), sums.defended.mean()));
        }
        return whys;
    }

}

std::optional<Split> splitIn(const Action& action, const PublicState& table)
{
    if (action.verb() == Verb::Offer) return action.split();
    if (action.verb() == Verb::Accept) return table.offers.back();
    return std::nullopt;
}

int tricksPaid(const PublicState& table, const Settlement& result, Seat defender)
{
    int tricks = 0;
    for (const Seat seat : defendersOf(table))
        if (seat == defender || table.inviter == defender) tricks += result.tricks[seat];
    return tricks;
}

void ActSums::enter(const State& settled, Seat self, std::optional<Split> offered)
{
    const PublicState& table = settled.table;
    const Settlement result = settlementOf(table);
    ++deals;
    if (offered) agreed.enter(table.agreed == offered ? 1 : 0);
    if (table.declarer != self) {
        if (!table.declarer || !table.playing.contains(self)) return;
        kept.enter(result.fallen.contains(self) ? 0 : 1);
        theirs.enter(result.fallen.contains(*table.declarer) ? 0 : 1);
        if (!isSuit(*table.contract)) return;
        defended.enter(result.tricks[self]);
        together.enter(tricksPaid(table, result, self));
        return;
    }
    ++contracts[static_cast<std::size_t>(*table.contract)];
    made.enter(result.fallen.contains(self) ? 0 : 1);
    if (isSuit(*table.contract)) tricks.enter(result.tricks[self]);
}

PreferenceEvaluation ActSums::evaluation(
    const Action& action, const PublicState& table, Seat self) const
{
    PreferenceEvaluation one { action, chips.mean(), chips.error(), static_cast<int>(chips.weight),
        PreferenceChips { chips.mean(), chips.error() } };
    if (std::holds_alternative<Talking>(table.phase)) {
        one.whys = whysOfTalk(action, *this, table, self);
        return one;
    }
    if (action.verb() == Verb::Pass)
        one.whys = whysOfPassing(
            table, defended.weight > 0 ? std::optional(defended.mean()) : std::nullopt);
    else
        add(one.whys, whyOf(action, *this, table));
    return one;
}

}
