#include "core/drill/bieten/makers.h"

#include "core/bieten/combination.h"
#include "core/lesson/facts.h"

namespace weli::drill::bieten_cards {

using namespace bieten;

namespace {

    constexpr Clause clause(int number) { return { 'B', static_cast<std::uint8_t>(number) }; }

    const Holding& ownOf(const BietenSpot& spot) { return spot.state.holdings[spot.learner]; }

    bool plays(const BietenSpot& spot) { return spot.act.verb() == Verb::Play; }

    bool isLastToTrick(const BietenSpot& spot)
    {
        const PublicState& table = spot.state.table;
        const auto playsNext = nextIn(table.active, spot.learner);
        return plays(spot) && suitLed(table) && playsNext == table.leader;
    }

    bool isPlain(const PublicState& table, std::size_t trick, Suit led)
    {
        for (const Seat seat : table.active) {
            const Played played = table.played[seat][trick];
            if (played.as.suit() != led || played.card != played.as) return false;
        }
        return true;
    }

    bool anyWild(const State& state)
    {
        for (const Seat seat : state.table.active)
            if (holdsWild(state.table.rules, state.holdings[seat].cards)) return true;
        return false;
    }

    int holdersOf(const State& state, Figure figure)
    {
        int seats = 0;
        for (const Seat seat : state.table.active)
            if (!making(figure, state.holdings[seat].cards).empty()) ++seats;
        return seats;
    }

    Why whyBest(const State& state, Figure figure, std::optional<Seat> best)
    {
        const Value what = drill::figure(code(figure));
        if (!best && holdersOf(state, figure) == 0)
            return { Reason::NobodyHas, clause(26), { what } };
        if (!best) return { Reason::FigureStands, clause(25), { what } };
        const CardSet cards = making(figure, state.holdings[*best].cards);
        const Value top = card(cards.first());
        if (figure == Figure::Equal)
            return { Reason::BestSet, clause(22), { number(cards.size()), top } };
        if (figure == Figure::Run)
            return { Reason::BestRun, clause(23), { number(cards.size()), top } };
        return { Reason::BestSuit, clause(20), { what, top } };
    }

    /// Why this name cannot be given to the Weli.
    Why whyNotNamed(const BietenSpot& spot, Card name)
    {
        const PublicState& table = spot.state.table;
        const auto refusal = whyNot(spot.state, spot.learner, Action::play(weliCard, name));
        if (refusal == clause(28)) return { Reason::NamesOwn, *refusal, {} };
        if (refusal == clause(18))
            return { Reason::NamesFollow, *refusal, { suit(suitLed(table)) } };
        const bool isMarked = (ownOf(spot).voids >> static_cast<int>(name.suit()) & 1) != 0;
        if (isMarked) return { Reason::NamesVoid, clause(30), { suit(name.suit()) } };
        return { Reason::NamesBound, *refusal, {} };
    }

    /// Up to three of these cards.
    CardSet threeOf(CardSet cards, Rng& rng)
    {
        CardSet three;
        while (three.size() < 3 && !cards.empty()) {
            const Pack rest = packOf(cards);
            const Card one = rest[rng.below(static_cast<std::uint32_t>(rest.size()))];
            three.add(one);
            cards.remove(one);
        }
        return three;
    }

}

MaybeQuestion playable(const BietenSpot& spot, Rng& rng)
{
    const PublicState& table = spot.state.table;
    const CardSet hand = handOf(table, ownOf(spot).cards);
    if (!plays(spot) || !suitLed(table) || holdsWild(table.rules, hand)) return std::nullopt;
    std::vector<Choice> choices;
    for (const Card each : hand)
        choices.push_back(
            { card(each), !whyNot(spot.state, spot.learner, Action::play(each)).has_value() });
    const Value led = suit(suitLed(table));
    return asked(Kind::BietenPlayable, { led }, picked(choices, 6, rng),
        { Reason::MustFollow, clause(18), { led } });
}

MaybeQuestion trick(const BietenSpot& spot, Rng& rng)
{
    if (!isLastToTrick(spot)) return std::nullopt;
    const std::size_t number = spot.state.table.trick;
    const State then = after(spot.state, spot.learner, spot.act);
    const Suit led = then.table.played[spot.state.table.leader][number].as.suit();
    if (isPlain(then.table, number, led) && !chance(6, rng)) return std::nullopt;
    const Seat winner = trickWinner(then.table, static_cast<int>(number));
    const Played best = then.table.played[winner][number];
    return asked(Kind::BietenTrick, { named(spot.act.card(), spot.act.as()) },
        seats(then.table.active, winner, false),
        { Reason::HighestLed, clause(19), { named(best.card, best.as), suit(led) } });
}

MaybeQuestion figuresHeld(const BietenSpot& spot, Rng& rng)
{
    const PublicState& table = spot.state.table;
    const Holding& own = ownOf(spot);
    const bool isDealt = std::holds_alternative<Playing>(table.phase) && table.trick == 0;
    if (!isDealt || holdsWild(table.rules, own.cards) || !chance(3, rng)) return std::nullopt;
    const OwnCards cards(table, spot.learner, own);
    std::vector<Choice> choices;
    for (const Figure each : { Figure::Hearts, Figure::Leaves, Figure::Equal, Figure::Run })
        choices.push_back({ figure(code(each)), cards.has(each) });
    if (!cards.has(Figure::Equal) && !cards.has(Figure::Run) && !chance(5, rng))
        return std::nullopt;
    return asked(Kind::BietenFigures, {}, picked(choices, 6, rng),
        { Reason::FiguresHeld, clause(32), { suit(Suit::Hearts), suit(Suit::Leaves) } });
}

MaybeQuestion best(const BietenSpot& spot, Rng& rng)
{
    const State& state = spot.state;
    const bool isEarly
        = std::holds_alternative<Playing>(state.table.phase) && state.table.trick < 2;
    if (!isEarly || anyWild(state)) return std::nullopt;
    const auto figure = static_cast<Figure>(rng.below(4));
    const int holders = holdersOf(state, figure);
    if (holders < 2 && !chance(12, rng)) return std::nullopt;
    const std::string words = "winner " + std::string(code(figure));
    const auto fact = lesson::factOf(AnyState(state), spot.learner, words);
    if (!fact) return std::nullopt;
    std::optional<Seat> best;
    for (const Seat each : state.table.active)
        if (seat(each).code == fact->text) best = each;
    return asked(Kind::BietenBest, { drill::figure(code(figure)) },
        seats(state.table.active, best, true), whyBest(state, figure, best));
}

MaybeQuestion names(const BietenSpot& spot, Rng& rng)
{
    if (!plays(spot) || spot.act.card() != weliCard) return std::nullopt;
    const OwnCards own(spot.state.table, spot.learner, ownOf(spot));
    const CardSet lawful = own.lawfulNames(weliCard);
    const CardSet unlawful = ordinaryCards() - lawful;
    const CardSet right = threeOf(lawful, rng);
    const CardSet wrong = threeOf(unlawful, rng);
    std::vector<Choice> choices;
    for (const Card each : right | wrong) choices.push_back({ card(each), right.contains(each) });
    if (picked(choices, 6, rng).empty()) return std::nullopt;
    Why why = whyNotNamed(spot, wrong.first());
    for (const Card each : wrong) {
        const Why other = whyNotNamed(spot, each);
        if (why.clause == clause(28)) why = other;
    }
    return asked(Kind::BietenNames, {}, choices, why);
}

}
