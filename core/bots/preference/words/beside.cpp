#include "core/bots/preference/words/beside.h"

#include "core/bots/decision_util.h"
#include "core/bots/preference/hand_value.h"
#include "core/bots/preference/words/worth.h"
#include "core/preference/settlement.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace preference;

namespace {

    using Words = std::vector<PreferenceEvaluation>;

    /// The one with this verb; nothing if it was not weighed.
    PreferenceEvaluation* withVerb(Words& words, Verb verb)
    {
        for (PreferenceEvaluation& one : words)
            if (one.action->verb() == verb) return &one;
        return nullptr;
    }

    PreferenceEvaluation* bestBid(Words& words)
    {
        PreferenceEvaluation* best = nullptr;
        for (PreferenceEvaluation& one : words)
            if (isBid(*one.action) && (best == nullptr || best->value < one.value)) best = &one;
        return best;
    }

    double chipsOf(const PreferenceEvaluation& one) { return one.expected->chips; }

    /// Is its chance that of a contract, in all deals?
    bool promises(const PreferenceWhy& why)
    {
        return why.reason == PreferenceReason::Made
            || why.reason == PreferenceReason::MadeWithTricks;
    }

    void comparePassing(Words& words)
    {
        PreferenceEvaluation* const pass = withVerb(words, Verb::Pass);
        PreferenceEvaluation* const bid = bestBid(words);
        if (pass == nullptr || bid == nullptr) return;
        const PreferenceWhy& why = bid->whys[0];
        if (pass->value < bid->value) {
            if (chipsOf(*bid) < 0)
                add(bid->whys, { PreferenceReason::PassBrings, { chipsOf(*pass) } });
        } else if (promises(why)) {
            putFirst(pass->whys,
                PreferenceWhy { PreferenceReason::NothingToBid, { why.figures[0], chipsOf(*bid) },
                    why.contract });
        } else {
            putFirst(pass->whys,
                PreferenceWhy { PreferenceReason::BidBrings,
                    { 1.0 * chipsBetween(*pass->expected, *bid->expected) } });
        }
    }

    /// Against an act that is declined, if it is.
    void compareDeclining(Words& words, Verb declines, Verb acts, PreferenceReason reason)
    {
        PreferenceEvaluation* const free = withVerb(words, declines);
        PreferenceEvaluation* const act = withVerb(words, acts);
        if (free == nullptr || act == nullptr) return;
        if (measuresOf(act->whys[0].reason)[0] != Measure::Chance) return;
        if (free->value >= act->value)
            putFirst(free->whys,
                PreferenceWhy {
                    reason, { act->whys[0].figures[0], chipsOf(*act) }, act->whys[0].contract });
        else if (acts == Verb::Join && chipsOf(*act) < 0)
            add(act->whys, { PreferenceReason::HomeBrings, { chipsOf(*free) } });
    }

    PreferenceEvaluation& bestOf(Words& words)
    {
        return *std::max_element(words.begin(), words.end(),
            [](const auto& one, const auto& other) { return one.value < other.value; });
    }

    /// Of what is best it speaks for it that one will hardly have to play it.
    void tellRisksLittle(Words& words)
    {
        PreferenceEvaluation& best = bestOf(words);
        if (best.whys[0].reason == PreferenceReason::SeldomDeclares)
            best.whys[0].reason = PreferenceReason::RisksLittle;
    }

    /// Is its chance that of coming through?
    bool tellsSuccess(const PreferenceWhy& why)
    {
        switch (why.reason) {
        case PreferenceReason::MadeIfDeclarer:
        case PreferenceReason::MadeMostly:
        case PreferenceReason::GoesAlong:
        case PreferenceReason::Alone:
        case PreferenceReason::Inviting:
        case PreferenceReason::PlaysOut:
        case PreferenceReason::KeptTogether:
        case PreferenceReason::TricksKept: return true;
        default: return promises(why);
        }
    }

    double declarersChance(const PreferenceWhys& whys)
    {
        for (const PreferenceWhy& why : whys)
            if (why.reason == PreferenceReason::DeclarerMakes) return why.figures[0];
        return 0;
    }

    /// Would the other come off oftener by what is said of it, and no declarer, too?
    bool comesOffOftener(const PreferenceWhys& other, const PreferenceWhys& best)
    {
        constexpr double slight = 0.02;
        return tellsSuccess(other[0]) && other[0].figures[0] > best[0].figures[0] + slight
            && declarersChance(other) < declarersChance(best) + slight;
    }

    /// Of who invites: does it pay that the declarer goes down oftener, and so leaves more in the
    /// pot, more than that the other's tricks are paid, too?
    void tellInviting(Words& words, const PublicState& table)
    {
        PreferenceEvaluation* const invite = withVerb(words, Verb::Invite);
        const PreferenceEvaluation* const alone = withVerb(words, Verb::Alone);
        if (invite == nullptr || alone == nullptr || invite->value < alone->value) return;
        const double amount = amountPlayedFor(table);
        const double both = declarersChance(invite->whys);
        const double one = declarersChance(alone->whys);
        const double paid = (invite->whys[0].figures[1] - alone->whys[0].figures[1]) * amount / 10;
        if ((one - both) * 2 * amount / table.players <= paid || both >= one) return;
        const PreferenceWhys whys = invite->whys;
        invite->whys = {};
        add(invite->whys, { PreferenceReason::MadeAgainstBoth, { both }, table.contract });
        for (const PreferenceWhy& why : whys)
            if (why.reason != PreferenceReason::DeclarerMakes) add(invite->whys, why);
    }

