#include "tests/core/coach/truths.h"

#include "core/preference/settlement.h"

namespace weli::test {

using namespace preference;

namespace {

    using coach::Note;

    Settlement settled(const State& state, Rng& rng)
    {
        return settlementOf(playedOut(state, rng).table);
    }

    /// What the seat pays in such a way.
    int paid(const Settlement& settlement, Seat seat, PaymentKind kind)
    {
        int amount = 0;
        for (const Payment& payment : settlement.payments)
            if (payment.kind == kind && payment.from == seat) amount += payment.amount;
        return amount;
    }
    int got(const Settlement& settlement, Seat seat, PaymentKind kind)
    {
        int amount = 0;
        for (const Payment& payment : settlement.payments)
            if (payment.kind == kind && payment.to == seat) amount += payment.amount;
        return amount;
    }

    std::string textsOf(const State& state, Seat seat)
    {
        std::string all;
        for (const Action& action : legalActions(state, seat)) all += toText(action) + ' ';
        return all;
    }

    bool takesTrick(const State& state, Seat seat, Card card)
    {
        return after(state, seat, Action::play(card)).table.tricks.back().winner == seat;
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
        const State then = after(state, seat, Action::discard(two[0], two[1]));
        for (const Action& action : legalActions(then, seat))
            if (rowOf(action.contract()).trump == suit) return false;
        return (then.hands[seat] & CardSet::of(suit)).empty();
    }
    bool discarding(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        const State then = after(state, seat, legalActions(state, seat)[0]);
        return state.hands[seat].size() == 12 && then.hands[seat].size() == 10;
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

    // Who plays.

    bool takesAtLeast(const State& state, Seat seat, int tricks, Rng& rng)
    {
        const Settlement end = settled(done(state, seat, "join"), rng);
        return end.by != Ending::Play || end.tricks[seat] >= tricks;
    }
    bool sureTwo(const State& state, Seat seat, const Note& /*note*/, Rng& rng)
    {
        return takesAtLeast(state, seat, 2, rng);
    }
    bool sureOne(const State& state, Seat seat, const Note& /*note*/, Rng& rng)
    {
        return takesAtLeast(state, seat, 1, rng);
    }
    bool heartsAtHome(const State& state, Seat seat, const Note& /*note*/, Rng& rng)
    {
        const Settlement end = settled(done(state, seat, "stay"), rng);
        return paid(end, seat, PaymentKind::Premium) + got(end, seat, PaymentKind::Premium) > 0;
    }
    bool otherStayed(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const Settlement home = settled(done(state, seat, "stay"), rng);
        return state.table.stayed.contains(valueOf<Seat>(note, "seat")) && home.by == Ending::Home
            && home.tricks[valueOf<Seat>(note, "declarer")] == 10
            && mayDo(done(state, seat, "join"), seat, "invite");
    }
    bool otherJoined(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const State both = done(state, seat, "join");
        return state.table.joined.contains(valueOf<Seat>(note, "seat"))
            && both.table.playing == both.table.active
            && std::holds_alternative<Playing>(both.table.phase);
    }
    bool needsTwo(const State& end, Seat seat)
    {
        const Settlement settlement = settlementOf(end.table);
        if (settlement.by != Ending::Play || end.table.inviter) return true;
        return settlement.fallen.contains(seat) == (settlement.tricks[seat] < 2);
    }
    bool goingAlong(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const State end = playedOut(done(state, seat, "join"), rng);
        const Settlement settlement = settlementOf(end.table);
        const int fall = paid(settlement, seat, PaymentKind::Fall);
        return needsTwo(end, seat) && (fall == 0 || fall == valueOf<int>(note, "chips"));
    }
    bool stayingIsFree(const State& state, Seat seat, const Note& /*note*/, Rng& rng)
    {
        const Settlement end = settled(done(state, seat, "stay"), rng);
        for (const Payment& payment : end.payments)
            if (payment.from == seat && payment.kind != PaymentKind::Ante) return false;
        return true;
    }
    bool forced(const State& state, Seat seat, const Note& /*note*/, Rng& rng)
    {
        const bool asked = !state.table.joined.empty() || !state.table.stayed.empty();
        return !asked && state.table.pot == state.table.rules.stake
            && needsTwo(playedOut(state, rng), seat);
    }
    bool inviting(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const Seat other = valueOf<Seat>(note, "seat");
        const Settlement end = settled(done(state, seat, "invite"), rng);
        return end.fallen.contains(seat) == (end.tricks[seat] + end.tricks[other] < 4)
            && !end.fallen.contains(other) && got(end, other, PaymentKind::Tricks) == 0;
    }
    bool invited(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const Settlement end = settled(state, rng);
        return state.table.inviter == valueOf<Seat>(note, "seat") && !end.fallen.contains(seat)
            && got(end, seat, PaymentKind::Tricks) == 0;
    }
    bool mayOffer(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return textsOf(state, seat).find("offer 6-4") != std::string::npos
            && mayDo(state, seat, "no");
    }
    bool offered(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const State then = done(state, seat, "accept");
        const Settlement end = settlementOf(then.table);
        return then.table.settled && end.tricks[seat] == valueOf<int>(note, "mine")
            && end.fallen.empty();
    }

    // Cards.

    bool leading(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return valueOf<Seat>(note, "declarer") == seat
            && legalCards(state, seat) == state.hands[seat];
    }
    bool declarerMade(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const Settlement end = settled(state, rng);
        return !end.fallen.contains(seat)
            && got(end, seat, PaymentKind::PotWon) == valueOf<int>(note, "chips");
    }
    bool defenderSafe(const State& state, Seat seat, const Note& /*note*/, Rng& rng)
    {
        return !settled(state, rng).fallen.contains(seat);
    }
    bool oneTrickMore(const State& state, Seat seat, const Note& /*note*/, Rng& rng)
    {
        return needsTwo(playedOut(state, rng), seat);
    }
    bool noTrick(const State& state, Seat /*seat*/, const Note& note, Rng& rng)
    {
        const Seat declarer = valueOf<Seat>(note, "declarer");
        const Settlement end = settled(state, rng);
        return end.fallen.contains(declarer) == (end.tricks[declarer] > 0);
    }
    bool allTricks(const State& state, Seat /*seat*/, const Note& note, Rng& rng)
    {
        const Seat declarer = valueOf<Seat>(note, "declarer");
        const Settlement end = settled(state, rng);
        return end.fallen.contains(declarer) == (end.tricks[declarer] < 10);
    }
    bool openHands(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const Observation seen = observe(state, seat);
        for (const Seat defender : defendersOf(state.table))
            if (seen.hands[defender] != state.hands[defender]) return false;
        return state.table.declarer == valueOf<Seat>(note, "declarer");
    }
    bool ausfechten(const State& state, Seat /*seat*/, const Note& note, Rng& rng)
    {
        const Settlement end = settled(state, rng);
        const int most = *std::max_element(end.tricks.values.begin(), end.tricks.values.end());
        for (const Seat seat : state.table.active) {
            const int due = end.tricks[seat] == most ? valueOf<int>(note, "chips") : 0;
            if (paid(end, seat, PaymentKind::Ausfechten) != due) return false;
        }
        return true;
    }
    bool lowest(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const Card card = valueOf<Card>(note, "card");
        const CardSet suit = state.hands[seat] & CardSet::of(card.suit());
        return legalCards(state, seat) == CardSet { card } && takesTrick(state, seat, card)
            && !(suit & above(card)).empty();
    }
    bool mustBeat(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const CardSet suit = CardSet::of(valueOf<Suit>(note, "suit"));
        const CardSet may = legalCards(state, seat);
        return (may - suit).empty() && may != (state.hands[seat] & suit)
            && everyCard(state, seat, [&](Card card) { return takesTrick(state, seat, card); });
    }
    bool mustTrump(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        const CardSet suit = CardSet::of(valueOf<Suit>(note, "suit"));
        return (state.hands[seat] & suit).empty() && everyCard(state, seat, [&](Card card) {
            return card.suit() == valueOf<Suit>(note, "trump") && takesTrick(state, seat, card);
        });
    }
    bool cannotBeat(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return everyCard(state, seat, [&](Card card) {
            return card.suit() == valueOf<Suit>(note, "suit") && !takesTrick(state, seat, card);
        });
    }
    bool anyCard(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return legalCards(state, seat) == state.hands[seat]
            && (state.hands[seat] & CardSet::of(valueOf<Suit>(note, "suit"))).empty();
    }

}

template <> const Truths<State>& truths()
{
    static const Truths<State> all { { "last-word", lastWord }, { "name-spiel", nameSpiel },
        { "may-hold", mayHoldIt }, { "other-would-declare", otherDeclares },
        { "spiel-stands", spielStands }, { "open-low", openLow }, { "go-higher", goHigher },
        { "pass-is-final", passIsFinal }, { "discard-after-taking", afterTaking },
        { "discard-to-void", discardToVoid }, { "discarding", discarding },
        { "announcing", announcing }, { "announcing-spiel", announcingSpiel },
        { "after-buying", afterBuying }, { "sure-two", sureTwo },
        { "hearts-at-home", heartsAtHome }, { "other-stayed", otherStayed },
        { "other-joined", otherJoined }, { "going-along", goingAlong }, { "sure-one", sureOne },
        { "staying-is-free", stayingIsFree }, { "inviting", inviting }, { "invited", invited },
        { "may-offer", mayOffer }, { "offered", offered }, { "forced", forced },
        { "leading-as-declarer", leading }, { "ausfechten", ausfechten },
        { "no-trick-wanted", noTrick }, { "all-tricks-wanted", allTricks },
        { "open-hands", openHands }, { "declarer-made", declarerMade },
        { "defender-safe", defenderSafe }, { "lowest-that-beats", lowest },
        { "must-trump", mustTrump }, { "must-beat", mustBeat }, { "any-card", anyCard },
        { "cannot-beat", cannotBeat }, { "one-trick-more", oneTrickMore } };
    return all;
}

}
