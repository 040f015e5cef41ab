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

    /// Everybody who is still asked says good.
    State letGo(State state)
    {
        while (const auto* asked = std::get_if<Answering>(&state.table.phase))
            act(state, asked->next, Action::say(Verb::Good, asked->figure));
        return state;
    }

    std::optional<Seat> bestAtTheEnd(const State& state, Figure figure, Rng& rng)
    {
        const State end = playedOut(state, rng);
        return judged(end.table, end.holdings, figure).best;
    }

    int missing(const State& state, Seat seat)
    {
        return state.table.rules.target - state.table.totals[seat] - state.table.conceded[seat];
    }

    /// How many acts that begin so are no offence.
    int lawful(const State& state, Seat seat, std::string_view beginning)
    {
        int count = 0;
        for (const Action& action : legalActions(state, seat)) {
            if (!toText(action).starts_with(beginning)) continue;
            count += offenceOf(state.table, seat, state.holdings[seat], action) ? 0 : 1;
        }
        return count;
    }

    bool isConcededTo(const State& state, Figure figure, Seat seat, int value)
    {
        const FigureStatus& status = state.table.figures[figure];
        return status.state == FigureState::Conceded && status.owner == seat
            && status.stake == value;
    }

    bool maySay(const State& state, Seat seat, std::string_view verb, const Note& note)
    {
        return lawful(state, seat, std::string(verb) + ' ' + figureIn(note)) == 1;
    }
    State said(const State& state, Seat seat, std::string_view verb, const Note& note)
    {
        return done(state, seat, std::string(verb) + ' ' + figureIn(note));
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

    template <typename Check> bool everyPlay(const State& state, Seat seat, const Check& check)
    {
        for (const Action& action : legalActions(state, seat))
            if (action.verb() == Verb::Play && !check(action, after(state, seat, action)))
                return false;
        return true;
    }

    bool nobodyMayBid(const State& state)
    {
        for (int seat = 0; seat < state.table.players; ++seat)
            if (countOf(state, seatAt(seat), "bid") > 0) return false;
        return true;
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

    // Answers.

    bool sureHold(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const State held = said(state, seat, "hold", note);
        return held.table.figures[figureOf(note)].stake == valueOf<int>(note, "value")
            && bestAtTheEnd(held, figureOf(note), rng) == seat;
    }
    bool cannotWin(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const Seat other = valueOf<Seat>(note, "seat");
        return other != seat && bestAtTheEnd(state, figureOf(note), rng) != seat;
    }
    bool binds(const State& state, Seat seat, const Note& note, std::string_view verb)
    {
        CardSet natural = state.holdings[seat].cards;
        natural.remove(valueOf<Card>(note, "card"));
        const bool isSpent = !(natural & wildCards(state.table.rules)).empty();
        const State then = said(state, seat, verb, note);
        return then.holdings[seat].commitments.contains(figureOf(note))
            && (isSpent || making(figureOf(note), natural).empty());
    }
    bool holdByWild(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return maySay(state, seat, "hold", note) && binds(state, seat, note, "hold");
    }
    bool holdNearTarget(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return missing(state, seat) == 1 && maySay(state, seat, "hold", note);
    }
    bool threeAsked(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const Seat asker = valueOf<Seat>(note, "seat");
        return isConcededTo(letGo(state), figureOf(note), asker, 2)
            && said(state, seat, "hold", note).table.figures[figureOf(note)].stake == 3;
    }
    bool lastAnswer(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return isConcededTo(said(state, seat, "good", note), figureOf(note),
            valueOf<Seat>(note, "seat"), valueOf<int>(note, "value"));
    }
    bool goodWaits(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const State then = said(state, seat, "good", note);
        const auto* asked = std::get_if<Answering>(&then.table.phase);
        return asked != nullptr && asked->next != seat;
    }
    bool cannotHold(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return legalActions(state, seat).size() == 1 && maySay(state, seat, "good", note);
    }

    // Bids and threes.

    bool mayRaise(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return isConcededTo(letGo(said(state, seat, "three", note)), figureOf(note), seat, 2);
    }
    bool sureThree(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        return mayRaise(state, seat, note, rng) && bestAtTheEnd(state, figureOf(note), rng) == seat;
    }
    bool tooNear(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        State farther = state;
        farther.table.rules.target = 99;
        return lawful(state, seat, "three") == 0 && missing(state, seat) <= 2
            && maySay(farther, seat, "three", note);
    }
    bool lastChance(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return maySay(state, seat, "bid", note)
            && everyPlay(
                state, seat, [](const Action&, const State& then) { return nobodyMayBid(then); });
    }
    bool oneShort(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return missing(state, seat) == 1 && lawful(state, seat, "bid") == 0
            && lawful(state, seat, "three") == 0;
    }
    bool bidEnough(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return missing(state, seat) == valueOf<int>(note, "points")
            && lawful(state, seat, "bid") == 0;
    }
    bool otherShort(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const Seat other = valueOf<Seat>(note, "seat");
        return other != seat && missing(state, other) == 1;
    }
    bool othersWait(const State& state, Seat forehand)
    {
        for (int seat = 0; seat < state.table.players; ++seat)
            if (seatAt(seat) != forehand && !legalActions(state, seatAt(seat)).empty())
                return false;
        return true;
    }
    bool forehandFirst(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return othersWait(state, seat);
    }
    bool waitForForehand(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const Seat forehand = valueOf<Seat>(note, "seat");
        return forehand != seat && othersWait(state, forehand)
            && !legalActions(state, forehand).empty();
    }
    bool bestOfSuit(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        return maySay(state, seat, "bid", note) && bestAtTheEnd(state, figureOf(note), rng) == seat;
    }
    bool withPlayed(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        CardSet names;
        for (const Played played : state.table.played[seat]) names.add(played.as);
        return maySay(state, seat, "bid", note) && !making(figureOf(note), names).empty();
    }
    bool bidByWild(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return maySay(state, seat, "bid", note) && binds(state, seat, note, "bid");
    }
    bool lowBid(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return isConcededTo(letGo(said(state, seat, "bid", note)), figureOf(note), seat, 1);
    }
    bool lastOpen(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        if (!maySay(state, seat, "bid", note)) return false;
        return everyPlay(state, state.table.leader, [&](const Action& lead, const State& then) {
            const CardSet hand = handIn(state, seat);
            const bool wild = !(hand & wildCards(state.table.rules)).empty();
            const bool follows = hand.first().suit() == lead.as().suit();
            if (wild || seat == state.table.leader) return true;
            return (lawful(then, seat, "bid last") == 1) == follows;
        });
    }
    bool threeCards(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const State end = playedOut(state, rng);
        const auto worth = worthOf(end.table.played[seat], figureOf(note));
        return maySay(state, seat, "bid", note) && worth && worth->size == 3;
    }
    bool anyTime(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return maySay(state, seat, "bid", note) && countOf(state, seat, "play") == 0;
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
    bool bottomAce(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const Card ace = valueOf<Card>(note, "card");
        return above(valueOf<Card>(note, "best")) == CardSet { ace }
        && bottomLies(state, seat, note, rng);
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

template <> const Truths<State>& truths()
{
    static const Truths<State> all { { "cut-weli", cutWild }, { "sure-hold", sureHold },
        { "sure-three", sureThree }, { "hold-near-target", holdNearTarget },
        { "cannot-win", cannotWin }, { "hold-by-weli", holdByWild }, { "last-chance", lastChance },
        { "weli-loses-suit", wildLoses }, { "weli-bound", wildBound },
        { "three-asked", threeAsked }, { "last-answer", lastAnswer }, { "good-waits", goodWaits },
        { "cannot-hold", cannotHold }, { "one-point-short", oneShort },
        { "other-one-short", otherShort }, { "too-near-for-three", tooNear },
        { "may-say-three", mayRaise }, { "bid-enough", bidEnough }, { "bottom-weli", bottomLies },
        { "bottom-ace", bottomAce }, { "weli-must-pay", mustPay },
        { "forehand-first", forehandFirst }, { "wait-for-forehand", waitForForehand },
        { "best-of-suit", bestOfSuit }, { "three-cards", threeCards },
        { "last-trick-open", lastOpen }, { "bid-by-weli", bidByWild },
        { "bid-with-played", withPlayed }, { "name-weli", nameWild }, { "must-follow", mustFollow },
        { "cannot-follow", cannotFollow }, { "low-bid", lowBid }, { "leading", leading },
        { "bid-any-time", anyTime }, { "cut-seen", cutSeen }, { "cutting", cutting },
        { "dealing", dealing }, { "stands", stands }, { "gone-out", goneOut } };
    return all;
}

}
