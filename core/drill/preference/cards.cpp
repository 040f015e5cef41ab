#include "core/drill/preference/makers.h"

#include <algorithm>

namespace weli::drill::preference_cards {

using namespace preference;

namespace {

    constexpr Clause clause(int number) { return { 'P', static_cast<std::uint8_t>(number) }; }

    CardSet handOf(const PreferenceSpot& spot) { return spot.state.hands[spot.learner]; }

    Why whyRefused(const PreferenceSpot& spot, Clause refusal)
    {
        const PublicState& table = spot.state.table;
        const PlayedTrick& trick = *openTrick(table);
        const Suit led = trick.cards[0].suit();
        if (refusal == clause(51)) {
            const CardSet must = playableNow(table, spot.learner, handOf(spot));
            return { Reason::LowestThatBeats, refusal, { card(must.first()) } };
        }
        if (refusal == clause(48)) return { Reason::MustFollow, refusal, { suit(led) } };
        const bool follows = !(handOf(spot) & CardSet::of(led)).empty();
        if (follows || trick.winning.suit() == trumpOf(table))
            return { Reason::MustBeat, refusal, { card(trick.winning) } };
        return { Reason::MustTrump, refusal, { suit(led), suit(trumpOf(table)) } };
    }

    bool isPlain(const PlayedTrick& trick)
    {
        return std::all_of(trick.cards.begin(), trick.cards.end(),
            [&](Card card) { return card.suit() == trick.cards[0].suit(); });
    }

    /// Whether the words that the learner is about to say can be said in a question.
    bool isWord(const Action& action)
    {
        constexpr std::array words { Verb::Pass, Verb::Bid, Verb::Announce, Verb::Join, Verb::Stay,
            Verb::Invite };
        return std::find(words.begin(), words.end(), action.verb()) != words.end();
    }

    Why whyNeeded(const PublicState& table, Seat seat)
    {
        const Goal goal = preference::rowOf(*table.contract).goal;
        if (seat != table.declarer) {
            if (!table.inviter) return { Reason::NeedTwo, clause(59), {} };
            return { seat == table.inviter ? Reason::NeedFour : Reason::NeedInvited, clause(59),
                {} };
        }
        if (goal == Goal::SixTricks) return { Reason::NeedSix, clause(58), {} };
        return { goal == Goal::NoTrick ? Reason::NeedNothing : Reason::NeedAll, clause(13), {} };
    }

    /// What the learner is in this deal.
    Value partOf(Reason reason)
    {
        switch (reason) {
        case Reason::NeedTwo: return role("defender");
        case Reason::NeedFour: return role("inviter");
        case Reason::NeedInvited: return role("invited");
        default: return role("declarer");
        }
    }

    int neededFor(Reason reason)
    {
        switch (reason) {
        case Reason::NeedTwo: return 2;
        case Reason::NeedFour: return 4;
        case Reason::NeedSix: return 6;
        case Reason::NeedAll: return 10;
        default: return 0;
        }
    }

}

MaybeQuestion playable(const PreferenceSpot& spot, Rng& rng)
{
    const PublicState& table = spot.state.table;
    const PlayedTrick* const trick = openTrick(table);
    if (spot.act.verb() != Verb::Play || trick == nullptr) return std::nullopt;
    std::vector<Choice> choices;
    for (const Card each : handOf(spot))
        choices.push_back({ card(each), !whyNot(spot.state, spot.learner, Action::play(each)) });
    choices = picked(choices, 6, rng);
    Clause refusal {};
    for (const Choice& choice : choices)
        if (const auto why
            = whyNot(spot.state, spot.learner, Action::play(*cardFromText(choice.value.code))))
            refusal = std::max(refusal, *why);
    if (choices.empty() || (refusal == clause(48) && !chance(4, rng))) return std::nullopt;
    return asked(Kind::PreferencePlayable, { suit(trick->cards[0].suit()) }, choices,
        whyRefused(spot, refusal));
}

MaybeQuestion trick(const PreferenceSpot& spot, Rng& rng)
{
    const PublicState& table = spot.state.table;
    const PlayedTrick* const open = openTrick(table);
    if (spot.act.verb() != Verb::Play || open == nullptr) return std::nullopt;
    if (open->cards.size() + 1 < static_cast<std::size_t>(table.playing.size()))
        return std::nullopt;
    const PlayedTrick whole = after(spot.state, spot.learner, spot.act).table.tricks.back();
    if (isPlain(whole) && !chance(6, rng)) return std::nullopt;
    Why why { Reason::HighestLed, clause(47),
        { card(whole.winning), suit(whole.cards[0].suit()) } };
    if (whole.winning.suit() == trumpOf(table))
        why = { Reason::HighestTrump, clause(47), { card(whole.winning), suit(trumpOf(table)) } };
    return asked(Kind::PreferenceTrick, { card(spot.act.card()) },
        seats(table.playing, whole.winner, false), why);
}

MaybeQuestion lead(const PreferenceSpot& spot, Rng& rng)
{
    if (!isWord(spot.act)) return std::nullopt;
    const State then = after(spot.state, spot.learner, spot.act);
    if (!std::holds_alternative<Playing>(then.table.phase)) return std::nullopt;
    const bool each = isAusfechten(then.table);
    if (!each && !chance(2, rng)) return std::nullopt;
    const Why why { each ? Reason::LeadAusfechten : Reason::LeadDeclarer, clause(each ? 54 : 46),
        {} };
    return asked(Kind::PreferenceLead, { act(toText(spot.act)) },
        seats(then.table.active, seatDue(then.table), false), why);
}

MaybeQuestion needed(const PreferenceSpot& spot, Rng& rng)
{
    const PublicState& table = spot.state.table;
    const bool fits = spot.act.verb() == Verb::Play && table.contract && table.tricks.size() < 3;
    const bool defendsNotrump = fits && !isSuit(*table.contract) && spot.learner != table.declarer;
    if (!fits || defendsNotrump) return std::nullopt;
    const Why why = whyNeeded(table, spot.learner);
    const bool usual = why.reason == Reason::NeedTwo || why.reason == Reason::NeedSix;
    if (!chance(usual ? 12 : 3, rng)) return std::nullopt;
    return asked(Kind::PreferenceNeeded,
        { bid(preference::rowOf(*table.contract).key), partOf(why.reason) },
        numbers(Sort::Number, neededFor(why.reason), { 0, 2, 4, 6, 10 }, rng), why);
}

}
