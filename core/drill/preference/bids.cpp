#include "core/drill/preference/makers.h"

#include "core/lesson/facts.h"

#include <algorithm>

namespace weli::drill::preference_bids {

using namespace preference;

namespace {

    constexpr Clause clause(int number) { return { 'P', static_cast<std::uint8_t>(number) }; }

    bool isBidding(const PreferenceSpot& spot)
    {
        return std::holds_alternative<Bidding>(spot.state.table.phase);
    }

    std::string_view codeOf(Bid bid)
    {
        return bid.contract ? preference::rowOf(*bid.contract).key : "spiel";
    }

    /// All that can be a first bid (P-17), in the order of the ladder.
    std::vector<Bid> firstBids()
    {
        std::vector<Bid> bids;
        for (const ContractRow& row : ladder) {
            const auto contract = static_cast<Contract>(&row - ladder.data());
            if (contract == Contract::OneX) bids.push_back(spiel);
            if (!isSpiel(contract)) bids.push_back({ contract });
        }
        return bids;
    }

    /// What might be said now, the impossible included.
    std::vector<Action> sayable(const PublicState& table)
    {
        std::vector<Action> all { Action(Verb::Pass) };
        const Bid standing = table.standing->bid;
        if (standing.contract) all.push_back(Action::hold(*standing.contract));
        for (const Bid bid : firstBids())
            if (!bid.contract || *bid.contract <= Contract::Six) all.push_back(Action::bid(bid));
        if (standing == spiel)
            for (const Contract contract : { Contract::OneX, Contract::TwoX })
                all.push_back(Action::bid({ contract }));
        return all;
    }

    /// Whoever has said spiel first names it, and the others go above that.
    Why whySpiel(const PublicState& table)
    {
        const Bid standing = table.standing->bid;
        if (standing == spiel) return { Reason::SpielNamed, clause(20), {} };
        return { Reason::SpielAbove, clause(20), { bid(codeOf(standing)) } };
    }

    /// What stands against one of the choices, by the clause with the highest number.
    Why whyRefused(const PreferenceSpot& spot, const std::vector<Choice>& choices)
    {
        const PublicState& table = spot.state.table;
        Why why { Reason::Refused, {}, {} };
        for (const Action& word : sayable(table))
            for (const Choice& choice : choices) {
                if (choice.right || choice.value.code != toText(word)) continue;
                const Clause refusal = *whyNot(spot.state, spot.learner, word);
                if (why.clause < refusal) why = { Reason::Refused, refusal, { choice.value } };
            }
        if (why.clause == clause(18)) why.about.clear(); // of all bids
        if (why.clause == clause(20)) return whySpiel(table);
        if (why.clause == clause(17))
            why = { Reason::BidAbove, why.clause, { bid(codeOf(table.standing->bid)) } };
        return why;
    }

    std::optional<Seat> holderOf(const PublicState& table)
    {
        for (const Seat seat : table.bidders)
            if (mayHold(table, seat)) return seat;
        return std::nullopt;
    }

}

MaybeQuestion higher(const PreferenceSpot& spot, Rng& rng)
{
    if (!isBidding(spot) || !chance(3, rng)) return std::nullopt;
    const std::vector<Bid> bids = firstBids();
    const auto count = static_cast<std::uint32_t>(bids.size());
    const Bid one = bids[rng.below(count)];
    const Bid other = bids[rng.below(count)];
    const int apart = std::abs(levelOf(one) - levelOf(other));
    const bool bothLow = std::max(levelOf(one), levelOf(other)) <= 4;
    if (one == other || apart > 3 || bothLow) return std::nullopt;
    const std::string words
        = "higher " + std::string(codeOf(one)) + ' ' + std::string(codeOf(other));
    const auto fact = lesson::factOf(AnyState(spot.state), spot.learner, words);
    if (!fact) return std::nullopt;
    std::vector<Choice> choices;
    for (const std::string_view code : { codeOf(one), codeOf(other), none })
        choices.push_back({ bid(code), fact->text == code });
    const Value hearts = bid(codeOf({ Contract::Hearts }));
    const std::string_view lower = fact->text == codeOf(one) ? codeOf(other) : codeOf(one);
    Why why { Reason::LevelsDiffer, clause(13), { bid(fact->text), bid(lower), hearts } };
    if (fact->text == none) why = { Reason::LevelsEqual, clause(13), {} };
    return asked(Kind::PreferenceHigher, {}, choices, why);
}

MaybeQuestion words(const PreferenceSpot& spot, Rng& rng)
{
    const PublicState& table = spot.state.table;
    if (!isBidding(spot)) return std::nullopt;
    if (!table.standing || (!table.classes[spot.learner] && !chance(4, rng))) return std::nullopt;
    std::vector<Choice> all;
    for (const Action& word : sayable(table)) {
        const auto refusal = whyNot(spot.state, spot.learner, word);
        all.push_back({ act(toText(word)), !refusal, refusal });
    }
    const auto choices = picked(all, 6, rng);
    return asked(Kind::PreferenceBids, {}, choices, whyRefused(spot, choices));
}

MaybeQuestion hold(const PreferenceSpot& spot, Rng& rng)
{
    const PublicState& table = spot.state.table;
    const bool low = isBidding(spot) && table.standing && table.standing->bid.contract
        && isLow(*table.standing->bid.contract);
    if (!low) return std::nullopt;
    const auto holder = holderOf(table);
    const bool isForehand = holder == forehandOf(table);
    if (!holder && !chance(8, rng)) return std::nullopt;
    Why why { isForehand ? Reason::HoldForehand : Reason::HoldInstead, clause(19), {} };
    if (!holder) why.reason = Reason::HoldNobody;
    return asked(Kind::PreferenceHold, { bid(codeOf(table.standing->bid)) },
        seats(table.active, holder, true), why);
}

MaybeQuestion announcing(const PreferenceSpot& spot, Rng& rng)
{
    const PublicState& table = spot.state.table;
    if (spot.act.verb() != Verb::Announce) return std::nullopt;
    std::vector<Choice> choices;
    for (const ContractRow& row : ladder) {
        const auto contract = static_cast<Contract>(&row - ladder.data());
        const auto refusal = whyNot(spot.state, spot.learner, Action::announce(contract));
        choices.push_back({ bid(row.key), !refusal, refusal });
    }
    Why why { Reason::AnnounceUp, clause(24), { bid(codeOf(table.standing->bid)) } };
    if (table.buyers.size() > 1) why = { Reason::Refused, clause(30), {} };
    if (table.standing->bid == spiel) why = { Reason::Refused, clause(24), {} };
    return asked(Kind::PreferenceAnnounce, {}, picked(choices, 6, rng), why);
}

MaybeQuestion trump(const PreferenceSpot& spot, Rng& rng)
{
    if (!isBidding(spot) || !chance(6, rng)) return std::nullopt;
    const ContractRow& row = ladder[rng.below(contractCount)];
    Why why { Reason::NoTrumpIn, clause(13), { bid(row.key) } };
    if (row.trump) {
        why = { Reason::TrumpOf, clause(13), { bid(row.key), suit(row.trump) } };
        for (const Contract low : { Contract::One, Contract::Two, Contract::Three, Contract::Four })
            why.about.push_back(suit(preference::rowOf(low).trump));
    }
    return asked(Kind::PreferenceTrump, { bid(row.key) }, everySuit(row.trump), why);
}

}
