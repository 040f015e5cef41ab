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

    /// … and whatever the others hold, nothing takes it away at the count (B-64).
    bool staysConceded(const State& then, Seat seat, const Note& note, Seat owner, Rng& rng)
    {
        for (int world = 0; world < 20; ++world) {
            const State end = playedOut(imagine(observe(then, seat), rng), rng);
            for (const CountedFigure& counted : end.table.count->figures)
                if (counted.figure == figureOf(note) && counted.seat != owner) return false;
        }
        return true;
    }

    bool maySay(const State& state, Seat seat, std::string_view verb, const Note& note)
    {
        return lawful(state, seat, std::string(verb) + ' ' + figureIn(note)) == 1;
    }
    State said(const State& state, Seat seat, std::string_view verb, const Note& note)
    {
        return done(state, seat, std::string(verb) + ' ' + figureIn(note));
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
        for (int end = 0; end < 20; ++end)
            if (bestAtTheEnd(state, figureOf(note), rng) == seat) return false;
        return other != seat;
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
    bool threeAsked(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const Seat asker = valueOf<Seat>(note, "seat");
        const State then = letGo(state);
        return isConcededTo(then, figureOf(note), asker, 2)
            && staysConceded(then, seat, note, asker, rng)
            && said(state, seat, "hold", note).table.figures[figureOf(note)].stake == 3;
    }
    bool lastAnswer(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const Seat asker = valueOf<Seat>(note, "seat");
        const State then = said(state, seat, "good", note);
        return isConcededTo(then, figureOf(note), asker, valueOf<int>(note, "value"))
            && staysConceded(then, seat, note, asker, rng);
    }
    bool goodWaits(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const State then = said(state, seat, "good", note);
        const auto* asked = std::get_if<Answering>(&then.table.phase);
        const Observation mine = observe(then, seat);
        return asked != nullptr && asked->next != seat
            && OwnCards(mine.table, seat, mine.own).has(figureOf(note));
    }
    bool cannotHold(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return legalActions(state, seat).size() == 1 && maySay(state, seat, "good", note);
    }

    // Bids and threes.

    bool mayRaise(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const State then = letGo(said(state, seat, "three", note));
        return isConcededTo(then, figureOf(note), seat, 2)
            && staysConceded(then, seat, note, seat, rng);
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
        for (const Seat each : state.table.active)
            if (missing(state, each) < 4) return false; // it might not be counted
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

}

template <> const Truths<State>& truths()
{
    static const Truths<State> all = [] {
        Truths<State> truths { { "sure-hold", sureHold }, { "sure-three", sureThree },
            { "hold-near-target", holdNearTarget }, { "cannot-win", cannotWin },
            { "hold-by-weli", holdByWild }, { "last-chance", lastChance },
            { "three-asked", threeAsked }, { "last-answer", lastAnswer },
            { "good-waits", goodWaits }, { "cannot-hold", cannotHold },
            { "one-point-short", oneShort }, { "other-one-short", otherShort },
            { "too-near-for-three", tooNear }, { "may-say-three", mayRaise },
            { "bid-enough", bidEnough }, { "forehand-first", forehandFirst },
            { "wait-for-forehand", waitForForehand }, { "best-of-suit", bestOfSuit },
            { "three-cards", threeCards }, { "last-trick-open", lastOpen },
            { "bid-by-weli", bidByWild }, { "bid-with-played", withPlayed }, { "low-bid", lowBid },
            { "bid-any-time", anyTime } };
        truths.merge(bietenCardTruths());
        return truths;
    }();
    return all;
}

}
