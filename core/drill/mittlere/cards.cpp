#include "core/drill/mittlere/makers.h"

#include <algorithm>

namespace weli::drill::mittlere_cards {

using namespace mittlere;

namespace {

    constexpr Clause clause(int number) { return { 'M', static_cast<std::uint8_t>(number) }; }

    CardSet handOf(const MittlereSpot& spot) { return spot.state.hands[spot.learner]; }

    Why whyRefused(const PlayedTrick& trick, Trump trump, Clause refusal)
    {
        const Suit led = trick.cards[0].suit();
        if (!trump) return { Reason::NoTrumpYet, refusal, { suit(led) } };
        if (refusal == clause(14)) return { Reason::TrumpLed, refusal, { suit(trump) } };
        if (refusal == clause(17))
            return { Reason::TrumpHigher, refusal, { suit(trump), card(trick.winning) } };
        return { Reason::TrumpOrFollow, refusal, { suit(led), suit(trump) } };
    }

    /// The trick to which the learner plays the third card, and how it then lies there.
    struct Third {
        PlayedTrick before;
        PlayedTrick whole;
    };
    std::optional<Third> thirdCard(const MittlereSpot& spot)
    {
        const PlayedTrick* const trick = openTrick(spot.state.table);
        if (trick == nullptr || trick->cards.size() != 2) return std::nullopt;
        const State then = after(spot.state, spot.learner, spot.act);
        return Third { *trick, then.table.tricks.back() };
    }

    bool isPlain(const PlayedTrick& trick, Trump trump)
    {
        const Suit led = trick.cards[0].suit();
        return led != trump && std::all_of(trick.cards.begin(), trick.cards.end(), [=](Card card) {
            return card.suit() == led;
        });
    }

    Why whyTaken(const PlayedTrick& trick, Trump trump, Clause by)
    {
        const Suit led = trick.cards[0].suit();
        if (trick.winning.suit() == trump)
            return { Reason::HighestTrump, by, { card(trick.winning), suit(trump) } };
        return { Reason::HighestLed, by, { card(trick.winning), suit(led) } };
    }

    MaybeQuestion taking(const MittlereSpot& spot, Kind kind, Clause by, Rng& rng)
    {
        const auto third = thirdCard(spot);
        if (!third) return std::nullopt;
        const Trump trump = after(spot.state, spot.learner, spot.act).table.trump;
        if (isPlain(third->whole, trump) && !chance(8, rng)) return std::nullopt;
        return asked(kind, { card(spot.act.card()) }, seats(everybody, third->whole.winner, false),
            whyTaken(third->whole, trump, by));
    }

}

MaybeQuestion playable(const MittlereSpot& spot, Rng& rng)
{
    const PublicState& table = spot.state.table;
    const PlayedTrick* const trick = openTrick(table);
    if (trick == nullptr || (!table.trump && !chance(4, rng))) return std::nullopt;
    std::vector<Choice> choices;
    for (const Card each : handOf(spot))
        choices.push_back(
            { card(each), !whyNot(spot.state, spot.learner, Action::play(each)).has_value() });
    choices = picked(choices, 6, rng);
    Clause refusal {};
    for (const Choice& choice : choices)
        if (const auto why
            = whyNot(spot.state, spot.learner, Action::play(*cardFromText(choice.value.code))))
            refusal = std::max(refusal, *why);
    return asked(Kind::MittlerePlayable, { suit(trick->cards[0].suit()) }, choices,
        whyRefused(*trick, table.trump, refusal));
}

MaybeQuestion trick(const MittlereSpot& spot, Rng& rng)
{
    return taking(spot, Kind::MittlereTrick, clause(21), rng);
}

MaybeQuestion leads(const MittlereSpot& spot, Rng& rng)
{
    if (spot.state.table.tricks.size() == handCount) return std::nullopt;
    return taking(spot, Kind::MittlereLeads, clause(10), rng);
}

MaybeQuestion trump(const MittlereSpot& spot, Rng& rng)
{
    const PublicState& table = spot.state.table;
    const PlayedTrick* const trick = openTrick(table);
    if (trick == nullptr) return std::nullopt;
    const Suit led = trick->cards[0].suit();
    const Suit played = spot.act.card().suit();
    const Trump then = after(spot.state, spot.learner, spot.act).table.trump;
    Why why { Reason::FirstMakesTrump, clause(19), { suit(led), suit(then) } };
    if (!then) why = { Reason::AllFollow, clause(19), { suit(led) } };
    if (table.trump) why = { Reason::TrumpStays, clause(3), { suit(then) } };
    const bool isDull = table.trump ? played == led || played == table.trump : played == led;
    if (why.reason != Reason::FirstMakesTrump && !chance(isDull ? 60 : 10, rng))
        return std::nullopt;
    return asked(Kind::MittlereTrump, { card(spot.act.card()) }, everySuit(then), why);
}

MaybeQuestion highest(const MittlereSpot& spot, Rng& rng)
{
    const Trump trump = spot.state.table.trump;
    if (!trump || !chance(6, rng)) return std::nullopt;
    const Pack trumps = shuffled(packOf(CardSet::of(*trump)), rng);
    const CardSet four { trumps[0], trumps[1], trumps[2], trumps[3] };
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < 4; ++i)
        choices.push_back({ card(trumps[i]), (trumpsAbove(trumps[i]) & four).empty() });
    return asked(Kind::MittlereHighest, { suit(trump) }, choices,
        { Reason::TrumpRanks, clause(5), { drill::ranks(trumpOrder) } });
}

MaybeQuestion beating(const MittlereSpot& spot, Rng& rng)
{
    const PublicState& table = spot.state.table;
    const PlayedTrick* const trick = openTrick(table);
    if (trick == nullptr || !chance(table.trump ? 2 : 8, rng)) return std::nullopt;
    std::vector<Choice> choices;
    for (const Card each : playableNow(table, handOf(spot))) {
        const State then = after(spot.state, spot.learner, Action::play(each));
        choices.push_back({ card(each), then.table.tricks.back().winner == spot.learner });
    }
    return asked(Kind::MittlereBeats, { card(trick->winning) }, picked(choices, 6, rng),
        { Reason::BeatsCard, clause(21), { card(trick->winning) } });
}

MaybeQuestion under(const MittlereSpot& spot, Rng& /*rng*/)
{
    const PublicState& table = spot.state.table;
    const PlayedTrick* const trick = openTrick(table);
    if (trick == nullptr || trick->cards[0].suit() != table.trump) return std::nullopt;
    const CardSet hand = handOf(spot);
    const CardSet trumps = hand & CardSet::of(*table.trump);
    const Card under(*table.trump, Rank::Under);
    if (!trumps.contains(under) || trumps == hand) return std::nullopt;
    const bool must = (playableNow(table, hand) - trumps).empty();
    Why why { Reason::UnderAlone, clause(15), {} };
    if (must)
        why = { Reason::UnderAccompanied, clause(14),
            { card((trumps - CardSet { under }).first()) } };
    return asked(Kind::MittlereUnder, { card(under) }, yesOrNo(must), why);
}

}
