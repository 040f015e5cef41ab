#include "core/bots/preference/telling/act_sums.h"

#include "core/bots/preference/words/worth.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

bool leadsTo(const Action& action, const PublicState& table, Contract contract)
{
    const auto isLikeBid = [contract](Bid bid) {
        if (bid == spiel) return isSpiel(contract);
        return isLow(*bid.contract) == isLow(contract);
    };
    switch (action.verb()) {
    case Verb::Bid: return isLikeBid(action.bid());
    case Verb::Hold: return isLow(contract);
    case Verb::Discard: return mayAnnounce(table, contract);
    case Verb::Announce: return contract == action.contract();
    default: return true;
    }
}

namespace {

    /// What it declared of that, and what most often; in all if that came to nothing, as where the
    /// hope is to after-buy.
    struct Declaring {
        ActSums::Declared all {};
        Contract most {};
        int deals = 0; // with that
    };

    Declaring declaringOf(const Action& action, const ActSums& sums, const PublicState& table)
    {
        Declaring own;
        Declaring any;
        for (int i = 0; i < contractCount; ++i) {
            const auto contract = static_cast<Contract>(i);
            const ActSums::Declared& one = sums.contracts[static_cast<std::size_t>(i)];
            for (Declaring* const each : { &own, &any }) {
                if (each == &own && !leadsTo(action, table, contract)) continue;
                each->all.deals += one.deals;
                each->all.made += one.made;
                each->all.tricks += one.tricks;
                if (one.deals <= each->deals) continue;
                each->most = contract;
                each->deals = one.deals;
            }
        }
        const bool isHopeless = 4 * own.all.made < own.all.deals;
        return own.deals > 0 && !(isHopeless && any.all.made > 4 * own.all.made) ? own : any;
    }

    /// Of what it made as the declarer; a bid may be overbid, and lead to more than one contract.
    PreferenceWhy whyDeclaring(const Action& action, const ActSums& sums, const PublicState& table)
    {
        constexpr double nearlyAlways = 0.95;
        const auto [all, most, deals] = declaringOf(action, sums, table);
        const double count = all.deals;
        PreferenceWhy why = whyContract(most, { all.made / count, all.tricks / count });
        if (why.reason != PreferenceReason::MadeWithTricks || !isBid(action)) return why;
        if (deals < nearlyAlways * count)
            why.reason = PreferenceReason::MadeMostly;
        else if (count < nearlyAlways * sums.deals)
            why.reason = PreferenceReason::MadeIfDeclarer;
        return why;
    }

    /// Of a low bid with which it mostly came to play what it after-bought, or made only that.
    std::optional<PreferenceWhy> whyAfterBuying(
        const Action& action, const ActSums& sums, const PublicState& table)
    {
        if (!isLowBid(action)) return std::nullopt;
        ActSums::Declared own;
        ActSums::Declared bought;
        std::optional<Contract> most;
        int deals = 0; // with that
        for (int i = 0; i < contractCount; ++i) {
            const auto contract = static_cast<Contract>(i);
            const ActSums::Declared& one = sums.contracts[static_cast<std::size_t>(i)];
            ActSums::Declared& all = leadsTo(action, table, contract) ? own : bought;
            all.deals += one.deals;
            all.made += one.made;
            if (&all == &own || one.deals <= deals) continue;
            most = contract;
            deals = one.deals;
        }
        const bool isMostly = bought.deals > own.deals && bought.made > own.made;
        const bool isHope = 4 * own.made < own.deals && bought.made > 3 * own.made;
        if (!isMostly && !isHope) return std::nullopt;
        return PreferenceWhy { PreferenceReason::AfterBuys,
            { 1.0 * bought.deals / sums.deals, 1.0 * bought.made / bought.deals }, most };
    }

    /// What is discarded, and how low is played, may help who after-buys.
    void tellAfterBuyers(PreferenceWhys& whys, const Action& action, const ActSums& sums)
    {
        constexpr double seldom = 0.03;
        const double share = 1.0 * sums.overbought / sums.deals;
        const bool isLeft = action.verb() == Verb::Discard || action.verb() == Verb::Announce;
        if (isLeft && share >= seldom) add(whys, { PreferenceReason::AfterBuyMade, { share } });
    }

    PreferenceWhy whyOf(const Action& action, const ActSums& sums, const PublicState& table)
    {
        constexpr double seldom = 0.1;
        const double declares = sums.made.weight / sums.deals;
        const bool invites = action.verb() == Verb::Invite;
        const double tricks = invites ? sums.together.mean() : sums.defended.mean();
        if (const auto why = whyInDefence(action.verb(), sums.kept.mean(), tricks)) return *why;
        if (const auto why = whyAfterBuying(action, sums, table)) return *why;
        if (isBid(action) && declares < seldom)
            return { PreferenceReason::SeldomDeclares, { declares } };
        if (declares > 0 && action.verb() != Verb::No) return whyDeclaring(action, sums, table);
        if (table.contract && !isSuit(*table.contract) && sums.theirs.weight > 0)
            return { PreferenceReason::DeclarerMakes, { sums.theirs.mean() }, table.contract };
        if (sums.defended.weight <= 0) return { PreferenceReason::NoIsFree };
        return { PreferenceReason::Defending, { sums.defended.mean() } };
    }

    /// What is said of sharing the tricks.
    PreferenceWhys whysOfTalk(
        const Action& action, const ActSums& sums, const PublicState& table, Seat self)
    {
        constexpr double likely = 0.75;
        const bool declares = table.declarer == self;
        const auto offered = splitIn(action, table);
        PreferenceWhys whys;
        if (offered) {
            if (action.verb() == Verb::Offer)
                add(whys, { PreferenceReason::Agrees, { sums.agreed.mean() } });
            else
                add(whys, { PreferenceReason::NobodyFalls });
        } else if (declares) {
            add(whys, whyDeclaring(action, sums, table));
        } else {
            const double made = sums.theirs.mean(); // with what is agreed on it always is
            if (made < likely)
                add(whys, { PreferenceReason::DeclarerMakes, { made }, table.contract });
            add(whys, { PreferenceReason::PlaysOut, { sums.kept.mean(), sums.defended.mean() } });
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
        const bool isMade = !result.fallen.contains(*table.declarer);
        theirs.enter(isMade ? 1 : 0);
        if (isMade && !isSuit(*table.contract)) ++overbought;
        if (!isSuit(*table.contract)) return;
        defended.enter(result.tricks[self]);
        together.enter(tricksPaid(table, result, self));
        return;
    }
    const bool isMade = !result.fallen.contains(self);
    made.enter(isMade ? 1 : 0);
    Declared& one = contracts[static_cast<std::size_t>(*table.contract)];
    ++one.deals;
    one.made += isMade ? 1 : 0;
    one.tricks += result.tricks[self];
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
    const bool isOfPartner = action.verb() == Verb::Invite || action.verb() == Verb::Alone;
    if (isOfPartner && theirs.weight > 0)
        add(one.whys, { PreferenceReason::DeclarerMakes, { theirs.mean() }, table.contract });
    tellAfterBuyers(one.whys, action, *this);
    return one;
}

}
