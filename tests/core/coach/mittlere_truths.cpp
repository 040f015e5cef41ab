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
    /// Short of a hundred, and played out, a hundred loses (M-25, unless annulled).
    bool nearHundred(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const State end = playedOut(state, rng);
        const Verdict verdict = *end.table.verdict;
        const bool isOver = verdict.by != Case::Annulled && pointsOf(end, seat) >= 100;
        if (isOver && verdict != Verdict { Case::Hundred, seat }) return false;
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
    bool nobodyIsWithoutTrick(const State& end)
    {
        for (const Seat seat : everybody)
            if (end.table.taken[seat] == 0) return false;
        return true;
    }
    bool allTricks(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const State end = playedOut(state, rng);
        const Verdict verdict = *end.table.verdict;
        if (tricksOf(state, seat) != valueOf<int>(note, "count")) return false;
        const bool isHundred = pointsOf(end, seat) >= 100 && nobodyIsWithoutTrick(end);
        if (isHundred && verdict.by != Case::Annulled)
            return verdict == Verdict { Case::Hundred, seat };
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
    static const Truths<State> all = [] {
        Truths<State> truths { { "no-trick-yet", noTrickYet }, { "over-hundred", overHundred },
            { "near-hundred", nearHundred }, { "all-tricks-so-far", allTricks },
            { "in-the-middle", middle }, { "tied", tied }, { "others-tied", othersTied },
            { "other-without-trick", otherWithout }, { "other-near-hundred", otherNear },
            { "last-trick", lastTrick }, { "taken-is-worth-more", worthMore }, { "has-most", most },
            { "has-fewest", fewest }, { "last-deal", lastDeal }, { "drawing", drawing },
            { "lost-in-the-middle", lostMiddle }, { "lost-by-hundred", lostHundred },
            { "lost-without-trick", lostWithout }, { "won-alone", wonAlone } };
        truths.merge(mittlereCardTruths());
        return truths;
    }();
    return all;
}

}
