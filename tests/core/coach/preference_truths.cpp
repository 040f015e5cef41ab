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

    // Who plays.

    /// Going along: does this card take its trick, however often the deal is played out?
    bool alwaysTakes(const State& state, Seat seat, Card card, Rng& rng)
    {
        for (int once = 0; once < 20; ++once) {
            const State end = playedOut(done(state, seat, "join"), rng);
            for (const PlayedTrick& trick : end.table.tricks)
                if (trick.cards.contains(card) && trick.winner != seat) return false;
        }
        return state.hands[seat].contains(card);
    }
    bool sureTwo(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const State end = playedOut(done(state, seat, "join"), rng);
        if (end.table.inviter != seat && settlementOf(end.table).fallen.contains(seat))
            return false;
        return alwaysTakes(state, seat, valueOf<Card>(note, "ace"), rng)
            && alwaysTakes(state, seat, valueOf<Card>(note, "king"), rng);
    }
    bool sureOne(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        return alwaysTakes(state, seat, valueOf<Card>(note, "card"), rng);
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
        return got(end, seat, PaymentKind::Tricks) == 0 && !end.fallen.contains(seat);
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

    bool leading(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        return state.table.declarer == seat && legalCards(state, seat) == state.hands[seat];
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
    bool noTrick(const State& state, Seat /*seat*/, const Note& /*note*/, Rng& rng)
    {
        const Seat declarer = *state.table.declarer;
        const Settlement end = settled(state, rng);
        return end.fallen.contains(declarer) == (end.tricks[declarer] > 0);
    }
    bool allTricks(const State& state, Seat /*seat*/, const Note& /*note*/, Rng& rng)
    {
        const Seat declarer = *state.table.declarer;
        const Settlement end = settled(state, rng);
        return end.fallen.contains(declarer) == (end.tricks[declarer] < 10);
    }
    bool openHands(const State& state, Seat seat, const Note& /*note*/, Rng& /*rng*/)
    {
        const Observation seen = observe(state, seat);
        for (const Seat defender : defendersOf(state.table))
            if (seen.hands[defender] != state.hands[defender]) return false;
        const Seat declarer = *state.table.declarer;
        return seat == declarer || seen.hands[declarer].empty();
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
    bool isBeneath(const State& state, Seat seat, const Note& note)
    {
        return everyCard(state, seat, [&](Card card) {
            return card.suit() == valueOf<Suit>(note, "suit") && !takesTrick(state, seat, card);
        });
    }
    /// Everybody takes tricks for themselves, or the declarer must take none.
    bool isDangerousToTake(const PublicState& table)
    {
        if (isAusfechten(table)) return true;
        const auto key = preference::rowOf(*table.contract).key;
        return key.starts_with('5') || key.starts_with('7');
    }
    bool cannotBeat(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return isBeneath(state, seat, note) && !isDangerousToTake(state.table);
    }
    bool throwHigh(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return isBeneath(state, seat, note) && isDangerousToTake(state.table);
    }
    bool anyCard(const State& state, Seat seat, const Note& note, Rng& /*rng*/)
    {
        return legalCards(state, seat) == state.hands[seat]
            && (state.hands[seat] & CardSet::of(valueOf<Suit>(note, "suit"))).empty();
    }
    bool throwDanger(const State& state, Seat seat, const Note& note, Rng& rng)
    {
        const bool harms = state.table.contract == std::nullopt || state.table.declarer == seat;
        return harms && isDangerousToTake(state.table) && anyCard(state, seat, note, rng);
    }

}

template <> const Truths<State>& truths()
{
    static const Truths<State> all = [] {
        Truths<State> truths { { "sure-two", sureTwo }, { "hearts-at-home", heartsAtHome },
            { "other-stayed", otherStayed }, { "other-joined", otherJoined },
            { "going-along", goingAlong }, { "sure-one", sureOne },
            { "staying-is-free", stayingIsFree }, { "inviting", inviting }, { "invited", invited },
            { "may-offer", mayOffer }, { "offered", offered }, { "forced", forced },
            { "leading-as-declarer", leading }, { "ausfechten", ausfechten },
            { "no-trick-wanted", noTrick }, { "all-tricks-wanted", allTricks },
            { "open-hands", openHands }, { "declarer-made", declarerMade },
            { "defender-safe", defenderSafe }, { "lowest-that-beats", lowest },
            { "must-trump", mustTrump }, { "must-beat", mustBeat }, { "any-card", anyCard },
            { "throw-danger", throwDanger }, { "cannot-beat", cannotBeat },
            { "throw-high", throwHigh }, { "one-trick-more", oneTrickMore } };
        truths.merge(preferenceAuctionTruths());
        return truths;
    }();
    return all;
}

}
