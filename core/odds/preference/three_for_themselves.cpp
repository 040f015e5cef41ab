#include "core/odds/preference/three_for_themselves.h"

#include "core/bots/preference/expected_result.h"

namespace weli::odds {

using namespace preference;
using bots::CardBits;
using bots::OpenPlay;
using bots::Side;

namespace {

    constexpr double equal = 1e-9; // chips that differ by less by rounding

    constexpr std::size_t indexOf(Side side) { return static_cast<std::size_t>(side); }

    /// How many of these cards are in the row that this one is the highest of, the rows below it
    /// being taken away already.
    int takeRow(CardBits& cards, CardBits highest)
    {
        const CardBits row = cards & (highest | (highest - 1));
        cards -= row;
        return std::popcount(row);
    }

}

ThreeForThemselves::ThreeForThemselves(const PublicState& table)
    : taken_(table.taken)
    , amount_(bots::stakeOf(table))
    , premium_(rowOf(*table.contract).premium * table.rules.stake)
{
}

double ThreeForThemselves::keeps(const OpenPlay& play, Seat defender)
{
    const bots::OpenedPlay opened(play);
    const PerSeat<Side> sides = bots::sidesOf(play);
    rules_ = opened.rules();
    Position position { .trick = opened.trick() };
    for (const Seat seat : play.playing) position.taken[indexOf(sides[seat])] = taken_[seat];
    return worth(position).keeps[indexOf(sides[defender])];
}

ThreeForThemselves::Worth ThreeForThemselves::worth(const Position& position)
{
    if (position.trick.left == 0) return settled(position.taken);
    if (position.trick.size > 0) return tried(position);
    const Key key { position.trick.owners.bits(),
        static_cast<std::uint32_t>(indexOf(position.trick.turn)) << 8U
            | static_cast<std::uint32_t>(position.taken[1]) << 4U | position.taken[2] };
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    const Worth worth = tried(position);
    known_.emplace(key, worth);
    return worth;
}

ThreeForThemselves::Worth ThreeForThemselves::tried(const Position& position)
{
    const std::size_t self = indexOf(position.trick.turn);
    CardBits cards = playable(position.trick, rules_);
    CardBits highest = distinct(position.trick, cards);
    Worth best;
    int ties = 0;
    for (; highest != 0; highest &= highest - 1) { // the lowest first
        const CardBits card = highest & (0 - highest);
        const int alike = takeRow(cards, card);
        const Worth one = worth(after(position, card));
        const double more = ties == 0 ? 1 : one.chips[self] - best.chips[self];
        if (more < -equal) continue;
        ties = more > equal ? alike : ties + alike;
        const double share = static_cast<double>(alike) / ties;
        for (std::size_t i = 0; i < best.chips.size(); ++i) {
            best.chips[i] += share * (one.chips[i] - best.chips[i]);
            best.keeps[i] += share * (one.keeps[i] - best.keeps[i]);
        }
    }
    return best;
}

ThreeForThemselves::Position ThreeForThemselves::after(
    const Position& position, CardBits card) const
{
    Position next { bots::after(position.trick, card, rules_), position.taken };
    if (next.trick.size == 0) ++next.taken[indexOf(next.trick.turn)];
    return next;
}

ThreeForThemselves::Worth ThreeForThemselves::settled(const PerSide<std::uint8_t>& taken) const
{
    Worth worth;
    const bool made = taken[0] >= 6;
    const double won = made ? 1 : -1;
    worth.keeps[0] = made ? 1 : 0;
    worth.chips[0]
        = won * (amount_ + 2 * premium_) - (10 - taken[0]) * amount_ / 10; // P-57, P-58, P-62
    for (std::size_t i = 1; i < taken.size(); ++i) {
        const bool falls = taken[i] < 2; // P-59
        worth.keeps[i] = falls ? 0 : 1;
        worth.chips[i] = taken[i] * amount_ / 10 - (falls ? amount_ : 0) - won * premium_;
    }
    return worth;
}

}
