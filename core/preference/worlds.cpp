#include "core/preference/worlds.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace weli::preference {

namespace {

    CardSet playedCards(const PublicState& table)
    {
        CardSet cards;
        for (const PlayedTrick& trick : table.tricks)
            for (const Card card : trick.cards) cards.add(card);
        return cards;
    }

    /// What the buyer with this place in the order took up; empty if the seat has not seen it.
    CardSet takenUp(const Observation& observation, std::size_t place)
    {
        return place == 0 ? observation.talon : observation.discards[place - 1];
    }

    /// The cards that were dealt to the seat itself.
    CardSet dealtToSelf(const Observation& observation)
    {
        const PublicState& table = observation.table;
        CardSet own = observation.hands[observation.seat] | playedBy(table, observation.seat);
        for (std::size_t i = table.buyers.size(); i > 0; --i) {
            if (table.buyers[i - 1] != observation.seat) continue;
            if (i <= observation.discards.size()) own |= observation.discards[i - 1];
            own -= takenUp(observation, i - 1);
        }
        return own;
    }

    void lieAside(Places& places, CardSet cards)
    {
        for (CardSet& hand : places.hands.values) hand -= cards;
        places.aside = cards;
    }

    Places afterDeal(const Observation& observation)
    {
        Places places;
        const CardSet own = dealtToSelf(observation);
        for (const Seat seat : observation.table.active) places.hands[seat] = wholePack() - own;
        places.hands[observation.seat] = own;
        places.aside = wholePack() - own;
        if (!observation.talon.empty()) lieAside(places, observation.talon);
        return places;
    }

    /// Where the cards could be just before each buyer took two up, and in the end.
    using Course = FixedList<Places, 6>;

    Course courseOf(const Observation& observation)
    {
        Course course;
        Places places = afterDeal(observation);
        for (std::size_t i = 0; i < observation.table.buyers.size(); ++i) {
            course.push(places);
            CardSet& hand = places.hands[observation.table.buyers[i]];
            hand |= places.aside;
            places.aside = {};
            if (i == observation.discards.size()) break; // has yet to discard
            if (observation.discards[i].empty())
                places.aside = hand;
            else
                lieAside(places, observation.discards[i]);
        }
        course.push(places);
        return course;
    }

    /// What each seat cannot hold any more, by what it played.
    PerSeat<CardSet> excludedByPlay(const PublicState& table)
    {
        PerSeat<CardSet> none;
        const auto trump = trumpOf(table);
        for (const PlayedTrick& played : table.tricks) {
            Trick trick { played.cards[0].suit(), played.cards[0] };
            Seat seat = played.leader;
            for (std::size_t place = 1; place < played.cards.size(); ++place) {
                seat = nextIn(table.playing, seat);
                const Card card = played.cards[place];
                none[seat] |= excluded(trick, card, dutiesOf(table, played, seat));
                if (beats(card, trick, trump)) trick.winning = card;
            }
        }
        return none;
    }

    bool isSeen(const Observation& observation, Seat seat)
    {
        return seat == observation.seat
            || (areOpen(observation.table) && seat != observation.table.declarer);
    }

    /// Who has cards, in the order of the seats, and after them what lies aside.
    using Bins = std::array<Place, placeCount>;

    Bins binsOf(const Observation& observation)
    {
        const PublicState& table = observation.table;
        const Places places = possiblePlaces(observation);
        Bins bins;
        std::size_t place = 0;
        for (const Seat seat : table.active)
            bins[place++] = { places.hands[seat], handSize(table, seat) };
        const bool nothing = std::holds_alternative<Discarding>(table.phase);
        bins[place] = { places.aside, nothing ? 0 : 2 };
        return bins;
    }

    CardSet unplayed(const PublicState& table) { return wholePack() - playedCards(table); }

    State worldOf(const Observation& observation, const std::array<CardSet, placeCount>& sets)
    {
        State world;
        world.table = observation.table;
        std::size_t place = 0;
        for (const Seat seat : observation.table.active) world.hands[seat] = sets[place++];
        world.talon = sets[place];
        return world;
    }

    constexpr int pairs(int cards) { return cards * (cards - 1) / 2; }

    /// Two of the cards held that were taken up just before. Nothing if none can have been, and
    /// else as often as there are fewer pairs than any two of twelve cards: so every course of the
    /// deal is as likely as any other.
    std::optional<CardSet> takenFrom(CardSet held, Seat buyer, const Places& before, Rng& rng)
    {
        CardSet taken = held - before.hands[buyer];
        const CardSet others = (held & before.aside) - taken;
        if (taken.size() > 2) return std::nullopt;
        const std::array ways { pairs(others.size()), others.size(), 1 };
        const auto kept = static_cast<std::uint32_t>(ways[static_cast<std::size_t>(taken.size())]);
        if (rng.below(static_cast<std::uint32_t>(pairs(12))) >= kept) return std::nullopt;
        for (const Card card : shuffled(packOf(others), rng))
            if (taken.size() < 2) taken.add(card);
        return taken;
    }

