#include "core/bieten/combination.h"
#include "core/bieten/view.h"

#include <array>

namespace weli::bieten {

namespace {

    constexpr Clause clause(int number) { return { 'B', static_cast<std::uint8_t>(number) }; }

    bool isPenalised(const PublicState& table)
    {
        return table.rules.irregularities == Irregularities::Penalised;
    }

    int packSize(const PublicState& table) { return table.rules.weli == Weli::None ? 32 : 33; }

    bool forehandIsToSpeak(const PublicState& table) // B-41
    {
        return table.rules.forehandFirst && !table.forehandSpoke;
    }

    bool waitsForForehand(const PublicState& table, Seat seat)
    {
        return forehandIsToSpeak(table) && seat != forehandOf(table);
    }

    // Times and settled figures: what B-40 to B-47 ask of a bid or a three, the seat's cards and
    // limits aside.

    std::optional<Clause> bidIsUntimely(const PublicState& table, Seat seat, Figure figure)
    {
        if (!std::holds_alternative<Playing>(table.phase)) return clause(40);
        const FigureStatus& status = table.figures[figure];
        if (status.state == FigureState::Conceded) return clause(48);
        if (status.state != FigureState::Silent) return clause(42);
        return waitsForForehand(table, seat) ? std::optional(clause(41)) : std::nullopt;
    }

    std::optional<Clause> threeIsUntimely(const PublicState& table, Seat seat, Figure figure)
    {
        if (!std::holds_alternative<Playing>(table.phase)) return clause(40);
        const FigureStatus& status = table.figures[figure];
        if (status.state == FigureState::Conceded) return clause(48);
        if (status.stake == 3) return clause(47);
        const bool open = status.state == FigureState::Held && status.bidder != seat;
        return open ? std::nullopt : std::optional(clause(46));
    }

    std::optional<Clause> answerIsUntimely(const PublicState& table, Seat seat, Figure figure)
    {
        const auto* answering = std::get_if<Answering>(&table.phase);
        if (answering == nullptr || answering->next != seat || answering->figure != figure)
            return answering != nullptr && answering->three ? clause(47) : clause(43);
        return std::nullopt;
    }

    std::optional<Clause> answeredThreeIsUntimely(
        const PublicState& table, Seat seat, Figure figure)
    {
        if (answerIsUntimely(table, seat, figure)) return clause(40); // it is no answer at all
        const bool direct = table.rules.directThree && !std::get<Answering>(table.phase).three;
        return direct ? std::nullopt : std::optional(clause(46));
    }

    /// What an act that is in time still needs: the figure, and the limits (B-50, B-51).
    std::optional<Clause> claimIsUnlawful(
        const PublicState& table, Seat seat, const OwnCards& own, const Action& action)
    {
        if (!own.has(action.figure())) return clause(36);
        if (action.verb() == Verb::Bid && !withinBidLimit(table, seat)) return clause(50);
        if (action.verb() == Verb::Three && !withinThreeLimit(table, seat)) return clause(51);
        return std::nullopt;
    }

    std::optional<Clause> saidUntimely(const PublicState& table, Seat seat, const Action& action)
    {
        const Figure figure = action.figure();
        if (action.verb() == Verb::Bid) return bidIsUntimely(table, seat, figure);
        if (action.verb() != Verb::Three) return answerIsUntimely(table, seat, figure);
        return std::holds_alternative<Answering>(table.phase)
            ? answeredThreeIsUntimely(table, seat, figure)
            : threeIsUntimely(table, seat, figure);
    }

    /// A card of the hand under a name that it can have, played by the seat that is due.
    std::optional<Clause> playIsImpossible(
        const PublicState& table, Seat seat, const OwnCards& own, const Action& action)
    {
        const auto* playing = std::get_if<Playing>(&table.phase);
        if (playing == nullptr || playing->due != seat) return clause(16);
        if (!own.hand().contains(action.card())) return clause(17);
        const bool isWild = own.unnamed().contains(action.card());
        if (!isWild) return action.card() == action.as() ? std::nullopt : std::optional(clause(75));
        if (action.card() == action.as()) return clause(75);
        return own.possibleNames().contains(action.as()) ? std::nullopt : std::optional(clause(28));
    }

