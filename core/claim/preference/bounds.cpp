#include "core/claim/preference/bounds.h"

namespace weli::claim {

using namespace preference;

namespace {

    /// Is it the seat's lead, or is its lead on top of the open trick? Then, what it leads.
    std::optional<CardSet> ledFrom(const Knowledge& known, Seat seat)
    {
        const PlayedTrick* const trick = openTrick(known.table);
        if (trick == nullptr && seatDue(known.table) == seat) return known.places.hands[seat];
        const bool led = trick != nullptr && trick->leader == seat && trick->winner == seat;
        return led ? std::optional(CardSet { trick->winning }) : std::nullopt;
    }

    /// The cards that the seat has still to win with, be one in the open trick.
    CardSet inPlay(const Knowledge& known, Seat seat)
    {
        CardSet cards = known.places.hands[seat];
        const PlayedTrick* const trick = openTrick(known.table);
        if (trick == nullptr) return cards;
        for (std::size_t place = 0; place < trick->cards.size(); ++place)
            if (playerOf(known.table, *trick, place) == seat) cards.add(trick->cards[place]);
        return cards;
    }

    /// A trump wins its trick or falls to a higher one, which fells no second: so it is whenever
    /// it is played, and all are played (P-53).
    int sureTrumps(CardSet hand, CardSet others, Suit trump)
    {
        int sure = 0;
        int threats = 0; // higher ones that have felled nothing yet
        for (const Card card : (hand | others) & CardSet::of(trump)) { // the highest first
            if (!hand.contains(card))
                ++threats;
            else if (threats > 0)
                --threats;
            else
                ++sure;
        }
        return sure;
    }

    bool areAllHighest(CardSet hand, CardSet others)
    {
        for (const Card card : hand)
            if (!(above(card) & others).empty()) return false;
        return true;
    }

    /// The leader has nothing but cards that nobody can beat.
    bool takesAll(const Knowledge& known, Seat seat, CardSet others)
    {
        const auto led = ledFrom(known, seat);
        if (!led) return false;
        const CardSet cards = known.places.hands[seat] | *led;
        const auto trump = trumpOf(known.table);
        const bool trumped = trump && !(others & CardSet::of(*trump)).empty()
            && !(cards - CardSet::of(*trump)).empty();
        return !trumped && areAllHighest(cards, others);
    }

    /// Where cards lie that are not played: aside, and with a defender at home (P-37).
    Place elsewhere(const Knowledge& known)
    {
        Place place { known.places.aside, 2 };
        for (const Seat seat : known.table.active - known.table.playing) {
            place.may |= known.places.hands[seat];
            place.room += 10;
        }
        return place;
    }

    /// Nothing but cards below all others of their suits, and no trump: no trick is taken unless a
    /// lead is. Whoever takes none does not lead again.
    bool takesNone(const Knowledge& known, Seat seat, CardSet others)
    {
        const auto led = ledFrom(known, seat);
        const CardSet cards = known.places.hands[seat] | led.value_or(CardSet());
        const auto trump = trumpOf(known.table);
        if (trump && !(cards & CardSet::of(*trump)).empty()) return false;
        if (!areAllLowest(cards, others)) return false;
        if (led) return areAllFollowed(known, *led, others);
        const PlayedTrick* const trick = openTrick(known.table);
        return trick == nullptr || trick->winner != seat;
    }

}

bool areAllLowest(CardSet hand, CardSet others)
{
    for (const Card card : others)
        if (!(above(card) & hand).empty()) return false;
    return true;
}

bool areAllFollowed(const Knowledge& known, CardSet hand, CardSet others)
{
    const Place place = elsewhere(known);
    for (const Suit suit : suits) {
        if ((hand & CardSet::of(suit)).empty()) continue;
        const CardSet cards = others & CardSet::of(suit);
        if ((cards - place.may).empty() && cards.size() <= place.room) return false;
    }
    return true;
}

int tricksLeft(const PublicState& table)
{
    int left = 10; // P-53
    for (const Seat seat : table.playing) left -= table.taken[seat];
    return left;
}

Bounds boundsOf(const Knowledge& known, Seat seat)
{
    const int left = tricksLeft(known.table);
    if (!known.seen.contains(seat)) return { 0, left };
    const CardSet others = against(known, seat);
    if (takesAll(known, seat, others)) return { left, left };
    if (takesNone(known, seat, others)) return { 0, 0 };
    const auto trump = trumpOf(known.table);
    return { trump ? sureTrumps(inPlay(known, seat), others, *trump) : 0, left };
}

}
