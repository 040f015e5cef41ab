#include "core/preference/auction.h"
#include "core/preference/view.h"

namespace weli::preference {

namespace {

    template <typename P> bool isIn(const PublicState& table)
    {
        return std::holds_alternative<P>(table.phase);
    }

    /// Is the phase one in which somebody may do such a thing?
    bool isTimely(const PublicState& table, Verb verb)
    {
        switch (verb) {
        case Verb::Pass:
        case Verb::Bid:
        case Verb::Hold: return isIn<Bidding>(table);
        case Verb::Discard: return isIn<Discarding>(table);
        case Verb::Announce: return isIn<Announcing>(table);
        case Verb::Take: return isIn<AfterBuying>(table);
        case Verb::No: return isIn<AfterBuying>(table) || isIn<Talking>(table);
        case Verb::Join:
        case Verb::Stay: return isIn<GoingAlong>(table);
        case Verb::Invite:
        case Verb::Alone: return isIn<Inviting>(table);
        case Verb::Offer:
        case Verb::Accept:
        case Verb::Refuse: return isIn<Talking>(table);
        case Verb::Play: return isIn<Playing>(table);
        }
        return false;
    }

    /// Why nobody may go along or stay at home now.
    Clause whyNobodyJoins(const PublicState& table)
    {
        const bool isSettled = table.contract.has_value();
        if (isSettled && !isSuit(*table.contract)) return clause(33);
        return isSettled && isForced(table) ? clause(34) : clause(35);
    }

    /// The clause that says when such a thing is done.
    Clause whyUntimely(const PublicState& table, Verb verb)
    {
        if (!seatDue(table)) return clause(66);
        switch (verb) {
        case Verb::Pass:
        case Verb::Bid:
        case Verb::Hold: return clause(21);
        case Verb::Discard:
        case Verb::Announce: return clause(23);
        case Verb::Take:
        case Verb::No: return clause(26);
        case Verb::Join:
        case Verb::Stay: return whyNobodyJoins(table);
        case Verb::Invite:
        case Verb::Alone: return clause(38);
        case Verb::Offer:
        case Verb::Accept:
        case Verb::Refuse: return clause(41);
        case Verb::Play: return clause(46);
        }
        return clause(66);
    }

    Clause whyNotAsked(const PublicState& table, Seat seat)
    {
        if (table.declined.contains(seat)) return clause(29);
        return table.entitled.contains(seat) ? clause(28) : clause(27);
    }

    /// Somebody may do such a thing, but not this seat.
    Clause whyNotItsTurn(const PublicState& table, Seat seat)
    {
        if (isIn<Bidding>(table)) return clause(16);
        if (isIn<Discarding>(table) || isIn<Announcing>(table)) return clause(23);
        if (isIn<AfterBuying>(table)) return whyNotAsked(table, seat);
        if (isIn<GoingAlong>(table)) return clause(35);
        if (isIn<Inviting>(table)) return clause(38);
        return isIn<Talking>(table) ? clause(43) : clause(46);
    }

    std::optional<Clause> discardRefused(
        const PublicState& table, CardSet hand, const Action& action)
    {
        const bool after = table.buyers.size() > 1;
        if (!hand.contains(action.card()) || !hand.contains(action.second()))
            return after ? clause(30) : clause(23);
        const bool ordered = action.card().index() < action.second().index();
        return ordered ? std::nullopt : std::optional(clause(25));
    }

    std::optional<Clause> announcementRefused(const PublicState& table, Contract contract)
    {
        if (mayAnnounce(table, contract)) return std::nullopt;
        if (!exists(contract, table.rules)) return clause(15);
        return table.buyers.size() > 1 ? clause(30) : clause(24);
    }

    std::optional<Clause> talkRefused(const PublicState& table, const Action& action) // P-43, P-44
    {
        const bool open = !table.offers.empty();
        const bool fits = action.verb() == Verb::Offer ? !table.offers.contains(action.split())
                                                       : open == (action.verb() != Verb::No);
        return fits ? std::nullopt : std::optional(clause(44));
    }