    std::optional<Clause> playIsUnlawful(
        const PublicState& table, const OwnCards& own, const Action& action)
    {
        if (!own.unnamed().contains(action.card())) {
            if (own.lawful(action.card())) return std::nullopt;
            return own.canFollow() ? clause(18) : clause(31);
        }
        if (own.lawfulNames(action.card()).contains(action.as())) return std::nullopt;
        const auto led = suitLed(table);
        const bool revokes = led && own.canFollow() && action.as().suit() != *led;
        return revokes ? clause(18) : clause(31);
    }

    std::optional<Clause> playRefused(
        const PublicState& table, Seat seat, const OwnCards& own, const Action& action)
    {
        if (const auto impossible = playIsImpossible(table, seat, own, action)) return impossible;
        return isPenalised(table) ? std::nullopt : playIsUnlawful(table, own, action);
    }

    std::optional<Clause> sayingRefused(
        const PublicState& table, Seat seat, const OwnCards& own, const Action& action)
    {
        if (const auto untimely = saidUntimely(table, seat, action)) return untimely;
        if (action.verb() == Verb::Good || isPenalised(table)) return std::nullopt; // B-43, B-53
        return claimIsUnlawful(table, seat, own, action);
    }

    std::optional<Clause> reviewRefused(const PublicState& table, Seat seat, const Action& action)
    {
        const auto* reviewing = std::get_if<Reviewing>(&table.phase);
        if (reviewing == nullptr) return clause(77);
        if (reviewing->next != seat) return clause(58);
        if (action.verb() == Verb::Pass) return std::nullopt;
        const Seat claimed = action.claimed();
        const bool can = claimed != seat && claimed.index < table.players
            && table.active.contains(claimed) && !table.claimedRightly.contains(claimed);
        return can ? std::nullopt : std::optional(clause(58));
    }

    std::optional<Clause> cutRefused(const PublicState& table, Seat seat, int lifted)
    {
        const bool can = std::holds_alternative<Cutting>(table.phase) && seat == cutterOf(table)
            && lifted >= 4 && lifted <= packSize(table) - 4;
        return can ? std::nullopt : std::optional(clause(10));
    }

    std::optional<Clause> stealRefused(const PublicState& table, Seat seat)
    {
        const bool can = std::holds_alternative<Stealing>(table.phase) && seat == cutterOf(table);
        return can ? std::nullopt : std::optional(clause(11));
    }

    std::optional<Clause> dealRefused(const PublicState& table, Seat seat, Rounds rounds)
    {
        const bool can = std::holds_alternative<Dealing>(table.phase) && seat == table.dealer
            && (table.rules.deal == Rounds::Choice || table.rules.deal == rounds);
        return can ? std::nullopt : std::optional(clause(13));
    }

    std::optional<Clause> refused(
        const PublicState& table, Seat seat, const Holding& holding, const Action& action)
    {
        switch (action.verb()) {
        case Verb::Cut: return cutRefused(table, seat, action.lifted());
        case Verb::Steal:
        case Verb::Leave: return stealRefused(table, seat);
        case Verb::DealOneTwo: return dealRefused(table, seat, Rounds::OneTwo);
        case Verb::DealTwoOne: return dealRefused(table, seat, Rounds::TwoOne);
        case Verb::Claim:
        case Verb::Pass: return reviewRefused(table, seat, action);
        default: break;
        }
        if (!seatDue(table)) return action.verb() == Verb::Play ? clause(16) : clause(40);
        const OwnCards own(table, seat, holding);
        return action.verb() == Verb::Play ? playRefused(table, seat, own, action)
                                           : sayingRefused(table, seat, own, action);
    }

    void addPlays(const PublicState& table, const OwnCards& own, ActionList& list)
    {
        const bool anything = isPenalised(table);
        for (const Card card : own.hand() - own.unnamed())
            if (anything || own.lawful(card)) list.push(Action::play(card));
        for (const Card wild : own.unnamed())
            for (const Card name : anything ? own.possibleNames() : own.lawfulNames(wild))
                list.push(Action::play(wild, name));
    }

    void addNaturalPlays(const PublicState& table, CardSet hand, ActionList& list)
    {
        const auto led = suitLed(table);
        const CardSet following = led ? hand & CardSet::of(*led) : hand;
        const bool anything = following.empty() || isPenalised(table);
        const auto play = [](Card card) { return Action::play(card); };
        list.append(anything ? hand : following, play); // B-18
    }

