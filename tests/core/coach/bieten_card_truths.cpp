#include "tests/core/coach/truths.h"

#include "core/bieten/count.h"

namespace weli::test {

using namespace bieten;

namespace {

    using coach::Note;

    std::string figureIn(const Note& note) { return valueOf<coach::Code>(note, "figure").text; }
    Figure figureOf(const Note& note)
    {
        for (const Figure figure : figures)
            if (code(figure) == figureIn(note)) return figure;
        std::abort();
    }

    template <typename Check> bool everyPlay(const State& state, Seat seat, const Check& check)
    {
        for (const Action& action : legalActions(state, seat))
            if (action.verb() == Verb::Play && !check(action, after(state, seat, action)))
                return false;
        return true;
    }

    bool nobodyHolds(const State& state, Card card)
    {
        for (const Holding& holding : state.holdings.values)
            if (holding.cards.contains(card)) return false;
        return true;
    }

    /// The card at the bottom of what was lifted.
    bool isCutCard(const State& state, Card card)
    {
        return state.pack[static_cast<std::size_t>(state.lifted - 1 - state.table.stolen)] == card;
    }

    CardSet handIn(const State& state, Seat seat)
    {
        return handOf(state.table, state.holdings[seat].cards);
    }

    bool sharesTheBest(const State& counted, Figure figure)
    {
        std::vector<int> ranks;
        for (const Seat seat : SeatSet::firstOf(counted.table.players)) {
            if (counted.table.played[seat].size() < 3) continue;
            const auto worth = worthOf(
                countingCards(counted.table, seat, counted.holdings[seat], figure), figure);
            if (worth) ranks.push_back(worth->rank());
        }
        std::sort(ranks.rbegin(), ranks.rend());
        return ranks.size() > 1 && ranks[0] == ranks[1];
    }

    // Cards.

    bool cutSeen(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const Card card = valueOf<Card>(note, "card");
        return isCutCard(state, card)
            && done(state, seat, "steal").holdings[seat].cards.contains(card);
    }
    bool cutWild(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        return wildCards(state.table.rules).contains(valueOf<Card>(note, "card"))
            && cutSeen(state, seat, note, rng);
    }
    bool cutting(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return mayDo(state, seat, "cut 4") && !mayDo(state, seat, "cut 3");
    }
    bool dealing(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        for (const auto* deal : { "deal 1-2", "deal 2-1" }) {
            const State dealt = done(state, seat, deal);
            for (const Seat each : dealt.table.active)
                if (dealt.holdings[each].cards.size() != 3) return false;
        }
        return true;
    }
    bool bottomLies(const State& state, Seat /*seat*/, const Note& note, Rng& /*rng*/)
    {
        return nobodyHolds(state, valueOf<Card>(note, "card"));
    }
    bool onlyAceAbove(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const Card ace = valueOf<Card>(note, "card");
        return above(valueOf<Card>(note, "best")) == CardSet { ace }
        && bottomLies(state, seat, note, rng);
    }
    bool bottomAce(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        return !wildCards(state.table.rules).empty() && onlyAceAbove(state, seat, note, rng);
    }
    bool bottomAcePlain(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        return wildCards(state.table.rules).empty() && onlyAceAbove(state, seat, note, rng);
    }
    bool mustPay(const State& state, Seat seat, const Note& /*note*/, Rng& rng)
    {
        const Count count = *playedOut(state, rng).table.count;
        bool scored = false;
        for (const CountedFigure& figure : count.figures) scored |= figure.seat == seat;
        if (!count.out.empty()) return true; // the count may have stopped before it
        return count.weliSeat == seat && count.weliPoints == (scored ? 0 : -1);
    }
    bool wildBound(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return everyPlay(state, seat, [&](const Action& action, const State& then) {
            if (action.card() != valueOf<Card>(note, "card")) return true;
            ThreeCards cards = then.table.played[seat];
            for (const Card card : handIn(then, seat)) cards.push({ card, card });
            return worthOf(cards, figureOf(note)).has_value();
        });
    }
    bool wildLoses(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const Suit suit = valueOf<Suit>(note, "suit");
        return everyPlay(state, seat, [&](const Action& action, const State& then) {
            const bool offends
                = offenceOf(state.table, seat, state.holdings[seat], action).has_value();
            if (offends || action.card() == valueOf<Card>(note, "card")) return true;
            const OwnCards own(then.table, seat, then.holdings[seat]);
            const CardSet names = own.lawfulNames(valueOf<Card>(note, "card"));
            return isCounted(then.table) || (names & CardSet::of(suit)).empty();
        });
    }
    bool nameWild(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const Card wild = valueOf<Card>(note, "card");
        bool named = false;
        return everyPlay(state, seat, [&](const Action& action, const State& then) {
            if (action.card() != wild) return true;
            named = true;
            return action.as() != wild && then.table.played[seat].back().as == action.as();
        }) && named;
    }
    bool mustFollow(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const CardSet suit = CardSet::of(valueOf<Suit>(note, "suit"));
        const CardSet may = legalCards(state, seat);
        return (may - suit).empty() && may != handIn(state, seat);
    }
    bool cannotFollow(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const CardSet suit = CardSet::of(valueOf<Suit>(note, "suit"));
        if (legalCards(state, seat) != handIn(state, seat)) return false;
        return (handIn(state, seat) & suit).empty()
            && everyPlay(state, seat, [&](const Action&, const State& then) {
                   return trickWinner(then.table, state.table.trick) != seat;
               });
    }
    bool leading(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return state.table.shown.empty() && legalCards(state, seat) == handIn(state, seat);
    }
    bool stands(const State& state, Seat /*seat*/, const Note& note, Rng& /*rng*/)
    {
        return sharesTheBest(state, figureOf(note));
    }
    bool goneOut(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        const int target = state.table.rules.target;
        return state.table.count->winner == seat && state.table.crosses[seat] > 0
            && (state.table.totals[seat] >= target || state.table.count->over);
    }

}

Truths<State> bietenCardTruths()
{
    return { { "cut-weli", cutWild }, { "weli-loses-suit", wildLoses }, { "weli-bound", wildBound },
        { "bottom-weli", bottomLies }, { "bottom-ace", bottomAce },
        { "bottom-ace-plain", bottomAcePlain }, { "weli-must-pay", mustPay },
        { "name-weli", nameWild }, { "must-follow", mustFollow }, { "cannot-follow", cannotFollow },
        { "leading", leading }, { "cut-seen", cutSeen }, { "cutting", cutting },
        { "dealing", dealing }, { "stands", stands }, { "gone-out", goneOut } };
}

}
