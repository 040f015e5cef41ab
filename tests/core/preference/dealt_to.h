#pragma once

#include "tests/support/preference_table.h"

#include <string>
#include <vector>

namespace weli::preference::test {

/// So many of these cards, and they are taken out.
inline CardSet drawn(CardSet& cards, int count, Rng& rng)
{
    CardSet some;
    for (const Card card : shuffled(packOf(cards), rng))
        if (some.size() < count) some.add(card);
    cards -= some;
    return some;
}

/// The first deal of a match after these acts; seat 0 and the talon have nothing but low cards, or
/// high ones.
inline State dealtTo(bool low, const std::vector<std::string>& acts, Rng& rng)
{
    TestTable table;
    table.deal(rng);
    CardSet choice;
    for (const Card card : wholePack())
        if (low == (card.rank() >= Rank::Ten)) choice.add(card);
    table.state.hands[seatAt(0)] = drawn(choice, 10, rng);
    table.state.talon = drawn(choice, 2, rng);
    CardSet left = wholePack() - table.state.hands[seatAt(0)] - table.state.talon;
    table.state.hands[seatAt(1)] = drawn(left, 10, rng);
    table.state.hands[seatAt(2)] = left;
    table.act(acts);
    return table.state;
}

}
