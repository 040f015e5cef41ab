#include "core/lesson/facts.h"
#include "tests/core/coach/truths.h"

namespace weli::test {

using namespace mittlere;

namespace {

    using coach::Note;

    /// The answer to a question of lessons.
    std::string fact(const State& state, Seat seat, const std::string& question)
    {
        const auto answer = lesson::factOf(AnyState(state), seat, question);
        return answer ? answer->text : std::string();
    }

    State played(const State& state, Seat seat, Card card)
    {
        return after(state, seat, Action::play(card));
    }
    /// Does the card take the trick, whatever the others add?
    bool takes(const State& state, Seat seat, Card card, Rng& rng)
    {
        State then = played(state, seat, card);
        const std::size_t number = then.table.tricks.size() - 1;
        while (then.table.tricks[number].cards.size() < 3) {
            const auto acted = GameTest<State>::randomAct(then, rng);
            act(then, acted.seat, acted.action);
        }
        return then.table.tricks[number].winner == seat;
    }
    CardSet suitIn(const Note& note, std::string_view name)
    {
        return CardSet::of(valueOf<Suit>(note, name));
    }

    // Cards.

    bool wholeHand(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return legalCards(state, seat) == state.hands[seat];
    }
    bool leadFirst(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        return state.table.tricks.empty() && wholeHand(state, seat, note, rng);
    }
    bool followFirst(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const CardSet may = legalCards(state, seat);
        return fact(state, seat, "trump") == "none" && (may - suitIn(note, "suit")).empty()
            && may != state.hands[seat];
    }
    bool makesTrump(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return fact(state, seat, "trump") == "none" && everyCard(state, seat, [&](Card card) {
            return played(state, seat, card).table.trump == card.suit();
        });
    }
    /// Not before the last card, and now the seat must follow suit or trump higher.
    bool trumpJustMade(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const PlayedTrick& open = state.table.tricks.back();
        const CardSet following = CardSet::of(open.cards[0].suit());
        const CardSet may = legalCards(state, seat);
        if ((may & following).empty() || !(may - following - trumpsAbove(open.cards[1])).empty())
            return false;
        State before = state; // as if the last card had not been played
        const Seat maker = valueOf<Seat>(note, "seat");
        PlayedTrick& trick = before.table.tricks[before.table.tricks.size() - 1];
        const Card card = trick.cards.back();
        trick.cards.pop();
        before.table.trump.reset();
        before.table.phase = Playing { maker };
        before.hands[maker].add(card);
        trick.winner = trick.leader;
        trick.winning = trick.cards[0];
        return fact(state, seat, "trump") == std::string { letter(valueOf<Suit>(note, "trump")) }
        && played(before, maker, card).table.trump == state.table.trump;
    }
    bool followOrTrump(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const CardSet may = legalCards(state, seat);
        return !(may & suitIn(note, "suit")).empty() && !(may & suitIn(note, "trump")).empty();
    }
    bool trumpTooLow(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        if (!state.table.tricks.back().cards.contains(valueOf<Card>(note, "card"))) return false;
        for (const Card card : state.hands[seat])
            if (whyNot(state, seat, Action::play(card)) == Clause { 'M', 17 }) return true;
        return false;
    }
    bool anyCard(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        return (state.hands[seat] & suitIn(note, "suit")).empty()
            && wholeHand(state, seat, note, rng);
    }
    bool trumpLed(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return (legalCards(state, seat) - suitIn(note, "trump")).empty();
    }
    bool keepUnder(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const Card under = valueOf<Card>(note, "card");
        CardSet others = legalCards(state, seat);
        others.remove(under);
        return !others.empty() && (others - CardSet::of(under.suit())).empty()
            && played(state, seat, others.first()).hands[seat].contains(under);
    }
    bool alwaysTakes(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const Card card = valueOf<Card>(note, "card");
        return legalCards(state, seat).contains(card) && takes(state, seat, card, rng);
    }
    bool highestTrump(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        return valueOf<Card>(note, "card").suit() == state.table.trump
            && alwaysTakes(state, seat, note, rng);
    }
    bool holdsUnder(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const Card under = valueOf<Card>(note, "card");
        return alwaysTakes(state, seat, note, rng)
            && fact(state, seat, "value " + toText(under)) == "20";
    }
    bool holdsNine(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const Card nine = valueOf<Card>(note, "card");
        if (fact(state, seat, "value " + toText(nine)) != "14") return false;
        if (!legalCards(state, seat).contains(nine)) return true;
        const Card under = valueOf<Card>(note, "under");
        const auto* trick = openTrick(state.table);
        if (trick != nullptr && trick->cards.contains(under)) return true;
        for (const CardSet hand : state.hands.values)
            if (hand.contains(under)) return true;
        return takes(state, seat, nine, rng);
    }
    bool singleCard(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const State then = played(state, seat, valueOf<Card>(note, "card"));
        return (then.hands[seat] & suitIn(note, "suit")).empty()
            && fact(state, seat, "trump") == "none";
    }
    bool lastChoice(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        int takesIt = 0;
        for (const Card card : legalCards(state, seat)) takesIt += takes(state, seat, card, rng);
        int points = 0;
        for (const Card card : state.table.tricks.back().cards)
            points += std::stoi(fact(state, seat, "value " + toText(card)));
        return takesIt > 0 && takesIt < legalCards(state, seat).size()
            && points == valueOf<int>(note, "points");
    }
    bool mustTake(const State& state, Seat seat, const Note& /*note*/, Rng& rng)
    {
        return everyCard(state, seat, [&](Card card) { return takes(state, seat, card, rng); });
    }
    bool cannotTake(const State& state, Seat seat, const Note& /*note*/, Rng& rng)
    {
        return everyCard(state, seat, [&](Card card) { return !takes(state, seat, card, rng); });
    }

}

Truths<State> mittlereCardTruths()
{
    return { { "makes-trump", makesTrump }, { "under-is-free", wholeHand },
        { "trump-just-made", trumpJustMade }, { "keep-under", keepUnder },
        { "trump-too-low", trumpTooLow }, { "follow-or-trump", followOrTrump },
        { "trump-led", trumpLed }, { "any-card", anyCard }, { "must-take", mustTake },
        { "last-has-choice", lastChoice }, { "holds-under", holdsUnder },
        { "holds-nine", holdsNine }, { "highest-card", highestTrump },
        { "cannot-take", cannotTake }, { "single-card", singleCard }, { "lead-first", leadFirst },
        { "follow-before-trump", followFirst } };
}

}