    FigureSet openBids(const PublicState& table, Seat seat)
    {
        const bool may = isPenalised(table) || withinBidLimit(table, seat);
        return may && !waitsForForehand(table, seat) ? table.silent : FigureSet();
    }

    FigureSet openThrees(const PublicState& table, Seat seat)
    {
        FigureSet open;
        if (table.raisable.empty() || !(isPenalised(table) || withinThreeLimit(table, seat)))
            return open;
        for (const Figure figure : table.raisable)
            if (table.figures[figure].bidder != seat) open.add(figure); // B-46
        return open;
    }

    /// B-33 without a wild card: the card of the third trick, once that is led, must be of its
    /// suit.
    bool hasNaturalLast(const PublicState& table, Seat seat, CardSet cards)
    {
        const auto led = thirdLed(table);
        if (!led) return true;
        const auto& played = table.played[seat];
        const Card third = played.size() == 3 ? played[2].card : handOf(table, cards).first();
        return third.suit() == *led;
    }

    /// The figures of a hand without a wild card.
    inline FigureSet naturalFigures( // asked for every list
        const PublicState& table, Seat seat, CardSet cards)
    {
        FigureSet natural = figuresIn(cards);
        if (hasNaturalLast(table, seat, cards)) natural.add(Figure::Last);
        return natural;
    }

    bool has(const PublicState& table, Seat seat, const Holding& holding, Figure figure) // B-36
    {
        return holdsWild(table.rules, holding.cards)
            ? OwnCards(table, seat, holding).has(figure)
            : naturalFigures(table, seat, holding.cards).contains(figure);
    }

    /// The bids of one set of figures, ready to be listed at one go.
    struct Bids {
        std::array<Action, figureCount> acts {};
        std::size_t count = 0;
    };
    constexpr auto bidsOf = [] {
        std::array<Bids, FigureSet::all().bits() + 1> all;
        for (unsigned bits = 0; bits < all.size(); ++bits)
            for (const Figure figure : FigureSet::fromBits(bits))
                all[bits].acts[all[bits].count++] = Action::say(Verb::Bid, figure);
        return all;
    }();

    void addClaims(FigureSet claims, FigureSet threes, ActionList& list)
    {
        if ((claims & threes).empty()) {
            const Bids& bids = bidsOf[claims.bits()];
            list.append(bids.acts, bids.count);
            return;
        }
        for (const Figure figure : claims)
            list.push(Action::say(threes.contains(figure) ? Verb::Three : Verb::Bid, figure));
    }

    ActionList answers(
        const PublicState& table, Seat seat, const Holding& holding, const Answering& answering)
    {
        ActionList list;
        if (answering.next == seat) {
            const bool anything = isPenalised(table);
            const Figure figure = answering.figure;
            const bool can = anything || has(table, seat, holding, figure);
            const bool mayRaise = anything || withinThreeLimit(table, seat);
            list.push(Action::say(Verb::Good, figure));
            if (can) list.push(Action::say(Verb::Hold, figure));
            if (can && mayRaise && !answeredThreeIsUntimely(table, seat, figure))
                list.push(Action::say(Verb::Three, figure));
        }
        return list;
    }

    ActionList playsAndClaims(const PublicState& table, Seat seat, const Holding& holding, Seat due)
    {
        ActionList list;
        const FigureSet threes = openThrees(table, seat);
        const FigureSet open = threes | openBids(table, seat);
        const bool anything = isPenalised(table);
        if (holdsWild(table.rules, holding.cards)) {
            const OwnCards own(table, seat, holding);
            if (due == seat) addPlays(table, own, list);
            addClaims(anything ? open : own.had(open), threes, list);
            return list;
        }
        if (due == seat) addNaturalPlays(table, handOf(table, holding.cards), list);
        const FigureSet had = naturalFigures(table, seat, holding.cards);
        addClaims(anything ? open : open & had, threes, list);
        return list;
    }

    /// Every cut of the larger pack (B-10); the smaller one has all but the last.
    constexpr auto cuts = [] {
        std::array<Action, 33 - 4 - 4 + 1> all {};
        int lifted = 4;
        for (Action& cut : all) cut = Action::cut(lifted++);
        return all;
    }();

