#include "core/mittlere/worlds.h"

#include <algorithm>
#include <cassert>

namespace weli::mittlere {

namespace {

    /// What each seat cannot hold any more, by what it played.
    PerSeat<CardSet> excludedByPlay(const PublicState& table)
    {
        PerSeat<CardSet> none;
        Trump trump; // as it was
        for (const PlayedTrick& played : table.tricks) {
            Trick trick { played.cards[0].suit(), played.cards[0] };
            for (std::size_t place = 1; place < played.cards.size(); ++place) {
                const Card card = played.cards[place];
                none[playerOf(played, place)] |= excluded(trick, card, trump);
                trump = trumpAfter(trump, trick.led, card);
                if (beats(card, trick, trump)) trick.winning = card;
            }
        }
        return none;
    }

    /// What is not to be seen of a spread pack is in any order (M-28).
    Pack spreadPack(const PublicState& table, Rng& rng)
    {
        CardSet rest = wholePack();
        for (const Drawn& drawn : table.drawn) rest.remove(drawn.card);
        Pack pack = shuffled(packOf(rest), rng);
        for (const Drawn& drawn : table.drawn) {
            pack.push(drawn.card);
            std::rotate(pack.begin() + (drawn.position - 1), pack.end() - 1, pack.end());
        }
        return pack;
    }

    CardSet unseenCards(const Observation& observation)
    {
        if (observation.table.deal == 0) return {};
        return wholePack() - playedCards(observation.table) - observation.hand;
    }

}

PerSeat<CardSet> possibleHands(const Observation& observation)
{
    const PerSeat<CardSet> none = excludedByPlay(observation.table);
    const CardSet unseen = unseenCards(observation);
    PerSeat<CardSet> hands;
    for (const Seat seat : everybody)
        hands[seat] = seat == observation.seat ? observation.hand : unseen - none[seat];
    return hands;
}

Hidden hiddenFrom(const Observation& observation)
{
    const Seat first = seatAfter(observation.seat);
    const Seat second = seatAfter(first);
    const PerSeat<CardSet> possible = possibleHands(observation);
    Hidden hidden { .seats = { first, second } };
    hidden.either = possible[first] & possible[second];
    hidden.certain = { possible[first] - hidden.either, possible[second] - hidden.either };
    hidden.room = handSize(observation.table, first) - hidden.certain[0].size();
    assert(hidden.room >= 0 && hidden.room <= hidden.either.size());
    if (hidden.room > 0 && hidden.room < hidden.either.size()) return hidden;
    hidden.certain[hidden.room > 0 ? 0 : 1] |= hidden.either; // one hand is full
    hidden.either = {};
    hidden.room = 0;
    return hidden;
}

std::array<CardSet, 2> drawnHands(const Hidden& hidden, Rng& rng)
{
    std::array<CardSet, 2> hands = hidden.certain;
    auto room = static_cast<std::uint32_t>(hidden.room);
    auto left = static_cast<std::uint32_t>(hidden.either.size());
    for (const Card card : hidden.either) {
        const bool isFirsts = rng.below(left--) < room;
        if (isFirsts) --room;
        hands[isFirsts ? 0 : 1].add(card);
    }
    return hands;
}

Worlds::Worlds(const Observation& observation)
    : observation_(observation)
    , hidden_(hiddenFrom(observation))
{
}

State Worlds::imagine(Rng& rng) const
{
    State world;
    world.table = observation_.table;
    world.hands[observation_.seat] = observation_.hand;
    const std::array<CardSet, 2> hands = drawnHands(hidden_, rng);
    for (std::size_t i = 0; i < hands.size(); ++i) world.hands[hidden_.seats[i]] = hands[i];
    if (std::holds_alternative<Drawing>(observation_.table.phase))
        world.spread = spreadPack(observation_.table, rng);
    return world;
}

State imagine(const Observation& observation, Rng& rng) { return Worlds(observation).imagine(rng); }

}
