#include "core/bieten/worlds.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace weli::bieten {

namespace {

    bool happened(const PublicState& table, Verb verb)
    {
        return std::any_of(table.history.begin(), table.history.end(),
            [verb](const Acted& acted) { return acted.action.verb() == verb; });
    }

    bool isBeforeDeal(const PublicState& table)
    {
        return std::holds_alternative<Cutting>(table.phase)
            || std::holds_alternative<Stealing>(table.phase)
            || std::holds_alternative<Dealing>(table.phase);
    }

    /// With `steal=weli` the choice itself says that the cut card is the Weli (B-11).
    bool weliWasCut(const PublicState& table)
    {
        return table.rules.steal == Steal::Weli
            && (std::holds_alternative<Stealing>(table.phase) || happened(table, Verb::Steal)
                || happened(table, Verb::Leave));
    }

    /// The last card of the completed cut, as far as this seat can tell.
    std::optional<Card> knownBottom(const Observation& observation)
    {
        const PublicState& table = observation.table;
        if (table.bottom) return table.bottom;
        if (observation.seen) return observation.seen;
        return weliWasCut(table) && !happened(table, Verb::Steal) ? std::optional(weliCard)
                                                                  : std::nullopt;
    }

    CardSet playedBy(const PublicState& table, Seat seat)
    {
        CardSet cards;
        for (const Played played : table.played[seat]) cards.add(played.card);
        return cards;
    }

    /// The names that this seat has given: none of them is among its own cards (B-28).
    CardSet namedBy(const PublicState& table, Seat seat)
    {
        CardSet names;
        for (const Played played : table.played[seat])
            if (played.card != played.as) names.add(played.as);
        return names;
    }

    /// The table as it was when the tricks of this deal began.
    PublicState atFirstLead(const PublicState& table)
    {
        PublicState early = table;
        early.trick = 0;
        early.leader = forehandOf(table);
        early.played = {};
        early.shown = {};
        early.figures = {};
        early.silent = FigureSet::all();
        early.raisable = {};
        early.conceded = {};
        early.forehandSpoke = false;
        early.history.clear();
        early.phase = Playing { early.leader };
        return early;
    }

    std::optional<Figure> releasedBetween(const PublicState& before, const PublicState& after)
    {
        if (before.rules.commitment == Commitment::Deal) return std::nullopt;
        for (const Figure figure : figures)
            if (before.figures[figure].state != after.figures[figure].state
                && after.figures[figure].state == FigureState::Conceded)
                return figure;
        return std::nullopt;
    }

}

std::vector<Step> stepsOf(const PublicState& table)
{
    std::vector<Step> steps;
    State replay;
    replay.table = atFirstLead(table);
    for (const Acted& acted : table.history) {
        const Verb verb = acted.action.verb();
        if (verb == Verb::Claim || verb == Verb::Pass) break;
        const bool inTricks = verb == Verb::Play || verb == Verb::Bid || verb == Verb::Three
            || verb == Verb::Good || verb == Verb::Hold;
        if (!inTricks) continue;
        Step step { replay.table, acted, std::nullopt };
        replay = withTableMoved(replay, acted.seat, acted.action);
        step.released = releasedBetween(step.before, replay.table);
        steps.push_back(step);
    }
    return steps;
}

Holding holdingAfter(const std::vector<Step>& steps, Seat seat, CardSet cards)
{
    Holding holding { .cards = cards };
    for (const Step& step : steps) {
        if (step.acted.seat == seat) {
            const Action& action = step.acted.action;
            const auto offence = offenceOf(step.before, seat, holding, action);
            bind(step.before, seat, holding, action, offence.has_value());
        }
        if (step.released) holding.commitments.remove(*step.released);
    }
    return holding;
}

namespace {