    ActionList beforeTheTricks(const PublicState& table, Seat seat)
    {
        ActionList list;
        if (std::holds_alternative<Cutting>(table.phase) && seat == cutterOf(table)) {
            const auto size = static_cast<std::size_t>(packSize(table));
            list.append(cuts, size - 4 - 4 + 1);
        } else if (std::holds_alternative<Stealing>(table.phase) && seat == cutterOf(table)) {
            list.push(Action(Verb::Steal));
            list.push(Action(Verb::Leave));
        } else {
            if (!dealRefused(table, seat, Rounds::OneTwo)) list.push(Action(Verb::DealOneTwo));
            if (!dealRefused(table, seat, Rounds::TwoOne)) list.push(Action(Verb::DealTwoOne));
        }
        return list;
    }

    ActionList claims(const PublicState& table, Seat seat)
    {
        ActionList list;
        for (const Seat other : table.active)
            if (!reviewRefused(table, seat, Action::claim(other))) list.push(Action::claim(other));
        if (!reviewRefused(table, seat, Action(Verb::Pass))) list.push(Action(Verb::Pass));
        return list;
    }

    ActionList legal(const PublicState& table, Seat seat, const Holding& holding)
    {
        if (!table.active.contains(seat)) return {};
        if (const auto* playing = std::get_if<Playing>(&table.phase))
            return playsAndClaims(table, seat, holding, playing->due);
        if (const auto* answering = std::get_if<Answering>(&table.phase))
            return answers(table, seat, holding, *answering);
        if (std::holds_alternative<Reviewing>(table.phase)) return claims(table, seat);
        return beforeTheTricks(table, seat);
    }

}

SeatSet possibleActors(const PublicState& table)
{
    if (const auto* playing = std::get_if<Playing>(&table.phase)) {
        const bool claims = !(table.silent | table.raisable).empty();
        const bool all = claims && !forehandIsToSpeak(table);
        return all ? table.active : SeatSet { playing->due };
    }
    if (const auto* answering = std::get_if<Answering>(&table.phase)) return { answering->next };
    if (const auto* reviewing = std::get_if<Reviewing>(&table.phase)) return { reviewing->next };
    if (std::holds_alternative<Dealing>(table.phase)) return { table.dealer };
    const bool atCut = std::holds_alternative<Cutting>(table.phase)
        || std::holds_alternative<Stealing>(table.phase);
    return atCut ? SeatSet { cutterOf(table) } : SeatSet {};
}

ActionList legalActions(const Observation& observation)
{
    return legal(observation.table, observation.seat, observation.own);
}

ActionList legalActions(const PublicState& table, Seat seat, const Holding& own)
{
    return legal(table, seat, own);
}

std::optional<Clause> whyNot(
    const PublicState& table, Seat seat, const Holding& own, const Action& action)
{
    if (!table.active.contains(seat)) return clause(5);
    return refused(table, seat, own, action);
}

std::optional<Clause> whyNot(const Observation& observation, const Action& action)
{
    return whyNot(observation.table, observation.seat, observation.own, action);
}

namespace {

    std::optional<OffenceKind> unlawful(
        const PublicState& table, Seat seat, const Holding& own, const Action& action)
    {
        const bool claims = action.verb() == Verb::Bid || action.verb() == Verb::Three
            || action.verb() == Verb::Hold;
        if (!claims && action.verb() != Verb::Play) return std::nullopt;
        const OwnCards cards(table, seat, own);
        if (claims) {
            const auto why = claimIsUnlawful(table, seat, cards, action);
            if (!why) return std::nullopt;
            return *why == clause(36) ? OffenceKind::Figure : OffenceKind::Limit;
        }
        if (!playIsUnlawful(table, cards, action)) return std::nullopt;
        const bool revokes = cards.canFollow() && action.as().suit() != *suitLed(table);
        const bool natural = !cards.unnamed().contains(action.card());
        return revokes || natural ? OffenceKind::Suit : OffenceKind::Name; // B-54
    }

}

std::optional<OffenceKind> offenceOf(
    const PublicState& table, Seat seat, const Holding& own, const Action& action)
{
    return isPenalised(table) ? unlawful(table, seat, own, action) : std::nullopt;
}

}
