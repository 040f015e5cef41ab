#include "core/odds/preference/three_for_themselves.h"

#include "core/preference/settlement.h"

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
    : table_(table)
{
}

double ThreeForThemselves::keeps(
    const OpenPlay& play, const PerSeat<std::uint8_t>& taken, Seat self)
{
    const bots::OpenedPlay opened(play);
    sides_ = bots::sidesOf(play);
    rules_ = opened.rules();
    Position position { .trick = opened.trick() };
    for (const Seat seat : play.playing) position.taken[indexOf(sides_[seat])] = taken[seat];
    return worth(position).keeps[indexOf(sides_[self])];
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

const ThreeForThemselves::Worth& ThreeForThemselves::settled(const PerSide<std::uint8_t>& taken)
{
    std::optional<Worth>& known = settled_[taken[1] * 11U + taken[2]];
    if (known) return *known;
    PublicState end = table_;
    for (const Seat seat : end.playing) end.taken[seat] = taken[indexOf(sides_[seat])];
    const Settlement settlement = settlementOf(end);
    Worth worth;
    for (const Seat seat : end.playing) {
        worth.chips[indexOf(sides_[seat])] = settlement.delta[seat];
        worth.keeps[indexOf(sides_[seat])] = settlement.fallen.contains(seat) ? 0 : 1;
    }
    return known.emplace(worth);
}

}
