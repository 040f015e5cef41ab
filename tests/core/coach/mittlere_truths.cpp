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
    int pointsOf(const State& state, Seat seat)
    {
        return std::stoi(fact(state, seat, "points " + std::to_string(seat.index)));
    }
    int tricksOf(const State& state, Seat seat)
    {
        return std::stoi(fact(state, seat, "tricks " + std::to_string(seat.index)));
    }
    bool saysPoints(const State& state, Seat seat, const Note& note)
    {
        return pointsOf(state, seat) == valueOf<int>(note, "points");
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
    bool trumpJustMade(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
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

    // Where one stands.

    bool middle(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return fact(state, seat, "middle") == std::to_string(seat.index)
            && saysPoints(state, seat, note);
    }
    bool most(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        for (const Seat other : everybody)
            if (other != seat && pointsOf(state, other) >= pointsOf(state, seat)) return false;
        return saysPoints(state, seat, note);
    }
    bool fewest(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        for (const Seat other : everybody)
            if (other != seat && pointsOf(state, other) <= pointsOf(state, seat)) return false;
        return saysPoints(state, seat, note);
    }
    bool tied(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const Seat other = valueOf<Seat>(note, "seat");
        return other != seat && pointsOf(state, other) == pointsOf(state, seat);
    }
    bool othersTied(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        for (const Seat other : everybody)
            if (other != seat && !saysPoints(state, other, note)) return false;
        return true;
    }
    bool nearHundred(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return saysPoints(state, seat, note) && pointsOf(state, seat) < 100;
    }
    bool otherNear(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const Seat other = valueOf<Seat>(note, "seat");
        return other != seat && nearHundred(state, other, note, rng);
    }
    bool overHundred(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        return saysPoints(state, seat, note)
            && playedOut(state, rng).table.verdict == Verdict { Case::Hundred, seat };
    }
    /// Played out: who has no trick then does not win.
    bool losesWithout(const State& state, Seat seat, Rng& rng)
    {
        const State end = playedOut(state, rng);
        if (end.table.taken[seat] > 0 || end.table.verdict->by == Case::Annulled) return true;
        return marksOf(*end.table.verdict).strokes[seat] == 0;
    }
    bool noTrickYet(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        int left = 12;
        for (const Seat other : everybody) left -= tricksOf(state, other);
        return tricksOf(state, seat) == 0 && left == valueOf<int>(note, "count")
            && losesWithout(state, seat, rng);
    }
    bool otherWithout(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const Seat other = valueOf<Seat>(note, "seat");
        return other != seat && tricksOf(state, other) == 0 && losesWithout(state, other, rng);
    }
    bool allTricks(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const State end = playedOut(state, rng);
        const Verdict verdict = *end.table.verdict;
        if (tricksOf(state, seat) != valueOf<int>(note, "count")) return false;
        return end.table.taken[seat] < 12 || verdict.by == Case::Annulled
            || verdict == Verdict { Case::AllTricks, seat };
    }
    bool worthMore(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const Card card = valueOf<Card>(note, "card");
        bool taken = false;
        for (const PlayedTrick& trick : state.table.tricks)
            taken |= trick.winner == seat && trick.cards.contains(card);
        return taken
            && fact(state, seat, "value " + toText(card))
            == std::to_string(valueOf<int>(note, "points"));
    }
    bool lastTrick(const State& state, Seat /*seat*/, const Note& /*note*/, Rng& rng)
    {
        int points = 0;
        const State end = playedOut(state, rng);
        for (const Seat seat : everybody) points += pointsTaken(end.table)[seat];
        return end.table.tricks.size()
            == state.table.tricks.size() + (openTrick(state.table) == nullptr ? 1U : 0U)
            && points == 157;
    }
    bool drawing(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return countOf(state, seat, "draw") >= 35;
    }

    // How it came out.

    bool lostBy(const State& state, Seat seat)
    {
        const Marks marks = marksOf(*state.table.verdict);
        return marks.potatoes[seat] == 2 && marks.strokes[seat] == 0;
    }
    bool lostMiddle(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return lostBy(state, seat) && fact(state, seat, "middle") == std::to_string(seat.index);
    }
    bool lostHundred(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return lostBy(state, seat) && pointsOf(state, seat) >= 100;
    }
    bool lostWithout(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return lostBy(state, seat) && tricksOf(state, seat) == 0;
    }
    bool wonAlone(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return marksOf(*state.table.verdict).strokes[seat] == 2
            && pointsOf(state, seatAfter(seat)) == pointsOf(state, seatAfter(seatAfter(seat)));
    }
    bool lastDeal(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return state.table.deal == 12
            && fact(state, seat, "total " + std::to_string(seat.index))
            == std::to_string(valueOf<int>(note, "points"));
    }

}

template <> const Truths<State>& truths()
{
    static const Truths<State> all { { "makes-trump", makesTrump }, { "under-is-free", wholeHand },
        { "trump-just-made", trumpJustMade }, { "no-trick-yet", noTrickYet },
        { "over-hundred", overHundred }, { "near-hundred", nearHundred },
        { "all-tricks-so-far", allTricks }, { "in-the-middle", middle }, { "tied", tied },
        { "others-tied", othersTied }, { "other-without-trick", otherWithout },
        { "other-near-hundred", otherNear }, { "last-trick", lastTrick },
        { "keep-under", keepUnder }, { "trump-too-low", trumpTooLow },
        { "follow-or-trump", followOrTrump }, { "trump-led", trumpLed }, { "any-card", anyCard },
        { "must-take", mustTake }, { "last-has-choice", lastChoice },
        { "taken-is-worth-more", worthMore }, { "holds-under", holdsUnder },
        { "holds-nine", holdsNine }, { "highest-card", alwaysTakes }, { "cannot-take", cannotTake },
        { "single-card", singleCard }, { "has-most", most }, { "has-fewest", fewest },
        { "last-deal", lastDeal }, { "lead-first", leadFirst },
        { "follow-before-trump", followFirst }, { "drawing", drawing },
        { "lost-in-the-middle", lostMiddle }, { "lost-by-hundred", lostHundred },
        { "lost-without-trick", lostWithout }, { "won-alone", wonAlone } };
    return all;
}

}
