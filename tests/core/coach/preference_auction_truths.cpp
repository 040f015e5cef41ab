#include "tests/core/coach/truths.h"

#include "core/preference/settlement.h"

namespace weli::test {

using namespace preference;

namespace {

    using coach::Note;

    std::string textsOf(const State& state, Seat seat)
    {
        std::string all;
        for (const Action& action : legalActions(state, seat)) all += toText(action) + ' ';
        return all;
    }
    /// Any two cards are discarded; then every announcement begins so.
    bool mustAnnounce(const State& state, Seat seat, std::string_view numbers)
    {
        const State then = after(state, seat, legalActions(state, seat)[0]);
        for (const Action& action : legalActions(then, seat)) {
            const std::string text = toText(action);
            if (!text.starts_with("announce ") || numbers.find(text[9]) == std::string_view::npos)
                return false;
        }
        return true;
    }

    // The auction, and buying.

    bool lastWord(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return isAusfechten(done(state, seat, "pass").table);
    }
    bool otherDeclares(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const State then = done(state, seat, "pass");
        const auto bid = toText(Action::bid(then.table.standing->bid));
        return then.table.declarer == valueOf<Seat>(note, "seat")
            && bid == "bid " + valueOf<coach::Code>(note, "bid").text;
    }
    bool mayHoldIt(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const auto contract = valueOf<coach::Code>(note, "contract").text;
        const State then = done(state, seat, "hold " + contract);
        return state.table.standing->seat == valueOf<Seat>(note, "seat")
            && then.table.standing->seat == seat
            && then.table.standing->bid == state.table.standing->bid;
    }
    bool nameSpiel(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return textsOf(state, seat) == "bid 1x bid 2x bid 3x ";
    }
    bool spielStands(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        for (const Action& action : legalActions(state, seat)) {
            const bool low = action.verb() == Verb::Hold
                || (action.verb() == Verb::Bid && action.bid() != spiel
                    && !isPremium(action.contract()));
            if (low) return false;
        }
        return state.table.standing->seat == valueOf<Seat>(note, "seat");
    }
    bool openLow(const State& state, Seat seat, const Note& /*note*/, Rng& rng)
    {
        State then = done(state, seat, "bid 1");
        while (const auto* bidding = std::get_if<Bidding>(&then.table.phase))
            act(then, bidding->next, Action(Verb::Pass));
        const auto choices = legalActions(then, seat);
        act(then, seat, choices[rng.below(static_cast<std::uint32_t>(choices.size()))]);
        return textsOf(then, seat) == "announce 1 announce 2 announce 3 announce 4 ";
    }
    bool goHigher(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        const int level = levelOf(state.table.standing->bid);
        for (const Action& action : legalActions(state, seat))
            if (action.verb() == Verb::Bid && levelOf(action.bid()) <= level) return false;
        return countOf(state, seat, "hold") == 0 && mayDo(state, seat, "pass");
    }
    bool passIsFinal(const State& state, Seat seat, const Note& /*note*/, Rng& rng)
    {
        State then = done(state, seat, "pass");
        while (std::holds_alternative<Bidding>(then.table.phase)) {
            if (seatDue(then.table) == seat) return false;
            const auto acted = GameTest<State>::randomAct(then, rng);
            act(then, acted.seat, acted.action);
        }
        return then.table.declarer != seat;
    }
    bool discardToVoid(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const Suit suit = valueOf<Suit>(note, "suit");
        const Pack two = packOf(state.hands[seat] & CardSet::of(suit));
        if (two.size() != 2) return false;
        if (two[0].rank() == Rank::King && two[1].rank() < Rank::Ten) return false; // they stay
        const State then = after(state, seat, Action::discard(two[0], two[1]));
        for (const Action& action : legalActions(then, seat))
            if (rowOf(action.contract()).trump == suit) return false;
        return (then.hands[seat] & CardSet::of(suit)).empty();
    }
    /// Who else comes to hold one of the two discards has after-bought (P-67).
    bool discarding(const State& state, Seat seat, const Note& /*note*/, Rng& rng)
    {
        const State then = after(state, seat, legalActions(state, seat)[0]);
        const CardSet gone = state.hands[seat] - then.hands[seat];
        State later = then;
        while (!std::holds_alternative<Playing>(later.table.phase) && !isCounted(later.table)) {
            for (const Seat other : state.table.active)
                if (!(later.hands[other] & gone).empty() && later.table.buyers.size() < 2)
                    return false;
            goOn(later, rng);
        }
        return gone.size() == 2 && then.hands[seat].size() == 10;
    }
    bool afterTaking(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return state.hands[seat].size() == 12 && mustAnnounce(state, seat, "5678");
    }
    bool afterBuying(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return mayDo(state, seat, "no") && mustAnnounce(done(state, seat, "take"), seat, "5678");
    }
    bool announcing(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const auto bid = valueOf<coach::Code>(note, "contract").text;
        for (const Action& action : legalActions(state, seat))
            if (toText(action) < "announce " + bid || toText(action) > "announce 4") return false;
        return mayDo(state, seat, "announce " + bid);
    }
    bool announcingSpiel(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return textsOf(state, seat) == "announce 1x announce 2x announce 3x ";
    }

}

Truths<State> preferenceAuctionTruths()
{
    return { { "last-word", lastWord }, { "name-spiel", nameSpiel }, { "may-hold", mayHoldIt },
        { "other-would-declare", otherDeclares }, { "spiel-stands", spielStands },
        { "open-low", openLow }, { "go-higher", goHigher }, { "pass-is-final", passIsFinal },
        { "discard-after-taking", afterTaking }, { "discard-to-void", discardToVoid },
        { "discarding", discarding }, { "announcing", announcing },
        { "announcing-spiel", announcingSpiel }, { "after-buying", afterBuying } };
}

}