    /// Could this act be refused, or bind, some hand of the seat that did it?
    bool tellsOfHand(const Step& step)
    {
        const Action& action = step.acted.action;
        if (action.verb() == Verb::Good) return step.before.rules.goodBars;
        if (action.verb() != Verb::Play || action.card() != action.as()) return true;
        const auto led = suitLed(step.before);
        return led && action.card().suit() != *led;
    }

    /// The steps that say something about the cards of this seat.
    std::vector<Step> tellingSteps(std::vector<Step> steps, Seat seat)
    {
        std::erase_if(steps, [seat](const Step& step) {
            return !step.released && (step.acted.seat != seat || !tellsOfHand(step));
        });
        return steps;
    }

    /// Could the seat have done its acts, all of them lawful, with these cards?
    bool fitsActs(const std::vector<Step>& steps, Seat seat, CardSet cards)
    {
        Holding holding { .cards = cards };
        for (const Step& step : steps) {
            if (step.acted.seat == seat) {
                const Action& action = step.acted.action;
                if (whyNot(step.before, seat, holding, action)) return false;
                bind(step.before, seat, holding, action, false);
            }
            if (step.released) holding.commitments.remove(*step.released);
        }
        return true;
    }

    void addHands(CardSet pool, CardSet chosen, int missing, std::vector<CardSet>& hands)
    {
        if (missing == 0) {
            hands.push_back(chosen);
            return;
        }
        for (const Card card : pool) {
            pool.remove(card);
            addHands(pool, chosen | CardSet { card }, missing - 1, hands);
        }
    }

    bool weliWasStolen(const PublicState& table)
    {
        return weliWasCut(table) && happened(table, Verb::Steal);
    }

    Pack ordered(const Observation& observation, CardSet rest, Rng& rng)
    {
        const PublicState& table = observation.table;
        Pack pack = shuffled(packOf(rest), rng);
        if (pack.empty()) return pack;
        const std::size_t last = pack.size() - 1;
        const auto put = [&](auto fits) {
            std::size_t place = 0;
            while (place < last && !fits(pack[place])) ++place;
            std::swap(pack[place], pack[last]);
        };
        if (const auto bottom = knownBottom(observation))
            put([&](Card card) { return card == *bottom; });
        else if (table.rules.steal == Steal::Weli && !happened(table, Verb::Steal)
            && !std::holds_alternative<Cutting>(table.phase))
            put([](Card card) { return card != weliCard; });
        return pack;
    }

    /// Undoes B-12: the pack as it was cut, with the stolen cards still in it.
    void uncut(State& state, CardSet stolen, Rng& rng)
    {
        const int whole = static_cast<int>(state.pack.size()) + stolen.size();
        state.lifted
            = static_cast<std::uint8_t>(4 + rng.below(static_cast<std::uint32_t>(whole - 7)));
        const std::size_t lower = static_cast<std::size_t>(whole - state.lifted);
        Pack pack;
        for (std::size_t i = lower; i < state.pack.size(); ++i) pack.push(state.pack[i]);
        for (const Card card : stolen) pack.push(card);
        for (std::size_t i = 0; i < lower; ++i) pack.push(state.pack[i]);
        state.pack = pack;
    }

    void replayHoldings(const std::vector<Step>& steps, State& state)
    {
        for (const Step& step : steps) {
            const Seat seat = step.acted.seat;
            Holding& holding = state.holdings[seat];
            const auto offence = offenceOf(step.before, seat, holding, step.acted.action);
            if (offence) state.offences.push({ seat, *offence });
            bind(step.before, seat, holding, step.acted.action, offence.has_value());
            if (!step.released) continue;
            for (const Seat other : state.table.active)
                state.holdings[other].commitments.remove(*step.released);
        }
    }

    using Choice = std::pair<Seat, std::vector<CardSet>>;