    /// What is agreed on stands beside what is played.
    void compareSplits(Words& words)
    {
        const PreferenceEvaluation* played = withVerb(words, Verb::Refuse);
        if (played == nullptr) played = withVerb(words, Verb::No);
        if (played == nullptr) return;
        for (PreferenceEvaluation& one : words)
            if (one.action->verb() == Verb::Accept || one.action->verb() == Verb::Offer)
                add(one.whys, { PreferenceReason::IfPlayed, { chipsOf(*played) } });
    }

    /// The contract that a bid names, if it does.
    std::optional<Contract> saidBy(const Action& action)
    {
        if (action.verb() == Verb::Hold) return action.contract();
        return action.verb() == Verb::Bid ? action.bid().contract : std::nullopt;
    }

    bool isOfLongestSuit(Contract contract, CardSet hand)
    {
        const auto length = [hand](Suit suit) { return (hand & CardSet::of(suit)).size(); };
        const auto trump = rowOf(contract).trump;
        return trump && std::none_of(suits.begin(), suits.end(), [&](Suit suit) {
            return length(suit) > length(*trump);
        });
    }

    /// A low bid leaves higher ones open (P-24); a premium is due, made or not (P-62).
    void tellContract(PreferenceEvaluation& one, const Rules& rules, CardSet hand, bool isBest)
    {
        const auto contract = one.whys[0].contract;
        if (!contract) return;
        const bool isLowBid = isBid(*one.action) && isLow(*contract);
        const Contract said = saidBy(*one.action).value_or(*contract);
        const bool isNamed = one.whys[0].reason == PreferenceReason::MadeWithTricks
            || one.whys[0].reason == PreferenceReason::MadeIfDeclarer; // after the buy
        const bool isLongest = isOfLongestSuit(*contract, hand);
        const PreferenceWhy link {
            isLongest ? PreferenceReason::CallsGoUp : PreferenceReason::MostlyNames, {}, contract
        };
        if (isLowBid && said != *contract && isBest)
            one.whys.push(link); // it comes before the others
        else if (isLowBid && said != *contract && (isLongest || !isNamed))
            add(one.whys, link);
        const bool leadsToIt = one.action->verb() == Verb::Announce
            || one.action->verb() == Verb::Take || (isBid(*one.action) && said == *contract);
        const int premium = rowOf(*contract).premium;
        if (leadsToIt && premium > 0)
            add(one.whys, { PreferenceReason::Premium, { 1.0 * premium * rules.stake } });
    }

    /// Of these cards it is the whole suit that goes, or what endangers a bettel.
    void tellDiscard(PreferenceEvaluation& one, CardSet hand)
    {
        const auto contract = one.whys[0].contract;
        if (!contract || one.action->verb() != Verb::Discard) return;
        const ContractRow& row = rowOf(*contract);
        const CardSet aside { one.action->card(), one.action->second() };
        const bool avoids = row.goal == Goal::NoTrick;
        if (row.goal == Goal::AllTricks) return;
        if (avoids && hand - aside == relieved(relieved(hand)))
            return add(one.whys, { PreferenceReason::ShedsRisk });
        for (const Suit suit : suits) {
            const CardSet mine = hand & CardSet::of(suit);
            if (mine.empty() || !(mine - aside).empty() || row.trump == suit) continue;
            const auto reason
                = avoids ? PreferenceReason::LeavesNone : PreferenceReason::LeavesVoid;
            return add(one.whys, { reason, {}, {}, suit });
        }
    }

}

void tellBringsMore(Words& acts)
{
    PreferenceEvaluation& best = bestOf(acts);
    const PreferenceWhys whys = best.whys;
    if (!tellsSuccess(whys[0]) || std::none_of(acts.begin(), acts.end(), [&](const auto& other) {
            return comesOffOftener(other.whys, whys);
        }))
        return;
    best.whys = {};
    for (const PreferenceWhy& why : whys) {
        add(best.whys, why);
        if (best.whys.size() == 1) add(best.whys, { PreferenceReason::BringsMore });
    }
}

int chipsBetween(const PreferenceChips& better, const PreferenceChips& other)
{
    return static_cast<int>(std::lround(better.chips) - std::lround(other.chips));
}

void explainBeside(Words& words, const Observation& observation)
{
    const PublicState& table = observation.table;
    comparePassing(words);
    tellRisksLittle(words);
    compareDeclining(words, Verb::Stay, Verb::Join, PreferenceReason::WouldGoAlong);
    compareDeclining(words, Verb::No, Verb::Take, PreferenceReason::WouldAfterBuy);
    compareSplits(words);
    tellInviting(words, table);
    tellBringsMore(words);
    PreferenceEvaluation* const home = withVerb(words, Verb::Stay);
    if (home != nullptr && table.contract == Contract::Hearts)
        add(home->whys, { PreferenceReason::PremiumAtHome });
    const PreferenceEvaluation* const best = &bestOf(words);
    for (PreferenceEvaluation& one : words) {
        const CardSet hand = observation.hands[observation.seat];
        tellContract(one, table.rules, hand, &one == best);
        tellDiscard(one, hand);
    }
}

}