    std::optional<Clause> cardRefused(const PublicState& table, Seat seat, CardSet hand, Card card)
    {
        if (!hand.contains(card)) return clause(66);
        const PlayedTrick* const trick = openTrick(table);
        if (trick == nullptr) return std::nullopt;
        const Duties duties = dutiesOf(table, *trick, seat);
        const Trick sofar = trickSoFar(*trick);
        if (playable(sofar, hand, duties).contains(card)) return std::nullopt;
        const bool follows = !(hand & CardSet::of(sofar.led)).empty();
        if (follows && card.suit() != sofar.led) return clause(48);
        if (beats(card, sofar, duties.trump)) return clause(51);
        const auto canBeat = [&](Card other) { return beats(other, sofar, duties.trump); };
        for (const Card other : hand)
            if (canBeat(other)) return clause(49);
        return clause(55);
    }

    std::optional<Clause> refused(
        const PublicState& table, Seat seat, CardSet hand, const Action& action)
    {
        switch (action.verb()) {
        case Verb::Pass:
        case Verb::Bid:
        case Verb::Hold: return wordRefused(table, seat, action);
        case Verb::Discard: return discardRefused(table, hand, action);
        case Verb::Announce: return announcementRefused(table, action.contract());
        case Verb::Play: return cardRefused(table, seat, hand, action.card());
        case Verb::Offer:
        case Verb::Accept:
        case Verb::Refuse: return talkRefused(table, action);
        case Verb::No: return isIn<Talking>(table) ? talkRefused(table, action) : std::nullopt;
        default: return std::nullopt;
        }
    }

    void addDiscards(CardSet hand, ActionList& list)
    {
        for (CardSet rest = hand; !rest.empty();) {
            const Card first = rest.first();
            rest.remove(first);
            for (const Card second : rest) list.push(Action::discard(first, second));
        }
    }

    void addAnnouncements(const PublicState& table, ActionList& list)
    {
        for (int i = 0; i < contractCount; ++i) {
            const auto contract = static_cast<Contract>(i);
            if (mayAnnounce(table, contract)) list.push(Action::announce(contract));
        }
    }

    void addTalk(const PublicState& table, ActionList& list)
    {
        if (table.offers.empty()) {
            list.push(Action(Verb::No));
        } else {
            list.push(Action(Verb::Accept));
            list.push(Action(Verb::Refuse));
        }
        for (const Split split : splits)
            if (!table.offers.contains(split)) list.push(Action::offer(split));
    }

    void addEither(Verb one, Verb other, ActionList& list)
    {
        list.push(Action(one));
        list.push(Action(other));
    }

    struct Add {
        const PublicState& table;
        Seat seat;
        CardSet hand;
        ActionList& list;

        void operator()(const Shuffling&) const { }
        void operator()(const MatchOver&) const { }
        void operator()(const Bidding&) const { addWords(table, seat, list); }
        void operator()(const Discarding&) const { addDiscards(hand, list); }
        void operator()(const Announcing&) const { addAnnouncements(table, list); }
        void operator()(const AfterBuying&) const { addEither(Verb::Take, Verb::No, list); }
        void operator()(const GoingAlong&) const { addEither(Verb::Join, Verb::Stay, list); }
        void operator()(const Inviting&) const { addEither(Verb::Invite, Verb::Alone, list); }
        void operator()(const Talking&) const { addTalk(table, list); }
        void operator()(const Playing&) const
        {
            list.append(playableNow(table, seat, hand), Action::play);
        }
    };

}

CardSet playableNow(const PublicState& table, Seat seat, CardSet hand)
{
    const PlayedTrick* const trick = openTrick(table);
    if (trick == nullptr) return hand;
    const Duties duties = dutiesOf(table, *trick, seat);
    return playable(trickSoFar(*trick), hand, duties);
}

ActionList legalActions(const PublicState& table, Seat seat, CardSet hand)
{
    ActionList list;
    if (seatDue(table) == seat) std::visit(Add { table, seat, hand, list }, table.phase);
    return list;
}

ActionList legalActions(const Observation& observation)
{
    return legalActions(observation.table, observation.seat, observation.hands[observation.seat]);
}

std::optional<Clause> whyNot(
    const PublicState& table, Seat seat, CardSet hand, const Action& action)
{
    if (!isTimely(table, action.verb())) return whyUntimely(table, action.verb());
    if (!table.active.contains(seat)) return clause(5);
    if (seatDue(table) != seat) return whyNotItsTurn(table, seat);
    return refused(table, seat, hand, action);
}

std::optional<Clause> whyNot(const Observation& observation, const Action& action)
{
    return whyNot(observation.table, observation.seat, observation.hands[observation.seat], action);
}

}