    /// Chooses disjoint hands, every combination reachable; false if these lists allow none.
    bool choose(std::vector<Choice> open, PerSeat<CardSet>& chosen, Rng& rng)
    {
        if (open.empty()) return true;
        // The seat with the fewest hands left first: a dead end shows at once.
        const auto fewest = std::min_element(open.begin(), open.end(),
            [](const Choice& a, const Choice& b) { return a.second.size() < b.second.size(); });
        auto [seat, hands] = std::move(*fewest);
        open.erase(fewest);
        while (!hands.empty()) {
            std::swap(hands[rng.below(static_cast<std::uint32_t>(hands.size()))], hands.back());
            const CardSet hand = hands.back();
            hands.pop_back();
            std::vector<Choice> rest = open;
            for (Choice& other : rest)
                std::erase_if(
                    other.second, [hand](CardSet cards) { return !(cards & hand).empty(); });
            chosen[seat] = hand;
            if (choose(std::move(rest), chosen, rng)) return true;
        }
        return false;
    }

}

CardSet unseenCards(const Observation& observation)
{
    CardSet cards = packFor(observation.table.rules) - observation.own.cards;
    for (const Seat seat : observation.table.active) cards -= playedBy(observation.table, seat);
    if (const auto bottom = knownBottom(observation)) cards.remove(*bottom);
    return cards;
}

std::vector<CardSet> possibleHands(
    const Observation& observation, const std::vector<Step>& steps, Seat other)
{
    const PublicState& table = observation.table;
    const CardSet played = playedBy(table, other);
    std::vector<CardSet> hands;
    const CardSet pool = unseenCards(observation) - namedBy(table, other);
    addHands(pool, played, cardsGiven(table, other) - played.size(), hands);
    if (weliWasStolen(table)) {
        const bool here = other == cutterOf(table);
        std::erase_if(hands, [here](CardSet cards) { return cards.contains(weliCard) != here; });
    }
    const bool anyActs = table.rules.irregularities == Irregularities::Penalised; // B-53
    if (anyActs || isBeforeDeal(table) || table.count) return hands;
    const std::vector<Step> telling = tellingSteps(steps, other);
    std::erase_if(hands, [&](CardSet cards) { return !fitsActs(telling, other, cards); });
    return hands;
}

std::vector<CardSet> possibleHands(const Observation& observation, Seat other)
{
    return possibleHands(observation, stepsOf(observation.table), other);
}

State worldWith(const Observation& observation, const std::vector<Step>& steps,
    const PerSeat<CardSet>& cards, Rng& rng)
{
    State state;
    state.table = observation.table;
    state.looked = happened(observation.table, Verb::Leave);
    CardSet rest = packFor(observation.table.rules);
    for (const Seat seat : observation.table.active) {
        const bool own = seat == observation.seat;
        state.holdings[seat].cards = own ? observation.own.cards : cards[seat];
        rest -= state.holdings[seat].cards;
    }
    if (observation.table.deal == 0) return state;
    state.pack = ordered(observation, rest, rng);
    if (observation.table.count) {
        state.offences = observation.offences;
    } else if (!isBeforeDeal(observation.table)) {
        replayHoldings(steps, state);
    } else if (!std::holds_alternative<Cutting>(observation.table.phase)) {
        uncut(state, state.holdings[cutterOf(observation.table)].cards, rng);
    }
    state.holdings[observation.seat] = observation.own;
    return state;
}

State worldWith(const Observation& observation, const PerSeat<CardSet>& cards, Rng& rng)
{
    return worldWith(observation, stepsOf(observation.table), cards, rng);
}

Worlds::Worlds(const Observation& observation)
    : observation_(observation)
    , steps_(stepsOf(observation.table))
{
    for (const Seat seat : observation.table.active)
        if (seat != observation.seat)
            hands_.emplace_back(seat, possibleHands(observation, steps_, seat));
}

State Worlds::imagine(Rng& rng) const
{
    PerSeat<CardSet> chosen;
    [[maybe_unused]] const bool found = choose(hands_, chosen, rng);
    assert(found);
    return worldWith(observation_, steps_, chosen, rng);
}

State imagine(const Observation& observation, Rng& rng) { return Worlds(observation).imagine(rng); }

}
