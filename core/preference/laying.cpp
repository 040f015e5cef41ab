#include "core/preference/laying.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace weli::preference {

namespace {

    /// 0…bound-1, every value equally likely.
    std::uint64_t below(std::uint64_t bound, Rng& rng)
    {
        const std::uint64_t mask = std::bit_ceil(bound) - 1;
        std::uint64_t value = rng.next() & mask;
        while (value >= bound) value = rng.next() & mask;
        return value;
    }

}

Laying::Laying(const std::array<Place, placeCount>& places, CardSet cards)
    : places_(places)
{
    for (const Card card : cards) cards_.push(card);
    for (std::size_t i = 1; i < placeCount; ++i)
        if (places_[i].room > places_[largest_].room) largest_ = i;
    for (std::size_t i = 0; i < placeCount; ++i) {
        if (i == largest_) continue;
        strides_[i] = states_;
        states_ *= static_cast<std::size_t>(places_[i].room) + 1;
    }
    ways_.resize((cards_.size() + 1) * states_);
    ways_[cards_.size() * states_] = 1; // nothing left, no room left
    for (std::size_t laid = cards_.size(); laid-- > 0;) count(laid);
}

std::size_t Laying::indexOf(const Rooms& rooms) const
{
    std::size_t index = 0;
    for (std::size_t i = 0; i < placeCount; ++i)
        index += strides_[i] * static_cast<std::size_t>(rooms[i]);
    return index;
}

std::uint64_t Laying::waysAfter(std::size_t laid, const Rooms& rooms) const
{
    return ways_[laid * states_ + indexOf(rooms)];
}

/// With the next card there.
std::uint64_t Laying::waysInto(std::size_t place, std::size_t laid, const Rooms& rooms) const
{
    if (rooms[place] == 0 || !places_[place].may.contains(cards_[laid])) return 0;
    Rooms left = rooms;
    --left[place];
    return waysAfter(laid + 1, left);
}

/// Fills the row of so many cards laid from the one below it.
void Laying::count(std::size_t laid)
{
    const int left = static_cast<int>(cards_.size() - laid);
    for (std::size_t state = 0; state < states_; ++state) {
        Rooms rooms {};
        int others = 0;
        for (std::size_t i = 0; i < placeCount; ++i) {
            if (i == largest_) continue;
            const std::size_t most = static_cast<std::size_t>(places_[i].room) + 1;
            rooms[i] = static_cast<int>(state / strides_[i] % most);
            others += rooms[i];
        }
        rooms[largest_] = left - others;
        if (rooms[largest_] < 0 || rooms[largest_] > places_[largest_].room) continue;
        std::uint64_t& ways = ways_[laid * states_ + state];
        for (std::size_t i = 0; i < placeCount; ++i) ways += waysInto(i, laid, rooms);
    }
}

std::uint64_t Laying::ways() const
{
    Rooms rooms {};
    for (std::size_t i = 0; i < placeCount; ++i) rooms[i] = places_[i].room;
    return waysAfter(0, rooms);
}

std::array<CardSet, placeCount> Laying::drawn(Rng& rng) const
{
    assert(ways() > 0);
    std::array<CardSet, placeCount> sets;
    Rooms rooms {};
    for (std::size_t i = 0; i < placeCount; ++i) rooms[i] = places_[i].room;
    for (std::size_t laid = 0; laid < cards_.size(); ++laid) {
        std::uint64_t chosen = below(waysAfter(laid, rooms), rng);
        std::size_t place = 0;
        for (;; ++place) {
            const std::uint64_t here = waysInto(place, laid, rooms);
            if (chosen < here) break;
            chosen -= here;
        }
        sets[place].add(cards_[laid]);
        --rooms[place];
    }
    return sets;
}

}
