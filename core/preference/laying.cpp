#include "core/preference/laying.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <functional>
#include <numeric>

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

/// With the next card there, if these rooms are the state.
std::uint64_t Laying::waysInto(
    std::size_t place, std::size_t laid, const Rooms& rooms, std::size_t state) const
{
    if (rooms[place] == 0 || !places_[place].may.contains(cards_[laid])) return 0;
    return ways_[(laid + 1) * states_ + state - strides_[place]];
}

/// Those of the next state; the largest place is left out.
void Laying::goOn(Rooms& rooms) const
{
    for (std::size_t i = 0; i < placeCount; ++i) {
        if (i == largest_) continue;
        if (++rooms[i] <= places_[i].room) return;
        rooms[i] = 0;
    }
}

/// Fills the row of so many cards laid from the one below it.
void Laying::count(std::size_t laid)
{
    const int left = static_cast<int>(cards_.size() - laid);
    Rooms others {};
    for (std::size_t state = 0; state < states_; ++state, goOn(others)) {
        Rooms rooms = others;
        rooms[largest_] = std::accumulate(others.begin(), others.end(), left, std::minus());
        if (rooms[largest_] < 0 || rooms[largest_] > places_[largest_].room) continue;
        std::uint64_t& ways = ways_[laid * states_ + state];
        for (std::size_t i = 0; i < placeCount; ++i) ways += waysInto(i, laid, rooms, state);
    }
}

std::uint64_t Laying::ways() const
{
    Rooms rooms {};
    for (std::size_t i = 0; i < placeCount; ++i) rooms[i] = places_[i].room;
    return ways_[indexOf(rooms)];
}

std::array<CardSet, placeCount> Laying::drawn(Rng& rng) const
{
    assert(ways() > 0);
    std::array<CardSet, placeCount> sets;
    Rooms rooms {};
    for (std::size_t i = 0; i < placeCount; ++i) rooms[i] = places_[i].room;
    for (std::size_t laid = 0; laid < cards_.size(); ++laid) {
        const std::size_t state = indexOf(rooms);
        std::uint64_t chosen = below(ways_[laid * states_ + state], rng);
        std::size_t place = 0;
        for (;; ++place) {
            const std::uint64_t here = waysInto(place, laid, rooms, state);
            if (chosen < here) break;
            chosen -= here;
        }
        sets[place].add(cards_[laid]);
        --rooms[place];
    }
    return sets;
}

}
