#pragma once

#include "core/bieten/judgement.h"
#include "core/bots/bieten/random.h"
#include "tests/support/bieten_table.h"
#include "tests/support/every_game.h"

namespace weli::bieten::test {

// Wild cards under every name that they may have, one after another.

inline constexpr std::uint64_t oddsSeed = 1;

inline bool isPlaying(const PublicState& table) { return seatDue(table).has_value(); }

/// Random positions of random matches with so many players, from this trick on, for one of its
/// seats.
template <typename Look> void positions(int count, int players, int trick, const Look& look)
{
    Rng rng = weli::test::dice(static_cast<std::uint64_t>(10 * players + trick));
    while (count > 0 && !QTest::currentTestFailed()) {
        const auto sample = *bots::sampledRules(Fixed<Rules> { players, {} }, rng);
        State state = start(sample.rules, players, seatAt(0));
        for (int acts = 0; acts < 60 && !isOver(state) && count > 0; ++acts) {
            weli::test::goOn(state, rng);
            if (!isPlaying(state.table) || state.table.trick < trick || rng.below(6) != 0) continue;
            const Seat seat = seatAt(static_cast<int>(rng.below(state.table.players)));
            if (!state.table.active.contains(seat)) continue;
            look(state, seat);
            --count;
        }
    }
}

/// What a seat has, under one way to name its wild cards.
using Laid = std::vector<Played>;

/// B-28 to B-33: does this naming obey what binds the seat?
inline bool isConsistent(
    const PublicState& table, Seat seat, const Holding& holding, const Laid& laid)
{
    const std::size_t before = table.played[seat].size();
    for (std::size_t i = before; i < laid.size(); ++i) {
        if (laid[i].card == laid[i].as) continue;
        if (holding.cards.contains(laid[i].as) || laid[i].as == weliCard) return false;
        if ((holding.voids >> static_cast<unsigned>(laid[i].as.suit()) & 1U) != 0) return false;
        for (std::size_t j = 0; j < laid.size(); ++j)
            if (j != i && laid[j].as == laid[i].as) return false;
    }
    for (const Figure figure : holding.commitments) {
        if (figure == Figure::Last) {
            if (before < 3 && laid[2].as.suit() != *thirdLed(table)) return false;
            continue;
        }
        PublicState end = table;
        end.played[seat] = {};
        for (const Played played : laid) end.played[seat].push(played);
        if (!worthOf(countingCards(end, seat, holding, figure), figure)) return false;
    }
    return true;
}

/// Every consistent naming, the cards of the hand in any order after those on the table.
inline std::vector<Laid> namingsOf(const PublicState& table, Seat seat, const Holding& holding)
{
    std::vector<Laid> all { Laid(table.played[seat].begin(), table.played[seat].end()) };
    bool unnamed = false;
    for (const Card card : handOf(table, holding.cards)) {
        const bool wild = wildCards(table.rules).contains(card);
        unnamed = unnamed || wild;
        std::vector<Laid> more;
        for (const Laid& laid : all)
            for (const Card name : wild ? ordinaryCards() - CardSet { card } : CardSet { card }) {
                more.push_back(laid);
                more.back().push_back({ card, name });
            }
        all = std::move(more);
    }
    if (unnamed)
        std::erase_if(
            all, [&](const Laid& laid) { return !isConsistent(table, seat, holding, laid); });
    return all;
}

/// For each figure the naming that is best for it.
inline PerFigure<int> ranksByNaming(const PublicState& table, Seat seat, const Holding& holding)
{
    PerFigure<int> ranks;
    for (const Laid& laid : namingsOf(table, seat, holding)) {
        PublicState end = table;
        end.played[seat] = {};
        for (const Played played : laid) end.played[seat].push(played);
        for (const Figure figure : figures) {
            const auto worth = worthOf(countingCards(end, seat, holding, figure), figure);
            if (worth) ranks[figure] = std::max(ranks[figure], worth->rank());
        }
    }
    return ranks;
}

}
