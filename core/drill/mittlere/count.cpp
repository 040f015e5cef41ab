#include "core/drill/mittlere/makers.h"

#include <algorithm>
#include <array>

namespace weli::drill::mittlere_count {

using namespace mittlere;

namespace {

    constexpr Clause clause(int number) { return { 'M', static_cast<std::uint8_t>(number) }; }

    constexpr std::array<Trump, 5> everyTrump { Suit::Hearts, Suit::Leaves, Suit::Bells,
        Suit::Acorns, std::nullopt };

    std::vector<int> valuesIn(CardSet cards, Trump trump)
    {
        std::vector<int> values;
        for (const Card card : cards) values.push_back(valueOf(card, trump));
        return values;
    }

    /// What somebody comes to who takes another suit for trump, or forgets one thing.
    std::vector<int> mistakes(CardSet cards, Trump trump)
    {
        std::vector<int> sums;
        sums.reserve(everyTrump.size());
        for (const Trump other : everyTrump) sums.push_back(valueOf(cards, other));
        const int right = valueOf(cards, trump);
        for (const Card card : cards) sums.push_back(right - valueOf(card, trump));
        sums.push_back(right + lastTrickValue);
        sums.push_back(right + 10);
        return sums;
    }

    /// The deal once the learner has played the last of its cards.
    std::optional<State> settled(const MittlereSpot& spot)
    {
        const PlayedTrick* const trick = openTrick(spot.state.table);
        const bool isLast = trick != nullptr && trick->cards.size() == 2
            && spot.state.table.tricks.size() == handCount;
        if (!isLast) return std::nullopt;
        return after(spot.state, spot.learner, spot.act);
    }

    template <typename T> PerSeat<int> counts(const PerSeat<T>& numbers)
    {
        PerSeat<int> all;
        for (const Seat seat : everybody) all[seat] = numbers[seat];
        return all;
    }

    Why whySettled(const PublicState& table, Clause by)
    {
        const PerSeat<int> points = counts(pointsTaken(table));
        switch (table.verdict->by) {
        case Case::AllTricks: return { Reason::AllTricks, by, {} };
        case Case::NoTrick: return { Reason::NoTrick, by, {} };
        case Case::Hundred:
            return { Reason::Hundred, by, { number(points[*table.verdict->seat]) } };
        case Case::Tie: return { Reason::Equals, by, {} };
        default: return { Reason::Middle, by, {} };
        }
    }

    /// The last card, and what all have then.
    std::vector<Value> account(const MittlereSpot& spot, const PublicState& table)
    {
        return { card(spot.act.card()), tally(counts(pointsTaken(table)), everybody),
            tally(counts(table.taken), everybody) };
    }

    /// The rare ways in which a deal ends are asked as often as the usual one.
    bool isPassedOver(const PublicState& table, Rng& rng)
    {
        return table.verdict->by == Case::Middle && !chance(12, rng);
    }

}

MaybeQuestion value(const MittlereSpot& spot, Rng& rng)
{
    constexpr std::array telling { Rank::Under, Rank::Nine, Rank::Eight, Rank::Ten, Rank::Under,
        Rank::Nine, Rank::Ace, Rank::King, Rank::Ober };
    const Trump trump = spot.state.table.trump;
    if (!trump || !chance(6, rng)) return std::nullopt;
    const Rank rank = telling[rng.below(telling.size())];
    const Suit suit = chance(2, rng) ? *trump : suits[rng.below(suitCount)];
    const Card one(suit, rank);
    const int right = valueOf(one, trump);
    const Reason reason = suit == *trump ? Reason::ValueTrump : Reason::ValuePlain;
    return asked(Kind::MittlereValue, { card(one), drill::suit(trump) },
        numbers(Sort::Number, right, { 0, 2, 3, 4, 10, 11, 14, 20 }, rng),
        { reason, clause(6), { number(right) } });
}

MaybeQuestion inTrick(const MittlereSpot& spot, Rng& rng)
{
    const PlayedTrick* const trick = openTrick(spot.state.table);
    if (trick == nullptr || trick->cards.size() != 2) return std::nullopt;
    const Trump trump = after(spot.state, spot.learner, spot.act).table.trump;
    const CardSet cards { trick->cards[0], trick->cards[1], spot.act.card() };
    const CardSet telling = CardSet::of(Rank::Under) | CardSet::of(Rank::Nine);
    const bool isLast = spot.state.table.tricks.size() == handCount;
    if (!trump || (!isLast && (cards & telling).empty()) || !chance(3, rng)) return std::nullopt;
    std::vector<int> parts = valuesIn(cards, trump);
    if (isLast) parts.push_back(lastTrickValue);
    const int right = valueOf(cards, trump) + (isLast ? lastTrickValue : 0);
    std::vector<int> others = mistakes(cards, trump);
    others.push_back(right + lastTrickValue);
    const Why why { isLast ? Reason::SumWithLast : Reason::SumOfCards, clause(isLast ? 7 : 6),
        { sum(parts) } };
    return asked(Kind::MittlereInTrick, { card(spot.act.card()) },
        numbers(Sort::Number, right, others, rng), why);
}

MaybeQuestion points(const MittlereSpot& spot, Rng& rng)
{
    const PublicState& table = spot.state.table;
    const CardSet cards = takenCards(table)[spot.learner];
    const bool fits = table.trump && (cards.size() == 3 || cards.size() == 6)
        && table.tricks.size() < handCount;
    if (!fits || !chance(6, rng)) return std::nullopt;
    const int right = pointsTaken(table)[spot.learner];
    auto question = asked(Kind::MittlerePoints, { suit(table.trump) },
        numbers(Sort::Number, right, mistakes(cards, table.trump), rng),
        { Reason::SumOfCards, clause(6), { sum(valuesIn(cards, table.trump)) } });
    if (question)
        for (const Card each : cards) question->cards.push_back(each);
    return question;
}

MaybeQuestion loses(const MittlereSpot& spot, Rng& rng)
{
    const auto then = settled(spot);
    if (!then || isPassedOver(then->table, rng)) return std::nullopt;
    const Verdict verdict = *then->table.verdict;
    const bool isLoss = rowOf(verdict.by).fate == Fate::Loses;
    return asked(Kind::MittlereLoses, account(spot, then->table),
        seats(everybody, isLoss ? verdict.seat : std::nullopt, true),
        whySettled(then->table, clause(25)));
}

MaybeQuestion written(const MittlereSpot& spot, Rng& rng)
{
    const auto then = settled(spot);
    if (!then || isPassedOver(then->table, rng)) return std::nullopt;
    const Marks marks = marksOf(*then->table.verdict);
    if (marks.strokes[spot.learner] == 1 && !chance(2, rng)) return std::nullopt;
    std::vector<Choice> choices;
    for (const int count : { 1, 2 })
        choices.push_back({ mark(true, count), marks.strokes[spot.learner] == count });
    for (const int count : { 1, 2 })
        choices.push_back({ mark(false, count), marks.potatoes[spot.learner] == count });
    return asked(Kind::MittlereWritten, account(spot, then->table), choices,
        whySettled(then->table, clause(24)));
}

}