    bool fits(const Places& places, const PerSeat<CardSet>& hands, CardSet aside)
    {
        for (std::size_t i = 0; i < maxSeats; ++i)
            if (!(hands.values[i] - places.hands.values[i]).empty()) return false;
        return (aside - places.aside).empty();
    }

    /// Goes back from the discards to the talon; false if these hands cannot have come about so.
    bool traceBack(const Observation& observation, State& world, Rng& rng)
    {
        const PublicState& table = observation.table;
        const Course course = courseOf(observation);
        PerSeat<CardSet> hands = world.hands;
        for (const Seat seat : table.active) hands[seat] |= playedBy(table, seat);
        CardSet aside = world.talon;
        std::array<CardSet, 5> discards;
        for (std::size_t i = table.buyers.size(); i-- > 0;) {
            const Seat buyer = table.buyers[i];
            discards[i] = aside;
            const CardSet held = hands[buyer] | aside;
            const CardSet known = takenUp(observation, i);
            const auto taken
                = known.empty() ? takenFrom(held, buyer, course[i], rng) : std::optional(known);
            if (!taken || !(*taken - held).empty()) return false;
            hands[buyer] = held - *taken;
            aside = *taken;
            if (!fits(course[i], hands, aside)) return false;
        }
        world.talon = aside;
        for (std::size_t i = 0; i < observation.discards.size(); ++i)
            world.discards.push(discards[i]);
        return true;
    }

}

CardSet excluded(const Trick& trick, Card played, const Duties& duties)
{
    const bool follows = played.suit() == trick.led;
    CardSet none = follows ? CardSet() : CardSet::of(trick.led); // P-48
    const auto suit = follows ? std::optional(trick.led) : duties.trump;
    if (!suit) return none;
    const bool trumped = trick.winning.suit() != trick.led;
    if (follows && trumped) return none; // it could not overtake
    const CardSet ofSuit = CardSet::of(*suit);
    const bool higherOnly = trick.winning.suit() == *suit;
    const CardSet beating = higherOnly ? ofSuit & above(trick.winning) : ofSuit;
    if (beating.contains(played)) {
        if (duties.masks) none |= beating - above(played) - CardSet { played }; // P-51
        return none;
    }
    none |= beating; // P-49
    if (!follows && duties.trumpCompulsion && played.suit() != *suit) none |= ofSuit; // P-55
    return none;
}

Places possiblePlaces(const Observation& observation)
{
    const PublicState& table = observation.table;
    Places places = courseOf(observation).back();
    const PerSeat<CardSet> none = excludedByPlay(table);
    const CardSet left = unplayed(table);
    CardSet seen;
    for (const Seat seat : table.active)
        if (isSeen(observation, seat)) seen |= observation.hands[seat];
    for (const Seat seat : table.active) {
        CardSet& hand = places.hands[seat];
        hand = isSeen(observation, seat) ? observation.hands[seat]
                                         : (hand & left) - none[seat] - seen;
    }
    places.aside = (places.aside & left) - seen;
    return places;
}

/// By Hall's condition: some bins that have just room for the cards that may lie nowhere else take
/// no others.
Places fittingPlaces(const Observation& observation)
{
    const PublicState& table = observation.table;
    Places places;
    if (table.deal == 0 || table.settled) return places;
    const Bins bins = binsOf(observation);
    const CardSet left = unplayed(table);
    std::array<CardSet, placeCount> fitting;
    for (std::size_t i = 0; i < bins.size(); ++i)
        if (bins[i].room > 0) fitting[i] = bins[i].may & left;
    for (unsigned some = 1; some < 1U << bins.size(); ++some) {
        const auto isAmong = [some](std::size_t bin) { return (some >> bin & 1U) != 0; };
        CardSet only = left; // those that may lie nowhere else
        int room = 0;
        for (std::size_t i = 0; i < bins.size(); ++i) {
            if (isAmong(i))
                room += bins[i].room;
            else
                only -= bins[i].may;
        }
        if (only.size() < room) continue;
        for (std::size_t i = 0; i < bins.size(); ++i)
            if (isAmong(i)) fitting[i] &= only;
    }
    std::size_t place = 0;
    for (const Seat seat : table.active) places.hands[seat] = fitting[place++];
    places.aside = fitting[place];
    return places;
}

Worlds::Worlds(const Observation& observation)
    : observation_(observation)
{
    if (observation.table.deal > 0 && !observation.table.settled)
        laying_.emplace(binsOf(observation), unplayed(observation.table));
}

State Worlds::imagine(Rng& rng) const
{
    State world;
    if (!laying_) { // nothing is hidden
        world.table = observation_.table;
        world.hands = observation_.hands;
        world.talon = observation_.talon;
        world.discards = observation_.discards;
        return world;
    }
    // Nearly every draw can have come about; after three or more after-buys some cannot.
    do {
        world = worldOf(observation_, laying_->drawn(rng));
    } while (!traceBack(observation_, world, rng));
    return world;
}

State imagine(const Observation& observation, Rng& rng) { return Worlds(observation).imagine(rng); }

}
